### Build a Better Dystopia, in English. The words are ours; locales/es has the same keys with the same variables.
### Names of players can be of any gender and number of words: nothing here agrees with them.

## Names

dystopia-seat = Player { $number }

# Spaces of the board. $form: name (a heading), on (where a worker stands), from (where a worker comes from).
dystopia-space-generator =
    { $form ->
        [on] on the Generator
        [from] from the Generator
       *[name] Generator
    }
dystopia-space-aquifer =
    { $form ->
        [on] on the Aquifer
        [from] from the Aquifer
       *[name] Aquifer
    }
dystopia-space-farm =
    { $form ->
        [on] on the Farm
        [from] from the Farm
       *[name] Farm
    }
dystopia-space-cloud-mine =
    { $form ->
        [on] on the Cloud Mine
        [from] from the Cloud Mine
       *[name] Cloud Mine
    }
dystopia-space-euphorian-tunnel =
    { $form ->
        [on] on the Euphorian tunnel
        [from] from the Euphorian tunnel
       *[name] Euphorian Tunnel
    }
dystopia-space-subterran-tunnel =
    { $form ->
        [on] on the Subterran tunnel
        [from] from the Subterran tunnel
       *[name] Subterran Tunnel
    }
dystopia-space-wastelander-tunnel =
    { $form ->
        [on] on the Wastelander tunnel
        [from] from the Wastelander tunnel
       *[name] Wastelander Tunnel
    }
dystopia-space-euphorian-tunnel-end =
    { $form ->
        [on] at the end of the Euphorian tunnel
        [from] from the end of the Euphorian tunnel
       *[name] End of the Euphorian Tunnel
    }
dystopia-space-subterran-tunnel-end =
    { $form ->
        [on] at the end of the Subterran tunnel
        [from] from the end of the Subterran tunnel
       *[name] End of the Subterran Tunnel
    }
dystopia-space-wastelander-tunnel-end =
    { $form ->
        [on] at the end of the Wastelander tunnel
        [from] from the end of the Wastelander tunnel
       *[name] End of the Wastelander Tunnel
    }
dystopia-space-incinerator =
    { $form ->
        [on] at the Incinerator of Historical Accuracy
        [from] from the Incinerator of Historical Accuracy
       *[name] Incinerator of Historical Accuracy
    }
dystopia-space-free-press =
    { $form ->
        [on] at the Free Press of Harsh Reality
        [from] from the Free Press of Harsh Reality
       *[name] Free Press of Harsh Reality
    }
dystopia-space-ark =
    { $form ->
        [on] at the Ark of Fractured Memories
        [from] from the Ark of Fractured Memories
       *[name] Ark of Fractured Memories
    }
dystopia-space-wind-saloon =
    { $form ->
        [on] at the Wind Saloon
        [from] from the Wind Saloon
       *[name] Wind Saloon
    }
dystopia-space-nimbus-loft =
    { $form ->
        [on] at the Nimbus Loft
        [from] from the Nimbus Loft
       *[name] Nimbus Loft
    }
dystopia-space-breeze-bar =
    { $form ->
        [on] at the Breeze Bar
        [from] from the Breeze Bar
       *[name] Breeze Bar
    }
dystopia-space-sky-lounge =
    { $form ->
        [on] at the Sky Lounge
        [from] from the Sky Lounge
       *[name] Sky Lounge
    }
dystopia-space-tank-left =
    { $form ->
        [on] on the left of the Worker Activation Tank
        [from] from the left of the Worker Activation Tank
       *[name] Worker Activation Tank, left
    }
dystopia-space-tank-right =
    { $form ->
        [on] on the right of the Worker Activation Tank
        [from] from the right of the Worker Activation Tank
       *[name] Worker Activation Tank, right
    }
# $site: E1, E2, S1, S2, W1, W2, in every language.
dystopia-space-site =
    { $form ->
        [on] on construction site { $site }
        [from] from construction site { $site }
       *[name] Construction Site { $site }
    }
dystopia-space-market =
    { $form ->
        [on] at market { $site }
        [from] from market { $site }
       *[name] Market { $site }
    }

# Market tiles. $form: name, on (where a worker stands), from (where a worker comes from).
dystopia-tile-laboratory =
    { $form ->
        [on] at the Laboratory of Selective Genetics
        [from] from the Laboratory of Selective Genetics
       *[name] Laboratory of Selective Genetics
    }
dystopia-tile-spa =
    { $form ->
        [on] at the Spa of Fleeting Pleasure
        [from] from the Spa of Fleeting Pleasure
       *[name] Spa of Fleeting Pleasure
    }
dystopia-tile-courthouse =
    { $form ->
        [on] at the Courthouse of Hasty Judgment
        [from] from the Courthouse of Hasty Judgment
       *[name] Courthouse of Hasty Judgment
    }
dystopia-tile-plaza =
    { $form ->
        [on] at the Plaza of Immortalized Humility
        [from] from the Plaza of Immortalized Humility
       *[name] Plaza of Immortalized Humility
    }
dystopia-tile-fountain =
    { $form ->
        [on] at the Fountain of Wishful Thinking
        [from] from the Fountain of Wishful Thinking
       *[name] Fountain of Wishful Thinking
    }
dystopia-tile-lounge =
    { $form ->
        [on] at the Lounge of Opulent Frugality
        [from] from the Lounge of Opulent Frugality
       *[name] Lounge of Opulent Frugality
    }
dystopia-tile-academy =
    { $form ->
        [on] at the Academy of Mandatory Equality
        [from] from the Academy of Mandatory Equality
       *[name] Academy of Mandatory Equality
    }
dystopia-tile-cafeteria =
    { $form ->
        [on] at the Cafeteria of Nameless Meat
        [from] from the Cafeteria of Nameless Meat
       *[name] Cafeteria of Nameless Meat
    }
dystopia-tile-apothecary =
    { $form ->
        [on] at the Apothecary of Productive Dreams
        [from] from the Apothecary of Productive Dreams
       *[name] Apothecary of Productive Dreams
    }
dystopia-tile-theater =
    { $form ->
        [on] at the Theater of Revelatory Propaganda
        [from] from the Theater of Revelatory Propaganda
       *[name] Theater of Revelatory Propaganda
    }
