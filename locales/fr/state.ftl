## Les noms des états

order-payment-unpaid = Non payée
order-payment-awaiting = En attente
order-payment-part-paid = Payée en partie
order-payment-paid = Payée
order-payment-refunded = Remboursée
order-provisioning-not-started = Pas commencée
order-provisioning-preparing = En préparation
order-provisioning-ready = Remise
order-provisioning-ended = Terminée
order-provisioning-cancelled = Annulée
payment-state-awaiting = En attente
payment-state-seen = Vu en partie
payment-state-confirming = En confirmation
payment-state-settled = Pris en compte
payment-state-expired = Expiré
payment-state-review = À examiner
payment-state-closed = Clos
payment-state-cancelled = Annulé
