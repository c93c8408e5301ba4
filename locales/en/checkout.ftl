## Checking and placing an order

checkout-title = Check and place your order
checkout-order = Your order
checkout-gpu = Card
checkout-card =
    { $gpus ->
        [one] { $card }, { $gpus_text } GPU per lot
       *[other] { $card }, { $gpus_text } GPUs per lot
    }
checkout-term = Duration
checkout-lots = Lots
checkout-preparation = Preparation
checkout-note = Your description
checkout-change = Change
checkout-change-gpu = the card
checkout-change-term = the duration
checkout-change-lots = the number of lots
checkout-change-preparation = the preparation
checkout-change-note = the description
checkout-known = I already have an account
checkout-known-text = After signing in you return to this order.
checkout-known-button = Sign in and continue
checkout-new-account = New account
checkout-details = Your details
checkout-place = Place order for { $total }
checkout-place-hint = You pay on the next page. Nothing is charged now.
checkout-earlier = You already placed exactly the same order on { $at }. If you place it again, it is a second rental. The first one:

## What stands in the way of an order

checkout-incomplete = This order cannot be placed yet. Correct what is marked in the configurator; everything else stays as you chose it.
checkout-to-configure = Correct in the configurator
checkout-email-taken = There is already an account with this email. Sign in under “I already have an account”, or enter another email.
checkout-other-account = You have signed in with another email in the meantime. The order would belong to the account shown here: check it and place the order again.
checkout-price-rose = The total has risen from { $agreed } to { $now } since you saw it. If you agree to the new total, place the order again.
checkout-form-damaged = The form was damaged on its way to us. It has been renewed: check it and place the order again.
