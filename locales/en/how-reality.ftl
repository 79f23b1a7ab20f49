### How to play the Ultimate Reality Show. The outline with the rules of each statement: web/src/games/reality/how/outline.json.
### Keys: how-reality-<section>-<statement>, with -title, -cost and -gain where it has them; how-reality-draw-* stand in pictures.
### Every other language has these keys.

## What it is

how-reality-what-game = Two teams of contestants, a studio full of scenery, ten turns on the air. Figures walk, climb, hide, shoot and brawl by exact distances: what one can reach, see and hit is measured, and anybody may measure at any time.

## How you win

how-reality-win-mission-title = Fulfil the mission
how-reality-win-mission = Objectives: bring two of the three drums to your exit platform. Rescue: bring Susan there. Whoever does it wins at once.
how-reality-win-last-title = Or be the only team left
how-reality-win-last = Eliminating the other team wins in every mission. In Massacre it is the only way.
how-reality-win-points-title = Or please the audience until turn ten
how-reality-win-points = When the tenth turn is over, points decide: for every rival that you eliminated its audience, and a hundred more if it fell hand to hand.

## What is on the table

how-reality-picture-table = The plaza in turn 3, mission Objectives. Doc Chastas already has a drum; Madeleine has come out of cover to stop the others.
how-reality-picture-table-alt = A floor plan seen from above, 48 by 36 inches. Three orange figures, Madeleine, Kabuki Cyborg and Sooyoung, are in the lower half with their exit platform; three blue ones, Marshall Richelle, J. Scauter and Doc Chastas, in the upper half with theirs. In the middle stands a fountain in two halves, at the left a town hall with doors and windows, at the right kiosks and a tram; benches, hedges, flower beds and roadworks lie between. Two drums lie free, a third is with Doc Chastas.
how-reality-table-figure-title = A figure
how-reality-table-figure = A round base, one inch wide. Its profile has action points (AP), aim, life, euphoria, shots, attacks, and its audience: its price and its worth.
how-reality-table-platform-title = An exit platform
how-reality-table-platform = Four by four inches, near your own edge. Your team starts around it and brings its booty here.
how-reality-table-drum-title = A drum
how-reality-table-drum = In Objectives there are three, in a row across the middle.
how-reality-table-block-title = A block
how-reality-table-block = The number is its height. From two inches on, one climbs onto it, and can stand there.
how-reality-table-barricade-title = A barricade
how-reality-table-barricade = Lower than two inches: one crosses it, and pays for its width.
how-reality-table-ruins-title = Ruins, rubble, hedges
how-reality-table-ruins = Difficult ground. One sees through it, but whoever is seen through it has cover.
how-reality-table-building-title = A building
how-reality-table-building = Storeys of three inches, a flat roof, doors, and windows that one can look, shoot and climb through.

## A turn

