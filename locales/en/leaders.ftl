### Leaders of Euphoria. Every other language has these keys, with these variables.

## Words that differ by edition, in some language at least. They stand in other messages, which need $edition: A or B.

leaders-gun =
    { $edition ->
        [A] ray gun
       *[B] laser
    }
leaders-guns =
    { $edition ->
        [A] ray guns
       *[B] lasers
    }
leaders-a-gun = a { leaders-gun }
leaders-the-gun = the { leaders-gun }
leaders-no-gun = no { leaders-gun }
# The same, spoken of again. In some languages it has a gender.
leaders-gun-it = it
leaders-gun-one = one
leaders-gun-that = that one
leaders-subterran = Subterran
leaders-a-wastelander =
    { $edition ->
        [A] a Wastelander
       *[B] an Anarchist
    }
leaders-wastelanders =
    { $edition ->
        [A] Wastelanders
       *[B] Anarchists
    }

## Names

leaders-seat = Player { $number }
leaders-recruit-euphorian-leader = Euphorian leader
leaders-recruit-subterran-leader = { leaders-subterran } leader
leaders-recruit-euphorian-follower = Euphorian follower
leaders-recruit-subterran-follower = { leaders-subterran } follower
# In the middle of a sentence. $whose: yours (the reader's), theirs (of whoever acts), other.
leaders-recruit-of =
    { $whose ->
        [yours] your recruit { $place }
        [theirs] their own recruit { $place }
       *[other] { $owner }'s recruit { $place }
    }
leaders-team-euphorian = Euphorian
leaders-team-subterran = { leaders-subterran }
leaders-team-wastelander =
    { $edition ->
        [A] Wastelander
       *[B] Anarchist
    }
# What somebody is: "is on the Euphorian team".
leaders-member-euphorian = on the Euphorian team
leaders-member-subterran = on the { leaders-subterran } team
leaders-member-wastelander =
    { $edition ->
        [A] a Wastelander
       *[B] an Anarchist
    }
leaders-phase-setup = Setup
leaders-phase-artifact = Artifact phase
leaders-phase-action = Action phase
leaders-phase-aim = Aim phase
leaders-phase-end = End of turn

## Options of the table

leaders-option-edition = Which printing of the rules: in A, used artifacts go under the deck; in B, onto a discard pile that everyone can see.
leaders-option-guns = How many lasers (ray guns in edition A) are in play, from 1 to 4; with 0, as many as the number of players calls for.
leaders-option-turns = After this many turns for each player the game is a draw.
leaders-option-claims = How many structured claims each player may make in a turn of their own; with 0, none.
leaders-option-deck = The deck of artifacts: the name of one that comes with the game, or the text of a deck file.

## Questions

leaders-question-order = Lay out your three recruits in the order you like.
leaders-question-artifact = Artifact phase: discard your hand and draw one artifact, give one away, or skip.
leaders-question-action = Action phase: take one action, or skip.
leaders-question-choose = Choose what the artifact is for.
leaders-question-pay = Choose the hidden recruit that you expose as payment.
leaders-question-react = Do you react?
leaders-question-aim = Aim your { leaders-gun } at another player.
leaders-question-expose = Choose the hidden recruit that you expose.
leaders-question-redirect = Choose somebody else to shoot.

# The same to one player, with the position. $armed: yes (aimed at $target), no.
leaders-ask-order = Lay out your three recruits face down: in what order? Only you have seen them.
leaders-ask-artifact =
    { $count ->
        [0] Artifact phase, the first of your turn: you hold none. Do you draw one?
        [one] Artifact phase, the first of your turn: do you swap the one that you hold for a new one, give it away, or keep it?
        [2] Artifact phase, the first of your turn: do you swap both for a new one, give one away, or keep them?
       *[other] Artifact phase, the first of your turn: do you swap all { $count } for a new one, give one away, or keep them?
    }
leaders-ask-action =
    { $armed ->
        [yes] Action phase: take one action, or none. Your { leaders-gun } is aimed at { $target }.
       *[no] Action phase: take one action, or none.
    }
