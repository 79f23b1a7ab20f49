### Euphoria, the Ultimate Reality Show, en español. Las mismas claves y variables que en inglés.
### Los nombres de quienes juegan y los de los personajes no llevan artículo ni adjetivo: pueden ser de cualquier género.
### Una frase puede empezar en minúscula si empieza por un nombre como «el gato»: el programa pone la mayúscula.

## Nombres

reality-seat = Jugador { $number }

reality-character-nikolai = Nikolai
reality-character-kabuki = Kabuki Cyborg
reality-character-madeleine = Madeleine
reality-character-odonell = Sgt. O'Donell
reality-character-richelle = Marshall Richelle
reality-character-sooyoung = Sooyoung
reality-character-blanca = Blanca Deluxe
reality-character-centinel = Centinel V12
reality-character-scauter = J. Scauter
reality-character-arendal = Arendal
reality-character-doc = Doc Chastas
reality-character-mycky = Mycky
reality-character-susan = Susan
reality-character-kobayhisi = Sir Kobayhisi
reality-character-benkei = Benkei
reality-character-cat = el gato

# Donde los dos equipos tienen al mismo personaje, y donde hay varios perros.
reality-clone = { $figure } ({ $player })
reality-dog = Benkei de { $owner }
reality-dog-called = Benkei llamado por { $owner }
reality-nobody = la figura { $number }

# $form: name (un título), a (dentro de una frase).
reality-object-kit =
    { $form ->
        [a] un botiquín
       *[name] botiquín
    }
reality-object-defibrillator =
    { $form ->
        [a] un desfibrilador
       *[name] desfibrilador
    }
reality-object-adrenaline =
    { $form ->
        [a] adrenalina
       *[name] adrenalina
    }
reality-object-grenade =
    { $form ->
        [a] una granada
       *[name] granada
    }
reality-object-stun =
    { $form ->
        [a] una granada aturdidora
       *[name] granada aturdidora
    }
reality-object-charges =
    { $form ->
        [a] cargas explosivas
       *[name] cargas explosivas
    }
reality-object-benkei =
    { $form ->
        [a] un Benkei
       *[name] Benkei
    }

reality-flag-prone = está cuerpo a tierra
reality-flag-down = ha caído
reality-flag-gone = está fuera de la mesa
reality-flag-used = ha usado la habilidad especial
reality-flag-massacre = está en modo masacre
reality-flag-called = acudió a la llamada de Marshall Richelle
reality-flag-walked = ha caminado este turno
reality-flag-moved = cuenta como que se ha movido
reality-flag-charged = ha embestido este turno
reality-flag-high = recibió una embestida en posición elevada
reality-flag-fascinated = sufre fascinación: no hace nada este turno
reality-flag-hidden = se esconde este turno
reality-flag-shielded = tiene el escudo alzado este turno
reality-flag-berserk = está en frenesí este turno
reality-flag-stunned = sufre aturdimiento: la mitad de los PA
reality-flag-adrenaline = va con adrenalina este turno
reality-flag-late = se mueve al final este turno
reality-flag-struck = ha combatido este turno
reality-flag-fired = ha disparado este turno
reality-flag-silent = no tira dados de ataque este turno
reality-flag-still = se queda donde está por ahora
reality-flag-drawn = ha lanzado algo este turno
reality-flag-stays = no lanza nada más en esta activación
reality-flag-begun = ya es tarde para el botiquín o la adrenalina en esta activación

reality-upgrade-aim = +{ $points } a la puntería
reality-upgrade-shots = +{ $points } a los disparos
reality-upgrade-second = +{ $points } a los disparos de la segunda arma
reality-upgrade-attacks = +{ $points } a los ataques

reality-mission-objectives = Objetivos: lleva dos de los tres bidones a tu plataforma de salida, o no dejes en pie a ningún rival.
reality-mission-rescue = Rescate: lleva a Susan a tu plataforma de salida, o no dejes en pie a ningún rival.
reality-mission-massacre = Masacre: no dejes en pie a ningún rival.

# $edge: south es el lado donde y vale 0; north, el otro.
reality-edge =
    { $edge ->
        [south] el borde sur
       *[north] el borde norte
    }

# Lugares: pulgadas desde la esquina sudoeste. $element se llama como en el plano de la mesa.
reality-place-ground = { $x }; { $y }
reality-place-top = { $x }; { $y } encima de { $element }
reality-place-roof = { $x }; { $y } en la azotea de { $element }
reality-place-floor =
    { $floor ->
        [0] { $x }; { $y } en la planta baja de { $element }
       *[other] { $x }; { $y } en la planta { $floor } de { $element }
    }
reality-place-nowhere = { $x }; { $y }, donde no hay nada que pisar

reality-wind-0 = este
reality-wind-1 = estenordeste
reality-wind-2 = nordeste
reality-wind-3 = nornordeste
reality-wind-4 = norte
reality-wind-5 = nornoroeste
reality-wind-6 = noroeste
reality-wind-7 = oesnoroeste
reality-wind-8 = oeste
reality-wind-9 = oessudoeste
reality-wind-10 = sudoeste
reality-wind-11 = sudsudoeste
reality-wind-12 = sur
reality-wind-13 = sudsudeste
reality-wind-14 = sudeste
reality-wind-15 = estesudeste

# Lo que se transporta.
reality-load-drum = el bidón { $number }
reality-load-body = el cuerpo de { $figure }

reality-and = { $first } y { $second }

## Opciones

reality-option-table = La escenografía y su tamaño: una mesa que viene con el juego, seed:NÚMERO para una hecha a medida, o el texto de un archivo de mesa.
reality-option-mission = Qué tiene que hacer un equipo para ganar: llevarse dos bidones, rescatar a Susan o no dejar en pie a ningún rival.
reality-option-budget = Cuánta audiencia puede costar un equipo.
reality-option-luck = Desde qué tirada una herida no hace nada: generous, 7 (8 con más de 100 de vida); harsh, una más.
reality-option-turns = Cuántos turnos dura el programa.

## Fases

reality-phase-setup = Preparación
reality-phase-special = Habilidades especiales
reality-phase-positioning = Posicionamiento
reality-phase-attack = Ataque
reality-phase-firing = Disparo

## Preguntas

