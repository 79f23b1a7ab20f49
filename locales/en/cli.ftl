### The euphoria command: everything that the terminal says. Every other language has these keys, with these variables.

## Usage

cli-about = Three tabletop games to play with people and bots, to simulate and to study.
cli-about-play = Play a game in the terminal, alone against bots or with others at one screen.
cli-about-replay = Go through a recorded game step by step.
cli-about-simulate = Let random players or bots play many games, and count what came of them.
cli-about-arena = Let bots play against each other, and tell how sure it is who is best.
cli-about-report = Let bots play many games, and tell a designer what the game is like.
cli-about-train = Let a network learn a game by playing against itself; the bot “learned” plays with such networks.
cli-about-rules = Read the rules: one by its id, a section, or all that mention a word.
cli-about-games = List the games and their options.
cli-about-table = Tables of scenery for reality: list, show, check or make them.
cli-about-table-list = List the tables that come with the game.
cli-about-table-show = Show what stands on a table, or draw its floor plan.
cli-about-table-check = Check a table file, and say everything that is wrong with it.
cli-about-table-make = Make a table from a seed and write its file to the standard output.
cli-about-team = Teams for reality: list, show or check them.
cli-about-team-list = List the teams that come with the game.
cli-about-team-show = Show who is in a team, with which upgrades and objects, and what it costs.
cli-about-team-check = Check whether a team may play, and say every reason why not.
cli-about-verify = Check that the dice of a recorded game are those that were promised before it.
cli-arg-command = COMMAND
cli-arg-game = GAME
cli-arg-file = FILE
cli-arg-word = WORD
cli-arg-wanted = ID|WORD
cli-arg-lang = The language: en or es; otherwise that of your system.
cli-arg-record = A saved game.
cli-arg-seat = As the player on this seat saw it, counted from 1; otherwise as a spectator did.
cli-arg-all = With all cards face up.
cli-arg-commitment = The commitment that you saw before the game; it must be the record's own.
cli-arg-rules = A rule's id (L-shot-2), a section, or words to look for.
cli-arg-rules-game = Only the rules of this game.
cli-arg-seats = How many players, { $least } to { $most }.
cli-arg-seed = A number or a word: the same seed deals the same game.
cli-arg-humans = How many of them are people; they take the first seats. Otherwise one.
cli-arg-names = Names for the first seats, with commas between them.
cli-arg-bots = How strong the bots are: easy, normal, hard, or the name of any bot, such as greedy or planner:2s. Otherwise normal.
cli-arg-variant = Play this variant; the same as its own option. May be given several times.
cli-arg-scenario = Begin from the position in this file.
cli-arg-load = Go on with a saved game.
cli-arg-games = How many games; otherwise 1000.
cli-arg-jobs = How many processes share the work; otherwise one for each core. The results are the same.
cli-arg-table = TABLE
cli-arg-table-file = A table file, the name of a table, or one made from a seed, such as seed:17.
cli-arg-table-svg = Draw the floor plan into this file, as SVG.
cli-arg-table-theme = Draw it on paper or at night; otherwise as the reader's system prefers.
cli-arg-table-seed = A whole number: the same seed makes the same table.
cli-arg-table-size = Width and depth in inches; otherwise 48x36.
cli-arg-team = TEAM
cli-arg-team-file = A team file, or the name of a team.
cli-arg-team-table = The table that it plays on: what explosive charges sit on is there. Otherwise { $table }.
cli-arg-team-budget = The audience that it may cost; otherwise { $budget }.
cli-arg-team-mission = The mission that it plays; otherwise { $mission }.
cli-arg-json = Write all figures into this file; - is the standard output.
cli-arg-simulated-bots = The bots by seat, with commas between them; the last one takes the rest. Otherwise all players are random.
cli-usage = usage:
cli-usage-arguments = arguments
cli-usage-options = options
cli-usage-help = show this help and exit
cli-usage-version = show the version and exit
cli-usage-error = %(prog)s: error: %(message)s
cli-usage-argument = argument %(argument_name)s: %(message)s
cli-usage-unknown = unknown arguments: %s
cli-usage-missing = these arguments are required: %s
cli-usage-one = expected one argument
cli-usage-ambiguous = ambiguous option: %(option)s could be %(matches)s
cli-usage-invalid = invalid %(type)s value: %(value)r
cli-usage-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-usage-not-with = not allowed with argument %s

## The table server

cli-about-serve = Serve tables to people over the network, until it is stopped.
cli-serve-address = ADDRESS
cli-serve-host = The address to listen at; otherwise only this machine can reach it.
cli-serve-port = The port to listen at; otherwise 8000.
cli-serve-database = A file for SQLite or the address of a PostgreSQL; otherwise EUPHORIA_DATABASE_URL, or a file among your data.
cli-serve-open = Open the page in a browser as soon as it is there.
cli-serve-here = Your table is ready: { $address }. Stop it with Ctrl+C.
cli-serve-no-browser = Your table is ready. No browser could be opened from here: go to { $address } yourself. Stop it with Ctrl+C.
cli-serve-missing = The server needs more than is installed ({ $module } is missing): pip install "euphoria-table[server]"

## Mistakes

