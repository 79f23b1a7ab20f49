### The page: everything that the browser says besides the games' own words. Every other language has these keys.

## Everywhere

web-name = Euphoria Table
web-skip = Skip to the page
web-nav = Main
web-nav-new = New table
web-nav-scenery = Draw a table
web-nav-teams = Team builder
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-waiting = One moment. Patience is a civic virtue.
web-close = Close
web-less = Less
web-more = More
web-more-below = { $count } more
web-guest-name = Citizen { $number }

## Home

web-home-title = Take your seat. Everyone is happy here.
web-home-about = Three games of polite dystopia, for your friends and for bots. Nothing to install, nobody to pay, and no account is needed.
web-home-play = Play now against bots
web-home-learn = Learn by playing
web-home-new = New here?
web-home-learn-first = Learn { $game } in { $minutes } minutes, by playing.
web-home-people = With people
web-home-continue = Go on playing
web-home-go-on = Go on
web-home-to-table = To the table
web-home-no-board = No board yet: a list of choices
web-home-mine = My tables
web-home-mine-none = You sit at no table yet. The ministry is not worried; it merely mentions it.
web-home-open = Open tables
web-home-open-none = No table has a free seat at the moment. Make one, and somebody may come.
web-home-replays = Recent replays
web-home-replays-none = Games that you have finished can be watched again here.
web-home-back = Back to the entrance
web-game-leaders = Leaders of Euphoria
web-game-leaders-players = 4 to 8 players
web-game-leaders-length = 20 minutes
web-game-leaders-about =
    { $edition ->
        [A] Somebody at this table is your leader. Somebody else has a ray gun. Ask politely.
       *[B] Somebody at this table is your leader. Somebody else has a laser. Ask politely.
    }
web-game-dystopia = Build a Better Dystopia
web-game-dystopia-players = 2 to 6 players
web-game-dystopia-length = 60 minutes
web-game-dystopia-about = Put your dice to work, and keep them from learning how they live.
web-game-reality = The Ultimate Reality Show
web-game-reality-players = 2 players
web-game-reality-length = 60 minutes
web-game-reality-about = A skirmish on a studio floor, live on every screen. The audience loves you, for now.

## Tables in lists

web-table-nobody = nobody else yet
web-table-my-turn = Your turn
web-table-won = Won
web-table-lost = Lost
web-table-replay = Replay
web-table-playing = Playing
web-table-others = Others are thinking
web-table-ready = Everybody is here
web-table-invited =
    { $count ->
        [one] One guest is expected
       *[other] { $count } guests are expected
    }
web-table-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }

## No such page

web-trouble = This cannot be shown
web-again = Load again
web-missing-title = There is nothing here
web-missing-about = This page does not exist, and never has. Any memory of it is a misunderstanding.

## Settings

web-settings-look = How it looks
web-settings-language = Language
web-settings-theme = Paper or night
web-theme-system = As my system
web-theme-paper = Paper
web-theme-night = Night
web-settings-palette = Colours
web-settings-palette-about = Every player has a shape as well; no palette changes that.
web-palette-usual = Usual
web-palette-blue-orange = Without red and green
web-palette-red-teal = Without blue and yellow
web-settings-large = Larger text
web-settings-play = How it plays
web-settings-motion = Motion
web-settings-motion-about = Pieces travel, cards turn, dice tumble; or everything simply fades from what it was to what it is.
web-motion-system = As my system
web-motion-full = Full
web-motion-still = Still
web-settings-sound = Sound
web-settings-sound-about = Short, dry, wooden. Off until you ask for it.
web-settings-volume = Volume
web-percent = { $value } %
web-sound-shot = A shot
web-sound-card = A card
web-sound-die = A die
web-sound-turn = Your turn
web-sound-piece = A piece
web-sound-tap = Anything else
web-sound-tick = Last seconds
web-sound-win = Won
web-sound-lose = Lost
web-settings-guard = Guard against slips
web-settings-guard-about = What you click happens at once, can be stopped for a moment (the button, or Escape), or is asked once more. With little time left on a live clock nothing waits.
web-guard-none = None
web-guard-grace = A moment to stop
web-guard-confirm = Ask once more
web-settings-single = Take the only choice by itself
web-settings-single-about = Only where everybody can see that there is no other.

## Account

