## Nombres de los estados

order-payment-unpaid = Sin pagar
order-payment-awaiting = Pendiente de pago
order-payment-part-paid = Pagado en parte
order-payment-paid = Pagado
order-payment-refunded = Reembolsado
order-provisioning-not-started = Sin empezar
order-provisioning-preparing = En preparación
order-provisioning-ready = Entregada
order-provisioning-ended = Finalizada
order-provisioning-cancelled = Cancelada
payment-state-awaiting = En espera
payment-state-seen = Parte vista
payment-state-confirming = Confirmándose
payment-state-settled = Contabilizado
payment-state-expired = Caducado
payment-state-review = Por revisar
payment-state-closed = Cerrado
payment-state-cancelled = Cancelado