dystopia-tile-registry =
    { $form ->
        [on] at the Registry of Personal Secrets
        [from] from the Registry of Personal Secrets
       *[name] Registry of Personal Secrets
    }
dystopia-tile-arena =
    { $form ->
        [on] at the Arena of Peaceful Conflict
        [from] from the Arena of Peaceful Conflict
       *[name] Arena of Peaceful Conflict
    }
dystopia-tile-teddy-bear-shop =
    { $form ->
        [on] at the Disassemble-a-Teddy-Bear Shop
        [from] from the Disassemble-a-Teddy-Bear Shop
       *[name] Disassemble-a-Teddy-Bear Shop
    }
dystopia-tile-clinic =
    { $form ->
        [on] at the Clinic of Blind Hindsight
        [from] from the Clinic of Blind Hindsight
       *[name] Clinic of Blind Hindsight
    }
dystopia-tile-bemusement-park =
    { $form ->
        [on] at the Bemusement Park
        [from] from the Bemusement Park
       *[name] Bemusement Park
    }
dystopia-tile-game-bonfire =
    { $form ->
        [on] at the Friendly Local Game Bonfire
        [from] from the Friendly Local Game Bonfire
       *[name] Friendly Local Game Bonfire
    }
dystopia-tile-stadium =
    { $form ->
        [on] at the Stadium of Guaranteed Home Runs
        [from] from the Stadium of Guaranteed Home Runs
       *[name] Stadium of Guaranteed Home Runs
    }
dystopia-tile-literacy-center =
    { $form ->
        [on] at the Center for Reduced Literacy
        [from] from the Center for Reduced Literacy
       *[name] Center for Reduced Literacy
    }

# $form: name (also before a noun), allegiance (the faction's, on its track).
dystopia-faction-euphorian =
    { $form ->
        [allegiance] Euphorian allegiance
        [recruits] Euphorian recruits
       *[name] Euphorian
    }
dystopia-faction-subterran =
    { $form ->
        [allegiance] Subterran allegiance
        [recruits] Subterran recruits
       *[name] Subterran
    }
dystopia-faction-wastelander =
    { $form ->
        [allegiance] Wastelander allegiance
        [recruits] Wastelander recruits
       *[name] Wastelander
    }
dystopia-faction-icarite =
    { $form ->
        [allegiance] Icarite allegiance
        [recruits] Icarite recruits
       *[name] Icarite
    }
dystopia-good-energy = energy
dystopia-good-water = water
dystopia-good-food = food
dystopia-good-bliss = bliss
dystopia-good-gold = gold
dystopia-good-stone = stone
dystopia-good-clay = clay
dystopia-artifact-balloons = balloons
dystopia-artifact-bat = bat
dystopia-artifact-bear = bear
dystopia-artifact-bifocals = bifocals
dystopia-artifact-book = book
dystopia-artifact-game = game
dystopia-dilemma-read-a-book = Read a Book
dystopia-dilemma-burn-a-book = Burn a Book
dystopia-dilemma-help-a-friend-escape = Help a Friend Escape
dystopia-dilemma-turn-in-a-friend = Turn in a Friend
dystopia-dilemma-publish-an-expose = Publish an Exposé
dystopia-dilemma-publish-propaganda = Publish Propaganda
dystopia-dilemma-let-workers-relax = Let Workers Relax
dystopia-dilemma-make-workers-toil = Make Workers Toil
dystopia-dilemma-choose-true-love = Choose True Love
dystopia-dilemma-accept-assigned-match = Accept Assigned Match
dystopia-dilemma-fight-the-oppressor = Fight the Oppressor
dystopia-dilemma-serve-the-oppressor = Serve the Oppressor

## Amounts and costs

dystopia-and = { $items } and { $last }
dystopia-or = { $items } or { $last }
dystopia-amount-good = { $count } { $good }
# $goods: several of them, as in "bliss or food".
dystopia-amount-mixed = { $count } { $goods } in any mix
dystopia-amount-resource =
    { $count ->
        [one] { $count } resource
       *[other] any { $count } resources
    }
dystopia-amount-commodity =
    { $count ->
        [one] { $count } commodity
       *[other] any { $count } commodities
    }
dystopia-amount-commodity-but =
    { $count ->
        [one] { $count } commodity other than { $good }
       *[other] { $count } commodities other than { $good }
    }
dystopia-amount-artifact =
    { $count ->
        [one] { $count } artifact
       *[other] { $count } artifacts
    }
dystopia-amount-knowledge = { $count } knowledge
dystopia-amount-morale = { $count } morale
dystopia-amount-tunnel = { $count } more of that tunnel's resource
dystopia-some-balloons =
    { $count ->
        [one] balloons
       *[other] { $count } bunches of balloons
    }
dystopia-some-bat =
    { $count ->
        [one] a bat
       *[other] { $count } bats
    }
dystopia-some-bear =
    { $count ->
        [one] a bear
       *[other] { $count } bears
    }
dystopia-some-bifocals =
    { $count ->
        [one] bifocals
       *[other] { $count } pairs of bifocals
    }
dystopia-some-book =
    { $count ->
        [one] a book
       *[other] { $count } books
    }
dystopia-some-game =
    { $count ->
        [one] a game
       *[other] { $count } games
    }
dystopia-cost-free = free
dystopia-cost-unknown = nobody knows yet at what cost
dystopia-cost-three-or-pair = 3 artifacts, or 2 of the same kind
dystopia-cost-or = { $first }, or { $second }
dystopia-cost-and-price = { $cost }, and { $price }

