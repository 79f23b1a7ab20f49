### Cómo se juega a Leaders of Euphoria. Las mismas claves que en inglés; las reglas de cada afirmación están en
### web/src/games/leaders/how/outline.json.

## Palabras de una edición que necesitan las afirmaciones de abajo

how-leaders-word-anarchists =
    { $edition ->
        [A] Habitantes del Yermo
       *[B] Anarquistas
    }

## Qué es

how-leaders-what-game = Un juego de lealtades ocultas para cuatro a ocho personas y veinte minutos. Cada cual esconde tres reclutas; entre todos ellos hay dos líderes, uno por bando, y al principio solo sus dueños saben dónde están.

## Cómo se gana

how-leaders-win-shot-title = Que disparen al líder enemigo
how-leaders-win-shot = A un líder que está boca arriba se le puede disparar. En ese momento acaba la partida y gana el equipo contrario a ese líder: el equipo entero, sea cual sea de los dos bandos quien apretó el gatillo.
how-leaders-win-together-title = ¿Ya no te queda bando? Dispara antes
how-leaders-win-together = Quien recibe un disparo sin tener un líder pasa a ser { leaders-member-wastelander }. Si una de esas personas dispara a un líder que está boca arriba, no gana ninguna facción: ganan todos los { how-leaders-word-anarchists }.
how-leaders-win-alone-title = O gana en solitario
how-leaders-win-alone = Reúne a los dos líderes, o consigue un líder siendo { leaders-member-wastelander }, y ganas al instante sin compartirlo con nadie.

## Qué hay en la mesa

how-leaders-picture-table = Una mesa de cinco. Te toca jugar, y lo que ves aquí es todo lo que sabes.
how-leaders-picture-table-alt = Una mesa redonda vista desde arriba, con cinco asientos de tres reclutas. Los tuyos están boca abajo delante de ti y uno de ellos es un líder. Quien está arriba a la izquierda tiene un líder boca arriba. Otra persona sostiene un arma que te apunta; en el centro hay otra libre. Una persona lleva la marca de no pertenecer ya a ninguna facción.
how-leaders-table-recruits-title = Tus tres reclutas
how-leaders-table-recruits = Boca abajo los conoces tú, y quien haya mirado esa misma carta. Al empezar elegiste su orden y puedes volver a mirarlos cuando quieras.
how-leaders-table-side-title = Tu bando
how-leaders-table-side = Lo decide el líder que haya entre tus tres; si no hay, la mayoría. Los reclutas se pueden intercambiar, así que tu bando puede cambiar a media partida. Esta línea te dice de qué lado estás.
how-leaders-table-leader-title = Un líder boca arriba
how-leaders-table-leader = Lo que está boca arriba lo conocen todos. Un líder a la vista es el blanco del otro bando y de quienes ya no tienen ninguno.
how-leaders-table-gun-title =
    { $edition ->
        [A] Una pistola de rayos en una mano
       *[B] Un láser en una mano
    }
how-leaders-table-gun = Siempre apunta a otra persona, y todos ven a quién. Nadie sostiene más de { leaders-gun-one }.
how-leaders-table-centre-title =
    { $edition ->
        [A] Las pistolas libres
       *[B] Los láseres libres
    }
how-leaders-table-centre =
    { $edition ->
        [A] Con cuatro o cinco personas hay dos, desde seis hay una tercera y con ocho, una cuarta. Lo que se dispara o se suelta vuelve aquí.
       *[B] Con cuatro o cinco personas hay dos, desde seis hay un tercero y con ocho, un cuarto. Lo que se dispara o se suelta vuelve aquí.
    }
how-leaders-table-hand-title = Tus artefactos
how-leaders-table-hand = Empiezas con dos. Cuáles tienes es secreto; cuántos, no.
how-leaders-table-outcast-title = Ya sin bando
how-leaders-table-outcast = Todos saben en todo momento quién es { leaders-member-wastelander }.

## Un turno

