### Build a Better Dystopia, en español. Las mismas claves y variables que en inglés.
### Los nombres de quienes juegan no llevan artículo ni adjetivo: pueden ser de cualquier género.

## Nombres

dystopia-seat = Jugador { $number }

# Espacios del tablero. $form: name (un título), on (donde está un trabajador), from (de donde viene).
dystopia-space-generator =
    { $form ->
        [on] en el Generador
        [from] del Generador
       *[name] Generador
    }
dystopia-space-aquifer =
    { $form ->
        [on] en el Acuífero
        [from] del Acuífero
       *[name] Acuífero
    }
dystopia-space-farm =
    { $form ->
        [on] en la Granja
        [from] de la Granja
       *[name] Granja
    }
dystopia-space-cloud-mine =
    { $form ->
        [on] en la Mina de nubes
        [from] de la Mina de nubes
       *[name] Mina de nubes
    }
dystopia-space-euphorian-tunnel =
    { $form ->
        [on] en el túnel euphoriano
        [from] del túnel euphoriano
       *[name] Túnel euphoriano
    }
dystopia-space-subterran-tunnel =
    { $form ->
        [on] en el túnel subterráneo
        [from] del túnel subterráneo
       *[name] Túnel subterráneo
    }
dystopia-space-wastelander-tunnel =
    { $form ->
        [on] en el túnel del Yermo
        [from] del túnel del Yermo
       *[name] Túnel del Yermo
    }
dystopia-space-euphorian-tunnel-end =
    { $form ->
        [on] al final del túnel euphoriano
        [from] del final del túnel euphoriano
       *[name] Final del túnel euphoriano
    }
dystopia-space-subterran-tunnel-end =
    { $form ->
        [on] al final del túnel subterráneo
        [from] del final del túnel subterráneo
       *[name] Final del túnel subterráneo
    }
dystopia-space-wastelander-tunnel-end =
    { $form ->
        [on] al final del túnel del Yermo
        [from] del final del túnel del Yermo
       *[name] Final del túnel del Yermo
    }
dystopia-space-incinerator =
    { $form ->
        [on] en el Incinerador de la exactitud histórica
        [from] del Incinerador de la exactitud histórica
       *[name] Incinerador de la exactitud histórica
    }
dystopia-space-free-press =
    { $form ->
        [on] en la Prensa libre de la dura realidad
        [from] de la Prensa libre de la dura realidad
       *[name] Prensa libre de la dura realidad
    }
dystopia-space-ark =
    { $form ->
        [on] en el Arca de los recuerdos fracturados
        [from] del Arca de los recuerdos fracturados
       *[name] Arca de los recuerdos fracturados
    }
dystopia-space-wind-saloon =
    { $form ->
        [on] en la Cantina del viento
        [from] de la Cantina del viento
       *[name] Cantina del viento
    }
dystopia-space-nimbus-loft =
    { $form ->
        [on] en el Ático Nimbo
        [from] del Ático Nimbo
       *[name] Ático Nimbo
    }
dystopia-space-breeze-bar =
    { $form ->
        [on] en el Bar de la brisa
        [from] del Bar de la brisa
       *[name] Bar de la brisa
    }
dystopia-space-sky-lounge =
    { $form ->
        [on] en el Salón del cielo
        [from] del Salón del cielo
       *[name] Salón del cielo
    }
dystopia-space-tank-left =
    { $form ->
        [on] a la izquierda del Tanque de activación de trabajadores
        [from] de la izquierda del Tanque de activación de trabajadores
       *[name] Tanque de activación de trabajadores, izquierda
    }
dystopia-space-tank-right =
    { $form ->
        [on] a la derecha del Tanque de activación de trabajadores
        [from] de la derecha del Tanque de activación de trabajadores
       *[name] Tanque de activación de trabajadores, derecha
    }
# $site: E1, E2, S1, S2, W1, W2, en todos los idiomas.
dystopia-space-site =
    { $form ->
        [on] en el emplazamiento { $site }
        [from] del emplazamiento { $site }
       *[name] Emplazamiento { $site }
    }
dystopia-space-market =
    { $form ->
        [on] en el mercado { $site }
        [from] del mercado { $site }
       *[name] Mercado { $site }
    }

# Losetas de mercado. $form: name, on (donde está un trabajador), from (de donde viene).
dystopia-tile-laboratory =
    { $form ->
        [on] en el Laboratorio de genética selectiva
        [from] del Laboratorio de genética selectiva
       *[name] Laboratorio de genética selectiva
    }
dystopia-tile-spa =
    { $form ->
        [on] en el Spa del placer fugaz
        [from] del Spa del placer fugaz
       *[name] Spa del placer fugaz
    }
dystopia-tile-courthouse =
    { $form ->
        [on] en el Juzgado de los juicios apresurados
        [from] del Juzgado de los juicios apresurados
       *[name] Juzgado de los juicios apresurados
    }
dystopia-tile-plaza =
    { $form ->
        [on] en la Plaza de la humildad inmortalizada
        [from] de la Plaza de la humildad inmortalizada
       *[name] Plaza de la humildad inmortalizada
    }
dystopia-tile-fountain =
    { $form ->
        [on] en la Fuente de los deseos ilusorios
        [from] de la Fuente de los deseos ilusorios
       *[name] Fuente de los deseos ilusorios
    }
dystopia-tile-lounge =
    { $form ->
        [on] en la Sala de la frugalidad opulenta
        [from] de la Sala de la frugalidad opulenta
       *[name] Sala de la frugalidad opulenta
    }
dystopia-tile-academy =
    { $form ->
        [on] en la Academia de la igualdad obligatoria
        [from] de la Academia de la igualdad obligatoria
       *[name] Academia de la igualdad obligatoria
    }
dystopia-tile-cafeteria =
    { $form ->
        [on] en la Cafetería de la carne sin nombre
        [from] de la Cafetería de la carne sin nombre
       *[name] Cafetería de la carne sin nombre
    }
dystopia-tile-apothecary =
    { $form ->
        [on] en la Botica de los sueños productivos
        [from] de la Botica de los sueños productivos
       *[name] Botica de los sueños productivos
    }
dystopia-tile-theater =
    { $form ->
        [on] en el Teatro de la propaganda reveladora
        [from] del Teatro de la propaganda reveladora
       *[name] Teatro de la propaganda reveladora
    }
dystopia-tile-registry =
    { $form ->
        [on] en el Registro de los secretos personales
        [from] del Registro de los secretos personales
       *[name] Registro de los secretos personales
    }
dystopia-tile-arena =
    { $form ->
        [on] en la Arena del conflicto pacífico
        [from] de la Arena del conflicto pacífico
       *[name] Arena del conflicto pacífico
    }
dystopia-tile-teddy-bear-shop =
    { $form ->
        [on] en la Tienda de desmontar ositos de peluche
        [from] de la Tienda de desmontar ositos de peluche
       *[name] Tienda de desmontar ositos de peluche
    }
dystopia-tile-clinic =
    { $form ->
        [on] en la Clínica de la retrospectiva ciega
        [from] de la Clínica de la retrospectiva ciega
       *[name] Clínica de la retrospectiva ciega
    }
