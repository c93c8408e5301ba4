## Una tarjeta del catálogo

card-memory = Memoria
card-bandwidth = Ancho de banda
card-prices = Precio de un lote de { $card }
card-lot =
    { $gpus ->
        [one] { $gpus_text } GPU por lote.
        [many] { $gpus_text } de GPU por lote, { $memory } cada una.
       *[other] { $gpus_text } GPU por lote, { $memory } cada una.
    }
card-available = Disponible
card-sold-out = Ahora mismo todos los lotes están ocupados
card-lots-free =
    { $lots ->
        [one] { $lots_text } lote libre
        [many] { $lots_text } de lotes libres
       *[other] { $lots_text } lotes libres
    }
card-configure = Configurar { $card }

## La página de una tarjeta

card-title = { $card }: alquiler durante { $terms }
card-description = { $card }: { $memory } de memoria { $kind } por GPU, { $backend }. El lote, desde { $price } por { $term }; alquiler durante { $terms }. Todas las cifras, antes de hacer el pedido.
card-lead =
    { $gpus ->
        [one] { $gpus_text } GPU de { $vendor } por lote, con { $memory } de memoria { $kind }.
        [many] { $gpus_text } de GPU de { $vendor } por lote, con { $memory } de memoria { $kind } cada una. Para modelos que no caben bien en una tarjeta y programas que saben repartir el trabajo.
       *[other] { $gpus_text } GPU de { $vendor } por lote, con { $memory } de memoria { $kind } cada una. Para modelos que no caben bien en una tarjeta y programas que saben repartir el trabajo.
    }
card-price-title = Precio de un lote
card-per-gpu-day = { $price } por GPU y día
card-spec-title = Características
card-spec-gpus = GPU por lote
card-spec-memory = Memoria de cada GPU
card-spec-bandwidth = Ancho de banda de la memoria
card-spec-vendor = Fabricante
card-spec-backend = Backend
card-spec-preparation = Preparación
card-spec-terms = Duraciones
card-spec-lots = Lotes por pedido
card-spec-lots-range = de { $min_text } a { $max_text }
card-included-title = Qué incluye el precio
card-included =
    { $gpus ->
        [one] La GPU del lote durante todo el alquiler, la preparación elegida como punto de partida, los datos de acceso en el seguimiento del pedido y las respuestas de soporte.
        [many] Los { $gpus_text } de GPU del lote durante todo el alquiler, la preparación elegida como punto de partida, los datos de acceso en el seguimiento del pedido y las respuestas de soporte.
       *[other] Las { $gpus_text } GPU del lote durante todo el alquiler, la preparación elegida como punto de partida, los datos de acceso en el seguimiento del pedido y las respuestas de soporte.
    }
card-not-included = No incluye tus archivos, pesos, datos y licencias ni las copias de seguridad: de eso te sigues encargando tú. El disco, el procesador y el tráfico no figuran en esta descripción. Si tu trabajo depende de ellos, pregunta a soporte antes de hacer el pedido.
card-before-title = Antes de hacer el pedido
card-before-several = La memoria de varias tarjetas no se suma sola: el programa debe repartir el modelo y su estado. Comprueba qué paralelismo admite tu motor y mide la memoria con un ejemplo representativo.
card-before-one = Un modelo ocupa más memoria que sus pesos: también cuentan las entradas, los resultados intermedios y el estado del método. Mide el pico con un ejemplo representativo y deja un margen.
card-before-time = El alquiler empieza con la entrega del acceso: ni el pedido ni el pago lo ponen en marcha. Antes de que termine, exporta resultados y checkpoints y guarda una copia tuya.
card-aside-title = Lote de { $card }
card-picture-gddr = Dibujo de un lote de { $card }. Encapsulados: { $packages_text }. En cada uno, un chip rodeado de chips de memoria: { $chips_text }.
card-picture-hbm = Dibujo de un lote de { $card }. Encapsulados: { $packages_text }. En cada uno, chips: { $dies_text }; pilas de memoria: { $stacks_text }.
card-legend-gddr = En verde, el chip; en ámbar, los chips { $memory } que lo rodean. Esquema.
card-legend-hbm = En verde, los chips; en ámbar, las pilas de memoria { $memory }.
