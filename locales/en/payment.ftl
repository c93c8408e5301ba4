## Payments

method-name = { $asset } on { $network }
method-title = Coin and network
method-hint = USDT and USDC exist on several networks. Choose the one that your wallet will use.
method-network = { $network } network
method-network-confirm = For USDT and USDC: my wallet will send on the network that I chose. A transfer on another network does not count.
method-missing = Choose a coin and its network.
method-network-unconfirmed = Confirm that your wallet sends on the { $network } network.
method-no-rate = There is no valid exchange rate for { $method } right now. Send nothing; choose another coin, or come back later.
method-no-address = There is no free address for { $method } right now. Send nothing; choose another coin, or come back later.
method-already-seen = A payment in { $method } has already been seen. Follow that one, and do not pay twice.
method-too-many-open = Other orders of yours are already waiting for payment. Pay one of them or let its instructions expire, then ask again.
method-too-small = The amount is too small to be paid in crypto.
payment-title-open = Send { $asset } on the { $network } network
payment-title-settled = Payment counted: { $asset } on { $network }
payment-title-expired = These instructions have expired: { $asset } on { $network }
payment-title-review = Your payment is under review: { $asset } on { $network }
payment-title-over = These instructions are no longer valid: { $asset } on { $network }
payment-top-up = Top-up of { $amount }
payment-instructions = Payment instructions
payment-only = Only { $asset }, only on { $network }. The same coin sent on another network will not arrive.
payment-demonstration = This is a demonstration: the address belongs to nobody. Do not send anything to it.
payment-amount = Amount that must arrive
payment-amount-copied = Amount copied
payment-address = Address on { $network }
payment-address-copied = Address copied
payment-copy = Copy
payment-open-wallet = Open in a wallet on this device
payment-valid-until = Valid until
payment-minutes-left = { $minutes } min left
payment-seconds-left = { $seconds } s left
payment-time-over = time is up
payment-rate = 1 { $asset } = { $rate } USD, fixed at { $time } until the instructions expire.
payment-rate-demonstration = This rate is for the demonstration, not the market’s.
payment-fees = The sender pays the network fees: the whole amount must arrive.
payment-notice = I have paid
payment-noticed = Noted: { $time }.
payment-notice-hint = The notice appears in the order tracking. It confirms nothing, and we need nothing more from you: only money confirmed on the network counts.
payment-qr-amount = The code holds the address and the amount.
payment-qr-address = The code holds only the address. Type in the amount yourself.
payment-network-shows = What the network shows
payment-step-awaiting = Waiting
payment-step-seen = Seen
payment-step-confirming = Confirming
payment-step-settled = Counted
payment-says-awaiting = Nothing has been seen on the network yet.
payment-says-seen = Part of the amount has arrived. Send what is missing to the same address.
payment-says-confirming = The full amount has been seen. It counts once the network has confirmed it; nothing more is needed from you.
payment-says-settled = The money has arrived, is confirmed and counts.
payment-says-settled-over = The money has arrived and counts. Anything above the amount due goes to your balance; if it is large, staff review it first.
payment-says-expired = Nothing had arrived when the time ran out. The address and the amount are no longer valid.
payment-says-review = Money has arrived later, or otherwise, than the instructions said. Staff are reviewing it and will write to you. Do not send it again.
payment-says-review-asset = A different coin from the one agreed has arrived at the address. Staff are reviewing it and will write to you. Do not send anything again.
payment-says-closed = Staff have closed this payment. Write to support if you have a question about it.
payment-says-cancelled = Another way to pay was chosen, or the order was paid otherwise or cancelled. The address and the amount are no longer valid.
payment-due = Amount in dollars
payment-received = Arrived
payment-missing = Missing
payment-expiry = Valid until
payment-check-again = Check again
payment-if = If something is not as planned
payment-if-late = The transfer arrives after the expiry
payment-if-late-text = Do not send it again. Write to support and give the order reference: the old address is still watched, and staff look at what arrives there.
payment-if-short = Part of the amount is missing
payment-if-short-text = Send the rest to the same address before the expiry: the page shows what is missing.
payment-if-over = The amount is too large
payment-if-over-text = The order is paid all the same. The excess goes to your balance; if it is large, staff review it first.
payment-if-network = It was sent on another network
payment-if-network-text = Such a transfer is not equivalent and does not count by itself. Keep its details and write to support.
payment-sent-already = Have you already paid?
payment-do-not-send-twice = Do not send anything again. Write to support and give the order reference { $reference }.
payment-do-not-send-twice-top-up = Do not send anything again. Write to support and say which top-up it is.
payment-to-support = Write to support
payment-again = Ask for new instructions
payment-to-order = To the order
payment-to-balance = To the balance

## What arrived, and what else may happen

payment-title-confirming = Seen, waiting for confirmation: { $asset } on { $network }
payment-says-seen-late = A part has arrived, and the time is over. Send nothing more: we review what arrived and will write to you.
payment-amount-rest = Amount that must still arrive
payment-asked = Amount asked for
payment-transfers = Transfers
payment-transfer-seen = Seen, not confirmed
payment-transfer-confirmed = In a block, not final
payment-transfer-final = Final
payment-transfer-gone = Gone from the network
payment-rate-sources =
    { $sources ->
        [one] From { $sources_text } source.
       *[other] The median of { $sources_text } sources.
    }
payment-if-exchange = You send from an exchange
payment-if-exchange-text = Exchanges often take their fee out of the amount. Enter so much that exactly the amount shown arrives after the fee, and choose the network named here. If too little arrives, send the rest with the fee added.