how-reality-turn-order-title = Four phases, one purse
how-reality-turn-order = In each phase the figures of both teams act one after the other, from the highest euphoria to the lowest. All that a figure does in the whole turn it pays from the same AP.
how-reality-turn-special-title = Special abilities
how-reality-turn-special = Each figure may use its own, or keep it for later; most of them work once in a game.
how-reality-turn-special-cost = nothing
how-reality-turn-special-gain = what its card says
how-reality-turn-move-title = Positioning
how-reality-turn-move = Name a place, and the game finds the cheapest way and its price before you agree. Do one thing after another as long as the AP last:
how-reality-turn-walk-title = Walk
how-reality-turn-walk = Ladders and stairs cost the same.
how-reality-turn-walk-cost = 1 AP an inch; 2 with a load
how-reality-turn-walk-gain = a better place
how-reality-turn-climb-title = Cross and climb
how-reality-turn-climb = Barricades and ruins, windows (2 AP), and the side of anything high.
how-reality-turn-climb-cost = 2 AP an inch
how-reality-turn-climb-gain = cover, or a view
how-reality-turn-prone-title = Hit the deck
how-reality-turn-prone = Getting up costs as much, and has to come before walking. Prone you also shoot worse by 1.
how-reality-turn-prone-cost = 1 AP
how-reality-turn-prone-gain = 1 harder to hit
how-reality-turn-take-title = Take, drop, use
how-reality-turn-take = A drum or a body is a load, and whoever is injured lets go of it. Objects weigh nothing. Searching the fallen costs 2 AP.
how-reality-turn-take-cost = 1 AP
how-reality-turn-take-gain = a drum, or what an object does
how-reality-turn-charge-title = Charge
how-reality-turn-charge = A move that ends at an enemy's base. It opens a combat.
how-reality-turn-charge-cost = the way there
how-reality-turn-charge-gain = 1 free attack die in the first round
how-reality-turn-attack-title = Attack
how-reality-turn-attack = Whoever is in combat throws ten-sided dice against the other side. Equal numbers cancel; then the best die meets the best, and the higher one injures. Dice left without an opponent injure too. The winners of the dice choose who is hurt.
how-reality-turn-attack-cost = 1 AP a die
how-reality-turn-attack-gain = injuries
how-reality-turn-fire-title = Firing
how-reality-turn-fire = At enemies that are seen, in any direction and at any distance. First say how many shots go to whom; then roll a ten-sided die for each: not above the aim is a hit.
how-reality-turn-fire-cost = 1 AP a shot
how-reality-turn-fire-gain = an injury for each hit
how-reality-picture-shot = Madeleine fires at Richelle, just beyond her range of 10 inches. A bench hides Richelle's feet, three of nine points: that is cover. With an aim of 4 she hits on 1, 2, 3 and 4.
how-reality-picture-shot-alt = A part of the floor plan with two rings around Madeleine, at 5 and 10 inches. Three lines run from her to Marshall Richelle, past a bench. Beside it the nine points of the target: the three at the feet are closed, the others open. The sum: aim 6, minus 1 because she has walked, minus 1 for cover, makes 4, a chance of 40 percent.
how-reality-turn-aim-title = What changes the aim
how-reality-turn-aim = Nine lines go from the eyes to the target. Some closed: cover, −1, or −2 if the target touches what covers it. +1 below half the range, −2 beyond double. −1 each if the shooter walked, if the target moved, if either is prone (each counts), and for any target but the first.
how-reality-turn-injury-title = What an injury does
how-reality-turn-injury = First luck: 7 or more on a ten-sided die, and nothing happened (8 for those who began with more than 100 life). Otherwise it takes 1 to 100 life. Below 50 a figure has half its AP, below 25 only two, and without life it falls.

## What newcomers get wrong

how-reality-wrong-points-title = “I still have all AP for the firing phase.”
how-reality-wrong-points = They come back with the next turn, not the next phase. Whoever runs far, shoots little.
how-reality-wrong-teams-title = “First my team, then yours.”
how-reality-wrong-teams = One order for all. Between equals of both teams a die decides, again in every phase.
how-reality-wrong-hedge-title = “Behind the hedge nobody sees me.”
how-reality-wrong-hedge = Ruins, rubble and hedges cover, but they do not hide.
how-reality-wrong-leave-title = “I walk out of the fight.”
how-reality-wrong-leave = A combat holds everyone until one side has nobody left. In it one can neither walk nor shoot.
how-reality-wrong-brawl-title = “I shoot the one my friend is fighting.”
how-reality-wrong-brawl = A die says who of the combat is hit, and your friend has an equal share of it.
how-reality-wrong-inch-title = “It is only half an inch.”
how-reality-wrong-inch = A piece of an inch is paid as a whole one, once for each stretch of the same ground.

## How it ends

how-reality-end-ways = With a mission fulfilled, with a team eliminated, or with turn ten. The first two decide the game by themselves.
how-reality-end-score = After turn ten each side keeps half of its points, and the higher number wins; equal numbers are a draw.
how-reality-end-leader = When a leader falls, the whole team loses 1 euphoria and acts later. Whoever eliminates an enemy gains 1.

## Options

how-reality-editions-team = Teams are bought for 800 audience: characters, up to two points more of aim, shots or attacks, and objects that stay secret until they are used. Ready teams come with the game.
how-reality-editions-tables = Six tables are made by hand, and a generator builds others. Table, mission and budget are options.
how-reality-editions-luck = With harsh luck it takes an 8 (or a 9) to get away.

## In the pictures

how-reality-draw-points = Nine points
how-reality-draw-aim = The aim
how-reality-draw-profile = Profile
how-reality-draw-shooter-walked = Has walked
how-reality-draw-cover = Cover
how-reality-draw-total = { $aim } or less on ten
