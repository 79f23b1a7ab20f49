### Euphoria, the Ultimate Reality Show, in English. The words are ours; locales/es has the same keys and variables.
### Names of players can be of any gender and number of words: nothing here agrees with them. Sentences may begin in
### lower case where a name like "the cat" comes first; the program sees to the capital.

## Names

reality-seat = Player { $number }

reality-character-nikolai = Nikolai
reality-character-kabuki = Kabuki Cyborg
reality-character-madeleine = Madeleine
reality-character-odonell = Sgt. O'Donell
reality-character-richelle = Marshall Richelle
reality-character-sooyoung = Sooyoung
reality-character-blanca = Blanca Deluxe
reality-character-centinel = Centinel V12
reality-character-scauter = J. Scauter
reality-character-arendal = Arendal
reality-character-doc = Doc Chastas
reality-character-mycky = Mycky
reality-character-susan = Susan
reality-character-kobayhisi = Sir Kobayhisi
reality-character-benkei = Benkei
reality-character-cat = the cat

# Where both teams have the same character, and where there are several dogs.
reality-clone = { $figure } ({ $player })
reality-dog = Benkei of { $owner }
reality-dog-called = Benkei called by { $owner }
reality-nobody = figure { $number }

# $form: name (a heading), a (in a sentence).
reality-object-kit =
    { $form ->
        [a] a first aid kit
       *[name] first aid kit
    }
reality-object-defibrillator =
    { $form ->
        [a] a defibrillator
       *[name] defibrillator
    }
reality-object-adrenaline =
    { $form ->
        [a] adrenaline
       *[name] adrenaline
    }
reality-object-grenade =
    { $form ->
        [a] a grenade
       *[name] grenade
    }
reality-object-stun =
    { $form ->
        [a] a stun grenade
       *[name] stun grenade
    }
reality-object-charges =
    { $form ->
        [a] explosive charges
       *[name] explosive charges
    }
reality-object-benkei =
    { $form ->
        [a] a Benkei
       *[name] Benkei
    }

reality-flag-prone = lies prone
reality-flag-down = has fallen
reality-flag-gone = is off the table
reality-flag-used = has used the special ability
reality-flag-massacre = has turned to massacre
reality-flag-called = was called by Marshall Richelle
reality-flag-walked = has walked this turn
reality-flag-moved = counts as having moved
reality-flag-charged = has charged this turn
reality-flag-high = was charged on higher ground
reality-flag-fascinated = is fascinated: does nothing this turn
reality-flag-hidden = hides this turn
reality-flag-shielded = is shielded this turn
reality-flag-berserk = is berserk this turn
reality-flag-stunned = is stunned: half the AP
reality-flag-adrenaline = is on adrenaline this turn
reality-flag-late = moves last this turn
reality-flag-struck = has fought this turn
reality-flag-fired = has fired this turn
reality-flag-silent = rolls no attack dice this turn
reality-flag-still = stays where it is for now
reality-flag-drawn = has thrown something this turn
reality-flag-stays = throws nothing more in this activation
reality-flag-begun = too late for a first aid kit or adrenaline in this activation

reality-upgrade-aim = +{ $points } aim
reality-upgrade-shots = +{ $points } shots
reality-upgrade-second = +{ $points } shots of the second weapon
reality-upgrade-attacks = +{ $points } attacks

reality-mission-objectives = Objectives: carry two of the three drums to your exit platform, or leave no rival standing.
reality-mission-rescue = Rescue: bring Susan to your exit platform, or leave no rival standing.
reality-mission-massacre = Massacre: leave no rival standing.

# $edge: south is the side where y is 0, north the other one.
reality-edge =
    { $edge ->
        [south] the south edge
       *[north] the north edge
    }

# Places: inches from the south-west corner. $element is called as on the table's plan.
reality-place-ground = { $x }, { $y }
reality-place-top = { $x }, { $y } on top of { $element }
reality-place-roof = { $x }, { $y } on the roof of { $element }
reality-place-floor =
    { $floor ->
        [0] { $x }, { $y } on the ground floor of { $element }
       *[other] { $x }, { $y } on floor { $floor } of { $element }
    }
reality-place-nowhere = { $x }, { $y }, where there is nothing to stand on

reality-wind-0 = east
reality-wind-1 = east-northeast
reality-wind-2 = northeast
reality-wind-3 = north-northeast
reality-wind-4 = north
reality-wind-5 = north-northwest
reality-wind-6 = northwest
reality-wind-7 = west-northwest
reality-wind-8 = west
reality-wind-9 = west-southwest
reality-wind-10 = southwest
reality-wind-11 = south-southwest
reality-wind-12 = south
reality-wind-13 = south-southeast
reality-wind-14 = southeast
reality-wind-15 = east-southeast

# What is carried.
reality-load-drum = drum { $number }
reality-load-body = the body of { $figure }

reality-and = { $first } and { $second }

## Options

reality-option-table = The scenery and its size: a table that comes with the game, seed:NUMBER for one made to order, or the text of a table file.
reality-option-mission = What a team has to do to win: carry off two drums, rescue Susan, or leave no rival standing.
reality-option-budget = How much audience a team may cost.
reality-option-luck = From which roll on an injury does nothing: generous, 7 (8 with more than 100 life); harsh, one higher.
reality-option-turns = How many turns the show lasts.

## Phases

reality-phase-setup = Setting up
reality-phase-special = Special abilities
reality-phase-positioning = Positioning
reality-phase-attack = Attack
reality-phase-firing = Firing

## Questions

