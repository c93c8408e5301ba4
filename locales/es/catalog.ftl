## La lista de tarjetas

catalog-title = GPU en alquiler
catalog-description = GPU de NVIDIA y AMD con su memoria, su ancho de banda y el precio del lote para cada duración. Filtros por backend y memoria.
catalog-lead = El precio es de un lote y vale para toda la duración. Cada tarjeta indica cuántas GPU contiene su lote.
catalog-filters = Buscar una tarjeta
catalog-q = Buscar
catalog-backend = Backend
catalog-backend-all = CUDA y ROCm
catalog-backend-cuda = CUDA (NVIDIA)
catalog-backend-rocm = ROCm (AMD)
catalog-min-memory = Memoria por GPU
catalog-min-memory-any = Cualquiera
catalog-min-memory-least = { $memory } o más
catalog-sort = Orden
catalog-sort-catalogue = Catálogo
catalog-sort-price-up = Más baratas ({ $term })
catalog-sort-price-down = Más caras ({ $term })
catalog-sort-memory-down = Más memoria
catalog-sort-memory-up = Menos memoria
catalog-show = Mostrar
catalog-show-all = Mostrar todas las tarjetas
catalog-count =
    { $cards ->
        [one] { $cards_text } tarjeta
        [many] { $cards_text } de tarjetas
       *[other] { $cards_text } tarjetas
    }

## No queda ninguna tarjeta

catalog-empty-title = Ninguna tarjeta coincide
catalog-empty-search =
    { $cards ->
        [one] Se debe a la búsqueda «{ $q }»: sin ella coincide { $cards_text } tarjeta.
        [many] Se debe a la búsqueda «{ $q }»: sin ella coinciden { $cards_text } de tarjetas.
       *[other] Se debe a la búsqueda «{ $q }»: sin ella coinciden { $cards_text } tarjetas.
    }
catalog-empty-memory =
    { $cards ->
        [one] Se debe a la memoria: sin ese filtro coincide { $cards_text } tarjeta.
        [many] Se debe a la memoria: sin ese filtro coinciden { $cards_text } de tarjetas.
       *[other] Se debe a la memoria: sin ese filtro coinciden { $cards_text } tarjetas.
    }
catalog-empty-backend =
    { $cards ->
        [one] Se debe al backend: sin ese filtro coincide { $cards_text } tarjeta.
        [many] Se debe al backend: sin ese filtro coinciden { $cards_text } de tarjetas.
       *[other] Se debe al backend: sin ese filtro coinciden { $cards_text } tarjetas.
    }
catalog-empty-together = Combinados, los filtros no dejan ninguna tarjeta: no basta con quitar uno.
catalog-empty-shelf = Ahora mismo no hay ninguna tarjeta en alquiler.
catalog-clear-search = Borrar la búsqueda
catalog-clear-memory = Quitar el filtro de memoria
catalog-clear-backend = Quitar el filtro de backend

## Qué falla en un filtro

catalog-twice = Este filtro ha llegado dos veces con valores distintos. No se aplica: elige uno.
catalog-q-unprintable = La búsqueda contiene caracteres que no se pueden mostrar. No se aplica: escríbela de nuevo.
catalog-q-too-long = Una búsqueda tiene como máximo { $max_text } caracteres. No se aplica: acórtala.
catalog-backend-unknown = Ese backend no existe. El filtro no se aplica: elige CUDA o ROCm.
catalog-min-memory-unknown = Indica la memoria en gigabytes enteros, por ejemplo 80. El filtro no se aplica.
catalog-sort-unknown = Ese orden no existe. Las tarjetas siguen el orden del catálogo.