cli-error-own-options = { $file } brings its own seats, seed and options; leave them out.
cli-error-other-game = { $file } is a game of { $game }.
cli-error-scenario = { $file } is no scenario that can be set up: { $reason }
cli-error-humans = --humans cannot be { $count }: choose 0 to { $seats }.
cli-error-bots = --bots cannot be { $spec }: choose one of { $names }; a budget may follow, as in planner:2s (seconds), planner:400 (iterations) or planner:2s*2 (cores).
cli-error-bot-unable = The bot { $spec } is installed and cannot play this game: { $reason }
cli-error-simulated-bots = --bots names { $bots } bots for { $seats } seats.
cli-error-seats = --seats cannot be { $seats }: { $game } is for { $least } to { $most } players.
cli-error-option = --{ $option } cannot be { $value }: { $allowed }.
cli-allowed-choices = choose one of { $choices }
cli-allowed-numbers = choose a whole number from { $low } to { $high }
cli-error-number = --{ $option } is a whole number from { $low } to { $high }.
cli-error-folder = There is no folder to write { $file } into.
cli-error-game = --game cannot be { $game }: choose one of { $games }.
cli-error-seat = --seat cannot be { $seat }: this game has seats 1 to { $seats }.
cli-error-name = --names: “{ $name }” cannot be a name: give 1 to { $most } letters for each.
cli-error-names =
    { $count ->
        [one] --names: one name is too many for { $seats } seats.
       *[other] --names: { $count } names are too many for { $seats } seats.
    }
cli-no-such-pick = “{ $heading }” takes no { $number }.
cli-error-same-names = --names: two players have the same name; nobody could tell whom they accuse.
cli-file-unreadable = { $file } cannot be read: { $reason }
cli-load-failed = { $file } is no game that can be loaded: { $reason }
cli-table-more = Any number makes one more: seed:1, seed:2, and so on; seed:1:60x40 is 60 by 40 inches.
cli-table-size = --size cannot be { $size }: say width and depth in inches, such as 48x36.
cli-table-fine = { $file } is a good table: { $title }.
cli-table-flaws =
    { $count ->
        [one] { $file } is no table to play on, for one reason:
       *[other] { $file } is no table to play on, for { $count } reasons:
    }
cli-table-drawn = The floor plan of { $title } is in { $file }.
cli-table-what = Scenery
cli-table-kind = Kind
cli-table-height = Height
cli-table-where = From the left, from below
cli-team-more = A file of your own can be shown and checked too; in a game, type “team FILE” to play it.
cli-team-fine = { $file } may play: { $title }, { $audience } of { $budget } audience.
cli-team-flaws =
    { $count ->
        [one] { $file } may not play, for one reason:
       *[other] { $file } may not play, for { $count } reasons:
    }
cli-team-name = Team
cli-team-title = Title
cli-team-who = Member
cli-team-with = Upgrades and objects
cli-team-cost = Audience
cli-team-total = Total
cli-team-charges = { $object } ({ $element })
cli-team-leader = Leader: { $leader }.
cli-team-pair = Susan is paired with { $pair }.
cli-save-failed = { $file } cannot be written: { $reason }
cli-save-taken = { $file } is there already and is no saved game; choose another name.

# What the operating system says, by the name of its error.
cli-os-EACCES = Permission denied
cli-os-EPERM = Operation not permitted
cli-os-ENOENT = No such file or directory
cli-os-EEXIST = File exists
cli-os-EISDIR = Is a directory
cli-os-ENOTDIR = Not a directory
cli-os-ENOTEMPTY = Directory not empty
cli-os-ENOSPC = No space left on device
cli-os-EDQUOT = Disk quota exceeded
cli-os-EROFS = Read-only file system
cli-os-EFBIG = File too large
cli-os-EIO = Input/output error
cli-os-ENAMETOOLONG = File name too long
cli-os-ELOOP = Too many levels of symbolic links
cli-os-EMFILE = Too many open files
cli-os-ENFILE = Too many open files in system
cli-os-ENOMEM = Cannot allocate memory
cli-os-EBUSY = Device or resource busy
cli-os-EINVAL = Invalid argument
cli-os-ENXIO = No such device or address
cli-os-EADDRINUSE = Address already in use
cli-os-EADDRNOTAVAIL = Cannot assign requested address
cli-os-ECONNREFUSED = Connection refused
cli-os-not-text = it is no text in UTF-8, from byte { $byte } on
cli-error-output = The output cannot be written: { $reason }

## Games

cli-game-seats = { $least } to { $most } players, revision { $revision } of the rules
cli-game-default = [{ $value }]
cli-yes = yes
cli-no = no
cli-regulars = Ada Boris Clea Dmitri Eva Fausto Greta Hugo

# A player on the board that `print(state)` shows; seats count from 0 there.
cli-printed-seat = Seat { $seat }

## At the prompt

cli-hint = A number, or words of it · Enter redraws · ? why not · help log hand undo quit
cli-window-small = This window has { $width } columns and { $height } lines. The table needs { $wide } by { $high }: make it larger, or the letters smaller.
cli-hint-back = A number, or words of it · Enter: back to the whole list
cli-several =
    { $count ->
        [one] That could mean one thing:
       *[other] That could mean { $count } things:
    }
cli-no-such-number = There is no number { $number } here; choose 1 to { $last }.
cli-not-understood = “{ $words }” is neither on the list nor a command. Type help, or ? for what is not allowed now.
cli-news = Since your last decision
cli-news-last = The last of it
cli-news-page = While you waited
cli-news-enter = Enter: to the table.
cli-news-more =
    { $count ->
        [one] Since your last decision; one more thing is in the log
       *[other] Since your last decision; { $count } more things are in the log
    }