dystopia-tile-bemusement-park =
    { $form ->
        [on] en el Parque de perplejidades
        [from] del Parque de perplejidades
       *[name] Parque de perplejidades
    }
dystopia-tile-game-bonfire =
    { $form ->
        [on] en la Hoguera de juegos de tu barrio
        [from] de la Hoguera de juegos de tu barrio
       *[name] Hoguera de juegos de tu barrio
    }
dystopia-tile-stadium =
    { $form ->
        [on] en el Estadio de los jonrones garantizados
        [from] del Estadio de los jonrones garantizados
       *[name] Estadio de los jonrones garantizados
    }
dystopia-tile-literacy-center =
    { $form ->
        [on] en el Centro de alfabetización reducida
        [from] del Centro de alfabetización reducida
       *[name] Centro de alfabetización reducida
    }

# $form: name (también detrás de un nombre masculino), allegiance (la de la facción, en su tabla).
dystopia-faction-euphorian =
    { $form ->
        [allegiance] lealtad euphoriana
        [recruits] reclutas euphorianos
       *[name] euphoriano
    }
dystopia-faction-subterran =
    { $form ->
        [allegiance] lealtad subterránea
        [recruits] reclutas subterráneos
       *[name] subterráneo
    }
dystopia-faction-wastelander =
    { $form ->
        [allegiance] lealtad del Yermo
        [recruits] reclutas del Yermo
       *[name] del Yermo
    }
dystopia-faction-icarite =
    { $form ->
        [allegiance] lealtad icarita
        [recruits] reclutas icaritas
       *[name] icarita
    }
dystopia-good-energy = energía
dystopia-good-water = agua
dystopia-good-food = comida
dystopia-good-bliss = felicidad
dystopia-good-gold = oro
dystopia-good-stone = piedra
dystopia-good-clay = arcilla
dystopia-artifact-balloons = globos
dystopia-artifact-bat = bate
dystopia-artifact-bear = oso
dystopia-artifact-bifocals = bifocales
dystopia-artifact-book = libro
dystopia-artifact-game = juego
dystopia-dilemma-read-a-book = Leer un libro
dystopia-dilemma-burn-a-book = Quemar un libro
dystopia-dilemma-help-a-friend-escape = Ayudar a escapar a una amistad
dystopia-dilemma-turn-in-a-friend = Delatar a una amistad
dystopia-dilemma-publish-an-expose = Publicar una denuncia
dystopia-dilemma-publish-propaganda = Publicar propaganda
dystopia-dilemma-let-workers-relax = Dejar descansar a los trabajadores
dystopia-dilemma-make-workers-toil = Hacer sudar a los trabajadores
dystopia-dilemma-choose-true-love = Elegir el amor verdadero
dystopia-dilemma-accept-assigned-match = Aceptar la pareja asignada
dystopia-dilemma-fight-the-oppressor = Combatir al opresor
dystopia-dilemma-serve-the-oppressor = Servir al opresor

## Cantidades y costes

dystopia-and = { $items } y { $last }
dystopia-or = { $items } o { $last }
dystopia-amount-good = { $count } de { $good }
# $goods: varios de ellos, como «felicidad o comida».
dystopia-amount-mixed = { $count } de { $goods }, en cualquier mezcla
dystopia-amount-resource =
    { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos cualesquiera
    }
dystopia-amount-commodity =
    { $count ->
        [one] { $count } producto
       *[other] { $count } productos cualesquiera
    }
dystopia-amount-commodity-but =
    { $count ->
        [one] { $count } producto que no sea { $good }
       *[other] { $count } productos que no sean { $good }
    }
dystopia-amount-artifact =
    { $count ->
        [one] { $count } artefacto
       *[other] { $count } artefactos
    }
dystopia-amount-knowledge = { $count } de conocimiento
dystopia-amount-morale = { $count } de moral
dystopia-amount-tunnel = { $count } más del recurso de ese túnel
dystopia-some-balloons =
    { $count ->
        [one] unos globos
       *[other] { $count } ramos de globos
    }
dystopia-some-bat =
    { $count ->
        [one] un bate
       *[other] { $count } bates
    }
dystopia-some-bear =
    { $count ->
        [one] un oso
       *[other] { $count } osos
    }
dystopia-some-bifocals =
    { $count ->
        [one] unas bifocales
       *[other] { $count } pares de bifocales
    }
dystopia-some-book =
    { $count ->
        [one] un libro
       *[other] { $count } libros
    }
dystopia-some-game =
    { $count ->
        [one] un juego
       *[other] { $count } juegos
    }
dystopia-cost-free = gratis
dystopia-cost-unknown = nadie sabe aún a qué coste
dystopia-cost-three-or-pair = 3 artefactos, o 2 del mismo tipo
dystopia-cost-or = { $first }, o { $second }
dystopia-cost-and-price = { $cost }, y { $price }

# Una loseta de mercado, entera.
dystopia-tile-text = Coste: { $cost }. Sin una estrella de autoridad tuya en ella: { $penalty }.
# What the cards say that have no ability of their own. $tile: the market that asks for it, $dilemma: both its sides.
dystopia-artifact-text = { $copies } de los { $all } artefactos. Mercado que lo pide: { $tile }. Dilema que resuelve por sí solo: { $dilemma }.
dystopia-dilemma-text = Descarta { $artifact }, o 2 artefactos cualesquiera. { $fight }: roba { $drawn } reclutas y quédate con 1. { $contribute }: coloca aquí una estrella de autoridad.
dystopia-penalty-no-third-worker = con 2 o 3 trabajadores no puedes añadir otro
dystopia-penalty-no-self-bump = no puedes expulsar a tus propios trabajadores
dystopia-penalty-no-pairs = en los mercados de artefactos no puedes pagar con una pareja
dystopia-penalty-only-own-markets = no puedes colocar trabajadores en mercados construidos donde no haya una estrella tuya
dystopia-penalty-one-worker-a-turn = colocas como mucho un trabajador por turno
dystopia-penalty-no-shared-sites = no puedes colocar trabajadores en emplazamientos de construcción donde haya trabajadores de otros
dystopia-penalty-no-abilities = las habilidades de tus reclutas no funcionan, pero conservas las bonificaciones de lealtad
dystopia-penalty-dearer-free-retrieve = recuperar sin pagar te cuesta 1 de moral más
dystopia-penalty-no-icarus = no puedes colocar trabajadores en Icarus
dystopia-penalty-stars-teach = ganas 1 de conocimiento cada vez que colocas una estrella
dystopia-penalty-no-bonuses = no recibes las bonificaciones de lealtad de las secciones 1 y 2
dystopia-penalty-one-worker-an-area = puedes tener como mucho un trabajador en cada área de producción
dystopia-penalty-roll = por cada dado en que te salga un { $number }, pierdes 1 producto o recurso

## Preguntas

