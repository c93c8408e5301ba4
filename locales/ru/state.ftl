## Как называются состояния

order-payment-unpaid = Не оплачен
order-payment-awaiting = Ждёт оплаты
order-payment-part-paid = Оплачен частично
order-payment-paid = Оплачен
order-payment-refunded = Возвращён
order-provisioning-not-started = Не начато
order-provisioning-preparing = Готовится
order-provisioning-ready = Передана
order-provisioning-ended = Завершена
order-provisioning-cancelled = Отменена
payment-state-awaiting = Ожидает
payment-state-seen = Пришла часть
payment-state-confirming = Подтверждается
payment-state-settled = Засчитан
payment-state-expired = Срок истёк
payment-state-review = На проверке
payment-state-closed = Закрыт
payment-state-cancelled = Отменён
