## The balance

balance-title = Balance
balance-available = Available
balance-pending = Waiting for confirmation: { $amount }. It is not part of the available balance.
balance-top-up = Top up
balance-top-up-text = A top-up rents nothing by itself. The amount that arrives is credited once the network has confirmed it.
balance-amount = Amount
balance-amount-missing = Choose one of the four amounts.
balance-lines = Transactions
balance-no-lines = There are no transactions yet.
balance-date = Date
balance-reason = Reason
balance-after = Balance after
balance-top-ups = Top-ups
balance-reason-order = Order paid
balance-reason-refund = Order cancelled, price returned
balance-reason-second = Second payment for something already paid
balance-reason-top-up = Top-up
balance-reason-excess = Overpayment
