### Contests of bots and reports about games. Every other language has these keys, with these variables.

## Usage

arena-about-bots = The bots, with commas between them, such as hard,normal,greedy,random; after a colon how much one may think, such as planner:0.25s or planner:400. With fewer than seats the last one takes the rest.
arena-about-games = How many games; otherwise 400. Whole deals are played, so it may be a few more.
arena-about-jobs = How many processes share the work; otherwise one for each core. The results are the same.
arena-about-out = Keep the games, the figures and the page in this folder; otherwise { $folder }. A run that was broken off goes on there.
arena-about-cluster = Play on a Ray cluster at this address; “local” starts one here. The results are the same.
arena-about-margin = Win rates that differ by fewer percentage points than this are as good as equal; otherwise 5.
arena-about-sure = How sure all answers together must be, in per cent; otherwise 95.
arena-about-to-the-end = Play all games, even when all is settled.
arena-about-code = A bot in a Python file of yours, with the name of the file; may be given several times. It runs in a process of its own.
arena-about-keep = Keep what is played in this folder: each game as a record, to be watched again.
arena-about-rows = Beside --keep: each decision as a row of numbers as well (observation, mask, action, seat, result), a Parquet file for each game.
arena-folder = FOLDER
arena-file = FILE
arena-address = ADDRESS

## Mistakes

arena-about-by-team = Two bots, each with all seats of a team as it was dealt; every deal is played again with the teams exchanged.
arena-error-teams = A contest by teams needs two different bots, and a game that deals teams, such as leaders.
arena-error-bots = A contest needs at least two different bots, such as --bots greedy,random.
arena-error-bot = There is no bot “{ $bot }”; there is { $bots }.
arena-error-thought = “{ $bot }” does not say how much to think; write seconds (planner:0.25s) or iterations (planner:400), and cores after a star (planner:400*2).
arena-error-code-file = --code is a Python file, and { $file } is none.
arena-error-code-name = The bot of { $file } would be called “{ $bot }”, and there is one of this name; rename the file.
arena-error-code = The bot in { $file } cannot play this game: { $reason }
arena-error-per-cent = --{ $option } is a number above { $low } and below { $high }.
arena-error-missing = This needs more than is installed ({ $module } is missing): pip install "euphoria-table[{ $extra }]"
arena-error-other = { $file } holds another contest. { $different } Choose another --out, or ask for the same contest.
arena-error-differs = There { $name } is { $theirs }, here it is { $ours }.
arena-error-in-use = { $file } is in use by another run.
arena-error-damaged = { $file } is damaged in line { $line }; choose another --out.
arena-error-cluster = No cluster answers at { $address }: { $reason }
arena-error-rows = --rows goes with --keep FOLDER: the rows are kept beside the records.
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
arena-kept = What was played is in { $folder }.
arena-written = The page is { $page }, all figures are in { $figures }, all games in { $games }.
arena-column-bot = Bot
arena-column-seats = Seats
arena-column-wins = Wins
arena-column-share = Win rate
arena-column-interval = 95 %
arena-column-rating = Rating
arena-column-speed = Decisions/s
arena-column-troubles = Mishaps
arena-column-late = Late
arena-complaint = { $bot } has failed, and did any legal action instead; the first time: { $reason }

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
arena-doubt = Chance of so clear a difference between equals: { $doubt }.
arena-about-course = The band holds the true difference at every moment at once, so that one may stop whenever all is clear (a confidence sequence by betting). It is computed from the differences within deals.
arena-meetings = One against one
arena-about-meetings = Of the games in which exactly one of the two won: how often it was the bot of the line.
arena-seats = Wins by seat
arena-about-seats = Every bot had every seat equally often.
arena-seat = seat { $number }

## The designer's report

arena-report-about-bots = The bot that plays all seats; otherwise greedy.
arena-report-about-out = Write the page and the tables into this folder; otherwise { $folder }.
arena-report-about-cards = also write what is found of each card to this file; the page shows those in docs/reports/cards
arena-report-error-bots = A report needs one bot for all seats: what wins is to be the game's doing, not the bot's.
arena-report-title = Report: { $game }
arena-report-lead =
    { $games ->
        [one] One game with { $seats } seats, all played by { $bot }.
       *[other] { $games } games with { $seats } seats, all played by { $bot }.
    }
arena-report-short = { $turns } turns and { $decisions } decisions a game, each among { $branching } actions; { $comebacks } % of wins are comebacks.
arena-report-believed = Of { $all } things that could be compared { $count } stand out (in percentage points of the win rate):
arena-report-written = The page is { $page }; the tables are beside it in { $folder }.
arena-report-no-parquet = No Parquet files: polars is missing. pip install "euphoria-table[report]"
arena-report-in-short = In short
arena-report-in-short-length = A game takes { $turns } turns and { $decisions } decisions, each among { $choices } actions.
arena-report-in-short-fair = Who begins wins { $share } ({ $low } – { $high }); { $even } would be even. These games show no advantage.
arena-report-in-short-unfair = Who begins wins { $share } ({ $low } – { $high }), not { $even }: it matters who begins.
arena-report-in-short-comebacks = { $share } of all wins ({ $low } – { $high }) are comebacks.
arena-report-in-short-things =
    { $count ->
        [0] None of { $all } things that could be compared stands out beyond chance. More games would show smaller differences.
        [one] One of { $all } things that could be compared stands out beyond chance.
       *[other] { $count } of { $all } things that could be compared stand out beyond chance. The clearest:
    }
