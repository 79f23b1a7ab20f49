### La mesa web del Ultimate Reality Show: palabras para su plató. El resto está en reality.ftl.

reality-board-floor = El suelo del plató
reality-board-turn = Turno { $turn } de { $turns }
reality-board-points = { $points } PA
reality-board-next = Quién actúa después
# $side: the number of the seat it plays for, or none.
reality-board-figure =
    { $side ->
        [none] { $character }
       *[other] { $character }, { $player }
    }
reality-board-profile = Vida { $life }, { $points } PA, euforia { $euphoria }
reality-board-down = Fuera de antena
reality-board-drum = Bidón { $number }
reality-board-element = Decorado, { $height } de alto
reality-board-place = { $x }, { $y }
reality-board-member = Concursante
reality-board-life = vida
reality-board-ap = PA
reality-board-euphoria = euf.
reality-board-leader = líder

## The strip below the floor: a cut through the heights
reality-board-strip = De perfil
reality-board-strip-cut = El corte
reality-board-strip-close = Primer plano
reality-board-strip-nothing = Señala un camino o un blanco para verlo de perfil.
reality-board-strip-way = el camino de perfil
reality-board-strip-line = { $point ->
        [foot] pie
        [waist] cintura
       *[top] cabeza
    } { $state ->
        [open] a la vista
        [veiled] a través de { $cause }
       *[closed] detrás de { $cause }
    }
reality-board-strip-along = la línea de perfil
reality-board-strip-eyes = ojos { $height }
# $times: how much higher things are drawn than they are long.
reality-board-strip-stretched = alturas ×{ $times }
reality-board-strip-total = = { $cost } PA
# What a stretch of a way leads over.
reality-board-strip-over-open = { $cost } PA a campo abierto
reality-board-strip-over-ladder = { $cost } PA por una escalera
reality-board-strip-over-difficult = { $cost } PA por terreno difícil
reality-board-strip-over-over = { $cost } PA al cruzar
reality-board-strip-over-window = { $cost } PA por una ventana
reality-board-strip-over-climb = { $cost } PA al trepar
reality-board-strip-over-lower = { $cost } PA al bajar
reality-board-strip-over-jump = { $cost } PA al saltar abajo
reality-board-strip-way-told = El camino de perfil: { $parts }; { $cost } PA en total.
reality-board-strip-sight-told = La línea de visión de perfil, { $inches }: { $parts }.
# $names: scenery and figures on the line. $count: how many.
reality-board-strip-line-told =
    { $count ->
        [0] La línea de perfil, { $inches }: no hay nada en ella.
       *[other] La línea de perfil, { $inches }: { $names }.
    }
# Of the three lines to the middle of the target.
reality-board-strip-shut =
    { $count ->
        [0] pie, cintura y cabeza a la vista
        [1] una de tres líneas: { $names }
       *[other] { $count } de tres líneas: { $names }
    }

# What is measured
# $figure: who is shot at.
reality-board-measure-shot = Un disparo a { $figure }
reality-board-measure-lines = De nueve puntos, { $open } se ven, { $veiled } están cubiertos, { $closed } están ocultos
reality-board-measure-aim = puntería
reality-board-measure-needed =
    { $aim ->
        [0] Ningún d10 acierta
        [10] Todo disparo acierta
       *[other] { $aim } o menos en un d10
    }
reality-board-measure-damage = Daño esperado según los disparos:
reality-board-measure-fight = Un combate: el disparo puede dar a { $names }.
reality-board-measure-unseen = No está a la vista.
reality-board-measure-causes = En medio: { $names }.

# Studio
reality-board-live = En directo
# $mission: as in "Two drums to your exit".
reality-board-tonight = Esta noche: { $mission }.
reality-board-key = Lo que se ve en el plató
reality-board-key-reach = al alcance: cuanto más claro, más barato
# El suelo según los disparos que deja un paseo hasta ahí. $cost: lo más caro de él, en PA.
reality-board-key-shots-all =
    { $shots ->
        [one] al alcance hasta { $cost } PA: el disparo
       *[other] al alcance hasta { $cost } PA: los { $shots } disparos
    }
