## Заказ и список заказов

orders-title = Мои заказы
orders-new = Новый заказ
orders-none = Заказов пока нет. Полную цену вы увидите до оформления.
orders-first = Выбрать видеокарту
orders-order = Заказ
orders-date = Дата
orders-what = Состав
orders-payment = Оплата
orders-machine = Машина
orders-total = Итого
orders-pages = Страницы
orders-newer = Новее
orders-older = Старее
orders-page-of = Страница { $number_text } из { $last_text }
orders-contents =
    { $lots ->
        [one] { $lots_text } лот, всего { $gpus_text } GPU, { $term }
        [few] { $lots_text } лота, всего { $gpus_text } GPU, { $term }
        [many] { $lots_text } лотов, всего { $gpus_text } GPU, { $term }
       *[other] { $lots_text } лота, всего { $gpus_text } GPU, { $term }
    }
order-kicker = Заказ
order-title-unpaid = Заказ оформлен, осталось оплатить
order-title-awaiting = Ждём оплату
order-title-paid = Заказ оплачен, дальше подготовка
order-title-preparing = Машина готовится
order-title-ready = Доступ передан
order-title-ended = Аренда завершена
order-title-cancelled = Заказ отменён
order-state = Состояние
order-payment = Оплата
order-machine = Машина
order-next-yours = Следующий шаг за вами:
order-next-ours = Следующий шаг за нами:
order-next-pay = выберите ниже способ оплаты. Автоматически ничего не списывается.
order-next-awaiting = оплатите по выданным реквизитам. Платёж засчитывается после подтверждения в сети.
order-next-part-paid = пришла часть суммы. На странице платежа видно, сколько не хватает: отправьте остаток на тот же адрес.
order-next-review = пришли деньги, и мы должны проверить это поступление. Не отправляйте их ещё раз, поддержка вам напишет.
order-next-prepare = сотрудники готовят машину. Срок аренды ({ $term }) начнётся с передачи доступа, не раньше.
order-next-ready = подключитесь и проверьте, всё ли запускается. Выгрузите результаты до { $date }.
order-next-no-date = подключитесь и проверьте, всё ли запускается. Дата окончания здесь не указана: спросите её у поддержки.
order-next-ended = Машина больше недоступна. Заказ и платежи по нему остаются здесь.
order-next-cancelled = Платить по этому заказу больше не нужно. Если вы отправили деньги, напишите в поддержку.
order-next-refunded = Стоимость возвращена на ваш баланс, с него можно оплатить другой заказ.
order-access = Доступ к машине
order-access-show = Показать данные для доступа
order-access-copy = Копировать
order-access-copied = Данные для доступа скопированы
order-access-hint = Никому не передавайте эти данные. При печати страницы они не выводятся.
order-access-later = Данные появятся здесь, когда доступ будет передан. Ни оформление заказа, ни оплата аренду не начинают.
order-access-broken = Данные для доступа есть, но сейчас не открываются. Напишите в поддержку.
order-starts = Начало
order-ends = Окончание
order-pay = Как оплатить
order-pay-button = Получить реквизиты для оплаты
order-pay-hint = Сумма в криптовалюте и срок её действия появятся вместе с адресом. До этого ничего не отправляйте.
order-balance = Оплатить с баланса
order-balance-available = Доступно
order-balance-needed = Нужно
order-balance-after = Останется
order-balance-button = Оплатить { $total } с баланса
order-balance-short = Баланса не хватает на весь заказ, а оплатить с него часть нельзя. Ожидающее пополнение в него не входит.
order-balance-too-low = Сейчас доступно { $available }, не хватает { $missing }. Ничего не списано.
order-balance-top-up = Пополнить баланс
order-money = Оплата заказа
order-money-paid = Оплачено
order-money-due = Осталось оплатить
order-payments = Платежи по заказу
order-what = Заказ
order-gpu = Видеокарта
order-term = Срок
order-lots = Лоты
order-preparation = Подготовка
order-note = Ваше описание
order-change = Чтобы продлить аренду или изменить заказ, напишите в поддержку. Пока изменение не подтверждено здесь, действует прежний срок.
order-support = Попросить о продлении или сообщить о неполадке
order-history = История
order-event-placed = Заказ оформлен
order-event-payment-opened = Получены реквизиты для оплаты: { $method }
order-event-payment-noticed = Вы сообщили об оплате: { $method }
order-event-payment-seen = В сети замечена часть суммы: { $method }
order-event-payment-confirming = Сумма замечена и ждёт подтверждения: { $method }
order-event-payment-expired = Срок действия реквизитов истёк: { $method }
order-event-payment-replaced = Реквизиты отозваны: { $method }
order-event-payment-in-review = Поступление проверяют сотрудники: { $method }
order-event-paid = Платёж засчитан, заказ оплачен: { $method }
order-event-paid-from-balance = Заказ оплачен с баланса
order-event-preparation-started = Подготовка начата
order-event-handed-over = Доступ передан, срок начался
order-event-access-changed = Доступ или даты изменены
order-event-ended = Аренда завершена
order-event-cancelled = Заказ отменён
order-event-refunded = Стоимость возвращена на баланс

## What the order asks of its reader while a payment is on its way

order-stays = Заказ сохранится.
order-next-network = Следующий шаг за сетью:
order-next-confirming = сумма замечена и ждёт подтверждения. От вас больше ничего не нужно.
order-next-part-late = пришла часть суммы, и срок истёк. Больше ничего не отправляйте: мы разберёмся с тем, что пришло, и напишем вам.
order-next-open = Открыть платёж: { $method }
order-pay-replaces = Реквизиты уже выданы: { $method }. Другой способ их заменит; если вы уже отправили деньги, ничего не меняйте.
order-pay-looked-at = Поступление по этому заказу на проверке. Новые реквизиты нужны для нового платежа: если вы уже отправили деньги, дождитесь нашего ответа.
order-pay-seen = Платёж уже замечен в сети. Следите за ним: пока он виден, другой способ не предлагается.
order-balance-missing = Не хватает
order-balance-ends-payment = После оплаты с баланса открытые реквизиты перестанут действовать. Ничего по ним не отправляйте.
order-money-returned = Возвращено на баланс