web-account = Account
web-account-here =
    { $guest ->
        [yes] You are here as a guest: { $name }. Open an account to keep your tables on other devices.
       *[no] You are signed in as { $name }.
    }
web-account-name = Name
web-account-password = Password
web-account-password-about = At least 8 characters.
web-account-in = Sign in
web-account-new = Open an account
web-account-out = Sign out
web-account-out-everywhere = Sign out everywhere
web-account-change = Change the password
web-account-changed = The password is changed. Everywhere else you are signed out.
web-account-password-now = Present password
web-account-password-new = New password
web-account-password-new-about = At least 8 characters. Everywhere else you will be signed out.
web-account-delete = Delete the account
web-account-delete-about = Your name goes from every table, you leave the games that are not over, and nobody can bring the account back. The games themselves stay.
web-account-delete-sure = Delete it for good

## Problems, by the server's codes

web-error-unreachable = The server does not answer. Your devotion has been noted; please try again.
web-error-unknown = Something went wrong on this page.
web-error-part = A part of this page did not arrive: the connection is gone, or there is a newer page. Load it again; your game is where it was.
web-error-too-fast = That was too fast. Take a breath and try again.
web-error-no-lesson = This game has no lesson yet. “How to play” explains it in pictures.
web-error-no-scenery = This game has no scenery to draw.
web-error-unavailable = The server cannot save anything just now. Please try again in a moment.
web-error-too-slow = The request took too long to arrive. Please try again.
web-error-too-many-waiting = Too many tables from your address are waiting for people. Start or leave one first.
web-error-wrong-password = This name and this password do not belong together.
web-error-name-taken = This name belongs to somebody else.
web-error-name = This name cannot be used; take another one.
web-error-name-script = Write the name in one script only.
web-error-guest = Guests have no password. Open an account first.
web-error-malformed = Something that you entered cannot be used.
web-error-no-table = There is no such table.
web-error-no-invitation = There is no such invitation. It may have been used.
web-error-no-seat = This seat is taken.
web-error-seats-empty = Some seats are still empty.
web-error-too-many-tables = You sit at too many tables. Leave one first.
web-error-not-host = Only whoever made the table may do that.
web-error-not-seated = You have no seat at this table.
web-error-started = This game has begun already.
web-error-stale = The table has changed since; look again.
web-error-undo = That can no longer be taken back.
web-error-no-game = There is no such game.
web-error-not-finished = This game is not over yet; its replay comes afterwards.
web-error-no-action = This game has no such action.
web-error-not-signed-in = Come in first: as a guest, or with your account.

## New table and invitations

web-new-game = Game
web-new-seats = Seats
web-new-seats-about = Whoever you invite gets a link. An open seat is for anybody who finds it on the first page. Bots are always on time.
web-new-strength = Strength of the bots
web-strength-easy = Easy
web-strength-normal = Normal
web-strength-hard = Hard
web-new-options = Options
web-new-make = Make the table
web-option-leaders-edition = Edition
web-option-leaders-guns =
    { $edition ->
        [A] Ray guns
       *[B] Lasers
    }
web-option-leaders-turns = Limit on turns
web-option-leaders-claims = Claims
web-option-leaders-deck = Artifacts
web-option-dystopia-edition = Edition
web-option-dystopia-recruits = Recruits
web-option-dystopia-recruit_draft = Recruits are drafted
web-option-dystopia-market_draft = Markets are drafted
web-option-dystopia-track_draft = Morale and knowledge are chosen
web-option-dystopia-double_rule = Doubles cost morale
web-option-dystopia-trade = Trade
web-option-dystopia-turn_limit = Limit on turns
web-option-reality-table = Table
web-option-reality-mission = Mission
web-option-reality-budget = Budget
web-option-reality-luck = Luck
web-option-reality-turns = Turns
web-value-dystopia-edition-second = Second
web-value-dystopia-edition-first = First
web-value-dystopia-recruits-printed = As printed
web-value-dystopia-recruits-revised = Revised
web-value-reality-mission-objectives = Objectives
web-value-reality-mission-rescue = Rescue
web-value-reality-mission-massacre = Massacre
web-value-reality-luck-generous = Generous
web-value-reality-luck-harsh = Harsh
web-join-title = You are invited
web-join-table = { $host } keeps a seat for you: { $game }.
web-join-name = Your name at the table
web-join = Take the seat
web-join-show = Show the invitation
web-join-seated = You sit at this table already.
web-join-invalid = This invitation leads nowhere
web-join-invalid-about = Ask whoever sent it for a new one.
web-invitation = Invitation for seat { $number }
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-about = The invitation as a QR code

