## The balance

balance-title = Balance
balance-available = Available
balance-pending = Waiting for confirmation: { $amount }. It is no part of the available balance.
balance-top-up = Top up
balance-top-up-text = A top-up rents nothing. It is credited after confirmation on the network, with what arrived.
balance-amount = Amount
balance-amount-missing = Choose one of the four amounts.
balance-lines = Movements
balance-no-lines = There are no movements yet.
balance-date = Date
balance-reason = Reason
balance-after = Balance after
balance-top-ups = Top-ups
balance-reason-order = Order paid
balance-reason-refund = Order called off, price returned
balance-reason-second = Second payment for something already paid
balance-reason-top-up = Top-up
balance-reason-excess = Paid more than was due
