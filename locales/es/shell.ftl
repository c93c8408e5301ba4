## El marco de cada página

shell-skip = Ir al contenido
shell-demonstration = Tienda de demostración: aquí no se alquila ninguna máquina. No envíes dinero.
shell-language = Idioma:
shell-sections = Secciones
shell-gpus = GPU
shell-guides = Guías
shell-faq = Preguntas
shell-support = Soporte
shell-orders = Pedidos
shell-sign-in = Iniciar sesión
shell-sign-out = Cerrar sesión
shell-footer = Kernodeck. Alquiler de GPU por lotes. Precios en dólares estadounidenses.
shell-contact = Escribir a soporte
shell-staff = personal
shell-admin-requests = Solicitudes
shell-admin-orders = Pedidos

## Común a los formularios

form-error-title = Revisa lo siguiente
form-error-prefix = Error:
form-password-show = Mostrar
form-password-hide = Ocultar

## Cuando algo no va bien

error-request = Si escribes a soporte, indica este número:
error-to-gpus = Ver las GPU
error-to-home = Inicio
error-not-found-title = Aquí no hay ninguna página
error-not-found-text = Puede que la dirección tenga una errata o que la página sea de otra cuenta. Si es un pedido tuyo, inicia sesión.
error-forbidden-title = No tienes acceso a esta página
error-forbidden-text = Tu cuenta no tiene permiso para hacer esto. No ha cambiado nada.
error-cross-site-title = Este formulario viene de otro sitio
error-cross-site-text = Por tu seguridad, la tienda solo acepta formularios de sus propias páginas. Abre aquí la página y envíalo de nuevo. No ha cambiado nada.
error-method-title = Esta dirección funciona de otra manera
error-method-text = Recibe un formulario de una de nuestras páginas y no se puede abrir por sí sola. Vuelve atrás y usa el botón que hay allí.
error-too-large-title = El texto es demasiado largo
error-too-large-text = Un formulario de la tienda admite hasta 64 kilobytes. Vuelve atrás, acorta el texto y envíalo de nuevo. No ha cambiado nada.
error-unreadable-title = No se ha podido leer el texto
error-unreadable-text = Contiene caracteres en una codificación desconocida. Vuelve atrás, escríbelo de nuevo y envíalo. No ha cambiado nada.
error-too-many-title = Demasiados intentos
error-too-many-text =
    { $minutes ->
        [one] Espera { $minutes_text } minuto e inténtalo de nuevo. No ha cambiado nada.
        [many] Espera { $minutes_text } de minutos e inténtalo de nuevo. No ha cambiado nada.
       *[other] Espera { $minutes_text } minutos e inténtalo de nuevo. No ha cambiado nada.
    }
error-busy-title = La tienda está muy ocupada
error-busy-text = La página ha tardado demasiado. Ábrela otra vez dentro de un minuto. Si habías enviado un formulario, mira antes tus pedidos: puede que haya llegado.
error-internal-title = Algo ha fallado por nuestra parte
error-internal-text = El fallo ha quedado registrado y lo revisaremos. Si habías enviado un formulario, mira antes tus pedidos: puede que haya llegado. Lo que has escrito no se conserva.