how-leaders-turn-artifact-title = Ordena tu mano, si quieres
how-leaders-turn-artifact = Descarta todos tus artefactos y roba uno, o pásale uno a otra persona, que no lo puede rechazar. O ninguna de las dos cosas.
how-leaders-turn-artifact-cost = toda tu mano
how-leaders-turn-artifact-gain = 1 artefacto
how-leaders-turn-action-title = Luego, una acción
how-leaders-turn-action = Una, o ninguna. No hay más que estas cinco:
how-leaders-turn-interrogate-title = Interrogar
how-leaders-turn-interrogate = Mira un recluta escondido de otra persona y déjalo donde estaba. Es la forma más segura de averiguar algo.
how-leaders-turn-interrogate-cost = nada
how-leaders-turn-interrogate-gain = conoces un recluta
how-leaders-turn-use-title = Usar un artefacto
how-leaders-turn-use = Espía, intercambia, desarma, baraja o desenmascara: lo dice su texto.
how-leaders-turn-use-cost = descubres un recluta tuyo escondido
how-leaders-turn-use-gain = lo que diga la carta
how-leaders-turn-arm-title = Armarte
how-leaders-turn-arm = Solo si queda { leaders-gun-one } en el centro y no tienes { leaders-no-gun }. Apuntas enseguida.
how-leaders-turn-arm-cost = descubres un recluta tuyo escondido
how-leaders-turn-arm-gain = 1 { leaders-gun }
how-leaders-turn-shoot-title = Disparar
how-leaders-turn-shoot = La persona a la que apuntas recibe el disparo, si nadie responde a tiempo.
how-leaders-turn-shoot-cost = { leaders-the-gun } vuelve al centro
how-leaders-turn-shoot-gain = un disparo acierta
how-leaders-turn-hide-title = Esconder
how-leaders-turn-hide = Cualquier seguidor que esté boca arriba, tuyo o ajeno. Nunca un líder.
how-leaders-turn-hide-cost = nada
how-leaders-turn-hide-gain = un seguidor queda boca abajo
how-leaders-turn-aim-title = Apuntar
how-leaders-turn-aim = Si ahora tienes { leaders-a-gun }, di a quién apunta hasta tu próximo turno. Puede ser la misma persona; tú, no.
how-leaders-turn-answer-title = Los demás pueden responder
how-leaders-turn-answer = Algunos artefactos son reacciones: paran un disparo, rechazan un interrogatorio, anulan una carta. Se pregunta a la vez a todos los que podrían tener una, y el precio es el de siempre: descubrir un recluta escondido. Solo una reacción sale adelante, y a ella no se puede reaccionar.
how-leaders-turn-hit-title = Qué hace un disparo
how-leaders-turn-hit = Nadie queda eliminado. Si no tienes un líder boca arriba, robas un artefacto, sueltas tu { leaders-gun }, enseñas todos tus reclutas y vuelves a esconder los seguidores. Todos los han visto. Sin líder eres { leaders-member-wastelander } desde ahora; con líder conservas tu bando, y el líder sigue boca arriba a la espera del próximo disparo.

## Lo que se suele entender mal

how-leaders-wrong-out-title = «Me han disparado: estoy fuera.»
how-leaders-wrong-out = Sigues jugando con todos tus derechos. Solo puede que hayas cambiado de opinión sobre tus amistades.
how-leaders-wrong-arm-title = «Tomo { leaders-a-gun } y disparo.»
how-leaders-wrong-arm = Armarte es la acción de este turno; disparar será la de otro. Toda la mesa tiene una ronda para pensar a quién apuntas.
how-leaders-wrong-trigger-title = «Gana quien dispara al líder.»
how-leaders-wrong-trigger = Gana el bando contrario a ese líder, aunque dispare alguien del suyo. Solo los { how-leaders-word-anarchists } ganan por disparar.
how-leaders-wrong-cover-title = «Luego vuelvo a esconder a mi líder.»
how-leaders-wrong-cover = Puedes pagar con tu líder como con cualquier recluta. Pero la acción de esconder solo sirve para seguidores.
how-leaders-wrong-proof-title = «Mira, esta es mi carta.»
how-leaders-wrong-proof = Di lo que quieras, sea verdad o mentira. Enseñar un recluta escondido o los artefactos de tu mano no está permitido.
how-leaders-wrong-secret-title = «Nadie ha notado que he mirado.»
how-leaders-wrong-secret = Todos ven quién miró qué recluta. Solo lo que viste es tuyo.

## Cómo termina

how-leaders-picture-end = Has disparado al líder euphoriano que estaba a la vista y nadie ha respondido: se acabó la partida, todo se descubre y ha ganado tu bando entero.
how-leaders-picture-end-alt = La misma mesa al final. Todos los reclutas están boca arriba, una banda nombra a quienes ganan y cada asiento muestra su equipo: dos del bando de las cavernas han ganado; dos euphorianos y una persona sin facción han perdido.
how-leaders-end-moment = La victoria se comprueba después de cada efecto. La de un equipo es de todos los que están en él en ese momento, así que un intercambio justo antes puede costarte la partida.
how-leaders-end-reactions = Las reacciones a un disparo van primero. Pero los líderes que están boca arriba se miran cuando el disparo hace efecto: también cuenta el que alguien descubrió para pagar una reacción.
how-leaders-end-draw = Si tras cuarenta turnos por persona no hay nada decidido, es un empate y todos pueden volver a sus tareas.

## Ediciones y opciones

how-leaders-editions-words = La edición B, la habitual aquí, dice láser y Anarquista; la edición A dice pistola de rayos y Habitante del Yermo. Las cosas son las mismas.
how-leaders-editions-pile = En la edición A los artefactos usados van debajo del mazo. En la B quedan en una pila de descartes que todos pueden mirar.
how-leaders-editions-options = Una mesa puede fijar otro número de { leaders-guns } y cuántas afirmaciones («soy del equipo euphoriano», sea verdad o no) puede hacer cada persona en su turno, para que también las lean los bots.
