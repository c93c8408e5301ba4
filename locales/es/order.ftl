## El pedido y la lista de pedidos

orders-title = Mis pedidos
orders-new = Nuevo pedido
orders-none = Todavía no hay pedidos. El precio se ve antes de hacer uno.
orders-first = Elegir una GPU
orders-order = Pedido
orders-date = Fecha
orders-what = Contenido
orders-payment = Pago
orders-machine = Máquina
orders-total = Total
orders-pages = Páginas
orders-newer = Más recientes
orders-older = Más antiguos
orders-page-of = Página { $number_text } de { $last_text }
orders-contents =
    { $lots ->
        [one] { $lots_text } lote, { $gpus_text } GPU en total, { $term }
        [many] { $lots_text } de lotes, { $gpus_text } GPU en total, { $term }
       *[other] { $lots_text } lotes, { $gpus_text } GPU en total, { $term }
    }
order-kicker = Pedido
order-title-unpaid = Pedido hecho, falta el pago
order-title-awaiting = Esperando el pago
order-title-paid = Pagado, sigue la preparación
order-title-preparing = La máquina se está preparando
order-title-ready = Acceso entregado
order-title-ended = El alquiler ha terminado
order-title-cancelled = El pedido está cancelado
order-state = Estado
order-payment = Pago
order-machine = Máquina
order-next-yours = Te toca:
order-next-ours = Nos toca:
order-next-pay = elige abajo cómo pagar. Nada se cobra por sí solo.
order-next-awaiting = sigue las instrucciones de pago. El pago cuenta cuando la red lo confirma.
order-next-part-paid = ha llegado una parte. La página del pago muestra lo que falta: envíalo a la misma dirección.
order-next-review = ha llegado dinero que tenemos que revisar. No lo envíes otra vez; soporte te escribirá.
order-next-prepare = nuestro equipo prepara la máquina. El alquiler de { $term } empieza con la entrega del acceso, no antes.
order-next-ready = conéctate y comprueba el arranque. Exporta tus resultados antes del { $date }.
order-next-no-date = conéctate y comprueba el arranque. Aquí falta la fecha de fin: pídesela a soporte.
order-next-ended = Ya no se puede acceder a la máquina. El pedido y sus pagos siguen aquí.
order-next-cancelled = Ya no tienes que pagar nada por este pedido. Si has enviado dinero, escribe a soporte.
order-next-refunded = El importe ha vuelto a tu saldo, con el que puedes pagar otro pedido.
order-access = Acceso a la máquina
order-access-show = Mostrar los datos de acceso
order-access-copy = Copiar
order-access-copied = Datos de acceso copiados
order-access-hint = No compartas estos datos. No se imprimen con la página.
order-access-later = Aparecerá aquí cuando se entregue la máquina. El alquiler no empieza al hacer el pedido ni al pagar.
order-access-broken = Los datos de acceso están guardados, pero ahora no se pueden abrir. Escribe a soporte.
order-starts = Inicio
order-ends = Fin
order-pay = Cómo pagar
order-pay-button = Obtener las instrucciones de pago
order-pay-hint = El importe en criptomoneda y su caducidad aparecen junto con la dirección. Hasta entonces no envíes nada.
order-balance = Pagar con el saldo
order-balance-available = Disponible
order-balance-needed = Necesario
order-balance-after = Quedará
order-balance-button = Pagar { $total } con el saldo
order-balance-short = El saldo no cubre el total y no sirve para pagar solo una parte. Las recargas pendientes no cuentan.
order-balance-too-low = Ahora hay { $available } disponibles; faltan { $missing }. No se ha cobrado nada.
order-balance-top-up = Recargar el saldo
order-money = Importes
order-money-paid = Pagado
order-money-due = Pendiente
order-payments = Pagos de este pedido
order-what = Pedido
order-gpu = GPU
order-term = Duración
order-lots = Lotes
order-preparation = Preparación
order-note = Con tus palabras
order-change = Las prórrogas y los cambios se piden a soporte. El periodo previsto vale hasta que el cambio se confirme aquí.
order-support = Pedir una prórroga o informar de un problema
order-history = Historial
order-event-placed = Pedido hecho
order-event-payment-opened = Instrucciones de pago creadas: { $method }
order-event-payment-noticed = Has avisado de que has pagado: { $method }
order-event-payment-seen = Parte vista en la red: { $method }
order-event-payment-confirming = Importe visto, a la espera de confirmación: { $method }
order-event-payment-expired = Instrucciones de pago caducadas: { $method }
order-event-payment-replaced = Instrucciones de pago retiradas: { $method }
order-event-payment-in-review = Dinero en revisión: { $method }
order-event-paid = Pago contabilizado, pedido pagado: { $method }
order-event-paid-from-balance = Pagado con el saldo
order-event-preparation-started = Preparación empezada
order-event-handed-over = Acceso entregado, empieza el alquiler
order-event-access-changed = Acceso o fechas cambiados
order-event-ended = Alquiler terminado
order-event-cancelled = Pedido cancelado
order-event-refunded = Importe devuelto al saldo

## What the order asks of its reader while a payment is on its way

order-stays = El pedido se conserva.
order-next-network = Le toca a la red:
order-next-confirming = el importe se ha visto y espera la confirmación. No tienes que hacer nada más.
order-next-part-late = ha llegado una parte y el plazo ha terminado. No envíes nada más: revisaremos lo que ha llegado y te escribiremos.
order-next-open = Abrir el pago: { $method }
order-pay-replaces = Ya hay instrucciones abiertas: { $method }. Otra forma de pago las sustituye; si ya has enviado el dinero, no las cambies.
order-pay-looked-at = Estamos revisando dinero de este pedido. Unas instrucciones nuevas son para un pago nuevo: si ya has enviado el dinero, espera nuestra respuesta.
order-pay-seen = Ya se ha visto un pago en la red. Sigue ese; mientras tanto no se ofrece otra forma de pago.
order-balance-missing = Falta
order-balance-ends-payment = Pagar con el saldo deja sin efecto las instrucciones abiertas. Después no envíes nada a esa dirección.
order-money-returned = Devuelto al saldo