## At the table

web-seats = Seats
web-seat-empty = Seat { $number }
web-person-gone = Deleted account
web-seat-bot = Bot
web-seat-open = Open
web-seat-invite = Invite
web-seat-invited = Invited
web-seat-beside = Beside me
web-seat-beside-name = Their name
web-seat-here = here
web-seat-away = away
web-seat-you = You
web-seat-won = Won
web-seat-asked = To decide
web-watching =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
web-clock = Time left
web-sit = Sit down
web-start = Start the game
web-start-empty =
    { $empty ->
        [one] One seat is still empty.
       *[other] { $empty } seats are still empty.
    }
web-leave = Leave the table
web-waiting-about =
    { $empty ->
        [0] Everybody is here. { $host } starts the game.
        [one] The table of { $host }. One seat is still empty.
       *[other] The table of { $host }. { $empty } seats are still empty.
    }
web-waiting-for =
    { $count ->
        [0] One moment, please.
        [one] { $names } is thinking. Please look busy.
       *[other] Still thinking: { $names }.
    }
web-table-closed = This table is closed
web-table-closed-about = Everybody has left in good order.
web-table-outdated = Begun under older rules
web-table-outdated-about = The rules have changed since this game began, and this server cannot go on with it.
web-help = Help
web-help-prompt = What is asked of you stands above the list of choices, in one sentence. What you can choose glows on the board, too.
web-help-why = Whatever cannot be used says why, and by which rule.
web-help-log = Everything that happened is in the log. The mark behind an entry is its rule: point at it, or open it.
web-help-undo = You can take back what nobody has learned anything by.
web-help-keys = Everything works by keyboard: Tab goes on, the arrow keys go from piece to piece on the board, Enter chooses, Escape closes.
web-help-lost = If the connection breaks, stay. The page comes back by itself, and nothing is lost.
web-help-dice = The dice are promised before the game and can be checked after it. This is the promise:
web-curtain = Who is looking?
web-curtain-for = The screen is for { $name }
web-curtain-about = Everybody else looks away. The ministry counts on your discretion.
web-curtain-me = I am { $name }
web-curtain-next = { $name } is asked.
web-curtain-draw = Draw the curtain
web-prompt = What is asked
web-undo = Undo
web-choice-cost = Price:
web-choices-many =
    { $count ->
        [one] One choice: on the board, or here.
       *[other] { $count } choices: pick one on the board, or here.
    }
web-choices-fit = { $count ->
    [one] One of { $all } choices fits
   *[other] { $count } of { $all } choices fit
}
web-choices-drop = Let go: { $piece }
web-choices-filter = Type to find one
web-choices-found = { $count } of { $all }
# A switch: the plain list instead of the game's own pictures of a question.
web-choices-as-list = As a list
web-choices-none = Nothing fits.
web-card-reaction = Reaction: played out of turn
web-card-all = All about this card
web-viewport-keys = Plus and minus zoom, zero shows all, the arrow keys move.
web-viewport-nearer = Zoom in
web-viewport-farther = Zoom out
web-viewport-fit = Show all
web-viewport-whole = You see all of it.
web-viewport-nearest = It goes no nearer.
web-confirm = Is that final?
web-confirm-yes = Do it
web-confirm-no = Think again
web-grace = About to happen
web-grace-stop = Stop
web-forced = Only one thing could be done: { $choice }
web-standing-set = Decline until something changes
web-standing-on = You decline until something changes. Nobody else can tell.
web-standing-end = Ask me again
web-standing-ended = Something has changed, so you are asked again.
web-undo-to-line = Back to before this: { $line }
web-log = Log
web-log-filter = What is shown
web-log-all = Everything
web-log-mine = About me
web-log-you = You
web-log-new = { $count } new
web-log-none-mine = Nothing has been done to you yet, and you have done nothing. Savour it.
web-log-none = Nothing has happened yet. Enjoy it.
web-log-taken-back = Taken back by { $name }
web-chat = Table talk
web-chat-none = Nobody has said anything. It will be held against no one.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread =
    { $count ->
        [one] 1 unread line
       *[other] { $count } unread lines
    }
