## La primera página

home-title = GPU por lotes durante { $terms }
home-description = Alquila GPU de NVIDIA y AMD por lotes durante { $terms }. El precio completo se ve antes de registrarte. Sin verificación de identidad; pago con criptomonedas o con el saldo.
home-heading = GPU por lotes durante { $terms }. El precio completo, antes del registro
home-lead =
    { $cards ->
        [one] { $cards_text } tarjeta de NVIDIA o AMD, de { $least } a { $most } de memoria.
        [many] { $cards_text } de tarjetas de NVIDIA y AMD, de { $least } a { $most } de memoria.
       *[other] { $cards_text } tarjetas de NVIDIA y AMD, de { $least } a { $most } de memoria.
    } Sin verificación de identidad. { $methods ->
        [one] { $methods_text } forma de pagar con criptomonedas, o con el saldo.
        [many] { $methods_text } de formas de pagar con criptomonedas, o con el saldo.
       *[other] { $methods_text } formas de pagar con criptomonedas, o con el saldo.
    }
home-choose = Elegir una GPU
home-pilot = Cómo hacer una prueba piloto
home-lots =
    { $lots ->
        [one] { $lots_text } lote
        [many] { $lots_text } de lotes
       *[other] { $lots_text } lotes
    }
home-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
        [many] { $gpus_text } de GPU
       *[other] { $gpus_text } GPU
    }
home-example =
    { $gpus ->
        [one] Un lote de { $card } durante { $term }. Un lote contiene { $gpus_text } GPU; el precio se multiplica por el número de lotes.
        [many] Un lote de { $card } durante { $term }. Un lote contiene { $gpus_text } de GPU, todas incluidas en su precio; el precio solo se multiplica por el número de lotes.
       *[other] Un lote de { $card } durante { $term }. Un lote contiene { $gpus_text } GPU, todas incluidas en su precio; el precio solo se multiplica por el número de lotes.
    }
home-cards = De una tarjeta a los modelos grandes
home-all-cards =
    { $cards ->
        [one] La tarjeta del catálogo ({ $cards_text })
        [many] Los { $cards_text } de tarjetas
       *[other] Las { $cards_text } tarjetas
    }
home-how = De la elección al acceso
home-choosing = Elige
home-choosing-text = Una tarjeta, una duración, de 1 a 10 lotes y la preparación que quieres. El total y el número de GPU se ven al momento.
home-ordering = Pide
home-ordering-text = Nombre, apellidos, correo y contraseña. La cuenta se crea con el primer pedido, sin documentos.
home-paying = Paga
home-paying-text = Importe exacto, dirección, red y plazo en una sola página. El pago cuenta cuando la red lo ha confirmado.
home-following = Sigue el pedido
home-following-text = El pago y la máquina se muestran por separado. Los datos de acceso aparecen cuando la máquina se ha entregado de verdad.
home-know = Antes de pagar conviene saber
home-all-answers = Todas las respuestas
