## Signing in

admin-sign-in-title = Staff sign-in
admin-sign-in-lead = For the people who run the shop. Customers sign in on the shop’s own page.
admin-sign-in-email = Email
admin-sign-in-password = Password
admin-sign-in-button = Sign in
admin-sign-in-refused = No member of staff matches this email and password. Check both and type the password again.
admin-role-viewer = viewer
admin-role-support = support
admin-role-finance = finance

## What is wrong with a field

admin-field-ambiguous = This field arrived twice, with different values. Keep one of them.
admin-field-unprintable = This text contains control characters. Type it again without them.
admin-field-too-long =
    { $most ->
        [one] This text is too long: up to { $most_text } character fits.
       *[other] This text is too long: up to { $most_text } characters fit.
    }
admin-confirmed-missing = Tick the box to confirm.

## The two states of an order

## The list of orders

admin-orders-title = Orders
admin-orders-export = Download CSV
admin-orders-all = All
admin-orders-to-start = Paid, not started
admin-orders-search = Search orders
admin-orders-text = Order reference, email or name
admin-orders-payment = Payment
admin-orders-machine = Machine
admin-orders-any = Any
admin-orders-page = Page
admin-orders-find = Find
admin-orders-unknown-state = There is no such state. Choose one from the list.
admin-orders-page-unreadable = A page is a whole number, such as 2.
admin-orders-found =
    { $orders ->
        [one] { $orders_text } order found
       *[other] { $orders_text } orders found
    }
admin-orders-clear = Show all orders
admin-orders-none = There are no orders yet.
admin-orders-none-found = No order matches this search. Try fewer letters, or another state.
admin-orders-caption = Orders: those waiting for us first, then the newest
admin-orders-order = Order
admin-orders-customer = Customer
admin-orders-contents = Contents
admin-orders-total = Total
admin-orders-placed = Placed
admin-orders-waits = waits { $time }
admin-orders-waited-minutes = { $minutes_text } min
admin-orders-waited-hours = { $hours_text } h { $minutes_text } min
admin-orders-waited-days = { $days_text } d { $hours_text } h
admin-orders-pages = Pages
admin-orders-previous = Previous
admin-orders-next = Next

## An order

admin-order-title = Order { $reference }
admin-order-path = Path
admin-facts-heading = Customer and order
admin-facts-language = Language
admin-facts-balance = Balance
admin-facts-card = Card
admin-facts-lots =
    { $lots ->
        [one] { $lots_text } lot
       *[other] { $lots_text } lots
    }
admin-facts-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
       *[other] { $gpus_text } GPUs
    }
admin-facts-preparation = Preparation
admin-facts-lot-price = Price of a lot
admin-facts-paid = Paid on
admin-preparation-ubuntu = Ubuntu
admin-preparation-python = Python
admin-preparation-pytorch = PyTorch
admin-preparation-notebook = Notebook
admin-preparation-inference = Inference
admin-preparation-blender = Blender
admin-preparation-custom = The customer’s description

## Acts on an order

admin-prepare-heading = Start the preparation
admin-prepare-text = The order is paid. The customer will see that the machine is being prepared.
admin-prepare-button = Start the preparation
admin-hand-over-heading = Hand over access
admin-hand-over-button = Hand over access
admin-handed-over-heading = Access handed over
admin-access = Access details
admin-access-hint = Host, port, user, key or password, first command. The customer sees this text as you type it.
admin-access-missing = Enter the access details.
admin-access-show = Show the access details
admin-access-hidden = Your role may not see the access details.
admin-access-broken = The access details cannot be opened: the shop’s secret key is no longer the one they were sealed with. Hand over access again.
admin-starts-at = Start
admin-ends-at = End
admin-moment-hint = In UTC: year-month-day hours:minutes.
admin-ends-at-hint = In UTC. The customer has paid for { $term }: an earlier end is not accepted.
admin-moment-malformed = Enter the date and time in UTC like this: 2027-03-05 14:07.
admin-ends-before-start = The end must come after the start.
admin-ends-too-early =
    { $days ->
        [one] The customer paid for { $days_text } day of 24 hours: move the end.
       *[other] The customer paid for { $days_text } days of 24 hours: move the end.
    }
