## Первая страница

home-title = GPU лотами на { $terms }
home-description = Аренда GPU NVIDIA и AMD лотами на { $terms }. Полная цена видна до регистрации. Без проверки личности, оплата криптовалютой или с баланса.
home-heading = GPU лотами на { $terms }. Полная цена видна до регистрации
home-lead =
    { $cards ->
        [one] { $cards_text } видеокарта NVIDIA и AMD, от { $least } до { $most } памяти.
        [few] { $cards_text } видеокарты NVIDIA и AMD, от { $least } до { $most } памяти.
        [many] { $cards_text } видеокарт NVIDIA и AMD, от { $least } до { $most } памяти.
       *[other] { $cards_text } видеокарты NVIDIA и AMD, от { $least } до { $most } памяти.
    } Без проверки личности. { $methods ->
        [one] { $methods_text } способ оплаты криптовалютой, а ещё баланс.
        [few] { $methods_text } способа оплаты криптовалютой, а ещё баланс.
        [many] { $methods_text } способов оплаты криптовалютой, а ещё баланс.
       *[other] { $methods_text } способа оплаты криптовалютой, а ещё баланс.
    }
home-choose = Выбрать видеокарту
home-pilot = Как провести пилотный запуск
home-lots =
    { $lots ->
        [one] { $lots_text } лот
        [few] { $lots_text } лота
        [many] { $lots_text } лотов
       *[other] { $lots_text } лота
    }
home-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
        [few] { $gpus_text } GPU
        [many] { $gpus_text } GPU
       *[other] { $gpus_text } GPU
    }
home-example =
    { $gpus ->
        [one] Лот { $card } на { $term }. В лоте { $gpus_text } GPU; цена умножается на число лотов.
        [few] Лот { $card } на { $term }. В лоте { $gpus_text } GPU, и все они уже входят в его цену: она умножается только на число лотов.
        [many] Лот { $card } на { $term }. В лоте { $gpus_text } GPU, и все они уже входят в его цену: она умножается только на число лотов.
       *[other] Лот { $card } на { $term }. В лоте { $gpus_text } GPU, и все они уже входят в его цену: она умножается только на число лотов.
    }
home-cards = От одной видеокарты до больших моделей
home-all-cards =
    { $cards ->
        [one] Все видеокарты: { $cards_text }
        [few] Все { $cards_text } видеокарты
        [many] Все { $cards_text } видеокарт
       *[other] Все { $cards_text } видеокарты
    }
home-how = От выбора до доступа
home-choosing = Выберите
home-choosing-text = Видеокарта, срок, от 1 до 10 лотов и желаемая подготовка. Итог и число GPU видны сразу.
home-ordering = Оформите
home-ordering-text = Имя, фамилия, почта и пароль. Учётная запись появится вместе с первым заказом, документы не нужны.
home-paying = Оплатите
home-paying-text = Точная сумма, адрес, сеть и срок действия — на одной странице. Платёж засчитывается после подтверждения в сети.
home-following = Следите
home-following-text = Оплата и машина показаны отдельно. Данные для доступа появляются, когда доступ действительно передан.
home-know = Что стоит знать до оплаты
home-all-answers = Все ответы
