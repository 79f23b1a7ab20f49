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