# The words for the commands; the first one is shown, the others are understood as well.
cli-word-undo = undo
cli-word-log = log
cli-word-hand = hand cards
cli-word-card = card
cli-word-seen = seen
cli-word-look = look
cli-word-beliefs = beliefs
cli-word-rules = rules rule
cli-word-save = save
cli-word-load = load
cli-word-help = help
cli-word-quit = quit exit q
cli-word-back = back

cli-help-number = Choose by number. Or type words of it: “interrogate boris 2”, “skip”.
cli-help-why = What is not allowed now, with the rule: “?”, “? shoot”, “? use boomerang”.
cli-help-undo = Take back your last choice, as long as nobody has learned anything from it.
cli-help-log = What happened, as you may know it, with the rules: “log”, “log 50”.
cli-help-hand = The texts of your cards.
cli-help-card = The text of any card: “card umbrella”.
cli-help-seen = Who has looked at what, and what you know of others' hands.
cli-help-look = Look closely.
cli-help-beliefs = What can be concluded from all you have seen, counted.
cli-help-rules = The rules: “rules”, “rules L-shot-2”, “rules leader”.
cli-help-save = Save the game: “save evening.json”.
cli-help-load = Go on with a saved game: “load evening.json”.
cli-help-help = This list.
cli-help-quit = Leave. A game under way is kept.
cli-help-back = Back to the whole list (or just Enter).

cli-why-title = Not now:
cli-why-none = Everything that can be done at this table can be done now.
cli-why-unknown = “{ $words }” is nothing that can be done in this game.
cli-why-allowed = This you may do: { $action }.
cli-why-fold =
    { $count ->
        [one] { $heading }: one choice, allowed now.
       *[other] { $heading }: { $count } choices, all allowed now.
    }
cli-why-more =
    { $count ->
        [one] (and one more like it)
       *[other] (and { $count } more like it)
    }
cli-undo-nothing = There is nothing to take back yet.
cli-undo-others = That cannot be taken back: others have moved since.
cli-undo-dice = That cannot be taken back: dice were thrown, or cards were shuffled.
cli-undo-learned = That cannot be taken back: a card was drawn or seen, or somebody was told something.
cli-undo-over = That cannot be taken back: it has ended the game.
cli-log-number = “log” takes a number of lines, not “{ $words }”.
cli-log-empty = Nothing has happened yet.
cli-hand-empty = Your hand is empty.
cli-card-unknown = No card has “{ $words }” in its name.
cli-beliefs-none = There is nothing to count in this game.
cli-save-where = Save it where? For example: save evening.json
cli-saved = Saved in { $file }.
cli-load-where = Load what? For example: load evening.json

cli-curtain = Please pass the screen to { $name }.
cli-curtain-enter = { $name }, press Enter when nobody else is looking.
cli-seen-enter = Press Enter when you have seen enough.
cli-plain-legend = The table as the game describes it to you; this game has no picture of its own.
cli-plain-ending = The game is over. { $winners } won.
cli-plain-no-winner = The game is over. Nobody won.
cli-you-won = You have won. This will be remembered.
cli-you-lost = You have not won. This will be remembered.
cli-look-unknown = There is nobody to look at by “{ $words }”. Use the letters of the map.
cli-after = The game is over: log, rules, card, save FILE, or Enter to leave.
cli-autosaved = The game is kept in { $file }. To go on: { $command }
cli-goodbye = Thank you for your cooperation.

## Rules

cli-rules-title = Rules of { $game }, revision { $revision }
cli-rules-section = Section
cli-rules-name = Word
cli-rules-ids = Rules
cli-rules-hint = Read one by its id, a section by its word, or look for any word.
cli-rules-none = No rule has this id or these words: “{ $words }”.
cli-rules-ruling = our ruling

## Replay

cli-replay-step = Step { $number } of { $last }
cli-replay-news = What happened
cli-replay-keys = Enter: next. b: back. A number up to { $last }: go there. q: leave.
cli-replay-last = That was the last step ({ $last }). b: back. q: leave.
cli-replay-first = This is the beginning.

## Verify

cli-verify-good =
    { $count ->
        [one] The one die of this game is as committed.
       *[other] All { $count } dice are as committed, those of shuffles included.
    }
cli-verify-skipped =
    { $count ->
        [one] One throw was taken back. It counts only if all at the table agreed to that.
       *[other] { $count } throws were taken back. It counts only if all at the table agreed to that.
    }
cli-verify-none = The dice of this game cannot be verified: nothing was committed to before it.
cli-verify-hidden = The dice of this game cannot be verified yet: the secret is shown when it is over.
cli-verify-secret = The secret in this record is not the one that was committed to. Its dice prove nothing.
cli-verify-commitment = This record has another commitment than the one you gave: { $commitment }
cli-verify-setup = Setting up, die { $die }, differs: { $numbers }.
cli-verify-move = Move { $move } ({ $player }), die { $die }, differs: { $numbers }.
cli-verify-numbers = { $shown } in the record, { $thrown } by the commitment (counted from 0)
cli-verify-nothing = none
cli-verify-before =
    { $count ->
        [0] No die before it.
        [one] The one die before it is as committed.
       *[other] The { $count } dice before it are as committed.
    }
