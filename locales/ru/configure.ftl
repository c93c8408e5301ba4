## Настройка заказа

configure-title = Настройте заказ
configure-title-card = Настройте заказ: { $card }
configure-description = Выберите видеокарту, срок, число лотов и подготовку. Итог в долларах США и число GPU видны до оформления.
configure-trail = Настройка
configure-gpu = Видеокарта
configure-gpu-choose = Выберите видеокарту
configure-days = Срок
configure-days-hint = В днях по 24 часа, считая от передачи доступа.
configure-lot-price = { $price } за лот
configure-lots = Число лотов
configure-lots-hint = От { $min_text } до { $max_text }.
configure-lots-hint-card =
    { $gpus ->
        [one] От { $min_text } до { $max_text }. В лоте { $card } { $gpus_text } GPU.
        [few] От { $min_text } до { $max_text }. В лоте { $card } { $gpus_text } GPU.
        [many] От { $min_text } до { $max_text }. В лоте { $card } { $gpus_text } GPU.
       *[other] От { $min_text } до { $max_text }. В лоте { $card } { $gpus_text } GPU.
    }
configure-preparation = Подготовка машины
configure-preparation-hint = Пожелание о начальном состоянии. Если ничего не выбрать, это будет чистая Ubuntu. Файлы, веса, данные и лицензии остаются за вами.
configure-note = Опишите, что подготовить
configure-note-hint = До { $max_text } символов. Не указывайте пароли и ключи.
configure-note-left = Осталось: #
configure-recalculate = Пересчитать итог
configure-continue = Перейти к оформлению
configure-continue-hint = На следующей странице вы проверите заказ. До подтверждения ничего не списывается.
configure-needs-card = Выберите видеокарту: появятся цены и итог.
configure-needs-term = Выберите срок: появится итог.
configure-needs-correction = Итога пока нет. Исправьте отмеченное и пересчитайте.

## Что не так с выбором

configure-twice = Значение указано дважды, и по-разному. Оставьте одно.
gpu-missing = Выберите видеокарту.
gpu-unknown = Такой видеокарты в каталоге нет. Выберите другую из списка.
gpu-sold-out = Все лоты { $card } сейчас заняты. Выберите другую видеокарту.
term-missing = Выберите срок: { $terms }.
term-unknown = На такой срок аренды нет. Возможные сроки: { $terms }.
lots-missing = Укажите число лотов: от { $min_text } до { $max_text }.
lots-not-a-number = Укажите число лотов целым числом, цифрами: от { $min_text } до { $max_text }.
lots-out-of-range = В одном заказе от { $min_text } до { $max_text } лотов. Укажите число в этих пределах.
lots-too-few-free =
    { $lots ->
        [one] Сейчас свободен только { $lots_text } лот. Закажите меньше лотов или выберите другую видеокарту.
        [few] Сейчас свободны только { $lots_text } лота. Закажите меньше лотов или выберите другую видеокарту.
        [many] Сейчас свободны только { $lots_text } лотов. Закажите меньше лотов или выберите другую видеокарту.
       *[other] Сейчас свободны только { $lots_text } лота. Закажите меньше лотов или выберите другую видеокарту.
    }
