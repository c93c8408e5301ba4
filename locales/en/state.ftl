## How states are called

order-payment-unpaid = Unpaid
order-payment-awaiting = Awaiting payment
order-payment-part-paid = Part paid
order-payment-paid = Paid
order-payment-refunded = Refunded
order-provisioning-not-started = Not started
order-provisioning-preparing = Preparing
order-provisioning-ready = Handed over
order-provisioning-ended = Ended
order-provisioning-cancelled = Cancelled
payment-state-awaiting = Awaiting
payment-state-seen = Part seen
payment-state-confirming = Confirming
payment-state-settled = Settled
payment-state-expired = Expired
payment-state-review = To review
payment-state-closed = Closed
payment-state-cancelled = Cancelled
