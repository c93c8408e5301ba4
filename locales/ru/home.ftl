## Первая страница

home-title = GPU лотами на { $terms }
home-description = Аренда GPU NVIDIA и AMD лотами на { $terms }. Вся цена видна до регистрации. Без проверки личности, оплата в криптовалюте или с баланса.
home-heading = GPU лотами на { $terms }. Вся цена видна до регистрации
home-lead =
    { $cards ->
        [one] { $cards_text } карта NVIDIA и AMD, от { $least } до { $most } памяти.
        [few] { $cards_text } карты NVIDIA и AMD, от { $least } до { $most } памяти.
        [many] { $cards_text } карт NVIDIA и AMD, от { $least } до { $most } памяти.
       *[other] { $cards_text } карты NVIDIA и AMD, от { $least } до { $most } памяти.
    } Без проверки личности. { $methods ->
        [one] { $methods_text } способ оплаты в криптовалюте, а ещё баланс.
        [few] { $methods_text } способа оплаты в криптовалюте, а ещё баланс.
        [many] { $methods_text } способов оплаты в криптовалюте, а ещё баланс.
       *[other] { $methods_text } способа оплаты в криптовалюте, а ещё баланс.
    }
home-choose = Выбрать видеокарту
home-pilot = Как провести пробный запуск
home-lots =
    { $lots ->
        [one] { $lots_text } лот
        [few] { $lots_text } лота
        [many] { $lots_text } лотов
       *[other] { $lots_text } лота
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
        [one] Лот { $card } на { $term }. В лоте { $gpus_text } GPU; цена умножается на число лотов.
        [few] Лот { $card } на { $term }. В лоте { $gpus_text } GPU, и все они уже входят в его цену: она умножается только на число лотов.
        [many] Лот { $card } на { $term }. В лоте { $gpus_text } GPU, и все они уже входят в его цену: она умножается только на число лотов.
       *[other] Лот { $card } на { $term }. В лоте { $gpus_text } GPU, и все они уже входят в его цену: она умножается только на число лотов.
    }
home-cards = От одной карты до больших моделей
home-all-cards =
    { $cards ->
        [one] Все карты: { $cards_text }
        [few] Все { $cards_text } карты
        [many] Все { $cards_text } карт
       *[other] Все { $cards_text } карты
    }
home-how = От выбора до доступа
home-choosing = Выберите
home-choosing-text = Карта, срок, от 1 до 10 лотов и желаемая подготовка. Итог и число GPU видны сразу.
home-ordering = Оформите
home-ordering-text = Имя, фамилия, почта и пароль. Первый заказ создаёт аккаунт, документы не нужны.
home-paying = Оплатите
home-paying-text = Точная сумма, адрес, сеть и срок действия — на одной странице. Платёж засчитывается после подтверждения в сети.
home-following = Следите
home-following-text = Оплата и машина показаны отдельно. Данные доступа появляются, когда машина действительно передана.
home-know = Что стоит знать заранее
home-all-answers = Все ответы
