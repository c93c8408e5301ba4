## Les noms des états

order-payment-unpaid = Non payée
order-payment-awaiting = Paiement attendu
order-payment-part-paid = Payée en partie
order-payment-paid = Payée
order-payment-refunded = Remboursée
order-provisioning-not-started = Non commencée
order-provisioning-preparing = En préparation
order-provisioning-ready = Accès remis
order-provisioning-ended = Location terminée
order-provisioning-cancelled = Location annulée
payment-state-awaiting = En attente
payment-state-seen = Reçu en partie
payment-state-confirming = En confirmation
payment-state-settled = Pris en compte
payment-state-expired = Expiré
payment-state-review = À examiner
payment-state-closed = Clos
payment-state-cancelled = Annulé
