## Как называются состояния

order-payment-unpaid = Не оплачен
order-payment-awaiting = Ждёт оплаты
order-payment-part-paid = Оплачен частично
order-payment-paid = Оплачен
order-payment-refunded = Деньги возвращены
order-provisioning-not-started = Подготовка не начата
order-provisioning-preparing = Готовится
order-provisioning-ready = Доступ передан
order-provisioning-ended = Аренда завершена
order-provisioning-cancelled = Аренда отменена
payment-state-awaiting = Ждёт оплаты
payment-state-seen = Пришла часть
payment-state-confirming = Подтверждается
payment-state-settled = Засчитан
payment-state-expired = Срок истёк
payment-state-review = На проверке
payment-state-closed = Закрыт
payment-state-cancelled = Отменён
