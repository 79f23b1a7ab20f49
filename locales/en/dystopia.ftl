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

## Why not. $space is a place as in "on the Farm".

dystopia-why-game-over = The game is over. Thank you for building a better dystopia.
dystopia-why-not-asked = It is not for you to decide anything at the moment.
dystopia-why-not-now = Not now. What you are asked is: { $asked }
dystopia-why-not-offered = That is not among your choices now.
dystopia-why-must-use = What a recruit does without a "may" happens anyway: you choose only the order.
dystopia-why-cannot-pay-so = That is not a way to pay this cost, or you do not have it all.
dystopia-why-not-in-hand = You have no such artifact to discard.
dystopia-why-nothing-to-feed = The workers cannot be fed that: you have none of it, or they do not eat it.
dystopia-why-no-place-for-star = No star of yours can go there now.
dystopia-why-no-such-worker = You have no worker with a { $number } to place in this turn.
dystopia-why-not-equal = Further workers in a turn must have the same number as the first one, and a { $number } has not.
dystopia-why-not-the-new-worker = Only the new worker is placed now, and it is not a { $number }.
dystopia-why-cannot-pay = You cannot pay for a worker { $space }.
dystopia-why-taken = A worker already stands there, and nobody is ever bumped { $space }.
dystopia-why-not-built = There is no market yet { $space }: somebody has to build it first.
dystopia-why-already-built = There is nothing left to build { $space }.
dystopia-why-tunnel-not-complete = There is no space yet { $space }: the miner has not come that far.
dystopia-why-exclusive = The space { $space } is only for players with an active recruit of that faction.
dystopia-why-one-worker-an-area = You already have a worker { $space }. The Arena of Peaceful Conflict allows you no second one without a star on it.
dystopia-why-no-self-bump = The worker { $space } is your own. The Spa of Fleeting Pleasure does not let you bump it without a star on the tile.
dystopia-why-only-own-markets = You have no star { $space }. The Plaza of Immortalized Humility keeps you away without a star on it, too.
dystopia-why-no-shared-sites = Others are already at work { $space }. The Lounge of Opulent Frugality does not let you join them without a star on it.
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
dystopia-why-no-such-exchange = An exchange is with another player: each side gives something, and what is given must be there.
dystopia-why-cannot-accept = You do not have what is asked of you.