web-parts = Parts of the table
web-part-board = Board
web-part-seats = Seats
web-part-log = Log
web-part-chat = Talk
web-board-plain = This game has no board of its own on this page yet. It can be played from the list of choices.
web-connection-lost = The connection is lost. We are trying again; nothing will be missing.
web-connection-lost-busy = The connection is lost. What you did is kept, and sent as soon as it is back.
web-connection-unavailable = The server cannot save anything just now. What you did is kept, and sent again by itself.
web-connection-gone = This page is no longer connected to the table.
web-connection-again = Connect again
web-ending = End of the game
web-ending-won = You have won
web-ending-over = The game is over
web-ending-draw = A draw
web-story = How it went
web-story-show = Draw the chart
web-chart-leaders = Exposed recruits
web-chart-reality = Points for rivals who are down
web-rematch = Rematch
web-ending-open = Whole game, everything open
web-moments = The decisive moment
web-moments-about = The biggest turn by the bots' reckoning: how likely they thought the win was, before and after, with all cards known to them.
web-moment-turn =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }
web-moment-decisive = decisive
web-moment-rise = the tide rises
web-moment-known = it comes to light
web-moment-end = the end
web-moment-chance = The winners' chance:
web-moment-change = { $before } % → { $after } %
web-moment-watch =
    { $turn ->
        [0] Watch how it began
       *[other] Watch turn { $turn }
    }
web-turns = Watch any turn
web-share = Share
web-share-about = A link to this game, with everything open
web-rematch-bots = same bots, new deal, now
web-rematch-people = everybody keeps their seat
web-key-enter = Enter
web-save = Save the record
web-leaders-kind-interrogate = Interrogate
web-leaders-kind-give = Give an artifact
web-leaders-kind-hide = Hide an exposed recruit
web-leaders-kind-use = Use an artifact
web-leaders-kind-claim-team = Claim something about a team
web-leaders-kind-claim-recruit = Claim something about a recruit

## How to play

web-how = How to play
web-how-minutes = Read in five minutes
web-how-win = How you win
web-how-table = What is on the table
web-how-turn = A turn, step by step
web-how-wrong = What newcomers get wrong
web-how-end = How it ends
web-how-editions = Editions and options
web-how-cost = Costs
web-how-gain = Gives
web-how-rules = The exact rules
web-how-rules-about = There are { $count }, and each has a number. The numbers in the margin lead to them; pointed at, they show the rule on the spot.
web-how-rules-open = Read the rules
web-how-other = How to play { $game }

## Rules

web-rules-search = Search the rules
web-rules-sections = Sections
web-rules-count =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
web-rules-none = No rule says that. It may still be frowned upon.
web-rules-ruling = our ruling
web-rules-name = “{ $name }”
web-rules-name-edition = “{ $name }” (edition { $edition })
web-rules-also = { $name } is the same as { $others }.

## Replay

web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-step = Step
web-replay-at = Step { $step } of { $last }
web-replay-eyes = Seen by
web-replay-spectator = A spectator
web-replay-open = All eyes: everything open
web-replay-turn = Turn
web-replay-link = Link to this step
web-replay-link-about = It leads to this very step, seen by the same eyes
web-replay-dice-good = The dice are as they were promised.
web-replay-dice-bad = The dice are not those that were promised.

## How a table is played

web-new-play = How it is played
web-clock-kind = Clock
web-clock-none = No clock
web-clock-none-about = Everybody takes the time they need.
web-clock-live = Live
web-clock-live-about = Everybody has so much time for the whole game, and a little more whenever they are asked.
web-clock-correspondence = Days a move
web-clock-correspondence-about = For games that go on for weeks: so many days for each move. You are told when it is your turn.
web-clock-start = Minutes at the start
web-clock-increment = Seconds more for each move
web-clock-days = Days for a move
web-gone-bot = A bot plays on
web-gone-wait = The table waits
web-on-timeout = When time runs out
web-on-timeout-bot = A bot plays for them until they come back.
web-on-timeout-wait = Nothing happens until they move; the host may call a bot.
web-on-leave = When somebody leaves
web-on-leave-bot = A bot plays for them until they come back.
web-on-leave-wait = The table waits for them; the host may call a bot.
web-reaction-wait = Time to react
web-reaction-wait-about = A question to several people stays open at least this long, so that nobody learns from the pause who could have answered.
web-reaction-wait-value =
    { $seconds ->
        [-1] As usual
        [0] None
       *[other] { $seconds } s
    }
