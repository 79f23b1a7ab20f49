### Leaders of Euphoria, en español. Las mismas claves y variables que en inglés.
### Los nombres de quienes juegan no llevan artículo ni adjetivo: pueden ser de cualquier género.

## Palabras que cambian con la edición, al menos en algún idioma. Van dentro de otros mensajes, que piden $edition: A o B.

leaders-gun =
    { $edition ->
        [A] pistola de rayos
       *[B] láser
    }
leaders-guns =
    { $edition ->
        [A] pistolas de rayos
       *[B] láseres
    }
leaders-a-gun =
    { $edition ->
        [A] una pistola de rayos
       *[B] un láser
    }
leaders-the-gun =
    { $edition ->
        [A] la pistola de rayos
       *[B] el láser
    }
leaders-no-gun =
    { $edition ->
        [A] ninguna pistola de rayos
       *[B] ningún láser
    }
# Lo mismo, nombrado otra vez: el género depende de la palabra.
leaders-gun-it =
    { $edition ->
        [A] ella
       *[B] él
    }
leaders-gun-one =
    { $edition ->
        [A] una
       *[B] uno
    }
leaders-gun-that =
    { $edition ->
        [A] esa
       *[B] ese
    }
leaders-subterran =
    { $edition ->
        [A] subterráneo
       *[B] Subterra
    }
leaders-a-wastelander =
    { $edition ->
        [A] Habitante del Yermo
       *[B] Anarquista
    }
leaders-wastelanders =
    { $edition ->
        [A] Habitantes del Yermo
       *[B] Anarquistas
    }

## Nombres

leaders-seat = Jugador { $number }
leaders-recruit-euphorian-leader = líder euphoriano
leaders-recruit-subterran-leader = líder { leaders-subterran }
leaders-recruit-euphorian-follower = seguidor euphoriano
leaders-recruit-subterran-follower = seguidor { leaders-subterran }
# En medio de una frase, nunca después de «de» o «a». $whose: yours (de quien lee), theirs (de quien actúa), other.
leaders-recruit-of =
    { $whose ->
        [yours] tu recluta { $place }
        [theirs] su propio recluta { $place }
       *[other] el recluta { $place } de { $owner }
    }
leaders-team-euphorian = euphoriano
leaders-team-subterran = { leaders-subterran }
leaders-team-wastelander =
    { $edition ->
        [A] Habitante del Yermo
       *[B] Anarquista
    }
# Lo que alguien es: «es del equipo euphoriano».
leaders-member-euphorian = del equipo euphoriano
leaders-member-subterran = del equipo { leaders-subterran }
leaders-member-wastelander =
    { $edition ->
        [A] Habitante del Yermo
       *[B] Anarquista
    }
leaders-phase-setup = Preparación
leaders-phase-artifact = Fase de artefacto
leaders-phase-action = Fase de acción
leaders-phase-aim = Fase de apuntar
leaders-phase-end = Fin del turno

## Opciones de la mesa

leaders-option-edition = Qué edición de las reglas: en la A, los artefactos usados van debajo del mazo; en la B, a una pila de descartes a la vista de todos.
leaders-option-guns = Cuántos láseres (pistolas de rayos en la edición A) hay en juego, de 1 a 4; con 0, los que pida el número de jugadores.
leaders-option-turns = Tras esta cantidad de turnos por jugador, la partida acaba en empate.
leaders-option-claims = Cuántas afirmaciones estructuradas puede hacer cada jugador en un turno propio; con 0, ninguna.
leaders-option-deck = El mazo de artefactos: el nombre de uno que viene con el juego o el texto de un archivo de mazo.

## Preguntas

leaders-question-order = Coloca tus tres reclutas en el orden que prefieras.
leaders-question-artifact = Fase de artefacto: descarta tu mano y roba un artefacto, regala uno u omite la fase.
leaders-question-action = Fase de acción: realiza una acción u omite la fase.
leaders-question-choose = Elige a qué se aplica el artefacto.
leaders-question-pay = Elige el recluta escondido que expones como pago.
leaders-question-react = ¿Reaccionas?
leaders-question-aim = Apunta con tu { leaders-gun } a otro jugador.
leaders-question-expose = Elige el recluta escondido que expones.
leaders-question-redirect = Elige a otra persona a quien disparar.