dystopia-question-keep = De los reclutas que has recibido, quédate con dos: uno activo y otro oculto.
dystopia-question-turn = Tu turno: coloca un trabajador, recupera trabajadores o completa tu dilema ético.
dystopia-question-more = Coloca otro trabajador con el mismo número o no coloques más.
dystopia-question-pay = Elige cómo pagas.
dystopia-question-choose = Elige qué obtienes.
dystopia-question-goods = Elige qué ganas.
dystopia-question-ability = ¿Qué recluta usas ahora?
dystopia-question-limit = Tienes más artefactos de los que permite tu moral: descarta uno.
dystopia-question-lose = Elige lo que entregas.
dystopia-question-set = Elige en qué número se fija el dado.
dystopia-question-sacrifice = Elige el trabajador que sacrificas.
dystopia-question-star = ¿Adónde va tu estrella de autoridad?
dystopia-question-keep-new = ¿Con cuál de los dos reclutas te quedas?
dystopia-question-may = ¿Aceptas?
dystopia-question-feed = ¿Qué les das a los trabajadores que vuelven a casa?
dystopia-question-place-new = Coloca tu trabajador nuevo.
dystopia-question-discard = Elige el artefacto que descartas.
dystopia-question-draft = Toma un recluta; los demás pasan al siguiente jugador.
dystopia-question-tile = Elige la loseta de mercado que entra en la partida.
dystopia-question-marker = Elige dónde empiezan tus marcadores de moral y conocimiento.
dystopia-question-offer = Te proponen un intercambio. ¿Aceptas?
dystopia-question-trade = Propón un intercambio o termina tu turno.

# Lo mismo para un jugador, con la posición.
dystopia-ask-keep = Quédate con dos de estos reclutas: uno trabaja desde ahora (activo), otro espera (oculto).
# $home: cuántos trabajadores están en casa.
dystopia-ask-turn =
    { $home ->
        [0] Tu turno: todos tus trabajadores están fuera. ¿Cuáles recuperas?
       *[other] Tu turno: ¿colocas un trabajador o recuperas trabajadores?
    }
# $price: en moral.
dystopia-ask-more =
    { $price ->
        [0] Tienes otro { $number } en casa. ¿También lo colocas en este turno?
       *[other] Tienes otro { $number } en casa. ¿También lo colocas en este turno, por { $price } de moral?
    }
dystopia-ask-pay =
    { $for ->
        [space] ¿Cómo pagas el trabajador { $space }?
       *[dilemma] ¿Cómo pagas por completar tu dilema ético?
    }
dystopia-ask-choose =
    { $at ->
        [tunnel] Tu trabajador excava { $space }. ¿Qué te llevas?
       *[other] Ganas una de dos cosas. ¿Cuál?
    }
dystopia-ask-goods =
    { $count ->
        [one] Ganas una de estas cosas. ¿Cuál?
       *[other] Ganas { $count } de estas cosas. ¿Cuál primero?
    }
dystopia-ask-ability =
    { $count ->
        [1] ¿Usas ahora a { $recruit }?
       *[other] Varios de tus reclutas pueden actuar ahora: { $recruit }. ¿Cuál primero?
    }
dystopia-ask-limit = Tienes { $count } artefactos y tu moral permite { $limit }. ¿Cuál descartas?
dystopia-ask-lose =
    { $paying ->
        [yes] ¿Qué pagas en lugar de felicidad?
       *[no] La penalización de un mercado te quita un producto o recurso. ¿Cuál pierdes?
    }
dystopia-ask-set =
    { $whose ->
        [yours] El número de tu trabajador no se tira. ¿En cuál lo fijas?
       *[other] El número del trabajador de { $owner } no se tira. ¿En cuál lo fijas?
    }
dystopia-ask-sacrifice = ¿Qué trabajador sacrificas? Deja de ser tuyo.
dystopia-ask-star = ¿Dónde pones la estrella de autoridad, de las { $left } que te quedan?
dystopia-ask-keep-new = Has robado dos reclutas. ¿Con cuál te quedas? El otro se devuelve.
dystopia-ask-may =
    { $what ->
        [wake] ¿Pones boca arriba a { $recruit } ahora?
       *[gain] Puedes { $gain }. ¿Lo haces?
    }
dystopia-ask-feed =
    { $count ->
        [one] ¿Qué le das al trabajador que vuelve a casa?
       *[other] ¿Qué les das a los { $count } trabajadores que vuelven a casa?
    }
dystopia-ask-place-new = Tienes un trabajador nuevo, un { $number }. ¿Dónde lo colocas?
dystopia-ask-discard =
    { $drawn ->
        [yes] ¿Cuál de los dos artefactos que acabas de robar descartas?
       *[no] ¿Qué artefacto descartas?
    }
dystopia-ask-draft = ¿Qué recluta tomas? Los demás pasan al siguiente jugador.
dystopia-ask-tile = ¿Qué loseta de mercado entra en la partida?
dystopia-ask-marker = ¿Dónde empiezan tus marcadores de moral y conocimiento?
dystopia-ask-offer = { $player } te ofrece { $give } por { $take }. ¿Aceptas?
dystopia-ask-trade = ¿Propones un intercambio o terminas tu turno?

## A qué espera la mesa. $what: una de las frases de abajo.

dystopia-waits = En espera de { $players }. Por decidir: { $what }.
dystopia-waits-keep = con qué dos reclutas quedarse
dystopia-waits-turn = qué hacer en este turno
dystopia-waits-more = si colocar otro trabajador del mismo número
dystopia-waits-pay = cómo pagar
dystopia-waits-choose = cuál de dos cosas tomar
dystopia-waits-goods = qué bienes tomar
dystopia-waits-ability = si usar a { $recruits }
dystopia-waits-limit = qué artefacto descartar, porque la mano supera su límite
dystopia-waits-lose = de qué bien desprenderse
dystopia-waits-set = en qué número poner a un trabajador
dystopia-waits-sacrifice = a qué trabajador sacrificar
dystopia-waits-star = dónde colocar una estrella de autoridad
dystopia-waits-keep-new = con cuál de dos nuevos reclutas quedarse
dystopia-waits-feed = qué dar de comer a los trabajadores que vuelven a casa
dystopia-waits-place-new = dónde colocar a un trabajador nuevo
dystopia-waits-discard = qué artefacto descartar
dystopia-waits-draft = qué recluta tomar
dystopia-waits-tile = qué mercado entra en juego
dystopia-waits-marker = dónde empiezan los marcadores propios
dystopia-waits-offer = si aceptar un intercambio
dystopia-waits-trade = si seguir comerciando
dystopia-waits-may =
    { $what ->
        [wake] si poner boca arriba a un recluta
       *[gain] si { $gain }
    }

## Qué hace una elección, para quien puede tomarla. $faction: como en «lealtad icarita».

# $total: de todos los trabajadores de allí. $band: low, middle, high.
dystopia-effect-area =
    { $band ->
        [low] Los trabajadores de allí suman entonces { $total }: ganas { $gain } y la { $faction } sube.
        [middle] Los trabajadores de allí suman entonces { $total }: ganas { $gain } y pierdes 1 de conocimiento.
       *[high] Los trabajadores de allí suman entonces { $total }: ganas { $gain } y 1 de conocimiento.
    }