reality-question-team = Choose your team. Your rival is choosing too, and nobody sees it before both have.
reality-question-side = Choose your edge of the table, or leave the choice to your rival. Who chooses deploys first.
reality-question-platform = Where does your exit platform lie?
reality-question-deploy = Where does this character start?
reality-question-deploy-dog = Where does Benkei stand, beside its owner?
reality-question-order = These are equally keen: who of yours acts first?
reality-question-ability = Use the special ability now, or hold it back?
reality-question-target = Whom do you choose?
reality-question-element = Which piece of scenery do you choose?
reality-question-object = Which object is it?
reality-question-entrance = Where does Benkei come onto the table?
reality-question-repeat = What may be done twice this turn?
reality-question-run = Where does the cat run?
reality-question-blows = With how many dice does the charmed one attack?
reality-question-defence = Your own side attacks you. With how many dice do you defend yourself?
reality-question-volley = How many shots does the charmed one fire?
reality-question-position = What do you do in this activation?
reality-question-goal = Where to?
reality-question-loot = What do you take from the fallen?
reality-question-shift = Where does Susan go, around her saviour?
reality-question-leap = Where do you land?
reality-question-strike = How many attacks? Your rival is deciding too, unseen.
reality-question-share = Who takes the next injury?
reality-question-rampage = Which friend does the rampage hit?
reality-question-credit = Who of yours made this kill?
reality-question-again = Repeat the attack, for nothing?
reality-question-push = You did more damage. Do you push the combat?
reality-question-direction = In which direction do you push?
reality-question-follow = Your rival has fallen to death. Do you stay above, or go over the edge as well?
reality-question-fire = What do you do in this activation?
reality-question-declare = Declare more shots, or fire what you declared.
reality-question-throw = Where does it land?
reality-question-flee = Something is about to burst here. Do you flee?
reality-question-flame = In which direction do the flames go?
reality-question-nearest = These are equally near. Who is shot at?
reality-question-blast = The charges go off. Where does the template lie?
reality-question-leader = Your leader has fallen. Who leads now?

# The same to one player, with the position. $figure: who acts, with $points AP. $about: whom the question is about.
reality-ask-team = Which team do you play? Your rival is choosing too, and nobody sees it before both have.
reality-ask-side = Which edge of the table is yours? If you choose, you deploy first; you may leave the choice to your rival.
reality-ask-platform =
    { $mission ->
        [objectives] Where do you lay your exit platform? Two drums have to be carried there.
        [rescue] Where do you lay your exit platform? Susan has to be brought there.
       *[massacre] Where do you lay your exit platform?
    }
reality-ask-deploy = Where does { $about } start?
reality-ask-deploy-dog = Where does Benkei stand, beside its owner?
reality-ask-order = These of yours have the same euphoria. Who acts first?
reality-ask-ability = Does { $figure } use the special ability now ({ $ability })? It works once a game.
reality-ask-target = { $figure } uses the special ability: { $ability }. Whom do you choose?
reality-ask-element = { $figure } uses the special ability: { $ability }. Which piece of scenery do you choose?
reality-ask-object = { $figure } uses the special ability: { $ability }. Which object is it?
reality-ask-entrance = { $figure } whistles for Benkei. Where does it come onto the table?
reality-ask-repeat = { $figure } encourages. What may be done twice this turn?
reality-ask-run = { $figure } lets the cat loose. Where does it run?
reality-ask-blows = { $about } is charmed and attacks a team-mate. With how many dice?
reality-ask-defence = { $about } is attacked by your own side. With how many dice do you defend?
reality-ask-volley = { $about } is charmed and shoots at a team-mate. How many shots?
reality-ask-position =
    { $points ->
        [0] { $figure } has no AP left. What else?
       *[other] { $figure } has { $points } AP to move and act with. What next?
    }
reality-ask-goal = Where does { $about } go, with { $points } AP to spend?
reality-ask-loot = What does { $figure } take from the body of { $about }?
reality-ask-shift = Where does { $about } go, around { $saviour }?
reality-ask-leap = Where does { $figure } land?
reality-ask-strike = How many attacks, at 1 AP a die? Your rival decides too, unseen.
reality-ask-share = You have won the dice. Which enemy takes the next injury?
reality-ask-rampage = Which friend does the rampage hit?
reality-ask-credit = { $about } has fallen to you. Who of yours made the kill?
reality-ask-again = Does { $about } attack once more, for nothing?
reality-ask-push = You did more damage. Do you push the whole combat, as far as a d10 says?
reality-ask-direction = In which direction do you push the combat?
reality-ask-follow = Your rival has fallen to death. Do you stay above, or go over the edge as well?
reality-ask-fire =
    { $points ->
        [0] { $figure } may fire, without AP. At whom?
       *[other] { $figure } may fire, with { $points } AP. What do you do?
    }
reality-ask-declare =
    { $shots ->
        [one] { $figure } has declared 1 shot; { $points } AP are left. Declare more, or fire?
       *[other] { $figure } has declared { $shots } shots; { $points } AP are left. Declare more, or fire?
    }
reality-ask-throw = Where does { $about } throw it?
reality-ask-flee = Something is about to burst by { $about }. Flee, for half the damage?
reality-ask-flame = In which direction does { $figure } send the flames?
reality-ask-nearest = These are equally near. Who is shot at?
reality-ask-blast = The charges go off. Where do you lay the template?
reality-ask-leader = Your leader has fallen, and everybody in the team loses 1 euphoria. Who leads now?

## What a choice costs and does, to the player who may take it

reality-cost-points = { $points } AP of { $left }
reality-effect-shots = At least one of them hits with a chance of { $chance }%. Luck may still save the target.
reality-effect-grenade = Everybody under its template is injured, and luck is no help; they may flee for half the damage.
reality-effect-stun = Everybody under its template, friends too, has half the AP until the turn ends.
reality-effect-blast = Everybody under the template beside it is injured, and may flee for half the damage. The scenery is gone.
reality-effect-flame = Everybody whom the flames touch is injured, friends too, and luck is no help.
reality-effect-push = All of the combat moves, no more and no less unless something blocks it. Over an edge it hurts like a jump.
reality-effect-ransack = You take as many of its unused objects as you like.
reality-effect-deck = Lying down makes a smaller target. Getting up costs 1 AP.
reality-effect-leap =
    { $chance ->
        [0] It cannot be the end of whoever leaps. Luck does not help.
       *[other] With a chance of { $chance }% it is the end of whoever leaps. Luck does not help.
    }
