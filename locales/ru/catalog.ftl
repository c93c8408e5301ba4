## Список видеокарт

catalog-title = Видеокарты в аренду
catalog-description = GPU NVIDIA и AMD: память, пропускная способность и цена лота для каждого срока. Отбор по бэкенду и памяти.
catalog-lead = Цена указана за один лот на весь срок. Сколько GPU в лоте, написано у каждой карты.
catalog-filters = Подбор карты
catalog-q = Поиск
catalog-backend = Бэкенд
catalog-backend-all = CUDA и ROCm
catalog-backend-cuda = CUDA (NVIDIA)
catalog-backend-rocm = ROCm (AMD)
catalog-min-memory = Память GPU
catalog-min-memory-any = Любая
catalog-min-memory-least = от { $memory }
catalog-sort = Порядок
catalog-sort-catalogue = По каталогу
catalog-sort-price-up = Дешевле ({ $term })
catalog-sort-price-down = Дороже ({ $term })
catalog-sort-memory-down = Больше памяти
catalog-sort-memory-up = Меньше памяти
catalog-show = Показать
catalog-show-all = Показать все карты
catalog-count =
    { $cards ->
        [one] { $cards_text } карта
        [few] { $cards_text } карты
        [many] { $cards_text } карт
       *[other] { $cards_text } карты
    }

## Ничего не осталось

catalog-empty-title = Ни одна карта не подходит
catalog-empty-search =
    { $cards ->
        [one] Дело в поиске «{ $q }»: без него подходит { $cards_text } карта.
        [few] Дело в поиске «{ $q }»: без него подходят { $cards_text } карты.
        [many] Дело в поиске «{ $q }»: без него подходят { $cards_text } карт.
       *[other] Дело в поиске «{ $q }»: без него подходят { $cards_text } карты.
    }
catalog-empty-memory =
    { $cards ->
        [one] Дело в объёме памяти: без этого условия подходит { $cards_text } карта.
        [few] Дело в объёме памяти: без этого условия подходят { $cards_text } карты.
        [many] Дело в объёме памяти: без этого условия подходят { $cards_text } карт.
       *[other] Дело в объёме памяти: без этого условия подходят { $cards_text } карты.
    }
catalog-empty-backend =
    { $cards ->
        [one] Дело в бэкенде: без этого условия подходит { $cards_text } карта.
        [few] Дело в бэкенде: без этого условия подходят { $cards_text } карты.
        [many] Дело в бэкенде: без этого условия подходят { $cards_text } карт.
       *[other] Дело в бэкенде: без этого условия подходят { $cards_text } карты.
    }
catalog-empty-together = Условия вместе не оставляют ничего: снять одно из них недостаточно.
catalog-empty-shelf = Сейчас в каталоге нет ни одной карты.
catalog-clear-search = Убрать поиск
catalog-clear-memory = Убрать условие по памяти
catalog-clear-backend = Убрать условие по бэкенду

## Что не так с условием

catalog-twice = Условие указано дважды и по-разному. Оно не применено: оставьте одно.
catalog-q-unprintable = В поиске есть непечатаемые символы. Он не применён: наберите его заново.
catalog-q-too-long = Поиск вмещает до { $max_text } знаков. Он не применён: сократите его.
catalog-backend-unknown = Такого бэкенда нет. Условие не применено: выберите CUDA или ROCm.
catalog-min-memory-unknown = Укажите память целым числом гигабайт, например 80. Условие не применено.
catalog-sort-unknown = Такого порядка нет. Карты показаны как в каталоге.