dystopia-effect-tunnel =
    { $both ->
        [yes] El minero llega al paso { $step } de { $end }, y obtienes { $good } y un artefacto.
       *[no] El minero llega al paso { $step } de { $end }, y obtienes { $good } o un artefacto.
    }
dystopia-effect-tunnel-end = Ganas { $gain }.
# $star: yes, no (no hay sitio), last. $left: estrellas después de esta.
dystopia-effect-market =
    { $star ->
        [no] La { $faction } sube. No hay sitio para una estrella tuya.
        [last] La { $faction } sube y colocas tu última estrella de autoridad: se acaba la partida.
       *[yes] La { $faction } sube y colocas una estrella de autoridad; te quedan { $left } por colocar.
    }
dystopia-effect-breeze-bar = La { $faction } sube y robas 2 artefactos.
dystopia-effect-sky-lounge = La { $faction } sube y tomas 2 recursos a tu elección.
dystopia-effect-tank-left =
    { $worker ->
        [yes] Pierdes 2 de conocimiento y recibes un trabajador nuevo, que se tira.
       *[no] Pierdes 2 de conocimiento. No puedes tener más trabajadores.
    }
dystopia-effect-tank-right =
    { $worker ->
        [yes] Ganas 2 de moral y recibes un trabajador nuevo, que se tira.
       *[no] Ganas 2 de moral. No puedes tener más trabajadores.
    }
dystopia-effect-site =
    { $missing ->
        [0] Con eso se completa el mercado: cada constructor pone en él una estrella, y su penalización vale para todos los demás.
        [one] Tu trabajador se queda hasta que se construya el mercado: falta 1 más.
       *[other] Tu trabajador se queda hasta que se construya el mercado: faltan { $missing } más.
    }
dystopia-effect-bump =
    { $whose ->
        [yours] Tu { $number } vuelve a casa gratis.
       *[other] El { $number } de { $owner } vuelve a casa gratis.
    }
# $percent: la probabilidad de perder un trabajador.
dystopia-effect-roll =
    { $percent ->
        [0] { $count ->
            [one] Su nueva tirada no puede costarte un trabajador.
           *[other] Sus nuevas tiradas no pueden costarte un trabajador.
        }
       *[other] { $count ->
            [one] Con su nueva tirada pierdes un trabajador con un { $percent } % de probabilidad (conocimiento y trabajadores en casa: 16 es demasiado).
           *[other] Con sus nuevas tiradas pierdes un trabajador con un { $percent } % de probabilidad (conocimiento y trabajadores en casa: 16 es demasiado).
        }
    }
# Where the chance depends on what is fed. $least, $percent: the least and the most chance.
dystopia-effect-roll-between =
    { $count ->
        [one] Con su nueva tirada pierdes un trabajador con entre un { $least } % y un { $percent } % de probabilidad, según qué le des de comer (conocimiento y trabajadores en casa: 16 es demasiado).
       *[other] Con sus nuevas tiradas pierdes un trabajador con entre un { $least } % y un { $percent } % de probabilidad, según qué les des de comer (conocimiento y trabajadores en casa: 16 es demasiado).
    }
dystopia-effect-too-much = Con eso pierdes un trabajador: el conocimiento y los trabajadores en casa suman 16 o más.
dystopia-effect-fight = Robas dos reclutas y te quedas con uno, oculto hasta que despierte su facción.
dystopia-effect-contribute =
    { $left ->
        [0] Pones en él tu última estrella de autoridad: se acaba la partida.
       *[other] Pones en él una estrella de autoridad; te quedan { $left } por colocar.
    }
dystopia-effect-star-on-tile = Su penalización deja de valer para ti: { $penalty }.
# Tras un intercambio. $held: artefactos en la mano, de los que se pueden conservar $limit.
dystopia-effect-hand-limit =
    { $whose ->
        [yours] Tendrías { $held } artefactos y tu moral permite { $limit }: descartarías { $count }.
       *[other] { $owner } tendría { $held } artefactos con moral { $limit }, y descartaría { $count }.
    }

## Lo que desencadena colocar un trabajador, en una frase corta. $whose: yours, other.

dystopia-follows-bump =
    { $whose ->
        [yours] Tu { $number } vuelve a casa y se tira.
       *[other] El { $number } de { $owner } vuelve a casa y se tira.
    }
dystopia-follows-risk =
    { $whose ->
        [yours] Probabilidad de que pierdas un trabajador: { $percent } %.
       *[other] Probabilidad de que { $owner } pierda un trabajador: { $percent } %.
    }
dystopia-follows-no-star = No hay sitio para tu estrella.
dystopia-follows-last-star = Tu última estrella: se acaba la partida.
dystopia-follows-site =
    { $missing ->
        [one] Con 1 trabajador más se construye el mercado.
       *[other] Con { $missing } trabajadores más se construye el mercado.
    }
# $alone: yes, no. $others: los otros constructores.
dystopia-follows-built =
    { $alone ->
        [yes] Se construye el mercado: una estrella solo para ti.
       *[no] Se construye el mercado: estrellas para ti y para { $others }.
    }
# $gate: el espacio de allí.
dystopia-follows-gate = Paso { $step }: se abre el { $gate }.
dystopia-follows-tier =
    { $tier ->
        [4] La { $allegiance } llega al último nivel: una estrella para cada uno de sus reclutas.
       *[other] La { $allegiance } llega al nivel { $tier }.
    }
# $count, $own: los reclutas propios de esa facción.
dystopia-follows-wakes =
    { $count ->
        [0] Despiertan los { $recruits }.
        [one] Tu recluta { $own } despierta.
       *[other] Tus reclutas { $own } despiertan.
    }
# $price: en moral.
dystopia-follows-further =
    { $price ->
        [0] Puede seguir otro { $number }.
       *[other] Puede seguir otro { $number }, por 1 de moral.
    }

## Por qué no. $space es un lugar, como «en la Granja».