reality-effect-missile = It is gone from the table. Those in it or on it end up on the ground, prone but whole.
reality-effect-fascinate =
    { $own ->
        [yes] One of yours: does nothing more this turn and rolls no attack dice.
       *[no] That one does nothing more this turn and rolls no attack dice.
    }
reality-effect-encourage = That one may do something twice this turn, the second time for nothing.
reality-effect-seduce =
    { $own ->
        [yes] One of yours: turns on another of yours, and you decide how hard.
       *[no] That one turns on a team-mate, and you decide how hard.
    }
reality-effect-victim =
    { $own ->
        [yes] One of yours: is attacked or shot at by the one who is charmed.
       *[no] That one is attacked or shot at by the team-mate who is charmed.
    }
reality-effect-bargain = That one cannot shoot at the one who bargains this turn.

## Actions. $points is a cost in AP.

reality-action-pick = Play { $members }. Leader: { $leader }. { $audience } of { $budget } audience.
reality-action-pick-pair = Play { $members }. Leader: { $leader }. Susan is paired with { $pair }. { $audience } of { $budget } audience.
reality-action-team-unreadable = Play a team of your own
reality-action-side = Take { $edge }
reality-action-cede = Let your rival choose the edge
reality-action-platform = Lay your exit platform with its south-west corner at { $place }
reality-action-platform-none = Lay your exit platform on spot { $number }

reality-action-deploy = { $figure } starts at { $place }
reality-action-walk =
    { $points ->
        [0] Move to { $place }
       *[other] Move to { $place } ({ $points } AP)
    }
reality-action-along =
    { $points ->
        [0] Go to { $place } along your own way
       *[other] Go to { $place } along your own way ({ $points } AP)
    }
reality-action-via = Go by way of { $place }
reality-action-charge =
    { $points ->
        [0] Charge { $other } from the { $wind }, at { $place }
       *[other] Charge { $other } from the { $wind }, at { $place } ({ $points } AP)
    }
reality-action-approach =
    { $points ->
        [0] Move beside { $other }, to { $place }
       *[other] Move beside { $other }, to { $place } ({ $points } AP)
    }
reality-action-run = The cat runs to { $place }
reality-action-enter = Benkei comes in at { $place }
reality-action-dog = Benkei stands at { $place }
reality-action-shift =
    { $points ->
        [0] Susan goes to { $place }
       *[other] Susan goes to { $place } ({ $points } AP of her own)
    }
reality-action-land =
    { $harm ->
        [half] Leap down { $drop } to { $place }, for half a d100 of damage
       *[whole] Leap down { $drop } to { $place }, for a d100 of damage
    }
reality-action-land-none = Leap down to landing place { $number }
reality-action-throw =
    { $count ->
        [0] Throw to { $place }: nobody is under it
       *[other] Throw to { $place }: under it, { $victims }
    }
reality-action-template =
    { $count ->
        [0] Lay the template at { $place }: nobody is under it
       *[other] Lay the template at { $place }: under it, { $victims }
    }
reality-action-flee = Flee to { $place }: half the damage
reality-action-place-none = Place { $number } of the list
reality-action-side-of = The { $wind } side
reality-action-rim = Lay the template on the { $wind } side
reality-action-flee-none = Flee to the { $wind }
reality-action-drop =
    { $wind ->
        [over] Throw it right at { $other }
       *[other] Throw it beside { $other }, on the { $wind }
    }

reality-action-activate = { $figure } acts first
reality-action-target = Choose { $figure }
reality-action-fascinate = Fascinate { $figure }
reality-action-encourage = Encourage { $figure }
reality-action-seduce = Charm { $figure }
reality-action-victim = The victim is { $figure }
reality-action-give = Give something to { $figure }
reality-action-bargain = Bargain with { $figure }
reality-action-nearest = Shoot at { $figure }
reality-action-element = Choose { $element }
reality-action-missile = Fire the missile at { $element }
reality-action-rig = The charges sit on { $element }
reality-action-object = Choose { $object }
reality-action-gift = Give { $object }
reality-action-loot = Take { $object }
reality-action-repeat =
    { $repeat ->
        [move] A move may be repeated
        [attack] An attack may be repeated
       *[shooting] A shooting may be repeated
    }
reality-action-leader = { $figure } leads from now on
reality-action-flame = Flames to the { $wind }
reality-action-shove = Push to the { $wind }
reality-action-heading = Towards the { $wind }
reality-action-heading-none = In no direction

reality-action-use = Use it: { $ability }
reality-action-hold = Hold it back

reality-action-start-walking = Walk ({ $points } AP to spend)
reality-action-start-walking-massacre = Walk ({ $points } AP to spend, { $most } to charge)
reality-action-again-move = Move once more, for nothing (up to { $points } AP)
reality-action-again = Attack once more, for nothing
reality-action-leap = Leap down where it hurts ({ $points } AP)
reality-action-stay-here = Stay here
reality-action-keep = Keep it
reality-action-stay = Stay: all the damage
reality-action-deck = Hit the deck ({ $points } AP)
reality-action-up = Get up ({ $points } AP)
reality-action-take = Take { $load } ({ $points } AP)
reality-action-leave = Leave what you carry ({ $points } AP)
reality-action-leave-load = Leave { $load } ({ $points } AP)
reality-action-heal =
    { $own ->
        [yes] Use the first aid kit on yourself: +{ $life } life ({ $points } AP)
       *[no] Use the first aid kit on { $figure }: +{ $life } life ({ $points } AP)
    }
