### Build a Better Dystopia: how a finished game went.

dystopia-end-turn = turn { $turn }
dystopia-end-player = Player
dystopia-end-sum = All

## A tie

dystopia-end-tie = What broke the tie
dystopia-end-tie-between = { $names } had { $stars } stars each.
dystopia-end-tie-morale = The higher morale decided:
dystopia-end-tie-knowledge = The lower knowledge decided:
dystopia-end-tie-markets = More markets with an own star decided:
dystopia-end-tie-territories = More territories with an own star decided:
dystopia-end-tie-dice = Nothing else decided, so all workers were rolled, and the lowest total won:
dystopia-end-tie-value = { $name }: { $value }

## Stars

dystopia-end-sources = Where the stars came from
dystopia-end-source-built = building a market
dystopia-end-source-market = visiting a market
dystopia-end-source-artifact-market = artifact markets
dystopia-end-source-icarus = Icarus
dystopia-end-source-allegiance = allegiance of a recruit
dystopia-end-source-dilemma = the dilemma
dystopia-end-source-ability = abilities
dystopia-end-chart = Stars placed, turn by turn

## Markets

dystopia-end-market = The market that decided it
dystopia-end-market-name = Market
# $own: the winner's turns under the penalty. $others: the others' average.
dystopia-end-market-decided = It troubled the others for { $others } of their turns on average, and { $winner } for { $own }.
dystopia-end-market-none = None: no market troubled the others for more turns than the winner.
dystopia-end-market-unbuilt = None: nobody built a market.
# $star: true if the player has a star on it. $losses: how often the penalty took something.
dystopia-end-market-cell =
    { $star ->
        [true] star placed
       *[other] no star
    }, troubled for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }{ $losses ->
        [0] { "" }
        [one] , hit once
       *[other] , hit { $losses } times
    }
dystopia-end-market-about = A number: own turns begun under the penalty, before a star was placed there. A star: placed there. A minus: how often the penalty took a good or taught knowledge. Turns are counted, not how much a penalty hurts in one of them.
