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

## The strip below the floor: a cut through the heights
reality-board-strip = From the side
reality-board-strip-cut = The cut
reality-board-strip-close = Close-up
reality-board-strip-nothing = Point at a way or at a target to see it from the side.
reality-board-strip-way = the way from the side
reality-board-strip-line = { $point ->
        [foot] foot
        [waist] waist
       *[top] head
    } { $state ->
        [open] open
        [veiled] veiled by { $cause }
       *[closed] hidden by { $cause }
    }
reality-board-strip-along = the line from the side
reality-board-strip-eyes = eyes { $height }
# $times: how much higher things are drawn than they are long.
reality-board-strip-stretched = heights ×{ $times }
reality-board-strip-total = = { $cost } AP
# What a stretch of a way leads over.
reality-board-strip-over-open = { $cost } AP in the open
reality-board-strip-over-ladder = { $cost } AP on a ladder
reality-board-strip-over-difficult = { $cost } AP hard going
reality-board-strip-over-over = { $cost } AP across
reality-board-strip-over-window = { $cost } AP through a window
reality-board-strip-over-climb = { $cost } AP to climb
reality-board-strip-over-lower = { $cost } AP to climb down
reality-board-strip-over-jump = { $cost } AP to jump down
reality-board-strip-way-told = The way from the side: { $parts }; { $cost } AP together.
reality-board-strip-sight-told = The line of sight from the side, { $inches }: { $parts }.
# $names: scenery and figures on the line. $count: how many.
reality-board-strip-line-told =
    { $count ->
        [0] The line from the side, { $inches }: nothing stands there.
       *[other] The line from the side, { $inches }: { $names }.
    }
# Of the three lines to the middle of the target.
reality-board-strip-shut =
    { $count ->
        [0] foot, waist and head in the open
        [1] one of three lines: { $names }
       *[other] { $count } of three lines: { $names }
    }

# What is measured
# $figure: who is shot at.
reality-board-measure-shot = A shot at { $figure }
reality-board-measure-lines = Of nine points { $open } are seen, { $veiled } are covered, { $closed } are hidden
reality-board-measure-aim = aim
reality-board-measure-needed =
    { $aim ->
        [0] No d10 hits
        [10] Every shot hits
       *[other] { $aim } or less on a d10
    }
reality-board-measure-damage = Damage to expect by number of shots:
reality-board-measure-fight = A fight: the shot may hit { $names }.
reality-board-measure-unseen = Not in sight.
reality-board-measure-causes = In the way: { $names }.

# Studio
reality-board-live = Live
# $mission: as in "Two drums to your exit".
reality-board-tonight = Tonight: { $mission }.
reality-board-key = What is drawn on the floor
reality-board-key-reach = in reach, the lighter the cheaper
# Ground by what a walk there leaves of the shots. $cost: the dearest of it in AP.
reality-board-key-shots-all =
    { $shots ->
        [one] in reach to { $cost } AP: the shot is left
       *[other] in reach to { $cost } AP: all { $shots } shots left
    }
reality-board-key-shots-some = to { $cost } AP: fewer shots
reality-board-key-shots-none = to { $cost } AP: no shot
reality-board-ticker = What happened lately
reality-board-exit = Exit
reality-board-storey-roof-short = R
reality-board-order-past = Who has acted in this phase
reality-board-order-tie = tie
reality-board-order-euphoria = euphoria { $euphoria }
# $rolls: numbers of d10s.
reality-board-order-rolled = rolled { $rolls } for the order
reality-board-order-acted = has acted
reality-board-audience = Audience
reality-board-air-on = On air
reality-board-air-off = Off air
reality-board-air-rehearsal = Rehearsal
reality-board-mission-objectives = Two drums to your exit
reality-board-mission-rescue = Susan to your exit
reality-board-mission-massacre = Leave no rival standing
reality-board-mission-drums = { $delivered } delivered, { $carried } carried, { $free } free
# $player: whom Susan follows.
reality-board-mission-susan-captive = She waits to be freed.
reality-board-mission-susan-freed = She follows { $player }.
reality-board-mission-susan-down = She is off the air.
reality-board-mission-susan-gone = She is not here.
# $teams: names of players with numbers.
reality-board-mission-standing = Still standing: { $teams }
reality-board-steady = steady
reality-board-in-fight = in a fight
reality-board-carries-drum = with a drum
reality-board-carries-body = with a body
reality-board-deed-moved = moved
reality-board-deed-fought = fought
reality-board-deed-fired = fired
reality-board-state-prone = lies prone
reality-board-state-massacre = runs amok
reality-board-state-fascinated = fascinated
reality-board-state-hidden = hides
reality-board-state-shielded = shielded
reality-board-state-berserk = berserk
reality-board-state-stunned = stunned
reality-board-state-adrenaline = on adrenaline
reality-board-state-late = moves last
reality-board-off-air = Off the air
# $name: of a figure.
reality-board-left = { $name } has left the table
# $how: what it fell to. $points: the audience that the other team has for it.
reality-board-fell =
    { $how ->
        [shot] { $name } fell to a shot, for an audience of { $points }
        [hand] { $name } fell hand to hand, for an audience of { $points }
        [blast] { $name } fell to a blast, for an audience of { $points }
        [flame] { $name } fell to flames, for an audience of { $points }
        [jump] { $name } fell by jumping, for an audience of { $points }
       *[none] { $name } fell, for an audience of { $points }
    }