reality-board-key-shots-some = hasta { $cost } PA: menos disparos
reality-board-key-shots-none = hasta { $cost } PA: ninguno
reality-board-ticker = Lo último que ha pasado
reality-board-exit = Salida
reality-board-storey-roof-short = A
reality-board-order-past = Quién ha actuado en esta fase
reality-board-order-tie = empate
reality-board-order-euphoria = euforia { $euphoria }
# $rolls: números de d10.
reality-board-order-rolled = sacó { $rolls } para el orden
reality-board-order-acted = ha actuado
reality-board-audience = Audiencia
reality-board-air-on = En antena
reality-board-air-off = Fuera de antena
reality-board-air-rehearsal = Ensayo
reality-board-mission-objectives = Dos bidones a tu salida
reality-board-mission-rescue = Susan a tu salida
reality-board-mission-massacre = Que no quede rival en pie
reality-board-mission-drums = { $delivered } entregados, { $carried } a cuestas, { $free } libres
# $player: a quién sigue Susan.
reality-board-mission-susan-captive = Espera a que la liberen.
reality-board-mission-susan-freed = Sigue a { $player }.
reality-board-mission-susan-down = Está fuera de antena.
reality-board-mission-susan-gone = No está aquí.
# $teams: nombres de jugadores con números.
reality-board-mission-standing = Siguen en pie: { $teams }
reality-board-steady = en forma
reality-board-in-fight = en un combate
reality-board-carries-drum = con un bidón
reality-board-carries-body = con un cuerpo
reality-board-deed-moved = se ha movido
reality-board-deed-fought = ha luchado
reality-board-deed-fired = ha disparado
reality-board-state-prone = cuerpo a tierra
reality-board-state-massacre = dispara a todo
reality-board-state-fascinated = presa de fascinación
reality-board-state-hidden = a escondidas
reality-board-state-shielded = con escudo
reality-board-state-berserk = en plena furia
reality-board-state-stunned = en aturdimiento
reality-board-state-adrenaline = con adrenalina
reality-board-state-late = mueve al final
reality-board-off-air = Fuera de antena
# $name: de un personaje.
reality-board-left = { $name } ha dejado la mesa
# $how: cómo cayó. $points: la audiencia que da al otro equipo.
reality-board-fell =
    { $how ->
        [shot] { $name } cayó de un disparo, con una audiencia de { $points }
        [hand] { $name } cayó cuerpo a cuerpo, con una audiencia de { $points }
        [blast] { $name } cayó en una explosión, con una audiencia de { $points }
        [flame] { $name } cayó entre llamas, con una audiencia de { $points }
        [jump] { $name } cayó al saltar, con una audiencia de { $points }
       *[none] { $name } cayó, con una audiencia de { $points }
    }
reality-board-look = Cómo se mira el plató
reality-board-turn-table = Girar la mesa
reality-board-storey = Planta
reality-board-storey-all = Todo
reality-board-storey-roof = Azotea
# $level: 0 for the ground floor; $highest: that of the highest roof.
reality-board-storey-name =
    { $level ->
        [0] Planta 0, la baja
       *[other] Planta { $level } de { $highest }, o la azotea de lo que es más bajo
    }

## Combat
# $name: de un personaje; $roll: su dado. $other, $against: lo mismo de un enemigo.
reality-board-fight = Combate
reality-board-fight-thrown = { $name } saca un { $roll }
reality-board-fight-cancels = El { $roll } de { $name } y el { $against } de { $other } se anulan
reality-board-fight-beats = El { $roll } de { $name } gana al { $against } de { $other }
reality-board-fight-alone = Nada se opone al { $roll } de { $name }
reality-board-fight-aside = El { $roll } de { $name } queda aparte
# Heridas que sufre un bando.
reality-board-fight-injuries =
    { $count ->
        [0] ileso
        [one] { $count } herida
       *[other] { $count } heridas
    }
reality-board-fight-luck = suerte { $roll }
reality-board-fight-lucky = con suerte: ileso
reality-board-fight-left = vida: { $life }
reality-board-fight-dies = fuera de antena
reality-board-fight-spared = ya fuera de antena
reality-board-fight-rampage = de { $name }, desbocado
# $name: un jugador. $moved: pulgadas.
reality-board-fight-push-roll = { $name } saca un { $roll } para el empujón.
reality-board-fight-pushed = { $name } saca un { $roll } y empuja el combate { $moved }.
# $name: un personaje. $drop: pulgadas.
reality-board-fight-plunged = { $name } cae por el borde, { $drop } más abajo: −{ $damage }.

# Lo que haría una elección
# With a finger, the first tap shows what a choice would do.
reality-board-tap-again = Toca otra vez para hacerlo.
reality-board-dial-push = Señala una dirección para ver dónde acaba cada cual.
reality-board-dial-flame = Señala una dirección para ver a quién alcanzan las llamas.
# $length: pulgadas.
reality-board-dial-slide = { $length } de recorrido
reality-board-dial-over = Por el borde:
reality-board-dial-safe = No cae nadie.
reality-board-template-point = Señala un lugar para ver a quién alcanza.
reality-board-template-nobody = No alcanza a nadie.
reality-board-template-own =
    { $count ->
        [one] ¡Uno de los tuyos!
       *[other] ¡{ $count } de los tuyos!
    }
reality-board-flee = Huir hacia
reality-board-flee-means = La suerte no ayuda. Quedarse cuesta una herida entera; huir al borde, la mitad, y no es moverse.
reality-board-follow-push = Los tuyos caen también, y les duele como un salto.
reality-board-follow-halt = El empujón acaba en el borde.
reality-board-push-end = Todos se quedan donde están.
reality-board-ability-hold = Se puede usar en un turno posterior.
reality-board-strike-free =
    { $count ->
        [one] y { $count } dado gratis
       *[other] y { $count } dados gratis
    }
reality-board-strike-against =
    { $count ->
        [one] Si tiran { $count } dado contra ti
       *[other] Si tiran { $count } dados contra ti
    }