# Lo mismo para un jugador, con la posición. $armed: yes (apunta a $target), no.
leaders-ask-order = Coloca tus tres reclutas boca abajo: ¿en qué orden? Solo tú los has visto.
leaders-ask-artifact =
    { $count ->
        [0] Fase de artefacto, la primera de tu turno: no tienes ninguno. ¿Robas uno?
        [one] Fase de artefacto, la primera de tu turno: ¿cambias el que tienes por uno nuevo, lo regalas o te lo quedas?
        [2] Fase de artefacto, la primera de tu turno: ¿cambias los dos por uno nuevo, regalas uno o te los quedas?
       *[other] Fase de artefacto, la primera de tu turno: ¿cambias los { $count } por uno nuevo, regalas uno o te los quedas?
    }
leaders-ask-action =
    { $armed ->
        [yes] Fase de acción: realiza una acción o ninguna. Tu { leaders-gun } apunta a { $target }.
       *[no] Fase de acción: realiza una acción o ninguna.
    }
# Después de «Usas la bola de nieve.» $what: como en «otro jugador».
leaders-ask-choose = Falta elegir { $what }.
leaders-ask-pay = ¿Cuál de tus reclutas escondidos expones para pagarlo?
# Después de lo que se hace. $count: cuántos artefactos de la mano responden a ello; $artifact: el único.
leaders-ask-react =
    { $count ->
        [0] No tienes nada que responda a esto, pero se te pregunta como a todos: así nadie sabe quién podría.
        [1] ¿Respondes con { $artifact }?
       *[other] ¿Respondes? ¿Con qué artefacto?
    }
leaders-ask-aim =
    { $armed ->
        [yes] Tu { leaders-gun } apunta a { $target }. ¿A quién apuntas hasta tu próximo turno?
       *[no] Has tomado { leaders-a-gun }. ¿A quién apuntas?
    }
leaders-ask-expose = { $player } usa { $artifact }: tienes que exponer uno de tus reclutas escondidos. ¿Cuál?
leaders-ask-redirect = Tu disparo a { $target } se ha desviado. ¿A quién disparas en su lugar?

# A qué se responde, para un jugador. $whom: you, self (quien lo hace), other. $by: you, other.
leaders-deed-interrogation =
    { $whom ->
        [you] { $player } te interroga sobre el recluta { $place }.
       *[other] { $player } interroga a { $owner } sobre el recluta { $place }.
    }
leaders-deed-arming = { $player } quiere tomar { leaders-a-gun }.
leaders-deed-shot =
    { $whom ->
        [you] { $player } te dispara.
       *[other] { $player } dispara a { $target }.
    }
leaders-deed-hiding =
    { $whom ->
        [you] { $player } quiere esconder tu recluta { $place }.
        [self] { $player } quiere esconder su propio recluta { $place }.
       *[other] { $player } quiere esconder el recluta { $place } de { $owner }.
    }
leaders-deed-artifact =
    { $by ->
        [you] Usas { $artifact }.
       *[other] { $player } usa { $artifact }.
    }
# $targets: como en «Ana, tu recluta 2».
leaders-deed-artifact-on =
    { $by ->
        [you] Usas { $artifact }: { $targets }.
       *[other] { $player } usa { $artifact }: { $targets }.
    }
leaders-you = tú

## Qué cuesta y qué hace una elección, para quien puede tomarla. $team: un identificador.

leaders-cost-expose = se expone tu recluta { $place } ({ $recruit }).
leaders-cost-choose = se expone uno de tus { $count } reclutas escondidos; lo eliges después.
leaders-cost-leader = es tu líder: una vez expuesto, un disparo contra ti acaba la partida.
leaders-cost-shoot = tu { leaders-gun } vuelve al centro.
leaders-effect-arm = Tomas { leaders-a-gun } y apuntas enseguida. Podrás disparar en un turno posterior.
leaders-effect-shot =
    { $wastelander ->
        [yes] { $target } roba un artefacto, suelta { leaders-the-gun } si tiene, y enseña sus tres reclutas.
       *[no] { $target } roba un artefacto, suelta { leaders-the-gun } si tiene, y enseña sus tres reclutas. Si hay un líder, queda expuesto; si no, { $target } se hace { leaders-a-wastelander }.
    }
