## Entrar y salir

sign-in-title = Iniciar sesión
sign-in-lead = Tus pedidos y tu saldo, desde cualquier navegador.
sign-in-email = Correo electrónico
sign-in-password = Contraseña
sign-in-button = Iniciar sesión
sign-in-refused = Ninguna cuenta tiene este correo con esta contraseña. Revisa ambos y vuelve a escribir la contraseña.
sign-in-back = Volver a la página anterior
sign-in-lost = ¿Has perdido la contraseña? Usa tu código de recuperación
sign-in-new = ¿Aún no tienes cuenta? Se crea con tu primer pedido.
sign-in-to-sign-up = Crearla ahora

## Crear una cuenta

sign-up-title = Crear una cuenta
sign-up-lead = Cuatro campos y nada que demuestre quién eres. También puedes crearla con tu primer pedido.
sign-up-note = No pedimos ningún documento. La contraseña no se restablece por correo: guárdala en un gestor de contraseñas.
sign-up-email-hint = Una dirección que consultes: con ella inicias sesión.
sign-up-password-hint = De 15 a 128 caracteres de cualquier tipo. Sirve una frase de varias palabras.
sign-up-button = Crear la cuenta
sign-up-taken = Ya hay una cuenta con este correo. Inicia sesión con él o indica otro.
sign-up-to-sign-in = Ya tengo cuenta: iniciar sesión

## Nombres, correos y contraseñas en los formularios

first-name = Nombre
last-name = Apellidos
first-name-missing = Escribe tu nombre.
first-name-too-long = Este nombre es demasiado largo: caben hasta 80 caracteres.
first-name-unprintable = El nombre contiene un carácter de control invisible. Escríbelo de nuevo.
last-name-missing = Escribe tus apellidos.
last-name-too-long = Estos apellidos son demasiado largos: caben hasta 80 caracteres.
last-name-unprintable = Los apellidos contienen un carácter de control invisible. Escríbelos de nuevo.
email-missing = Escribe tu correo electrónico.
email-malformed = Escribe una dirección completa, por ejemplo ana@example.org.
email-too-long = Esta dirección es demasiado larga: un correo tiene como máximo 254 caracteres.
password-present = Contraseña actual
password-new = Contraseña nueva
password-missing = Escribe una contraseña de 15 a 128 caracteres.
password-too-short =
    { $characters ->
        [one] Esta contraseña tiene { $characters_text } carácter; debe tener de 15 a 128.
        [many] Esta contraseña tiene { $characters_text } de caracteres; debe tener de 15 a 128.
       *[other] Esta contraseña tiene { $characters_text } caracteres; debe tener de 15 a 128.
    }
password-too-long =
    { $characters ->
        [one] Esta contraseña tiene { $characters_text } carácter; debe tener de 15 a 128.
        [many] Esta contraseña tiene { $characters_text } de caracteres; debe tener de 15 a 128.
       *[other] Esta contraseña tiene { $characters_text } caracteres; debe tener de 15 a 128.
    }
password-guessable = Esta contraseña es fácil de adivinar: es muy común, se repite o está hecha con tu nombre o tu correo. Elige varias palabras que no tengan que ver contigo.
password-again = Vuelve a escribir la contraseña: no se guarda mientras se revisa el formulario.
password-present-missing = Escribe tu contraseña actual.
password-present-wrong = Esta no es tu contraseña actual. Escríbela de nuevo.
form-given-twice = Este campo ha llegado dos veces con valores distintos. Rellénalo una vez y envía el formulario de nuevo.

## Una contraseña perdida

recovery-title = Contraseña nueva con el código de recuperación
recovery-lead = El código se mostró al crear la cuenta. Sirve una sola vez: después recibes uno nuevo y se cierran todas las sesiones anteriores.
recovery-button = Guardar la contraseña nueva
recovery-refused = Este correo y este código no se corresponden, o el código ya se usó. Revisa ambos y vuelve a escribir la contraseña nueva.
recovery-lost = ¿Has perdido también el código? Soporte puede ayudarte si demuestras que los pedidos son tuyos.
recovery-code = Código de recuperación
recovery-code-hint = 24 letras y cifras. Dan igual los espacios, los guiones y las mayúsculas.
recovery-code-malformed = El código de recuperación tiene 24 letras y cifras, por ejemplo ABCD-2345-EFGH-6789-JKMN-2345. Revisa lo que has escrito.
recovery-code-title = Guarda tu código de recuperación
recovery-code-text = Se muestra aquí una sola vez. Con él eliges una contraseña nueva si olvidas la tuya; por correo no es posible. Los códigos anteriores ya no sirven.
recovery-code-copy = Copiar el código
recovery-code-copied = Código copiado
recovery-code-keep = Guárdalo en un gestor de contraseñas, o imprime esta página y guárdala lejos del ordenador.

## La cuenta

account-title = Cuenta
account-details = Datos
account-name = Nombre
account-balance = Saldo
account-orders =
    { $orders ->
        [one] { $orders_text } pedido
        [many] { $orders_text } de pedidos
       *[other] { $orders_text } pedidos
    }
account-sessions = Sesiones
account-session-browser = Navegador
account-session-begun = Inicio de sesión
account-session-seen = Última actividad
account-session-act = Acción
account-session-unknown = Navegador desconocido
account-session-own = ahora, esta sesión
account-session-end = Cerrar
account-sessions-end-others = Cerrar todas las demás sesiones
account-sessions-ended = Hecho: sesión cerrada.
account-password = Cambiar la contraseña
account-password-end-others = Cerrar todas las demás sesiones
account-password-button = Cambiar la contraseña
account-password-changed = La contraseña ha cambiado.
account-code-text = Sirve cuando pierdes la contraseña. No guardamos ninguna copia y no podemos volver a mostrarlo; puedes crear uno nuevo cuando quieras.
account-code-new = Crear un código nuevo
account-code-warning = El código anterior deja de servir en el acto.
account-code-button = Crear un código nuevo y anular el anterior
