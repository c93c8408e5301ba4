## The configurator

configure-title = Configure your order
configure-title-card = Configure { $card }
configure-description = Choose a card, a duration, the number of lots and a preparation. The total in US dollars and the number of GPUs are shown before you order.
configure-trail = Configuration
configure-gpu = GPU
configure-gpu-choose = Choose a card
configure-days = Duration
configure-days-hint = Days of 24 hours, counted from the hand-over of access.
configure-lot-price = { $price } per lot
configure-lots = Number of lots
configure-lots-hint = From { $min_text } to { $max_text }.
configure-lots-hint-card =
    { $gpus ->
        [one] From { $min_text } to { $max_text }. A { $card } lot holds { $gpus_text } GPU.
       *[other] From { $min_text } to { $max_text }. A { $card } lot holds { $gpus_text } GPUs.
    }
configure-preparation = Preparation of the machine
configure-preparation-hint = The starting point you would like. Without another choice it is plain Ubuntu. Your files, weights, data and licences remain your responsibility.
configure-note = Describe what to prepare
configure-note-hint = Up to { $max_text } characters. No passwords and no keys.
configure-note-left = Characters left: #
configure-recalculate = Recalculate the total
configure-continue = Continue to checkout
configure-continue-hint = You check the order on the next page. Nothing is charged before you confirm.
configure-needs-card = Choose a card, and the prices and the total will appear.
configure-needs-term = Choose a duration, and the total will appear.
configure-needs-correction = There is no total yet. Correct what is marked and recalculate.

## What is wrong with a choice

configure-twice = This value arrived twice, and differs. Choose one.
gpu-missing = Choose a card.
gpu-unknown = This card is not, or is no longer, in the catalogue. Choose one from the list.
gpu-sold-out = All lots of { $card } are taken at the moment. Choose another card.
term-missing = Choose a duration: { $terms }.
term-unknown = This duration is not on offer. Choose { $terms }.
lots-missing = Enter the number of lots, from { $min_text } to { $max_text }.
lots-not-a-number = Enter the number of lots as a whole number in digits, from { $min_text } to { $max_text }.
lots-out-of-range = An order takes from { $min_text } to { $max_text } lots. Enter a number in this range.
lots-too-few-free =
    { $lots ->
        [one] Only { $lots_text } lot is free at the moment. Order fewer lots or choose another card.
       *[other] Only { $lots_text } lots are free at the moment. Order fewer lots or choose another card.
    }
