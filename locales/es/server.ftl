### Lo que el propio servidor dice a una persona.

server-no-page = El servidor de mesas está en marcha, pero su página no se ha construido. En un clon del proyecto, ejecuta «make web» y vuelve a iniciar el servidor; un paquete instalado trae la página consigo.

## Why something that was sent over the socket of a table is refused: by its code.

server-refused-stale = La mesa ha cambiado entretanto; vuelve a mirar.
server-refused-undo = Eso ya no se puede deshacer.
server-refused-takeback = Eso no se puede deshacer ahora.
server-refused-takeback-wait = Lo has pedido hace un momento. Podrás volver a pedirlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-refused-answered = Ya has respondido; retira antes esa respuesta.
server-refused-standing = Ahora nadie te pregunta si dejas pasar algo.
server-refused-not-seated = No tienes asiento en esta mesa.
server-refused-not-started = Esta partida aún no ha empezado.
server-refused-no-action = Este juego no tiene esa acción.
server-refused-malformed = El servidor no entiende lo que ha enviado esta página. Cárgala de nuevo.
server-refused-too-fast = Eso ha sido demasiado rápido. Respira hondo e inténtalo otra vez.
server-refused-unavailable = Ahora mismo el servidor no puede guardar nada. Inténtalo de nuevo dentro de un momento.