reality-action-revive = Use the defibrillator on { $figure }: back with { $life } life ({ $points } AP)
reality-action-inject = Inject adrenaline: +{ $gain } AP this turn ({ $points } AP)
reality-action-ransack = Ransack the body of { $figure } ({ $points } AP)
reality-action-free = Free Susan ({ $points } AP)
reality-action-move-susan = Let Susan shift around { $figure }
reality-action-end = End the activation
reality-action-enough = Take nothing more
reality-action-no-repeat = Do not repeat it
reality-action-no-push = Do not push

reality-action-strike =
    { $count ->
        [0] { $figure } makes no attack
        [one] { $figure } makes 1 attack (1 AP)
       *[other] { $figure } makes { $count } attacks ({ $count } AP)
    }
reality-action-strike-free =
    { $count ->
        [0] { $figure } makes no attack
        [one] { $figure } makes 1 attack, for nothing
       *[other] { $figure } makes { $count } attacks, for nothing
    }
reality-action-wound = { $figure } takes the injury
reality-action-credit = { $figure } made the kill
reality-action-push = Roll a d10 and push
reality-action-follow = Go over the edge as well
reality-action-halt = Stay above

reality-action-grenade = Throw a grenade ({ $points } AP)
reality-action-stun = Throw a stun grenade ({ $points } AP)
reality-action-blast = Set off your charges ({ $points } AP)
reality-action-blast-at = Set off your charges on { $element } ({ $points } AP)
reality-action-burn = Use the flame-thrower ({ $points } AP)
# $weapon: only, first, second.
reality-action-shoot =
    { $weapon ->
        [first] Shoot at { $other } with the first weapon, shots: { $shots } ({ $chance }% to hit with each)
        [second] Shoot at { $other } with the second weapon, shots: { $shots } ({ $chance }% to hit with each)
       *[only] Shoot at { $other }, shots: { $shots } ({ $chance }% to hit with each)
    }
reality-action-shoot-fight =
    { $weapon ->
        [first] Shoot into the fight of { $other } with the first weapon, shots: { $shots } ({ $chance }% to hit; a die says whom)
        [second] Shoot into the fight of { $other } with the second weapon, shots: { $shots } ({ $chance }% to hit; a die says whom)
       *[only] Shoot into the fight of { $other }, shots: { $shots } ({ $chance }% to hit; a die says whom)
    }
reality-action-shoot-plain =
    { $weapon ->
        [first] Shoot at { $other } with the first weapon, shots: { $shots }
        [second] Shoot at { $other } with the second weapon, shots: { $shots }
       *[only] Shoot at { $other }, shots: { $shots }
    }
reality-action-fire = Fire

## Events

reality-event-team = The team of { $player }: { $members }.
reality-event-side-roll = { $player } rolls { $roll } for the choice of edges.
reality-event-side = { $player } takes { $edge } and deploys first.
reality-event-ceded = { $player } leaves the choice of edges to the rival.
reality-event-platform = { $player } lays an exit platform with its south-west corner at { $place }.
reality-event-deployed = { $figure } takes position at { $place }.
reality-event-turn = Turn { $turn }.
reality-event-phase = { $phase }.
reality-event-rolled-order = { $figure } rolls { $roll } for the order.
reality-event-activated =
    { $points ->
        [0] { $figure } acts, without AP.
       *[other] { $figure } acts, with { $points } AP.
    }
reality-event-luck =
    { $lucky ->
        [yes] { $figure } rolls { $roll } and is lucky: not a scratch.
       *[no] { $figure } rolls { $roll } for luck, in vain.
    }
reality-event-hurt = { $figure } takes { $damage } damage: { $life } life left.
reality-event-dropped = { $figure } drops { $load }.
reality-event-fell =
    { $how ->
        [shot] { $figure } is shot dead.
        [hand] { $figure } falls hand to hand.
        [blast] { $figure } falls to the blast.
        [flame] { $figure } falls to the flames.
       *[jump] { $figure } does not survive the jump.
    }
reality-event-fell-objects =
    { $how ->
        [shot] { $figure } is shot dead. By the body: { $objects }.
        [hand] { $figure } falls hand to hand. By the body: { $objects }.
        [blast] { $figure } falls to the blast. By the body: { $objects }.
        [flame] { $figure } falls to the flames. By the body: { $objects }.
       *[jump] { $figure } does not survive the jump. By the body: { $objects }.
    }
reality-event-left = { $figure } leaves the table.
reality-event-alone = { $figure } is on her own again and belongs to nobody.
reality-event-lost-leader = { $player } has lost the leader: everybody in the team loses 1 euphoria.
reality-event-lost-star = { $player } has lost Susan: everybody in the team loses 1 euphoria.
reality-event-elated =
    { $way ->
        [loses] { $figure } has eliminated { $other }, and loses { $count } euphoria over it.
       *[gains] { $figure } has eliminated { $other } and gains { $count } euphoria.
    }
reality-event-leads = { $figure } leads the team now.
reality-event-used = { $figure } uses the special ability: { $ability }.
reality-event-rage-roll =
    { $rages ->
        [yes] { $figure } rolls { $roll } and goes berserk.
       *[no] { $figure } rolls { $roll } and keeps calm.
    }
reality-event-massacre-roll =
    { $massacre ->
        [yes] { $figure } rolls { $roll }: from now on nobody near is safe.
       *[no] { $figure } rolls { $roll } and stays obedient.
    }
reality-event-removed = { $element } is gone from the table.
reality-event-fascinated = { $figure } fascinates { $other }, who will do nothing this turn.
reality-event-encouraged =
    { $repeat ->
        [move] { $figure } encourages { $other } to repeat a move this turn.
        [attack] { $figure } encourages { $other } to repeat an attack this turn.
       *[shooting] { $figure } encourages { $other } to repeat a shooting this turn.
    }
