## Pagos

method-name = { $asset } en { $network }
method-title = Criptomoneda y red
method-hint = USDT y USDC existen en varias redes. Elige la que usará tu monedero.
method-network = red { $network }
method-network-confirm = Para USDT y USDC: mi monedero enviará por la red que he elegido. Una transferencia por otra red no cuenta.
method-missing = Elige una criptomoneda con su red.
method-network-unconfirmed = Confirma que tu monedero envía por la red { $network }.
method-no-rate = Ahora no hay un tipo de cambio válido para { $method }. No envíes nada; elige otra criptomoneda o vuelve más tarde.
method-no-address = Ahora no hay una dirección libre para { $method }. No envíes nada; elige otra criptomoneda o vuelve más tarde.
method-already-seen = Ya se ha visto un pago con { $method }. Síguelo y no pagues dos veces.
method-too-many-open = Ya tienes otros pedidos a la espera de pago. Paga uno o deja que caduque y vuelve a intentarlo.
method-too-small = El importe es demasiado pequeño para pagarlo con criptomonedas.
payment-title-open = Envía { $asset } por la red { $network }
payment-title-settled = Pago contabilizado: { $asset } en { $network }
payment-title-expired = Estas instrucciones han caducado: { $asset } en { $network }
payment-title-review = Tu pago está en revisión: { $asset } en { $network }
payment-title-over = Estas instrucciones ya no valen: { $asset } en { $network }
payment-top-up = Recarga de { $amount }
payment-instructions = Instrucciones de pago
payment-only = Solo { $asset }, solo en { $network }. La misma criptomoneda, enviada por otra red, no llega.
payment-demonstration = Esto es una demostración: la dirección no es de nadie. No envíes nada a ella.
payment-amount = Importe que debe llegar
payment-amount-copied = Importe copiado
payment-address = Dirección en { $network }
payment-address-copied = Dirección copiada
payment-copy = Copiar
payment-open-wallet = Abrir en un monedero de este dispositivo
payment-valid-until = Válido hasta
payment-minutes-left = quedan { $minutes } min
payment-seconds-left = quedan { $seconds } s
payment-time-over = el tiempo se ha agotado
payment-rate = 1 { $asset } = { $rate } USD, tipo de cambio fijado a las { $time } hasta que caduquen las instrucciones.
payment-rate-demonstration = El tipo de cambio es de demostración, no el del mercado.
payment-fees = Las comisiones de red corren a cargo de quien envía: debe llegar el importe entero.
payment-notice = Ya he pagado
payment-noticed = Anotado: { $time }.
payment-notice-hint = El aviso figura en el seguimiento. No confirma nada ni pide nada más: solo cuenta el dinero confirmado en la red.
payment-qr-amount = El código contiene la dirección y el importe.
payment-qr-address = El código contiene solo la dirección. Escribe tú el importe.
payment-network-shows = Lo que muestra la red
payment-step-awaiting = En espera
payment-step-seen = Visto
payment-step-confirming = Confirmándose
payment-step-settled = Contabilizado
payment-says-awaiting = Todavía no se ha visto nada en la red.
payment-says-seen = Ha llegado una parte. Envía lo que falta a la misma dirección.
payment-says-confirming = El importe se ha visto. Cuenta en cuanto la red lo confirme; no tienes que hacer nada más.
payment-says-settled = El dinero ha llegado, está confirmado y contabilizado.
payment-says-settled-over = El dinero ha llegado y cuenta. Lo que supera el importe pedido va a tu saldo; si es mucho, antes lo revisa el equipo.
payment-says-expired = No había llegado nada cuando se agotó el tiempo. La dirección y el importe ya no valen.
payment-says-review = Ha llegado dinero más tarde, o de otro modo, de lo que decían las instrucciones. El equipo lo revisa y te escribirá. No lo envíes otra vez.
payment-says-review-asset = A la dirección ha llegado una criptomoneda distinta de la acordada. El equipo lo revisa y te escribirá. No envíes nada más.
payment-says-closed = El equipo ha cerrado este pago. Escribe a soporte si tienes alguna pregunta.
payment-says-cancelled = Se ha elegido otra forma de pago, o el pedido se ha pagado de otro modo o se ha cancelado. La dirección y el importe ya no valen.
payment-due = Importe en dólares
payment-received = Recibido
payment-missing = Falta
payment-expiry = Caducidad
payment-check-again = Comprobar de nuevo
payment-if = Si algo no sale como estaba previsto
payment-if-late = La transferencia llega después de la caducidad
payment-if-late-text = No la envíes otra vez. Escribe a soporte con la referencia del pedido: la dirección antigua se sigue vigilando y alguien revisa lo que ha llegado.
payment-if-short = Falta una parte del importe
payment-if-short-text = Envía el resto a la misma dirección antes de la caducidad: la página muestra lo que falta.
payment-if-over = El importe es demasiado grande
payment-if-over-text = El pedido queda pagado igualmente. El resto va a tu saldo; si es mucho, antes lo revisa el equipo.
payment-if-network = Se ha enviado por otra red
payment-if-network-text = Esa transferencia no es equivalente y no cuenta por sí sola. Guarda sus datos y escribe a soporte.
payment-sent-already = ¿Ya lo has enviado?
payment-do-not-send-twice = No lo envíes otra vez. Escribe a soporte e indica la referencia { $reference }.
payment-do-not-send-twice-top-up = No lo envíes otra vez. Escribe a soporte e indica de qué recarga se trata.
payment-to-support = Escribir a soporte
payment-again = Pedir instrucciones nuevas
payment-to-order = Ir al pedido
payment-to-balance = Ir al saldo

## What arrived, and what else may happen

payment-title-confirming = Pago visto, a la espera de confirmación: { $asset } en { $network }
payment-says-seen-late = Ha llegado una parte y el plazo ha terminado. No envíes nada más: revisaremos lo que ha llegado y te escribiremos.
payment-amount-rest = Importe que aún debe llegar
payment-asked = Importe pedido
payment-transfers = Transferencias
payment-transfer-seen = Vista, sin confirmar
payment-transfer-confirmed = En un bloque, no definitiva
payment-transfer-final = Definitiva
payment-transfer-gone = Desaparecida de la red
payment-rate-sources =
    { $sources ->
        [one] Según { $sources_text } fuente.
        [many] Mediana de { $sources_text } de fuentes.
       *[other] Mediana de { $sources_text } fuentes.
    }
payment-if-exchange = Envías desde una plataforma de intercambio
payment-if-exchange-text = Las plataformas suelen descontar su comisión del importe. Indica lo necesario para que, tras la comisión, llegue justo el importe mostrado, y elige la red que se nombra aquí. Si llega de menos, envía el resto sumando la comisión.
