## Вопросы и руководства

faq-title = Вопросы и ответы
faq-description = Тридцать ответов: как выбрать GPU, подготовить работу, заплатить криптовалютой или с баланса и следить за заказом.
faq-search-label = Поиск по вопросам и ответам
faq-search-button = Найти
faq-found =
    { $count ->
        [one] Найден { $count_text } ответ.
        [few] Найдено { $count_text } ответа.
        [many] Найдено { $count_text } ответов.
       *[other] Найдено { $count_text } ответа.
    }
faq-found-none = По запросу «{ $q }» ничего не нашлось. Попробуйте другое слово или напишите в поддержку.
faq-show-all = Показать все вопросы
help-contents = Содержание
help-trail = Вы здесь
guides-title = Руководства
guides-description = Четыре руководства по аренде GPU: пилотный запуск, рабочая среда, диагностика, checkpoint и проверенное возобновление.
guides-lead = Что сделать до аренды, во время неё и после. Все скрипты мы запускали и проверяли.
guide-minutes =
    { $minutes ->
        [one] Читать { $minutes_text } минуту.
        [few] Читать { $minutes_text } минуты.
        [many] Читать { $minutes_text } минут.
       *[other] Читать { $minutes_text } минуты.
    }
guide-checked = Проверено { $date }
guide-size = Размер: { $size } байт. Скрипт читает и пишет файлы только на вашей машине и ничего не отправляет.
guide-checksum = SHA-256:
guide-previous = Предыдущее: { $title }
guide-next = Следующее: { $title }
guide-neighbours = Другие руководства
guide-copy = Копировать
guide-copied = Скопировано
guide-code = Код
