## Заказ и список заказов

orders-title = Мои заказы
orders-new = Новый заказ
orders-none = Заказов пока нет. Цена видна до заказа.
orders-first = Выбрать видеокарту
orders-order = Заказ
orders-date = Дата
orders-what = Состав
orders-payment = Оплата
orders-machine = Машина
orders-total = Итого
orders-pages = Страницы
orders-newer = Новее
orders-older = Старше
orders-page-of = Страница { $number_text } из { $last_text }
orders-contents =
    { $lots ->
        [one] { $lots_text } лот, всего { $gpus_text } GPU, { $term }
        [few] { $lots_text } лота, всего { $gpus_text } GPU, { $term }
        [many] { $lots_text } лотов, всего { $gpus_text } GPU, { $term }
       *[other] { $lots_text } лота, всего { $gpus_text } GPU, { $term }
    }
order-kicker = Заказ
order-title-unpaid = Заказ оформлен, осталось оплатить
order-title-awaiting = Ждём оплату
order-title-paid = Оплачено, дальше подготовка
order-title-preparing = Машина готовится
order-title-ready = Доступ передан
order-title-ended = Аренда завершена
order-title-cancelled = Заказ отменён
order-state = Состояние
order-payment = Оплата
order-machine = Машина
order-next-yours = Ваш ход:
order-next-ours = Наш ход:
order-next-pay = выберите ниже, как оплатить. Само собой ничего не списывается.
order-next-awaiting = следуйте реквизитам для оплаты. Платёж засчитывается после подтверждения в сети.
order-next-part-paid = пришла часть суммы. На странице платежа видно, сколько не хватает: отправьте остаток на тот же адрес.
order-next-review = пришли деньги, которые мы должны проверить. Не отправляйте их ещё раз, поддержка вам напишет.
order-next-prepare = сотрудники готовят машину. Срок ({ $term }) начнётся с передачи доступа, не раньше.
order-next-ready = подключитесь и проверьте запуск. Выгрузите результаты до { $date }
order-next-no-date = подключитесь и проверьте запуск. Даты окончания здесь нет: спросите её у поддержки.
order-next-ended = Машина больше не доступна. Заказ и его платежи остаются здесь.
order-next-cancelled = По этому заказу больше ничего не нужно платить. Если вы отправили деньги, напишите в поддержку.
order-next-refunded = Стоимость возвращена на ваш баланс, ею можно оплатить другой заказ.
order-access = Доступ к машине
order-access-show = Показать данные для доступа
order-access-copy = Копировать
order-access-copied = Данные для доступа скопированы
order-access-hint = Не передавайте эти данные никому. При печати страницы они не выводятся.
order-access-later = Он появится здесь, когда машину передадут. Ни оформление заказа, ни оплата аренду не начинают.
order-access-broken = Данные для доступа есть, но сейчас не открываются. Напишите в поддержку.
order-starts = Начало
order-ends = Конец
order-pay = Как оплатить
order-pay-button = Получить реквизиты
order-pay-hint = Сумма в криптовалюте и срок появятся вместе с адресом. До этого ничего не отправляйте.
order-balance = Оплатить с баланса
order-balance-available = Доступно
order-balance-needed = Нужно
order-balance-after = Останется
order-balance-button = Оплатить { $total } с баланса
order-balance-short = Баланс не покрывает всю сумму, а оплатить с него часть нельзя. Ожидающее пополнение в него не входит.
order-balance-too-low = Сейчас доступно { $available }, не хватает { $missing }. Ничего не списано.
order-balance-top-up = Пополнить баланс
order-money = Сумма
order-money-paid = Оплачено
order-money-due = Осталось
order-payments = Платежи по заказу
order-what = Заказ
order-gpu = GPU
order-term = Срок
order-lots = Лоты
order-preparation = Подготовка
order-note = Вашими словами
order-change = Продление и изменение — по запросу в поддержку. До подтверждения здесь действует прежний срок.
order-support = Попросить о продлении или сообщить о неполадке
order-history = История
order-event-placed = Заказ оформлен
order-event-payment-opened = Получены реквизиты: { $method }
order-event-payment-noticed = Вы сообщили об оплате: { $method }
order-event-payment-seen = В сети замечена часть суммы: { $method }
order-event-payment-confirming = Сумма замечена и ждёт подтверждения: { $method }
order-event-payment-expired = Срок реквизитов истёк: { $method }
order-event-payment-replaced = Реквизиты заменены: { $method }
order-event-payment-in-review = Поступление проверяют сотрудники: { $method }
order-event-paid = Платёж засчитан, заказ оплачен: { $method }
order-event-paid-from-balance = Оплачено с баланса
order-event-preparation-started = Началась подготовка
order-event-handed-over = Доступ передан, срок начался
order-event-access-changed = Изменены доступ или даты
order-event-ended = Аренда завершена
order-event-cancelled = Заказ отменён
order-event-refunded = Стоимость возвращена на баланс

## What the order asks of its reader while a payment is on its way

order-stays = Заказ сохранится.
order-next-network = Слово за сетью:
order-next-confirming = сумма замечена и ждёт подтверждения. От вас больше ничего не нужно.
order-next-part-late = пришла часть суммы, и срок истёк. Больше ничего не отправляйте: мы разберёмся с тем, что пришло, и напишем вам.
order-next-open = Открыть платёж: { $method }
order-pay-replaces = Реквизиты уже выданы: { $method }. Другой способ их заменит; если вы уже отправили деньги, ничего не меняйте.
order-pay-looked-at = Поступление по этому заказу на проверке. Новые реквизиты нужны для нового платежа: если вы уже отправили деньги, дождитесь нашего ответа.
order-pay-seen = Платёж уже замечен в сети. Следите за ним: пока он виден, другой способ не предлагается.
order-balance-missing = Не хватает
order-balance-ends-payment = После оплаты с баланса открытые реквизиты перестанут действовать. Ничего по ним не отправляйте.
order-money-returned = Возвращено на баланс