# A market tile, all of it.
dystopia-tile-text = Cost: { $cost }. Without your authority star on it: { $penalty }.
# What the cards say that have no ability of their own. $tile: the market that asks for it, $dilemma: both its sides.
dystopia-artifact-text = { $copies } of the { $all } artifacts. Market that asks for it: { $tile }. Dilemma that it settles alone: { $dilemma }.
dystopia-dilemma-text = Discard { $artifact }, or any 2 artifacts. { $fight }: draw { $drawn } recruits and keep 1. { $contribute }: place an authority star here.
dystopia-penalty-no-third-worker = with 2 or 3 workers you may not add one
dystopia-penalty-no-self-bump = you may not bump your own workers
dystopia-penalty-no-pairs = at artifact markets you cannot pay with a pair
dystopia-penalty-only-own-markets = you may not place on built markets that lack your star
dystopia-penalty-one-worker-a-turn = you place at most one worker a turn
dystopia-penalty-no-shared-sites = you may not place on construction sites where workers of others stand
dystopia-penalty-no-abilities = the abilities of your recruits are off, but you keep the allegiance bonuses
dystopia-penalty-dearer-free-retrieve = retrieving without paying costs you 1 morale more
dystopia-penalty-no-icarus = you may not place in Icarus
dystopia-penalty-stars-teach = you gain 1 knowledge whenever you place a star
dystopia-penalty-no-bonuses = you get no allegiance bonuses of tiers 1 and 2
dystopia-penalty-one-worker-an-area = you may have at most one worker on each commodity area
dystopia-penalty-roll = for each die that you roll as { $number }, you lose 1 commodity or resource

## Questions

dystopia-question-keep = Of the recruits dealt to you, keep two: one active, one hidden.
dystopia-question-turn = Your turn: place a worker, retrieve workers, or complete your ethical dilemma.
dystopia-question-more = Place another worker with the same number, or stop.
dystopia-question-pay = Choose how you pay.
dystopia-question-choose = Choose what you get.
dystopia-question-goods = Choose what you gain.
dystopia-question-ability = Which recruit do you use now?
dystopia-question-limit = You hold more artifacts than your morale allows: discard one.
dystopia-question-lose = Choose what you give up.
dystopia-question-set = Choose the number that the die is set to.
dystopia-question-sacrifice = Choose the worker that you sacrifice.
dystopia-question-star = Where does your authority star go?
dystopia-question-keep-new = Which of the two recruits do you keep?
dystopia-question-may = Do you accept?
dystopia-question-feed = What do you feed the workers that come home?
dystopia-question-place-new = Place your new worker.
dystopia-question-discard = Choose the artifact that you discard.
dystopia-question-draft = Take one recruit; the others go on to the next player.
dystopia-question-tile = Choose the market tile that goes into the game.
dystopia-question-marker = Choose where your markers of morale and knowledge begin.
dystopia-question-offer = You are offered an exchange. Do you accept?
dystopia-question-trade = Offer an exchange, or end your turn.

# The same to one player, with the position.
dystopia-ask-keep = Keep two of these recruits: one works from now on (active), one waits (hidden).
# $home: how many workers are at home.
dystopia-ask-turn =
    { $home ->
        [0] Your turn: all your workers are out. Which of them do you bring home?
       *[other] Your turn: do you place a worker, or bring workers home?
    }
# $price: in morale.
dystopia-ask-more =
    { $price ->
        [0] You have another { $number } at home. Do you place it in this turn, too?
       *[other] You have another { $number } at home. Do you place it in this turn, too, for { $price } morale?
    }
dystopia-ask-pay =
    { $for ->
        [space] How do you pay for the worker { $space }?
       *[dilemma] How do you pay for completing your ethical dilemma?
    }
dystopia-ask-choose =
    { $at ->
        [tunnel] Your worker digs { $space }. What do you take?
       *[other] You gain one of two things. Which one?
    }
dystopia-ask-goods =
    { $count ->
        [one] You gain one of these. Which one?
       *[other] You gain { $count } of these. Which one first?
    }
dystopia-ask-ability =
    { $count ->
        [1] Do you use { $recruit } now?
       *[other] Several of your recruits can act now: { $recruit }. Which one first?
    }
dystopia-ask-limit = You hold { $count } artifacts, and your morale allows { $limit }. Which one do you discard?
dystopia-ask-lose =
    { $paying ->
        [yes] What do you pay in the place of bliss?
       *[no] A market's penalty takes a commodity or resource from you. Which one do you lose?
    }
dystopia-ask-set =
    { $whose ->
        [yours] Your worker's number is not rolled. What do you set it to?
       *[other] The number of { $owner }'s worker is not rolled. What do you set it to?
    }
dystopia-ask-sacrifice = Which worker do you sacrifice? It leaves your workforce.
dystopia-ask-star = Where do you put the authority star, of the { $left } that you have left?
dystopia-ask-keep-new = You have drawn two recruits. Which one do you keep? The other goes back.
dystopia-ask-may =
    { $what ->
        [wake] Do you turn { $recruit } up now?
       *[gain] You may { $gain }. Do you?
    }
dystopia-ask-feed =
    { $count ->
        [one] What do you feed the worker that comes home?
       *[other] What do you feed the { $count } workers that come home?
    }
dystopia-ask-place-new = You have a new worker, a { $number }. Where do you place it?
dystopia-ask-discard =
    { $drawn ->
        [yes] Which of the two artifacts that you have just drawn do you discard?
       *[no] Which artifact do you discard?
    }
dystopia-ask-draft = Which recruit do you take? The others go on to the next player.
dystopia-ask-tile = Which market tile goes into the game?
dystopia-ask-marker = Where do your markers of morale and knowledge begin?
dystopia-ask-offer = { $player } offers you { $give } for { $take }. Do you accept?
dystopia-ask-trade = Do you offer an exchange, or end your turn?

## What the table waits for. $what: one of the clauses below.

dystopia-waits = Waiting for { $players } to decide { $what }.
dystopia-waits-keep = which two recruits to keep
dystopia-waits-turn = what to do in this turn
dystopia-waits-more = whether to place another worker of the same number
dystopia-waits-pay = how to pay
dystopia-waits-choose = which of two things to take
dystopia-waits-goods = which goods to take
dystopia-waits-ability = whether to use { $recruits }
dystopia-waits-limit = which artifact to discard, as the hand is over its limit
dystopia-waits-lose = which good to give up
dystopia-waits-set = what to set a worker to
dystopia-waits-sacrifice = which worker to sacrifice
dystopia-waits-star = where to place an authority star
dystopia-waits-keep-new = which of two new recruits to keep
dystopia-waits-feed = what to feed the workers that come home
dystopia-waits-place-new = where to place a new worker
dystopia-waits-discard = which artifact to discard
dystopia-waits-draft = which recruit to take
dystopia-waits-tile = which market goes into the game
dystopia-waits-marker = where the own markers begin
dystopia-waits-offer = whether to accept an exchange
dystopia-waits-trade = whether to trade on
dystopia-waits-may =
    { $what ->
        [wake] whether to turn a recruit up
       *[gain] whether to { $gain }
    }

