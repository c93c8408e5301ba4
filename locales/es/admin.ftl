## Acceso

admin-sign-in-title = Inicio de sesión del personal
admin-sign-in-lead = Para quienes llevan la tienda. Los clientes inician sesión en la página de la tienda.
admin-sign-in-email = Correo electrónico
admin-sign-in-password = Contraseña
admin-sign-in-button = Iniciar sesión
admin-sign-in-refused = Nadie del personal tiene este correo con esta contraseña. Revisa ambos y vuelve a escribir la contraseña.
admin-role-viewer = solo lectura
admin-role-support = soporte
admin-role-finance = finanzas

## Qué falla en un campo

admin-field-ambiguous = Este campo ha llegado dos veces con textos distintos. Deja solo uno.
admin-field-unprintable = Este texto contiene caracteres de control. Escríbelo de nuevo sin ellos.
admin-field-too-long =
    { $most ->
        [one] El texto es demasiado largo: cabe { $most_text } carácter como máximo.
        [many] El texto es demasiado largo: caben { $most_text } de caracteres como máximo.
       *[other] El texto es demasiado largo: caben { $most_text } caracteres como máximo.
    }
admin-confirmed-missing = Marca la casilla para confirmar.

## Los dos estados de un pedido

## La lista de pedidos

admin-orders-title = Pedidos
admin-orders-export = Descargar CSV
admin-orders-all = Todos
admin-orders-to-start = Pagados, sin empezar
admin-orders-search = Buscar pedidos
admin-orders-text = Referencia, correo o nombre
admin-orders-payment = Pago
admin-orders-machine = Máquina
admin-orders-any = Cualquiera
admin-orders-page = Página
admin-orders-find = Buscar
admin-orders-unknown-state = Ese estado no existe. Elige uno de la lista.
admin-orders-page-unreadable = La página se indica con un número entero, por ejemplo 2.
admin-orders-found =
    { $orders ->
        [one] { $orders_text } pedido encontrado
        [many] { $orders_text } de pedidos encontrados
       *[other] { $orders_text } pedidos encontrados
    }
admin-orders-clear = Mostrar todos los pedidos
admin-orders-none = Todavía no hay pedidos.
admin-orders-none-found = Ningún pedido coincide con la búsqueda. Prueba con menos letras o con otro estado.
admin-orders-caption = Pedidos: primero los que dependen de nosotros, después los más recientes
admin-orders-order = Pedido
admin-orders-customer = Cliente
admin-orders-contents = Contenido
admin-orders-total = Total
admin-orders-placed = Hecho
admin-orders-waits = espera desde hace { $time }
admin-orders-waited-minutes = { $minutes_text } min
admin-orders-waited-hours = { $hours_text } h { $minutes_text } min
admin-orders-waited-days = { $days_text } d { $hours_text } h
admin-orders-pages = Páginas
admin-orders-previous = Anterior
admin-orders-next = Siguiente

## Un pedido

admin-order-title = Pedido { $reference }
admin-order-path = Ruta
admin-facts-heading = Cliente y pedido
admin-facts-language = Idioma
admin-facts-balance = Saldo
admin-facts-card = Tarjeta
admin-facts-lots =
    { $lots ->
        [one] { $lots_text } lote
        [many] { $lots_text } de lotes
       *[other] { $lots_text } lotes
    }
admin-facts-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
        [many] { $gpus_text } de GPU
       *[other] { $gpus_text } GPU
    }
admin-facts-preparation = Preparación
admin-facts-lot-price = Precio de un lote
admin-facts-paid = Pagado el
admin-preparation-ubuntu = Ubuntu
admin-preparation-python = Python
admin-preparation-pytorch = PyTorch
admin-preparation-notebook = Notebook
admin-preparation-inference = Inferencia
admin-preparation-blender = Blender
admin-preparation-custom = Con las palabras del cliente

## Acciones sobre un pedido

admin-prepare-heading = Empezar la preparación
admin-prepare-text = El pedido está pagado. El cliente verá que la máquina está en preparación.
admin-prepare-button = Empezar la preparación
admin-hand-over-heading = Entregar el acceso
admin-hand-over-button = Entregar el acceso
admin-handed-over-heading = Entregado
admin-access = Datos de acceso
admin-access-hint = Host, puerto, usuario, clave o contraseña, primer comando. El cliente verá el texto tal como lo escribas.
admin-access-missing = Indica los datos de acceso.
admin-access-show = Mostrar los datos de acceso
admin-access-hidden = Tu rol no permite ver los datos de acceso.
admin-access-broken = Los datos de acceso no se pueden abrir: la clave secreta de la tienda ya no es la de la entrega. Entrega el acceso de nuevo.
admin-starts-at = Inicio
admin-ends-at = Fin
admin-moment-hint = En UTC: año-mes-día horas:minutos.
admin-ends-at-hint = En UTC. El cliente ha pagado { $term }: el fin no puede ser anterior.
admin-moment-malformed = Escribe el momento en UTC así: 2027-03-05 14:07.
admin-ends-before-start = El fin debe ser posterior al inicio.
admin-ends-too-early =
    { $days ->
        [one] El cliente ha pagado { $days_text } día de 24 horas: retrasa el final.
        [many] El cliente ha pagado { $days_text } de días de 24 horas: retrasa el final.
       *[other] El cliente ha pagado { $days_text } días de 24 horas: retrasa el final.
    }
