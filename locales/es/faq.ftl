### The thirty questions of the FAQ, in Spanish (Spain). Answers are Markdown; links use the shop's own scheme (shop:…).
### Terms, amounts, limits and lists come as arguments, already formatted; a bare number only chooses a plural form.

## Choosing

faq-group-choosing = Elegir tarjeta y duración

faq-which-gpu-question = ¿Qué GPU necesito?
faq-which-gpu-answer =
    Empieza por las bibliotecas de tu proyecto y el backend con el que funcionan, y mide después la memoria con una prueba representativa.

    El modelo, la precisión, la longitud de las entradas y el batch influyen más que el nombre de la tarjeta. Haz la prueba con casos reales, sin dejar fuera los más pesados.

    Con ese dato, compara las [tarjetas compatibles](shop:gpus) y deja margen para las fases que más memoria piden. En la [guía de la prueba piloto](shop:guides/pilot) tienes el proceso paso a paso.

faq-cuda-or-rocm-question = ¿Me conviene CUDA o ROCm?
faq-cuda-or-rocm-answer =
    El que admitan tu aplicación y sus extensiones: CUDA es para las tarjetas NVIDIA y ROCm, para las AMD.

    Si una extensión imprescindible no funciona con uno de los dos, descártalo. Después puedes ver solo las [tarjetas con CUDA](shop:gpus?backend=cuda) o solo las [tarjetas con ROCm](shop:gpus?backend=rocm).

    Ten en cuenta que PyTorch para ROCm reutiliza el espacio de nombres `torch.cuda`: encontrarlo en el código no te dice qué hardware hay debajo. Para saberlo, mira [cómo comprobar la GPU](shop:faq#pytorch-sees-gpu).

faq-model-fit-question = Si los pesos caben en la memoria, ¿cabe el modelo?
faq-model-fit-answer =
    No tiene por qué: también necesitan sitio las entradas, los datos temporales y el estado del método que uses.

    Ese estado es, por ejemplo, la caché en la inferencia o el optimizador en el entrenamiento, y puede ocupar tanto como los pesos o más.

    Haz una prueba con entradas de tamaño realista y fíjate en el pico de memoria de la peor fase, no en la media. Ese pico, con un margen, es lo que debes comparar con la memoria de cada [tarjeta](shop:gpus).

faq-several-gpus-question = ¿Se suma la memoria de varias tarjetas?
faq-several-gpus-answer =
    No de forma automática: es el programa el que tiene que repartir el trabajo y el estado entre las tarjetas.

    Con una réplica del modelo en cada tarjeta puedes procesar más a la vez, pero cada réplica sigue disponiendo solo de la memoria de la suya. Si un modelo no cabe en una tarjeta, añadir réplicas no lo arregla.

    Antes de pedir varios lotes, mira qué tipos de paralelismo admite tu motor. El [configurador](shop:configure) te muestra cuántas tarjetas suman los lotes que eliges.

faq-lot-question = ¿Qué incluye un lote?
faq-lot-answer =
    Un lote incluye una sola GPU, salvo el de la B200, que incluye { $b200_gpus }.

    El lote es la unidad de pedido: cada pedido puede tener de { $lots_min } a { $lots_max } lotes, con una duración de { $terms }.

    Antes de guardar el pedido, el [resumen](shop:configure) muestra por separado el número de lotes, el total de tarjetas y el precio total. Por ejemplo, { $b200_example_lots } lotes de [B200](shop:gpus/b200) son { $b200_example_gpus } GPU.

faq-lot-or-batch-question = ¿Es lo mismo un lote que un batch?
faq-lot-or-batch-answer =
    No: un lote es el hardware que alquilas; un batch, el grupo de ejemplos que tu aplicación procesa a la vez.

    A veces «batch» se traduce como «lote», pero en Kernodeck un lote es siempre hardware.

    Cambiar uno no ajusta el otro. Pedir más lotes no aumenta el batch de tu programa y aumentar el batch no añade tarjetas. Los lotes se eligen en el [configurador](shop:configure); el batch, en tu aplicación.

faq-duration-question = ¿Qué duración elijo?
faq-duration-answer =
    La que dé tiempo a hacer el trabajo entero: instalar, validar, calcular, revisar y exportar.

    Como orientación:

    - { $term_short } para una prueba concreta;
    - { $term_middle } para probar distintas variantes;
    - { $term_long } para trabajos largos.

    Ninguna de ellas predice cuánto tardará el cálculo. Mídelo con una parte pequeña del trabajo antes de [configurar el pedido](shop:configure).

faq-price-question = ¿Cómo se calcula el precio y cómo hago un pedido?
faq-price-answer =
    El total es el precio de un lote para la duración elegida, multiplicado por el número de lotes.

    Elige GPU, duración y lotes en el [configurador](shop:configure): verás el total en USD antes de guardar el pedido y, una vez guardado, no cambiará. Comprueba cuántas tarjetas trae el lote, sobre todo con la [B200](shop:gpus/b200): su precio ya incluye las { $b200_gpus } GPU del lote.

    El importe en criptomoneda y su caducidad aparecen más tarde, con las instrucciones de pago.

## Preparing

faq-group-preparing = Preparar y ejecutar el trabajo

faq-preparation-question = ¿Qué cubre una preparación?
faq-preparation-answer =
    Expresa el punto de partida que te gustaría tener; no demuestra que haya algo instalado.

    Eliges una al hacer el pedido: { $preparations }. Si es personalizada, la describes con tus propias palabras. En ningún caso sustituye tus archivos, pesos, datos o licencias.

    Ten a mano un procedimiento de instalación y una pequeña prueba de arranque. La [guía de entornos](shop:guides/environments) explica qué expresa cada preparación e incluye un script de comprobación.

faq-own-software-question = ¿Puedo usar mi propio software?
faq-own-software-answer =
    Sí, lo instalas y lo ejecutas tú, por tu cuenta.

    Nadie inspecciona el contenido de la máquina. Por eso mismo, te ocupas tú de:

    - los accesos;
    - las copias de seguridad;
    - los permisos y licencias de lo que ejecutes.

    La [preparación](shop:faq#preparation) que elijas no cambia nada de esto. Y acuérdate de [poner a salvo tus resultados](shop:faq#before-the-end) antes de que acabe el alquiler.

faq-reproducible-question = ¿Cómo consigo que una ejecución sea reproducible?
faq-reproducible-answer =
    Anota todo aquello de lo que depende el resultado y guarda una prueba pequeña con la que compararlo.

    Con cada ejecución, conserva:

    - la versión exacta del código y de sus dependencias;
    - los parámetros, el backend y el comando de ejecución;
    - las versiones de los datos y de los pesos;
    - una entrada de control pequeña y la salida esperada.

    Fijar la semilla no basta: por sí sola no garantiza nada si cambian el hardware o las versiones. En la [guía de la prueba piloto](shop:guides/pilot) verás una carpeta de proyecto pensada para sobrevivir a un cambio de máquina.

faq-pytorch-sees-gpu-question = ¿Cómo compruebo que PyTorch ve la GPU?
faq-pytorch-sees-gpu-answer =
    Haz la comprobación con el mismo intérprete que ejecutará tu programa.

    Sigue este orden:

    - la compilación: `torch.version.cuda` y `torch.version.hip` indican para qué backend está hecho tu PyTorch;
    - el acceso al dispositivo: `torch.cuda.is_available()` y, después, un cálculo pequeño en la GPU;
    - el resto del sistema: controlador, permisos y variables de entorno.

    Si no hay GPU, la comprobación debe fallar de forma visible, nunca pasar a la CPU sin avisar. Así funciona el script de la [guía de entornos](shop:guides/environments).

faq-out-of-memory-question = La GPU se queda sin memoria, ¿qué hago?
faq-out-of-memory-answer =
    Anota primero cuándo ocurre: al cargar, en el primer paso o más adelante.

    Después cambia una sola cosa cada vez, como el batch o la longitud de las entradas. Busca también tensores que el programa mantenga vivos sin necesidad. Vaciar una caché que no se usa no libera ningún objeto vivo.

    Cambia de tarjeta solo después de todo esto. La [guía de diagnóstico](shop:guides/diagnosis) te lleva paso a paso.

faq-weights-to-resume-question = ¿Basta con el archivo de pesos para reanudar?
faq-weights-to-resume-answer =
    Para algunas inferencias, sí; para continuar un entrenamiento puede hacer falta más.

    Un entrenamiento puede necesitar también el estado del optimizador y del planificador de la tasa de aprendizaje, el progreso, los estados aleatorios y la posición en los datos. Si falta algo, a veces arranca sin errores y, aun así, no sigue donde lo dejaste.

    Prueba a reanudar en un proceso nuevo cuando todavía tengas tiempo de corregir. La [guía de checkpoints](shop:guides/checkpoints) incluye un pequeño proyecto para practicarlo.

faq-before-the-end-question = ¿Qué hago antes de que termine el alquiler?
faq-before-the-end-answer =
    Exporta resultados, checkpoints, parámetros y entorno antes de la fecha que figura en el [seguimiento](shop:orders).

    Reserva tiempo para verificar una copia y volver a cargar una de las copias de seguridad: es la única forma de saber que sirve. Guarda además una copia tuya, fuera de la máquina alquilada.

    Si no te va a dar tiempo, [pide una prórroga](shop:faq#extension) con antelación; mientras no se confirme, sigue valiendo la fecha prevista.

## Paying

faq-group-paying = Pagar

faq-identity-question = ¿Tengo que verificar mi identidad (KYC)?
faq-identity-answer =
    No: no hay KYC, no pedimos documentos de identidad y no necesitas ninguna cuenta externa.

    El nombre y el correo electrónico son datos de contacto; aquí puedes leer [para qué los usamos](shop:faq#name-and-email).

    Aun así, los pedidos y los pagos quedan registrados: los encontrarás, con su historial, en [tus pedidos](shop:orders).

faq-methods-question = ¿Con qué criptomonedas puedo pagar?
faq-methods-answer =
    Puedes pagar con { $methods }.

    Lo que eliges es siempre una combinación de criptomoneda y red. La lista es completa: la misma criptomoneda en otra red no sirve; aquí te contamos [por qué importa la red](shop:faq#network).

    También puedes pagar un alquiler con tu [saldo](shop:balance) en USD, si cubre el total.

faq-network-question = ¿Por qué importa la red?
faq-network-answer =
    Porque una misma criptomoneda puede existir en varias redes, y enviarla por otra no es equivalente.

    Por ejemplo, un envío de USDT por Ethereum no sirve para un pago de USDT en Tron. Antes de enviar, comprueba que coincidan en tu monedero y en el [pedido](shop:orders):

    - la red;
    - el importe exacto;
    - la dirección completa.

    Si algo no cuadra, no envíes nada y pregunta a [soporte](shop:support).

faq-i-have-paid-question = ¿Para qué sirve el botón «Ya he pagado»?
faq-i-have-paid-answer =
    Deja un aviso que se ve en el [seguimiento](shop:orders), y nada más.

    No confirma el pago, no mueve dinero y no pone en marcha el alquiler. Tampoco te pide el hash de la transacción.

    El dinero cuenta cuando está confirmado en la red y asignado al pago que le corresponde, nunca antes.

faq-expired-question = Mis instrucciones de pago han caducado, ¿qué hago?
faq-expired-answer =
    Si todavía no has enviado nada, pide unas nuevas desde [tu pedido](shop:orders): la dirección y el importe anteriores ya no deben usarse.

    Si ya has pagado, **no vuelvas a enviar el dinero**. Escribe a [soporte](shop:support) con la referencia del pedido: la dirección caducada se sigue vigilando y soporte revisa lo que llega a ella.

    Las instrucciones valen durante { $expiry_stable ->
        [one] { $expiry_stable_text } minuto
        [many] { $expiry_stable_text } de minutos
       *[other] { $expiry_stable_text } minutos
    } con USDT y USDC, y durante { $expiry_coin ->
        [one] { $expiry_coin_text } minuto
        [many] { $expiry_coin_text } de minutos
       *[other] { $expiry_coin_text } minutos
    } con las demás criptomonedas.

faq-no-instructions-question = ¿Por qué no hay instrucciones de pago?
faq-no-instructions-answer =
    Porque falta un método disponible o un tipo de cambio válido; la página te dice qué es lo que falta.

    Nunca verás unas instrucciones a medias. El pedido sigue en [tus pedidos](shop:orders), donde puedes consultarlo y pagarlo más adelante.

    No envíes nada hasta tener unas instrucciones completas, con dirección, importe exacto, red y caducidad. Las de otro pago no sirven.

faq-top-ups-question = ¿Cómo funcionan las recargas?
faq-top-ups-answer =
    Puedes recargar { $top_ups }, y cada recarga tiene su propio pago y su propio seguimiento.

    El [saldo](shop:balance) aumenta cuando el dinero está confirmado en la red y asignado a la recarga, no antes. Una recarga pendiente no forma parte del saldo disponible.

    Recargar no es alquilar. Para alquilar, [configura un pedido](shop:configure) y [págalo con el saldo](shop:faq#pay-from-balance), si cubre el total.

faq-pay-from-balance-question = ¿Puedo pagar un alquiler con el saldo?
faq-pay-from-balance-answer =
    Sí, siempre que el saldo disponible cubra el total.

    El pedido queda pagado en el acto. No hay pagos parciales: no puedes pagar una parte con el saldo y el resto con otro método.

    Una recarga pendiente no cuenta. Consulta tu [saldo disponible](shop:balance) antes de pagar; si no llega, paga [con criptomonedas](shop:faq#methods) o espera a que se abone la recarga.

## Following

faq-group-following = Cuenta y seguimiento

faq-name-and-email-question = ¿Por qué me pedís el nombre y el correo electrónico?
faq-name-and-email-answer =
    Porque identifican tu cuenta y sirven para el seguimiento de tus pedidos.

    Usa una dirección de correo que puedas leer; es también la que necesitas para [iniciar sesión](shop:sign-in). Con la sesión iniciada, no tendrás que volver a escribir estos datos para hacer un pedido.

    Son datos de contacto, no una verificación de identidad: [no hay KYC](shop:faq#identity). Los encontrarás en [tu cuenta](shop:account).

faq-account-question = ¿Necesito una cuenta para hacer un pedido?
faq-account-answer =
    Sí, pero la creas al tramitar tu primer pedido, sin pasos aparte.

    Solo necesitas nombre, apellidos, correo electrónico y una contraseña de { $password_min } a { $password_max } caracteres; ni KYC, ni documento de identidad, ni cuentas externas. Si ya tienes cuenta, [inicia sesión](shop:sign-in) en ese momento: tus datos se rellenarán solos y no tendrás que dar la contraseña en cada pedido.

    Guarda el código de recuperación: lo verás una sola vez, al registrarte. En un dispositivo compartido, cierra la sesión al terminar.

faq-find-orders-question = ¿Cómo vuelvo a encontrar mis pedidos?
faq-find-orders-answer =
    Basta con [iniciar sesión](shop:sign-in) desde cualquier navegador: ahí están tus [pedidos](shop:orders) y tu [saldo](shop:balance).

    Al cerrar la sesión, esta termina también en el servidor. Registrarte otra vez con un correo ya en uso no da acceso a nada de la otra cuenta ni revela lo que contiene.

    La contraseña no se restablece por correo. Si la pierdes, usa el código de recuperación, que se muestra una sola vez, al registrarte, y vale para un solo uso. Sin él, escribe a [soporte](shop:support) y demuestra que los pedidos son tuyos.

faq-paid-or-ready-question = Si el pedido está pagado, ¿la máquina ya está lista?
faq-paid-or-ready-answer =
    No necesariamente: una cosa es el pago y otra la entrega del acceso, y cada una tiene su propio estado.

    En el [seguimiento del pedido](shop:orders), mira primero cómo va la preparación de la máquina y después los datos de acceso que se te han entregado de verdad. Mientras no aparezcan ahí, todavía no puedes usarla.

faq-rental-start-question = ¿Cuándo empieza y cuándo termina el alquiler?
faq-rental-start-answer =
    En las fechas de inicio y de fin que figuran en el [seguimiento del pedido](shop:orders).

    Guardar el pedido no pone en marcha el alquiler; pulsar «Ya he pagado», tampoco. El seguimiento muestra la fase de preparación y, después, los datos de acceso realmente entregados y las fechas.

    Si falta alguna fecha, pídesela a [soporte](shop:support) con la referencia del pedido.

faq-extension-question = ¿Puedo prorrogar o cambiar un alquiler?
faq-extension-answer =
    Puedes pedírselo a [soporte](shop:support); el periodo previsto se mantiene mientras el cambio no aparezca confirmado en el [seguimiento](shop:orders).

    En la solicitud, indica:

    - la referencia del pedido;
    - la duración o la configuración que quieres;
    - la fecha límite que tienes.

    Hasta que llegue la confirmación, [prepara el final del alquiler](shop:faq#before-the-end) como si nada fuera a cambiar.

faq-problem-report-question = ¿Qué incluyo al informar de un problema?
faq-problem-report-answer =
    El pedido, el momento del fallo, el comando de ejecución, las versiones y el primer error completo: es justo lo que pide el [formulario](shop:support).

    Añade un ejemplo mínimo, el formato de entrada y el paso que falla. El script de la [guía de diagnóstico](shop:guides/diagnosis) reúne las versiones sin recoger secretos.

    No envíes contraseñas, claves ni tokens, y tampoco el conjunto de datos entero.