leaders-effect-shot-leader =
    { $team ->
        [euphorian] Cae el líder expuesto de { $target }: gana el equipo euphoriano, si nadie reacciona.
        [subterran] Cae el líder expuesto de { $target }: gana el equipo { leaders-subterran }, si nadie reacciona.
       *[wastelander] Cae el líder expuesto de { $target }: ganan los { leaders-wastelanders }, si nadie reacciona.
    }
leaders-effect-shot-you =
    { $wastelander ->
        [yes] Si nadie más reacciona, robas un artefacto, sueltas { leaders-the-gun } si tienes, y enseñas tus tres reclutas.
       *[no] Si nadie más reacciona, robas un artefacto, sueltas { leaders-the-gun } si tienes, y enseñas tus tres reclutas. Si hay un líder, queda expuesto; si no, te haces { leaders-a-wastelander }.
    }
leaders-effect-shot-you-leader =
    { $team ->
        [euphorian] Si nadie más reacciona, cae tu líder expuesto y gana el equipo euphoriano.
        [subterran] Si nadie más reacciona, cae tu líder expuesto y gana el equipo { leaders-subterran }.
       *[wastelander] Si nadie más reacciona, cae tu líder expuesto y ganan los { leaders-wastelanders }.
    }
leaders-effect-looked-at = Si nadie más reacciona, { $player } mira tu recluta { $place }.

## Acciones, tal como las lee quien puede realizarlas

leaders-action-order = Colocarlos en este orden: { $first }, { $second }, { $third }
leaders-action-skip =
    { $phase ->
        [artifact] Dejar tus artefactos como están
        [action] No hacer ninguna acción
       *[other] Omitir esta fase
    }
leaders-action-discard =
    { $count ->
        [0] Robar un artefacto (tu mano está vacía)
        [one] Descartar tu artefacto y robar uno
       *[other] Descartar tus { $count } artefactos y robar uno
    }
leaders-action-give = Regalar { $artifact } a { $target }
leaders-action-interrogate = Interrogar a { $owner } sobre el recluta { $place }
leaders-action-arm = Armarte, exponiendo el recluta { $place } ({ $recruit })
leaders-action-shoot =
    { $aimed ->
        [yes] Disparar a { $target }
       *[no] Disparar
    }
leaders-action-hide =
    { $known ->
        [yes] Esconder { $which } ({ $recruit })
       *[no] Esconder { $which }
    }
leaders-action-use = Usar { $artifact }
leaders-action-aim =
    { $same ->
        [yes] Seguir apuntando a { $target }
       *[no] Apuntar a { $target }
    }
# $own: yes, no, shot (a quien se dispara).
leaders-action-choose-player =
    { $own ->
        [shot] Disparar a { $target }
        [yes] Elegirte a ti
       *[no] Elegir a { $target }
    }
leaders-action-choose-recruit =
    { $known ->
        [yes] Elegir { $which } ({ $recruit })
       *[no] Elegir { $which }
    }
leaders-action-pay = Pagar exponiendo el recluta { $place } ({ $recruit })
leaders-action-expose = Exponer el recluta { $place } ({ $recruit })
leaders-action-decline = No reaccionar
leaders-action-react = Reaccionar con { $artifact }, exponiendo el recluta { $place } ({ $recruit })
leaders-action-claim-team =
    { $own ->
        [yes] Afirmar que eres { $team }
       *[no] Afirmar que { $target } es { $team }
    }
leaders-action-claim-recruit = Afirmar sobre { $which }: { $recruit }

## Sucesos. A todos se los nombra en tercera persona.

leaders-event-placed = { $player } coloca boca abajo el recluta { $place }: { $recruit }.
leaders-event-placed-unseen = { $player } coloca boca abajo el recluta { $place }.
leaders-event-turn = Turno { $turn }: la ficha de Interrogador pasa a { $player }.
leaders-event-drew = { $player } roba un artefacto: { $artifact }.
leaders-event-drew-unseen = { $player } roba un artefacto.
leaders-event-discarded = { $player } descarta { $artifact }.
leaders-event-discarded-unseen = { $player } descarta un artefacto.
leaders-event-put-under =
    { $count ->
        [one] { $player } pone un artefacto debajo del mazo, boca abajo.
       *[other] { $player } baraja { $count } artefactos y los pone debajo del mazo, boca abajo.
    }