reality-board-look = How the floor is looked at
reality-board-turn-table = Turn the table
reality-board-storey = Storey
reality-board-storey-all = All
reality-board-storey-roof = Roof
# $level: 0 for the ground floor; $highest: that of the highest roof.
reality-board-storey-name =
    { $level ->
        [0] Floor 0, the ground
       *[other] Floor { $level } of { $highest }, or the roof of what is lower
    }

## Combat
# $name: of a figure; $roll: its die. $other, $against: the same of an enemy.
reality-board-fight = Combat
reality-board-fight-thrown = { $name } throws { $roll }
reality-board-fight-cancels = { $roll } of { $name } and { $against } of { $other } cancel each other
reality-board-fight-beats = { $roll } of { $name } beats { $against } of { $other }
reality-board-fight-alone = Nothing stands against { $roll } of { $name }
reality-board-fight-aside = { $roll } of { $name } is set aside
# Injuries that a side suffers.
reality-board-fight-injuries =
    { $count ->
        [0] unhurt
        [one] { $count } injury
       *[other] { $count } injuries
    }
reality-board-fight-luck = luck { $roll }
reality-board-fight-lucky = lucky: unhurt
reality-board-fight-left = { $life } life left
reality-board-fight-dies = off the air
reality-board-fight-spared = off the air already
reality-board-fight-rampage = by { $name }, in a rampage
# $name: a player. $moved: inches.
reality-board-fight-push-roll = { $name } rolls { $roll } for the push.
reality-board-fight-pushed = { $name } rolls { $roll } and pushes the combat { $moved }.
# $name: a figure. $drop: inches.
reality-board-fight-plunged = { $name } goes over the edge, { $drop } down: −{ $damage }.

# What a choice would do
# With a finger, the first tap shows what a choice would do.
reality-board-tap-again = Tap again to do it.
reality-board-dial-push = Point at a direction to see where everybody ends.
reality-board-dial-flame = Point at a direction to see who is in the flames.
# $length: inches.
reality-board-dial-slide = { $length } far
reality-board-dial-over = Over the edge:
reality-board-dial-safe = Nobody falls.
reality-board-template-point = Point at a place to see who is under it.
reality-board-template-nobody = Nobody is touched.
reality-board-template-own =
    { $count ->
        [one] One of yours!
       *[other] { $count } of yours!
    }
reality-board-flee = Flee to
reality-board-flee-means = Luck is no help. Staying costs a whole injury, fleeing to the rim half of it; it is no move.
reality-board-follow-push = Yours fall as well, and are hurt like in a jump.
reality-board-follow-halt = The push ends at the edge.
reality-board-push-end = Everybody stays where they are.
reality-board-ability-hold = It may be used in a later turn.
reality-board-strike-free =
    { $count ->
        [one] and { $count } free die
       *[other] and { $count } free dice
    }
reality-board-strike-against =
    { $count ->
        [one] If { $count } die is thrown against you
       *[other] If { $count } dice are thrown against you
    }
reality-board-strike-fewer = Fewer dice against you
reality-board-strike-more = More dice against you
reality-board-strike-fewest = They throw no fewer.
reality-board-strike-most = They cannot throw more.
# $mean: injuries to expect.
reality-board-strike-gives = deals { $mean }
reality-board-strike-takes = takes { $mean }
# $count: dice of the other figures of one's own side.
reality-board-strike-note =
    { $count ->
        [0] Injuries to expect, before luck.
        [one] Injuries to expect, before luck, with { $count } die of your others.
       *[other] Injuries to expect, before luck, with { $count } dice of your others.
    }