## What a choice does, to the player who may take it. $faction: as in "Icarite allegiance".

# $total: of all workers there. $band: low, middle, high.
dystopia-effect-area =
    { $band ->
        [low] The workers there then add up to { $total }: you gain { $gain }, and { $faction } rises.
        [middle] The workers there then add up to { $total }: you gain { $gain } and lose 1 knowledge.
       *[high] The workers there then add up to { $total }: you gain { $gain } and 1 knowledge.
    }
dystopia-effect-tunnel =
    { $both ->
        [yes] The miner digs to step { $step } of { $end }, and you get { $good } and an artifact.
       *[no] The miner digs to step { $step } of { $end }, and you get { $good } or an artifact.
    }
dystopia-effect-tunnel-end = You gain { $gain }.
# $star: yes, no (there is no room), last. $left: stars after this one.
dystopia-effect-market =
    { $star ->
        [no] { $faction } rises. There is no room for a star of yours.
        [last] { $faction } rises, and you place your last authority star: the game ends.
       *[yes] { $faction } rises, and you place an authority star; { $left } are left to place.
    }
dystopia-effect-breeze-bar = { $faction } rises, and you draw 2 artifacts.
dystopia-effect-sky-lounge = { $faction } rises, and you take 2 resources of your choice.
dystopia-effect-tank-left =
    { $worker ->
        [yes] You lose 2 knowledge and get a new worker, who is rolled.
       *[no] You lose 2 knowledge. You may have no more workers.
    }
dystopia-effect-tank-right =
    { $worker ->
        [yes] You gain 2 morale and get a new worker, who is rolled.
       *[no] You gain 2 morale. You may have no more workers.
    }
dystopia-effect-site =
    { $missing ->
        [0] That completes the market: every builder puts a star on it, and its penalty holds for all others.
        [one] Your worker stays until the market is built: 1 more is needed.
       *[other] Your worker stays until the market is built: { $missing } more are needed.
    }
dystopia-effect-bump =
    { $whose ->
        [yours] Your { $number } comes home for nothing.
       *[other] { $owner } gets the { $number } home for nothing.
    }
# $percent: the chance that a worker is lost.
dystopia-effect-roll =
    { $percent ->
        [0] { $count ->
            [one] Its new roll cannot cost you a worker.
           *[other] Their new rolls cannot cost you a worker.
        }
       *[other] { $count ->
            [one] By its new roll you lose a worker with a chance of { $percent }% (knowledge and workers at home: 16 is too much).
           *[other] By their new rolls you lose a worker with a chance of { $percent }% (knowledge and workers at home: 16 is too much).
        }
    }
# Where the chance depends on what is fed. $least, $percent: the least and the most chance.
dystopia-effect-roll-between =
    { $count ->
        [one] By its new roll you lose a worker with a chance of { $least }% to { $percent }%, by what you feed it (knowledge and workers at home: 16 is too much).
       *[other] By their new rolls you lose a worker with a chance of { $least }% to { $percent }%, by what you feed them (knowledge and workers at home: 16 is too much).
    }
dystopia-effect-too-much = With that you lose a worker: knowledge and workers at home add up to 16 or more.
dystopia-effect-fight = You draw two recruits and keep one, hidden until its faction wakes.
dystopia-effect-contribute =
    { $left ->
        [0] You put your last authority star on it: the game ends.
       *[other] You put an authority star on it; { $left } are left to place.
    }
dystopia-effect-star-on-tile = Its penalty no longer holds for you: { $penalty }.
# After an exchange. $held: artifacts in hand, of which $limit may be kept.
dystopia-effect-hand-limit =
    { $whose ->
        [yours] You would hold { $held } artifacts, and your morale allows { $limit }: you would discard { $count }.
       *[other] { $owner } would hold { $held } artifacts with a morale of { $limit }, and would discard { $count }.
    }

## What a placement sets off, in one short sentence. $whose: yours, other.

dystopia-follows-bump =
    { $whose ->
        [yours] Your { $number } comes home and is rolled.
       *[other] { $owner }'s { $number } goes home and is rolled.
    }
dystopia-follows-risk =
    { $whose ->
        [yours] Chance that you lose a worker: { $percent }%.
       *[other] Chance that { $owner } loses a worker: { $percent }%.
    }
dystopia-follows-no-star = There is no room for your star.
dystopia-follows-last-star = Your last star: the game ends.
dystopia-follows-site =
    { $missing ->
        [one] 1 more worker, and the market is built.
       *[other] { $missing } more workers, and the market is built.
    }
# $alone: yes, no. $others: the other builders.
dystopia-follows-built =
    { $alone ->
        [yes] The market is built: a star for you alone.
       *[no] The market is built: stars for you and { $others }.
    }
# $gate: the space there.
dystopia-follows-gate = Step { $step }: the { $gate } opens.
dystopia-follows-tier =
    { $tier ->
        [4] { $allegiance } reaches the last tier: a star for each of its recruits.
       *[other] { $allegiance } reaches tier { $tier }.
    }
# $count, $own: the reader's own recruits of that faction.
dystopia-follows-wakes =
    { $count ->
        [0] { $recruits } wake.
        [one] Your { $own } wakes.
       *[other] Your { $own } wake.
    }
# $price: in morale.
dystopia-follows-further =
    { $price ->
        [0] Another { $number } may follow.
       *[other] Another { $number } may follow, for 1 morale.
    }

## Why not. $space is a place as in "on the Farm".

