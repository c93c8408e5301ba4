## Список видеокарт

catalog-title = Видеокарты в аренду
catalog-description = GPU NVIDIA и AMD: память, пропускная способность и цена лота для каждого срока. Отбор по backend и памяти.
catalog-lead = Цена указана за один лот на весь срок. Сколько GPU в лоте, написано у каждой видеокарты.
catalog-filters = Подбор видеокарты
catalog-q = Поиск
catalog-backend = Backend
catalog-backend-all = CUDA и ROCm
catalog-backend-cuda = CUDA (NVIDIA)
catalog-backend-rocm = ROCm (AMD)
catalog-min-memory = Память каждого GPU
catalog-min-memory-any = Любая
catalog-min-memory-least = от { $memory }
catalog-sort = Сортировка
catalog-sort-catalogue = Как в каталоге
catalog-sort-price-up = Сначала дешевле ({ $term })
catalog-sort-price-down = Сначала дороже ({ $term })
catalog-sort-memory-down = Сначала больше памяти
catalog-sort-memory-up = Сначала меньше памяти
catalog-show = Показать
catalog-show-all = Показать все видеокарты
catalog-count =
    { $cards ->
        [one] { $cards_text } видеокарта
        [few] { $cards_text } видеокарты
        [many] { $cards_text } видеокарт
       *[other] { $cards_text } видеокарты
    }

## Ничего не осталось

catalog-empty-title = Ни одна видеокарта не подходит
catalog-empty-search =
    { $cards ->
        [one] Дело в запросе «{ $q }»: без него подходит { $cards_text } видеокарта.
        [few] Дело в запросе «{ $q }»: без него подходят { $cards_text } видеокарты.
        [many] Дело в запросе «{ $q }»: без него подходят { $cards_text } видеокарт.
       *[other] Дело в запросе «{ $q }»: без него подходят { $cards_text } видеокарты.
    }
catalog-empty-memory =
    { $cards ->
        [one] Дело в объёме памяти: без этого условия подходит { $cards_text } видеокарта.
        [few] Дело в объёме памяти: без этого условия подходят { $cards_text } видеокарты.
        [many] Дело в объёме памяти: без этого условия подходят { $cards_text } видеокарт.
       *[other] Дело в объёме памяти: без этого условия подходят { $cards_text } видеокарты.
    }
catalog-empty-backend =
    { $cards ->
        [one] Дело в backend: без этого условия подходит { $cards_text } видеокарта.
        [few] Дело в backend: без этого условия подходят { $cards_text } видеокарты.
        [many] Дело в backend: без этого условия подходят { $cards_text } видеокарт.
       *[other] Дело в backend: без этого условия подходят { $cards_text } видеокарты.
    }
catalog-empty-together = Все условия вместе ничего не оставляют: снять одно из них недостаточно.
catalog-empty-shelf = Сейчас в каталоге нет ни одной видеокарты.
catalog-clear-search = Очистить поиск
catalog-clear-memory = Снять условие по памяти
catalog-clear-backend = Снять условие по backend

## Что не так с условием

catalog-twice = Условие указано дважды с разными значениями. Оно не применено: оставьте одно.
catalog-q-unprintable = В запросе есть непечатаемые символы. Он не применён: введите его заново.
catalog-q-too-long = Запрос слишком длинный: можно ввести до { $max_text } символов. Он не применён: сократите его.
catalog-backend-unknown = Такого backend нет. Условие не применено: выберите CUDA или ROCm.
catalog-min-memory-unknown = Укажите память целым числом гигабайт, например 80. Условие не применено.
catalog-sort-unknown = Такой сортировки нет. Видеокарты показаны как в каталоге.
