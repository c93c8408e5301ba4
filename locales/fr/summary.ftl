## Ce que donne une configuration

summary-title = Récapitulatif
summary-card = { $card }, { $term }
summary-lot-price = { $price } par lot
summary-lots = Lots
summary-gpus-title = GPU en tout
summary-gpus =
    { $lots ->
        [one] { $lots_text } lot
        [many] { $lots_text } de lots
       *[other] { $lots_text } lots
    } de { $gpus_text } GPU = { $all_text }
summary-per-gpu-day = Par jour et par GPU
summary-preparation = Préparation
summary-total = Total
summary-equation =
    { $lots ->
        [one] { $price } × { $lots_text } lot = { $total }.
        [many] { $price } × { $lots_text } de lots = { $total }.
       *[other] { $price } × { $lots_text } lots = { $total }.
    }
summary-lot-holds = Le prix du lot { $card } comprend déjà ses { $gpus_text } GPU.