reality-event-called = { $figure } calls Benkei, who comes in at { $place }.
reality-event-seduced = { $figure } charms { $other }, who turns on { $victim }.
reality-event-gave = { $figure } gives { $other } { $object }, out of nowhere.
reality-event-bargained = { $figure } bargains with { $other }, who will not shoot at { $figure } this turn.
reality-event-cat = The cat is loose and runs to { $place }.
reality-event-walked = { $figure } moves to { $place } ({ $points } AP).
# $origin: the scenery that it was at.
reality-event-walked-from = { $figure } moves from { $origin } to { $place } ({ $points } AP).
reality-event-charged = { $figure } charges { $other }.
reality-event-leapt = { $figure } leaps down { $drop } to { $place }.
reality-event-hit-deck = { $figure } hits the deck.
reality-event-got-up = { $figure } gets up.
reality-event-took = { $figure } takes { $load }.
reality-event-laid = { $figure } leaves { $load }.
reality-event-healed =
    { $own ->
        [yes] { $figure } uses a first aid kit: { $life } life.
       *[no] { $figure } uses a first aid kit on { $other }: { $life } life.
    }
reality-event-revived = { $figure } uses a defibrillator on { $other }, who is back with { $life } life. The audience cheers.
reality-event-injected = { $figure } injects adrenaline: { $points } AP now.
reality-event-ransacked = { $figure } ransacks the body of { $other }.
reality-event-looted = { $figure } takes { $object } from the body of { $other }.
reality-event-freed = { $figure } frees { $other }.
reality-event-shifted = { $figure } goes round to { $place }.
reality-event-delivered = { $figure } delivers { $load } to the exit platform.
reality-event-followed = { $figure } follows to { $place }.
reality-event-met = { $figure } and { $other } come into contact.
reality-event-fight = A combat: { $figures }.
reality-event-struck =
    { $dice ->
        [one] { $figure } throws 1 die.
       *[other] { $figure } throws { $dice } dice.
    }
reality-event-die = { $figure }: { $roll }.
reality-event-injuries =
    { $count ->
        [0] The side of { $player } suffers no injury.
        [one] The side of { $player } suffers 1 injury.
       *[other] The side of { $player } suffers { $count } injuries.
    }
reality-event-rampage = In the rampage { $figure } injures { $other }.
reality-event-wounded = The injury goes to { $figure }.
reality-event-pushed = { $player } pushes the combat { $moved } inches of { $roll }.
reality-event-slid = { $figure } ends at { $place }.
reality-event-plunged = { $figure } goes over the edge and drops { $drop } inches.
reality-event-again = { $figure } attacks once more.
reality-event-push-roll = { $player } rolls { $roll } for the push.
reality-event-declared =
    { $weapon ->
        [first] { $figure } takes aim at { $other } with the first weapon. Shots: { $shots }.
        [second] { $figure } takes aim at { $other } with the second weapon. Shots: { $shots }.
       *[only] { $figure } takes aim at { $other }. Shots: { $shots }.
    }
reality-event-shot =
    { $hit ->
        [yes] { $figure } rolls { $roll } against aim { $aim } and hits { $other }.
       *[no] { $figure } rolls { $roll } against aim { $aim } and misses { $other }.
    }
# $profile: the aim of the shooter. $terms: what changes it. $aim: what that makes. $shots: 0 where the aim has changed meanwhile.
# $hits, $damage: means of all these shots.
reality-event-aimed =
    { $shots ->
        [0] The aim of { $figure } at { $other } is now { $aim }: { $chance }%. { $count ->
            [0] Aim { $profile }.
           *[other] Aim { $profile }: { $terms }.
        }
       *[other] { $figure } needs { $aim } or less to hit { $other }: { $chance }%. { $count ->
            [0] Aim { $profile }.
           *[other] Aim { $profile }: { $terms }.
        } To expect: hits { $hits }, damage { $damage }.
    }
# $value: with its sign. $name: one of the terms below.
reality-aim-term = { $value } { $name }
reality-event-into-fight = The shot of { $figure } goes into the fight: { $roll }, at { $other }.
reality-event-threw = { $figure } throws { $object } to { $place }.
reality-event-fled = { $figure } flees to { $place }.
reality-event-blasted = { $figure } sets off charges on { $element }.
reality-event-burst = The charges of { $figure } burst at { $place }.
reality-event-tumbled = { $figure } comes down at { $place }, prone and unharmed.
reality-event-stunned = { $figure } is stunned: { $points } AP left.
reality-event-flames = { $figure } sends flames to the { $wind }.
reality-event-at-cat = { $figure } cannot resist and shoots at the cat. Shots: { $shots }. The cat is fine.

## The end. $scores: the points of both.

reality-ended-mission = { $winners } fulfils the mission and wins. Victory points: { $scores }.
reality-ended-elimination = { $winners } is the only one with anybody left standing, and wins. Victory points: { $scores }.
reality-ended-both-eliminated = Nobody is left standing. { $winners } has more victory points and wins: { $scores }.
reality-ended-both-eliminated-draw = Nobody is left standing, and nobody is ahead: a draw. Victory points: { $scores }.
reality-ended-turns = The show is over. { $winners } has more victory points and wins: { $scores }.
reality-ended-turns-draw = The show is over, and nobody is ahead: a draw. Victory points: { $scores }. The audience wants its time back.
reality-score = { $player } ({ $points })

## Characters: what stands on a sheet. Numbers come from the rules.

reality-profile-ap = { $points } AP
reality-profile-aim = aim { $points }
reality-profile-no-aim = no aim
reality-profile-life = { $points } life
reality-profile-euphoria = euphoria { $points }
reality-profile-owners-euphoria = its owner's euphoria
reality-profile-weapon =
    { $shots ->
        [one] 1 shot (range { $range })
       *[other] { $shots } shots (range { $range })
    }
reality-profile-attacks =
    { $points ->
        [0] no attacks
        [one] 1 attack
       *[other] { $points } attacks
    }