web-spectators = Spectators
web-spectators-all = Everybody
web-spectators-all-about = Anybody with the link may watch. They see what is open to all.
web-spectators-delayed = Behind
web-spectators-delayed-about = Anybody may watch, some moves late.
web-spectators-delay = Moves behind
web-spectators-none = Nobody
web-spectators-none-about = The table is private: only those who sit here or are invited see anything of it, and it cannot have open seats.
web-talk = Language of the table talk
web-talk-about = It is shown in the list of open tables. The game itself speaks to each in their own language.
web-talk-any = Any
web-play-live =
    { $minutes } min{ $increment ->
        [0] {""}
       *[other] {" + "}{ $increment } s a move
    }
web-play-days =
    { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
web-play-late-wait = The table waits when time runs out
web-play-leave-wait = The table waits for who leaves
web-play-private = Private
web-play-delayed =
    { $delay ->
        [one] Spectators one move behind
       *[other] Spectators { $delay } moves behind
    }
web-table-away = You are away
web-leave-bot = A bot plays for you until you come back, and you can at any time before the end.
web-leave-wait = The table waits for you. Come back at any time; the host may call a bot meanwhile.
web-seat-for =
    { $reason ->
        [timeout] for { $name }, out of time
       *[left] for { $name }, who has left
    }
web-away-bot =
    { $reason ->
        [timeout] Your time ran out. A bot plays for you, with every courtesy.
       *[left] You have left. A bot plays for you, with every courtesy.
    }
web-away-wait =
    { $reason ->
        [timeout] Your time ran out. The table waits for you.
       *[left] You have left. The table waits for you.
    }
web-away-return = Take my seat again
web-missing-person =
    { $reason ->
        [timeout] { $name } has run out of time.
       *[left] { $name } has left.
    }
web-call-bot = Let a bot play
web-takeback-ask = Ask to take back
web-takeback-asked = { $name } asks to take back their last choice.
web-takeback-about = If all agree the game goes back to before it. The dice are not thrown again.
web-takeback-agree = Agree
web-takeback-refuse = Refuse
web-takeback-mine = You have asked to go back. Still to answer: { $names }.
web-takeback-withdraw = Never mind
web-not-now = What you cannot do now, and why
web-why-nothing = Nothing forbids it. Somebody must have looked away.
web-leaders-deed-discard = Discard the hand and draw
web-leaders-deed-give = Give an artifact
web-leaders-deed-interrogate = Interrogate a recruit
web-leaders-deed-arm =
    { $edition ->
        [A] Take a ray gun
       *[B] Take a laser
    }
web-leaders-deed-shoot = Shoot
web-leaders-deed-hide = Hide an exposed recruit
web-leaders-deed-use = Use an artifact
web-leaders-deed-aim =
    { $edition ->
        [A] Aim a ray gun
       *[B] Aim a laser
    }
web-leaders-deed-react = React
web-dystopia-deed-place = Place a worker
web-dystopia-deed-retrieve = Retrieve workers
web-dystopia-deed-dilemma = Resolve the dilemma
web-dystopia-deed-use = Use a recruit
web-reality-deed-move = Move
web-reality-deed-shoot = Shoot
web-reality-deed-charge = Charge

## Notices, and what was missed

web-home-missed = While you were away
web-missed-older =
    { $count ->
        [one] One thing before that
       *[other] { $count } things before that
    }
web-notices = Notices
web-notices-none = Nothing to report. Report that to nobody.
web-notices-bell =
    { $count ->
        [0] Notices
        [one] Notices: one unread
       *[other] Notices: { $count } unread
    }
web-notice-turn = It is your turn
web-notice-started = The game has begun
web-notice-finished = The game is over
web-notice-rematch = You are asked for a rematch

## Statistics

web-statistics = Statistics
web-statistics-mine = My statistics
web-statistics-none = No game has been finished yet. The archive is ready.
web-statistics-played = played
web-statistics-won = won
web-statistics-rating = rating
web-statistics-rated = rated games
web-statistics-unrated = There is no rating yet: a game is rated if two people or more end it.
web-statistics-dice = Dice
web-statistics-dice-about = What each rolled, and what was to be expected
web-statistics-recent = Recent games
web-statistics-place = Place { $place }
web-statistics-places = Places
web-statistics-score = { $score } points
web-statistics-minutes =
    { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }
web-luck-who = Who
web-luck-what = Throw
web-luck-thrown = Dice
web-luck-result = Result
web-luck-expected = Expected
web-luck-difference = Difference
web-luck-dystopia-workers = Workers, pips
web-luck-reality-shots = Shots, hits
web-luck-reality-luck = Luck that helped
web-luck-reality-blows = Blows, pips

## Tokens and web hooks

web-tokens = Tokens for bots
web-tokens-about = With a token a program of yours plays in your name. Whoever has it can play as you, so keep it to yourself.
web-tokens-name = What is it for?
web-tokens-make = Make a token
web-tokens-told = Your token. It is shown this once:
web-hooks = Web hooks
web-hooks-about = An address that is told when it is your turn, when a game begins or ends, and when you are asked for a rematch.
web-hooks-url = Address (https)
web-hooks-make = Add
web-hooks-told = The secret that signs its messages. It is shown this once:
web-hooks-failing = failing
web-remove = Remove
web-error-too-many-hooks = You have enough hooks; remove one first.
web-error-too-many-tokens = You have enough tokens; remove one first.
web-error-url = This address cannot be used: it must be one that everybody can reach.
web-error-record = This file is no record of a game that can be replayed here.
web-error-too-many-records = You have brought enough records.
web-error-no-person = There is nobody of that name in the files.
web-error-not-counted = This game waits to be counted; look again in a moment.
web-error-no-replay = There is no such replay.
web-error-not-away = You have not left this table.
web-error-not-playing = Nobody plays at this table now.
web-error-unreadable = What is stored of this table cannot be read. Whoever runs this server finds the reason in its log.
web-error-takeback = That cannot be taken back now.
web-record-open = Open a record from a file

## The kit, for whoever works on the page

web-kit = The kit
web-kit-colours = Colours
web-kit-type = Type
web-kit-icons = Icons
web-kit-buttons = Buttons and labels
web-kit-fields = Fields
web-kit-pieces = Pieces and pictures
web-kit-board = Parts of boards
web-kit-cards = Cards and their names
web-kit-motion = Motion
web-kit-place = Place { $number }
web-kit-worker = Worker { $number }
web-kit-put = Worker { $worker } goes to place { $place }
web-kit-show = Show me place 97
web-kit-states = States

## The show of what happens
web-settings-speed = Pace
web-settings-speed-about = How fast events are shown one after the other. You can always pause, go back, or jump to now.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-stage = The show
web-stage-controls = Show
web-stage-title = Since your last turn
web-stage-title-all = What happened
web-stage-title-turn = This turn
web-stage-event = Event { $now } of { $total }
web-stage-first = To the beginning
web-stage-backwards = Play backwards
web-stage-end = To the end
web-stage-watch = Watch
web-stage-tell = Read
web-stage-skip = Skip
web-stage-back = One event back
web-stage-forth = One event on
web-stage-pause = Pause
web-stage-play = Play
web-stage-now = Now
web-stage-speed = Pace
web-stage-shown = { $shown } of { $count } shown
web-stage-nothing = Nothing yet
web-stage-paused = Paused
web-stage-waiting =
    { $count ->
        [one] 1 still to come
       *[other] { $count } still to come
    }
web-stage-past = You are looking at the past: event { $now } of { $total }
web-stage-past-short = The past: { $now } of { $total }
web-stage-past-told = In the past: { $text }
web-stage-past-prompt = You are looking at the past. “Now” takes you back to the present.
web-stage-recap = What happened
web-stage-missed =
    { $count ->
        [one] One thing happened since your last turn
       *[other] { $count } things happened since your last turn
    }
web-stage-missed-start =
    { $count ->
        [one] One thing has happened so far
       *[other] { $count } things have happened so far
    }
web-stage-missed-to-you = , { $count } of them to you
web-stage-to-you = Done to you
web-stage-rest = And besides
