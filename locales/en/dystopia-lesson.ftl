### The taught first game of Build a Better Dystopia.
### Each step has a title; each sentence has a small line below it. $builder and $bumper are the other players. $there is
### the sum of the dice on the Generator, $high the learner's highest die at home, $sum both together; $knowledge, $morale
### and $stars (placed so far) are the learner's. Names of places are those on the board (dystopia-board.ftl).

## The players; the first one is the reader

dystopia-lesson-name-0 = Nova
dystopia-lesson-name-1 = Bruno
dystopia-lesson-name-2 = Cleo

## Steps

dystopia-lesson-place-title = Place
dystopia-lesson-place = Place a worker on the Generator.
dystopia-lesson-place-small = Whoever places ten stars first wins; you lack four. A turn: place a worker, or bring workers home. Here the dice add up: { $there } + { $high } = { $sum }.

dystopia-lesson-bump-title = Bump
dystopia-lesson-bump-double = Doubles may go together: bump { $builder } off the Euphorian Tunnel.
dystopia-lesson-bump-double-small = The price, dark on the left: 1 energy. The gain, on the right. { $builder }’s worker goes home free and is rolled.
dystopia-lesson-bump = Dig in the Euphorian Tunnel.
dystopia-lesson-bump-small = The price, dark on the left: 1 energy. The gain, on the right. Whoever stands there goes home free and is rolled.

dystopia-lesson-morale-title = Morale
dystopia-lesson-morale = One card too many. Keep the book.
dystopia-lesson-morale-small = Morale, the heart, is how many artifact cards you may keep: { $morale }. The book is the card of your dilemma. It will be worth a star.

dystopia-lesson-build-title = Build
dystopia-lesson-build = Join { $builder } on Site E1.
dystopia-lesson-build-small = It costs 1 gold. Two workers build the market: each helper puts a star on it. Everybody else lives under its penalty.

dystopia-lesson-retrieve-title = Retrieve
dystopia-lesson-retrieve = Bring your worker home.
dystopia-lesson-retrieve-small = The other kind of turn. Whoever comes home is rolled. Dice at home plus your knowledge must stay below 16.

dystopia-lesson-feed-title = Feed
dystopia-lesson-feed = Feed your workers.
dystopia-lesson-feed-small = Food or bliss brings 2 morale, so you may keep more cards. Feeding them nothing costs 1 morale.

dystopia-lesson-tank-title = New worker
dystopia-lesson-tank = Order a new worker in the left tank.
dystopia-lesson-tank-small = 3 energy, and your workers forget 2 knowledge. Four workers are the most you can have.

dystopia-lesson-gate-title = Tunnel’s end
dystopia-lesson-gate = Take 3 water at the Water Gate.
dystopia-lesson-gate-small = You dug to the tunnel’s end. This is open to players with an active Euphorian recruit, like your Ray.

dystopia-lesson-bar-title = Allegiance
dystopia-lesson-bar = Have a drink at the Breeze Bar.
dystopia-lesson-bar-small = It brings two cards and moves the Icarites a step. At 8, hidden Icarite recruits wake. You have one.

dystopia-lesson-home-title = Go on
dystopia-lesson-home = Nobody is at home: bring them back.
dystopia-lesson-home-small = Little knowledge, no risk. With nothing to feed them, it costs 1 morale.

dystopia-lesson-pair-title = A pair
dystopia-lesson-pair = Sell two of a kind at the Incinerator.
dystopia-lesson-pair-small = Artifact markets take three cards or a pair. Your star goes into that territory, while there is room, or onto a built market.
dystopia-lesson-pair-pay = Pay the pair, keep the book.
dystopia-lesson-pair-pay-small = Often there are several ways to pay. What you keep is yours to choose.

dystopia-lesson-track-title = Track’s end
dystopia-lesson-track = Low numbers have their use: Generator again.
dystopia-lesson-track-small = A sum of 1 to 4 moves the track a step, to 11. There, each active Euphorian recruit earns its player a star.