# After "You use the Snow Globe." $what: as in "another player".
leaders-ask-choose = Choose { $what }.
leaders-ask-pay = Which of your hidden recruits do you expose to pay for it?
# After what is being done. $count: how many artifacts in hand answer it; $artifact: the only one.
leaders-ask-react =
    { $count ->
        [0] You hold nothing that answers this, but are asked like everyone: nobody learns who could.
        [1] Do you answer with { $artifact }?
       *[other] Do you answer, and with which artifact?
    }
leaders-ask-aim =
    { $armed ->
        [yes] Your { leaders-gun } is aimed at { $target }. At whom do you aim it until your next turn?
       *[no] You have taken { leaders-a-gun }. At whom do you aim it?
    }
leaders-ask-expose = { $player } uses { $artifact }: you must expose one of your hidden recruits. Which one?
leaders-ask-redirect = Your shot at { $target } was turned away. Whom do you shoot instead?

# What is being answered, to one player. $whom: you, self (whoever does it), other. $by: you, other.
leaders-deed-interrogation =
    { $whom ->
        [you] { $player } interrogates you about recruit { $place }.
       *[other] { $player } interrogates { $owner } about recruit { $place }.
    }
leaders-deed-arming = { $player } wants to take { leaders-a-gun }.
leaders-deed-shot =
    { $whom ->
        [you] { $player } shoots you.
       *[other] { $player } shoots { $target }.
    }
leaders-deed-hiding =
    { $whom ->
        [you] { $player } wants to hide your recruit { $place }.
        [self] { $player } wants to hide their own recruit { $place }.
       *[other] { $player } wants to hide { $owner }'s recruit { $place }.
    }
leaders-deed-artifact =
    { $by ->
        [you] You use { $artifact }.
       *[other] { $player } uses { $artifact }.
    }
# $targets: as in "Ana, your recruit 2".
leaders-deed-artifact-on =
    { $by ->
        [you] You use { $artifact }: { $targets }.
       *[other] { $player } uses { $artifact }: { $targets }.
    }
leaders-you = you

## What a choice costs and does, to the player who may take it. $team: an id.

leaders-cost-expose = your recruit { $place } is exposed ({ $recruit }).
leaders-cost-choose = one of your { $count } hidden recruits is exposed; you choose it next.
leaders-cost-leader = it is your leader: once exposed, a shot at you ends the game.
leaders-cost-shoot = your { leaders-gun } goes back to the centre.
leaders-effect-arm = You take { leaders-a-gun } and aim it at once. You can shoot in a later turn.
leaders-effect-shot =
    { $wastelander ->
        [yes] { $target } draws an artifact, drops any { leaders-gun } and shows all three recruits.
       *[no] { $target } draws an artifact, drops any { leaders-gun } and shows all three recruits. A leader among them stays exposed; without one { $target } becomes { leaders-a-wastelander }.
    }
leaders-effect-shot-leader =
    { $team ->
        [euphorian] The exposed leader of { $target } falls: the Euphorian team wins, unless somebody reacts.
        [subterran] The exposed leader of { $target } falls: the { leaders-subterran } team wins, unless somebody reacts.
       *[wastelander] The exposed leader of { $target } falls: the { leaders-wastelanders } win, unless somebody reacts.
    }
leaders-effect-shot-you =
    { $wastelander ->
        [yes] Unless somebody else reacts, you draw an artifact, drop any { leaders-gun } and show all three recruits.
       *[no] Unless somebody else reacts, you draw an artifact, drop any { leaders-gun } and show all three recruits. A leader among them stays exposed; without one you become { leaders-a-wastelander }.
    }
leaders-effect-shot-you-leader =
    { $team ->
        [euphorian] Unless somebody else reacts, your exposed leader falls and the Euphorian team wins.
        [subterran] Unless somebody else reacts, your exposed leader falls and the { leaders-subterran } team wins.
       *[wastelander] Unless somebody else reacts, your exposed leader falls and the { leaders-wastelanders } win.
    }
leaders-effect-looked-at = Unless somebody else reacts, { $player } looks at your recruit { $place }.

## Actions, as the player who may take them reads them

leaders-action-order = Lay them out in this order: { $first }, { $second }, { $third }
leaders-action-skip =
    { $phase ->
        [artifact] Leave your artifacts as they are
        [action] Take no action
       *[other] Skip this phase
    }