reality-question-team = Elige tu equipo. Tu rival también elige, y nadie ve nada hasta que elijan los dos.
reality-question-side = Elige tu borde de la mesa, o deja la elección a tu rival. Quien elige despliega primero.
reality-question-platform = ¿Dónde va tu plataforma de salida?
reality-question-deploy = ¿Dónde empieza este personaje?
reality-question-deploy-dog = ¿Dónde se pone Benkei, junto a su dueño?
reality-question-order = Tienen la misma euforia: ¿cuál de los tuyos actúa primero?
reality-question-ability = ¿Usas ahora la habilidad especial o la reservas?
reality-question-target = ¿A quién eliges?
reality-question-element = ¿Qué elemento de escenografía eliges?
reality-question-object = ¿Qué objeto es?
reality-question-entrance = ¿Por dónde entra Benkei en la mesa?
reality-question-repeat = ¿Qué se podrá hacer dos veces este turno?
reality-question-run = ¿Adónde corre el gato?
reality-question-blows = ¿Con cuántos dados ataca quien ha caído en el encanto?
reality-question-defence = Te ataca uno de los tuyos. ¿Con cuántos dados te defiendes?
reality-question-volley = ¿Cuántos disparos hace quien ha caído en el encanto?
reality-question-position = ¿Qué haces en esta activación?
reality-question-goal = ¿Adónde?
reality-question-loot = ¿Qué te llevas de quien ha caído?
reality-question-shift = ¿Adónde va Susan, alrededor de quien la salvó?
reality-question-leap = ¿Dónde caes?
reality-question-strike = ¿Cuántos ataques? Tu rival también lo decide, sin que se vea.
reality-question-share = ¿Quién recibe la siguiente herida?
reality-question-rampage = ¿A quién de los tuyos alcanza el arrebato?
reality-question-credit = ¿Cuál de los tuyos logró esta baja?
reality-question-again = ¿Repites el ataque, sin pagar?
reality-question-push = Has hecho más daño. ¿Empujas el combate?
reality-question-direction = ¿En qué dirección empujas?
reality-question-follow = Tu rival ha muerto en la caída. ¿Te quedas arriba o pasas también el borde?
reality-question-fire = ¿Qué haces en esta activación?
reality-question-declare = Declara más disparos, o dispara lo declarado.
reality-question-throw = ¿Dónde cae?
reality-question-flee = Algo está a punto de estallar aquí. ¿Huyes?
reality-question-flame = ¿En qué dirección van las llamas?
reality-question-nearest = Están a la misma distancia. ¿A quién se dispara?
reality-question-blast = Las cargas estallan. ¿Dónde va la plantilla?
reality-question-leader = Tu líder ha caído. ¿Quién manda ahora?

# Lo mismo para un jugador, con la posición. $figure: quien actúa, con $points PA. $about: de quién se trata.
reality-ask-team = ¿Con qué equipo juegas? Tu rival también elige, y nadie ve nada hasta que elijan los dos.
reality-ask-side = ¿Qué borde de la mesa es el tuyo? Si eliges, despliegas primero; puedes dejar la elección a tu rival.
reality-ask-platform =
    { $mission ->
        [objectives] ¿Dónde pones tu plataforma de salida? Hay que llevar allí dos bidones.
        [rescue] ¿Dónde pones tu plataforma de salida? Hay que llevar allí a Susan.
       *[massacre] ¿Dónde pones tu plataforma de salida?
    }
reality-ask-deploy = ¿Dónde empieza { $about }?
reality-ask-deploy-dog = ¿Dónde se pone Benkei, junto a su dueño?
reality-ask-order = Estos de los tuyos tienen la misma euforia. ¿Quién actúa primero?
reality-ask-ability = ¿Usa { $figure } ahora la habilidad especial ({ $ability })? Funciona una vez por partida.
reality-ask-target = { $figure } usa la habilidad especial: { $ability }. ¿A quién eliges?
reality-ask-element = { $figure } usa la habilidad especial: { $ability }. ¿Qué elemento de escenografía eliges?
reality-ask-object = { $figure } usa la habilidad especial: { $ability }. ¿Qué objeto es?
reality-ask-entrance = { $figure } silba a Benkei. ¿Por dónde entra en la mesa?
reality-ask-repeat = { $figure } da ánimos. ¿Qué se podrá hacer dos veces este turno?
reality-ask-run = { $figure } suelta al gato. ¿Adónde corre?
reality-ask-blows = { $about } ha caído en el encanto y ataca a uno de los suyos. ¿Con cuántos dados?
reality-ask-defence = Los tuyos atacan a { $about }. ¿Con cuántos dados te defiendes?
reality-ask-volley = { $about } ha caído en el encanto y dispara a uno de los suyos. ¿Cuántos disparos?
reality-ask-position =
    { $points ->
        [0] A { $figure } no le quedan PA. ¿Algo más?
       *[other] { $figure } tiene { $points } PA para moverse y actuar. ¿Qué hace ahora?
    }
reality-ask-goal = ¿Adónde va { $about }, con { $points } PA disponibles?
reality-ask-loot = ¿Qué se lleva { $figure } del cuerpo de { $about }?
reality-ask-shift = ¿Adónde va { $about }, alrededor de { $saviour }?
reality-ask-leap = ¿Dónde cae { $figure }?
reality-ask-strike = ¿Cuántos ataques, a 1 PA el dado? Tu rival también decide, sin que se vea.
reality-ask-share = Has ganado los dados. ¿Qué enemigo recibe la siguiente herida?
reality-ask-rampage = ¿A quién de los tuyos alcanza el arrebato?
reality-ask-credit = { $about } ha caído ante ti. ¿Cuál de los tuyos logró la baja?
reality-ask-again = ¿Ataca { $about } otra vez, sin pagar?
reality-ask-push = Has hecho más daño. ¿Empujas todo el combate, tanto como diga un d10?
reality-ask-direction = ¿En qué dirección empujas el combate?
reality-ask-follow = Tu rival ha muerto en la caída. ¿Te quedas arriba o pasas también el borde?
reality-ask-fire =
    { $points ->
        [0] { $figure } puede disparar, sin PA. ¿A quién?
       *[other] { $figure } puede disparar, con { $points } PA. ¿Qué haces?
    }
reality-ask-declare =
    { $shots ->
        [one] { $figure } ha declarado 1 disparo; quedan { $points } PA. ¿Declaras más o disparas?
       *[other] { $figure } ha declarado { $shots } disparos; quedan { $points } PA. ¿Declaras más o disparas?
    }
reality-ask-throw = ¿Adónde lo lanza { $about }?
reality-ask-flee = Algo está a punto de estallar junto a { $about }. ¿Huye, por la mitad del daño?
reality-ask-flame = ¿En qué dirección lanza { $figure } las llamas?
reality-ask-nearest = Están a la misma distancia. ¿A quién se dispara?
reality-ask-blast = Las cargas estallan. ¿Dónde pones la plantilla?
reality-ask-leader = Tu líder ha caído, y todo el equipo pierde 1 de euforia. ¿Quién manda ahora?

## Qué cuesta y qué hace una elección, para quien puede tomarla

