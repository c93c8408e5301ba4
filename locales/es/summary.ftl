## En qué queda una configuración

summary-title = Resumen
summary-card = { $card }, { $term }
summary-lot-price = { $price } por lote
summary-lots = Lotes
summary-gpus-title = GPU en total
summary-gpus =
    { $lots ->
        [one] { $lots_text } lote
        [many] { $lots_text } de lotes
       *[other] { $lots_text } lotes
    } de { $gpus_text } GPU = { $all_text }
summary-per-gpu-day = Por GPU y día
summary-preparation = Preparación
summary-total = Total
summary-equation =
    { $lots ->
        [one] { $price } × { $lots_text } lote = { $total }.
        [many] { $price } × { $lots_text } de lotes = { $total }.
       *[other] { $price } × { $lots_text } lotes = { $total }.
    }
summary-lot-holds = El precio de un lote de { $card } ya incluye sus { $gpus_text } GPU.