leaders-event-reshuffled =
    { $count ->
        [one] El mazo se había agotado: el único descarte es el nuevo mazo.
       *[other] El mazo se había agotado: los { $count } descartes se barajan para formar otro.
    }
leaders-event-gave = { $player } regala un artefacto a { $target }: { $artifact }.
leaders-event-gave-unseen = { $player } regala un artefacto a { $target }, boca abajo.
leaders-event-interrogated = { $player } interroga a { $owner } sobre el recluta { $place }.
leaders-event-looked = { $player } mira { $which }: { $recruit }.
leaders-event-looked-unseen = { $player } mira { $which }.
leaders-event-used = { $player } usa { $artifact }.
leaders-event-used-on = { $player } usa { $artifact }: { $targets }.
leaders-event-reacted = { $player } reacciona con { $artifact }.
leaders-event-exposed = El recluta { $place } de { $owner } queda expuesto: { $recruit }.
leaders-event-exposed-unseen = El recluta { $place } de { $owner } queda expuesto.
leaders-event-hiding = { $player } quiere esconder { $which }.
leaders-event-hidden = { $player } esconde { $which }: { $recruit }.
leaders-event-hidden-unseen = { $player } esconde { $which }.
leaders-event-swapped = El recluta { $place } de { $owner } y el recluta { $place2 } de { $owner2 } cambian de lugar.
leaders-event-received = { $player } tiene ahora en el lugar { $place }: { $recruit }.
leaders-event-received-unseen = { $player } mira lo que hay ahora en su lugar { $place }.
leaders-event-shuffled = Los reclutas escondidos de { $player } se barajan entre sus lugares.
leaders-event-stole = { $player } se lleva un artefacto de la mano de { $target }: { $artifact }.
leaders-event-stole-unseen = { $player } se lleva un artefacto de la mano de { $target }.
leaders-event-arming = { $player } va a tomar { leaders-a-gun }.
leaders-event-armed = { $player } toma { leaders-a-gun }.
leaders-event-aimed = Ahora { leaders-the-gun } de { $player } apunta a { $target }.
leaders-event-dropped = Va al centro { leaders-the-gun } de { $player }.
leaders-event-shot = { $player } dispara a { $target }.
leaders-event-blocked = La acción de { $player } no tiene efecto.
leaders-event-hit = El disparo alcanza a { $player }.
leaders-event-turned-wastelander =
    { $edition ->
        [A] { $player } es Habitante del Yermo desde ahora. Le deseamos lo mejor.
       *[B] { $player } es Anarquista desde ahora. Le deseamos lo mejor.
    }
leaders-event-reversed = { $player } invierte el orden de juego, desde el final de este turno.
leaders-event-extra-turn = { $player } jugará otro turno después de este.
leaders-event-claimed-team =
    { $own ->
        [yes] { $player } afirma ser { $team }.
       *[no] { $player } afirma que { $target } es { $team }.
    }
leaders-event-claimed-recruit = { $player } afirma sobre { $which }: { $recruit }.

## Finales

leaders-ended-both-leaders = { $winners } reúne a los dos líderes y gana en solitario. Por fin hay unidad.
leaders-ended-wastelander-leader =
    { $edition ->
        [A] { $winners }, Habitante del Yermo, se ha hecho con un líder y gana en solitario.
       *[B] { $winners }, Anarquista, se ha hecho con un líder y gana en solitario.
    }
leaders-ended-euphorian-team = El líder { leaders-subterran } ha recibido un disparo. Gana el equipo euphoriano: { $winners }.
leaders-ended-subterran-team = El líder euphoriano ha recibido un disparo. Gana el equipo { leaders-subterran }: { $winners }.
leaders-ended-wastelander-team =
    { $edition ->
        [A] Un Habitante del Yermo ha disparado a un líder. Ganan los Habitantes del Yermo: { $winners }.
       *[B] Un Anarquista ha disparado a un líder. Ganan los Anarquistas: { $winners }.
    }
leaders-ended-turn-limit = Se ha alcanzado el límite de turnos: empate. Todos pueden volver a sus obligaciones.

## Por qué no