reality-cost-points = { $points } PA de { $left }
reality-effect-shots = Al menos uno acierta con un { $chance } % de probabilidad. La suerte aún puede salvar al blanco.
reality-effect-grenade = Hiere a todos los que alcanza la plantilla, y la suerte no ayuda; pueden huir por la mitad del daño.
reality-effect-stun = Todos los que alcanza la plantilla, también los tuyos, tienen la mitad de los PA hasta que acabe el turno.
reality-effect-blast = Hiere a todos los que alcanza la plantilla, junto al elemento; pueden huir por la mitad del daño. El elemento desaparece.
reality-effect-flame = Hiere a todos los que tocan las llamas, también a los tuyos, y la suerte no ayuda.
reality-effect-push = Se mueve todo el combate, ni más ni menos si nada lo impide. Pasar un borde duele como un salto.
reality-effect-ransack = Te llevas cuantos objetos sin usar quieras.
reality-effect-deck = Cuerpo a tierra eres un blanco menor. Levantarse cuesta 1 PA.
reality-effect-leap =
    { $chance ->
        [0] No puede acabar con quien salta. La suerte no ayuda.
       *[other] Con una probabilidad del { $chance } % acaba con quien salta. La suerte no ayuda.
    }
reality-effect-missile = Desaparece de la mesa. Quien esté dentro o encima acaba en el suelo, tumbado pero ileso.
reality-effect-fascinate =
    { $own ->
        [yes] Es de los tuyos: no hace nada más este turno ni tira dados de ataque.
       *[no] No hace nada más este turno ni tira dados de ataque.
    }
reality-effect-encourage = Puede hacer algo dos veces este turno, la segunda gratis.
reality-effect-seduce =
    { $own ->
        [yes] Es de los tuyos: se vuelve contra otro de los tuyos, y tú decides con cuánta fuerza.
       *[no] Se vuelve contra alguien de su equipo, y tú decides con cuánta fuerza.
    }
reality-effect-victim =
    { $own ->
        [yes] Es de los tuyos: le ataca o le dispara quien está encantado.
       *[no] Le ataca o le dispara su propio compañero, que está encantado.
    }
reality-effect-bargain = No puede disparar este turno a quien ha pactado.

## Acciones. $points es un coste en PA.

reality-action-pick = Jugar con { $members }. Líder: { $leader }. Audiencia: { $audience } de { $budget }.
reality-action-pick-pair = Jugar con { $members }. Líder: { $leader }. Susan forma pareja con { $pair }. Audiencia: { $audience } de { $budget }.
reality-action-team-unreadable = Jugar con un equipo propio
reality-action-side = Quedarte con { $edge }
reality-action-cede = Dejar que tu rival elija el borde
reality-action-platform = Poner tu plataforma de salida con la esquina sudoeste en { $place }
reality-action-platform-none = Poner tu plataforma de salida en el sitio { $number }

reality-action-deploy = { $figure } empieza en { $place }
reality-action-walk =
    { $points ->
        [0] Ir a { $place }
       *[other] Ir a { $place } ({ $points } PA)
    }
reality-action-along =
    { $points ->
        [0] Ir a { $place } por tu propio camino
       *[other] Ir a { $place } por tu propio camino ({ $points } PA)
    }
reality-action-via = Pasar por { $place }
reality-action-charge =
    { $points ->
        [0] Embestir a { $other } desde el { $wind }, en { $place }
       *[other] Embestir a { $other } desde el { $wind }, en { $place } ({ $points } PA)
    }
reality-action-approach =
    { $points ->
        [0] Ir junto a { $other }, a { $place }
       *[other] Ir junto a { $other }, a { $place } ({ $points } PA)
    }
reality-action-run = El gato corre a { $place }
reality-action-enter = Benkei entra por { $place }
reality-action-dog = Benkei se pone en { $place }
reality-action-shift =
    { $points ->
        [0] Susan va a { $place }
       *[other] Susan va a { $place } ({ $points } PA suyos)
    }
reality-action-land =
    { $harm ->
        [half] Saltar { $drop } hacia abajo, a { $place }, con medio d100 de daño
       *[whole] Saltar { $drop } hacia abajo, a { $place }, con un d100 de daño
    }
reality-action-land-none = Saltar al lugar de caída { $number }
reality-action-throw =
    { $count ->
        [0] Lanzar a { $place }: no alcanza a nadie
       *[other] Lanzar a { $place }: alcanza a { $victims }
    }
reality-action-template =
    { $count ->
        [0] Poner la plantilla en { $place }: no alcanza a nadie
       *[other] Poner la plantilla en { $place }: alcanza a { $victims }
    }
reality-action-flee = Huir a { $place }: la mitad del daño
reality-action-place-none = El lugar { $number } de la lista
reality-action-side-of = El lado { $wind }
reality-action-rim = Poner la plantilla en el lado { $wind }
reality-action-flee-none = Huir hacia el { $wind }
reality-action-drop =
    { $wind ->
        [over] Lanzarlo justo encima de { $other }
       *[other] Lanzarlo junto a { $other }, al { $wind }
    }

reality-action-activate = { $figure } actúa primero
reality-action-target = Elegir a { $figure }
reality-action-fascinate = Fascinar a { $figure }
reality-action-encourage = Animar a { $figure }
reality-action-seduce = Encantar a { $figure }
reality-action-victim = La víctima es { $figure }
reality-action-give = Dar algo a { $figure }
reality-action-bargain = Pactar con { $figure }
reality-action-nearest = Disparar a { $figure }
reality-action-element = Elegir { $element }
reality-action-missile = Lanzar el misil contra { $element }
reality-action-rig = Las cargas están en { $element }
reality-action-object = Elegir { $object }
reality-action-gift = Dar { $object }
reality-action-loot = Tomar { $object }
reality-action-repeat =
    { $repeat ->
        [move] Se podrá repetir un movimiento
        [attack] Se podrá repetir un ataque
       *[shooting] Se podrá repetir una tanda de disparos
    }
reality-action-leader = { $figure } manda desde ahora
reality-action-flame = Llamas hacia el { $wind }
reality-action-shove = Empujar hacia el { $wind }
reality-action-heading = Hacia el { $wind }
reality-action-heading-none = En ninguna dirección

reality-action-use = Usarla: { $ability }
reality-action-hold = Reservarla

reality-action-start-walking = Caminar ({ $points } PA disponibles)
reality-action-start-walking-massacre = Caminar ({ $points } PA disponibles, { $most } para embestir)
reality-action-again-move = Moverte otra vez, sin pagar (hasta { $points } PA)
reality-action-again = Atacar otra vez, sin pagar
reality-action-leap = Saltar hacia abajo, aunque duela ({ $points } PA)
reality-action-stay-here = Quedarte aquí
reality-action-keep = Guardarlo
reality-action-stay = Quedarte: todo el daño
reality-action-deck = Echarte cuerpo a tierra ({ $points } PA)
reality-action-up = Levantarte ({ $points } PA)
reality-action-take = Tomar { $load } ({ $points } PA)
reality-action-leave = Dejar lo que transportas ({ $points } PA)
reality-action-leave-load = Dejar { $load } ({ $points } PA)
reality-action-heal =
    { $own ->
        [yes] Usar el botiquín contigo: +{ $life } de vida ({ $points } PA)
       *[no] Usar el botiquín con { $figure }: +{ $life } de vida ({ $points } PA)
    }