cli-verify-table = Table: { $table }
cli-verify-promise = Commitment: { $commitment }
cli-verify-seat = Seat { $seat }
cli-verify-added = { $player } added: { $words }
cli-verify-empty = nothing
cli-verify-hint = It counts only if this is what you saw and added before the game.

## Simulation

cli-simulating = Playing { $game }
cli-time-left = left
cli-simulation-stopped = Stopped: what follows is about the { $done } games of { $games } that were played to the end.
cli-simulation-head =
    { $games ->
        [one] One game of { $seats } random players, seed { $seed }
       *[other] { $games } games of { $seats } random players, seed { $seed }
    }
cli-simulation-bots =
    { $games ->
        [one] One game with { $seats } seats, seed { $seed }
       *[other] { $games } games with { $seats } seats, seed { $seed }
    }
cli-simulation-players = By seat: { $bots }
cli-simulation-sides = Who wins
cli-simulation-order = Wins by order of play
cli-simulation-nth =
    { $number ->
        [1] who begins
       *[other] number { $number }
    }
cli-simulation-seats = Wins by seat
cli-simulation-seat = seat { $number }
cli-simulation-reasons = How it ends
cli-simulation-turns = Turns: { $mean } on average, median { $median }, from { $min } to { $max }.
cli-simulation-decisions-a-game = Decisions: { $mean } a game on average, median { $median }, from { $min } to { $max }.
cli-simulation-assumed = Since you did not set it: --{ $option } { $value }.
cli-simulation-speed = { $decisions } decisions, { $speed } a second.
cli-simulation-written = All figures are in { $file }.
cli-decimal-mark = .
cli-result-alone = one player alone
cli-result-nobody = nobody

## Leaders of Euphoria

cli-leaders-title = Leaders of Euphoria
cli-leaders-option-deck = The deck of artifacts: the name of one that comes with the game, or a deck file.
cli-leaders-letter-euphorian = e
cli-leaders-letter-subterran = s
cli-leaders-legend-up = face up
cli-leaders-legend-known = face down, you know it
cli-leaders-legend-back = face down
cli-leaders-legend-leader = leader
cli-leaders-legend-gun =
    { $edition ->
        [A] ray gun, and at whom it points
       *[B] laser, and at whom it points
    }
cli-leaders-turn = Turn { $turn }
cli-leaders-extra = an extra turn
cli-leaders-you = you
cli-leaders-column-player = Player
cli-leaders-column-gun =
    { $edition ->
        [A] Ray gun
       *[B] Laser
    }
cli-leaders-column-hand = Hand
cli-leaders-centre = Centre:
cli-leaders-centre-empty =
    { $edition ->
        [A] No ray gun in the centre
       *[B] No laser in the centre
    }
cli-leaders-deck = deck { $count }
cli-leaders-discards = discards { $count }
cli-leaders-clockwise = clockwise
cli-leaders-counter = counter-clockwise
cli-leaders-says = says “{ $team }”
cli-leaders-holds = hand { $count }
cli-leaders-team = You are { $team }.
cli-leaders-hand = Hand:
cli-leaders-hand-empty = empty
cli-leaders-hand-of = { $player } holds { $artifacts }
cli-leaders-card-action = action
cli-leaders-card-reaction = reaction
cli-leaders-heading-give = Give an artifact
cli-leaders-heading-interrogate = Interrogate
cli-leaders-heading-hide = Hide an exposed recruit
cli-leaders-heading-arm = Arm yourself
cli-leaders-heading-use = Use an artifact
cli-leaders-heading-react = React
cli-leaders-heading-claims = Claims: say something, true or not
cli-leaders-heading-about = About { $player }
cli-leaders-heading-about-you = About yourself
cli-leaders-kind-order = Lay out recruits
cli-leaders-kind-skip = Skip
cli-leaders-kind-discard = Discard and draw
cli-leaders-kind-give = Give
cli-leaders-kind-interrogate = Interrogate
cli-leaders-kind-arm = Arm
cli-leaders-kind-shoot = Shoot
cli-leaders-kind-hide = Hide
cli-leaders-kind-aim = Aim
cli-leaders-kind-choose-player = Choose a player
cli-leaders-kind-choose-recruit = Choose a recruit
cli-leaders-kind-pay = Pay
cli-leaders-kind-expose = Expose
cli-leaders-kind-decline = Do not react
cli-leaders-kind-use = Use
cli-leaders-kind-react = React
cli-leaders-kind-claim-team = Claim a team
cli-leaders-kind-claim-recruit = Claim a recruit
cli-leaders-seen = { $player }, recruit { $place }: seen by { $names }.
cli-leaders-seen-known = { $player }, recruit { $place }, which is a { $recruit }: seen by { $names }.
cli-leaders-seen-none = Nobody has looked at a recruit that is hidden now.
cli-leaders-beliefs-exact = Counted over all deals that agree with what you have seen. How people behave is not in it.
cli-leaders-beliefs-drawn = Estimated from deals that agree with what you have seen. How people behave is not in it.
cli-leaders-result-euphorian = Euphorians
cli-leaders-result-subterran = Subterrans
cli-leaders-result-wastelander =
    { $edition ->
        [A] Wastelanders
       *[B] Anarchists
    }
cli-leaders-result-euphorian-team = Subterran leader shot
cli-leaders-result-subterran-team = Euphorian leader shot
cli-leaders-result-wastelander-team =
    { $edition ->
        [A] leader shot by a Wastelander
       *[B] leader shot by an Anarchist
    }