dystopia-why-game-over = The game is over. Thank you for building a better dystopia.
dystopia-why-not-asked = It is not for you to decide anything at the moment.
dystopia-why-not-now = Not now. What you are asked is: { $asked }
dystopia-why-not-offered = That is not among your choices now.
dystopia-why-must-use = What a recruit does without a "may" happens anyway: you choose only the order.
dystopia-why-cannot-pay-so = The cost is { $cost }, and that is no way to pay it.
dystopia-why-cannot-pay-all = You do not have all of that: you lack { $lack }.
dystopia-why-not-in-hand = You cannot discard { $artifact }: there is none in your hand.
dystopia-why-just-drawn-only = Only one of the two artifacts just drawn can be discarded now.
dystopia-why-needed-to-pay = You cannot discard { $artifact }: it is needed to pay for a worker { $space }.
dystopia-why-nothing-to-feed = You have no { $good } to feed the workers.
dystopia-why-not-eaten = Workers are fed food or bliss; { $good } is nothing that they eat.
# $spot: as in "in Icarite territory".
dystopia-why-star-of-another-faction = This star cannot go { $spot }: you are visiting a market of another territory ({ $faction }).
dystopia-why-no-room-for-star = There is no room left for a star { $spot }.
dystopia-why-star-on-no-tile = This star cannot go { $spot }: that market has not been built.
dystopia-why-star-there-already = You already have a star { $spot }.
dystopia-why-came-home-just-now = Your { $number } came home in this turn: it can be placed from your next turn on.
dystopia-why-no-such-worker = You have no worker with a { $number } to place in this turn.
dystopia-why-not-equal = Further workers in a turn must have the same number as the first one, and a { $number } has not.
dystopia-why-not-the-new-worker = Only the new worker is placed now, and it is not a { $number }.
dystopia-why-limit-comes-first = The price of a further worker lowers your hand limit first: with the artifacts that this leaves, you cannot pay for a worker { $space }.
dystopia-why-cannot-pay = A worker { $space } costs { $cost }; you lack { $lack }.
dystopia-why-cannot-pay-artifacts =
    { $have ->
        [0] A worker { $space } costs { $cost }; you hold none.
        [one] A worker { $space } costs { $cost }; you hold only { $have }.
       *[other] A worker { $space } costs { $cost }; you hold only { $have }, and no two are alike.
    }
dystopia-why-one-worker-a-turn = The Fountain of Wishful Thinking allows you one worker a turn without a star on it.
dystopia-why-morale-for-further = By the double house rule a further worker costs 1 morale, and you have none to lose.
dystopia-why-taken = A worker already stands there, and nobody is ever bumped { $space }.
dystopia-why-same-space = Free spaces { $space } with the same cost are one choice; take it as it is listed.
dystopia-why-not-built = No market has been built on construction site { $site } yet.
dystopia-why-already-built = Market { $site } is already built: nothing is left to do { $space }.
dystopia-why-tunnel-not-complete = The space { $space } is closed until the miner gets there: it stands at step { $count } of { $end }.
dystopia-why-exclusive = The space { $space } is only for players with an active { $faction } recruit.
dystopia-why-knowledge-for-exclusive = With Kaden the space { $space } costs 2 knowledge, and yours is at { $have } of { $limit }.
dystopia-why-one-worker-an-area = You already have a worker { $space }. The Arena of Peaceful Conflict allows you no second one without a star on it.
dystopia-why-no-self-bump = The worker { $space } is your own. The Spa of Fleeting Pleasure does not let you bump it without a star on the tile.
dystopia-why-only-own-markets = You have no star { $space }. The Plaza of Immortalized Humility keeps you away without a star on it, too.
dystopia-why-no-shared-sites = Others are already at work { $space }. The Lounge of Opulent Frugality does not let you join them without a star on it.
dystopia-why-no-pairs = The Courthouse of Hasty Judgment lets no pair count here without a star on it: you need three artifacts.
dystopia-why-no-icarus = The Apothecary of Productive Dreams keeps you out of Icarus without a star on it.
dystopia-why-morale-for-icarus = With Brian every worker in Icarus costs 1 morale, and you have none to lose.
dystopia-why-retrieve-nobody = To retrieve, take at least one worker off the board.
dystopia-why-not-on-board = One of these workers is not on the board.
dystopia-why-same-retrieval = Workers alike in number and space are the same choice; take it as it is listed.
dystopia-why-no-such-side = An ethical dilemma has two sides: fight or contribute.
dystopia-why-dilemma-done = You have already completed your ethical dilemma. Doubts should have come earlier.
dystopia-why-cannot-settle = You need the artifact that your ethical dilemma pictures, or any two.
dystopia-why-no-trade = There is no trade at this table. What you have was given to you for a reason.
dystopia-why-no-offers-left =
    { $limit ->
        [one] You may make one offer a turn, and you have made it.
       *[other] You may make { $limit } offers a turn, and you have made them.
    }
dystopia-why-offer-to-yourself = An exchange is with another player, not with yourself.
dystopia-why-offer-to-nobody = There is no such player at this table of { $seats }.
dystopia-why-offer-less-than-nothing = Nobody can give less than nothing.
dystopia-why-offer-gives-nothing = You offer nothing. In an exchange each side gives something.
dystopia-why-offer-asks-for-nothing = You ask for nothing. In an exchange each side gives something.
dystopia-why-offer-of-the-same = Both sides would give the same.
# $item: as in "3 energy" or "2 books". $have: a number.
dystopia-why-offer-not-held =
    { $have ->
        [0] You offer { $item } and have none.
       *[other] You offer { $item } and have only { $have }.
    }
dystopia-why-offer-not-there =
    { $have ->
        [0] You ask for { $item }, and { $target } has none.
       *[other] You ask for { $item }, and { $target } has only { $have }.
    }
# $item: as in "3 artifacts".
dystopia-why-offer-too-many-artifacts =
    { $have ->
        [0] You ask for { $item }, and { $target } holds none.
       *[other] You ask for { $item }, and { $target } holds only { $have }.
    }
dystopia-why-counter-too-late = { $target } has no offer left in this turn, so nothing could come of it.
dystopia-why-counter-of-the-same = That is the offer itself: accept it, or name another exchange.
dystopia-why-cannot-accept = You do not have what is asked of you: you lack { $lack }.

## Options of the table

