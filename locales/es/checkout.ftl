## Revisar y tramitar el pedido

checkout-title = Revisa y tramita tu pedido
checkout-order = Tu pedido
checkout-gpu = GPU
checkout-card =
    { $gpus ->
        [one] { $card }, { $gpus_text } GPU por lote
        [many] { $card }, { $gpus_text } de GPU por lote
       *[other] { $card }, { $gpus_text } GPU por lote
    }
checkout-term = Duración
checkout-lots = Lotes
checkout-preparation = Preparación
checkout-note = Descripción
checkout-change = Cambiar
checkout-change-gpu = la GPU
checkout-change-term = la duración
checkout-change-lots = el número de lotes
checkout-change-preparation = la preparación
checkout-change-note = la descripción
checkout-known = Ya tengo una cuenta
checkout-known-text = Después de iniciar sesión vuelves a este pedido.
checkout-known-button = Iniciar sesión y continuar
checkout-new-account = Cuenta nueva
checkout-details = Tus datos
checkout-place = Hacer el pedido por { $total }
checkout-place-hint = El pago se hace en la página siguiente. Ahora no se cobra nada.
checkout-earlier = Ya hiciste un pedido idéntico el { $at }. Si lo repites, será un segundo alquiler. El primero:

## Lo que impide un pedido

checkout-incomplete = Este pedido todavía no se puede hacer. Corrige en el configurador lo que está marcado; lo demás se queda como lo elegiste.
checkout-to-configure = Corregir en el configurador
checkout-email-taken = Ya hay una cuenta con este correo. Inicia sesión en «Ya tengo una cuenta» o indica otro correo.
checkout-other-account = Mientras tanto has iniciado sesión con otro correo. El pedido quedaría en la cuenta que ves aquí: compruébalo y haz el pedido de nuevo.
checkout-price-rose = El total ha subido de { $agreed } a { $now } desde que lo viste. Si lo aceptas, haz el pedido de nuevo.
checkout-form-damaged = El formulario ha llegado dañado y se ha renovado: revísalo y haz el pedido de nuevo.
