## Waar een samenstelling op uitkomt

summary-title = Overzicht
summary-card = { $card }, { $term }
summary-lot-price = { $price } per lot
summary-lots = Loten
summary-gpus-title = GPU’s in totaal
summary-gpus =
    { $lots ->
        [one] { $lots_text } lot
       *[other] { $lots_text } loten
    } van { $gpus ->
        [one] { $gpus_text } GPU
       *[other] { $gpus_text } GPU’s
    } = { $all_text }
summary-per-gpu-day = Per GPU per dag
summary-preparation = Voorbereiding
summary-total = Totaal
summary-equation =
    { $lots ->
        [one] { $price } × { $lots_text } lot = { $total }.
       *[other] { $price } × { $lots_text } loten = { $total }.
    }
summary-lot-holds =
    { $gpus ->
        [one] In de prijs van een lot { $card } zit de { $gpus_text } GPU al.
       *[other] In de prijs van een lot { $card } zitten de { $gpus_text } GPU’s al.
    }