## Choosing a team
reality-board-team-own = Your teams
reality-board-team-play = Play { $title }, { $audience } audience
reality-board-team-none = None that you have kept may play here yet.
reality-board-team-unlawful = { $count ->
        [one] One team of yours may not play here:
       *[other] { $count } teams of yours may not play here:
    }
reality-board-team-make = Make a team for this table
reality-board-team-ready = Ready-made
reality-board-team-by-chance = By chance
reality-board-team-more = { $count } more, by chance
reality-board-team-caption = { $title } · { $audience }
## Shooting
# $shots: how often it may fire; $range: in inches.
reality-board-fire-weapon =
    { $shots ->
        [one] { $shots } shot, range { $range }
       *[other] { $shots } shots, range { $range }
    }
# $cover: 0 open, 1 or 2. $names: what is in the way.
reality-board-fire-cover =
    { $cover ->
        [0] in the open
        [1] cover: { $names }
       *[other] firm cover: { $names }
    }
reality-board-fire-unseen = not seen: { $names }
reality-board-fire-not-seen = not seen
reality-board-fire-back = { $chance }% back
# $inches: how far away. $sight: how well it is seen. $chance: of each shot. $shots: that are thought of.
reality-board-fire-target =
    { $shots ->
        [0] Shoot at { $name }, { $inches }″, { $sight }: { $chance }% to hit
        [one] Shoot at { $name }, { $inches }″, { $sight }: { $chance }% to hit, { $shots } shot
       *[other] Shoot at { $name }, { $inches }″, { $sight }: { $chance }% to hit, { $shots } shots
    }
reality-board-fire-no-target = { $name }, { $inches }″, { $sight }
# $weapon: 0 where there is only one.
reality-board-fire-shots-at =
    { $weapon ->
        [0] Shots at { $name }
       *[other] Shots at { $name } with weapon { $weapon }
    }
reality-board-fire-gun = weapon { $weapon }
reality-board-fire-fewer = One shot fewer at { $name }
reality-board-fire-more = One shot more at { $name }
reality-board-fire-none = No shot of these can be taken back.
reality-board-fire-no-more = No more shots can be fired at once.
reality-board-fire-choose = Choose whom to shoot at.
reality-board-fire-not-together = These shots cannot be fired together.
# $parts: the shots at each target, as 2 + 1.
reality-board-fire = Fire { $parts }
reality-board-fire-cost = { $points } AP
reality-board-fire-splits = What each way to share out the shots may bring
reality-board-fire-shots = Shots
reality-board-fire-best-both = best
reality-board-fire-best-falls = surest
reality-board-fire-best-damage = hardest
# $chance: that somebody falls.
reality-board-fire-falls = falls { $chance }%
# Means of all shots.
reality-board-fire-means = { $hits } hit, −{ $damage }
# $names: one's own. $count: all who are in that fight.
reality-board-fire-risk = A fight: a die says which of { $count } a shot goes to. Yours at risk: { $names }.
# $value: with its sign. $range: inches.
reality-board-fire-ring-close = { $value } under { $range }
reality-board-fire-ring-effective = { $range } effective
reality-board-fire-ring-far = { $value } over { $range }

reality-board-volley = Shots
# $shots: that were fired so far.
reality-board-volley-summary = { $name }: { $hits } of { $shots } hit{ $damage ->
    [0] {""}
   *[other] , −{ $damage }
 }
reality-board-volley-who = { $name } fires at { $others }
reality-board-volley-profile = aim { $profile }
reality-board-volley-needs = needs { $aim } or less: { $chance }%
reality-board-volley-whom = { $roll }: at { $name }
# $aim: the most that hits.
reality-board-volley-told =
    { $hit ->
        [yes] { $roll } where { $aim } or less was needed: { $name } is hit
       *[no] { $roll } where { $aim } or less was needed: { $name } is missed
    }
reality-board-volley-hit =
    { $hit ->
        [yes] hit
       *[no] miss
    }
reality-board-volley-hits = Hits
reality-board-volley-damage = Damage
reality-board-volley-expected = { $mean } expected
