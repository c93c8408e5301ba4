## Платежи

method-name = { $asset } в сети { $network }
method-title = Валюта и сеть
method-hint = USDT и USDC есть в нескольких сетях. Выберите ту, в которой ваш кошелёк отправит перевод.
method-network = сеть { $network }
method-network-confirm = Для USDT и USDC: мой кошелёк отправит перевод именно в выбранной сети. Перевод в другой сети не засчитывается.
method-missing = Выберите валюту и её сеть.
method-network-unconfirmed = Подтвердите, что кошелёк отправит перевод в сети { $network }.
method-no-rate = Сейчас нет действующего курса для { $method }. Ничего не отправляйте: выберите другую валюту или вернитесь позже.
method-no-address = Сейчас нет свободного адреса для { $method }. Ничего не отправляйте: выберите другую валюту или вернитесь позже.
method-already-seen = Платёж { $method } уже замечен. Следите за ним и не платите дважды.
method-too-many-open = Другие ваши заказы уже ждут оплаты. Оплатите один из них или дождитесь, пока истечёт срок реквизитов, и попробуйте снова.
method-too-small = Сумма слишком мала для оплаты криптовалютой.
payment-title-open = Отправьте { $asset } в сети { $network }
payment-title-settled = Платёж засчитан: { $asset } в сети { $network }
payment-title-expired = Срок действия реквизитов истёк: { $asset } в сети { $network }
payment-title-review = Ваш платёж на проверке: { $asset } в сети { $network }
payment-title-over = Эти реквизиты больше не действуют: { $asset } в сети { $network }
payment-top-up = Пополнение на { $amount }
payment-instructions = Реквизиты для оплаты
payment-only = Только { $asset }, только в сети { $network }. Та же валюта, отправленная в другой сети, не дойдёт.
payment-demonstration = Это демонстрация: адрес никому не принадлежит. Ничего на него не отправляйте.
payment-amount = Сумма, которая должна прийти
payment-amount-copied = Сумма скопирована
payment-address = Адрес в сети { $network }
payment-address-copied = Адрес скопирован
payment-copy = Копировать
payment-open-wallet = Открыть в кошельке на этом устройстве
payment-valid-until = Действует до
payment-minutes-left = осталось { $minutes } мин
payment-seconds-left = осталось { $seconds } с
payment-time-over = время вышло
payment-rate = 1 { $asset } = { $rate } USD, курс зафиксирован в { $time } на весь срок действия реквизитов.
payment-rate-demonstration = Курс демонстрационный, не рыночный.
payment-fees = Комиссию сети платит отправитель: дойти должна вся сумма.
payment-notice = Сообщить об оплате
payment-noticed = Отмечено: { $time }.
payment-notice-hint = Отметка видна в заказе. Она ничего не подтверждает, и больше ничего присылать не нужно: засчитываются только деньги, подтверждённые в сети.
payment-qr-amount = В коде адрес и сумма.
payment-qr-address = В коде только адрес. Сумму введите сами.
payment-network-shows = Что видно в сети
payment-step-awaiting = Ждём
payment-step-seen = Замечен
payment-step-confirming = Подтверждается
payment-step-settled = Засчитан
payment-says-awaiting = В сети пока ничего не видно.
payment-says-seen = Пришла часть суммы. Отправьте остаток на тот же адрес.
payment-says-confirming = Сумма замечена. Она засчитается, когда сеть её подтвердит; от вас больше ничего не нужно.
payment-says-settled = Деньги пришли, подтверждены и засчитаны.
payment-says-settled-over = Деньги пришли и засчитаны. Излишек зачисляется на ваш баланс; если он крупный, его сначала проверяют сотрудники.
payment-says-expired = До конца срока ничего не пришло. Адрес и сумма больше не действуют.
payment-says-review = Деньги пришли позже или иначе, чем указано в реквизитах. Сотрудники проверяют поступление и напишут вам. Не отправляйте деньги ещё раз.
payment-says-review-asset = На адрес пришла другая валюта, а не указанная в реквизитах. Сотрудники проверяют поступление и напишут вам. Не отправляйте деньги ещё раз.
payment-says-closed = Сотрудники закрыли этот платёж. Если есть вопросы, напишите в поддержку.
payment-says-cancelled = Выбран другой способ оплаты, либо заказ оплачен иначе или отменён. Адрес и сумма больше не действуют.
payment-due = Сумма в долларах
payment-received = Пришло
payment-missing = Не хватает
payment-expiry = Срок действия
payment-check-again = Проверить снова
payment-if = Если что-то пошло не так
payment-if-late = Перевод пришёл после окончания срока
payment-if-late-text = Не отправляйте деньги ещё раз. Напишите в поддержку и укажите номер заказа: старый адрес остаётся под наблюдением, и поступление рассмотрят.
payment-if-short = Не хватает части суммы
payment-if-short-text = Отправьте остаток на тот же адрес до конца срока: на странице видно, сколько не хватает.
payment-if-over = Сумма больше нужной
payment-if-over-text = Заказ всё равно будет оплачен. Излишек зачислят на баланс; если он крупный, его сначала проверят сотрудники.
payment-if-network = Отправлено в другой сети
payment-if-network-text = Такой перевод не заменяет нужный и сам по себе не засчитывается. Сохраните его данные и напишите в поддержку.
payment-sent-already = Уже отправили?
payment-do-not-send-twice = Не отправляйте деньги ещё раз. Напишите в поддержку и укажите номер заказа { $reference }.
payment-do-not-send-twice-top-up = Не отправляйте деньги ещё раз. Напишите в поддержку и укажите, о каком пополнении речь.
payment-to-support = Написать в поддержку
payment-again = Получить новые реквизиты
payment-to-order = К заказу
payment-to-balance = К балансу

## What arrived, and what else may happen

payment-title-confirming = Платёж замечен и ждёт подтверждения: { $asset } в сети { $network }
payment-says-seen-late = Пришла часть суммы, и срок истёк. Больше ничего не отправляйте: мы разберёмся с тем, что пришло, и напишем вам.
payment-amount-rest = Сумма, которая ещё должна прийти
payment-asked = Нужно было
payment-transfers = Переводы
payment-transfer-seen = Замечен, не подтверждён
payment-transfer-confirmed = В блоке, не окончательно
payment-transfer-final = Подтверждён окончательно
payment-transfer-gone = Исчез из сети
payment-rate-sources =
    { $sources ->
        [one] Медиана { $sources_text } источника.
        [few] Медиана { $sources_text } источников.
        [many] Медиана { $sources_text } источников.
       *[other] Медиана { $sources_text } источника.
    }
payment-if-exchange = Вы отправляете с биржи
payment-if-exchange-text = Биржи часто удерживают комиссию из суммы перевода. Укажите столько, чтобы после комиссии пришла ровно показанная сумма, и выберите названную здесь сеть. Если придёт меньше, отправьте остаток, добавив комиссию.