dystopia-why-game-over = La partida ha terminado. Gracias por construir una distopía mejor.
dystopia-why-not-asked = En este momento no te toca decidir nada.
dystopia-why-not-now = Ahora no. Lo que se te pide es: { $asked }
dystopia-why-not-offered = Eso no está ahora entre tus opciones.
dystopia-why-must-use = Lo que un recluta hace sin un «puedes» sucede de todos modos: solo eliges el orden.
dystopia-why-cannot-pay-so = El coste es { $cost }, y no se paga así.
dystopia-why-cannot-pay-all = No tienes todo eso. Falta: { $lack }.
dystopia-why-not-in-hand = No tienes en la mano { $artifact } que descartar.
dystopia-why-just-drawn-only = Ahora solo puedes descartar uno de los dos artefactos que acabas de robar.
dystopia-why-needed-to-pay = Descartar { $artifact } te impediría pagar lo que cuesta colocar { $space }.
dystopia-why-nothing-to-feed = No tienes { $good } que dar a los trabajadores.
dystopia-why-not-eaten = A los trabajadores se les da comida o felicidad; de { $good } no se alimentan.
# $spot: como «en el territorio icarita».
dystopia-why-star-of-another-faction = Esta estrella no puede ir { $spot }: estás visitando un mercado de otro territorio ({ $faction }).
dystopia-why-no-room-for-star = Ya no queda sitio para una estrella { $spot }.
dystopia-why-star-on-no-tile = Esta estrella no puede ir { $spot }: ese mercado no se ha construido.
dystopia-why-star-there-already = Ya tienes una estrella { $spot }.
dystopia-why-came-home-just-now = Tu { $number } ha vuelto a casa en este turno: podrás colocarlo a partir de tu próximo turno.
dystopia-why-no-such-worker = No tienes ningún trabajador con un { $number } que colocar en este turno.
dystopia-why-not-equal = Los siguientes trabajadores de un turno deben tener el mismo número que el primero, y el { $number } es otro.
dystopia-why-not-the-new-worker = Ahora solo se coloca el trabajador nuevo, y no es un { $number }.
dystopia-why-limit-comes-first = El precio de otro trabajador baja antes tu límite de mano: con los artefactos que te dejaría, no puedes pagar lo que cuesta colocar { $space }.
dystopia-why-cannot-pay = No puedes pagar lo que cuesta colocar { $space }: { $cost }. Falta: { $lack }.
dystopia-why-cannot-pay-artifacts =
    { $have ->
        [0] No puedes pagar lo que cuesta colocar { $space }: { $cost }. No tienes ninguno.
        [one] No puedes pagar lo que cuesta colocar { $space }: { $cost }. Solo tienes { $have }.
       *[other] No puedes pagar lo que cuesta colocar { $space }: { $cost }. Solo tienes { $have }, y no hay dos iguales.
    }
dystopia-why-one-worker-a-turn = Sin una estrella tuya en la Fuente de los deseos ilusorios, solo colocas un trabajador por turno.
dystopia-why-morale-for-further = Según la regla casera de dobles, otro trabajador cuesta 1 de moral, y no te queda moral que perder.
dystopia-why-taken = Allí ya hay un trabajador, y nunca se expulsa a nadie { $space }.
dystopia-why-same-space = Los espacios libres { $space } con el mismo coste son una misma opción; elígela tal como figura en la lista.
dystopia-why-not-built = En el emplazamiento { $site } todavía no se ha construido ningún mercado.
dystopia-why-already-built = El mercado { $site } ya está construido: no queda nada que hacer { $space }.
dystopia-why-tunnel-not-complete = El espacio { $space } está cerrado hasta que llegue el minero: va por el paso { $count } de { $end }.
dystopia-why-exclusive = El espacio { $space } es solo para quien tenga activo un recluta { $faction }.
dystopia-why-knowledge-for-exclusive = Con Kaden, el espacio { $space } cuesta 2 de conocimiento, y el tuyo está en { $have } de { $limit }.
dystopia-why-one-worker-an-area = Ya tienes un trabajador { $space }. La Arena del conflicto pacífico no te permite otro sin una estrella en ella.
dystopia-why-no-self-bump = El trabajador { $space } es tuyo. El Spa del placer fugaz no te deja expulsarlo sin una estrella en la loseta.
dystopia-why-only-own-markets = No tienes ninguna estrella { $space }. La Plaza de la humildad inmortalizada te cierra el paso si tampoco la tienes en ella.
dystopia-why-no-shared-sites = Ya trabajan otros { $space }. La Sala de la frugalidad opulenta no te deja unirte a ellos sin una estrella en ella.
dystopia-why-no-pairs = Sin una estrella tuya en el Juzgado de los juicios apresurados, aquí no vale una pareja: necesitas tres artefactos.
dystopia-why-no-icarus = La Botica de los sueños productivos te cierra Icarus si no tienes una estrella en ella.
dystopia-why-morale-for-icarus = Con Brian cada trabajador en Icarus cuesta 1 de moral, y no te queda moral que perder.
dystopia-why-retrieve-nobody = Para recuperar hay que retirar del tablero al menos un trabajador.
dystopia-why-not-on-board = Uno de esos trabajadores no está en el tablero.
dystopia-why-same-retrieval = Los trabajadores iguales en número y espacio son una misma opción; elígela tal como figura en la lista.
dystopia-why-no-such-side = Un dilema ético tiene dos salidas: luchar o contribuir.
dystopia-why-dilemma-done = Ya has completado tu dilema ético. Las dudas debieron venir antes.
dystopia-why-cannot-settle = Te hace falta el artefacto que muestra tu dilema ético, o dos cualesquiera.
dystopia-why-no-trade = En esta mesa no se comercia. Lo que tienes se te dio por algo.
dystopia-why-no-offers-left =
    { $limit ->
        [one] Puedes hacer una oferta por turno, y ya la has hecho.
       *[other] Puedes hacer { $limit } ofertas por turno, y ya las has hecho.
    }
dystopia-why-offer-to-yourself = Se intercambia con otro jugador, no con uno mismo.
dystopia-why-offer-to-nobody = En esta mesa de { $seats } no hay tal jugador.
dystopia-why-offer-less-than-nothing = Nadie puede dar menos que nada.
dystopia-why-offer-gives-nothing = No ofreces nada. En un intercambio cada parte da algo.
dystopia-why-offer-asks-for-nothing = No pides nada. En un intercambio cada parte da algo.
dystopia-why-offer-of-the-same = Las dos partes darían lo mismo.
# $item: como «3 de energía» o «2 libros». $have: un número.
dystopia-why-offer-not-held =
    { $have ->
        [0] Ofreces { $item } y no tienes nada de eso.
       *[other] Ofreces { $item } y solo tienes { $have }.
    }
dystopia-why-offer-not-there =
    { $have ->
        [0] Pides { $item }, y { $target } no tiene nada de eso.
       *[other] Pides { $item }, y { $target } solo tiene { $have }.
    }
# $item: como «3 artefactos».
dystopia-why-offer-too-many-artifacts =
    { $have ->
        [0] Pides { $item }, y { $target } no tiene ninguno.
       *[other] Pides { $item }, y { $target } solo tiene { $have }.
    }
dystopia-why-counter-too-late = A { $target } no le queda ninguna oferta este turno, así que no serviría de nada.
dystopia-why-counter-of-the-same = Esa es la propia oferta: acéptala o nombra otro intercambio.
dystopia-why-cannot-accept = No tienes lo que te piden. Falta: { $lack }.

## Opciones de la mesa

dystopia-option-edition = Qué reglamento se usa: el de la segunda edición o el de la primera.
dystopia-option-recruits = Qué texto tienen los reclutas: los 48 como están impresos, o 15 de ellos revisados.
dystopia-option-recruit_draft = Cada cual toma un recluta y pasa los demás, hasta que no quede ninguno.
dystopia-option-market_draft = Los jugadores eligen algunas de las losetas de mercado que entran en la partida.
dystopia-option-track_draft = Cada cual elige dónde empiezan sus marcadores de moral y conocimiento.
dystopia-option-double_rule = Cada trabajador a partir del segundo en un turno cuesta 1 de moral (solo en la segunda edición).
dystopia-option-trade = Cada cual puede proponer intercambios en su propio turno.
dystopia-option-turn_limit = Tras este número de turnos de la mesa gana quien haya colocado más estrellas de autoridad; con 0 no hay límite.

