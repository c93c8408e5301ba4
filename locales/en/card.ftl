## A card in the catalogue

card-memory = Memory
card-bandwidth = Bandwidth
card-prices = Price of one { $card } lot
card-lot =
    { $gpus ->
        [one] { $gpus_text } GPU in a lot.
       *[other] { $gpus_text } GPUs in a lot, { $memory } each.
    }
card-available = Available
card-sold-out = All lots are taken at the moment
card-lots-free =
    { $lots ->
        [one] { $lots_text } lot free
       *[other] { $lots_text } lots free
    }
card-configure = Configure { $card }

## The page of one card

card-title = { $card }: rent for { $terms }
card-description = { $card }: { $memory } of { $kind } memory per GPU, { $backend }. A lot from { $price } for { $term }; rent for { $terms }. All figures before you order.
card-lead =
    { $gpus ->
        [one] { $gpus_text } { $vendor } GPU in a lot, with { $memory } of { $kind } memory.
       *[other] { $gpus_text } { $vendor } GPUs in one lot, each with { $memory } of { $kind } memory. For models that are cramped on one card, and for programs that know how to split the work.
    }
card-price-title = Price of one lot
card-per-gpu-day = { $price } per GPU and day
card-spec-title = Specification
card-spec-gpus = GPUs in a lot
card-spec-memory = Memory of each GPU
card-spec-bandwidth = Memory bandwidth
card-spec-vendor = Manufacturer
card-spec-backend = Backend
card-spec-preparation = Preparation
card-spec-terms = Durations
card-spec-lots = Lots in an order
card-spec-lots-range = { $min_text } to { $max_text }
card-included-title = What the price includes
card-included =
    { $gpus ->
        [one] The GPU of the lot for the whole duration, the preparation that you choose as a starting point, the access details in the order tracking, and answers from support.
       *[other] All { $gpus_text } GPUs of the lot for the whole duration, the preparation that you choose as a starting point, the access details in the order tracking, and answers from support.
    }
card-not-included = It does not include your files, weights, data and licences, or backups: those remain your responsibility. Disk, processor and traffic are not part of this description. If your work depends on them, ask support before you order.
card-before-title = Before you order
card-before-several = The memory of several cards does not add up by itself: the program must split the model and its state. Check which parallelism your engine supports, and measure memory on a representative example.
card-before-one = A model needs more memory than its weights: inputs, intermediate results and the state of the method count as well. Measure the peak on a representative example and leave a margin.
card-before-time = The duration begins with the hand-over of access: neither the order nor the payment starts it. Export results and checkpoints before it ends, and keep a copy of your own.
card-aside-title = { $card } lot
card-picture-gddr = Drawing of a { $card } lot. Packages: { $packages_text }. Each has one die with memory chips around it: { $chips_text }.
card-picture-hbm = Drawing of a { $card } lot. Packages: { $packages_text }. In each, dies: { $dies_text }, memory stacks: { $stacks_text }.
card-legend-gddr = The die is green, the { $memory } chips around it amber. Schematic.
card-legend-hbm = The dies are green, the { $memory } stacks amber.
