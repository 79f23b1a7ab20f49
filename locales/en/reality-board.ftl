### The web table of the Ultimate Reality Show: words for its stage. The rest is in reality.ftl.

reality-board-floor = The studio floor
reality-board-turn = Turn { $turn } of { $turns }
reality-board-points = { $points } AP
reality-board-next = Who acts next
# $side: the number of the seat it plays for, or none.
reality-board-figure =
    { $side ->
        [none] { $character }
       *[other] { $character }, { $player }
    }
reality-board-profile = Life { $life }, { $points } AP, euphoria { $euphoria }
reality-board-down = Off the air
reality-board-drum = Drum { $number }
reality-board-element = Scenery, { $height } high
reality-board-place = { $x }, { $y }
reality-board-member = Contestant
reality-board-life = life
reality-board-ap = AP
reality-board-euphoria = euph.
reality-board-leader = leader