leaders-why-game-over = La partida ha terminado. Gracias por tu colaboración.
leaders-why-not-asked = En este momento no te toca decidir nada.
leaders-why-not-now = Ahora no. Lo que se te pide es: { $asked }
leaders-why-no-such-player = En esta partida no juega { $player }.
leaders-why-no-such-artifact = En este mazo no hay tal artefacto.
leaders-why-same-order = Los reclutas iguales no se distinguen en otro orden; elige ese orden tal como figura en la lista.
leaders-why-give-to-yourself = Un regalo va a otro jugador, por mucho que te lo merezcas.
leaders-why-not-in-hand = { $artifact } no está en tu mano.
leaders-why-interrogate-yourself = Solo puedes interrogar a otros jugadores. La autocrítica siempre se agradece, pero no es una acción.
leaders-why-already-exposed = El recluta { $place } de { $player } ya está expuesto.
leaders-why-second-gun = Ya sostienes { leaders-a-gun }, y nadie puede sostener dos.
leaders-why-their-second-gun = { $player } ya sostiene { leaders-a-gun }, y nadie puede sostener dos.
leaders-why-nothing-to-pay-with = No te queda ningún recluta escondido que exponer como pago.
leaders-why-no-gun-in-centre = No hay { leaders-no-gun } en el centro. Hemos tomado nota de tu interés.
leaders-why-pay-exposed = Tu recluta { $place } ya está expuesto; solo se paga con uno escondido.
leaders-why-no-gun = No sostienes { leaders-no-gun }, y una mirada severa no basta.
leaders-why-already-hidden = El recluta { $place } de { $player } ya está escondido.
leaders-why-leaders-stay = El recluta { $place } de { $player } es un líder, y esta acción solo esconde seguidores.
leaders-why-only-a-reaction = { $artifact } es una reacción: contesta a una acción ajena.
leaders-why-in-extra-turn = { $artifact } no puede usarse en un turno extra.
leaders-why-changes-nothing = { $artifact } no cambiaría nada ahora, así que no puede usarse.
leaders-why-nobody-holds-a-gun = { $artifact } necesita a otro jugador que sostenga { leaders-a-gun }.
leaders-why-choose-a-recruit = Para { $artifact } ahora eliges un recluta, no un jugador.
leaders-why-choose-a-player = Para { $artifact } ahora eliges un jugador, no un recluta.
leaders-why-choose-another-player = { $artifact } se aplica a otro jugador, no a ti.
leaders-why-choose-your-own = Para { $artifact } ahora eliges uno de tus reclutas.
leaders-why-choose-of-another = Para { $artifact } ahora eliges un recluta de otro jugador.
leaders-why-choose-of-holder = Ahora eliges un recluta escondido de { $player }.
leaders-why-two-players = { $artifact } se aplica a dos jugadores distintos.
leaders-why-choose-in-order = Cada pareja figura una sola vez: primero se elige a quien se sienta antes.
leaders-why-aim-at-its-holder = Quien sostiene { leaders-the-gun } es { $player }, y nunca puede ser su propio objetivo.
leaders-why-already-aimed = Ya apunta a { $player }.
leaders-why-leader-stays = El recluta { $place } de { $player } es un líder, y solo se esconden seguidores.
leaders-why-swap-of-equals = Los dos están expuestos y son iguales: intercambiarlos no cambiaría nada.
leaders-why-they-lack-gun = { $player } no sostiene { leaders-no-gun }.
leaders-why-they-lack-hidden = { $player } no tiene ningún recluta escondido.
leaders-why-they-lack-two-hidden = { $player } tiene menos de dos reclutas escondidos.
leaders-why-they-lack-exposed = { $player } no tiene ningún seguidor expuesto.
leaders-why-they-lack-artifacts = { $player } no tiene artefactos.
leaders-why-not-that-target = El disparo debe ir a otra persona: ni el primer objetivo, ni quien lo desvió, ni tú.
leaders-why-not-for-this-artifact = Eso no puede elegirse ahora para { $artifact }.
leaders-why-aim-at-yourself = No puedes apuntarte a ti. Aquí se te aprecia demasiado.
leaders-why-only-an-action = { $artifact } se usa como acción en tu propio turno, no como reacción.
leaders-why-does-not-answer = { $artifact } no contesta a lo que está pasando ahora.
leaders-why-no-claims-left =
    { $limit ->
        [0] En esta mesa no se hacen afirmaciones estructuradas.
        [one] Puedes hacer una afirmación por turno, y ya la has hecho.
       *[other] Puedes hacer { $limit } afirmaciones por turno, y ya las has hecho.
    }
