### Contests of bots and reports about games. Every other language has these keys, with these variables.

## Usage

arena-about-bots = The bots, with commas between them, such as hard,normal,greedy,random; after a colon how much one may think, such as planner:0.25s or planner:400. With fewer than seats the last one takes the rest.
arena-about-seats-option = How many seats, { $least } to { $most }; otherwise as many as there are bots, where the game allows it.
arena-about-games = How many games; otherwise 400. Whole deals are played, so it may be a few more.
arena-about-jobs = How many processes share the work; otherwise one for each core. The results are the same.
arena-about-seed = A number or a word: the same seed deals the same games; otherwise 1.
arena-about-out = Keep the games, the figures and the page in this folder; otherwise { $folder }. A run that was broken off goes on there.
arena-about-cluster = Play on a Ray cluster at this address; “local” starts one here. The results are the same.
arena-about-margin = Win rates that differ by fewer percentage points than this are as good as equal; otherwise 5.
arena-about-sure = How sure all answers together must be, in per cent; otherwise 95.
arena-about-to-the-end = Play all games, even when all is settled.
arena-folder = FOLDER
arena-address = ADDRESS

## Mistakes

arena-error-bots = A contest needs at least two different bots, such as --bots greedy,random.
arena-error-bot = There is no bot “{ $bot }”; there is { $bots }.
arena-error-thought = “{ $bot }” does not say how much to think; write seconds (planner:0.25s) or iterations (planner:400), and cores after a star (planner:400*2).
arena-error-per-cent = --{ $option } is a number above { $low } and below { $high }.
arena-error-missing = This needs more than is installed ({ $module } is missing): pip install "euphoria-table[{ $extra }]"
arena-error-other = { $file } holds another contest. { $different } Choose another --out, or ask for the same contest.
arena-error-differs = There { $name } is { $theirs }, here it is { $ours }.
arena-error-in-use = { $file } is in use by another run.
arena-error-damaged = { $file } is damaged in line { $line }; choose another --out.
arena-error-cluster = No cluster answers at { $address }: { $reason }
arena-error-folder = { $folder } cannot be written into: { $reason }

## In the terminal

arena-playing = { $game }: { $bots }
arena-going-on =
    { $games ->
        [one] One game is in { $folder } already; going on.
       *[other] { $games } games are in { $folder } already; going on.
    }
arena-stopped = Stopped. All games that were played to the end are kept: the same command goes on from there.
arena-nothing-yet = No deal is complete yet: there is nothing to tell.
arena-head =
    { $games ->
        [one] One game on { $deals } deals with { $seats } seats, seed { $seed }
       *[other] { $games } games on { $deals } deals with { $seats } seats, seed { $seed }
    }
arena-uncounted =
    { $games ->
        [one] One more game is kept and not counted: its deal is not complete, or came after the end.
       *[other] { $games } more games are kept and not counted: their deals are not complete, or came after the end.
    }
arena-early =
    { $left ->
        [one] All is settled: one game was left unplayed.
       *[other] All is settled: { $left } games were left unplayed.
    }
arena-written = The page is { $page }, all figures are in { $figures }, all games in { $games }.
arena-column-bot = Bot
arena-column-seats = Seats
arena-column-wins = Wins
arena-column-share = Win rate
arena-column-interval = 95 %
arena-column-rating = Rating
arena-column-speed = Decisions/s
arena-column-troubles = Mishaps

## What was found

arena-settled = Settled after { $deals } deals. With { $sure } % certainty none of these statements is wrong:
arena-open = Not settled after { $deals } deals. With { $sure } % certainty none of these statements is wrong:
arena-answer-better = { $first } wins more often than { $second }: by { $low } to { $high } percentage points.
arena-answer-equal = { $first } and { $second } are as good as equal: { $low } to { $high } percentage points apart.
arena-answer-open = { $first } and { $second } cannot be told apart yet: { $low } to { $high } percentage points.

## The page of a contest

arena-page-title = Contest: { $game }
arena-page-lead =
    { $games ->
        [one] One game on { $deals } deals with { $seats } seats.
       *[other] { $games } games on { $deals } deals with { $seats } seats, every deal replayed with the seats exchanged.
    }
arena-page-made = Made by euphoria-table { $version } with
arena-verdict = What can be said
arena-win-rates = Win rates
arena-about-win-rates = The share of a bot's seats that won; a victory of several is a victory for each of them. The 95 % interval is Wilson's, for as many independent games as the deals are worth.
arena-ratings = Ratings
arena-about-ratings = openskill (Plackett-Luce) after all games in their order: the strength, give or take two standard deviations. Everybody begins with 25.
arena-ladder = Strength by thinking
arena-about-ladder = The rating of one bot with more and more to think.
arena-course = How it was settled
arena-difference = { $first } against { $second }: difference of the win rates by deal, in percentage points
arena-doubt = Doubt that there is any difference: { $doubt }
arena-about-course = The band holds the true difference at every moment at once, so that one may stop whenever all is clear (a confidence sequence by betting). It is computed from the differences within deals.
arena-meetings = One against one
arena-about-meetings = Of the games in which exactly one of the two won: how often it was the bot of the line.
arena-seats = Wins by seat
arena-about-seats = Every bot had every seat equally often.
arena-seat = seat { $number }
