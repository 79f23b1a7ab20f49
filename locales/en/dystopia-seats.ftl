### Build a Better Dystopia: what the list of players says beside a name.

dystopia-seats-race = The race for ten stars
dystopia-seats-race-lane = { $name }: { $placed } placed, { $left } left.

## What a player is asked now: at most about 24 letters

dystopia-seats-asked-keep = Chooses recruits
dystopia-seats-asked-turn = Places or brings home
dystopia-seats-asked-more = Another worker?
dystopia-seats-asked-pay = How to pay
dystopia-seats-asked-choose = Chooses what to take
dystopia-seats-asked-goods = Chooses goods
dystopia-seats-asked-ability = Uses a recruit?
dystopia-seats-asked-limit = Too many artifacts
dystopia-seats-asked-lose = Gives up a good
dystopia-seats-asked-set = Sets a worker
dystopia-seats-asked-sacrifice = Sacrifices a worker
dystopia-seats-asked-star = Where does the star go?
dystopia-seats-asked-keep-new = Chooses a recruit
dystopia-seats-asked-may = Takes it or not
dystopia-seats-asked-feed = Feeds the workers
dystopia-seats-asked-place-new = Places the new worker
dystopia-seats-asked-discard = Discards an artifact
dystopia-seats-asked-draft = Takes a recruit
dystopia-seats-asked-tile = Chooses a market
dystopia-seats-asked-marker = Chooses markers
dystopia-seats-asked-offer = Answers an offer
dystopia-seats-asked-trade = Offers a trade?

dystopia-seats-on-turn = on turn

## Where stars stand

dystopia-seats-stars-market = { $count } on markets
dystopia-seats-stars-euphorian = { $count } in Euphorian territory
dystopia-seats-stars-subterran = { $count } in Subterran territory
dystopia-seats-stars-wastelander = { $count } in Wastelander territory
dystopia-seats-stars-icarite = { $count } in Icarite territory
dystopia-seats-stars-recruit = { $count } on recruits
dystopia-seats-stars-dilemma = { $count } on the dilemma

## One player, in sentences for screen readers

dystopia-seats-turn = It is their turn.
# $where: such as "2 on markets and 1 on recruits", or nothing.
dystopia-seats-stars =
    { $placed ->
        [0] No star placed, { $left } left.
       *[other] { $placed } of 10 stars placed: { $where }. { $left } left.
    }
# $home: their numbers, such as "4 and 5". $count: how many are at home. $out: how many are on the board.
dystopia-seats-workers =
    { $count ->
        [0] No worker at home, { $out } out.
        [one] One worker at home, a { $home }; { $out } out.
       *[other] Workers at home: { $home }; { $out } out.
    }
dystopia-seats-goods = Goods: { $goods }.
dystopia-seats-no-goods = No goods.
dystopia-seats-tracks = Morale { $morale }, knowledge { $knowledge }.
# $named: how many of them the reader may see. $names: those.
dystopia-seats-artifacts =
    { $named ->
        [0] Artifacts: { $count } of at most { $most }.
       *[other] Artifacts: { $count } of at most { $most }, among them { $names }.
    }
# $names: of $count active recruits.
dystopia-seats-active =
    { $count ->
        [0] No active recruit.
       *[other] Active recruits: { $names }.
    }
# $count: how many. $named: how many of them the reader knows. $names: those.
dystopia-seats-hidden =
    { $named ->
        [0] Hidden recruits: { $count }.
       *[other] Hidden recruits: { $count }, namely { $names }.
    }
# $state: active, off (it does not work now) or hidden.
dystopia-seats-recruit =
    { $state ->
        [hidden] { $name }, { $faction }, hidden
        [off] { $name }, { $faction }, does not work now
       *[active] { $name }, { $faction }, active
    }
dystopia-seats-recruit-down = A hidden recruit
