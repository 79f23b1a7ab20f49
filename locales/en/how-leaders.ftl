### How to play Leaders of Euphoria. The outline with the rules of each statement: web/src/games/leaders/how/outline.json.
### Keys: how-leaders-<section>-<statement>, with -title, -cost and -gain where it has them. Every other language has these keys.

## Words of an edition that the statements below need

how-leaders-word-anarchists =
    { $edition ->
        [A] Wastelanders
       *[B] Anarchists
    }

## What it is

how-leaders-what-game = A game of hidden loyalties for four to eight people and twenty minutes. Everybody hides three recruits; two of all these recruits are leaders, one for each side, and at first only their owners know where they are.

## How you win

how-leaders-win-shot-title = Have the enemy leader shot
how-leaders-win-shot = A leader that lies face up can be shot. The moment it is, the game is over, and the team opposed to that leader wins: all of it, no matter which of the two sides pulled the trigger.
how-leaders-win-together-title = Fell out with everybody? Shoot first
how-leaders-win-together = Whoever was shot without holding a leader is { leaders-member-wastelander }. If one of them shoots a leader that lies face up, no faction wins: all { how-leaders-word-anarchists } do.
how-leaders-win-alone-title = Or win all by yourself
how-leaders-win-alone = Hold both leaders at once, or get hold of one leader when you are { leaders-member-wastelander }, and you win on the spot, alone.

## What is on the table

how-leaders-picture-table = A table of five. It is your turn; all you know is what you see here.
how-leaders-picture-table-alt = A round table seen from above, with five seats of three recruits. Your own three are face down in front of you, a leader among them. The player at the upper left has a leader face up. Another player holds a gun that points at you; one gun lies free in the centre. One player is marked as belonging to no faction any more.
how-leaders-table-recruits-title = Your three recruits
how-leaders-table-recruits = Face down they are known to you, and to whoever has looked at that very card. You chose their order at the start and may look at them whenever you like.
how-leaders-table-side-title = Your side
how-leaders-table-side = A leader among your three decides it; without one, the majority does. Recruits can be swapped, so your side can change in mid-game. This line tells you where you stand.
how-leaders-table-leader-title = A leader, face up
how-leaders-table-leader = What lies face up is known to all. A leader that does is the target of everybody on the other side, and of those on none.
how-leaders-table-gun-title = A { leaders-gun } in somebody's hand
how-leaders-table-gun = It always points at another player, and everybody sees at whom. Nobody holds two.
how-leaders-table-centre-title = The free { leaders-guns }
how-leaders-table-centre = There are two in a game of four or five people, a third from six on, and a fourth with eight. What is fired or dropped comes back here.
how-leaders-table-hand-title = Your artifacts
how-leaders-table-hand = You begin with two. What you hold is secret, how many is not.
how-leaders-table-outcast-title = On no side any more
how-leaders-table-outcast = Who is { leaders-member-wastelander } is known to all, at any time.

## A turn