dystopia-option-edition = Which rulebook is played: the second edition, or the first.
dystopia-option-recruits = Which wording the recruits have: all 48 as printed, or 15 of them revised.
dystopia-option-recruit_draft = Take one recruit and pass the others on, until all are taken.
dystopia-option-market_draft = Players choose some of the market tiles that go into the game.
dystopia-option-track_draft = Players choose where their own markers of morale and knowledge begin.
dystopia-option-double_rule = Each worker beyond the first in a turn costs 1 morale (second edition only).
dystopia-option-trade = Players may offer exchanges in their own turn.
dystopia-option-turn_limit = After this many turns of the table the most authority stars win; with 0 there is no limit.

## Actions, as the player who may take them reads them

dystopia-action-keep = Keep { $active } active and { $hidden } hidden
# $space: as in "on the Farm". $cost: words for all of it. $bumped: nobody, own, other (then $owner and the number $other).
dystopia-action-place =
    { $bumped ->
        [nobody] Place the { $number } { $space } ({ $cost })
        [own] Place the { $number } { $space } ({ $cost }), bumping your own { $other }
       *[other] Place the { $number } { $space } ({ $cost }), bumping { $owner }'s { $other }
    }
dystopia-worker-from = the { $number } { $space }
dystopia-action-retrieve =
    { $count ->
        [0] Bring nobody home
       *[other] Bring home { $workers }
    }
dystopia-action-dilemma-fight = Complete your ethical dilemma: fight ({ $name })
dystopia-action-dilemma-contribute = Complete your ethical dilemma: contribute ({ $name })
dystopia-action-stop = Place no more workers
dystopia-action-stop-trading = End your turn
dystopia-action-pay = Pay { $paid }
dystopia-action-pay-otherwise = Pay nothing, but { $price }
dystopia-action-feed = Feed them { $good } ({ $gain })
dystopia-action-feed-nothing =
    { $count ->
        [0] Feed them nothing (this costs you no morale)
       *[other] Feed them nothing (lose { $count } morale)
    }
dystopia-action-use = Use { $recruit }: { $gain }
dystopia-action-use-price = Use { $recruit } ({ $price }): { $gain }
dystopia-action-pass =
    { $count ->
        [1] Do not use { $recruit }
       *[other] Use no recruit
    }
dystopia-action-take = Take { $good }
dystopia-action-draw = Draw an artifact
dystopia-action-lose-knowledge = Lose 1 knowledge
dystopia-action-gain-morale = Gain 1 morale
dystopia-action-discard = Discard { $artifact }
dystopia-action-lose =
    { $paying ->
        [yes] Pay { $good }
       *[no] Lose { $good }
    }
dystopia-action-set = Set the die to { $number }
dystopia-action-sacrifice = Sacrifice the { $number }
dystopia-action-star = Put the star { $where }
dystopia-action-keep-new = Keep { $recruit }
dystopia-action-accept = Accept
dystopia-action-accept-gain = Accept: { $gain }
dystopia-action-accept-wake = Turn { $recruit } up at once
dystopia-action-accept-offer = Accept: give { $give } and get { $get }
dystopia-action-refuse = Decline
dystopia-action-refuse-gain = Decline
dystopia-action-refuse-wake = Keep { $recruit } hidden
dystopia-action-refuse-offer = Decline the offer
dystopia-action-take-recruit = Take { $recruit }
dystopia-action-pick-tile = Put this tile into the game: { $tile }
dystopia-action-set-morale = Begin with morale { $number }
dystopia-action-set-knowledge = Begin with knowledge { $number }
dystopia-action-offer = Offer { $target } { $give } for { $take }
dystopia-action-counter = Decline, and name another exchange: { $give } for { $take }
dystopia-action-counter-to = Decline, and tell { $target } that you would give { $give } for { $take }

# Where a star stands. $tile: a name, or the site's.
dystopia-spot-territory = in { $faction } territory
dystopia-spot-tile = on the market tile { $tile }
dystopia-spot-dilemma = on their ethical dilemma
dystopia-spot-recruit = on { $recruit }

## Events. Everybody is spoken of by name. $way: gains, loses, pays.

dystopia-event-turn = Turn { $turn }: { $player } to play.
dystopia-event-dealt = { $player } is dealt a recruit: { $recruit }.
dystopia-event-dealt-unseen = { $player } is dealt a recruit.
dystopia-event-chosen = { $player } turns up the active recruit: { $recruit }.
dystopia-event-first = { $player } begins.
dystopia-event-placed = { $player } places a { $number } { $space }.
dystopia-event-bumped = { $player }'s { $number } is bumped { $space }.
dystopia-event-paid = { $player } pays { $paid }.
dystopia-event-goods =
    { $way ->
        [pays] { $player } pays { $good }.
       *[gains] { $player } gains { $good }.
    }
dystopia-event-knowledge =
    { $way ->
        [loses] { $player } loses { $count } knowledge.
       *[gains] { $player } gains { $count } knowledge.
    }
dystopia-event-morale =
    { $way ->
        [loses] { $player } loses { $count } morale.
       *[gains] { $player } gains { $count } morale.
    }
dystopia-event-allegiance = { $faction } rises to { $count }.
dystopia-event-reshuffled =
    { $count ->
        [one] The deck had run out: the one discard is the new deck.
       *[other] The deck had run out: the { $count } discards are shuffled into a new one.
    }
dystopia-event-drew = { $player } draws an artifact: { $artifact }.
dystopia-event-drew-unseen = { $player } draws an artifact.
dystopia-event-discarded = { $player } discards { $artifact }.
dystopia-event-rolled = { $player } rolls a { $number }.
dystopia-event-set = { $player }'s die is set to { $number }.
dystopia-event-lost = { $player }'s { $number } knew too much, and has left the workforce.
dystopia-event-miner = The { $faction } miner reaches step { $count }.
dystopia-event-star = { $player } puts an authority star { $spot }.
dystopia-event-built = Market { $site } is built: { $tile }.
dystopia-event-home = { $player }'s { $number } comes home from the finished site.
dystopia-event-woke = { $player } has a new active recruit: { $recruit }.
dystopia-event-used = { $player } uses { $recruit }.
dystopia-event-sacrificed = { $player } sacrifices a { $number }. Its service is appreciated.
dystopia-event-added = { $player } gets a new worker.
dystopia-event-retrieved = { $player } brings home the { $number } { $space }.
dystopia-event-fed = { $player } feeds the workers { $good }.
dystopia-event-fed-nothing = { $player } feeds the workers nothing.
dystopia-event-loses = { $player } loses { $good }.
dystopia-event-fought = { $player } completes an ethical dilemma, fights and keeps a recruit: { $recruit }.
dystopia-event-fought-unseen = { $player } completes an ethical dilemma, fights and keeps a recruit.
dystopia-event-contributed = { $player } completes an ethical dilemma and contributes.
dystopia-event-shown = { $player } shows an artifact: { $artifact }.
# 0: not chosen yet.
dystopia-event-markers =
    { $morale ->
        [0] { $player } begins with knowledge { $knowledge }.
       *[other]
            { $knowledge ->
                [0] { $player } begins with morale { $morale }.
               *[other] { $player } begins with morale { $morale } and knowledge { $knowledge }.
            }
    }
