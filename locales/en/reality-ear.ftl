### The floor by ear on the page: what keys and the table in words say themselves. What is told of the position is in reality-told.ftl.

reality-ear-title = The table in words
reality-ear-switch = In words
reality-ear-from = As seen by
reality-ear-above = nobody, from above
reality-ear-around = Around you
reality-ear-things = Drums and exits
reality-ear-scenery = Scenery
reality-ear-goals = Places to choose from
# $figure: who would go.
reality-ear-goals-of = Where { $figure } can go
reality-ear-with-it = What you can do here
reality-ear-waiting = Looking around…
# $count: of places.
reality-ear-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
reality-ear-cost = { $cost } AP
# Headings of groups of places.
reality-ear-kind-fight = Into combat
reality-ear-kind-aim = For the mission
reality-ear-kind-where = By landmark
reality-ear-kind-sight = By who sees you
reality-ear-kind-price = By price

## What a key says

reality-ear-silent = Nothing can be told at the moment.
reality-ear-nowhere = You have nobody on the table to listen for.
reality-ear-not-asked = You are not asked anything now.
reality-ear-no-rival = There is no rival on the table.
reality-ear-no-friend = There is no other friend on the table.
reality-ear-no-landmark = There is no scenery on this table.
reality-ear-no-group = There is no place to go to now.
reality-ear-no-choices = There is nothing to choose now.
# $count: choices without a place. $places: places that can be chosen.
reality-ear-choices =
    { $places ->
        [0] { $count ->
            [one] 1 choice:
           *[other] { $count } choices:
        }
        [one] 1 place and { $count } more:
       *[other] { $places } places and { $count } more:
    }
reality-ear-more = And { $count } more.
# $title: of a group of places.
reality-ear-group =
    { $count ->
        [one] { $title }: 1 place.
       *[other] { $title }: { $count } places.
    }
# The first place of a group. $cost: its price, or none.
reality-ear-first =
    { $cost ->
        [none] First: { $where }
       *[other] First, for { $cost } AP: { $where }
    }

## The cursor

reality-ear-cursor = Feel the floor
reality-ear-cursor-how = The arrow keys move the cursor by an inch, with Shift by six. Enter goes there, Escape leaves.
reality-ear-cursor-on =
    { $up ->
        [north] The cursor is on the floor; up is north.
       *[south] The cursor is on the floor; up is south.
    }
reality-ear-cursor-off = The cursor is put away.
reality-ear-cursor-up = Up
reality-ear-cursor-down = Down
reality-ear-cursor-left = Left
reality-ear-cursor-right = Right
reality-ear-cursor-go = Go there
reality-ear-cursor-leave = Leave

## The sheet of keys

reality-ear-keys = Keys
reality-ear-keys-where = These keys work while the focus is on the floor; while the table is in words, everywhere but in fields for text.
reality-ear-keys-told = What is told
reality-ear-keys-back = With Shift, the first four go back.
reality-ear-keys-cursor = While you feel the floor
reality-ear-keys-floor = The floor and the show
reality-ear-key-rival = the next rival, the nearest first
reality-ear-key-friend = the next friend
reality-ear-key-landmark = the next piece of scenery
reality-ear-key-group = the next group of places to go
reality-ear-key-where = where your figure is and how it fares
reality-ear-key-asked = what you are asked
reality-ear-key-choices = what you can do
reality-ear-key-again = say it again
reality-ear-key-cursor = feel the floor with a cursor
reality-ear-key-words = the table in words, or not
reality-ear-key-keys = this sheet
reality-ear-key-move = an inch in that direction
reality-ear-key-far = with an arrow key: six inches
reality-ear-key-level = another storey
reality-ear-key-home = back to your figure
reality-ear-key-go = go there
reality-ear-key-leave = put the cursor away
reality-ear-key-arrows = from one thing on the floor to the next
reality-ear-key-turn = turn the table
reality-ear-key-storey = look at another storey
reality-ear-key-zoom = nearer, farther, all of the floor
reality-ear-key-measure = measure anything
reality-ear-key-stage = pause the show, jump to now
