### El tablero web de Build a Better Dystopia: lo que hacen los demás, contado en el tablero mientras ocurre, y lo que ha pasado desde el último turno propio.

# $count: workers.
dystopia-captions-retrieve =
    { $count ->
        [one] { $name } recupera a un trabajador.
       *[other] { $name } recupera a { $count } trabajadores.
    }
dystopia-captions-dilemma = { $name } se enfrenta a un dilema ético.

# The sum of the numbers of all workers at a place; the gains follow. $sum: "5 + 4".
dystopia-captions-total = Juntos { $sum } = { $total }, así que:
dystopia-captions-alone = A solas aquí: { $total } en total, así que:
dystopia-captions-bumped = El { $number } de { $name } vuelve a casa y se tira, sin coste.
dystopia-captions-bumped-you = Tu { $number } vuelve a casa: lo tiras sin coste.
# A member of a faction whose allegiance has risen far enough. $count: of what is gained.
dystopia-captions-tier = { $count } de ello por llevarse bien con { $faction }.
dystopia-captions-star = Coloca una estrella: le quedan { $left }.
dystopia-captions-star-last = Coloca su última estrella.
dystopia-captions-rolls = Números nuevos:
dystopia-captions-rolls-other = { $name } tira:
dystopia-captions-pays = Paga
dystopia-captions-gains = Gana
dystopia-captions-loses = Pierde

## Words beside an icon and a number

dystopia-captions-thing-knowledge = conocimiento
dystopia-captions-thing-morale = moral
dystopia-captions-thing-card =
    { $count ->
        [one] artefacto
       *[other] artefactos
    }
dystopia-captions-thing-worker =
    { $count ->
        [one] trabajador
       *[other] trabajadores
    }
dystopia-captions-thing-star =
    { $count ->
        [one] estrella
       *[other] estrellas
    }
dystopia-captions-thing-pick = paso del minero
# The allegiance of a faction has risen.
dystopia-captions-thing-faction = lealtad

## Since one's last turn, one line for each player. Short words: what a player did

dystopia-captions-since = Desde tu último turno
dystopia-captions-did-retrieve = Trabajadores a casa
dystopia-captions-did-dilemma = Dilema ético
dystopia-captions-did-trade = Intercambio

## Dice that decide: who begins, and ties at the end

dystopia-captions-roll-off-first = ¿Quién empieza?
dystopia-captions-roll-off-rule = Empieza la suma más alta de los trabajadores iniciales. Si hay empate, se tira un dado cada uno.
dystopia-captions-roll-off-first-won = { $name } juega el primer turno.
dystopia-captions-roll-off-tie = Empate al final
dystopia-captions-roll-off-tie-won = { $name } gana el desempate.
# For screen readers. $dice: "2 y 5". $kept: true if the player has won, or rolls again.
dystopia-captions-roll-words =
    { $name } saca { $dice }, { $total } en total: { $kept ->
        [true] sigue en liza.
       *[other] queda fuera.
    }
