### La primera partida guiada de Build a Better Dystopia, en español. Las mismas claves y variables que en inglés.
### Los nombres de quienes juegan no llevan artículo ni adjetivo. Los lugares se llaman como en el tablero
### (dystopia-board.ftl).

## Quienes juegan; el primer nombre es de quien lee

dystopia-lesson-name-0 = Nova
dystopia-lesson-name-1 = Bruno
dystopia-lesson-name-2 = Cleo

## Pasos

dystopia-lesson-place-title = Colocar
dystopia-lesson-place = Coloca un trabajador en el Generador.
dystopia-lesson-place-small = Gana quien coloque antes diez estrellas; te faltan cuatro. Un turno: colocar un trabajador o traerlos a casa. Aquí se suman los dados: { $there } + { $high } = { $sum }.

dystopia-lesson-bump-title = Expulsar
dystopia-lesson-bump-double = Los dobles van juntos: expulsa a { $builder } del Túnel euphoriano.
dystopia-lesson-bump-double-small = Precio, en oscuro a la izquierda: 1 de energía. A la derecha, lo que da. El trabajador de { $builder } vuelve gratis y se tira.
dystopia-lesson-bump = Cava en el Túnel euphoriano.
dystopia-lesson-bump-small = Precio, en oscuro a la izquierda: 1 de energía. A la derecha, lo que da. Quien esté allí vuelve gratis y se tira.

dystopia-lesson-morale-title = Moral
dystopia-lesson-morale = Te sobra una carta. Conserva el libro.
dystopia-lesson-morale-small = La moral, el corazón, es cuántas cartas de artefacto puedes tener: { $morale }. El libro es la carta de tu dilema y valdrá una estrella.

dystopia-lesson-build-title = Construir
dystopia-lesson-build = Únete a { $builder } en la Obra E1.
dystopia-lesson-build-small = Cuesta 1 de oro. Dos trabajadores construyen el mercado: quien ayuda gana una estrella; los demás, una penalización.

dystopia-lesson-retrieve-title = Recuperar
dystopia-lesson-retrieve = Trae a casa a tu trabajador.
dystopia-lesson-retrieve-small = El otro tipo de turno. Quien vuelve se tira. Los dados en casa más tu conocimiento no deben llegar a 16.

dystopia-lesson-feed-title = Alimentar
dystopia-lesson-feed = Da de comer a tus trabajadores.
dystopia-lesson-feed-small = Con comida o felicidad ganas 2 de moral y puedes tener más cartas. No darles nada cuesta 1 de moral.

dystopia-lesson-tank-title = Uno nuevo
dystopia-lesson-tank = Encarga un trabajador nuevo en el Tanque: olvidar.
dystopia-lesson-tank-small = Cuesta 3 de energía, y los tuyos olvidan 2 de conocimiento. Puedes tener hasta cuatro trabajadores.

dystopia-lesson-gate-title = Fin del túnel
dystopia-lesson-gate = Toma 3 de agua en la Salida: agua.
dystopia-lesson-gate-small = Cavaste hasta el final del túnel. Está abierto a quien tenga activo un recluta euphoriano, como tu Ray.

dystopia-lesson-bar-title = Lealtad
dystopia-lesson-bar = Tómate algo en el Bar de la brisa.
dystopia-lesson-bar-small = Da dos cartas y hace subir un paso a los icaritas. En 8 despiertan los reclutas icaritas ocultos. Tienes uno.

dystopia-lesson-home-title = Seguir
dystopia-lesson-home = No queda nadie en casa: tráelos.
dystopia-lesson-home-small = Con poco conocimiento no hay peligro. Si no comen, cuesta 1 de moral.

dystopia-lesson-pair-title = Una pareja
dystopia-lesson-pair = Entrega dos iguales en el Incinerador.
dystopia-lesson-pair-small = Los mercados de artefactos piden tres cartas o dos iguales. Tu estrella va a ese territorio, si hay sitio, o a un mercado construido.
dystopia-lesson-pair-pay = Paga con las dos iguales y guarda el libro.
dystopia-lesson-pair-pay-small = A menudo hay varias formas de pagar. Tú eliges con qué te quedas.

dystopia-lesson-track-title = Fin de tabla
dystopia-lesson-track = Un número bajo también sirve: otra vez al Generador.
dystopia-lesson-track-small = Una suma de 1 a 4 hace subir un paso la tabla, a 11. Allí, cada recluta euphoriano activo da una estrella a su dueño.