## Acciones, tal como las lee quien puede realizarlas

dystopia-action-keep = Quedarte con { $active } como recluta activo y con { $hidden } como recluta oculto
# $space: como «en la Granja». $cost: todo el coste, en palabras. $bumped: nobody, own, other (y entonces $owner y el número $other).
dystopia-action-place =
    { $bumped ->
        [nobody] Colocar el { $number } { $space } ({ $cost })
        [own] Colocar el { $number } { $space } ({ $cost }) y expulsar a tu propio { $other }
       *[other] Colocar el { $number } { $space } ({ $cost }) y expulsar al { $other } de { $owner }
    }
dystopia-worker-from = el { $number } { $space }
dystopia-action-retrieve =
    { $count ->
        [0] No recuperar a nadie
       *[other] Recuperar { $workers }
    }
dystopia-action-dilemma-fight = Completar tu dilema ético: luchar ({ $name })
dystopia-action-dilemma-contribute = Completar tu dilema ético: contribuir ({ $name })
dystopia-action-stop = No colocar más trabajadores
dystopia-action-stop-trading = Terminar tu turno
dystopia-action-pay = Pagar { $paid }
dystopia-action-pay-otherwise = No pagar nada, pero { $price }
dystopia-action-feed = Darles { $good } ({ $gain })
dystopia-action-feed-nothing =
    { $count ->
        [0] No darles nada (no te cuesta moral)
       *[other] No darles nada (perder { $count } de moral)
    }
dystopia-action-use = Usar { $recruit }: { $gain }
dystopia-action-use-price = Usar { $recruit } ({ $price }): { $gain }
dystopia-action-pass =
    { $count ->
        [1] No usar { $recruit }
       *[other] No usar ningún recluta
    }
dystopia-action-take = Tomar { $good }
dystopia-action-draw = Robar un artefacto
dystopia-action-lose-knowledge = Perder 1 de conocimiento
dystopia-action-gain-morale = Ganar 1 de moral
dystopia-action-discard = Descartar { $artifact }
dystopia-action-lose =
    { $paying ->
        [yes] Pagar { $good }
       *[no] Perder { $good }
    }
dystopia-action-set = Fijar el dado en { $number }
dystopia-action-sacrifice = Sacrificar el { $number }
dystopia-action-star = Poner la estrella { $where }
dystopia-action-keep-new = Quedarte con { $recruit }
dystopia-action-accept = Aceptar
dystopia-action-accept-gain = Aceptar: { $gain }
dystopia-action-accept-wake = Activar enseguida a { $recruit }
dystopia-action-accept-offer = Aceptar: dar { $give } y recibir { $get }
dystopia-action-refuse = Rechazar
dystopia-action-refuse-gain = Rechazar
dystopia-action-refuse-wake = Mantener en secreto a { $recruit }
dystopia-action-refuse-offer = Rechazar la oferta
dystopia-action-take-recruit = Tomar el recluta { $recruit }
dystopia-action-pick-tile = Poner en la partida esta loseta: { $tile }
dystopia-action-set-morale = Empezar con moral { $number }
dystopia-action-set-knowledge = Empezar con conocimiento { $number }
dystopia-action-offer = Ofrecer a { $target } { $give } por { $take }
dystopia-action-counter = Rechazar y nombrar otro intercambio: { $give } por { $take }
dystopia-action-counter-to = Rechazar y decir a { $target } que darías { $give } por { $take }

# Dónde está una estrella. $tile: un nombre, o el del emplazamiento.
dystopia-spot-territory = en el territorio { $faction }
dystopia-spot-tile = en la loseta de mercado { $tile }
dystopia-spot-dilemma = en su dilema ético
dystopia-spot-recruit = sobre { $recruit }

## Sucesos. A todos se los nombra en tercera persona. $way: gains, loses, pays.

dystopia-event-turn = Turno { $turn }: juega { $player }.
dystopia-event-dealt = { $player } recibe un recluta: { $recruit }.
dystopia-event-dealt-unseen = { $player } recibe un recluta.
dystopia-event-chosen = { $player } muestra su recluta activo: { $recruit }.
dystopia-event-first = Empieza { $player }.
dystopia-event-placed = { $player } coloca un { $number } { $space }.
dystopia-event-bumped = El { $number } de { $player } es expulsado { $space }.
dystopia-event-paid = { $player } paga { $paid }.
dystopia-event-goods =
    { $way ->
        [pays] { $player } paga { $good }.
       *[gains] { $player } gana { $good }.
    }
dystopia-event-knowledge =
    { $way ->
        [loses] { $player } pierde { $count } de conocimiento.
       *[gains] { $player } gana { $count } de conocimiento.
    }
dystopia-event-morale =
    { $way ->
        [loses] { $player } pierde { $count } de moral.
       *[gains] { $player } gana { $count } de moral.
    }
dystopia-event-allegiance = La { $faction } sube a { $count }.
dystopia-event-reshuffled =
    { $count ->
        [one] El mazo se había agotado: el único descarte es el nuevo mazo.
       *[other] El mazo se había agotado: los { $count } descartes se barajan para formar otro.
    }
dystopia-event-drew = { $player } roba un artefacto: { $artifact }.
dystopia-event-drew-unseen = { $player } roba un artefacto.
dystopia-event-discarded = { $player } descarta { $artifact }.
dystopia-event-rolled = { $player } saca un { $number }.
dystopia-event-set = Un dado de { $player } queda fijado en { $number }.
dystopia-event-lost = El { $number } de { $player } sabía demasiado y ha causado baja.
dystopia-event-miner = El minero { $faction } llega al paso { $count }.
dystopia-event-star = { $player } pone una estrella de autoridad { $spot }.
dystopia-event-built = Se construye el mercado { $site }: { $tile }.
dystopia-event-home = El { $number } de { $player } vuelve a casa desde el emplazamiento terminado.
dystopia-event-woke = { $player } tiene un nuevo recluta activo: { $recruit }.
dystopia-event-used = { $player } usa { $recruit }.
dystopia-event-sacrificed = { $player } sacrifica un { $number }. Se agradecen los servicios prestados.
dystopia-event-added = { $player } consigue un trabajador nuevo.
dystopia-event-retrieved = { $player } recupera el { $number } { $space }.
dystopia-event-fed = { $player } da { $good } a los trabajadores.
dystopia-event-fed-nothing = { $player } no da nada a los trabajadores.
dystopia-event-loses = { $player } pierde { $good }.
dystopia-event-fought = { $player } completa su dilema ético, lucha y se queda con un recluta: { $recruit }.
dystopia-event-fought-unseen = { $player } completa su dilema ético, lucha y se queda con un recluta.
dystopia-event-contributed = { $player } completa su dilema ético y contribuye.
dystopia-event-shown = { $player } enseña un artefacto: { $artifact }.
# 0: sin elegir todavía.
dystopia-event-markers =
    { $morale ->
        [0] { $player } empieza con conocimiento { $knowledge }.
       *[other]
            { $knowledge ->
                [0] { $player } empieza con moral { $morale }.
               *[other] { $player } empieza con moral { $morale } y conocimiento { $knowledge }.
            }
    }