how-leaders-turn-artifact-title = Tidy your hand, if you like
how-leaders-turn-artifact = Throw away all your artifacts and draw one, or slip one of them to another player, who cannot refuse it. Or do neither.
how-leaders-turn-artifact-cost = your whole hand
how-leaders-turn-artifact-gain = 1 artifact
how-leaders-turn-action-title = Then take one action
how-leaders-turn-action = One, or none at all. These five are all there is:
how-leaders-turn-interrogate-title = Interrogate
how-leaders-turn-interrogate = Look at one hidden recruit of another player and put it back. The safest way to learn anything.
how-leaders-turn-interrogate-cost = nothing
how-leaders-turn-interrogate-gain = you know one recruit
how-leaders-turn-use-title = Use an artifact
how-leaders-turn-use = It peeks, swaps, disarms, shuffles or unmasks: its text says what.
how-leaders-turn-use-cost = one hidden recruit of yours is turned up
how-leaders-turn-use-gain = what the card says
how-leaders-turn-arm-title = Arm yourself
how-leaders-turn-arm = Only while there is one in the centre and you hold none. You aim it at once.
how-leaders-turn-arm-cost = one hidden recruit of yours is turned up
how-leaders-turn-arm-gain = 1 { leaders-gun }
how-leaders-turn-shoot-title = Shoot
how-leaders-turn-shoot = The player at whom you aim is hit, unless somebody answers in time.
how-leaders-turn-shoot-cost = the { leaders-gun } goes back to the centre
how-leaders-turn-shoot-gain = one player is shot
how-leaders-turn-hide-title = Hide
how-leaders-turn-hide = Any follower that lies face up, yours or another player's. Never a leader.
how-leaders-turn-hide-cost = nothing
how-leaders-turn-hide-gain = one follower is turned down
how-leaders-turn-aim-title = Aim
how-leaders-turn-aim = If you hold a { leaders-gun } now, say at whom it points until your next turn. The same player again is fine; yourself is not.
how-leaders-turn-answer-title = The others may answer
how-leaders-turn-answer = Some artifacts are reactions: they stop a shot, refuse an interrogation, cancel a card. Everybody who could hold one is asked at the same time, and the price is the usual one, a hidden recruit turned up. One reaction goes through, and nobody can react to it.
how-leaders-turn-hit-title = What a shot does
how-leaders-turn-hit = Nobody leaves the game. If no leader of yours lies face up, you draw an artifact, drop your { leaders-gun }, show all your recruits, and turn the followers down again. Everybody has seen them. Without a leader you are { leaders-member-wastelander } from now on; with one, you keep your side, and your leader stays face up for the next shot.

## What newcomers get wrong

how-leaders-wrong-out-title = “I was shot, so I am out.”
how-leaders-wrong-out = You play on with every right that you had. You only may have changed your mind about your friends.
how-leaders-wrong-arm-title = “I take a { leaders-gun } and fire.”
how-leaders-wrong-arm = Arming yourself is the action of this turn; shooting is that of another. The whole table has a round to think about where you aim.
how-leaders-wrong-trigger-title = “Whoever shoots the leader wins.”
how-leaders-wrong-trigger = The side opposed to that leader wins, even if a friend of the leader fired. Only { how-leaders-word-anarchists } win by firing themselves.
how-leaders-wrong-cover-title = “I will hide my leader again later.”
how-leaders-wrong-cover = You may pay with your leader, as with any recruit. But the action “hide” turns down followers only.
how-leaders-wrong-proof-title = “Look, here is my card.”
how-leaders-wrong-proof = Say what you want, true or false. Showing a hidden recruit, or the artifacts in your hand, is not allowed.
how-leaders-wrong-secret-title = “Nobody noticed that I looked.”
how-leaders-wrong-secret = Everybody sees who looked at which recruit. Only what you saw is yours.

## How it ends

how-leaders-picture-end = You fired at the open Euphorian leader, and nobody answered: the game is over, everything is turned up, and your whole side has won.
how-leaders-picture-end-alt = The same table at the end. All recruits are face up, a banner names the winners, and each seat shows its team: two Subterrans have won, two Euphorians and one player of no faction have lost.
how-leaders-end-moment = Victory is looked for after every single effect. A win of a team belongs to everyone who is on it at that moment, so a swap just before it can cost you the game.
how-leaders-end-reactions = Reactions to a shot come first. But the leaders that lie face up are counted when the shot takes effect: one that somebody turned up to pay for a reaction counts too.
how-leaders-end-draw = If nothing is decided after forty turns for each player, it is a draw, and everyone may return to their duties.

## Editions and options

how-leaders-editions-words = Edition B, the usual one here, says laser and Anarchist; edition A says ray gun and Wastelander. The things are the same.
how-leaders-editions-pile = In edition A used artifacts go under the deck. In edition B they lie on a discard pile that everyone may look through.
how-leaders-editions-options = A table may set another number of { leaders-guns }, and how many claims (“I am a Euphorian”, true or not) each player may make in a turn, so that bots can read them as well.