reality-action-revive = Usar el desfibrilador con { $figure }: vuelve con { $life } de vida ({ $points } PA)
reality-action-inject = Inyectar adrenalina: +{ $gain } PA este turno ({ $points } PA)
reality-action-ransack = Registrar el cuerpo de { $figure } ({ $points } PA)
reality-action-free = Liberar a Susan ({ $points } PA)
reality-action-move-susan = Que Susan se recoloque alrededor de { $figure }
reality-action-end = Terminar la activación
reality-action-enough = No tomar nada más
reality-action-no-repeat = No repetirlo
reality-action-no-push = No empujar

reality-action-strike =
    { $count ->
        [0] { $figure } no hace ningún ataque
        [one] { $figure } hace 1 ataque (1 PA)
       *[other] { $figure } hace { $count } ataques ({ $count } PA)
    }
reality-action-strike-free =
    { $count ->
        [0] { $figure } no hace ningún ataque
        [one] { $figure } hace 1 ataque, sin pagar
       *[other] { $figure } hace { $count } ataques, sin pagar
    }
reality-action-wound = La herida es para { $figure }
reality-action-credit = La baja es de { $figure }
reality-action-push = Tirar un d10 y empujar
reality-action-follow = Pasar también el borde
reality-action-halt = Quedarte arriba

reality-action-grenade = Lanzar una granada ({ $points } PA)
reality-action-stun = Lanzar una granada aturdidora ({ $points } PA)
reality-action-blast = Detonar tus cargas ({ $points } PA)
reality-action-blast-at = Detonar tus cargas en { $element } ({ $points } PA)
reality-action-burn = Usar el lanzallamas ({ $points } PA)
# $weapon: only (la única), first, second.
reality-action-shoot =
    { $weapon ->
        [first] Disparar a { $other } con la primera arma, disparos: { $shots } (cada uno acierta al { $chance } %)
        [second] Disparar a { $other } con la segunda arma, disparos: { $shots } (cada uno acierta al { $chance } %)
       *[only] Disparar a { $other }, disparos: { $shots } (cada uno acierta al { $chance } %)
    }
reality-action-shoot-fight =
    { $weapon ->
        [first] Disparar al combate de { $other } con la primera arma, disparos: { $shots } (aciertan al { $chance } %; un dado dice a quién)
        [second] Disparar al combate de { $other } con la segunda arma, disparos: { $shots } (aciertan al { $chance } %; un dado dice a quién)
       *[only] Disparar al combate de { $other }, disparos: { $shots } (aciertan al { $chance } %; un dado dice a quién)
    }
reality-action-shoot-plain =
    { $weapon ->
        [first] Disparar a { $other } con la primera arma, disparos: { $shots }
        [second] Disparar a { $other } con la segunda arma, disparos: { $shots }
       *[only] Disparar a { $other }, disparos: { $shots }
    }
reality-action-fire = Disparar

## Sucesos

reality-event-team = El equipo de { $player }: { $members }.
reality-event-side-roll = { $player } saca { $roll } para elegir borde.
reality-event-side = { $player } se queda con { $edge } y despliega primero.
reality-event-ceded = { $player } deja a su rival la elección del borde.
reality-event-platform = { $player } pone su plataforma de salida con la esquina sudoeste en { $place }.
reality-event-deployed = { $figure } toma posición en { $place }.
reality-event-turn = Turno { $turn }.
reality-event-phase = { $phase }.
reality-event-rolled-order = { $figure } saca { $roll } para el orden.
reality-event-activated =
    { $points ->
        [0] { $figure } actúa, sin PA.
       *[other] { $figure } actúa, con { $points } PA.
    }
reality-event-luck =
    { $lucky ->
        [yes] { $figure } saca { $roll } y tiene suerte: ni un rasguño.
       *[no] { $figure } saca { $roll } y no tiene suerte.
    }
reality-event-hurt = { $figure } recibe { $damage } de daño y se queda con { $life } de vida.
reality-event-dropped = { $figure } suelta { $load }.
reality-event-fell =
    { $how ->
        [shot] { $figure } cae de un disparo.
        [hand] { $figure } cae cuerpo a cuerpo.
        [blast] { $figure } cae por la explosión.
        [flame] { $figure } cae entre las llamas.
       *[jump] { $figure } no sobrevive al salto.
    }
reality-event-fell-objects =
    { $how ->
        [shot] { $figure } cae de un disparo. Junto al cuerpo: { $objects }.
        [hand] { $figure } cae cuerpo a cuerpo. Junto al cuerpo: { $objects }.
        [blast] { $figure } cae por la explosión. Junto al cuerpo: { $objects }.
        [flame] { $figure } cae entre las llamas. Junto al cuerpo: { $objects }.
       *[jump] { $figure } no sobrevive al salto. Junto al cuerpo: { $objects }.
    }
reality-event-left = { $figure } se va de la mesa.
reality-event-alone = { $figure } vuelve a estar sola y no pertenece a nadie.
reality-event-lost-leader = { $player } se queda sin líder: todo el equipo pierde 1 de euforia.
reality-event-lost-star = { $player } se queda sin Susan: todo el equipo pierde 1 de euforia.
reality-event-elated =
    { $way ->
        [loses] { $figure } ha eliminado a { $other }, y le cuesta { $count } de euforia.
       *[gains] { $figure } ha eliminado a { $other } y gana { $count } de euforia.
    }
reality-event-leads = { $figure } manda ahora en el equipo.
reality-event-used = { $figure } usa la habilidad especial: { $ability }.
reality-event-rage-roll =
    { $rages ->
        [yes] { $figure } saca { $roll } y entra en frenesí.
       *[no] { $figure } saca { $roll } y mantiene la calma.
    }
reality-event-massacre-roll =
    { $massacre ->
        [yes] { $figure } saca { $roll }: desde ahora nadie está a salvo cerca.
       *[no] { $figure } saca { $roll } y sigue obedeciendo.
    }
reality-event-removed = { $element } desaparece de la mesa.
reality-event-fascinated = { $figure } fascina a { $other }, que no hará nada este turno.
reality-event-encouraged =
    { $repeat ->
        [move] { $figure } anima a { $other } a repetir un movimiento este turno.
        [attack] { $figure } anima a { $other } a repetir un ataque este turno.
       *[shooting] { $figure } anima a { $other } a repetir una tanda de disparos este turno.
    }
