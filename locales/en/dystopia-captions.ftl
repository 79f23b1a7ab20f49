### The web board of Build a Better Dystopia: what others do, told on the board while it happens, and what has happened since one's last turn.

# $count: workers.
dystopia-captions-retrieve =
    { $count ->
        [one] { $name } brings a worker home.
       *[other] { $name } brings { $count } workers home.
    }
dystopia-captions-dilemma = { $name } faces an ethical dilemma.

# The sum of the numbers of all workers at a place; the gains follow. $sum: "5 + 4".
dystopia-captions-total = Together { $sum } = { $total }, so:
dystopia-captions-alone = Alone here: { $total } in all, so:
dystopia-captions-bumped = { $name }'s { $number } goes home and is rolled, at no charge.
dystopia-captions-bumped-you = Your { $number } comes home: you roll it at no charge.
# A member of a faction whose allegiance has risen far enough. $count: of what is gained.
dystopia-captions-tier = { $count } of it for standing well with { $faction }.
dystopia-captions-star = A star is placed: { $left } left.
dystopia-captions-star-last = The last star is placed.
dystopia-captions-rolls = New numbers:
dystopia-captions-rolls-other = { $name } rolls:
dystopia-captions-pays = Pays
dystopia-captions-gains = Gains
dystopia-captions-loses = Loses

## Words beside an icon and a number

dystopia-captions-thing-knowledge = knowledge
dystopia-captions-thing-morale = morale
dystopia-captions-thing-card =
    { $count ->
        [one] artifact
       *[other] artifacts
    }
dystopia-captions-thing-worker =
    { $count ->
        [one] worker
       *[other] workers
    }
dystopia-captions-thing-star =
    { $count ->
        [one] star
       *[other] stars
    }
dystopia-captions-thing-pick = step of the miner
# The allegiance of a faction has risen.
dystopia-captions-thing-faction = allegiance

## Since one's last turn, one line for each player. Short words: what a player did

dystopia-captions-since = Since your last turn
dystopia-captions-did-retrieve = Brought workers home
dystopia-captions-did-dilemma = Ethical dilemma
dystopia-captions-did-trade = Trade

## Dice that decide: who begins, and ties at the end

dystopia-captions-roll-off-first = Who begins?
dystopia-captions-roll-off-rule = The highest sum of the starting workers begins. Where sums are level, one die each is rolled.
dystopia-captions-roll-off-first-won = { $name } takes the first turn.
dystopia-captions-roll-off-tie = A tie at the end
dystopia-captions-roll-off-tie-won = { $name } wins the tie.
# For screen readers. $dice: "2 and 5". $kept: true if the player has won, or rolls again.
dystopia-captions-roll-words =
    { $name } rolls { $dice }, { $total } in all: { $kept ->
        [true] still in.
       *[other] out.
    }