leaders-action-discard =
    { $count ->
        [0] Draw one artifact (your hand is empty)
        [one] Discard your artifact and draw one
       *[other] Discard your { $count } artifacts and draw one
    }
leaders-action-give = Give { $artifact } to { $target }
leaders-action-interrogate = Interrogate { $owner } about recruit { $place }
leaders-action-arm = Arm yourself, exposing recruit { $place } ({ $recruit })
leaders-action-shoot =
    { $aimed ->
        [yes] Shoot { $target }
       *[no] Shoot
    }
leaders-action-hide =
    { $known ->
        [yes] Hide { $which } ({ $recruit })
       *[no] Hide { $which }
    }
leaders-action-use = Use { $artifact }
leaders-action-aim =
    { $same ->
        [yes] Keep aiming at { $target }
       *[no] Aim at { $target }
    }
# $own: yes, no, shot (somebody to shoot).
leaders-action-choose-player =
    { $own ->
        [shot] Shoot { $target }
        [yes] Choose yourself
       *[no] Choose { $target }
    }
leaders-action-choose-recruit =
    { $known ->
        [yes] Choose { $which } ({ $recruit })
       *[no] Choose { $which }
    }
leaders-action-pay = Pay by exposing recruit { $place } ({ $recruit })
leaders-action-expose = Expose recruit { $place } ({ $recruit })
leaders-action-decline = Do not react
leaders-action-react = React with { $artifact }, exposing recruit { $place } ({ $recruit })
leaders-action-claim-team =
    { $own ->
        [yes] Claim to be { $team }
       *[no] Claim that { $target } is { $team }
    }
leaders-action-claim-recruit = Claim about { $which }: { $recruit }

## Events. Everybody is spoken of by name.

leaders-event-placed = { $player } lays recruit { $place } face down: { $recruit }.
leaders-event-placed-unseen = { $player } lays recruit { $place } face down.
leaders-event-turn = Turn { $turn }: { $player } is the Interrogator.
leaders-event-drew = { $player } draws an artifact: { $artifact }.
leaders-event-drew-unseen = { $player } draws an artifact.
leaders-event-discarded = { $player } discards { $artifact }.
leaders-event-discarded-unseen = { $player } discards an artifact.
leaders-event-put-under =
    { $count ->
        [one] { $player } puts an artifact under the deck, face down.
       *[other] { $player } shuffles { $count } artifacts and puts them under the deck, face down.
    }
leaders-event-reshuffled =
    { $count ->
        [one] The deck had run out: the one discard is the new deck.
       *[other] The deck had run out: the { $count } discards are shuffled into a new one.
    }
leaders-event-gave = { $player } gives { $target } an artifact: { $artifact }.
leaders-event-gave-unseen = { $player } gives { $target } an artifact, face down.
leaders-event-interrogated = { $player } interrogates { $owner } about recruit { $place }.
leaders-event-looked = { $player } looks at { $which }: { $recruit }.
leaders-event-looked-unseen = { $player } looks at { $which }.
leaders-event-used = { $player } uses { $artifact }.
leaders-event-used-on = { $player } uses { $artifact }: { $targets }.
leaders-event-reacted = { $player } reacts with { $artifact }.
leaders-event-exposed = { $owner }'s recruit { $place } is exposed: { $recruit }.
leaders-event-exposed-unseen = { $owner }'s recruit { $place } is exposed.
leaders-event-hiding = { $player } wants to hide { $which }.
leaders-event-hidden = { $player } hides { $which }: { $recruit }.
leaders-event-hidden-unseen = { $player } hides { $which }.
leaders-event-swapped = { $owner }'s recruit { $place } and { $owner2 }'s recruit { $place2 } change places.
leaders-event-received = { $player } now has on place { $place }: { $recruit }.
leaders-event-received-unseen = { $player } looks at what now lies on place { $place }.
leaders-event-shuffled = { $player }'s hidden recruits are shuffled among their places.
leaders-event-stole = { $player } takes an artifact from { $target }'s hand: { $artifact }.
leaders-event-stole-unseen = { $player } takes an artifact from { $target }'s hand.
leaders-event-arming = { $player } reaches for { leaders-a-gun }.
leaders-event-armed = { $player } takes { leaders-a-gun }.
leaders-event-aimed = { $player }'s { leaders-gun } is aimed at { $target }.
leaders-event-dropped = { $player }'s { leaders-gun } goes to the centre.
leaders-event-shot = { $player } shoots { $target }.
leaders-event-blocked = { $player }'s action has no effect.
leaders-event-hit = The shot hits { $player }.
leaders-event-turned-wastelander =
    { $edition ->
        [A] { $player } is a Wastelander from now on. We wish them well.
       *[B] { $player } is an Anarchist from now on. We wish them well.
    }
