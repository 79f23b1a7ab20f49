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
