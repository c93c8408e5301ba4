## What a configuration comes to

summary-title = Summary
summary-card = { $card }, { $term }
summary-lot-price = { $price } per lot
summary-lots = Lots
summary-gpus-title = GPUs in total
summary-gpus =
    { $lots ->
        [one] { $lots_text } lot
       *[other] { $lots_text } lots
    } of { $gpus ->
        [one] { $gpus_text } GPU
       *[other] { $gpus_text } GPUs
    } = { $all_text }
summary-per-gpu-day = Per GPU per day
summary-preparation = Preparation
summary-total = Total
summary-equation =
    { $lots ->
        [one] { $price } × { $lots_text } lot = { $total }.
       *[other] { $price } × { $lots_text } lots = { $total }.
    }
summary-lot-holds =
    { $gpus ->
        [one] The price of a { $card } lot includes its { $gpus_text } GPU.
       *[other] The price of a { $card } lot already includes all its { $gpus_text } GPUs.
    }
