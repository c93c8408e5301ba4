## The first page

home-title = GPUs by the lot for { $terms }
home-description = Rent NVIDIA and AMD GPUs by the lot for { $terms }. The total price is shown before you sign up. No identity check, payment in crypto or from your balance.
home-heading = GPUs by the lot for { $terms }. The total price before you sign up
home-lead =
    { $cards ->
        [one] { $cards_text } NVIDIA or AMD card, with { $least } to { $most } of memory.
       *[other] { $cards_text } NVIDIA and AMD cards, with { $least } to { $most } of memory.
    } No identity check. { $methods ->
        [one] { $methods_text } way to pay in crypto, or from your balance.
       *[other] { $methods_text } ways to pay in crypto, or from your balance.
    }
home-choose = Choose a card
home-pilot = How to run a pilot
home-lots =
    { $lots ->
        [one] { $lots_text } lot
       *[other] { $lots_text } lots
    }
home-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
       *[other] { $gpus_text } GPUs
    }
home-example =
    { $gpus ->
        [one] A { $card } lot for { $term }. A lot holds { $gpus_text } GPU; the number of lots multiplies the price.
       *[other] A { $card } lot for { $term }. A lot holds { $gpus_text } GPUs and its price covers all of them; only the number of lots multiplies the price.
    }
home-cards = From one card to large models
home-all-cards =
    { $cards ->
        [one] The { $cards_text } card of the catalogue
       *[other] All { $cards_text } cards
    }
home-how = From choice to access
home-choosing = Choose
home-choosing-text = A card, a duration, 1 to 10 lots and the preparation you would like. The total and the number of GPUs are shown at once.
home-ordering = Order
home-ordering-text = First name, last name, email and password. The first order opens the account; no documents.
home-paying = Pay
home-paying-text = The exact amount, address, network and expiry on one page. A payment counts once the network has confirmed it.
home-following = Follow
home-following-text = Payment and machine are tracked apart. The access details appear when access has actually been handed over.
home-know = Good to know before you pay
home-all-answers = All answers