reality-profile-audience = { $points } audience
reality-profile-flames = flame-thrower

reality-ability-name-missile = missile launcher
reality-ability-name-dash = a dash
reality-ability-name-fascinate = fascination
reality-ability-name-encourage = encouragement
reality-ability-name-call = a whistle for Benkei
reality-ability-name-seduce = charm
reality-ability-name-hide = hiding
reality-ability-name-shield = the shield
reality-ability-name-gift = a gift
reality-ability-name-belt = the grenade belt
reality-ability-name-feint = a feint
reality-ability-name-bargain = a bargain
reality-ability-name-loose = letting the cat loose

reality-ability-missile = Once a game he blows a piece of scenery off the table: he must see it, no side of it may be longer than { $longest }, and no objective may be in it. Those in it or on it end up on the ground, prone but whole.
reality-ability-dash = Once a game he gets a second move on the spot, for nothing, as far as his AP go. Nobody can say that he moved.
reality-ability-fascinate = Once a game she picks somebody within { $range } whom she sees: that one does nothing for the rest of the turn and rolls no attack dice.
reality-ability-encourage = Once a game she names a friend within { $range }, or herself, and a kind of deed: a move, an attack or a shooting. It can be done a second time this turn, for nothing, and no larger than the first time.
reality-ability-call = Once a game, from turn { $turn } on, a Benkei runs in from any edge of the table and can move and attack at once. It goes when she falls.
reality-ability-seduce = Once a game somebody within { $range } whom she sees shoots at a team-mate, or attacks one in the same combat. Her player decides how hard.
reality-ability-hide = Once a game she makes herself small: for this turn all shots at her have { $aim } to their aim.
reality-ability-shield = Once a game it raises a shield: of all damage that it takes this turn, half is ignored.
reality-ability-gift = Once a game he hands any object of the list to a friend within { $range }. Nobody asks where he had it.
reality-ability-belt = Once a game he throws { $count } grenades one after another, at no cost, in the special abilities phase. Not while he fights.
reality-ability-feint = Once a game he waits: this turn he moves after everybody else. He still fights and burns at his usual place.
reality-ability-bargain = Once a game he picks an enemy, who cannot shoot at him this turn.
reality-ability-loose = Once a game the cat runs up to { $run }. Whoever has a gun, is within { $range } of it and sees it wastes all shots and AP on it, friends too. The cat does not mind.

reality-trait-fires-on = She may always fire all her shots, with AP or without.
reality-trait-machine = A machine: it carries at no extra cost, and neither first aid kit nor defibrillator nor adrenaline works on it.
reality-trait-massacre = Each special abilities phase a d10 is rolled: on a 1 it turns to massacre for good. Then it shoots at whoever is nearest, friend or foe, uses no objects, and keeps { $points } AP for its shots, unless it fights or its move ends in combat.
reality-trait-berserk = Each special abilities phase a d10 is rolled: on a 1, or a 2 too once the cat is out, he goes berserk for this turn, with { $points } more AP and { $attacks } more attacks.
reality-trait-unstoppable = Against two enemies or more at once his attacks double, but then each 10 that he rolls injures a friend in that combat.
reality-trait-star = She is paired with a friend, whose kills count double in victory points. While she stands each elimination gives her team { $gain } euphoria; if she falls, all of them lose 1. The Susan of a rescue mission does none of this.
reality-trait-flames = A flame-thrower instead of a gun: once a turn, for 1 AP, a flame { $length } long, and luck helps nobody who is in it.
reality-trait-dog = It has the euphoria of its owner, carries no objects and frees nobody. Who eliminates it gains 1 euphoria more.
reality-trait-cat = It belongs to nobody, takes no harm, and is gone at the end of the turn.

## Sight and aim. Points of the body: left, middle, right as the viewer sees them; foot, waist, top.

reality-point =
    { $height ->
        [foot] { $side ->
            [left] left foot
            [middle] middle foot
           *[right] right foot
        }
        [waist] { $side ->
            [left] left waist
            [middle] middle waist
           *[right] right waist
        }
       *[top] { $side ->
            [left] left top
            [middle] middle top
           *[right] right top
        }
    }
reality-sight-distance = { $figure } and { $other } are { $distance } inches apart.
reality-sight-all-open = All nine points of { $other } are open.
reality-sight-open = Open points ({ $count } of 9): { $points }.
reality-sight-veiled = Seen only through { $cause } ({ $count }): { $points }.
reality-sight-closed = Closed by { $cause } ({ $count }): { $points }.
reality-sight-all-closed = Closed by { $cause }: all nine.
reality-sight-mutual = Seen all the same, because { $other } sees { $figure }.
reality-sight-none = { $figure } does not see { $other }.
reality-cover-none = No cover.
reality-cover-touches = Firm cover: { $other } touches { $cause }, which hides a part.
reality-cover-through = Firm cover: the shot goes through { $cause }.
reality-cover-partly = Cover: { $cause } hides a part.
reality-cover-crater = Firm cover: { $other } lies prone in a crater.

reality-aim-profile = Aim, with upgrades: { $aim }.
reality-modifier-close = { $value }: closer than half the effective range.
reality-modifier-far = { $value }: farther than twice the effective range.
reality-modifier-two-weapons = { $value }: two weapons together.
reality-modifier-after-throw = { $value }: something was thrown before, so these are several weapons.
reality-modifier-cover = { $value }: the target is under cover.
reality-modifier-touching-cover = { $value }: the target touches its cover.
reality-modifier-through-building = { $value }: the shot goes through a building.
reality-modifier-in-crater = { $value }: the target lies in a crater.
reality-modifier-target-prone = { $value }: the target is prone.
reality-modifier-target-moved = { $value }: the target has moved this turn.
reality-modifier-hidden = { $value }: the target hides.
reality-modifier-shooter-prone = { $value }: the shooter is prone.
reality-modifier-shooter-walked = { $value }: the shooter has walked this turn.
reality-modifier-not-first-target = { $value }: not the first target declared.
# What an aim is made of, in two or three words.
reality-term-close = close
reality-term-far = far away
reality-term-two-weapons = two weapons
reality-term-after-throw = after a throw
reality-term-cover = cover
reality-term-touching-cover = touches its cover
reality-term-through-building = through a building
reality-term-in-crater = in a crater
reality-term-target-prone = target lies prone
reality-term-target-moved = target has moved
reality-term-hidden = target hides
reality-term-shooter-prone = lies prone
reality-term-shooter-walked = has walked
reality-term-not-first-target = second target
reality-aim-total =
    { $outcome ->
        [impossible] Aim { $aim }: impossible.
        [sure] Aim { $aim }: every shot hits.
       *[chance] Aim { $aim }: a hit on { $aim } or less, { $chance }%.
    }
