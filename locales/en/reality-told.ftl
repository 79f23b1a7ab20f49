### The table in words, as the server tells it to whoever plays by ear. Lengths are in inches, to the nearest half.

## Places, as parts of sentences. $element: its name on the table's plan. $wind: a direction.

reality-told-inside =
    { $floor ->
        [0] inside { $element } on the ground floor
       *[other] inside { $element } on floor { $floor }
    }
reality-told-roof = on the roof of { $element }
reality-told-top = on top of { $element }
reality-told-among = in { $element }
reality-told-behind = behind { $element }
reality-told-front = in front of { $element }
reality-told-beside = beside { $element } to the { $wind }
reality-told-by = beside { $element }
reality-told-open = in the open, { $inches } { $wind } of { $element }
reality-told-bare = in the open
reality-told-middle = in the middle of the table
reality-told-part = in the { $wind } of the table
# { $inches } and { $height } are lengths with their unit.
reality-told-inches =
    { $inches ->
        [1] 1 inch
       *[other] { $inches } inches
    }
reality-told-away = { $inches } to the { $wind }
reality-told-here = right here
# $place: coordinates. $where: the scenery near it.
reality-told-place-near = { $place }, { $where }

## Figures

reality-told-self = { $figure } is { $where }, { $zone }, at { $place }.
# $whose: "a friend", or the player. $away: how far and in which direction.
reality-told-figure = { $figure }, { $whose }: { $where }, { $away }.
reality-told-body = The body of { $figure }: { $where }, { $away }.
# $objects: what is known of what it holds.
reality-told-by-body = By the body: { $objects }.
reality-told-whose =
    { $relation ->
        [friend] a friend
        [rival] a rival
       *[nobody] of no team
    }
reality-told-level =
    { $where ->
        [above] { $inches } higher.
       *[below] { $inches } lower.
    }
# $cover: that of the one who is told about. $causes: what is in the way.
reality-told-cover =
    { $cover ->
        [0] In sight, without cover.
        [1] In cover behind { $causes }.
       *[2] In firm cover behind { $causes }.
    }
reality-told-cover-plain =
    { $cover ->
        [0] In sight, without cover.
        [1] In cover.
       *[2] In firm cover.
    }
reality-told-unseen = Out of sight behind { $causes }.
reality-told-chance = A shot hits with { $chance }%.
reality-told-chance-back = A shot back hits with { $chance }%.
reality-told-life = Life { $life } of { $most }, { $points } AP.
# $marks: what it has done, as the end of a sentence.
reality-told-marks = { $marks }.
reality-told-fight = Is in combat with { $others }.
reality-told-carries = Carries { $load }.
reality-told-leader = Leads the team.
reality-told-objects = Has { $objects }.

## Scenery

reality-told-scenery = { $element }: { $away }.
reality-told-kind-barricade = A barricade, { $height } high: it is crossed, and hides as much as it is high.
reality-told-kind-block = A block, { $height } high: nobody sees through it, and one can climb on top.
reality-told-kind-ruins = Ruins, { $height } high: hard going; one sees through, but they cover.
reality-told-kind-rubble = Rubble, { $height } high: hard going; one sees through, but it covers.
reality-told-kind-crater = A crater: hard going; whoever lies prone in it is in firm cover.
reality-told-kind-marker = A small thing, { $height } high: it is crossed, and hides as much as it is high.
reality-told-kind-building =
    { $floors ->
        [one] A building with 1 floor and a roof, { $height } high.
       *[other] A building with { $floors } floors and a roof, { $height } high.
    }
reality-told-doors = Doors: { $winds }.
reality-told-windows = Windows: { $winds }.
reality-told-ladders = Ladders: { $winds }.
reality-told-there = There: { $figures }.
reality-told-drum = { $drum }: { $where }, { $away }.
reality-told-drum-carried = { $drum }: { $figure } carries it, { $away }.
reality-told-drum-delivered = { $drum }: delivered to { $player }.
reality-told-platform = The exit platform of { $player }: { $away }.

## A place that is asked about, and places to go

reality-told-spot = { $place }: { $where }, { $away }.
reality-told-is-here = Here: { $figures }.
reality-told-no-room = There is no room for a base.
reality-told-out-of-reach = Out of reach for now.
reality-told-price = { $points } AP to go there.
reality-told-goal = { $where }, { $inches } from { $rival }.
reality-told-goal-alone = { $where }, { $away }.
reality-told-into-fight = Into combat with { $figures }.
reality-told-hidden-there = No rival sees this place.
reality-told-watched =
    { $count ->
        [one] Seen by { $watchers }.
       *[other] Seen by { $count } rivals: { $watchers }.
    }
# $cover: that one would have there. $chance: of one shot in percent, or none.
reality-told-watcher =
    { $cover ->
        [0] { $chance ->
            [none] { $figure } (no cover)
           *[other] { $figure } (no cover, { $chance }%)
        }
        [1] { $chance ->
            [none] { $figure } (cover)
           *[other] { $figure } (cover, { $chance }%)
        }
       *[2] { $chance ->
            [none] { $figure } (firm cover)
           *[other] { $figure } (firm cover, { $chance }%)
        }
    }

## Groups of places to go

reality-told-group-fight = Into combat with { $figure }
reality-told-group-beside = Beside { $name }
reality-told-group-nearest = Nearest to { $name }
reality-told-group-platform = On your exit platform
reality-told-group-home = Nearest to your exit platform
reality-told-group-at = At { $element }
reality-told-group-open = In the open
reality-told-group-hidden = Hidden from all rivals
reality-told-group-covered = In cover from { $figure }
reality-told-group-seen = Without cover from { $figure }
reality-told-group-price = For { $points } AP