dystopia-lesson-dilemma-title = Dilemma
dystopia-lesson-dilemma-last = One star left. Contribute.
dystopia-lesson-dilemma-last-small = Once a game, as your turn: discard the card of your dilemma, or any two. Contribute for a star, or fight for a new recruit.
dystopia-lesson-dilemma = Complete your dilemma: contribute.
dystopia-lesson-dilemma-small = Once a game, as your turn: discard the card of your dilemma, or any two. Contribute for a star, or fight for a new recruit.

dystopia-lesson-race-title = Ten stars
dystopia-lesson-race-place = On to the next star: place a worker here.
dystopia-lesson-race-place-small = Resources build markets, markets bring stars. { $stars } of your ten are placed.
dystopia-lesson-race-retrieve = On to the next star: bring workers home.
dystopia-lesson-race-retrieve-small = You need hands. { $stars } of your ten stars are placed.
dystopia-lesson-race = On to the next star: this answer helps.
dystopia-lesson-race-small = { $stars } of your ten stars are placed.

dystopia-lesson-meanwhile = This one is up to you.
dystopia-lesson-meanwhile-small = Any answer will do. The lesson goes on afterwards.

## The end

dystopia-lesson-won = Ten stars. You have won.
dystopia-lesson-won-small = Whoever places the tenth star first ends the game at once.
dystopia-lesson-lost = The game is over, and others have won.
dystopia-lesson-lost-small = It happens to the best of us. Go back a move and try another way.

dystopia-lesson-known-turn = In a turn you place a worker (equal dice may go together), bring workers home (for 1 food or bliss you gain 2 morale, unfed you lose 1) or, once a game, settle your dilemma.
dystopia-lesson-known-price = Dark on the left of a plate is the price, on the right the gain. Areas pay by the sum of their dice.
dystopia-lesson-known-bump = A bumped worker goes home free and is rolled.
dystopia-lesson-known-knowledge = When one of your dice is rolled, those at home and your knowledge are added up: at 16 the highest deserts. Morale is how many cards you keep.
dystopia-lesson-known-stars = Stars go onto markets you help to build, into territories (visit a market), onto active recruits at a track’s end, and onto your dilemma.

## Asides: what the last move has brought about

dystopia-lesson-aside-knowledge = 2 energy, 1 more from your track, and 1 knowledge.
dystopia-lesson-aside-bumped = { $bumper } bumped you: your worker came home free. A favour.
dystopia-lesson-aside-built = Star { $stars }! { $bumper } did not help: bringing workers home unfed now costs { $bumper } 1 morale more.
dystopia-lesson-aside-built-without = The market is built, and you have no star on it: its penalty binds you.
dystopia-lesson-aside-lost = Dice and knowledge reached 16: your highest worker understood, and deserted.
dystopia-lesson-aside-woke = Your hidden recruit is awake: its ability works, and so does its track.
dystopia-lesson-aside-star = Star { $stars } is placed.
dystopia-lesson-aside-new-worker = Your new worker is rolled and ready.
dystopia-lesson-aside-did-place = A lawful place. The lesson goes along.
dystopia-lesson-aside-did-retrieve = You brought workers home. The lesson goes on from there.
dystopia-lesson-aside-did-dilemma = Your dilemma is settled already. The lesson goes along.
dystopia-lesson-aside-did-stop = You kept the other worker at home, which is allowed.
dystopia-lesson-aside-did-pay = Paid another way. The lesson goes along.
dystopia-lesson-aside-did-feed = You chose otherwise, which is allowed.
dystopia-lesson-aside-did-take = Taken. The lesson goes along.
dystopia-lesson-aside-did-draw = A card instead. The lesson goes along.
dystopia-lesson-aside-did-discard = You kept another card. The lesson goes along.
dystopia-lesson-aside-did-other = A lawful move. The lesson goes along and comes back to its plan.
