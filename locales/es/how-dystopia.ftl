### Cómo se juega a Build a Better Dystopia. Las mismas claves que en inglés; las reglas de cada afirmación están en
### web/src/games/dystopia/how/outline.json.

## Qué es

how-dystopia-what-game = Tus dados son trabajadores, y el número de un dado es cuánto ha comprendido ese trabajador. Mándalos a por bienes, construye mercados junto a tus rivales y extiende tu autoridad antes de que alguien piense demasiado.

## Cómo se gana

how-dystopia-win-stars-title = Coloca antes que nadie tus diez estrellas
how-dystopia-win-stars = Cada persona tiene diez estrellas de autoridad. La partida acaba en cuanto alguien ha colocado la última, y esa persona gana.
how-dystopia-win-markets-title = La mayoría se compra
how-dystopia-win-markets = Ayuda a construir un mercado: una estrella en su loseta. Visita un mercado construido y paga: una estrella en su territorio. También se compra una con tres recursos, con tres artefactos o con dos iguales.
how-dystopia-win-people-title = Unas pocas se ganan por lealtad
how-dystopia-win-people = Cuando la tabla de una facción llega al final, cada recluta activo de ella da una estrella a su dueño. Y tu dilema ético, resuelto de la manera cómoda, vale otra.

## Qué hay en la mesa

how-dystopia-picture-table = Cuatro personas a media partida: el cielo de Icarus, la ciudad a la izquierda, el Yermo a la derecha y las cavernas abajo.
how-dystopia-picture-table-alt = Un plano del tablero con cuatro territorios. En el Generador de la ciudad hay tres dados, 4, 2 y 3, que suman 9. A su lado hay un mercado construido con dos estrellas en la loseta. En el Yermo hay dos trabajadores en un emplazamiento. En el cielo hay un trabajador en la Mina de nubes y otro en el Ático Nimbo. Entre los territorios y las cavernas hay tres túneles, cada uno con su minero en camino, y alrededor del tablero van cuatro tablas de lealtad.
how-dystopia-table-workers-title = Trabajadores
how-dystopia-table-workers = Empiezas con dos dados y puedes llegar a cuatro.
how-dystopia-table-area-title = Áreas de producción
how-dystopia-table-area = Energía, agua, comida y felicidad, gratis. Hay sitio para todos, y se suman los dados de todo el mundo.
how-dystopia-table-tunnel-title = Túneles
how-dystopia-table-tunnel = Cada visita hace avanzar un paso al minero. En el sexto despiertan los reclutas ocultos de esa facción; en el noveno se abre un espacio para quien tenga activo un recluta de ella.
how-dystopia-table-site-title = Emplazamientos
how-dystopia-table-site = Son seis, con cuatro espacios cada uno. Trae un recurso, quédate y espera compañía.
how-dystopia-table-market-title = Un mercado construido
how-dystopia-table-market = Cualquiera puede pagar su precio por una estrella. Quien no tiene estrella en la loseta vive bajo su penalización.
how-dystopia-table-tank-title = El tanque de activación
how-dystopia-table-tank = Aquí se despiertan trabajadores nuevos, a cambio de energía o de agua.
how-dystopia-table-territory-title = Territorios
how-dystopia-table-territory = En cada uno caben tantas estrellas como jugadores hay. Después está lleno.
how-dystopia-table-icarus-title = Icarus
how-dystopia-table-icarus = Por encima de las nubes las estrellas cuestan tres recursos, o artefactos, y no hay que construir nada antes.
how-dystopia-table-track-title = Lealtad
how-dystopia-table-track = Cuatro tablas que empujan todos. Sus regalos son para quien tenga activo un recluta de esa facción.

## Un turno