dystopia-event-offered = { $player } offers { $target } { $give } for { $take }.
dystopia-event-traded = { $target } accepts: the exchange with { $player } is made.
dystopia-event-refused = { $player } declines { $target }'s offer.
dystopia-event-countered = { $player } declines { $target }'s offer, and would give { $give } for { $take }.
dystopia-event-starting-dice = { $player } starts with the workers { $numbers }.
dystopia-event-first-rolled = The starting dice are level: { $player } rolls a { $number } for the first turn.
# $criterion: morale, knowledge, markets, territories, dice.
dystopia-event-tied =
    { $criterion ->
        [morale] { $players } are level on authority stars: the higher morale decides.
        [knowledge] { $players } are level on authority stars, and no morale is higher: the lower knowledge decides.
        [markets] { $players } are level on authority stars, morale and knowledge: the markets with a star decide.
        [territories] { $players } are level on authority stars, morale, knowledge and markets: the territories with a star decide.
       *[dice] { $players } are level in everything: the dice decide, and the lowest total wins.
    }
dystopia-event-tie-rolled = { $player } rolls { $numbers } to break the tie: { $total } in all.

# What does not happen, or only in part. $count: as much as the track has no room for.
dystopia-event-knowledge-stays =
    { $way ->
        [loses] { $player }'s knowledge is at its lowest: { $count } more is not lost.
       *[gains] { $player }'s knowledge is at its highest: { $count } more is not gained.
    }
dystopia-event-morale-stays =
    { $way ->
        [loses] { $player }'s morale is at its lowest: { $count } more is not lost.
       *[gains] { $player }'s morale is at its highest: { $count } more is not gained.
    }
dystopia-event-allegiance-stays = { $faction } is at its end and rises no more.
dystopia-event-miner-stays = The { $faction } miner has reached the end and moves no more.
# $left: stars that the player has still to place.
dystopia-event-no-star =
    { $left ->
        [0] { $player } has no authority star left to place.
       *[other] { $faction } territory has no room for { $player }'s authority star: it is not placed.
    }
dystopia-event-no-artifact = The deck and the discards are empty: { $player } draws nothing.
dystopia-event-no-worker = { $player } may not have another worker, and gets none.
dystopia-event-no-further = { $player } has another worker with that number, but may not place it.
dystopia-event-nothing-to-lose = { $player } should lose a commodity or resource, and has none to spare.

## Endings

dystopia-ended-stars = { $winner } has placed the last of { $stars } authority stars and wins. A better dystopia is complete.
dystopia-ended-turn-limit =
    { $stars ->
        [one] The limit on turns is reached: { $winner } wins with { $stars } authority star.
       *[other] The limit on turns is reached: { $winner } wins with { $stars } authority stars.
    }
# After a tie two sentences: who was level, and what decided.
dystopia-ended-stars-tied = { $players } have placed the last of { $stars } authority stars together.
dystopia-ended-turn-limit-tied =
    { $stars ->
        [one] The limit on turns is reached, and { $players } are level with { $stars } authority star each.
       *[other] The limit on turns is reached, and { $players } are level with { $stars } authority stars each.
    }
dystopia-ended-by-morale = { $winner } has the higher morale and wins.
dystopia-ended-by-knowledge = Morale is level too; { $winner } has the lower knowledge and wins.
dystopia-ended-by-markets = Morale and knowledge are level too; { $winner } has stars on more markets and wins.
dystopia-ended-by-territories = Morale, knowledge and markets are level too; { $winner } has stars in more territories and wins.
dystopia-ended-by-dice = Everything else is level too; { $winner } rolls the lowest total and wins.

## Recruits. Their texts are put together, one sentence for each ability: when or where, on which conditions, what may
## be paid, what is gained. What begins a sentence has a small letter where it can; the program capitalises it.

dystopia-ability = { $lead }, { $gain }.
dystopia-ability-may = { $lead }, you may { $gain }.
dystopia-ability-price = { $lead }, you may { $price }; then { $gain }.
dystopia-lead-where = { $when } { $where }
dystopia-once-a-turn = once a turn
# $choice: whether the last one is a choice, as in "you lose 1 knowledge or gain 1 food".
dystopia-clauses =
    { $choice ->
        [yes] { $items }, and { $last }
       *[no] { $items }, and { $last }
    }

# Places; for single ones see dystopia-space.
dystopia-where-tunnels = on a tunnel
dystopia-where-tank = in the Worker Activation Tank
dystopia-where-sites = on a construction site

# How a worker stands there.
dystopia-if-alone = alone
dystopia-if-highest = with the highest worker there
dystopia-if-lowest = with the lowest worker there
dystopia-if-equal = with a worker equal to another one there
dystopia-if-no-artifacts = with no artifacts
dystopia-if-no-resources = with no resources
dystopia-if-no-bump = without bumping
dystopia-if-took-resource = taking the resource

