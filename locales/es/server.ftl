### Lo que el propio servidor dice a una persona.

server-no-page = El servidor de mesas está en marcha, pero su página no se ha construido. En un clon del proyecto, ejecuta «make web» y vuelve a iniciar el servidor; un paquete instalado trae la página consigo.
