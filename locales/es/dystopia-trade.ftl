### El comercio en Build a Better Dystopia: cómo se compone una oferta, y las ofertas en imágenes. Las frases de las ofertas están en dystopia.ftl.

dystopia-trade-offer = Proponer un intercambio…
dystopia-trade-counter = Nombrar otro intercambio…
dystopia-trade-title = Proponer un intercambio
dystopia-trade-counter-title = Nombrar otro intercambio
dystopia-trade-left =
    { $count ->
        [one] Te queda 1 oferta este turno
       *[other] Te quedan { $count } ofertas este turno
    }
dystopia-trade-with = ¿Con quién?
dystopia-trade-you-give = Das
dystopia-trade-you-get = Recibes
dystopia-trade-nothing = No hay nada
dystopia-trade-have = tienes { $count }
dystopia-trade-has = hay { $count }
dystopia-trade-shown = { $count } a la vista
dystopia-trade-perhaps = quizá en la mano
dystopia-trade-artifacts =
    { $count ->
        [one] 1 artefacto
       *[other] { $count } artefactos
    }
# $item: un bien o un artefacto.
dystopia-trade-less = Menos: { $item }
dystopia-trade-more = Más: { $item }
dystopia-trade-begin = Elige qué le das a { $name } y qué quieres a cambio.
dystopia-trade-send = Proponérselo a { $name }
dystopia-trade-send-counter = Rechazar y nombrar este
dystopia-trade-counter-about = Lo oyen todos y no obliga a nadie: { $name } puede ofrecerte justo eso.
dystopia-trade-accept = Aceptar
dystopia-trade-then = { $before } ahora, { $after } después
dystopia-trade-wish = { $name } preferiría:
dystopia-trade-offer-this = Ofrecer justo esto
dystopia-trade-change = Cambiarlo…
dystopia-trade-for = por
dystopia-trade-news = { $name } ofrece a { $other }:
dystopia-trade-news-wish = { $name } daría a { $other }:
