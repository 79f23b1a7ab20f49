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

# What is measured
# $figure: who is shot at.
reality-measure-shot = A shot at { $figure }
reality-measure-lines = Of nine points { $open } are seen, { $veiled } are covered, { $closed } are hidden
reality-measure-aim = aim
reality-measure-close = close
reality-measure-far = far away
reality-measure-two-weapons = two weapons
reality-measure-after-throw = after a throw
reality-measure-cover = cover
reality-measure-touching-cover = touches its cover
reality-measure-through-building = through a building
reality-measure-in-crater = in a crater
reality-measure-target-prone = target lies prone
reality-measure-target-moved = target has moved
reality-measure-hidden = target hides
reality-measure-shooter-prone = lies prone
reality-measure-shooter-walked = has walked
reality-measure-not-first-target = second target
reality-measure-needed =
    { $aim ->
        [0] No d10 hits
        [10] Every shot hits
       *[other] { $aim } or less on a d10
    }
reality-measure-damage = Damage to expect by number of shots:
reality-measure-fight = A fight: the shot may hit { $names }.
reality-measure-unseen = Not in sight.
reality-measure-causes = In the way: { $names }.