admin-change-heading = Change the access or the dates
admin-change-button = Save the change
admin-end-heading = End the rental
admin-end-text = The customer will see that the rental has ended. Close the access itself on the machine. This cannot be undone.
admin-end-confirmed = Yes, the rental has ended
admin-end-button = End the rental of { $reference }
admin-cancel-heading = Cancel the order
admin-cancel-refund = The order is paid: { $sum } will go to the customer’s balance at once.
admin-cancel-unpaid = The order is not fully paid, so nothing goes to the customer’s balance. Open payment instructions are cancelled as well.
admin-cancel-for-good = This cannot be undone.
admin-reason = Reason
admin-reason-hint = For the log: staff can read it, the customer cannot.
admin-reason-missing = Enter a reason.
admin-cancel-confirmed = Yes, cancel this order
admin-cancel-button = Cancel order { $reference }
admin-cancel-needs-finance = The order is paid: cancelling it returns { $sum } to the customer’s balance, and that is for the finance role to decide.
admin-clash-moved = The order is no longer in the state it had when the form was opened; somebody else may have changed it. It is now: { $state }. You changed nothing; look at the acts of the staff before you go on.
admin-clash-not-paid = The order is not paid, so nothing can be prepared or handed over. You changed nothing.
admin-clash-needs-finance = The order has been paid in the meantime: only the finance role may cancel it. You changed nothing.
admin-clash-refund = The sum that would go to the customer’s balance is no longer the one this page showed. You changed nothing; read the sum below and decide again.
admin-typed-heading = What you typed

## An order’s payments

admin-payments-heading = Payments
admin-payments-none = No payment instructions have been asked for yet.
admin-flag-partial = less than due
admin-flag-over = more than due
admin-flag-late = late
admin-flag-wrong_asset = another coin
admin-flag-multi = several transfers
admin-flag-dust_seen = dust
admin-flag-reorged = left the chain
admin-flag-replaced = replaced
admin-payment-due = Due
admin-payment-arrived = Arrived
admin-payment-usd = In US dollars
admin-payment-rate = at { $rate } for 1 { $asset }
admin-payment-address = Address
admin-payment-opened = Opened
admin-payment-expires = Expires
admin-payment-noticed = “I have paid”
admin-payment-settled = Settled
admin-payment-id = Payment
admin-transfer = Transfer
admin-transfer-seen = seen
admin-transfer-confirmed = in a block
admin-transfer-final = final
admin-transfer-orphaned = left the chain
admin-transfer-replaced = replaced
admin-transfer-ignored = ignored
admin-transfer-booked = booked

## An order’s history

admin-timeline-heading = History
admin-event-placed = Order placed
admin-event-payment-opened = Payment instructions: { $method }
admin-event-payment-noticed = The customer pressed “I have paid”
admin-event-payment-seen = Money seen on the network: { $method }
admin-event-payment-confirming = Full amount seen, awaiting confirmation: { $method }
admin-event-payment-expired = Payment instructions expired: { $method }
admin-event-payment-replaced = Payment instructions replaced: { $method }
admin-event-payment-in-review = To review: { $method }
admin-event-paid = Paid: { $method }
admin-event-paid-from-balance = Paid from the balance
admin-event-preparation-started = Preparation started
admin-event-handed-over = Access handed over
admin-event-access-changed = Access or dates changed
admin-event-ended = Rental ended
admin-event-cancelled = Order cancelled
admin-event-refunded = Returned to the balance: { $sum }
admin-audit-heading = Acts of the staff
admin-audit-none = Nobody has done anything to this order yet.
admin-act-start-preparing = Started the preparation
admin-act-hand-over = Handed over, from { $from } to { $to }
admin-act-change-hand-over = Changed the access or the dates: from { $from } to { $to }
admin-act-end = Ended the rental
admin-act-cancel = Cancelled the order

## Requests

admin-requests-title = Requests to support
admin-requests-none = No request is waiting for an answer.
admin-requests-close = Answered, close