reality-board-strike-fewer = Menos dados contra ti
reality-board-strike-more = Más dados contra ti
reality-board-strike-fewest = No tiran menos.
reality-board-strike-most = No pueden tirar más.
# $mean: heridas que cabe esperar.
reality-board-strike-gives = causa { $mean }
reality-board-strike-takes = recibe { $mean }
# $count: dados de las demás figuras del propio bando.
reality-board-strike-note =
    { $count ->
        [0] Heridas que cabe esperar, antes de la suerte.
        [one] Heridas que cabe esperar, antes de la suerte, con { $count } dado de los demás tuyos.
       *[other] Heridas que cabe esperar, antes de la suerte, con { $count } dados de los demás tuyos.
    }

## La elección de un equipo
reality-board-team-own = Tus equipos
reality-board-team-play = Jugar con { $title }, { $audience } de audiencia
reality-board-team-none = Ninguno de los que has guardado puede jugar aquí todavía.
reality-board-team-unlawful = { $count ->
        [one] Un equipo tuyo no puede jugar aquí:
       *[other] { $count } equipos tuyos no pueden jugar aquí:
    }
reality-board-team-make = Formar un equipo para esta mesa
reality-board-team-ready = Equipos hechos
reality-board-team-by-chance = Al azar
reality-board-team-more = { $count } más, al azar
reality-board-team-caption = { $title } · { $audience }
## Disparar
# $shots: cuántas veces puede disparar; $range: pulgadas.
reality-board-fire-weapon =
    { $shots ->
        [one] { $shots } disparo, alcance { $range }
       *[other] { $shots } disparos, alcance { $range }
    }
# $cover: 0 al descubierto, 1 o 2. $names: lo que hay en medio.
reality-board-fire-cover =
    { $cover ->
        [0] al descubierto
        [1] cobertura: { $names }
       *[other] cobertura firme: { $names }
    }
reality-board-fire-unseen = no se ve: { $names }
reality-board-fire-not-seen = no se ve
reality-board-fire-back = responde con { $chance } %
# $inches: a qué distancia. $sight: cómo se ve. $chance: de cada disparo. $shots: los que se piensan.
reality-board-fire-target =
    { $shots ->
        [0] Disparar a { $name }, { $inches }″, { $sight }: { $chance } % de acertar
        [one] Disparar a { $name }, { $inches }″, { $sight }: { $chance } % de acertar, { $shots } disparo
       *[other] Disparar a { $name }, { $inches }″, { $sight }: { $chance } % de acertar, { $shots } disparos
    }
reality-board-fire-no-target = { $name }, { $inches }″, { $sight }
# $weapon: 0 si solo hay una.
reality-board-fire-shots-at =
    { $weapon ->
        [0] Disparos a { $name }
       *[other] Disparos a { $name } con el arma { $weapon }
    }
reality-board-fire-gun = arma { $weapon }
reality-board-fire-fewer = Un disparo menos a { $name }
reality-board-fire-more = Un disparo más a { $name }
reality-board-fire-none = Ninguno de estos disparos se puede retirar.
reality-board-fire-no-more = No se pueden hacer más disparos a la vez.
reality-board-fire-choose = Elige a quién disparar.
reality-board-fire-not-together = Estos disparos no se pueden hacer juntos.
# $parts: los disparos a cada objetivo, como 2 + 1.
reality-board-fire = Disparar { $parts }
reality-board-fire-cost = { $points } PA
reality-board-fire-splits = Lo que puede traer cada reparto de los disparos
reality-board-fire-shots = Disparos
reality-board-fire-best-both = mejor
reality-board-fire-best-falls = más seguro
reality-board-fire-best-damage = más daño
# $chance: de que alguien caiga.
reality-board-fire-falls = cae { $chance } %
# Medias de todos los disparos.
reality-board-fire-means = aciertos: { $hits }, −{ $damage }
# $names: los propios. $count: todos los que están en ese combate.
reality-board-fire-risk = Un combate: un dado dice a cuál de { $count } va cada disparo. De los tuyos, en peligro: { $names }.
# $value: con su signo. $range: pulgadas.
reality-board-fire-ring-close = { $value } a menos de { $range }
reality-board-fire-ring-effective = alcance { $range }
reality-board-fire-ring-far = { $value } a más de { $range }

reality-board-volley = Disparos
# $shots: los que se han hecho hasta ahora.
reality-board-volley-summary = { $name }: { $hits } de { $shots } aciertan{ $damage ->
    [0] {""}
   *[other] , −{ $damage }
 }
reality-board-volley-who = { $name } dispara a { $others }
reality-board-volley-profile = puntería { $profile }
reality-board-volley-needs = necesita { $aim } o menos: { $chance } %
reality-board-volley-whom = { $roll }: a { $name }
# $aim: lo más que acierta.
reality-board-volley-told =
    { $hit ->
        [yes] { $roll }, hacía falta { $aim } o menos: acierta a { $name }
       *[no] { $roll }, hacía falta { $aim } o menos: no acierta a { $name }
    }
reality-board-volley-hit =
    { $hit ->
        [yes] acierto
       *[no] fallo
    }
reality-board-volley-hits = Aciertos
reality-board-volley-damage = Daño
reality-board-volley-expected = { $mean } de media