reality-event-called = { $figure } llama a Benkei, que entra por { $place }.
reality-event-seduced = { $figure } encanta a { $other }, que se vuelve contra { $victim }.
reality-event-gave = De la nada, { $figure } le da { $object } a { $other }.
reality-event-bargained = { $figure } pacta con { $other }, que no disparará a { $figure } este turno.
reality-event-cat = El gato anda suelto y corre a { $place }.
reality-event-walked = { $figure } va a { $place } ({ $points } PA).
# $origin: la escenografía en la que estaba.
reality-event-walked-from = { $figure } va de { $origin } a { $place } ({ $points } PA).
reality-event-charged = { $figure } embiste a { $other }.
reality-event-leapt = { $figure } salta { $drop } hacia abajo, a { $place }.
reality-event-hit-deck = { $figure } se echa cuerpo a tierra.
reality-event-got-up = { $figure } se levanta.
reality-event-took = { $figure } toma { $load }.
reality-event-laid = { $figure } deja { $load }.
reality-event-healed =
    { $own ->
        [yes] { $figure } usa un botiquín: { $life } de vida.
       *[no] { $figure } usa un botiquín con { $other }: { $life } de vida.
    }
reality-event-revived = { $figure } usa un desfibrilador con { $other }, que vuelve con { $life } de vida. El público aplaude.
reality-event-injected = { $figure } se inyecta adrenalina: { $points } PA ahora.
reality-event-ransacked = { $figure } registra el cuerpo de { $other }.
reality-event-looted = { $figure } toma { $object } del cuerpo de { $other }.
reality-event-freed = { $figure } libera a { $other }.
reality-event-shifted = { $figure } se recoloca en { $place }.
reality-event-delivered = { $figure } entrega { $load } en la plataforma de salida.
reality-event-followed = { $figure } va detrás, a { $place }.
reality-event-met = { $figure } y { $other } entran en contacto.
reality-event-fight = Un combate: { $figures }.
reality-event-struck =
    { $dice ->
        [one] { $figure } tira 1 dado.
       *[other] { $figure } tira { $dice } dados.
    }
reality-event-die = { $figure }: { $roll }.
reality-event-injuries =
    { $count ->
        [0] El bando de { $player } no sufre heridas.
        [one] El bando de { $player } sufre 1 herida.
       *[other] El bando de { $player } sufre { $count } heridas.
    }
reality-event-rampage = En el arrebato { $figure } hiere a { $other }.
reality-event-wounded = La herida es para { $figure }.
reality-event-pushed = { $player } empuja el combate { $moved } pulgadas de las { $roll } de la tirada.
reality-event-slid = { $figure } acaba en { $place }.
reality-event-plunged = { $figure } pasa el borde y cae { $drop } pulgadas.
reality-event-again = { $figure } ataca otra vez.
reality-event-push-roll = { $player } saca { $roll } para el empujón.
reality-event-declared =
    { $weapon ->
        [first] { $figure } apunta a { $other } con la primera arma. Disparos: { $shots }.
        [second] { $figure } apunta a { $other } con la segunda arma. Disparos: { $shots }.
       *[only] { $figure } apunta a { $other }. Disparos: { $shots }.
    }
reality-event-shot =
    { $hit ->
        [yes] { $figure } saca { $roll } con puntería { $aim } y acierta a { $other }.
       *[no] { $figure } saca { $roll } con puntería { $aim } y no acierta a { $other }.
    }
# $profile: la puntería de quien dispara. $terms: lo que la cambia. $aim: lo que resulta. $shots: 0 si la puntería ha cambiado entretanto.
# $hits, $damage: medias de todos estos disparos.
reality-event-aimed =
    { $shots ->
        [0] La puntería de { $figure } contra { $other } es ahora { $aim }: { $chance } %. { $count ->
            [0] Puntería { $profile }.
           *[other] Puntería { $profile }: { $terms }.
        }
       *[other] { $figure } necesita { $aim } o menos para acertar a { $other }: { $chance } %. { $count ->
            [0] Puntería { $profile }.
           *[other] Puntería { $profile }: { $terms }.
        } Se esperan: aciertos { $hits }, daño { $damage }.
    }
# $value: con su signo. $name: uno de los términos de abajo.
reality-aim-term = { $value } { $name }
reality-event-into-fight = El disparo de { $figure } va al combate: { $roll }, a { $other }.
reality-event-threw = { $figure } lanza { $object } a { $place }.
reality-event-fled = { $figure } huye a { $place }.
reality-event-blasted = { $figure } detona cargas en { $element }.
reality-event-burst = Las cargas de { $figure } estallan en { $place }.
reality-event-tumbled = { $figure } acaba en { $place }, cuerpo a tierra y sin daño.
reality-event-stunned = { $figure } sufre aturdimiento: { $points } PA restantes.
reality-event-flames = { $figure } lanza llamas hacia el { $wind }.
reality-event-at-cat = { $figure } no se resiste y dispara al gato. Disparos: { $shots }. El gato está bien.

## El final. $scores: los puntos de ambos.

reality-ended-mission = { $winners } cumple la misión y gana. Puntos de victoria: { $scores }.
reality-ended-elimination = Solo { $winners } tiene a alguien en pie, y gana. Puntos de victoria: { $scores }.
reality-ended-both-eliminated = No queda nadie en pie. { $winners } tiene más puntos de victoria y gana: { $scores }.
reality-ended-both-eliminated-draw = No queda nadie en pie y nadie va por delante: empate. Puntos de victoria: { $scores }.
reality-ended-turns = El programa ha terminado. { $winners } tiene más puntos de victoria y gana: { $scores }.
reality-ended-turns-draw = El programa ha terminado y nadie va por delante: empate. Puntos de victoria: { $scores }. El público pide que le devuelvan su tiempo.
reality-score = { $player } ({ $points })

## Personajes: lo que hay en una ficha. Los números vienen de las reglas.

reality-profile-ap = { $points } PA
reality-profile-aim = puntería { $points }
reality-profile-no-aim = sin puntería
reality-profile-life = { $points } de vida
reality-profile-euphoria = euforia { $points }
reality-profile-owners-euphoria = la euforia de su dueño
reality-profile-weapon =
    { $shots ->
        [one] 1 disparo (alcance { $range })
       *[other] { $shots } disparos (alcance { $range })
    }
reality-profile-attacks =
    { $points ->
        [0] sin ataques
        [one] 1 ataque
       *[other] { $points } ataques
    }
reality-profile-audience = audiencia { $points }
reality-profile-flames = lanzallamas

reality-ability-name-missile = lanzamisiles
reality-ability-name-dash = una carrera
reality-ability-name-fascinate = fascinación
reality-ability-name-encourage = ánimos
reality-ability-name-call = un silbido para Benkei
reality-ability-name-seduce = encanto
reality-ability-name-hide = esconderse
reality-ability-name-shield = el escudo
reality-ability-name-gift = un regalo
reality-ability-name-belt = el cinturón de granadas
reality-ability-name-feint = una finta
reality-ability-name-bargain = un pacto
reality-ability-name-loose = soltar al gato