leaders-event-reversed = { $player } reverses the order of play, from the end of this turn.
leaders-event-extra-turn = { $player } takes another turn after this one.
leaders-event-claimed-team =
    { $own ->
        [yes] { $player } claims to be { $team }.
       *[no] { $player } claims that { $target } is { $team }.
    }
leaders-event-claimed-recruit = { $player } claims about { $which }: { $recruit }.

## Endings

leaders-ended-both-leaders = { $winners } holds both leaders and wins alone. Unity at last.
leaders-ended-wastelander-leader =
    { $edition ->
        [A] { $winners }, a Wastelander, has got hold of a leader and wins alone.
       *[B] { $winners }, an Anarchist, has got hold of a leader and wins alone.
    }
leaders-ended-euphorian-team = The { leaders-subterran } leader has been shot. The Euphorian team wins: { $winners }.
leaders-ended-subterran-team = The Euphorian leader has been shot. The { leaders-subterran } team wins: { $winners }.
leaders-ended-wastelander-team =
    { $edition ->
        [A] A Wastelander has shot a leader. The Wastelanders win: { $winners }.
       *[B] An Anarchist has shot a leader. The Anarchists win: { $winners }.
    }
leaders-ended-turn-limit = The limit on turns is reached: a draw. Everyone may return to their duties.

## Why not

leaders-why-game-over = The game is over. Thank you for your cooperation.
leaders-why-not-asked = It is not for you to decide anything at the moment.
leaders-why-not-now = Not now. What you are asked is: { $asked }
leaders-why-no-such-player = There is no { $player } in this game.
leaders-why-no-such-artifact = This deck has no such artifact.
leaders-why-same-order = Recruits of the same kind look the same in any order; choose that order as it is listed.
leaders-why-give-to-yourself = A gift goes to another player, however much you deserve it.
leaders-why-not-in-hand = { $artifact } is not in your hand.
leaders-why-interrogate-yourself = You can only interrogate other players. Self-criticism is always welcome, but it is no action.
leaders-why-already-exposed = Recruit { $place } of { $player } is already exposed.
leaders-why-second-gun = You already hold { leaders-a-gun }, and nobody may hold two.
leaders-why-their-second-gun = { $player } already holds { leaders-a-gun }, and nobody may hold two.
leaders-why-nothing-to-pay-with = You have no hidden recruit left to expose as payment.
leaders-why-no-gun-in-centre = There is { leaders-no-gun } in the centre. Your interest has been noted.
leaders-why-pay-exposed = Your recruit { $place } is already exposed; only a hidden one can pay.
leaders-why-no-gun = You hold { leaders-no-gun }, and a stern look is not enough.
leaders-why-already-hidden = Recruit { $place } of { $player } is already hidden.
leaders-why-leaders-stay = Recruit { $place } of { $player } is a leader, and this action hides only followers.
leaders-why-only-a-reaction = { $artifact } is a reaction: it answers another player's action.
leaders-why-in-extra-turn = { $artifact } cannot be used in an extra turn.
leaders-why-changes-nothing = { $artifact } would change nothing now, so it cannot be used.
leaders-why-nobody-holds-a-gun = { $artifact } needs another player who holds { leaders-a-gun }.
leaders-why-choose-a-recruit = For { $artifact } you choose a recruit now, not a player.
leaders-why-choose-a-player = For { $artifact } you choose a player now, not a recruit.
leaders-why-choose-another-player = { $artifact } is for another player, not for you.
leaders-why-choose-your-own = For { $artifact } you choose one of your own recruits now.
leaders-why-choose-of-another = For { $artifact } you choose a recruit of another player now.
leaders-why-choose-of-holder = Now you choose a hidden recruit of { $player }.
leaders-why-two-players = { $artifact } is for two different players.
leaders-why-choose-in-order = Each pair is listed once: the player who sits first is chosen first.
leaders-why-aim-at-its-holder = { $player } holds that { leaders-gun }, and it is never aimed at its own holder.
leaders-why-already-aimed = It is aimed at { $player } already.
leaders-why-leader-stays = Recruit { $place } of { $player } is a leader, and only followers can be hidden.
leaders-why-swap-of-equals = Both are exposed and alike, so swapping them would change nothing.
leaders-why-they-lack-gun = { $player } holds { leaders-no-gun }.
leaders-why-they-lack-hidden = { $player } has no hidden recruit.
leaders-why-they-lack-two-hidden = { $player } has fewer than two hidden recruits.
leaders-why-they-lack-exposed = { $player } has no exposed follower.
leaders-why-they-lack-artifacts = { $player } has no artifacts.
leaders-why-not-that-target = The shot must go to somebody else: not the first target, not whoever turned it away, not you.
leaders-why-not-for-this-artifact = That cannot be chosen for { $artifact } now.
leaders-why-aim-at-yourself = You cannot aim at yourself. You are far too valued.
leaders-why-only-an-action = { $artifact } is used as your action in your own turn, not as a reaction.
leaders-why-does-not-answer = { $artifact } does not answer what is happening now.
leaders-why-no-claims-left =
    { $limit ->
        [0] At this table no structured claims are made.
        [one] You may make one claim a turn, and you have made it.
       *[other] You may make { $limit } claims a turn, and you have made them.
    }
