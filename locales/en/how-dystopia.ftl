### How to play Build a Better Dystopia. The outline with the rules of each statement: web/src/games/dystopia/how/outline.json.
### Keys: how-dystopia-<section>-<statement>, with -title, -cost and -gain where it has them. Every other language has these keys.

## What it is

how-dystopia-what-game = Your dice are workers, and the number on a die is how much that worker has understood. Send them out for goods, build markets with your rivals, and spread your authority before anybody thinks too hard.

## How you win

how-dystopia-win-stars-title = Place your ten stars first
how-dystopia-win-stars = Each player has ten authority stars. The game ends the moment somebody has placed the last one, and that player wins.
how-dystopia-win-markets-title = Most stars are bought
how-dystopia-win-markets = Help to build a market: one star on its tile. Visit a built market and pay: one star in its territory. Three resources, three artifacts, or two artifacts alike buy one as well.
how-dystopia-win-people-title = A few are earned by loyalty
how-dystopia-win-people = When a faction's track is full, each active recruit of it gets its owner a star. And your ethical dilemma, settled the convenient way, is worth one.

## What is on the table

how-dystopia-picture-table = Four players in the middle of a game: the sky of Icarus, the city on the left, the wasteland on the right, the caverns below.
how-dystopia-picture-table-alt = A plan of the board in four territories. On the Generator in the city stand three dice, 4, 2 and 3, with the sum 9. A market is built beside it, with two stars on its tile. In the wasteland two workers stand on a construction site. In the sky a worker is in the Cloud Mine and one in the Nimbus Loft. Between the territories and the caverns lie three tunnels, each with a miner on its way, and around the board run four allegiance tracks.
how-dystopia-table-workers-title = Workers
how-dystopia-table-workers = You begin with two dice and can have four.
how-dystopia-table-area-title = Commodity areas
how-dystopia-table-area = Energy, water, food and bliss, for nothing. There is room for everybody, and the dice of all are added up.
how-dystopia-table-tunnel-title = Tunnels
how-dystopia-table-tunnel = Every visit moves the miner a step. At the sixth, hidden recruits of that faction wake; at the ninth, a space opens for those with an active recruit of it.
how-dystopia-table-site-title = Construction sites
how-dystopia-table-site = Six of them, each with four spaces. Bring a resource, stay, and wait for company.
how-dystopia-table-market-title = A built market
how-dystopia-table-market = Anyone may pay its price for a star. Whoever has no star on its tile lives under its penalty.
how-dystopia-table-tank-title = The activation tank
how-dystopia-table-tank = Here new workers are woken, for energy or for water.
how-dystopia-table-territory-title = Territories
how-dystopia-table-territory = Each has room for as many stars as there are players. Then it is full.
how-dystopia-table-icarus-title = Icarus
how-dystopia-table-icarus = Above the clouds stars cost three resources, or artifacts, and no site has to be built first.
how-dystopia-table-track-title = Allegiance
how-dystopia-table-track = Four tracks that everybody pushes. Their gifts go to those with an active recruit of that faction.

## A turn