reality-ability-missile = Una vez por partida hace volar un elemento de escenografía: tiene que verlo, ningún lado puede medir más de { $longest } y no puede haber en él ningún objetivo. Quienes están dentro o encima acaban en el suelo, cuerpo a tierra pero sin daño.
reality-ability-dash = Una vez por partida hace otro movimiento en el acto, sin pagar, hasta donde le lleguen los PA. Nadie podrá decir que se ha movido.
reality-ability-fascinate = Una vez por partida elige a alguien a { $range } o menos y a la vista: no hará nada en lo que queda de turno ni tirará dados de ataque.
reality-ability-encourage = Una vez por partida nombra a alguien de su equipo a { $range } o menos, o a sí misma, y una clase de acción: un movimiento, un ataque o una tanda de disparos. Podrá hacerse otra vez este turno, sin pagar y no mayor que la primera.
reality-ability-call = Una vez por partida, desde el turno { $turn }, un Benkei entra corriendo por cualquier borde de la mesa y puede moverse y atacar enseguida. Se va cuando ella cae.
reality-ability-seduce = Una vez por partida, alguien a { $range } o menos y a la vista dispara contra uno de su propio equipo, o ataca a uno de su mismo combate. Cuánto lo decide quien lleva a Sooyoung.
reality-ability-hide = Una vez por partida se hace pequeña: este turno todos los disparos contra ella tienen { $aim } de puntería.
reality-ability-shield = Una vez por partida alza un escudo: de todo el daño que reciba este turno, la mitad no cuenta.
reality-ability-gift = Una vez por partida entrega cualquier objeto de la lista a alguien de su equipo a { $range } o menos. Nadie pregunta dónde lo llevaba.
reality-ability-belt = Una vez por partida lanza { $count } granadas seguidas, sin pagar, en la fase de habilidades especiales. No mientras combate.
reality-ability-feint = Una vez por partida espera: este turno se mueve después de todos. Combate y quema en su lugar de siempre.
reality-ability-bargain = Una vez por partida elige a un enemigo, que no podrá dispararle este turno.
reality-ability-loose = Una vez por partida el gato corre hasta { $run }. Quien tenga un arma de fuego, esté a { $range } o menos y lo vea gasta en él todos sus disparos y PA, sea del equipo que sea. Al gato no le importa.

reality-trait-fires-on = Puede hacer siempre todos sus disparos, con PA o sin ellos.
reality-trait-machine = Una máquina: transporta sin coste adicional, y con ella no funcionan ni el botiquín ni el desfibrilador ni la adrenalina.
reality-trait-massacre = En cada fase de habilidades especiales se tira un d10: con un 1 entra en modo masacre para siempre. Entonces dispara a quien esté más cerca, sea del equipo que sea, no usa objetos y reserva { $points } PA para disparar, salvo que combata o que su movimiento acabe en combate.
reality-trait-berserk = En cada fase de habilidades especiales se tira un d10: con un 1, y también con un 2 si el gato ya salió, entra en frenesí este turno, con { $points } PA y { $attacks } ataques más.
reality-trait-unstoppable = Contra dos o más enemigos a la vez sus ataques se duplican, pero entonces cada 10 que saca hiere a alguien de su bando en ese combate.
reality-trait-star = Forma pareja con alguien de su equipo, cuyas bajas valen el doble en puntos de victoria. Mientras sigue en pie, cada eliminación da { $gain } de euforia a los suyos; si cae, todos pierden 1. La Susan de una misión de rescate no hace nada de esto.
reality-trait-flames = Un lanzallamas en vez de un arma de fuego: una vez por turno, por 1 PA, una llama de { $length } de largo, y la suerte no salva a nadie que esté en ella.
reality-trait-dog = Tiene la euforia de su dueño, no lleva objetos ni libera a nadie. Quien lo elimina gana 1 más de euforia.
reality-trait-cat = No pertenece a nadie, no sufre daño y desaparece al final del turno.

## Vista y puntería. Puntos del cuerpo: izquierda, centro y derecha tal como los ve quien mira; pie, cintura y cabeza.

reality-point =
    { $height ->
        [foot] { $side ->
            [left] pies por la izquierda
            [middle] pies por el centro
           *[right] pies por la derecha
        }
        [waist] { $side ->
            [left] cintura por la izquierda
            [middle] cintura por el centro
           *[right] cintura por la derecha
        }
       *[top] { $side ->
            [left] cabeza por la izquierda
            [middle] cabeza por el centro
           *[right] cabeza por la derecha
        }
    }
reality-sight-distance = Entre { $figure } y { $other } hay { $distance } pulgadas.
reality-sight-all-open = Los nueve puntos de { $other } están abiertos.
reality-sight-open = Puntos abiertos ({ $count } de 9): { $points }.
reality-sight-veiled = Se ven solo a través de { $cause } ({ $count }): { $points }.
reality-sight-closed = Los tapa { $cause } ({ $count }): { $points }.
reality-sight-all-closed = Los nueve los tapa { $cause }.
reality-sight-mutual = Se ven de todos modos, porque { $other } ve a { $figure }.
reality-sight-none = { $figure } no ve a { $other }.
reality-cover-none = Sin cobertura.
reality-cover-touches = Cobertura firme: { $other } toca { $cause }, que tapa una parte.
reality-cover-through = Cobertura firme: el disparo atraviesa { $cause }.
reality-cover-partly = Cobertura: { $cause } tapa una parte.
reality-cover-crater = Cobertura firme: { $other } está cuerpo a tierra en un cráter.

reality-aim-profile = Puntería, con mejoras: { $aim }.
reality-modifier-close = { $value }: a menos de la mitad del alcance efectivo.
reality-modifier-far = { $value }: a más del doble del alcance efectivo.
reality-modifier-two-weapons = { $value }: dos armas a la vez.
reality-modifier-after-throw = { $value }: antes se lanzó algo, así que son varias armas.
reality-modifier-cover = { $value }: el objetivo está a cubierto.
reality-modifier-touching-cover = { $value }: el objetivo toca lo que lo cubre.
reality-modifier-through-building = { $value }: el disparo atraviesa un edificio.
reality-modifier-in-crater = { $value }: el objetivo está echado en un cráter.
reality-modifier-target-prone = { $value }: el objetivo está cuerpo a tierra.
reality-modifier-target-moved = { $value }: el objetivo se ha movido este turno.
reality-modifier-hidden = { $value }: el objetivo se esconde.
reality-modifier-shooter-prone = { $value }: quien dispara está cuerpo a tierra.
reality-modifier-shooter-walked = { $value }: quien dispara ha caminado este turno.
reality-modifier-not-first-target = { $value }: no es el primer objetivo declarado.
# De qué se compone una puntería, en dos o tres palabras.
reality-term-close = cerca
reality-term-far = lejos
reality-term-two-weapons = dos armas
reality-term-after-throw = tras un lanzamiento
reality-term-cover = cobertura
reality-term-touching-cover = toca su cobertura
reality-term-through-building = a través de un edificio
reality-term-in-crater = en un cráter
reality-term-target-prone = objetivo tumbado
reality-term-target-moved = objetivo se ha movido
reality-term-hidden = objetivo escondido
reality-term-shooter-prone = está tumbado
reality-term-shooter-walked = ha caminado
reality-term-not-first-target = segundo objetivo
reality-aim-total =
    { $outcome ->
        [impossible] Puntería { $aim }: imposible.
        [sure] Puntería { $aim }: todo disparo acierta.
       *[chance] Puntería { $aim }: acierta con { $aim } o menos, { $chance } %.
    }