leaders-why-claim-known = Eso ya está a la vista de todos; no hay nada que afirmar.

## Artefactos. Sus textos se componen: un desencadenante (en las reacciones) y una frase por cada efecto.
## Las frases empiezan en minúscula; el programa pone la mayúscula donde toca.

leaders-trigger-shot-at-me = Cuando te disparan:
leaders-trigger-shot = Cuando otro jugador dispara a cualquiera:
leaders-trigger-interrogation-of-me = Cuando te interrogan:
leaders-trigger-interrogation-of-another = Cuando interrogan a alguien que no eres tú:
leaders-trigger-artifact = Cuando otro jugador usa un artefacto de acción:
leaders-trigger-arming = Cuando otro jugador se arma, antes de que apunte:
leaders-trigger-hiding = Cuando otro jugador esconde un recluta:

# Lo elegido, tal como se nombra; puede ir después de «de» y de «a», así que nunca empieza por «el». $mention: new;
# different (la segunda de dos elecciones de la misma clase); any (puede ser el jugador de la otra elección u otro);
# pair (las dos elecciones de la misma clase a la vez); aimed (el nuevo objetivo de la pistola recién nombrada).
leaders-choice-other =
    { $mention ->
        [different] otro jugador más
        [any] cualquier otro jugador
       *[new] otro jugador
    }
leaders-choice-player =
    { $mention ->
        [different] un jugador distinto (puedes ser tú)
        [any] cualquier jugador (puedes ser tú)
       *[new] un jugador (puedes ser tú)
    }
leaders-choice-holder =
    { $mention ->
        [different] otro jugador más que sostenga { leaders-a-gun }
        [any] cualquier otro jugador que sostenga { leaders-a-gun }
       *[new] otro jugador que sostenga { leaders-a-gun }
    }
leaders-choice-target =
    { $mention ->
        [aimed] un nuevo objetivo que tú eliges, nunca a quien sostiene { leaders-the-gun }
        [any] cualquier jugador (puedes ser tú) menos ese
       *[new] un jugador (puedes ser tú), distinto de uno que sostenga { leaders-a-gun }
    }
leaders-choice-own =
    { $mention ->
        [different] otro recluta tuyo
        [pair] dos reclutas tuyos
       *[new] un recluta tuyo
    }
leaders-choice-recruit =
    { $mention ->
        [different] un recluta de otro jugador más
        [any] un recluta de cualquier otro jugador
        [pair] un recluta de cada uno de otros dos jugadores
       *[new] un recluta de otro jugador
    }
leaders-choice-hidden =
    { $mention ->
        [different] un recluta escondido de otro jugador más
        [any] un recluta escondido de cualquier otro jugador
        [pair] un recluta escondido de cada uno de otros dos jugadores
       *[new] un recluta escondido de otro jugador
    }
leaders-choice-exposed =
    { $mention ->
        [different] otro seguidor expuesto de cualquier jugador
        [pair] dos seguidores expuestos de cualquier jugador
       *[new] un seguidor expuesto de cualquier jugador
    }
leaders-choice-hidden-of-each-holder = un recluta escondido, si lo hay, de cada uno de los demás jugadores que sostengan { leaders-a-gun }

# Lo elegido que ya se nombró. $which: only (no hay otro de su clase), first, second, all.
leaders-same-player =
    { $which ->
        [first] ese primer jugador
        [second] ese segundo jugador
       *[only] ese jugador
    }
leaders-same-recruit =
    { $which ->
        [first] ese primer recluta
        [second] ese segundo recluta
        [all] cada uno de esos reclutas
       *[only] ese recluta
    }
# Después de que haya reclutas que cambiaron de lugar: lo que haya allí ahora.
leaders-same-place =
    { $which ->
        [first] lo que hay ahora en ese primer lugar
        [second] lo que hay ahora en ese segundo lugar
       *[only] lo que hay ahora en ese lugar
    }

# Efectos. $first y $second son elecciones puestas en palabras. $choice: la clase de la primera, o pair, o same (ya se
# nombró).
leaders-verb-look-at-all = mira todos los reclutas escondidos de { $first }.
leaders-verb-look =
    { $choice ->
        [pair] mira { $first }; elige los dos antes de mirar.
       *[other] mira { $first }.
    }
