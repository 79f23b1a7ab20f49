### The board of Build a Better Dystopia as a list: every space in words, for small screens and for screen readers.

dystopia-list-title = All places

## Headings of facts

dystopia-list-there = There
dystopia-list-price = Price
dystopia-list-tile = On the tile
dystopia-list-gain = Gives
dystopia-list-band-0 = Total 1 to 4
dystopia-list-band-1 = Total 5 to 8
dystopia-list-band-2 = Total 9 and more
dystopia-list-only = Only for
dystopia-list-stars = Stars
dystopia-list-holds = Troubles
dystopia-list-now = Now
dystopia-list-members = For

## Facts

# A fact in one sentence with others, such as "Gives: a star".
dystopia-list-fact = { $heading }: { $text }
dystopia-list-nobody = nobody
# $name: of the player.
dystopia-list-worker = { $name }’s { $number }
# $workers: those who are there.
dystopia-list-total = { $workers } (total { $total })
# $needed: so many workers build the market.
dystopia-list-building = { $workers } ({ $there } of { $needed } that build it)
# $goods: one for each of the four places, in their order.
dystopia-list-wanted = one of these a worker: { $goods }
dystopia-list-pair = 2 artifacts of the same kind
dystopia-list-star = a star
dystopia-list-rises = { $faction } rises
dystopia-list-new-worker = a new worker
dystopia-list-dig = the miner digs a step
dystopia-list-lose-knowledge = you lose { $count } knowledge
dystopia-list-built = the market, and a star on it for each builder
dystopia-list-exclusive =
    { $open ->
        [yes] players with an active { $faction } recruit
       *[no] players with an active { $faction } recruit, once the tunnel is dug
    }
dystopia-list-seat-stars =
    { $count ->
        [one] { $name } 1
       *[other] { $name } { $count }
    }
dystopia-list-step = step { $step } of { $last }
dystopia-list-tier =
    { $left ->
        [0] at { $step } (reached): { $bonus }
       *[other] at { $step } ({ $left } to go): { $bonus }
    }
dystopia-list-tier-1 = 1 more { $good } at the area
dystopia-list-tier-2 = { $good } and an artifact from the tunnel, not only one of them
dystopia-list-tier-2-icarite = an artifact for every star in Icarite territory
dystopia-list-tier-3 = hidden recruits of this faction wake
dystopia-list-tier-4 = a star for each active recruit
dystopia-list-gate = the gate opens