arena-report-dealt-title = Dealt by chance: what differs is their doing
arena-report-chosen-title = Chosen by players: who is winning anyway may choose them more
arena-page-contents = Contents
arena-unit-points = percentage points of the win rate
arena-unit-turns = turns
arena-unit-games = games
arena-unit-played = how much of the game has been played
arena-unit-actions = actions
arena-unit-wins = wins, in per cent
arena-unit-seats = seat
arena-report-between = { $low } to { $high }
arena-report-column-kind = Kind
arena-report-listing =
    { $count ->
        [one] The figures of this one
       *[other] The figures of these { $count }
    }
arena-report-length = Length
arena-report-turns = Turns
arena-report-decisions = Decisions
arena-report-mean = mean
arena-report-median = median
arena-report-least = least
arena-report-most = most
arena-report-a-turn = { $decisions } decisions a turn. A decision is one with something to choose.
arena-report-turns-drawn = Games by their number of turns
arena-report-branching = Choices
arena-report-about-branching = Among how many actions one chooses on average, by tenth of the game.
arena-report-order = Wins by order of play
arena-report-order-nth =
    { $number ->
        [1] who begins
       *[other] number { $number }
    }
arena-report-seat = Wins by seat
arena-report-seat-nth = seat { $number }
arena-report-about-order = With 95 % intervals; the broken line is what all would have if they had the same. In red: away from it by more than chance, though several were looked at (Bonferroni).
arena-report-endings = How it ends
arena-report-reason = Reason
arena-report-games = Games
arena-report-share = Share
arena-report-comebacks = Comebacks
arena-report-comeback-share = { $share } of all wins ({ $low } – { $high }) went to somebody who did not lead in the middle of the game. The lead changes { $changes } times a game.
arena-report-decided = How often those who lead win in the end, by how much of the game has been played
arena-report-standing-dystopia = Who has placed most stars leads.
arena-report-standing-leaders = Who has most recruits hidden leads, for want of anything better that all can count.
arena-report-standing-reality = Who has most victory points for eliminated rivals leads.
arena-report-groups = By what was played
arena-report-group = Option
arena-report-choices = Actions
arena-report-draws = Draws
arena-report-first-wins = Who begins wins
arena-report-things = What wins
arena-report-about-things = Things are compared within games: those who had one with those at the same table who had not, where there are at least { $fewest } such games. Intervals are 95 % each. Red: believed, with a q-value of at most 0.05 (Benjamini and Hochberg over all differences of this report: of the red ones at most 5 % are expected to be chance).
arena-report-difference = Difference of the win rates, in percentage points
arena-report-column-thing = What
arena-report-column-share = Seats
arena-report-column-times = Times
arena-report-column-wins = Wins
arena-report-column-interval = 95 %
arena-report-column-difference = Difference
arena-report-column-difference-interval = 95 %
arena-report-column-q = q
arena-report-more =
    { $count ->
        [one] One more is in things.csv.
       *[other] { $count } more are in things.csv.
    }
arena-report-by-chance = Chance dealt these: what differs is their doing.
arena-report-by-choice = Players chose these: who is winning anyway may choose them more. A difference is a question, not an answer.

arena-kind-recruit-dealt = Recruits dealt
arena-kind-recruit-dealt-about = Among the recruits to choose from at the start.
arena-kind-recruit-kept = Recruits kept
arena-kind-recruit-kept-about = Kept of those that were dealt, awake or not.
arena-kind-recruit-pair = Pairs of recruits
arena-kind-recruit-pair-about = The two that were kept together.
arena-kind-recruit-used = Abilities of recruits used
arena-kind-recruit-used-about = Whose ability was used at least once; “times” says how often.
arena-kind-market = Markets
arena-kind-market-about = Market tiles with the player's authority star on them.
arena-kind-artifact = Artifacts drawn
arena-kind-artifact-about = By what is on the card.
arena-kind-dilemma = Ethical dilemmas
arena-kind-dilemma-about = By how they were settled.
arena-kind-space = Spaces
arena-kind-space-about = Where workers were placed.
arena-kind-role = Roles dealt
arena-kind-role-about = The leader that one was dealt, or the team without one.
arena-kind-artifact-dealt = Artifacts dealt
arena-kind-artifact-dealt-about = In the hand at the start.
arena-kind-artifact-used = Artifacts used
arena-kind-artifact-used-about = As an action or as a reaction.
arena-kind-deed = Deeds
arena-kind-deed-about = What players did or suffered at least once; “times” says how often.
arena-kind-character = Characters
arena-kind-character-about = In the team, which was drawn by lot.
arena-kind-object = Objects bought
arena-kind-object-about = By a figure of the team; the teams were drawn by lot.
arena-kind-object-used = Objects used
arena-kind-object-used-about = By a figure of the team, wherever it got them.
arena-kind-ability = Special abilities used
arena-kind-ability-about = By whose they are.
arena-kind-upgrade = Upgrades
arena-kind-upgrade-about = Characters that were upgraded.
arena-deed-interrogated = interrogated somebody
arena-deed-armed =
    { $edition ->
        [A] took a ray gun
       *[B] took a laser
    }
arena-deed-shot = shot
arena-deed-gave = gave an artifact
arena-deed-turned =
    { $edition ->
        [A] became a Wastelander
       *[B] became an Anarchist
    }
arena-deed-claimed = claimed something
