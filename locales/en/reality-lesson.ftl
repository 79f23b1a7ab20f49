### The taught first game of the Ultimate Reality Show.
### Each step has a title; each sentence has a small line below it. $rival is the other player, $points the AP that the
### figure in question has left, $turn the turn.

## The players; the first one is the reader

reality-lesson-name-0 = Nova
reality-lesson-name-1 = Bruno

## Steps

reality-lesson-ability-title = Ability
reality-lesson-ability = Let Nikolai use his missile.
reality-lesson-ability-small = To win, leave two drums on your platform (one is there) or bring down both rivals. Abilities come first in a turn, once a game each, for free.
reality-lesson-ability-aim = Remove the kiosk.
reality-lesson-ability-aim-small = { $rival }’s two hide behind it. Scenery blocks sight, and only what a figure sees can be shot at or thrown at.

reality-lesson-move-title = Move
reality-lesson-move = Nikolai walks.
reality-lesson-move-small = Everything he does this turn is paid from his { $points } action points, AP: 1 an inch in the open, 2 where the ground is hard or he carries.
reality-lesson-move-goal = Go to the lit place.
reality-lesson-move-goal-small = The way there and its price are shown before you go. It leaves him points for the other phases.
reality-lesson-move-end = Stop here.
reality-lesson-move-end-small = { $points } AP are left. Phases follow each other: abilities, positioning, attack, firing. What he keeps now pays for a grenade later.

reality-lesson-drum-title = Drum
reality-lesson-drum = Arendal’s turn: walk to the drum.
reality-lesson-drum-small = Who has the highest euphoria goes first, whichever team: Sooyoung and Blanca, Nikolai, then Arendal.
reality-lesson-drum-goal = Go beside the drum.
reality-lesson-drum-goal-small = Figures touch when their bases meet. Friends and rivals alike are in the way of who walks.
reality-lesson-drum-take = Pick the drum up.
reality-lesson-drum-take-small = It costs 1 AP. An injury makes its carrier drop it.
reality-lesson-drum-end = Stop here: { $points } AP are for shots.
reality-lesson-drum-end-small = Walking with a drum costs 2 an inch, so it goes home next turn.

reality-lesson-grenade-title = Grenade
reality-lesson-grenade = Throw Nikolai’s grenade.
reality-lesson-grenade-small = Objects are secret until they are used. A grenade costs 2 AP, flies 10 inches, and comes before shots.
reality-lesson-grenade-aim = Aim where it touches both.
reality-lesson-grenade-aim-small = Everyone under the template is injured, without luck. They may flee to its rim for half the damage.

reality-lesson-shoot-title = Shoot
reality-lesson-shoot = Shoot at Blanca.
reality-lesson-shoot-small = 1 AP a shot. A ten-sided die must show the aim or less; cover, distance and having walked change the aim. Hits cost up to 100 life.
reality-lesson-shoot-more = Fire.
reality-lesson-shoot-more-small = All shots are declared before any die is thrown. A second target has aim -1.

reality-lesson-charge-title = Charge
reality-lesson-charge = Turn { $turn }: Nikolai walks into Sooyoung.
reality-lesson-charge-small = To touch a rival’s base begins a combat. Nobody leaves it, and nobody in it shoots.
reality-lesson-charge-goal = Charge.
reality-lesson-charge-goal-small = A charge brings a free die. Keep some AP: each attack costs 1.

reality-lesson-carry-title = Carry
reality-lesson-carry = Arendal carries the drum home.
reality-lesson-carry-small = At 2 AP an inch it takes two turns.
reality-lesson-carry-goal = As near to the platform as he gets.
reality-lesson-carry-goal-small = Your platform is the marked square at your edge of the table.

reality-lesson-strike-title = Combat
reality-lesson-strike = Attack with all he has.
reality-lesson-strike-small = Both sides throw a die an attack. Equal dice cancel, then the highest meet: the higher one injures. Dice that are left over injure too.

reality-lesson-push-title = Push
reality-lesson-push = You did more damage: push.
reality-lesson-push-small = A die says how many inches the whole combat slides. Over an edge it hurts.
reality-lesson-push-where = Push towards { $rival }’s edge.
reality-lesson-push-where-small = All slide together, until something stops them.

reality-lesson-deliver-title = Mission
reality-lesson-deliver-walk = Arendal goes on to the platform.
reality-lesson-deliver-walk-small = The drum must lie wholly on it.
reality-lesson-deliver-goal = Go on towards the mission.
reality-lesson-deliver-goal-small = Two drums on your platform end the show.
reality-lesson-deliver = Put the drum down.
reality-lesson-deliver-small = Here it counts. A mission fulfilled wins; points are the size of the victory.
reality-lesson-deliver-on = This leads on to the drum.
reality-lesson-deliver-on-small = Two drums on your platform, or both rivals down, end the show.

reality-lesson-meanwhile = This one is up to you.
reality-lesson-meanwhile-small = Any answer will do. The lesson goes on afterwards.

## The end

reality-lesson-won = The show is yours.
reality-lesson-won-small = Fulfil the mission or bring down the rival team. After ten turns points decide: the audience of those you brought down.
reality-lesson-lost = The show is over, and { $rival } has it.
reality-lesson-lost-small = It happens to the best of us. Go back a move and try another way.

reality-lesson-known-points = Action points pay for everything in a turn: 1 an inch, 2 where it is hard or with a load, 1 for each shot and each attack, 2 for a grenade.
reality-lesson-known-phases = Each turn: abilities, positioning, attack, firing; in each, the highest euphoria goes first.
reality-lesson-known-sight = Only who is seen can be shot at. Cover, distance and movement change the aim, and a ten-sided die must not be higher than it.
reality-lesson-known-combat = Touching bases fight: equal dice cancel, the higher injures, and the better side may push.
reality-lesson-known-missions = You win by the mission (two drums home, Susan home, or no rival standing), and in every mission by bringing all rivals down.

## Asides: what the last move has brought about

reality-lesson-aside-removed = The kiosk is gone for good.
reality-lesson-aside-hurt = { $rival }’s shot hit. Under 50 life a figure has fewer AP.
reality-lesson-aside-friend-fell = One of yours has fallen.
reality-lesson-aside-rival-fell = One rival down: +1 euphoria for who did it.
reality-lesson-aside-fled = Sooyoung fled for half the damage, Blanca took it all.
reality-lesson-aside-injuries = Luck can still save who is injured: a die for each.
reality-lesson-aside-did-held = Held back: it can wait for another turn.
reality-lesson-aside-did-ended = You stopped early, which is allowed.
reality-lesson-aside-did-halted = No push, which is allowed.
reality-lesson-aside-did-walked = A lawful place. The lesson goes along.
reality-lesson-aside-did-shot = A lawful shot. The lesson goes along.
reality-lesson-aside-did-other = A lawful move. The lesson goes along and comes back to its plan.