reality-aim-expected =
    { $shots ->
        [one] 1 shot: { $damage } damage on average, luck included.
       *[other] { $shots } shots: { $damage } damage on average, luck included.
    }
reality-aim-fight = { $other } fights friends of { $figure }: for each hit a die says whom it takes.

## Why not

reality-why-game-over = The show is over. Thank you for watching.
reality-why-not-asked = It is not for you to decide anything at the moment.
reality-why-not-now = Not now. What you are asked is: { $asked }
reality-why-not-offered = That is not among your choices now.
reality-why-no-such-figure = There is no such figure on this table.
reality-why-no-such-place = This table has no place of that number.
reality-why-no-such-element = This table has no piece of scenery of that number.
reality-why-no-such-drum = There is no such drum on this table.
reality-why-fallen = { $other } has fallen.
reality-why-off-table = { $other } is not on the table.
reality-why-nobodys = { $other } belongs to nobody.
reality-why-not-oneself = { $other } cannot be its own target.
reality-why-not-a-friend = { $other } is not of your team.
reality-why-not-an-enemy = { $other } is not an enemy.
reality-why-no-points = That costs { $needed } AP, and { $figure } has { $left }.
reality-why-kept-for-shots = { $figure } has turned to massacre and keeps { $kept } AP for its shots. Only a move that ends in combat may use them.
reality-why-in-combat = { $figure } is in combat. There nobody moves an inch, or frees anybody.
reality-why-dog = { $figure } is a good dog, but carries nothing, uses nothing and frees nobody.

# Teams
reality-why-team-unreadable = These numbers describe no team.
reality-why-team = This team may not play. { $flaws }
reality-flaw-empty = It has no members.
reality-flaw-twice = { $who } is in it twice.
reality-flaw-over-budget = It costs { $audience } audience, and { $budget } is the limit.
reality-flaw-too-many = It has { $count } figures with its dogs, and { $most } is the most.
reality-flaw-no-leader = Its leader is not in it.
reality-flaw-no-susan = In a rescue nobody can hire Susan: she is the one to be rescued.
reality-flaw-no-pair = Susan has to be paired with a team-mate.
reality-flaw-pair-without-susan = It has a pair, but no Susan.
reality-flaw-upgrades = { $who } has more than 2 upgrades of one kind.
reality-flaw-euphoria = { $who } has not enough euphoria for so many upgrades.
reality-flaw-no-aim = { $who } has no aim that could be upgraded.
reality-flaw-no-weapon = { $who } has no such weapon that could be upgraded.
reality-flaw-no-element = The charges of { $who } need a piece of scenery to sit on.
reality-flaw-no-charges = { $who } names a piece of scenery, but has no charges.
reality-flaw-not-hired = { $who } cannot be hired.

# Setting up
reality-why-cannot-cede-back = Your rival has left the choice to you already.
reality-why-platform-off-table = The exit platform must be whole on the table.
reality-why-platform-far-from-edge = The exit platform must lie whole within { $most } of your own edge.
reality-why-platform-touches-scenery = The exit platform would touch scenery.
reality-why-platform-no-room = There is not enough free ground around it for a team.
reality-why-far-from-platform = { $figure } must start within { $most } of your exit platform.
reality-why-starts-touching = { $figure } would start in contact with { $other }.
reality-why-no-room-beside = There is no room on that side.
reality-why-not-next = { $other } is not among those whose turn it is now.

# Places
reality-why-no-room = No base fits there: scenery or the edge of the table is in the way.
reality-why-taken = { $other } is in the way there.

# Abilities
reality-why-out-of-range = { $other } is { $distance } away, and { $most } is the most.
reality-why-not-seen = { $figure } does not see { $other }.
reality-why-no-mate = { $other } can turn on no team-mate now.
reality-why-not-in-danger = { $other } is no team-mate that could be turned on now.
reality-why-gets-nothing = { $other } is a good dog, but cannot hold anything.
reality-why-element-gone = { $element } is not on the table any more.
reality-why-element-long = { $element } is longer than { $most } on some side.
reality-why-element-objective = An objective is in { $element } or on it.
reality-why-element-unseen = { $figure } does not see { $element }.
reality-why-has-one = { $other } has { $object } already, and nobody has two of the same.
reality-why-no-place-for-dog = There is no room for another dog there.
reality-why-nothing-to-shoot-with = { $other } has nothing to shoot with.
reality-why-not-at-edge = Benkei comes in at an edge of the table, on the ground.
reality-why-enters-touching = Benkei would come in in contact with { $other }.
reality-why-not-beside = Benkei must touch { $other }.
reality-why-cat-far = The cat cannot get there: it runs { $most } at most.
reality-why-not-nearest = In massacre the nearest one is shot at, and { $other } is not the nearest.