# Events with their conditions.
dystopia-when-bumping-bumped-other = when you bump another player's worker
dystopia-when-bumping-bumped-other-higher-bumped = when you bump another player's higher worker
dystopia-when-bumping-bumped-other-equal-bumped = when you bump another player's worker that equals yours
dystopia-when-bumping-bumped-other-victim-without-subterran = when you bump the worker of another player who has no active Subterran recruit
dystopia-when-before-bumped-roll-bumped-other = when you bump another player's worker, before it is rolled
dystopia-when-bumped = when anyone bumps your worker
dystopia-when-bumped-by-another = when another player bumps your worker
dystopia-when-market = at a market outside Icarus, after the star
dystopia-when-market-no-bump = at a market outside Icarus where you bumped nobody, after the star
dystopia-when-market-bumped-other = at a market outside Icarus where you bumped another player's worker, after the star
dystopia-when-market-room = at a market outside Icarus with room in its territory, after the star
dystopia-when-market-star-spot = at a market outside Icarus with room for one more star of yours, after the star
dystopia-when-star = when you place an authority star
dystopia-when-fed-paid-bliss = when you pay bliss to retrieve
dystopia-when-free-retrieve = when you retrieve without paying
dystopia-when-before-retrieve-roll = when you retrieve, before the roll
dystopia-when-retrieved-all-from-subterra = when you retrieve workers that all stood in Subterra
dystopia-when-worker-added = when you add a worker
dystopia-when-worker-rolled = when you add a worker, after its roll
dystopia-when-built = when a market is built
dystopia-when-others-roll = when another player's roll leaves them with doubles among their available workers
dystopia-when-worker-lost = when you lose a worker to a knowledge check
dystopia-when-worker-lost-rolled = when you lose a worker to a knowledge check because of a roll, not of a die that was set
dystopia-when-drawing = when you draw an artifact

# Prices, after "you may".
dystopia-price-good = pay { $what }
dystopia-price-artifact = discard { $what }
dystopia-price-owner = give its owner { $what }
dystopia-price-bumper = give that player { $what }
dystopia-price-sacrifice-visitor = sacrifice the worker that you placed
dystopia-price-sacrifice-retrieved = sacrifice one of those workers

# Gains. $mood: do (on its own), also (on top of what the space gives), may (after "you may"), or (after "or"),
# self (after something that others gain).
dystopia-do-gain =
    { $mood ->
        [may] gain { $what }
        [or] gain { $what }
        [also] you also gain { $what }
        [self] you gain { $what }
       *[do] you gain { $what }
    }
dystopia-do-lose =
    { $mood ->
        [may] lose { $what }
        [or] lose { $what }
        [also] you also lose { $what }
        [self] you lose { $what }
       *[do] you lose { $what }
    }
dystopia-do-draw =
    { $mood ->
        [may] draw { $what }
        [or] draw { $what }
        [also] you also draw { $what }
        [self] you draw { $what }
       *[do] you draw { $what }
    }
dystopia-instead-of-morale = { $gain } instead of gaining { $count } morale
dystopia-gain-opponents-may = each opponent may { $gain }
dystopia-gain-allegiance =
    { $mood ->
        [may] raise { $allegiance } by { $count }
       *[do] { $allegiance } rises by { $count }
    }
dystopia-gain-face-up-match =
    { $mood ->
        [may] draw { $what } face up instead and keep only those that match one another
       *[do] you draw { $what } face up instead and keep only those that match one another
    }
dystopia-gain-face-up-hand =
    { $mood ->
        [may] draw { $what } instead and show your hand: with any pair in it, all opponents draw 1 artifact
       *[do] you draw { $what } instead and show your hand: with any pair in it, all opponents draw 1 artifact
    }
dystopia-gain-draw-more = you draw { $what } instead and discard { $discards } from your hand
dystopia-gain-draw-two-keep-one = you draw 2 artifacts and discard 1 of the two
dystopia-gain-book-or-other = { $other }. With a book it is instead: { $book }
dystopia-gain-helped-or-not = you gain 2 morale if you helped, and lose 2 knowledge if you did not
dystopia-gain-miner =
    { $count ->
        [one] the miner moves { $count } step more
       *[other] the miner moves { $count } steps more
    }
dystopia-gain-owner-knowledge = its owner gains { $count } knowledge
dystopia-gain-others-knowledge = all other players with a worker there gain { $count } knowledge
dystopia-gain-star-here = you place 1 authority star more
dystopia-gain-star-in-territory = you place 1 authority star more in that territory
dystopia-gain-set-die = you set the die instead of rolling it
dystopia-gain-set-to-visitor = the bumped die is set to the number of your worker instead of being rolled
dystopia-gain-set-retrieved =
    { $count ->
        [one] you set one of the dice and roll only the others
       *[other] you set { $count } of the dice and roll only the others
    }
dystopia-gain-place-new-worker =
    { $mood ->
        [may] place it at once
       *[do] you place it at once
    }

# Standing changes, a sentence each.
dystopia-change-morale-with-knowledge = For each knowledge that you gain, you also gain 1 morale.
dystopia-change-knowledge-with-morale = For each morale that you lose, you also lose 1 knowledge.
dystopia-change-free-retrieve-with-two = With exactly 2 workers, retrieving without paying costs you no morale.
dystopia-change-artifact-on-sites = On construction sites, you may pay 1 artifact instead of the resource; then you gain 1 morale.
dystopia-change-any-resource-on-sites = On construction sites, you may pay with any resource. If you pay gold, you gain 1 morale and 1 knowledge.
dystopia-change-bliss-for-resource = At a built market whose cost has a resource, you may pay 1 bliss for it.
dystopia-change-food-for-bliss = You may pay food in place of bliss. If you do so at a market outside Icarus, you gain 1 knowledge and Wastelander allegiance rises by 1, once a visit.
dystopia-change-knowledge-for-tunnel = When you bump another player's worker on a tunnel, you may gain 1 knowledge instead of paying the commodity.
dystopia-change-one-artifact-at-ark = At the Ark of Fractured Memories, you may pay 1 artifact instead of 3; then each opponent may draw 1 artifact.
dystopia-change-energy-feeds = When you retrieve, you may pay 1 energy instead of food or bliss; then you lose 1 knowledge and gain 1 morale, instead of gaining 2 morale.
dystopia-change-any-exclusive = You may gain 2 knowledge to place on any open exclusive space, whatever the faction of your recruits.
dystopia-change-food-for-bliss-but-dearer = You may pay food in place of bliss. If you do so at a market outside Icarus, you gain 1 knowledge and Wastelander allegiance rises by 1, once a visit. But every worker that you place in Icarus costs 1 morale.
