### The questions of Build a Better Dystopia as pictures. The sentences of questions and answers are in dystopia.ftl.

## Bringing workers home

dystopia-prompts-who = Who comes home
dystopia-prompts-worker = { $number }, { $place }
dystopia-prompts-nobody = Tick at least one worker.
# $known: knowledge and the workers at home that are not rolled. $limit: 16.
dystopia-prompts-known =
    { $dice ->
        [0] They know { $known } of { $limit }. Nothing is rolled.
        [one] They know { $known } of { $limit }. One die is rolled.
       *[other] They know { $known } of { $limit }. { $dice } dice are rolled.
    }
dystopia-prompts-risk = Chance of losing a worker
dystopia-prompts-price = { $text }. Chance of losing a worker: { $chance }

## Cards to choose from

dystopia-prompts-step-active = Choose the recruit that works for you from the start.
dystopia-prompts-step-hidden = Choose the one that waits, hidden, until its faction is strong enough to wake it.
# $card: the name of a recruit or a market.
dystopia-prompts-is-active = { $card } works for you from the start.
dystopia-prompts-active = Works from the start
dystopia-prompts-keep-active = Let work from the start
dystopia-prompts-keep-active-card = Let work from the start: { $card }
dystopia-prompts-keep-hidden = Keep hidden
dystopia-prompts-keep-hidden-card = Keep hidden: { $card }
dystopia-prompts-draft = Take
dystopia-prompts-draft-card = Take { $card }
dystopia-prompts-tile = Put into the game
dystopia-prompts-tile-card = Put into the game: { $card }
dystopia-prompts-keep-new = Keep
dystopia-prompts-keep-new-card = Keep { $card }

dystopia-prompts-dilemma = Your ethical dilemma
# $artifact: as in "1 book".
dystopia-prompts-dilemma-about = Once in the game, in the place of a turn: discard { $artifact } or any two artifacts, and take a side.
dystopia-prompts-fight = Draw two recruits and keep one, hidden.
dystopia-prompts-contribute = Place an authority star here.

## The question where a worker goes

dystopia-prompts-workers = Which worker
# $count: workers with this number.
dystopia-prompts-die =
    { $count ->
        [one] The { $number }
       *[other] { $count } × { $number }
    }
dystopia-prompts-home = Bring home
# Of an area: the total now and with the worker.
dystopia-prompts-total = { $from } → { $to }
dystopia-prompts-double = You have { $count } workers with { $number }: they may all work this turn, one after the other.
dystopia-prompts-settle = Dilemma
dystopia-prompts-closed = Not open to the { $number }, and why
# Ways to pay that need fewer artifacts than the others.
dystopia-prompts-way-matching = the one pictured
dystopia-prompts-way-pair = a pair
