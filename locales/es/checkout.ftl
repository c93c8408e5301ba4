## Revisar y tramitar el pedido

checkout-title = Revisa y tramita el pedido
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
checkout-note = Tu descripción
checkout-change = Cambiar
checkout-change-gpu = la GPU
checkout-change-term = la duración
checkout-change-lots = el número de lotes
checkout-change-preparation = la preparación
checkout-change-note = la descripción
checkout-known = Ya tengo una cuenta
checkout-known-text = Al iniciar sesión vuelves a este pedido.
checkout-known-button = Iniciar sesión y continuar
checkout-new-account = Cuenta nueva
checkout-details = Tus datos
checkout-place = Hacer el pedido por { $total }
checkout-place-hint = Se paga en la página siguiente. Ahora no se cobra nada.
checkout-earlier = Ya hiciste este mismo pedido el { $at }. Si lo haces otra vez, será un segundo alquiler. El primero:

## Lo que impide un pedido

checkout-incomplete = Este pedido aún no se puede hacer. Corrige en el configurador lo que está marcado; lo demás queda como lo elegiste.
checkout-to-configure = Corregir en el configurador
checkout-email-taken = Este correo ya tiene una cuenta. Inicia sesión en «Ya tengo una cuenta» o indica otro correo.
checkout-other-account = Entretanto has iniciado sesión con otro correo. El pedido iría a la cuenta que ves aquí: revísala y haz el pedido de nuevo.
checkout-price-rose = El total ha subido de { $agreed } a { $now } desde que lo viste. Si aceptas el nuevo total, haz el pedido de nuevo.
checkout-form-damaged = El formulario se dañó por el camino. Se ha renovado: revísalo y haz el pedido de nuevo.