reality-aim-expected =
    { $shots ->
        [one] 1 disparo: { $damage } de daño de media, contando la suerte.
       *[other] { $shots } disparos: { $damage } de daño de media, contando la suerte.
    }
reality-aim-fight = { $other } combate con gente de { $figure }: por cada acierto un dado dice a quién alcanza.

## Por qué no

reality-why-game-over = El programa ha terminado. Gracias por su atención.
reality-why-not-asked = En este momento no te toca decidir nada.
reality-why-not-now = Ahora no. Lo que se te pide es: { $asked }
reality-why-not-offered = Eso no está ahora entre tus opciones.
reality-why-no-such-figure = En esta mesa no existe esa figura.
reality-why-no-such-place = Esta mesa no tiene un lugar con ese número.
reality-why-no-such-element = Esta mesa no tiene un elemento de escenografía con ese número.
reality-why-no-such-drum = En esta mesa no existe ese bidón.
reality-why-fallen = { $other } ha caído.
reality-why-off-table = { $other } no está en la mesa.
reality-why-nobodys = { $other } no pertenece a nadie.
reality-why-not-oneself = { $other } no puede ser su propio objetivo.
reality-why-not-a-friend = { $other } no es de tu equipo.
reality-why-not-an-enemy = { $other } no es del equipo rival.
reality-why-no-points = Eso cuesta { $needed } PA, y { $figure } tiene { $left }.
reality-why-kept-for-shots = { $figure } está en modo masacre y reserva { $kept } PA para disparar. Solo puede gastarlos un movimiento que acabe en combate.
reality-why-in-combat = { $figure } está en combate. Ahí nadie se mueve ni una pulgada ni libera a nadie.
reality-why-dog = { $figure } es un buen perro, pero ni transporta ni usa objetos ni libera a nadie.

# Equipos
reality-why-team-unreadable = Estos números no describen ningún equipo.
reality-why-team = Este equipo no puede jugar. { $flaws }
reality-flaw-empty = No tiene miembros.
reality-flaw-twice = { $who } está dos veces.
reality-flaw-over-budget = Cuesta { $audience } de audiencia, y el límite es { $budget }.
reality-flaw-too-many = Tiene { $count } figuras con sus perros, y el máximo es { $most }.
reality-flaw-no-leader = Su líder no está en él.
reality-flaw-no-susan = En un rescate nadie puede contratar a Susan: es a ella a quien se rescata.
reality-flaw-no-pair = Susan tiene que formar pareja con alguien del equipo.
reality-flaw-pair-without-susan = Tiene pareja, pero no a Susan.
reality-flaw-upgrades = { $who } tiene más de 2 mejoras de una clase.
reality-flaw-euphoria = { $who } no tiene euforia para tantas mejoras.
reality-flaw-no-aim = { $who } no tiene puntería que mejorar.
reality-flaw-no-weapon = { $who } no tiene esa arma, así que no hay nada que mejorar.
reality-flaw-no-element = Las cargas de { $who } necesitan un elemento de escenografía.
reality-flaw-no-charges = { $who } nombra un elemento de escenografía, pero no tiene cargas.
reality-flaw-not-hired = No se puede contratar a { $who }.

# Preparación
reality-why-cannot-cede-back = Tu rival ya te ha dejado la elección a ti.
reality-why-platform-off-table = La plataforma de salida tiene que estar entera en la mesa.
reality-why-platform-far-from-edge = La plataforma de salida tiene que estar entera a { $most } o menos de tu borde.
reality-why-platform-touches-scenery = La plataforma de salida tocaría la escenografía.
reality-why-platform-no-room = A su alrededor no hay suelo libre para un equipo.
reality-why-far-from-platform = { $figure } tiene que empezar a { $most } o menos de tu plataforma de salida.
reality-why-starts-touching = { $figure } empezaría en contacto con { $other }.
reality-why-no-room-beside = No hay sitio en ese lado.
reality-why-not-next = A { $other } no le toca ahora.

# Lugares
reality-why-no-room = Ahí no cabe una peana: se interpone la escenografía o el borde de la mesa.
reality-why-taken = Ese sitio lo ocupa { $other }.

# Habilidades
reality-why-out-of-range = { $other } está a { $distance }, y el máximo es { $most }.
reality-why-not-seen = { $figure } no ve a { $other }.
reality-why-no-mate = { $other } no puede volverse ahora contra nadie de su equipo.
reality-why-not-in-danger = Contra { $other } no puede volverse ahora nadie de su equipo.
reality-why-gets-nothing = { $other } es un buen perro, pero no puede llevar nada.
reality-why-element-gone = { $element } ya no está en la mesa.
reality-why-element-long = { $element } mide más de { $most } por algún lado.
reality-why-element-objective = Hay un objetivo dentro o encima de { $element }.
reality-why-element-unseen = { $figure } no ve { $element }.
reality-why-has-one = { $other } ya tiene { $object }, y nadie lleva dos iguales.
reality-why-no-place-for-dog = Ahí no hay sitio para otro perro.
reality-why-nothing-to-shoot-with = { $other } no tiene con qué disparar.
reality-why-not-at-edge = Benkei entra por un borde de la mesa, a ras de suelo.
reality-why-enters-touching = Benkei entraría en contacto con { $other }.
reality-why-not-beside = Benkei tiene que tocar a { $other }.
reality-why-cat-far = El gato no llega hasta ahí: corre { $most } como mucho.
reality-why-not-nearest = En modo masacre se dispara a quien esté más cerca, y { $other } no lo está.