dystopia-event-offered = { $player } ofrece a { $target } { $give } por { $take }.
dystopia-event-traded = { $target } acepta: se hace el intercambio con { $player }.
dystopia-event-refused = { $player } rechaza la oferta de { $target }.
dystopia-event-countered = { $player } rechaza la oferta de { $target } y daría { $give } por { $take }.
dystopia-event-starting-dice = { $player } empieza con los trabajadores { $numbers }.
dystopia-event-first-rolled = Hay empate en los dados iniciales: { $player } saca un { $number } para ver quién empieza.
# $criterion: morale, knowledge, markets, territories, dice.
dystopia-event-tied =
    { $criterion ->
        [morale] { $players } empatan a estrellas de autoridad: decide la moral más alta.
        [knowledge] { $players } empatan a estrellas de autoridad y en moral: decide el conocimiento más bajo.
        [markets] { $players } empatan a estrellas de autoridad, en moral y en conocimiento: deciden los mercados con estrella.
        [territories] { $players } empatan a estrellas de autoridad, en moral, en conocimiento y en mercados: deciden los territorios con estrella.
       *[dice] { $players } empatan en todo: deciden los dados, y gana el total más bajo.
    }
dystopia-event-tie-rolled = { $player } saca { $numbers } para el desempate: { $total } en total.

# Lo que no sucede, o solo en parte. $count: lo que ya no cabe en la tabla.
dystopia-event-knowledge-stays =
    { $way ->
        [loses] El conocimiento de { $player } está en el mínimo: no pierde { $count } más.
       *[gains] El conocimiento de { $player } está en el máximo: no gana { $count } más.
    }
dystopia-event-morale-stays =
    { $way ->
        [loses] La moral de { $player } está en el mínimo: no pierde { $count } más.
       *[gains] La moral de { $player } está en el máximo: no gana { $count } más.
    }
dystopia-event-allegiance-stays = La { $faction } está en el máximo y ya no sube.
dystopia-event-miner-stays = El minero { $faction } ha llegado al final y ya no avanza.
# $left: estrellas que aún le quedan por colocar.
dystopia-event-no-star =
    { $left ->
        [0] A { $player } no le quedan estrellas de autoridad que colocar.
       *[other] En el territorio { $faction } no cabe la estrella de autoridad de { $player }: no se coloca.
    }
dystopia-event-no-artifact = No quedan cartas en el mazo ni descartes: { $player } no roba nada.
dystopia-event-no-worker = { $player } no puede tener otro trabajador y no recibe ninguno.
dystopia-event-no-further = { $player } tiene otro trabajador con ese número, pero no puede colocarlo.
dystopia-event-nothing-to-lose = { $player } debería perder un producto o recurso, pero no tiene ninguno de sobra.

## Finales

dystopia-ended-stars = { $winner } ha colocado la última de sus { $stars } estrellas de autoridad y gana. Una distopía mejor ya está completa.
dystopia-ended-turn-limit =
    { $stars ->
        [one] Se ha alcanzado el límite de turnos: gana { $winner } con { $stars } estrella de autoridad.
       *[other] Se ha alcanzado el límite de turnos: gana { $winner } con { $stars } estrellas de autoridad.
    }
# Tras un empate, dos frases: entre quiénes lo hubo y qué decidió.
dystopia-ended-stars-tied = { $players } han colocado a la vez la última de sus { $stars } estrellas de autoridad.
dystopia-ended-turn-limit-tied =
    { $stars ->
        [one] Se ha alcanzado el límite de turnos, y { $players } empatan con { $stars } estrella de autoridad.
       *[other] Se ha alcanzado el límite de turnos, y { $players } empatan con { $stars } estrellas de autoridad.
    }
dystopia-ended-by-morale = Gana { $winner }, por tener la moral más alta.
dystopia-ended-by-knowledge = También empatan en moral; gana { $winner }, por tener menos conocimiento.
dystopia-ended-by-markets = También empatan en moral y conocimiento; gana { $winner }, por tener estrellas en más mercados.
dystopia-ended-by-territories = También empatan en moral, conocimiento y mercados; gana { $winner }, por tener estrellas en más territorios.
dystopia-ended-by-dice = También empatan en todo lo demás; gana { $winner }, con el total más bajo en los dados.

## Reclutas. Sus textos se componen, una frase por habilidad: cuándo o dónde, con qué condiciones, qué se puede pagar,
## qué se gana. Lo que empieza una frase va en minúscula si puede; el programa pone la mayúscula.

dystopia-ability = { $lead }, { $gain }.
dystopia-ability-may = { $lead }, puedes { $gain }.
dystopia-ability-price = { $lead }, puedes { $price }; entonces { $gain }.
dystopia-lead-where = { $when } { $where }
dystopia-once-a-turn = una vez por turno
# $choice: si la última es una opción, como en «pierdes 1 de conocimiento o ganas 1 de comida».
dystopia-clauses =
    { $choice ->
        [yes] { $items }, y { $last }
       *[no] { $items } y { $last }
    }

# Lugares; los de uno en uno están en dystopia-space.
dystopia-where-tunnels = en un túnel
dystopia-where-tank = en el Tanque de activación de trabajadores
dystopia-where-sites = en un emplazamiento de construcción

# Cómo está allí el trabajador.
dystopia-if-alone = a solas
dystopia-if-highest = con el trabajador más alto de allí
dystopia-if-lowest = con el trabajador más bajo de allí
dystopia-if-equal = con un trabajador igual a otro que esté allí
dystopia-if-no-artifacts = sin artefactos
dystopia-if-no-resources = sin recursos
dystopia-if-no-bump = sin expulsar a nadie
dystopia-if-took-resource = tomando el recurso