leaders-why-claim-known = Everyone can see that for themselves; there is nothing to claim.

## Artifacts. Their texts are put together: a trigger (for reactions), then one sentence for each effect.
## Sentences begin with a small letter where nothing else calls for a capital; the program capitalises them.

leaders-trigger-shot-at-me = When you are shot:
leaders-trigger-shot = When another player shoots anyone:
leaders-trigger-interrogation-of-me = When you are interrogated:
leaders-trigger-interrogation-of-another = When somebody other than you is interrogated:
leaders-trigger-artifact = When another player uses an action artifact:
leaders-trigger-arming = When another player arms themselves, before they aim:
leaders-trigger-hiding = When another player hides a recruit:

# Choices, as they are spoken of. $mention: new; different (two choices of the same sort: the second of them);
# any (it may be the player of the other choice, or another); pair (both choices of the same sort at once);
# aimed (as the new aim of the gun just spoken of).
leaders-choice-other =
    { $mention ->
        [different] yet another player
        [any] any other player
       *[new] another player
    }
leaders-choice-player =
    { $mention ->
        [different] a different player (perhaps yourself)
        [any] any player (perhaps yourself)
       *[new] one player (perhaps yourself)
    }
leaders-choice-holder =
    { $mention ->
        [different] yet another player who holds { leaders-a-gun }
        [any] any other player who holds { leaders-a-gun }
       *[new] another player who holds { leaders-a-gun }
    }
leaders-choice-target =
    { $mention ->
        [aimed] a new target of your choice, never its holder
        [any] any player (perhaps yourself) but that one
       *[new] one player (perhaps yourself), other than one who holds { leaders-a-gun }
    }
leaders-choice-own =
    { $mention ->
        [different] another of your recruits
        [pair] two of your recruits
       *[new] one of your recruits
    }
leaders-choice-recruit =
    { $mention ->
        [different] one recruit of yet another player
        [any] one recruit of any other player
        [pair] one recruit of each of two other players
       *[new] one recruit of another player
    }
leaders-choice-hidden =
    { $mention ->
        [different] one hidden recruit of yet another player
        [any] one hidden recruit of any other player
        [pair] one hidden recruit of each of two other players
       *[new] one hidden recruit of another player
    }
leaders-choice-exposed =
    { $mention ->
        [different] another exposed follower of any player
        [pair] two exposed followers of any players
       *[new] one exposed follower of any player
    }
leaders-choice-hidden-of-each-holder = one hidden recruit, if there is one, of every other player who holds { leaders-a-gun }