admin-change-heading = Cambiar el acceso o las fechas
admin-change-button = Guardar el cambio
admin-end-heading = Finalizar el alquiler
admin-end-text = El cliente verá que el alquiler ha terminado. El acceso a la máquina tienes que cerrarlo tú. No se puede deshacer.
admin-end-confirmed = Sí, el alquiler ha terminado
admin-end-button = Finalizar el alquiler { $reference }
admin-cancel-heading = Cancelar el pedido
admin-cancel-refund = El pedido está pagado: { $sum } pasan en el acto al saldo del cliente.
admin-cancel-unpaid = El pedido no está pagado por completo, así que nada pasa al saldo del cliente. También se cancelan las instrucciones de pago abiertas.
admin-cancel-for-good = No se puede deshacer.
admin-reason = Motivo
admin-reason-hint = Para el registro: lo lee el personal, no el cliente.
admin-reason-missing = Indica un motivo.
admin-cancel-confirmed = Sí, cancelar este pedido
admin-cancel-button = Cancelar el pedido { $reference }
admin-cancel-needs-finance = El pedido está pagado: al cancelarlo, { $sum } vuelven al saldo del cliente, y eso lo decide finanzas.
admin-clash-moved = El pedido ya no está en el estado que mostraba tu formulario; puede que otra persona lo haya cambiado. Estado actual: { $state }. No has cambiado nada; mira las acciones del personal antes de seguir.
admin-clash-not-paid = El pedido no está pagado, así que no se prepara ni se entrega nada. No has cambiado nada.
admin-clash-needs-finance = El pedido ya está pagado: solo finanzas puede cancelarlo. No has cambiado nada.
admin-clash-refund = Lo que pasaría al saldo del cliente ya no es lo que decía esta página. No has cambiado nada; mira el importe y decide de nuevo.
admin-typed-heading = Lo que habías escrito

## Los pagos de un pedido

admin-payments-heading = Pagos
admin-payments-none = Todavía no se han pedido instrucciones de pago.
admin-flag-partial = menos de lo debido
admin-flag-over = más de lo debido
admin-flag-late = fuera de plazo
admin-flag-wrong_asset = otra criptomoneda
admin-flag-multi = varias transferencias
admin-flag-dust_seen = importe ínfimo
admin-flag-reorged = fuera de la cadena
admin-flag-replaced = transferencia sustituida
admin-payment-due = Por pagar
admin-payment-arrived = Recibido
admin-payment-usd = En dólares
admin-payment-rate = a { $rate } por 1 { $asset }
admin-payment-address = Dirección
admin-payment-opened = Creado
admin-payment-expires = Caduca
admin-payment-noticed = «Ya he pagado»
admin-payment-settled = Contabilizado
admin-payment-id = Pago
admin-transfer = Transferencia
admin-transfer-seen = vista
admin-transfer-confirmed = en un bloque
admin-transfer-final = definitiva
admin-transfer-orphaned = fuera de la cadena
admin-transfer-replaced = sustituida
admin-transfer-ignored = ignorada
admin-transfer-booked = contabilizada

## El historial de un pedido

admin-timeline-heading = Historial
admin-event-placed = Pedido hecho
admin-event-payment-opened = Instrucciones de pago: { $method }
admin-event-payment-noticed = El cliente avisa: ya he pagado
admin-event-payment-seen = Dinero visto en la red: { $method }
admin-event-payment-confirming = Importe visto, a la espera de confirmación: { $method }
admin-event-payment-expired = Instrucciones de pago caducadas: { $method }
admin-event-payment-replaced = Instrucciones de pago sustituidas: { $method }
admin-event-payment-in-review = Por revisar: { $method }
admin-event-paid = Pagado: { $method }
admin-event-paid-from-balance = Pagado con el saldo
admin-event-preparation-started = Preparación empezada
admin-event-handed-over = Acceso entregado
admin-event-access-changed = Acceso o fechas cambiados
admin-event-ended = Alquiler finalizado
admin-event-cancelled = Pedido cancelado
admin-event-refunded = Al saldo: { $sum }
admin-audit-heading = Acciones del personal
admin-audit-none = Nadie ha actuado todavía sobre este pedido.
admin-act-start-preparing = Preparación empezada
admin-act-hand-over = Acceso entregado, desde { $from } hasta { $to }
admin-act-change-hand-over = Acceso o fechas cambiados: desde { $from } hasta { $to }
admin-act-end = Alquiler finalizado
admin-act-cancel = Pedido cancelado

## Solicitudes

admin-requests-title = Solicitudes a soporte
admin-requests-none = No hay solicitudes pendientes de respuesta.
admin-requests-close = Respondida, cerrar
