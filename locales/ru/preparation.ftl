## Чем подготовить машину: названия в том виде, в каком стоят внутри фразы

preparation-ubuntu = Ubuntu
preparation-python = Python
preparation-pytorch = PyTorch
preparation-notebook = notebook
preparation-inference = инференс
preparation-blender = Blender
preparation-custom = своё описание

preparation-ubuntu-note = чистая система
preparation-python-note = с виртуальной средой
preparation-pytorch-note = сборка под backend видеокарты
preparation-notebook-note = работа в браузере
preparation-inference-note = сервер модели
preparation-blender-note = рендеринг
preparation-custom-note = напишите, что нужно

## Что не так с подготовкой

preparation-missing = Выберите подготовку.
preparation-unknown = Такой подготовки нет. Выберите другую из списка.
note-missing = Опишите, что подготовить, или выберите другую подготовку.
note-unprintable = В описании есть непечатаемые символы. Уберите их или введите текст заново.
note-too-long =
    { $characters ->
        [one] В описании { $characters_text } символ, а можно не больше { $max_text }. Сократите его.
        [few] В описании { $characters_text } символа, а можно не больше { $max_text }. Сократите его.
        [many] В описании { $characters_text } символов, а можно не больше { $max_text }. Сократите его.
       *[other] В описании { $characters_text } символа, а можно не больше { $max_text }. Сократите его.
    }
