## Баланс

balance-title = Баланс
balance-available = Доступно
balance-pending = Ждёт подтверждения: { $amount }. В доступный баланс эта сумма не входит.
balance-top-up = Пополнить
balance-top-up-text = Пополнение — ещё не аренда. На баланс зачисляется пришедшая сумма, когда её подтвердит сеть.
balance-amount = Сумма
balance-amount-missing = Выберите одну из четырёх сумм.
balance-lines = Операции
balance-no-lines = Операций пока нет.
balance-date = Дата
balance-reason = Основание
balance-after = Баланс после операции
balance-top-ups = Пополнения
balance-reason-order = Оплата заказа
balance-reason-refund = Заказ отменён, стоимость возвращена
balance-reason-second = Повторный платёж за уже оплаченное
balance-reason-top-up = Пополнение
balance-reason-excess = Переплата
