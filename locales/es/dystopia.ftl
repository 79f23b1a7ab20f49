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
        [on] en el túnel Euphoriano
        [from] del túnel Euphoriano
       *[name] Túnel Euphoriano
    }
dystopia-space-subterran-tunnel =
    { $form ->
        [on] en el túnel Subterráneo
        [from] del túnel Subterráneo
       *[name] Túnel Subterráneo
    }
dystopia-space-wastelander-tunnel =
    { $form ->
        [on] en el túnel del Yermo
        [from] del túnel del Yermo
       *[name] Túnel del Yermo
    }
dystopia-space-euphorian-tunnel-end =
    { $form ->
        [on] al final del túnel Euphoriano
        [from] del final del túnel Euphoriano
       *[name] Final del túnel Euphoriano
    }
dystopia-space-subterran-tunnel-end =
    { $form ->
        [on] al final del túnel Subterráneo
        [from] del final del túnel Subterráneo
       *[name] Final del túnel Subterráneo
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

## Preguntas

dystopia-question-keep = De los reclutas que has recibido quédate dos: uno activo y uno oculto.
dystopia-question-turn = Tu turno: coloca un trabajador, recupera trabajadores o completa tu dilema ético.
dystopia-question-more = Coloca otro trabajador con el mismo número o para.
dystopia-question-pay = Elige cómo pagas.
dystopia-question-choose = Elige qué obtienes.
dystopia-question-goods = Elige qué ganas.
dystopia-question-ability = ¿Qué recluta usas ahora?
dystopia-question-limit = Tienes más artefactos de los que permite tu moral: descarta uno.
dystopia-question-lose = Elige lo que entregas.
dystopia-question-set = Elige el número en que se fija el dado.
dystopia-question-sacrifice = Elige el trabajador que sacrificas.
dystopia-question-star = ¿Adónde va tu estrella de autoridad?
dystopia-question-keep-new = ¿Con cuál de los dos reclutas te quedas?
dystopia-question-may = ¿Aceptas?
dystopia-question-feed = ¿Qué das a los trabajadores que vuelven a casa?
dystopia-question-place-new = Coloca tu trabajador nuevo.
dystopia-question-discard = Elige el artefacto que descartas.
dystopia-question-draft = Toma un recluta; los demás pasan al siguiente jugador.
dystopia-question-tile = Elige la loseta de mercado que entra en la partida.
dystopia-question-marker = Elige dónde empiezan tus marcadores de moral y conocimiento.
dystopia-question-offer = Te proponen un intercambio. ¿Aceptas?

## Por qué no. $space es un lugar, como «en la Granja».

dystopia-why-game-over = La partida ha terminado. Gracias por construir una distopía mejor.
dystopia-why-not-asked = En este momento no te toca decidir nada.
dystopia-why-not-now = Ahora no. Lo que se te pide es: { $asked }
dystopia-why-not-offered = Eso no está ahora entre tus opciones.
dystopia-why-must-use = Lo que un recluta hace sin un «puedes» sucede de todos modos: solo eliges el orden.
dystopia-why-cannot-pay-so = Este coste no se paga así, o no lo tienes todo.
dystopia-why-not-in-hand = No tienes tal artefacto que descartar.
dystopia-why-nothing-to-feed = No puedes dar eso a los trabajadores: no tienes, o no lo comen.
dystopia-why-no-place-for-star = Ahí no puede ir ahora ninguna estrella tuya.
dystopia-why-no-such-worker = No tienes ningún trabajador con un { $number } que colocar en este turno.
dystopia-why-not-equal = Los demás trabajadores de un turno deben tener el mismo número que el primero, y un { $number } no lo tiene.
dystopia-why-not-the-new-worker = Ahora solo se coloca el trabajador nuevo, y no es un { $number }.
dystopia-why-cannot-pay = No puedes pagar un trabajador { $space }.
dystopia-why-taken = Allí ya hay un trabajador, y nunca se expulsa a nadie { $space }.
dystopia-why-not-built = Todavía no hay mercado { $space }: antes alguien tiene que construirlo.
dystopia-why-already-built = Ya no queda nada que construir { $space }.
dystopia-why-tunnel-not-complete = Todavía no hay sitio { $space }: el minero no ha llegado tan lejos.
dystopia-why-exclusive = El espacio { $space } es solo para quien tiene un recluta activo de esa facción.
dystopia-why-one-worker-an-area = Ya tienes un trabajador { $space }. La Arena del conflicto pacífico no te permite otro sin una estrella en ella.
dystopia-why-no-self-bump = El trabajador { $space } es tuyo. El Spa del placer fugaz no te deja expulsarlo sin una estrella en la loseta.
dystopia-why-only-own-markets = No tienes ninguna estrella { $space }. La Plaza de la humildad inmortalizada te cierra el paso si tampoco la tienes en ella.
dystopia-why-no-shared-sites = Ya trabajan otros { $space }. La Sala de la frugalidad opulenta no te deja unirte a ellos sin una estrella en ella.
dystopia-why-no-icarus = La Botica de los sueños productivos te cierra Icarus si no tienes una estrella en ella.
dystopia-why-morale-for-icarus = Con Brian cada trabajador en Icarus cuesta 1 de moral, y no te queda ninguna que perder.
dystopia-why-retrieve-nobody = Para recuperar hay que retirar del tablero al menos un trabajador.
dystopia-why-not-on-board = Uno de esos trabajadores no está en el tablero.
dystopia-why-same-retrieval = Los trabajadores iguales en número y espacio son una misma opción; elígela tal como figura en la lista.
dystopia-why-no-such-side = Un dilema ético tiene dos bandos: luchar o contribuir.
dystopia-why-dilemma-done = Ya has completado tu dilema ético. Las dudas debieron venir antes.
dystopia-why-cannot-settle = Te hace falta el artefacto que muestra tu dilema ético, o dos cualesquiera.
dystopia-why-no-trade = En esta mesa no se comercia. Lo que tienes se te dio por algo.
dystopia-why-no-offers-left =
    { $limit ->
        [one] Puedes hacer una oferta por turno, y ya la has hecho.
       *[other] Puedes hacer { $limit } ofertas por turno, y ya las has hecho.
    }
dystopia-why-no-such-exchange = Se intercambia con otro jugador: cada parte da algo, y lo que se da tiene que estar ahí.
dystopia-why-cannot-accept = No tienes lo que te piden.