cli-leaders-result-both-leaders = somebody held both leaders
cli-leaders-result-wastelander-leader =
    { $edition ->
        [A] a Wastelander got a leader
       *[B] an Anarchist got a leader
    }
cli-leaders-result-turn-limit = limit on turns

## Build a Better Dystopia

cli-dystopia-title = Build a Better Dystopia
cli-dystopia-setup = Setup
cli-dystopia-turn = Turn { $turn }
cli-dystopia-needed = market: { $count } workers
cli-dystopia-deck = deck { $count }, discards { $discards }
cli-dystopia-place-euphorian = EUPHORIA
cli-dystopia-place-subterran = SUBTERRA
cli-dystopia-place-wastelander = WASTELAND
cli-dystopia-place-icarite = ICARUS
cli-dystopia-territory = territory
cli-dystopia-tank = Worker Activation Tank
cli-dystopia-tank-short = Tank
cli-dystopia-cards-title = Artifacts
cli-dystopia-own = Only for your eyes

# Names on the board: there is room for 13 letters.
cli-dystopia-short-generator = Generator
cli-dystopia-short-aquifer = Aquifer
cli-dystopia-short-farm = Farm
cli-dystopia-short-cloud-mine = Cloud Mine
cli-dystopia-short-tunnel = Tunnel
cli-dystopia-short-end = end
cli-dystopia-short-incinerator = Incinerator
cli-dystopia-short-free-press = Free Press
cli-dystopia-short-ark = Ark
cli-dystopia-short-wind-saloon = Wind Saloon
cli-dystopia-short-nimbus-loft = Nimbus Loft
cli-dystopia-short-breeze-bar = Breeze Bar
cli-dystopia-short-sky-lounge = Sky Lounge
cli-dystopia-short-tank-left = Tank, left
cli-dystopia-short-tank-right = Tank, right
cli-dystopia-site = Site { $site }
cli-dystopia-tunnel-of = Tunnel { $faction }
cli-dystopia-end-of = End of tunnel { $faction }
# And here for 10.
cli-dystopia-tile-laboratory = Laboratory
cli-dystopia-tile-spa = Spa
cli-dystopia-tile-courthouse = Courthouse
cli-dystopia-tile-plaza = Plaza
cli-dystopia-tile-fountain = Fountain
cli-dystopia-tile-lounge = Lounge
cli-dystopia-tile-academy = Academy
cli-dystopia-tile-cafeteria = Cafeteria
cli-dystopia-tile-apothecary = Apothecary
cli-dystopia-tile-theater = Theater
cli-dystopia-tile-registry = Registry
cli-dystopia-tile-arena = Arena
cli-dystopia-tile-teddy-bear-shop = Bear Shop
cli-dystopia-tile-clinic = Clinic
cli-dystopia-tile-bemusement-park = Park
cli-dystopia-tile-game-bonfire = Bonfire
cli-dystopia-tile-stadium = Stadium
cli-dystopia-tile-literacy-center = Literacy
# One letter each, all different.
cli-dystopia-letter-energy = e
cli-dystopia-letter-water = w
cli-dystopia-letter-food = f
cli-dystopia-letter-bliss = b
cli-dystopia-letter-gold = g
cli-dystopia-letter-stone = s
cli-dystopia-letter-clay = c
cli-dystopia-letter-knowledge = K
cli-dystopia-letter-morale = M

# Costs and gains, as short as can be.
cli-dystopia-cards =
    { $count ->
        [one] card
       *[other] { $count } cards
    }
