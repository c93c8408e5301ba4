## Lo que puede prepararse: nombres tal como van dentro de una frase

preparation-ubuntu = Ubuntu
preparation-python = Python
preparation-pytorch = PyTorch
preparation-notebook = notebook
preparation-inference = inferencia
preparation-blender = Blender
preparation-custom = descripción libre

preparation-ubuntu-note = el sistema sin nada más
preparation-python-note = con entorno virtual
preparation-pytorch-note = la versión para el backend de la tarjeta
preparation-notebook-note = trabajo en el navegador
preparation-inference-note = servidor de modelos
preparation-blender-note = renderizado
preparation-custom-note = cuenta qué necesitas

## Qué falla en una preparación

preparation-missing = Elige una preparación.
preparation-unknown = La tienda no tiene esa preparación. Elige una de la lista.
note-missing = Describe qué hay que preparar o elige otra preparación.
note-unprintable = La descripción contiene caracteres que no se pueden mostrar. Quítalos o vuelve a escribir el texto.
note-too-long =
    { $characters ->
        [one] La descripción tiene { $characters_text } carácter y caben { $max_text } como máximo. Acórtala.
        [many] La descripción tiene { $characters_text } de caracteres y caben { $max_text } como máximo. Acórtala.
       *[other] La descripción tiene { $characters_text } caracteres y caben { $max_text } como máximo. Acórtala.
    }
