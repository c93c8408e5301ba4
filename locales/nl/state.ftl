## Hoe toestanden heten

order-payment-unpaid = Niet betaald
order-payment-awaiting = Wacht op betaling
order-payment-part-paid = Deels betaald
order-payment-paid = Betaald
order-payment-refunded = Terugbetaald
order-provisioning-not-started = Niet begonnen
order-provisioning-preparing = In voorbereiding
order-provisioning-ready = Overgedragen
order-provisioning-ended = Afgelopen
order-provisioning-cancelled = Geannuleerd
payment-state-awaiting = Wacht
payment-state-seen = Deel gezien
payment-state-confirming = Wordt bevestigd
payment-state-settled = Verwerkt
payment-state-expired = Verlopen
payment-state-review = Te beoordelen
payment-state-closed = Gesloten
payment-state-cancelled = Geannuleerd