cli-dystopia-three-or-pair = 3 cards/pair
cli-dystopia-resources =
    { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
cli-dystopia-commodities =
    { $count ->
        [one] 1 commodity
       *[other] { $count } commodities
    }
cli-dystopia-other = { $count } other
cli-dystopia-gain-tunnel = { $good } or card
cli-dystopia-gain-tank-left = worker, -2 K
cli-dystopia-gain-tank-right = worker, +2 M

cli-dystopia-column-player = Player
cli-dystopia-column-workers = Workers
cli-dystopia-column-hand = Hand
cli-dystopia-column-recruits = Recruits
cli-dystopia-own-hand = Hand:
cli-dystopia-own-hidden = Hidden:
cli-dystopia-own-dilemma = Dilemma:
cli-dystopia-own-penalties = Penalties:
cli-dystopia-none = none
cli-dystopia-dilemma-open = { $artifact }, or any 2
cli-dystopia-dilemma-text = Instead of placing or retrieving, discard the artifact that it pictures ({ $artifact }) or any 2. “{ $fight }”: draw 2 recruits and keep 1. “{ $contribute }”: an authority star on this card.
cli-dystopia-card-tile = market
cli-dystopia-card-dilemma = ethical dilemma
cli-dystopia-card-offered = offered to you
cli-dystopia-card-yours = yours
cli-dystopia-card-hidden = yours, hidden
cli-dystopia-card-open = yours, still to be settled
cli-dystopia-card-fought = yours, fought
cli-dystopia-card-contributed = yours, contributed
cli-dystopia-card-suffered = its penalty holds for you
cli-dystopia-seen-open = { $player } has not settled an ethical dilemma: { $dilemma }.
cli-dystopia-seen-open-unknown = { $player } has not settled an ethical dilemma, which one is secret.{ $dilemma }
cli-dystopia-seen-fought = { $player } has fought: { $dilemma }.
cli-dystopia-seen-fought-unknown = { $player } has fought in an ethical dilemma.{ $dilemma }
cli-dystopia-seen-contributed = { $player } has contributed: { $dilemma }.
cli-dystopia-seen-contributed-unknown = { $player } has contributed in an ethical dilemma.{ $dilemma }
cli-dystopia-discarded = Discarded: { $artifacts }.
cli-dystopia-artifacts = Your artifacts: { $artifacts }
cli-dystopia-artifacts-text = At the Incinerator, the Free Press, the Ark and the Wind Saloon 3 of them pay, or 2 alike. Your morale is how many you may hold.
cli-dystopia-card-artifacts = hand
cli-dystopia-allowed-double_rule = it belongs to the second edition (D-var-4)
cli-dystopia-holds = { $player } is known to hold: { $artifacts }.
cli-dystopia-legend-worker = a worker: player and number
cli-dystopia-legend-open = you can place here now
cli-dystopia-legend-closed = you cannot
cli-dystopia-legend-total = total knowledge there
cli-dystopia-legend-star = authority star
cli-dystopia-legend-track = a track; at each diamond something happens
cli-dystopia-legend-back = a worker who is out, or a hidden recruit

cli-dystopia-heading-place = { $space }: { $numbers }
cli-dystopia-heading-retrieve = Retrieve workers
cli-dystopia-heading-dilemma = Complete your ethical dilemma
cli-dystopia-heading-keep = { $recruit } active
cli-dystopia-heading-offer = Offer an exchange
cli-dystopia-heading-to = To { $player }
cli-dystopia-heading-give = Give { $good }
cli-dystopia-kind-keep = Keep recruits
cli-dystopia-kind-place = Place a worker
cli-dystopia-kind-retrieve = Retrieve workers
cli-dystopia-kind-dilemma = Ethical dilemma
cli-dystopia-kind-stop = Stop placing
cli-dystopia-kind-pay = Pay
cli-dystopia-kind-feed = Feed workers
cli-dystopia-kind-use = Use a recruit
cli-dystopia-kind-pass = Use no recruit
cli-dystopia-kind-take = Take goods
cli-dystopia-kind-draw = Draw an artifact
cli-dystopia-kind-lose-knowledge = Lose knowledge
cli-dystopia-kind-gain-morale = Gain morale
cli-dystopia-kind-discard = Discard an artifact
cli-dystopia-kind-lose = Give up goods
cli-dystopia-kind-set = Set a die
cli-dystopia-kind-sacrifice = Sacrifice a worker
cli-dystopia-kind-star = Place a star
cli-dystopia-kind-keep-new = Keep a new recruit
cli-dystopia-kind-accept = Accept
cli-dystopia-kind-refuse = Refuse
cli-dystopia-kind-take-recruit = Take a recruit
cli-dystopia-kind-pick-tile = Choose a market tile
cli-dystopia-kind-set-morale = Set morale
cli-dystopia-kind-set-knowledge = Set knowledge
cli-dystopia-kind-offer = Offer an exchange
cli-dystopia-kind-counter = Name another exchange
# Words that are typed: the beginning of an offer and of a counter-offer, the word between both sides, and words without meaning.
cli-dystopia-typed-offer = offer
cli-dystopia-typed-counter = counter
cli-dystopia-typed-for = for
cli-dystopia-typed-noise = a an and of the
cli-dystopia-typed-about-trade = Or type any exchange: “offer { $player } 2 energy and a book for 3 water”.
cli-dystopia-typed-about-offer = Or name another exchange: “counter 1 gold for 2 water”.
cli-dystopia-closed-cannot-pay = You cannot pay the cost.
cli-dystopia-closed-taken = On a construction site nobody is bumped, and here a worker stands already.
cli-dystopia-closed-not-built = No market has been built here yet.
cli-dystopia-closed-already-built = Here nothing is left to build.
cli-dystopia-closed-tunnel-not-complete = The miner has not come that far.
cli-dystopia-closed-exclusive = Only for players with an active recruit of that faction.
cli-dystopia-closed-one-worker-an-area = The Arena allows you one worker on each commodity area, and you have one there.
cli-dystopia-closed-no-self-bump = The Spa does not let you bump your own workers.
cli-dystopia-closed-only-own-markets = The Plaza keeps you away from markets without your star.
cli-dystopia-closed-no-shared-sites = The Lounge does not let you join others on a construction site.
cli-dystopia-closed-no-icarus = The Apothecary keeps you out of Icarus.
cli-dystopia-closed-morale-for-icarus = With Brian a worker in Icarus costs 1 morale, and you have none to lose.
cli-dystopia-help-number = Choose by number; a space and a worker in one go: “3 5”. Or type words: “farm 5”, “retrieve”.
cli-dystopia-help-why = Where you cannot place now and what else you cannot do, with the rule: “?”, “? farm”, “? retrieve”.
cli-dystopia-help-hand = The texts of recruits in play, of built markets with their penalties, and of your dilemma.
cli-dystopia-help-card = The text of any recruit, market or dilemma: “card maxime”, “card spa”.
cli-dystopia-help-seen = Dilemmas, discards, and what you know of others' hands.
cli-dystopia-help-rules = The rules: “rules”, “rules D-com-1”, “rules bump”.
cli-dystopia-result-stars = ten stars placed
cli-dystopia-result-stars-morale = ten stars placed together, higher morale
cli-dystopia-result-stars-knowledge = ten stars placed together, lower knowledge
cli-dystopia-result-stars-markets = ten stars placed together, more markets
cli-dystopia-result-stars-territories = ten stars placed together, more territories
cli-dystopia-result-stars-dice = ten stars placed together, by the dice
cli-dystopia-result-turn-limit = limit on turns
cli-dystopia-result-turn-limit-morale = limit on turns, higher morale
cli-dystopia-result-turn-limit-knowledge = limit on turns, lower knowledge
cli-dystopia-result-turn-limit-markets = limit on turns, more markets
cli-dystopia-result-turn-limit-territories = limit on turns, more territories
cli-dystopia-result-turn-limit-dice = limit on turns, by the dice
cli-dystopia-figure-stars = Where stars come from
cli-dystopia-figure-player = a player
cli-dystopia-figure-winner = the winner
cli-dystopia-figure-recruits = Recruits, by their wins
cli-dystopia-figure-active = active
cli-dystopia-figure-lost = Workers who knew too much: { $count }, { $mean } a game.
cli-dystopia-figure-dice = Dice that showed 1 to 6: { $rolls }. Expected: { $expected } each.
cli-dystopia-figure-luck = A die showed { $above } more than the expected { $even } on average.
cli-dystopia-source-market = built markets
cli-dystopia-source-recruit = recruits
cli-dystopia-source-dilemma = ethical dilemmas
cli-dystopia-source-euphorian-territory = territory of Euphoria
cli-dystopia-source-subterran-territory = territory of Subterra
cli-dystopia-source-wastelander-territory = territory of the wasteland
cli-dystopia-source-icarite-territory = territory of Icarus

## Reality: simulation

cli-reality-simulation-order = Wins by order of deployment
cli-reality-simulation-nth =
    { $number ->
        [1] who deploys first
       *[other] who deploys second
    }
cli-reality-result-alone = one team
cli-reality-result-nobody = nobody: a draw
cli-reality-result-mission = mission fulfilled
cli-reality-result-elimination = a team eliminated
cli-reality-result-both-eliminated = both teams eliminated at once
cli-reality-result-turns = last turn played
cli-reality-figure-characters = Characters by wins
cli-reality-figure-teams = teams
cli-reality-figure-dealt = damage
cli-reality-figure-kills = kills
cli-reality-figure-falls = falls
cli-reality-figure-used = ability
cli-reality-figure-harm = How figures are harmed
cli-reality-figure-damage = damage
cli-reality-figure-deaths = deaths
cli-reality-harm-shot = shots
cli-reality-harm-hand = hand to hand
cli-reality-harm-push = pushed over an edge
cli-reality-harm-blast = grenades and charges
cli-reality-harm-flame = flames
cli-reality-harm-jump = leaps of their own
cli-reality-figure-friends = Of all damage { $share } % was done to one's own team.
cli-reality-figure-shots = Shots: { $rolls }, of which { $good } hit. Expected: { $expected }.
cli-reality-figure-luck = Rolls for luck: { $rolls }, of which { $good } were lucky. Expected: { $expected }.
cli-reality-figure-game = A game has { $deaths } deaths, { $combats } exchanges of blows and { $drums } drums delivered.
cli-reality-figure-points = Victory points: { $team } a team, { $winner } for who wins.
cli-reality-figure-objects = Objects used in a game: { $objects }.

# The terminal: reality.
cli-reality-title = REALITY
cli-reality-turn = Turn { $turn }/{ $last }
cli-reality-order = next { $letters }
cli-reality-heads = life eu AP 
cli-reality-points = { $points } VP
cli-reality-letter = on the map: { $letter }
cli-reality-at = at { $place }
cli-reality-numbers = { $life } life, { $euphoria } euphoria, { $points } AP
cli-reality-of-nobody-here = { $figure } is not on the table.
cli-reality-mission-objectives = Objectives
cli-reality-mission-rescue = Rescue
cli-reality-mission-massacre = Massacre
cli-reality-card-hired = character
cli-reality-card-other = no character of a team
cli-reality-element = { $element }: { $kind }. Height { $height }. From { $from } to { $to }.

cli-reality-note-gone = off the table
cli-reality-note-down = fallen
cli-reality-note-prone = prone
cli-reality-note-fights = in combat
cli-reality-note-up = up { $height }
cli-reality-note-massacre = massacre
cli-reality-note-fascinated = fascinated
cli-reality-note-hidden = hides
cli-reality-note-shielded = shielded
cli-reality-note-berserk = berserk
cli-reality-note-stunned = stunned
cli-reality-note-adrenaline = adrenaline
cli-reality-note-late = moves last
cli-reality-note-silent = no attack dice

cli-reality-shots = 
    shoot at { $figure }{ $weapon ->
        [only] { "" }
        [first] , first weapon
       *[second] , second weapon
    }: { $count ->
        [one] 1 shot, { $chance }%
       *[other] { $count } shots, { $chance }% each
    }, { $damage } damage expected
cli-reality-risky = others in the combat may be hit
cli-reality-by = by { $element }
cli-reality-in = in { $element }
cli-reality-by-way = By way of { $places }. Type the next place, or stay.
cli-reality-heading-wind = { $wind }
cli-reality-heading-cost = { $low } to { $high } AP
cli-reality-heading-roof = on the roof of { $element }
cli-reality-heading-top = on top of { $element }
cli-reality-heading-floor = 
    { $element }, { $floor ->
        [0] ground floor
       *[other] floor { $floor }
    }
cli-reality-heading-charge = charge { $figure }
cli-reality-heading-approach = go to { $figure }
cli-reality-heading-drop = over or beside { $figure }
cli-reality-heading-shoot = shoot at { $figure }, { $chance }%: { $numbers }
cli-reality-heading-shots = shoot at { $figure }: { $numbers }
cli-reality-heading-ready = Ready-made teams
cli-reality-heading-size = Other teams of { $count }
cli-reality-heading-platform = From { $low } to { $high } along the edge
cli-reality-heading-edge = from the { $wind } edge

cli-reality-word-via = via
cli-reality-word-roof = roof top
cli-reality-word-floor = floor storey
cli-reality-word-ground = ground
cli-reality-word-team = team

cli-reality-look-whom = Whom
cli-reality-look-distance = Distance
cli-reality-look-points = Points seen
cli-reality-look-cover = Cover
cli-reality-look-hits = To hit
cli-reality-look-unseen = not seen
cli-reality-look-second = With the second weapon:
cli-reality-look-body = what is seen of the body: { $open } open, { $veiled } veiled, { $closed } closed

cli-reality-legend-block = block, climbed
cli-reality-legend-barricade = barricade, crossed
cli-reality-legend-ruins = ruins
cli-reality-legend-rubble = rubble
cli-reality-legend-crater = crater
cli-reality-legend-marker = small thing
cli-reality-legend-building = building
cli-reality-legend-wall = wall
cli-reality-legend-door = door
cli-reality-legend-window = window
cli-reality-legend-ladder = ladder or stairs
cli-reality-legend-height = height in inches
cli-reality-legend-platform = exit platform
cli-reality-legend-capitals = { $player }'s
cli-reality-legend-small = { $player }'s
cli-reality-legend-prone = prone
cli-reality-legend-fights = in combat
cli-reality-legend-fallen = fallen
cli-reality-legend-up = above the ground
cli-reality-legend-leader = leader
cli-reality-legend-drum = drum
cli-reality-legend-neutral = Susan, the cat
cli-reality-legend-goal = you can go there: AP, or a dot for 10 and more; underlined on scenery
cli-reality-legend-special = something special: look at it
cli-reality-legend-objects = objects it is known to hold

cli-reality-kind-pick = Choose a team
cli-reality-kind-side = Choose an edge
cli-reality-kind-cede = Let the rival choose
cli-reality-kind-platform = Lay the platform
cli-reality-kind-to = Go to a place
cli-reality-kind-charge = Charge
cli-reality-kind-beside = Stand beside
cli-reality-kind-land = Land
cli-reality-kind-activate = Act first
cli-reality-kind-target = Choose somebody
cli-reality-kind-element = Choose scenery
cli-reality-kind-object = Choose an object
cli-reality-kind-repeat = Choose what to repeat
cli-reality-kind-leader = Choose a leader
cli-reality-kind-direction = Choose a direction
cli-reality-kind-use = Use the ability
cli-reality-kind-hold = Hold the ability back
cli-reality-kind-enter = Bring Benkei in
cli-reality-kind-walk = Walk
cli-reality-kind-again = Do it again
cli-reality-kind-leap = Leap down
cli-reality-kind-stay = Stay
cli-reality-kind-deck = Hit the deck
cli-reality-kind-up = Get up
cli-reality-kind-beside-drum = Go to a drum
cli-reality-kind-take-drum = Take a drum
cli-reality-kind-take-body = Take a body
cli-reality-kind-leave = Leave what you carry
cli-reality-kind-heal = Use a first aid kit
cli-reality-kind-revive = Use a defibrillator
cli-reality-kind-inject = Inject adrenaline
cli-reality-kind-ransack = Ransack a body
cli-reality-kind-free = Free Susan
cli-reality-kind-shift = Shift Susan
cli-reality-kind-end = End the activation
cli-reality-kind-strike = Attack
cli-reality-kind-wound = Share out an injury
cli-reality-kind-credit = Credit a kill
cli-reality-kind-push = Push
cli-reality-kind-halt = Stay above
cli-reality-kind-grenade = Throw a grenade
cli-reality-kind-stun = Throw a stun grenade
cli-reality-kind-blast = Set off charges
cli-reality-kind-flame = Use the flame-thrower
cli-reality-kind-shoot = Shoot
cli-reality-kind-fire = Fire
cli-reality-kind-drop = Choose where it lands
cli-reality-kind-rim = Lay the template
cli-reality-kind-flee = Flee

cli-reality-hint = A number, words or a place (12.5 8) · look N k · ? why not · help log undo quit
cli-reality-help-number = Choose by number; a target and shots in one go: “2 3”. Or words: “charge nikolai”, “kiosk”. Or a place in inches: “12.5 8”, “12.5 8 roof”; “via 10 8” sets a way-point.
cli-reality-help-why = What is not allowed now, with the rule: “?”, “? shoot mycky”, “? heal”.
cli-reality-help-hand = The sheets of your team.
cli-reality-help-card = The sheet of any character: “card nikolai”.
cli-reality-help-seen = The mission, every figure in words, and all scenery with its height.
cli-reality-help-rules = The rules: “rules”, “rules R-fire-2”, “rules cover”.
cli-reality-help-look = The whole table: “look”; all that one figure sees: “look N”; the line of sight between two, with cover and odds: “look N k”.