# Positioning
reality-why-prone = { $figure } lies prone and must get up first.
reality-why-already-prone = { $figure } is on the deck already.
reality-why-gets-up-later = { $figure } was thrown down in combat, and gets up for nothing when its next exchange begins.
reality-why-not-prone = { $figure } is on its feet already.
reality-why-stays-put = { $figure } has chosen to stay here in this activation.
reality-why-not-high = { $figure } is not higher than { $most }: from here one just walks down.
reality-why-leads-susan = Nobody leaps with Susan by the hand.
reality-why-no-landing = There is no free place to land on.
reality-why-not-a-landing = One lands on a free place at the foot, at most 2 away.
reality-why-not-encouraged = Nobody has encouraged { $figure } to repeat a move.
reality-why-nothing-to-repeat = { $figure } has made no move that could be repeated.
reality-why-already-carrying = { $figure } carries something already.
reality-why-carries-nothing = { $figure } carries nothing.
reality-why-drum-carried = { $other } carries that drum.
reality-why-drum-delivered = That drum has been delivered and is out of play.
reality-why-drum-far = { $figure } does not touch that drum.
reality-why-not-a-body = { $other } has not fallen.
reality-why-body-carried = { $other } is being carried.
reality-why-not-touching = { $figure } does not touch { $other }.
reality-why-nothing-there = Nothing that can be taken lies by { $other }.
reality-why-too-late = { $figure } has begun to do other things: a first aid kit and adrenaline come first in an activation.
reality-why-massacre-no-objects = { $figure } has turned to massacre and uses no objects.
reality-why-no-object = { $figure } does not have { $object }.
reality-why-machine = { $other } is a machine: that does not work on it.
reality-why-unhurt = { $other } has all the life there was to begin with.
reality-why-combat-goes-on = The combat in which { $other } fell is still going on.
reality-why-gone-with-owner = { $other } was called, and who called it has fallen.
reality-why-nobody-to-free = There is nobody to be freed.
reality-why-leads-nobody = { $figure } leads nobody.
reality-why-susan-cannot-shift = Susan cannot shift now: she has no AP left, fights, is parted from her saviour, or has done it already.
reality-why-susan-far = Susan must go on touching her saviour, with a free place for her base.
reality-why-susan-too-far = Susan cannot get there with the AP that she has.
reality-why-route-by-points = The way goes over points of your own: give its end in inches too.
reality-why-already-there = { $figure } stands there already.
reality-why-susan-left-behind = Susan, who has to keep touching { $figure }, would find no room there.
reality-why-touches-unnamed = { $figure } would touch { $other } there. Name the enemy, as a charge.
reality-why-too-far = The way there costs { $cost } AP, and { $left } can be spent.
reality-why-charge-too-far = To reach { $other } there costs { $cost } AP, and { $left } can be spent.
reality-why-too-dear = The way there costs more than the { $left } AP that can be spent, if there is one at all.
reality-why-no-way = No lawful way leads there over these points: a wall or somebody is in the way.
reality-why-listed-otherwise = That place is offered from other sides; name the place itself.
reality-why-not-listed = The way there costs { $cost } AP, but that place is not on the list; name the place itself.
reality-why-not-approached = Moving beside { $other } serves no purpose now; name the place itself.
reality-why-not-by-body = { $object } does not lie by that body.
reality-why-charges-lost = Explosive charges are lost with their bearer.

# Attack
reality-why-too-many-attacks =
    { $most ->
        [one] { $figure } can make at most 1 attack now.
       *[other] { $figure } can make at most { $most } attacks now.
    }
reality-why-must-attack = At least one die has to be thrown.
reality-why-not-in-this-combat = { $other } is no enemy in this combat.
reality-why-not-evenly = The rampage is shared evenly, and it is not the turn of { $other }.
reality-why-not-a-killer = { $other } was not on your side of that combat.
reality-why-no-dice-thrown = { $other } threw no dice in that exchange.
reality-why-no-direction = That is no direction: give two numbers that are not both 0, no larger than { $most }.

# Firing
reality-why-combat-no-shots = { $figure } is in combat: no shots, no flames, no throws.
reality-why-objects-first = Attack objects come before shots, and { $figure } has fired.
reality-why-kept-it = { $figure } has chosen to throw nothing more in this activation.
reality-why-charges-gone = The charges of { $figure } were lost together with { $element }.
reality-why-not-empty = { $other } is in or on { $element }: charges go off only where nobody is.
reality-why-no-flames = { $figure } has no flame-thrower.
reality-why-no-weapon = { $figure } has no such weapon.
reality-why-too-many-shots =
    { $most ->
        [0] No shot of that weapon is left.
        [one] At most 1 shot of that weapon can be fired now.
       *[other] At most { $most } shots of that weapon can be fired now.
    }
reality-why-shoot-nothing = A declaration has at least one shot.
reality-why-no-friendly-fire = { $other } is on your own side.
reality-why-bargain = { $other } has struck a bargain: { $figure } cannot shoot there this turn.
reality-why-aim-impossible = The aim would be { $aim }: under 1 there is no chance.
reality-why-declared-already = Shots of that weapon at { $other } are declared already.
reality-why-other-victim = The charmed one shoots at { $other } and nobody else.
reality-why-nothing-declared = No shots are declared yet.
reality-why-throw-far = That is { $distance } away, and { $most } is the most.
reality-why-throw-near = The template would touch { $figure }, who throws it.
reality-why-throw-unseen = { $figure } does not see that point.
reality-why-no-such-point = There is no such point on the table.
reality-why-template-apart = The template must touch the scenery with the charges, no higher than its top.
reality-why-no-refuge = There is no lawful place to flee to on that side.
reality-why-not-at-rim = Who flees stands against the rim of the template, outside of it.
reality-why-flee-near = Who flees ends at least 1 from where it stood.
reality-why-flee-level = That is not on the level of the template.
reality-why-flee-partner = Susan and her saviour stay together.
reality-why-flee-wall = Nobody flees through walls.

# The leader
reality-why-not-a-leader = { $other } cannot lead: a leader is a standing character of your own team, no dog, and no Susan whom you have freed.
