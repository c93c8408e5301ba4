## Во что обходится конфигурация

summary-title = Расчёт
summary-card = { $card }, { $term }
summary-lot-price = { $price } за лот
summary-lots = Лоты
summary-gpus-title = Всего GPU
summary-gpus =
    { $lots ->
        [one] { $lots_text } лот
        [few] { $lots_text } лота
        [many] { $lots_text } лотов
       *[other] { $lots_text } лота
    } по { $gpus_text } GPU = { $all_text }
summary-per-gpu-day = В день за один GPU
summary-preparation = Подготовка
summary-total = Итого
summary-equation =
    { $lots ->
        [one] { $price } × { $lots_text } лот = { $total }.
        [few] { $price } × { $lots_text } лота = { $total }.
        [many] { $price } × { $lots_text } лотов = { $total }.
       *[other] { $price } × { $lots_text } лота = { $total }.
    }
summary-lot-holds = В цену лота { $card } уже входят все его GPU: { $gpus_text }.
