### The taught first game of Leaders of Euphoria. It is played in edition B: lasers, Anarchists.
### Each step has a title; each sentence has a small line below it. $liar, $ally and $bystander are the other players,
### $quarry is whoever holds the leader that is to be shot, $place where it lies, $turned who became an Anarchist last.

## The players; the first one is the reader

leaders-lesson-name-0 = Nova
leaders-lesson-name-1 = Bruno
leaders-lesson-name-2 = Cleo
leaders-lesson-name-3 = Dario

## Steps

leaders-lesson-papers-title = Your papers
leaders-lesson-papers = Lay out your three recruits, in any order.
leaders-lesson-papers-small = Two cogs, one ring: most of your recruits are Subterrans, so you are one. Nobody else can see that.

leaders-lesson-side-title = Your side
leaders-lesson-side = { $liar } claims to be a Subterran, like you. Claim it, too.
leaders-lesson-side-small = You win when the Euphorian leader is shot while it lies face up. Claims are free, nobody checks them, and some are lies.

leaders-lesson-draw-title = Artifacts
leaders-lesson-draw = Discard your hand and draw something better.
leaders-lesson-draw-small = A turn begins with the artifact phase: change your whole hand for one card, give a card away, or do neither.

leaders-lesson-look-title = Look
leaders-lesson-look = { $liar } calls you a friend and aims at you. Look at the lit paper.
leaders-lesson-look-small = Now comes your one action: interrogate. Everyone sees where you look, only you see what is there.

leaders-lesson-answer-title = Answer a shot
leaders-lesson-answer = { $liar } shoots! Open your Umbrella.
leaders-lesson-answer-small = Reactions are played out of turn. The price of every artifact: one of your hidden recruits is turned face up, and you choose which.

leaders-lesson-gift-title = A gift
leaders-lesson-gift = { $ally } has slipped you a card. Keep it.
leaders-lesson-gift-small = A Flash Camera, and only the two of you know. There is no clearer way to say “friend”.

leaders-lesson-use-title = The price
leaders-lesson-use = Use the Flash Camera.
leaders-lesson-use-small = It turns a hidden recruit of another player face up, and a leader who lies face up can be shot.
leaders-lesson-use-choose = Point it at { $quarry }: recruit { $place }.
leaders-lesson-use-choose-small = Until you have decided everything, nobody else hears a word of it.
leaders-lesson-use-pay = Now the price: show one of your own.
leaders-lesson-use-pay-small = Choose well. What lies face up is known to all, and you can pay only with what is still hidden.
leaders-lesson-use-first = Keep the Flash Camera.
leaders-lesson-use-first-small = You are about to need it.

leaders-lesson-turned-title = Changing sides
leaders-lesson-turned = { $turned } was shot and is an Anarchist now. Draw nothing, go on.
leaders-lesson-turned-small = Nobody is ever out. Whoever is shot without a leader changes sides for good: Anarchists win when one of them shoots a face-up leader, or gets hold of one.
leaders-lesson-turned-you = You were shot and are an Anarchist now. Draw nothing, go on.
leaders-lesson-turned-you-small = New side, new goal: shoot any leader who lies face up. The one of { $quarry } will do nicely.

leaders-lesson-arm-title = Arm
leaders-lesson-arm = Take a laser from the centre.
leaders-lesson-arm-small = You pay as before: a hidden recruit is turned face up. Nobody may hold two lasers.
leaders-lesson-arm-first = Draw nothing: today you act.
leaders-lesson-arm-first-small = Each turn has four phases: artifact, action, aim, end.
leaders-lesson-hide = Hide a follower: you have nothing left to pay with.
leaders-lesson-hide-small = Hiding is an action, and it works on followers only. A leader who is seen stays seen.
leaders-lesson-wait = Nothing to be done this turn: take no action.
leaders-lesson-wait-small = No laser is free, or yours points the wrong way. Both will pass.

leaders-lesson-aim-title = Aim
leaders-lesson-aim = Aim at { $quarry }.
leaders-lesson-aim-small = Everyone sees where it points. You take one action a turn, so the shot has to wait for your next one.
leaders-lesson-aim-keep = Your turn ends: keep aiming at { $quarry }.
leaders-lesson-aim-keep-small = Whoever holds a laser aims it at the end of each own turn, at the same player or at another.

