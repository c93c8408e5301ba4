## Вход

admin-sign-in-title = Вход для сотрудников
admin-sign-in-lead = Для тех, кто ведёт магазин. У клиентов своя страница входа, в самом магазине.
admin-sign-in-email = Электронная почта
admin-sign-in-password = Пароль
admin-sign-in-button = Войти
admin-sign-in-refused = Сотрудника с такой почтой и таким паролем нет. Проверьте и то и другое и введите пароль ещё раз.
admin-role-viewer = просмотр
admin-role-support = поддержка
admin-role-finance = финансы

## Что не так с полем

admin-field-ambiguous = Это поле пришло дважды с разными значениями. Оставьте одно.
admin-field-unprintable = В тексте есть управляющие символы. Введите его ещё раз без них.
admin-field-too-long =
    { $most ->
        [one] Текст слишком длинный: можно ввести не больше { $most_text } символа.
        [few] Текст слишком длинный: можно ввести не больше { $most_text } символов.
        [many] Текст слишком длинный: можно ввести не больше { $most_text } символов.
       *[other] Текст слишком длинный: можно ввести не больше { $most_text } символа.
    }
admin-confirmed-missing = Поставьте отметку, чтобы подтвердить.

## Два состояния заказа

## Список заказов

admin-orders-title = Заказы
admin-orders-export = Скачать CSV
admin-orders-all = Все
admin-orders-to-start = Оплачены, не начаты
admin-orders-search = Поиск заказов
admin-orders-text = Номер заказа, почта или имя
admin-orders-payment = Оплата
admin-orders-machine = Машина
admin-orders-any = Любое состояние
admin-orders-page = Страница
admin-orders-find = Найти
admin-orders-unknown-state = Такого состояния нет. Выберите состояние из списка.
admin-orders-page-unreadable = Номер страницы — целое число, например 2.
admin-orders-found =
    { $orders ->
        [one] Найден { $orders_text } заказ
        [few] Найдено { $orders_text } заказа
        [many] Найдено { $orders_text } заказов
       *[other] Найдено { $orders_text } заказа
    }
admin-orders-clear = Показать все заказы
admin-orders-none = Заказов пока нет.
admin-orders-none-found = По этому запросу заказов нет. Сократите текст или выберите другое состояние.
admin-orders-caption = Заказы: сначала те, что ждут нас, затем самые новые
admin-orders-order = Заказ
admin-orders-customer = Клиент
admin-orders-contents = Состав
admin-orders-total = Итого
admin-orders-placed = Оформлен
admin-orders-waits = ждёт { $time }
admin-orders-waited-minutes = { $minutes_text } мин
admin-orders-waited-hours = { $hours_text } ч { $minutes_text } мин
admin-orders-waited-days = { $days_text } д { $hours_text } ч
admin-orders-pages = Страницы
admin-orders-previous = Назад
admin-orders-next = Дальше

## Заказ

admin-order-title = Заказ { $reference }
admin-order-path = Путь
admin-facts-heading = Клиент и заказ
admin-facts-language = Язык
admin-facts-balance = Баланс
admin-facts-card = Видеокарта
admin-facts-lots =
    { $lots ->
        [one] { $lots_text } лот
        [few] { $lots_text } лота
        [many] { $lots_text } лотов
       *[other] { $lots_text } лота
    }
admin-facts-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
        [few] { $gpus_text } GPU
        [many] { $gpus_text } GPU
       *[other] { $gpus_text } GPU
    }
admin-facts-preparation = Подготовка
admin-facts-lot-price = Цена лота
admin-facts-paid = Дата оплаты
admin-preparation-ubuntu = Ubuntu
admin-preparation-python = Python
admin-preparation-pytorch = PyTorch
admin-preparation-notebook = Notebook
admin-preparation-inference = Инференс
admin-preparation-blender = Blender
admin-preparation-custom = По описанию клиента

## Действия с заказом

admin-prepare-heading = Начать подготовку
admin-prepare-text = Заказ оплачен. Клиент увидит, что машина готовится.
admin-prepare-button = Начать подготовку
admin-hand-over-heading = Передать доступ
admin-hand-over-button = Передать доступ
admin-handed-over-heading = Доступ передан
admin-access = Данные для доступа
admin-access-hint = Хост, порт, пользователь, ключ или пароль, первая команда. Клиент увидит текст таким, каким вы его введёте.
admin-access-missing = Введите данные для доступа.
admin-access-show = Показать данные для доступа
admin-access-hidden = С вашей ролью данные для доступа не показываются.
admin-access-broken = Данные для доступа не открываются: секретный ключ магазина уже не тот, что был при передаче. Передайте доступ заново.
admin-starts-at = Начало
admin-ends-at = Окончание
admin-moment-hint = По UTC: год-месяц-день часы:минуты.
admin-ends-at-hint = По UTC. Клиент оплатил { $term }: закончить раньше нельзя.
admin-moment-malformed = Укажите дату и время по UTC вот так: 2027-03-05 14:07.
admin-ends-before-start = Окончание должно быть позже начала.
admin-ends-too-early =
    { $days ->
        [one] Клиент оплатил { $days_text } день по 24 часа: укажите более позднее окончание.
        [few] Клиент оплатил { $days_text } дня по 24 часа: укажите более позднее окончание.
        [many] Клиент оплатил { $days_text } дней по 24 часа: укажите более позднее окончание.
       *[other] Клиент оплатил { $days_text } дня по 24 часа: укажите более позднее окончание.
    }
