## El configurador

configure-title = Configura tu pedido
configure-title-card = Configurar { $card }
configure-description = Elige tarjeta, duración, lotes y preparación. El total en dólares estadounidenses y el número de GPU se ven antes de hacer el pedido.
configure-trail = Configuración
configure-gpu = GPU
configure-gpu-choose = Elige una tarjeta
configure-days = Duración
configure-days-hint = En días de 24 horas, desde la entrega del acceso.
configure-lot-price = { $price } por lote
configure-lots = Número de lotes
configure-lots-hint = De { $min_text } a { $max_text }.
configure-lots-hint-card =
    { $gpus ->
        [one] De { $min_text } a { $max_text }. Un lote de { $card } contiene { $gpus_text } GPU.
        [many] De { $min_text } a { $max_text }. Un lote de { $card } contiene { $gpus_text } de GPU.
       *[other] De { $min_text } a { $max_text }. Un lote de { $card } contiene { $gpus_text } GPU.
    }
configure-preparation = Preparación de la máquina
configure-preparation-hint = El punto de partida que te gustaría tener. Si no eliges otro, es Ubuntu sin nada más. Los archivos, pesos, datos y licencias siguen siendo cosa tuya.
configure-note = Describe qué hay que preparar
configure-note-hint = Como máximo { $max_text } caracteres. Sin contraseñas ni claves.
configure-note-left = Quedan: #
configure-recalculate = Recalcular el total
configure-continue = Continuar con el pedido
configure-continue-hint = En la página siguiente revisas el pedido. No se cobra nada hasta que lo confirmes.
configure-needs-card = Elige una tarjeta y verás los precios y el total.
configure-needs-term = Elige una duración y verás el total.
configure-needs-correction = Todavía no hay total. Corrige lo que está marcado y recalcula.

## Qué falla en una elección

configure-twice = Este valor ha llegado dos veces y no coincide. Elige uno.
gpu-missing = Elige una tarjeta.
gpu-unknown = Esa tarjeta no está en el catálogo, o ya no. Elige una de la lista.
gpu-sold-out = Ahora mismo todos los lotes de { $card } están ocupados. Elige otra tarjeta.
term-missing = Elige una duración: { $terms }.
term-unknown = La tienda no alquila con esa duración. Elige { $terms }.
lots-missing = Indica el número de lotes, de { $min_text } a { $max_text }.
lots-not-a-number = Indica el número de lotes como número entero, en cifras, de { $min_text } a { $max_text }.
lots-out-of-range = Un pedido tiene de { $min_text } a { $max_text } lotes. Indica un número dentro de ese margen.
lots-too-few-free =
    { $lots ->
        [one] Ahora mismo solo queda { $lots_text } lote libre. Pide menos lotes o elige otra tarjeta.
        [many] Ahora mismo solo quedan { $lots_text } de lotes libres. Pide menos lotes o elige otra tarjeta.
       *[other] Ahora mismo solo quedan { $lots_text } lotes libres. Pide menos lotes o elige otra tarjeta.
    }
