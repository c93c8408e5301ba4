## Вход и выход

sign-in-title = Вход
sign-in-lead = Заказы и баланс доступны здесь из любого браузера.
sign-in-email = Электронная почта
sign-in-password = Пароль
sign-in-button = Войти
sign-in-refused = Почта или пароль не подходят. Проверьте адрес и раскладку и введите пароль ещё раз.
sign-in-back = Вернуться на прежнюю страницу
sign-in-lost = Забыли пароль? Задайте новый по коду восстановления
sign-in-new = Ещё нет учётной записи? Её откроет первый заказ.
sign-in-to-sign-up = Зарегистрироваться сейчас

## Регистрация

sign-up-title = Регистрация
sign-up-lead = Четыре поля, и ничего, что удостоверяло бы личность. Учётную запись может открыть и первый заказ.
sign-up-note = Документы не нужны. Пароль не восстанавливается по почте, поэтому храните его в менеджере паролей.
sign-up-email-hint = Адрес, который вы читаете: по нему вы входите.
sign-up-password-hint = От 15 до 128 любых знаков. Подойдёт фраза из нескольких слов.
sign-up-button = Зарегистрироваться
sign-up-taken = С этой почтой уже есть учётная запись. Войдите в неё или укажите другой адрес.
sign-up-to-sign-in = Учётная запись уже есть — войти

## Имена, адреса и пароли в формах

first-name = Имя
last-name = Фамилия
first-name-missing = Введите имя.
first-name-too-long = Имя слишком длинное: помещается до 80 знаков.
first-name-unprintable = В имени есть невидимый управляющий символ. Введите имя заново.
last-name-missing = Введите фамилию.
last-name-too-long = Фамилия слишком длинная: помещается до 80 знаков.
last-name-unprintable = В фамилии есть невидимый управляющий символ. Введите фамилию заново.
email-missing = Введите адрес электронной почты.
email-malformed = Введите адрес полностью, например anna@example.org.
email-too-long = Адрес слишком длинный: в адресе почты бывает до 254 знаков.
password-present = Нынешний пароль
password-new = Новый пароль
password-missing = Введите пароль: от 15 до 128 знаков.
password-too-short =
    { $characters ->
        [one] В пароле { $characters_text } знак, нужно от 15 до 128.
        [few] В пароле { $characters_text } знака, нужно от 15 до 128.
        [many] В пароле { $characters_text } знаков, нужно от 15 до 128.
       *[other] В пароле { $characters_text } знака, нужно от 15 до 128.
    }
password-too-long =
    { $characters ->
        [one] В пароле { $characters_text } знак, нужно от 15 до 128.
        [few] В пароле { $characters_text } знака, нужно от 15 до 128.
        [many] В пароле { $characters_text } знаков, нужно от 15 до 128.
       *[other] В пароле { $characters_text } знака, нужно от 15 до 128.
    }
password-guessable = Этот пароль легко угадать: он распространён, повторяется или составлен из вашего имени или почты. Возьмите несколько слов, с вами не связанных.
password-again = Введите пароль ещё раз: пока форма проверяется, он не сохраняется.
password-present-missing = Введите нынешний пароль.
password-present-wrong = Нынешний пароль другой. Введите его ещё раз.
form-given-twice = Форма прислала это поле дважды с разными значениями. Заполните его один раз и отправьте снова.

## Забытый пароль

recovery-title = Новый пароль по коду
recovery-lead = Код был показан при регистрации. Он действует один раз: после этого вы получите новый, а все прежние сеансы завершатся.
recovery-button = Задать новый пароль
recovery-refused = Почта и код не подходят друг к другу, или код уже использован. Проверьте их и введите новый пароль ещё раз.
recovery-lost = Код утерян? Поддержка поможет, если вы подтвердите свои заказы.
recovery-code = Код восстановления
recovery-code-hint = 24 знака: буквы и цифры. Пробелы, дефисы и регистр не важны.
recovery-code-malformed = В коде 24 буквы и цифры, например ABCD-2345-EFGH-6789-JKMN-2345. Проверьте введённое.
recovery-code-title = Сохраните код восстановления
recovery-code-text = Код показан здесь один раз. С ним вы зададите новый пароль, если забудете нынешний; письмом пароль не восстанавливается. Прежний код больше не действует.
recovery-code-copy = Скопировать код
recovery-code-copied = Код скопирован
recovery-code-keep = Сохраните код в менеджере паролей или распечатайте эту страницу и держите её отдельно от компьютера.

## Учётная запись

account-title = Учётная запись
account-details = Контакты
account-name = Имя
account-balance = Баланс
account-orders =
    { $orders ->
        [one] { $orders_text } заказ
        [few] { $orders_text } заказа
        [many] { $orders_text } заказов
       *[other] { $orders_text } заказа
    }
account-sessions = Сеансы
account-session-browser = Браузер
account-session-begun = Вход
account-session-seen = Последний раз
account-session-act = Действие
account-session-unknown = Неизвестный браузер
account-session-own = сейчас, этот сеанс
account-session-end = Завершить
account-sessions-end-others = Завершить все остальные сеансы
account-sessions-ended = Готово: сеанс завершён.
account-password = Сменить пароль
account-password-end-others = Завершить все остальные сеансы
account-password-button = Сменить пароль
account-password-changed = Пароль изменён.
account-code-text = Он заменяет забытый пароль. Копии у нас нет, показать его снова мы не можем; новый можно создать в любое время.
account-code-new = Создать новый код
account-code-warning = Прежний код сразу перестанет действовать.
account-code-button = Создать новый код, прежний отменить