leaders-lesson-shoot-title = Shoot
leaders-lesson-shoot = Shoot { $quarry }.
leaders-lesson-shoot-small = The leader lies face up, the laser points the right way. Nothing personal.
leaders-lesson-shoot-expose = Shoot { $quarry }: that turns the leader up.
leaders-lesson-shoot-expose-small = A first shot shows all recruits; followers are hidden again, a leader stays face up. Then you shoot once more.
leaders-lesson-shoot-first = Your turn again. Draw nothing.
leaders-lesson-shoot-first-small = { $quarry } has seen your laser, and could do nothing about it.

leaders-lesson-meanwhile = This one is up to you.
leaders-lesson-meanwhile-small = Any answer will do. The lesson goes on afterwards.

## The end

leaders-lesson-won = You have won.
leaders-lesson-won-small =
    { $team ->
        [wastelander] A leader was face up when an Anarchist fired, and that was you. Find out who is who, turn a leader up, fire first: that is the game.
       *[other] The leader was face up when you fired, so your whole team wins. Find out who is who, turn the leader up, fire first: that is the game.
    }
leaders-lesson-known-side = Most of your recruits tell which team you are on. Nobody has to believe what you claim.
leaders-lesson-known-turn = A turn: change or give cards, one action, aim, end.
leaders-lesson-known-price = Artifacts and lasers cost the same: one of your hidden recruits turns face up.
leaders-lesson-known-sides = Whoever is shot without a leader becomes an Anarchist, and is never out.
leaders-lesson-known-win = You win when the other team’s leader is shot while face up.

leaders-lesson-lost = The game is over, and others have won.
leaders-lesson-lost-small = It happens to the best of us. Go back a move and try another way.

## Asides: what the last move has brought about

leaders-lesson-aside-claimed = It is said. Whether they believe you is their affair.
leaders-lesson-aside-claim-lie = A lie, and a lawful one: nobody checks.
leaders-lesson-aside-claim-other = Talking about others is allowed, too. Your own side comes back.
leaders-lesson-aside-drew = An Umbrella. It is not for the rain.
leaders-lesson-aside-saw-leader = That was the Euphorian leader. So much for friendship.
leaders-lesson-aside-saw-follower = A follower. It proves little.
leaders-lesson-aside-saw-another = A follower, which proves little. The paper beside it would have said more.
leaders-lesson-aside-looked-elsewhere = Good to know, and only you know it. { $liar } still deserves a look: that comes back.
leaders-lesson-aside-answered = The shot has no effect, and the laser is back in the centre.
leaders-lesson-aside-did-skip = You did nothing, which is allowed. What was on the plan comes back.
leaders-lesson-aside-did-discard = You have changed your hand. The lesson goes on with what you drew.
leaders-lesson-aside-did-give = You gave a card away: two of you know which. The lesson goes on without it.
leaders-lesson-aside-did-arm = You took a laser early. The lesson goes along; the rest comes back.
leaders-lesson-aside-did-shoot = You fired, and the laser went back to the centre. The lesson goes on from here.
leaders-lesson-aside-did-hide = You turned a follower face down, and that was your action. What was on the plan comes back.
leaders-lesson-aside-did-use = You chose an artifact of your own. Finish what you began; the lesson waits.
leaders-lesson-aside-did-aim = You aimed at somebody else. At the end of your turn you may aim anew.
leaders-lesson-aside-did-decline = You let it happen. The lesson goes along.
leaders-lesson-aside-did-react = You had an answer of your own. The lesson goes along.
leaders-lesson-aside-did-claim-recruit = A claim about a single paper: free, and perhaps even true. What was on the plan comes back.
leaders-lesson-aside-did-other = A lawful move. The lesson goes along and comes back to its plan.
leaders-lesson-aside-turned-you = A shot has hit you, and you had no leader: you are an Anarchist now.
leaders-lesson-aside-other-team = Your recruits have changed, and your team with them: from now on you hunt the leader of { $quarry }.
leaders-lesson-aside-shot-again = A shot has hit you: everyone saw your recruits, and you drew an artifact.