# Sucesos con sus condiciones.
dystopia-when-bumping-bumped-other = cuando expulsas al trabajador de otro jugador
dystopia-when-bumping-bumped-other-higher-bumped = cuando expulsas a un trabajador ajeno más alto que el tuyo
dystopia-when-bumping-bumped-other-equal-bumped = cuando expulsas a un trabajador ajeno igual al tuyo
dystopia-when-bumping-bumped-other-victim-without-subterran = cuando expulsas al trabajador de otro jugador sin reclutas subterráneos activos
dystopia-when-before-bumped-roll-bumped-other = cuando expulsas al trabajador de otro jugador, antes de que se tire
dystopia-when-bumped = cuando alguien, seas tú u otro, expulsa a tu trabajador
dystopia-when-bumped-by-another = cuando otro jugador expulsa a tu trabajador
dystopia-when-market = en un mercado fuera de Icarus, después de la estrella
dystopia-when-market-no-bump = en un mercado fuera de Icarus donde no expulsaste a nadie, después de la estrella
dystopia-when-market-bumped-other = en un mercado fuera de Icarus donde expulsaste al trabajador de otro jugador, después de la estrella
dystopia-when-market-room = en un mercado fuera de Icarus con sitio en su territorio, después de la estrella
dystopia-when-market-star-spot = en un mercado fuera de Icarus con sitio para una estrella tuya más, después de la estrella
dystopia-when-star = cuando colocas una estrella de autoridad
dystopia-when-fed-paid-bliss = cuando pagas felicidad para recuperar
dystopia-when-free-retrieve = cuando recuperas sin pagar
dystopia-when-before-retrieve-roll = cuando recuperas, antes de la tirada
dystopia-when-retrieved-all-from-subterra = cuando recuperas trabajadores que estaban todos en Subterra
dystopia-when-worker-added = cuando añades un trabajador
dystopia-when-worker-rolled = cuando añades un trabajador, después de su tirada
dystopia-when-built = cuando se construye un mercado
dystopia-when-others-roll = cuando la tirada de otro jugador le deja dobles entre sus trabajadores disponibles
dystopia-when-worker-lost = cuando pierdes un trabajador en un control de conocimiento
dystopia-when-worker-lost-rolled = cuando pierdes un trabajador en un control de conocimiento por una tirada, no por un dado fijado
dystopia-when-drawing = cuando robas un artefacto

# Precios, después de «puedes».
dystopia-price-good = pagar { $what }
dystopia-price-artifact = descartar { $what }
dystopia-price-owner = dar { $what } a su dueño
dystopia-price-bumper = darle { $what }
dystopia-price-sacrifice-visitor = sacrificar el trabajador que has colocado
dystopia-price-sacrifice-retrieved = sacrificar uno de esos trabajadores

# Ganancias. $mood: do (por sí sola), also (además de lo que da el espacio), may (después de «puedes»),
# or (después de «o»), self (después de algo que ganan otros).
dystopia-do-gain =
    { $mood ->
        [may] ganar { $what }
        [or] ganas { $what }
        [also] ganas además { $what }
        [self] tú ganas { $what }
       *[do] ganas { $what }
    }
dystopia-do-lose =
    { $mood ->
        [may] perder { $what }
        [or] pierdes { $what }
        [also] pierdes además { $what }
        [self] tú pierdes { $what }
       *[do] pierdes { $what }
    }
dystopia-do-draw =
    { $mood ->
        [may] robar { $what }
        [or] robas { $what }
        [also] robas además { $what }
        [self] tú robas { $what }
       *[do] robas { $what }
    }
dystopia-instead-of-morale = { $gain } en lugar de ganar { $count } de moral
dystopia-gain-opponents-may = cada rival puede { $gain }
dystopia-gain-allegiance =
    { $mood ->
        [may] subir { $count } la { $allegiance }
       *[do] la { $allegiance } sube { $count }
    }
dystopia-gain-face-up-match =
    { $mood ->
        [may] robar en su lugar { $what } boca arriba y quedarte solo con los que coincidan entre sí
       *[do] robas en su lugar { $what } boca arriba y te quedas solo con los que coincidan entre sí
    }
dystopia-gain-face-up-hand =
    { $mood ->
        [may] robar en su lugar { $what } y enseñar la mano: si hay en ella alguna pareja, todos los rivales roban 1 artefacto
       *[do] robas en su lugar { $what } y enseñas la mano: si hay en ella alguna pareja, todos los rivales roban 1 artefacto
    }
dystopia-gain-draw-more = robas en su lugar { $what } y descartas { $discards } de la mano
dystopia-gain-draw-two-keep-one = robas 2 artefactos y descartas 1 de los dos
dystopia-gain-book-or-other = { $other }. Con un libro es, en cambio: { $book }
dystopia-gain-helped-or-not = ganas 2 de moral si ayudaste y pierdes 2 de conocimiento si no
dystopia-gain-miner =
    { $count ->
        [one] el minero avanza { $count } paso más
       *[other] el minero avanza { $count } pasos más
    }
dystopia-gain-owner-knowledge = su dueño gana { $count } de conocimiento
dystopia-gain-others-knowledge = todos los demás jugadores con un trabajador allí ganan { $count } de conocimiento
dystopia-gain-star-here = colocas 1 estrella de autoridad más
dystopia-gain-star-in-territory = colocas 1 estrella de autoridad más en ese territorio
dystopia-gain-set-die = fijas el dado en lugar de tirarlo
dystopia-gain-set-to-visitor = el dado expulsado se fija en el número de tu trabajador en lugar de tirarse
dystopia-gain-set-retrieved =
    { $count ->
        [one] fijas uno de los dados y solo tiras los demás
       *[other] fijas { $count } de los dados y solo tiras los demás
    }
dystopia-gain-place-new-worker =
    { $mood ->
        [may] colocarlo enseguida
       *[do] lo colocas enseguida
    }

# Cambios permanentes, una frase cada uno.
dystopia-change-morale-with-knowledge = Por cada punto de conocimiento que ganas, ganas también 1 de moral.
dystopia-change-knowledge-with-morale = Por cada punto de moral que pierdes, pierdes también 1 de conocimiento.
dystopia-change-free-retrieve-with-two = Con exactamente 2 trabajadores, recuperar sin pagar no te cuesta moral.
dystopia-change-artifact-on-sites = En los emplazamientos de construcción, puedes pagar 1 artefacto en lugar del recurso; entonces ganas 1 de moral.
dystopia-change-any-resource-on-sites = En los emplazamientos de construcción, puedes pagar con cualquier recurso. Si pagas oro, ganas 1 de moral y 1 de conocimiento.
dystopia-change-bliss-for-resource = En un mercado construido cuyo coste incluye un recurso, puedes pagar 1 de felicidad en su lugar.
dystopia-change-food-for-bliss = Puedes pagar comida en lugar de felicidad. Si lo haces en un mercado fuera de Icarus, ganas 1 de conocimiento y la lealtad del Yermo sube 1, una vez por visita.
dystopia-change-knowledge-for-tunnel = Cuando expulsas al trabajador de otro jugador en un túnel, puedes ganar 1 de conocimiento en lugar de pagar el producto.
dystopia-change-one-artifact-at-ark = En el Arca de los recuerdos fracturados, puedes pagar 1 artefacto en lugar de 3; entonces cada rival puede robar 1 artefacto.
dystopia-change-energy-feeds = Cuando recuperas, puedes pagar 1 de energía en lugar de comida o felicidad; entonces pierdes 1 de conocimiento y ganas 1 de moral, en vez de ganar 2 de moral.
dystopia-change-any-exclusive = Puedes ganar 2 de conocimiento para colocar en cualquier espacio exclusivo abierto, sea cual sea la facción de tus reclutas.
dystopia-change-food-for-bliss-but-dearer = Puedes pagar comida en lugar de felicidad. Si lo haces en un mercado fuera de Icarus, ganas 1 de conocimiento y la lealtad del Yermo sube 1, una vez por visita. Pero cada trabajador que colocas en Icarus cuesta 1 de moral.