how-dystopia-turn-one-title = Haz una de tres cosas
how-dystopia-turn-one = Coloca un trabajador, recupera trabajadores o resuelve tu dilema. Después le toca a la siguiente persona.
how-dystopia-turn-place-title = Colocar un trabajador
how-dystopia-turn-place = Pon un dado, paga y toma lo que da el espacio. En la mayoría de los espacios, el trabajador que ya esté allí es expulsado: vuelve gratis a casa y se tira. Si varios de tus dados muestran el mismo número, puedes colocarlos todos en un turno.
how-dystopia-turn-area-title = … en un área de producción
how-dystopia-turn-area = Suma todos los dados que hay, también el tuyo. De 1 a 4 sube 1 la tabla de la facción. De 5 a 8 pierdes 1 de conocimiento, que te conviene. Desde 9 ganas 1 de conocimiento y un producto más.
how-dystopia-turn-area-cost = nada
how-dystopia-turn-area-gain = 1 producto; 2 desde 9
how-dystopia-picture-area = Acabas de poner un 4 junto a un 2 y un 3: nueve en total, así que 2 de energía para ti y un trabajador que ahora sabe un poco más.
how-dystopia-picture-area-alt = El Generador con los dados 2, 3 y 4: la suma es 9. De sus tres resultados, de 1 a 4 da 1 de energía y un paso de lealtad; de 5 a 8 da 1 de energía y quita 1 de conocimiento; y el marcado, 9 o más, da 2 de energía y 1 de conocimiento.
how-dystopia-turn-tunnel-title = … en un túnel
how-dystopia-turn-tunnel = La ciudad cava con energía y saca oro; las cavernas, con agua, piedra; el Yermo, con comida, arcilla.
how-dystopia-turn-tunnel-cost = 1 producto
how-dystopia-turn-tunnel-gain = 1 recurso o 1 artefacto
how-dystopia-turn-site-title = … en un emplazamiento
how-dystopia-turn-site = Cuando hay bastantes trabajadores (dos con dos o tres jugadores, tres con cuatro, los cuatro con cinco o seis), se construye el mercado: una estrella para cada jugador que participó, y todos los trabajadores vuelven a casa y se tiran. Hasta entonces nadie los puede expulsar.
how-dystopia-turn-site-cost = 1 recurso
how-dystopia-turn-site-gain = 1 estrella, cuando se construya
how-dystopia-turn-market-title = … en un mercado
how-dystopia-turn-market = Los construidos llevan su precio en la loseta. Los cuatro mercados de artefactos y el Ático Nimbo están desde el principio. Cada visita mueve además la tabla de esa facción.
how-dystopia-turn-market-cost = lo que pida: 3 artefactos o 2 iguales, 3 recursos…
how-dystopia-turn-market-gain = 1 estrella
how-dystopia-turn-tank-title = … en el tanque de activación
how-dystopia-turn-tank = La energía despeja la cabeza; el agua alegra.
how-dystopia-turn-tank-cost = 3 de energía o 3 de agua
how-dystopia-turn-tank-gain = 1 trabajador, y 2 de conocimiento menos o 2 de moral más
how-dystopia-turn-retrieve-title = Recuperar trabajadores
how-dystopia-turn-retrieve = Retira del tablero los dados tuyos que quieras, al menos uno, y tíralos juntos. Si no pagas, cuesta 1 de moral.
how-dystopia-turn-retrieve-cost = 1 de comida o 1 de felicidad
how-dystopia-turn-retrieve-gain = tus trabajadores y 2 de moral
how-dystopia-turn-dilemma-title = Resolver tu dilema ético, una vez por partida
how-dystopia-turn-dilemma = Contribuye y pon una estrella en él, o enfréntate al sistema y elige un recluta nuevo entre dos.
how-dystopia-turn-dilemma-cost = el artefacto que muestra, o 2 cualesquiera
how-dystopia-turn-dilemma-gain = 1 estrella o 1 recluta
how-dystopia-turn-roll-title = Siempre que se tira un dado tuyo
how-dystopia-turn-roll = Suma tus trabajadores en casa y tu conocimiento. Con 16 o más, alguien lo ha comprendido todo: pierdes tu dado más alto. En el tanque puede volver a despertar.
how-dystopia-turn-tracks-title = Los reclutas y sus facciones
how-dystopia-turn-tracks = Un recluta tuyo está activo y te da una habilidad; otro duerme. Al subir, una tabla trae más a quien tenga activo un recluta de su facción: en 2, un producto más; en 5, recurso y artefacto a la vez en el túnel (en Icarus, un artefacto con una estrella). En 8 despiertan los que duermen y en 11 llegan las estrellas.
how-dystopia-picture-tracks = Las tablas de la misma partida. En Icarus acaban de despertar los que dormían.
how-dystopia-picture-tracks-alt = Cuatro tablas de 0 a 11 con marcas en 2, 5, 8 y 11: la euphoriana en 4, la subterránea en 2, la del Yermo en 6 y la icarita en 8.

## Lo que se suele entender mal

how-dystopia-wrong-high-title = «Los dados altos son buenos.»
how-dystopia-wrong-high = Quien comprende, se marcha. Poco conocimiento y dados bajos mantienen a tu gente en casa y contenta; un dado alto sirve para que un área llegue a 9.
how-dystopia-wrong-bumped-title = «No deben expulsarme.»
how-dystopia-wrong-bumped = Ojalá lo hagan: el trabajador vuelve sin gastar un turno, una comida ni moral. Ponte donde otros quieran ir.
how-dystopia-wrong-safe-title = «Ese mercado no va conmigo.»
how-dystopia-wrong-safe = Su penalización vale para quien no tenga estrella en la loseta. Participa en la obra, o pon allí una estrella más tarde desde el mercado de artefactos de esa facción.
how-dystopia-wrong-morale-title = «La moral es cuestión de gustos.»
how-dystopia-wrong-morale = Es el número de artefactos que puedes tener. Cuando baja, descartas.
how-dystopia-wrong-pass-title = «Paso.»
how-dystopia-wrong-pass = No se puede pasar. Siempre hay algo que colocar o recuperar.
how-dystopia-wrong-mine-title = «La tabla de mi facción es cosa mía.»
how-dystopia-wrong-mine = La empujan todos, queriendo o sin querer, y se beneficia quien tenga activo un recluta de ella.

## Cómo termina

how-dystopia-end-moment = Al instante y sin última ronda: cuando un suceso, como una colocación con todo lo que trae, ha dejado a alguien sin estrellas por colocar. Cuentan todas las de ese suceso, así que pueden acabar varios a la vez.
how-dystopia-end-tie = Entonces gana la moral más alta; luego, el conocimiento más bajo; luego, más mercados con estrella y más territorios. Si todo es igual, deciden los dados.

## Ediciones y opciones

how-dystopia-editions-edition = Aquí se juega la segunda edición, o la primera si lo dice la mesa. Difieren en detalles: en la segunda, un recluta que despierta se puede usar desde el turno siguiente; en la primera, enseguida.
how-dystopia-editions-recruits = Los 48 reclutas se usan como están impresos; quince tienen un texto revisado como opción.
how-dystopia-editions-drafts = Otras opciones: repartir por elección los reclutas, los mercados o los valores iniciales, un precio por colocar dobles y el comercio entre jugadores.