admin-change-heading = Изменить доступ или даты
admin-change-button = Сохранить изменение
admin-end-heading = Завершить аренду
admin-end-text = Клиент увидит, что аренда завершена. Сам доступ закройте на машине. Это действие необратимо.
admin-end-confirmed = Да, аренда завершена
admin-end-button = Завершить аренду по заказу { $reference }
admin-cancel-heading = Отменить заказ
admin-cancel-refund = Заказ оплачен: { $sum } сразу поступят на баланс клиента.
admin-cancel-unpaid = Заказ не оплачен полностью, поэтому на баланс клиента ничего не поступит. Действующие реквизиты для оплаты тоже отменятся.
admin-cancel-for-good = Это действие необратимо.
admin-reason = Причина
admin-reason-hint = Для журнала: её видят сотрудники, клиент не видит.
admin-reason-missing = Укажите причину.
admin-cancel-confirmed = Да, отменить этот заказ
admin-cancel-button = Отменить заказ { $reference }
admin-cancel-needs-finance = Заказ оплачен: при отмене { $sum } вернутся на баланс клиента. Такое решение принимают сотрудники с ролью «финансы».
admin-clash-moved = Состояние заказа уже не то, что было при открытии формы: возможно, его изменил кто-то ещё. Сейчас: { $state }. Ваши изменения не внесены; прежде чем продолжить, посмотрите действия сотрудников.
admin-clash-not-paid = Заказ не оплачен, поэтому ни подготовка, ни передача доступа невозможны. Ваши изменения не внесены.
admin-clash-needs-finance = Заказ тем временем оплачен: отменить его могут только сотрудники с ролью «финансы». Ваши изменения не внесены.
admin-clash-refund = На баланс клиента поступила бы уже не та сумма, что была на этой странице. Ваши изменения не внесены; посмотрите сумму ниже и решите ещё раз.
admin-typed-heading = Что вы ввели

## Платежи заказа

admin-payments-heading = Платежи
admin-payments-none = Реквизиты для оплаты ещё не запрашивали.
admin-flag-partial = меньше нужного
admin-flag-over = больше нужного
admin-flag-late = с опозданием
admin-flag-wrong_asset = другая валюта
admin-flag-multi = несколько переводов
admin-flag-dust_seen = ничтожная сумма
admin-flag-reorged = выпал из цепочки
admin-flag-replaced = заменён
admin-payment-due = К оплате
admin-payment-arrived = Пришло
admin-payment-usd = В долларах США
admin-payment-rate = по { $rate } за 1 { $asset }
admin-payment-address = Адрес
admin-payment-opened = Открыт
admin-payment-expires = Действует до
admin-payment-noticed = Нажата кнопка «Сообщить об оплате»
admin-payment-settled = Засчитан
admin-payment-id = Платёж
admin-transfer = Перевод
admin-transfer-seen = замечен
admin-transfer-confirmed = в блоке
admin-transfer-final = окончательный
admin-transfer-orphaned = выпал из цепочки
admin-transfer-replaced = заменён
admin-transfer-ignored = не учитывается
admin-transfer-booked = проведён

## История заказа

admin-timeline-heading = История
admin-event-placed = Заказ оформлен
admin-event-payment-opened = Реквизиты для оплаты: { $method }
admin-event-payment-noticed = Клиент нажал «Сообщить об оплате»
admin-event-payment-seen = Поступление замечено в сети: { $method }
admin-event-payment-confirming = Сумма замечена, ждёт подтверждения: { $method }
admin-event-payment-expired = Срок действия реквизитов истёк: { $method }
admin-event-payment-replaced = Реквизиты заменены: { $method }
admin-event-payment-in-review = Нужна проверка: { $method }
admin-event-paid = Оплачен: { $method }
admin-event-paid-from-balance = Оплачен с баланса
admin-event-preparation-started = Подготовка начата
admin-event-handed-over = Доступ передан
admin-event-access-changed = Доступ или даты изменены
admin-event-ended = Аренда завершена
admin-event-cancelled = Заказ отменён
admin-event-refunded = Возвращено на баланс: { $sum }
admin-audit-heading = Действия сотрудников
admin-audit-none = С этим заказом сотрудники ещё ничего не делали.
admin-act-start-preparing = Начата подготовка
admin-act-hand-over = Передан доступ: с { $from } до { $to }
admin-act-change-hand-over = Изменены доступ или даты: с { $from } до { $to }
admin-act-end = Завершена аренда
admin-act-cancel = Отменён заказ

## Обращения

admin-requests-title = Обращения в поддержку
admin-requests-none = Обращений без ответа нет.
admin-requests-close = Ответ дан, закрыть
