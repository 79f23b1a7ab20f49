### The web table of the Ultimate Reality Show: moving, and setting up.

## On the floor
reality-moving-to-go = AP to go
reality-moving-left = { $left } AP left
reality-moving-left-shots =
    { $shots ->
        [0] { $left } AP left, no shot
        [one] { $left } AP left, { $shots } shot
       *[other] { $left } AP left, { $shots } shots
    }
reality-moving-too-far = Out of reach
# $chance: in percent.
reality-moving-back = { $chance }% back

## Where to go
reality-moving-points = { $points } AP to spend
reality-moving-used = { $cost } AP for this way
# A move that an ability gives.
reality-moving-used-free = { $cost } AP, but this way is free
reality-moving-go = Go there
reality-moving-choose = Choose a place on the floor first.
reality-moving-choose-goal = Now choose where the way ends.
# The key that does it.
reality-moving-enter = Enter
reality-moving-asking = Asking the referee …
reality-moving-via = Way-points
reality-moving-via-hint = Each place that you choose now is a way-point. Switch this off, and choose where the way ends.
reality-moving-undo-goal = Clear
# $number: of the last way-point.
reality-moving-undo-stop = Without point { $number }
reality-moving-fight = Enters a fight with { $names }.
reality-moving-touch = Into contact
reality-moving-click = Or choose a lit place on the floor: you see the way there and its price before anybody moves.

## What would be seen from there
# $seen of $all rivals.
reality-moving-sees-there = From there { $name } would see { $seen } of { $all }
reality-moving-sees-here = From here { $name } sees { $seen } of { $all }
reality-moving-hits = to hit
reality-moving-hit-back = back
reality-moving-cover =
    { $cover ->
        [0] in the open
        [1] in cover
       *[2] in firm cover
    }
reality-moving-not-seen = Out of sight: { $names }

## Any place, without a pointer
reality-moving-previous = Previous place
reality-moving-next = Next place
reality-moving-listed =
    { $count ->
        [one] One place to look at
       *[other] { $count } places to look at
    }
reality-moving-number = Place { $number } of { $count }: { $x }, { $y }
reality-moving-numbers = A place in numbers
reality-moving-where = On
reality-moving-ground = the ground
# $name: a piece of scenery. $storey: 0 on a block.
reality-moving-on =
    { $storey ->
        [0] { $name }, { $height } up
       *[other] { $name }, storey { $storey }, { $height } up
    }

## Other places
reality-moving-do-here = Here
reality-moving-do-lay = Lay it here
reality-moving-do-leap = Leap there
reality-moving-do-run = Run there
reality-moving-drop = { $drop } down
reality-moving-queue = { $placed } of { $all } placed
reality-moving-placed = placed