# Posicionamiento
reality-why-prone = { $figure } está cuerpo a tierra y antes tiene que levantarse.
reality-why-already-prone = { $figure } ya está cuerpo a tierra.
reality-why-gets-up-later = { $figure } acabó cuerpo a tierra en pleno combate, y se levanta gratis al comenzar el siguiente intercambio.
reality-why-not-prone = { $figure } ya está de pie.
reality-why-stays-put = { $figure } ha decidido quedarse aquí en esta activación.
reality-why-not-high = { $figure } no está a más de { $most } de altura: desde ahí se baja andando.
reality-why-leads-susan = Nadie salta con Susan de la mano.
reality-why-no-landing = No hay ningún lugar libre donde caer.
reality-why-not-a-landing = Se cae en un lugar libre al pie, a 2 como mucho.
reality-why-not-encouraged = Nadie ha animado a { $figure } a repetir un movimiento.
reality-why-nothing-to-repeat = { $figure } no ha hecho ningún movimiento que repetir.
reality-why-already-carrying = { $figure } ya transporta algo.
reality-why-carries-nothing = { $figure } no transporta nada.
reality-why-drum-carried = Ese bidón lo transporta { $other }.
reality-why-drum-delivered = Ese bidón está entregado y fuera de juego.
reality-why-drum-far = { $figure } no toca ese bidón.
reality-why-not-a-body = { $other } no ha caído.
reality-why-body-carried = Alguien transporta ya a { $other }.
reality-why-not-touching = { $figure } no toca a { $other }.
reality-why-nothing-there = Junto a { $other } no hay nada que se pueda tomar.
reality-why-too-late = { $figure } ya ha empezado a hacer otras cosas: el botiquín y la adrenalina van al principio de la activación.
reality-why-massacre-no-objects = { $figure } está en modo masacre y no usa objetos.
reality-why-no-object = { $figure } no tiene { $object }.
reality-why-machine = { $other } es una máquina: con ella eso no funciona.
reality-why-unhurt = { $other } conserva toda la vida con la que empezó.
reality-why-combat-goes-on = El combate en el que cayó { $other } sigue en marcha.
reality-why-gone-with-owner = { $other } acudió a una llamada, y quien llamó ha caído.
reality-why-nobody-to-free = No hay nadie a quien liberar.
reality-why-leads-nobody = { $figure } no guía a nadie.
reality-why-susan-cannot-shift = Susan no puede recolocarse ahora: no le quedan PA, combate, se ha separado de quien la salvó o ya lo ha hecho.
reality-why-susan-far = Susan tiene que seguir tocando a quien la salvó, en un lugar libre para su peana.
reality-why-susan-too-far = Susan no llega hasta ahí con los PA que tiene.
reality-why-route-by-points = El camino va por puntos tuyos: da también su final en pulgadas.
reality-why-already-there = { $figure } ya está ahí.
reality-why-susan-left-behind = Susan, que tiene que seguir tocando a { $figure }, no tendría sitio ahí.
reality-why-touches-unnamed = Ahí { $figure } tocaría a { $other }. Nombra al rival, como embestida.
reality-why-too-far = El camino cuesta { $cost } PA, y se pueden gastar { $left }.
reality-why-charge-too-far = Llegar ahí hasta { $other } cuesta { $cost } PA, y se pueden gastar { $left }.
reality-why-too-dear = El camino cuesta más de los { $left } PA que se pueden gastar, si es que lo hay.
reality-why-no-way = Por esos puntos no hay camino permitido: se interpone una pared o alguien.
reality-why-listed-otherwise = A ese lugar se llega por otros lados de la lista; o nombra directamente el lugar.
reality-why-not-listed = El camino cuesta { $cost } PA, pero ese lugar no está en la lista; nombra directamente el lugar.
reality-why-not-approached = Ir junto a { $other } no sirve de nada ahora; nombra directamente el lugar.
reality-why-not-by-body = Junto a ese cuerpo no hay { $object }.
reality-why-charges-lost = Las cargas explosivas se pierden con quien las llevaba.

# Ataque
reality-why-too-many-attacks =
    { $most ->
        [one] { $figure } puede hacer 1 ataque como mucho.
       *[other] { $figure } puede hacer { $most } ataques como mucho.
    }
reality-why-must-attack = Hay que tirar al menos un dado.
reality-why-not-in-this-combat = { $other } no es rival en este combate.
reality-why-not-evenly = El arrebato se reparte por igual, y a { $other } no le toca.
reality-why-not-a-killer = { $other } no estaba de tu lado en ese combate.
reality-why-no-dice-thrown = { $other } no tiró dados en ese intercambio.
reality-why-no-direction = Eso no es una dirección: da dos números que no sean ambos 0 ni mayores que { $most }.

# Disparo
reality-why-combat-no-shots = { $figure } está en combate: ni disparos, ni llamas, ni lanzamientos.
reality-why-objects-first = Los objetos de ataque van antes que los disparos, y { $figure } ya ha disparado.
reality-why-kept-it = { $figure } ha decidido no lanzar nada más en esta activación.
reality-why-charges-gone = Las cargas de { $figure } se perdieron junto con { $element }.
reality-why-not-empty = { $other } está dentro o encima de { $element }: las cargas solo estallan donde no hay nadie.
reality-why-no-flames = { $figure } no tiene lanzallamas.
reality-why-no-weapon = { $figure } no tiene esa arma.
reality-why-too-many-shots =
    { $most ->
        [0] No queda ningún disparo de esa arma.
        [one] Ahora se puede hacer como mucho 1 disparo de esa arma.
       *[other] Ahora se pueden hacer como mucho { $most } disparos de esa arma.
    }
reality-why-shoot-nothing = Una declaración tiene al menos un disparo.
reality-why-no-friendly-fire = { $other } está de tu lado.
reality-why-bargain = { $other } ha cerrado un pacto: { $figure } no puede dispararle este turno.
reality-why-aim-impossible = La puntería sería { $aim }: por debajo de 1 es imposible.
reality-why-declared-already = Ya hay disparos de esa arma declarados contra { $other }.
reality-why-other-victim = Quien ha caído en el encanto dispara a { $other } y a nadie más.
reality-why-nothing-declared = Todavía no hay disparos declarados.
reality-why-throw-far = Eso está a { $distance }, y el máximo es { $most }.
reality-why-throw-near = La plantilla tocaría a { $figure }, que la lanza.
reality-why-throw-unseen = { $figure } no ve ese punto.
reality-why-no-such-point = Ese punto no está en la mesa.
reality-why-template-apart = La plantilla tiene que tocar el elemento que lleva las cargas, y no por encima de él.
reality-why-no-refuge = Por ese lado no hay ningún lugar permitido al que huir.
reality-why-not-at-rim = Quien huye se coloca junto al borde de la plantilla, por fuera.
reality-why-flee-near = Quien huye acaba al menos a 1 de donde estaba.
reality-why-flee-level = Eso no está al nivel de la plantilla.
reality-why-flee-partner = Susan y quien la salvó no se separan.
reality-why-flee-wall = Nadie huye a través de las paredes.

# El líder
reality-why-not-a-leader = { $other } no puede mandar: el líder es un personaje en pie de tu equipo, ni un perro ni una Susan a la que has liberado.