how-dystopia-turn-one-title = Do one of three things
how-dystopia-turn-one = Place a worker, retrieve workers, or settle your dilemma. Then it is the next player's turn.
how-dystopia-turn-place-title = Place a worker
how-dystopia-turn-place = Put a die down, pay, take what the space gives. On most spaces a worker who is already there is bumped: it goes home for nothing and is rolled. If several of your dice show the same number, you may place them all in one turn.
how-dystopia-turn-area-title = … on a commodity area
how-dystopia-turn-area = Add up all dice there, yours included. From 1 to 4 the faction's track rises by 1. From 5 to 8 you lose 1 knowledge, which is good for you. From 9 on you gain 1 knowledge, and one commodity more.
how-dystopia-turn-area-cost = nothing
how-dystopia-turn-area-gain = 1 commodity; 2 from 9 on
how-dystopia-picture-area = You have just put a 4 beside a 2 and a 3: nine in all, so 2 energy for you, and a worker who now knows a little more.
how-dystopia-picture-area-alt = The Generator with the dice 2, 3 and 4: the sum is 9. Of its three results, 1 to 4 gives 1 energy and a step of allegiance, 5 to 8 gives 1 energy and takes 1 knowledge, and the marked one, 9 or more, gives 2 energy and 1 knowledge.
how-dystopia-turn-tunnel-title = … in a tunnel
how-dystopia-turn-tunnel = The city digs with energy for gold, the caverns with water for stone, the wasteland with food for clay.
how-dystopia-turn-tunnel-cost = 1 commodity
how-dystopia-turn-tunnel-gain = 1 resource, or 1 artifact
how-dystopia-turn-site-title = … on a construction site
how-dystopia-turn-site = When enough workers stand there (two with two or three players, three with four, all four with five or six), the market is built: a star for each player who took part, and all workers go home and are rolled. Until then nobody can bump them.
how-dystopia-turn-site-cost = 1 resource
how-dystopia-turn-site-gain = 1 star, once it is built
how-dystopia-turn-market-title = … in a market
how-dystopia-turn-market = Built markets have their price on the tile. Four artifact markets and the Nimbus Loft are there from the start. Each visit also moves that faction's track.
how-dystopia-turn-market-cost = what it asks: 3 artifacts or 2 alike, 3 resources, …
how-dystopia-turn-market-gain = 1 star
how-dystopia-turn-tank-title = … in the activation tank
how-dystopia-turn-tank = Energy makes room in your head, water makes you cheerful.
how-dystopia-turn-tank-cost = 3 energy, or 3 water
how-dystopia-turn-tank-gain = 1 worker, and 2 knowledge less or 2 morale more
how-dystopia-turn-retrieve-title = Retrieve workers
how-dystopia-turn-retrieve = Take as many of your dice off the board as you like, at least one, and roll them together. Unpaid, it costs 1 morale instead.
how-dystopia-turn-retrieve-cost = 1 food or 1 bliss
how-dystopia-turn-retrieve-gain = your workers, and 2 morale
how-dystopia-turn-dilemma-title = Settle your ethical dilemma, once a game
how-dystopia-turn-dilemma = Contribute, and put a star on it; or fight the system, and choose a new recruit of two.
how-dystopia-turn-dilemma-cost = the artifact it shows, or any 2
how-dystopia-turn-dilemma-gain = 1 star, or 1 recruit
how-dystopia-turn-roll-title = Whenever a die of yours is rolled
how-dystopia-turn-roll = Add up your workers at home and your knowledge. At 16 or more somebody has understood everything: you lose your highest die. It can be woken again in the tank.
how-dystopia-turn-tracks-title = Recruits and their factions
how-dystopia-turn-tracks = One recruit of yours is active and gives you an ability; another sleeps. As a track rises it brings those with an active recruit of its faction more: at 2 a further commodity, at 5 resource and artifact together in the tunnel (in Icarus an artifact with a star). At 8 the sleepers wake, at 11 come the stars.
how-dystopia-picture-tracks = The tracks of the same game. In Icarus the sleepers have just woken.
how-dystopia-picture-tracks-alt = Four tracks from 0 to 11 with marks at 2, 5, 8 and 11: Euphorian at 4, Subterran at 2, Wastelander at 6, Icarite at 8.

## What newcomers get wrong

how-dystopia-wrong-high-title = “High dice are good.”
how-dystopia-wrong-high = Clever workers run away. Low knowledge and low dice keep your people at home and happy; a high die is for tipping an area over 9.
how-dystopia-wrong-bumped-title = “I must not get bumped.”
how-dystopia-wrong-bumped = Hope for it: the worker comes home without a turn, a meal or a loss of morale. Stand where others want to go.
how-dystopia-wrong-safe-title = “That market is no concern of mine.”
how-dystopia-wrong-safe = Its penalty holds for everyone without a star on the tile. Take part in building, or put a star there later through that faction's artifact market.
how-dystopia-wrong-morale-title = “Morale is a matter of taste.”
how-dystopia-wrong-morale = It is the number of artifacts that you may hold. When it falls, you discard.
how-dystopia-wrong-pass-title = “I pass.”
how-dystopia-wrong-pass = There is no passing. Something can always be placed or retrieved.
how-dystopia-wrong-mine-title = “My faction's track is my affair.”
how-dystopia-wrong-mine = Everybody pushes it, on purpose or not, and everybody with an active recruit of it profits.

## How it ends

how-dystopia-end-moment = At once, with no last round: when an event, such as a placement with all that follows, has left somebody without stars to place. All stars of that event count, so several may finish together.
how-dystopia-end-tie = Then the higher morale wins, next the lower knowledge, next more markets with a star, next more territories. If even that is equal, dice decide.

## Editions and options

how-dystopia-editions-edition = Played here is the second edition, or the first if the table says so. They differ in details: in the second a recruit that wakes can be used from the next turn on, in the first at once.
how-dystopia-editions-recruits = The 48 recruits are used as printed; fifteen of them have a revised wording as an option.
how-dystopia-editions-drafts = Further options: drafting recruits, markets or starting values, a price for placing doubles, and trade between players.
