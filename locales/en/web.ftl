### The page: everything that the browser says besides the games' own words. Every other language has these keys.

## Everywhere

web-name = Euphoria Table
web-skip = Skip to the page
web-nav = Main
web-nav-new = New table
web-nav-rules = Rules
web-nav-settings = Settings
web-waiting = One moment. Patience is a civic virtue.
web-close = Close
web-less = Less
web-more = More
web-guest-name = Citizen { $number }

## Home

web-home-title = Take your seat. Everyone is happy here.
web-home-about = Three games of polite dystopia, for your friends and for bots. Nothing to install, nobody to pay, and no account is needed.
web-home-play = Play now against bots
web-home-people = With people
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
web-game-leaders-about = Somebody at this table is your leader. Somebody else has a ray gun. Ask politely.
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
web-table-replay = Replay
web-table-playing = Playing
web-table-free =
    { $count ->
        [0] Full
        [one] 1 free seat
       *[other] { $count } free seats
    }

## No such page

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
web-settings-motion-about = Pieces travel, cards turn, dice tumble; or everything simply changes.
web-motion-system = As my system
web-motion-full = Full
web-motion-still = Still
web-settings-sound = Sound
web-settings-sound-about = Short, dry, wooden. Off until you ask for it.
web-settings-confirm = Confirm moves
web-settings-confirm-about = Ask once more before an action is taken.

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

## Problems, by the server's codes

web-error-unreachable = The server does not answer. Your devotion has been noted; please try again.
web-error-unknown = Something went wrong on this page.
web-error-too-fast = That was too fast. Take a breath and try again.
web-error-wrong-password = This name and this password do not belong together.
web-error-name-taken = This name belongs to somebody else.
web-error-name = This name cannot be used; take another one.
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
web-option-leaders-guns = Ray guns
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
web-invitation = Invitation for seat { $number }
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-about = The invitation as a QR code

## At the table

web-seats = Seats
web-seat-empty = Seat { $number }
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
       *[other] These are thinking: { $names }.
    }
web-table-closed = This table has been closed. Everybody has left in good order.
web-help = Help
web-help-prompt = What is asked of you stands at the top right, in one sentence. What you can choose glows on the board, and is listed below the question, too.
web-help-why = Whatever cannot be used says why, and by which rule.
web-help-log = Everything that happened is in the log. The mark behind an entry is its rule: point at it, or open it.
web-help-undo = You can take back what nobody has learned anything by.
web-help-keys = Everything works by keyboard: Tab goes on, Enter chooses, Escape closes.
web-help-lost = If the connection breaks, stay. The page comes back by itself, and nothing is lost.
web-help-dice = The dice are promised before the game and can be checked after it. This is the promise:
web-leave-about = A bot will take your seat and finish the game in your name. There is no way back.
web-curtain = Who is looking?
web-curtain-for = The screen is for { $name }
web-curtain-about = Everybody else looks away. The ministry counts on your discretion.
web-curtain-me = I am { $name }
web-curtain-next = { $name } is asked.
web-curtain-draw = Draw the curtain
web-prompt = What is asked
web-undo = Undo
web-confirm = Is that final?
web-confirm-yes = Do it
web-confirm-no = Think again
web-log = Log
web-log-filter = What is shown
web-log-all = Everything
web-log-mine = About me
web-log-none = Nothing has happened yet. Enjoy it.
web-chat = Table talk
web-chat-none = Nobody has said anything. It will be held against no one.
web-chat-say = Say something
web-chat-send = Send
web-parts = Parts of the table
web-part-board = Board
web-part-seats = Seats
web-part-log = Log
web-part-chat = Talk
web-board-plain = This game has no board of its own on this page yet. It can be played with the choices beside it.
web-connection-lost = The connection is lost. We are trying again; nothing will be missing.
web-connection-lost-busy = The connection is lost. What you did is kept, and sent as soon as it is back.
web-connection-gone = This page is no longer connected to the table.
web-connection-again = Connect again
web-ending = End of the game
web-ending-won = You have won
web-ending-over = The game is over
web-ending-draw = A draw
web-story = How it went
web-chart-leaders = Exposed recruits
web-chart-dystopia = Authority stars
web-chart-reality = Points for rivals who are down
web-rematch = Rematch
web-save = Save the record
web-leaders-kind-interrogate = Interrogate
web-leaders-kind-give = Give an artifact
web-leaders-kind-hide = Hide an exposed recruit
web-leaders-kind-use = Use an artifact
web-leaders-kind-claim-team = Claim something about a team
web-leaders-kind-claim-recruit = Claim something about a recruit

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

## Replay

web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-previous = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-step = Step
web-replay-at = Step { $step } of { $last }
web-replay-eyes = Seen by
web-replay-spectator = A spectator

## The kit, for whoever works on the page

web-kit = The kit
web-kit-colours = Colours
web-kit-type = Type
web-kit-icons = Icons
web-kit-buttons = Buttons and labels
web-kit-fields = Fields
web-kit-pieces = Pieces and pictures
web-kit-states = States
