## Preguntas y guías

faq-title = Preguntas frecuentes
faq-description = Treinta respuestas: elegir una GPU, preparar el trabajo, pagar con criptomonedas o con el saldo y seguir un pedido.
faq-search-label = Buscar en las preguntas y respuestas
faq-search-button = Buscar
faq-found =
    { $count ->
        [one] { $count_text } respuesta encontrada.
        [many] { $count_text } de respuestas encontradas.
       *[other] { $count_text } respuestas encontradas.
    }
faq-found-none = No hay resultados para «{ $q }». Prueba con otra palabra o escribe a soporte.
faq-show-all = Ver todas las preguntas
help-contents = Contenido
help-trail = Estás aquí
guides-title = Guías
guides-description = Cuatro guías para alquilar una GPU: prueba piloto, entornos, diagnóstico y checkpoints con reanudación comprobada.
guides-lead = Qué hacer antes, durante y después del alquiler, con scripts ejecutados y probados.
guide-minutes =
    { $minutes ->
        [one] { $minutes_text } minuto de lectura.
        [many] { $minutes_text } de minutos de lectura.
       *[other] { $minutes_text } minutos de lectura.
    }
guide-checked = Última revisión: { $date }.
guide-size = Tamaño: { $size } bytes. Solo lee y escribe en tu máquina y no envía nada.
guide-checksum = SHA-256:
guide-previous = Anterior: { $title }
guide-next = Siguiente: { $title }
guide-neighbours = Más guías
guide-copy = Copiar
guide-copied = Copiado
guide-code = Código