# A choice that has been spoken of. $which: only (there is one of the kind), first, second, all.
leaders-same-player =
    { $which ->
        [first] the first of these players
        [second] the second of these players
       *[only] that player
    }
leaders-same-recruit =
    { $which ->
        [first] the first of these recruits
        [second] the second of these recruits
        [all] each of those recruits
       *[only] that recruit
    }
# After recruits have changed places: whatever lies there now.
leaders-same-place =
    { $which ->
        [first] the recruit now on the first of these places
        [second] the recruit now on the second of these places
       *[only] the recruit now on that place
    }

# Effects. $first and $second are choices put into words. $choice: the sort of the first one, or pair, or same
# (it has been spoken of).
leaders-verb-look-at-all = look at all hidden recruits of { $first }.
leaders-verb-look =
    { $choice ->
        [pair] look at { $first }; choose both before you look.
       *[other] look at { $first }.
    }
leaders-verb-show = show all your hidden recruits to { $first } and to nobody else.
leaders-verb-look-and-show = you and { $first } show each other all your recruits; nobody else sees them.
leaders-verb-let-expose = { $first } exposes a hidden recruit of their own choice.
leaders-verb-expose =
    { $choice ->
        [hidden] expose { $first }, without looking first.
       *[other] expose { $first }.
    }
leaders-verb-expose-each = every other player with no exposed recruit exposes one of their own choice, all at the same time.
leaders-verb-hide-all =
    { $choice ->
        [other] hide all exposed followers of { $first }.
        [holder] hide all exposed followers of { $first }.
       *[player] hide all exposed followers of { $first }, except the recruit just exposed to pay for this.
    }
leaders-verb-hide =
    { $choice ->
        [exposed] hide { $first }.
        [pair] hide { $first }, as far as they are exposed followers.
       *[other] hide { $first }, if it is an exposed follower.
    }
leaders-verb-swap = swap { $first } for { $second }, without looking first. Each stays hidden or exposed, as it was.
leaders-verb-swap-pair = swap { $first }, without looking first. Each stays hidden or exposed, as it was.
leaders-verb-shuffle = shuffle the hidden recruits (two or more) of { $first } among their places; their owner then looks at them.
leaders-verb-drop = { $first } drops their { leaders-gun }.
leaders-verb-take-gun = take { leaders-the-gun } of { $first } and aim it. You cannot use this while you hold one.
leaders-verb-aim = { leaders-the-gun } of { $first } is now aimed at { $second }.
leaders-verb-arm =
    { $choice ->
        [same] { $first } must take { leaders-a-gun } from the centre and aim it, if holding none.
       *[other] { $first } who holds { leaders-no-gun } must take one from the centre and aim it.
    }
leaders-verb-shoot = shoot { $first }; you need { leaders-no-gun } for it.
leaders-verb-draw = draw an artifact.
leaders-verb-let-draw = { $first } draws an artifact.
leaders-verb-discard = { $first } discards their whole hand.
leaders-verb-steal = take a random artifact from the hand of { $first }; only the two of you know which.
leaders-verb-extra-turn = after this turn you take another one. You cannot use this in an extra turn.
leaders-verb-reverse = from the end of this turn the order of play is reversed; the priority of reactions stays clockwise.
leaders-verb-cancel =
    { $trigger ->
        [shot-at-me] the shot has no effect, even if you have an exposed leader. The shooter drops { leaders-the-gun } all the same.
        [shot] the shot has no effect, even if it would hit an exposed leader. The shooter drops { leaders-the-gun } all the same.
        [interrogation-of-me] the look is refused, and the interrogator's action is spent.
        [interrogation-of-another] the look is refused, and the interrogator's action is spent.
        [arming] they get { leaders-no-gun }. The recruit that paid for it stays exposed.
        [hiding] the recruit stays exposed, and the action is spent.
       *[artifact] it has no effect. The card is spent, and the recruit that paid for it stays exposed.
    }
leaders-verb-redirect = the shooter must shoot somebody else instead, neither the first target nor you. The new target cannot react.
leaders-verb-expose-it = the recruit asked about is exposed for all to see.
leaders-verb-take-that-gun = if you hold { leaders-no-gun }, you take that one instead and aim it. The recruit that paid for it stays exposed.
leaders-leaves-game = after use, this card is out of the game.