leaders-verb-show = muestra todos tus reclutas escondidos a { $first } y a nadie más.
leaders-verb-look-and-show = { $first } y tú se muestran mutuamente todos sus reclutas, sin que nadie más los vea.
leaders-verb-let-expose = { $first } expone un recluta escondido a su elección.
leaders-verb-expose =
    { $choice ->
        [hidden] expón { $first }, sin mirar antes.
       *[other] expón { $first }.
    }
leaders-verb-expose-each = cada uno de los demás jugadores sin reclutas expuestos expone uno a su elección, todos al mismo tiempo.
leaders-verb-hide-all =
    { $choice ->
        [other] esconde todos los seguidores expuestos de { $first }.
        [holder] esconde todos los seguidores expuestos de { $first }.
       *[player] esconde todos los seguidores expuestos de { $first }, salvo el recluta que acabas de exponer como pago.
    }
leaders-verb-hide =
    { $choice ->
        [exposed] esconde { $first }.
        [pair] esconde { $first }, en la medida en que sean seguidores expuestos.
       *[other] esconde { $first }, si es un seguidor expuesto.
    }
leaders-verb-swap = intercambia { $first } por { $second }, sin mirar antes. Cada uno sigue escondido o expuesto, como estaba.
leaders-verb-swap-pair = intercambia entre sí { $first }, sin mirar antes. Cada uno sigue escondido o expuesto, como estaba.
leaders-verb-shuffle = baraja entre sus lugares los reclutas escondidos (dos o más) de { $first }; luego su dueño los mira.
leaders-verb-drop = { $first } suelta su { leaders-gun }.
leaders-verb-take-gun = quédate con { leaders-the-gun } de { $first } y apunta con { leaders-gun-it }. No puedes usarlo si ya sostienes { leaders-gun-one }.
leaders-verb-aim = { leaders-the-gun } de { $first } pasa a apuntar a { $second }.
leaders-verb-arm =
    { $choice ->
        [same] { $first } debe tomar { leaders-a-gun } del centro y apuntar con { leaders-gun-it }, si no sostiene ya { leaders-gun-one }.
       *[other] { $first } que no sostenga { leaders-a-gun } debe tomar { leaders-gun-one } del centro y apuntar con { leaders-gun-it }.
    }
leaders-verb-shoot = dispara a { $first }; no te hace falta { leaders-no-gun }.
leaders-verb-draw = roba un artefacto.
leaders-verb-let-draw = { $first } roba un artefacto.
leaders-verb-discard = { $first } descarta toda su mano.
leaders-verb-steal = llévate un artefacto al azar de la mano de { $first }; solo ese jugador y tú saben cuál es.
leaders-verb-extra-turn = después de este turno juegas otro. No puedes usarlo en un turno extra.
leaders-verb-reverse = desde el final de este turno se invierte el orden de juego; la prioridad de las reacciones sigue en sentido horario.
leaders-verb-cancel =
    { $trigger ->
        [shot-at-me] el disparo no tiene efecto, aunque tengas un líder expuesto. Quien disparó suelta { leaders-the-gun } igualmente.
        [shot] el disparo no tiene efecto, aunque fuera a alcanzar a un líder expuesto. Quien disparó suelta { leaders-the-gun } igualmente.
        [interrogation-of-me] quien interroga no llega a mirar y pierde su acción.
        [interrogation-of-another] quien interroga no llega a mirar y pierde su acción.
        [arming] se queda sin { leaders-gun }. El recluta con que pagó sigue expuesto.
        [hiding] el recluta sigue expuesto y la acción se pierde.
       *[artifact] ese artefacto no tiene efecto. La carta se gasta y el recluta con que se pagó sigue expuesto.
    }
leaders-verb-redirect = quien dispara debe disparar a otra persona, que no sea el primer objetivo ni tú. El nuevo objetivo no puede reaccionar.
leaders-verb-expose-it = el recluta por el que se pregunta queda expuesto a la vista de todos.
leaders-verb-take-that-gun = si no sostienes { leaders-no-gun }, te quedas tú con { leaders-gun-that } y apuntas con { leaders-gun-it }. El recluta con que se pagó sigue expuesto.
leaders-leaves-game = después de usarse, esta carta sale de la partida.
