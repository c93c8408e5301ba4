## Баланс

balance-title = Баланс
balance-available = Доступно
balance-pending = Ждёт подтверждения: { $amount }. В доступный баланс эта сумма не входит.
balance-top-up = Пополнить
balance-top-up-text = Пополнение ничего не арендует. Оно зачисляется после подтверждения в сети, в размере пришедшей суммы.
balance-amount = Сумма
balance-amount-missing = Выберите одну из четырёх сумм.
balance-lines = Движения
balance-no-lines = Движений пока нет.
balance-date = Дата
balance-reason = Основание
balance-after = Баланс после
balance-top-ups = Пополнения
balance-reason-order = Оплата заказа
balance-reason-refund = Заказ отменён, стоимость возвращена
balance-reason-second = Повторный платёж за уже оплаченное
balance-reason-top-up = Пополнение
balance-reason-excess = Переплата