dystopia-lesson-dilemma-title = Dilema
dystopia-lesson-dilemma-last = Te queda una estrella. Contribuye.
dystopia-lesson-dilemma-last-small = Una vez por partida, como turno: descarta la carta de tu dilema o dos cualesquiera. Contribuye por una estrella o lucha por un recluta nuevo.
dystopia-lesson-dilemma = Resuelve tu dilema: contribuye.
dystopia-lesson-dilemma-small = Una vez por partida, como turno: descarta la carta de tu dilema o dos cualesquiera. Contribuye por una estrella o lucha por un recluta nuevo.

dystopia-lesson-race-title = Diez estrellas
dystopia-lesson-race-place = A por la siguiente estrella: coloca aquí un trabajador.
dystopia-lesson-race-place-small = Con recursos se construyen mercados, y los mercados dan estrellas. Has colocado { $stars } de diez.
dystopia-lesson-race-retrieve = A por la siguiente estrella: trae trabajadores a casa.
dystopia-lesson-race-retrieve-small = Hacen falta manos. Has colocado { $stars } de tus diez estrellas.
dystopia-lesson-race = A por la siguiente estrella: esta respuesta ayuda.
dystopia-lesson-race-small = Has colocado { $stars } de tus diez estrellas.

dystopia-lesson-meanwhile = Esto lo decides tú.
dystopia-lesson-meanwhile-small = Cualquier respuesta vale. Después sigue la lección.

## El final

dystopia-lesson-won = Diez estrellas. Has ganado.
dystopia-lesson-won-small = Quien coloca antes su décima estrella acaba la partida al momento.
dystopia-lesson-lost = La partida ha terminado y ha ganado otra persona.
dystopia-lesson-lost-small = Le pasa a cualquiera. Vuelve un movimiento atrás y prueba otro camino.

dystopia-lesson-known-turn = En un turno colocas un trabajador (los dados iguales pueden ir juntos), traes trabajadores a casa (con 1 de comida o felicidad ganas 2 de moral, sin nada pierdes 1) o, una vez por partida, resuelves tu dilema.
dystopia-lesson-known-price = Lo oscuro, a la izquierda de un lugar, es el precio; a la derecha, lo que da. Las áreas dan según la suma de sus dados.
dystopia-lesson-known-bump = Un trabajador expulsado vuelve gratis a casa y se tira.
dystopia-lesson-known-knowledge = Cuando se tira un dado tuyo, se suman los que hay en casa y tu conocimiento: con 16 deserta el más alto. La moral es cuántas cartas puedes tener.
dystopia-lesson-known-stars = Las estrellas van a los mercados que ayudas a construir, a los territorios (visita un mercado), a los reclutas activos al final de una tabla y a tu dilema.

## Comentarios sobre el último movimiento

dystopia-lesson-aside-knowledge = 2 de energía, 1 más por tu tabla y 1 de conocimiento.
dystopia-lesson-aside-bumped = { $bumper } te expulsó: tu trabajador volvió gratis. Un favor.
dystopia-lesson-aside-built = ¡Estrella { $stars }! { $bumper } no ayudó: traer trabajadores sin comer le cuesta 1 de moral más.
dystopia-lesson-aside-built-without = El mercado está construido y no tienes estrella en él: sufres su penalización.
dystopia-lesson-aside-lost = Dados y conocimiento llegaron a 16: tu trabajador más alto comprendió y desertó.
dystopia-lesson-aside-woke = Tu recluta oculto ha despertado: funcionan su habilidad y su tabla.
dystopia-lesson-aside-star = Estrella { $stars } colocada.
dystopia-lesson-aside-new-worker = Tu trabajador nuevo ya se ha tirado y está listo.
dystopia-lesson-aside-did-place = Un sitio permitido. La lección sigue contigo.
dystopia-lesson-aside-did-retrieve = Has traído trabajadores a casa. La lección sigue desde ahí.
dystopia-lesson-aside-did-dilemma = Tu dilema ya está resuelto. La lección sigue contigo.
dystopia-lesson-aside-did-stop = Has dejado al otro trabajador en casa, y está permitido.
dystopia-lesson-aside-did-pay = Has pagado de otra forma. La lección sigue contigo.
dystopia-lesson-aside-did-feed = Has elegido otra cosa, y está permitido.
dystopia-lesson-aside-did-take = Tomado. La lección sigue contigo.
dystopia-lesson-aside-did-draw = Una carta en su lugar. La lección sigue contigo.
dystopia-lesson-aside-did-discard = Te has quedado con otra carta. La lección sigue contigo.
dystopia-lesson-aside-did-other = Un movimiento permitido. La lección sigue contigo y luego vuelve a su plan.
