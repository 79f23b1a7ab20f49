### Build a Better Dystopia: lo que dice la lista de jugadores junto a cada nombre.

dystopia-seats-race = La carrera por las diez estrellas
dystopia-seats-race-lane = { $name }: { $placed } colocadas, quedan { $left }.

## What a player is asked now: at most about 24 letters

dystopia-seats-asked-keep = Elige reclutas
dystopia-seats-asked-turn = Coloca o recupera
dystopia-seats-asked-more = ¿Otro trabajador?
dystopia-seats-asked-pay = Cómo pagar
dystopia-seats-asked-choose = Elige qué se lleva
dystopia-seats-asked-goods = Elige bienes
dystopia-seats-asked-ability = ¿Usa un recluta?
dystopia-seats-asked-limit = Le sobran artefactos
dystopia-seats-asked-lose = Renuncia a un bien
dystopia-seats-asked-set = Fija un trabajador
dystopia-seats-asked-sacrifice = Sacrifica un trabajador
dystopia-seats-asked-star = ¿Dónde va la estrella?
dystopia-seats-asked-keep-new = Elige un recluta
dystopia-seats-asked-may = Lo acepta o no
dystopia-seats-asked-feed = Alimenta trabajadores
dystopia-seats-asked-place-new = Coloca al nuevo
dystopia-seats-asked-discard = Descarta un artefacto
dystopia-seats-asked-draft = Toma un recluta
dystopia-seats-asked-tile = Elige un mercado
dystopia-seats-asked-marker = Elige marcadores
dystopia-seats-asked-offer = Responde a una oferta
dystopia-seats-asked-trade = ¿Ofrece un cambio?

dystopia-seats-on-turn = en turno

## Where stars stand

dystopia-seats-stars-market = { $count } en mercados
dystopia-seats-stars-euphorian = { $count } en territorio euphoriano
dystopia-seats-stars-subterran = { $count } en territorio subterráneo
dystopia-seats-stars-wastelander = { $count } en territorio del Yermo
dystopia-seats-stars-icarite = { $count } en territorio icarita
dystopia-seats-stars-recruit = { $count } en reclutas
dystopia-seats-stars-dilemma = { $count } en el dilema

## One player, in sentences for screen readers

dystopia-seats-turn = Es su turno.
# $where: such as "2 on markets and 1 on recruits", or nothing.
dystopia-seats-stars =
    { $placed ->
        [0] Ninguna estrella colocada, quedan { $left }.
       *[other] { $placed } de 10 estrellas colocadas: { $where }. Quedan { $left }.
    }
# $home: their numbers, such as "4 and 5". $count: how many are at home. $out: how many are on the board.
dystopia-seats-workers =
    { $count ->
        [0] Ningún trabajador en casa, { $out } fuera.
        [one] Un trabajador en casa, un { $home }; { $out } fuera.
       *[other] Trabajadores en casa: { $home }; { $out } fuera.
    }
dystopia-seats-goods = Bienes: { $goods }.
dystopia-seats-no-goods = Sin bienes.
dystopia-seats-tracks = Moral { $morale }, conocimiento { $knowledge }.
# $named: how many of them the reader may see. $names: those.
dystopia-seats-artifacts =
    { $named ->
        [0] Artefactos: { $count } de { $most } como máximo.
       *[other] Artefactos: { $count } de { $most } como máximo, entre ellos { $names }.
    }
# $names: of $count active recruits.
dystopia-seats-active =
    { $count ->
        [0] Ningún recluta activo.
       *[other] Reclutas activos: { $names }.
    }
# $count: how many. $named: how many of them the reader knows. $names: those.
dystopia-seats-hidden =
    { $named ->
        [0] Reclutas ocultos: { $count }.
       *[other] Reclutas ocultos: { $count }, a saber: { $names }.
    }
# $state: active, off (it does not work now) or hidden.
dystopia-seats-recruit =
    { $state ->
        [hidden] { $name }, { $faction }, oculto
        [off] { $name }, { $faction }, ahora no funciona
       *[active] { $name }, { $faction }, activo
    }
dystopia-seats-recruit-down = Un recluta oculto
