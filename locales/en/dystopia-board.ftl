### The web board of Build a Better Dystopia: short words for small places. Full names are in dystopia.ftl.

dystopia-board-world = The world
dystopia-board-mine = What is yours
dystopia-board-workers = My workers
dystopia-board-die = Worker with { $number }
dystopia-board-out = out
# The sum of the numbers of all workers at home and of knowledge.
dystopia-board-know = They know
dystopia-board-of = of { $most }
# After a count: what it would be.
dystopia-board-becomes = → { $count }
dystopia-board-knowledge = Knowledge
dystopia-board-morale = Morale
dystopia-board-goods = Goods
dystopia-board-artifacts = Artifacts { $count } of { $most }
dystopia-board-recruits = Recruits
dystopia-board-hidden = hidden

dystopia-board-faction-euphorian = Euphorians
dystopia-board-faction-subterran = Subterrans
dystopia-board-faction-wastelander = Wastelanders
dystopia-board-faction-icarite = Icarites

## Titles of plates: at most about 18 letters

dystopia-board-space-generator = Generator
dystopia-board-space-aquifer = Aquifer
dystopia-board-space-farm = Farm
dystopia-board-space-cloud-mine = Cloud Mine
dystopia-board-space-euphorian-tunnel = Euphorian Tunnel
dystopia-board-space-subterran-tunnel = Subterran Tunnel
dystopia-board-space-wastelander-tunnel = Wastelander Tunnel
dystopia-board-space-euphorian-tunnel-end = Water Gate
dystopia-board-space-subterran-tunnel-end = Food Gate
dystopia-board-space-wastelander-tunnel-end = Power Gate
dystopia-board-space-incinerator = Incinerator
dystopia-board-space-free-press = Free Press
dystopia-board-space-ark = Ark
dystopia-board-space-wind-saloon = Wind Saloon
dystopia-board-space-nimbus-loft = Nimbus Loft
dystopia-board-space-breeze-bar = Breeze Bar
dystopia-board-space-sky-lounge = Sky Lounge
dystopia-board-space-tank-left = Tank left: forget
dystopia-board-space-tank-right = Tank right: rejoice
dystopia-board-site = Site { $site }

dystopia-board-tile-laboratory = Laboratory
dystopia-board-tile-spa = Spa
dystopia-board-tile-courthouse = Courthouse
dystopia-board-tile-plaza = Plaza
dystopia-board-tile-fountain = Fountain
dystopia-board-tile-lounge = Lounge
dystopia-board-tile-academy = Academy
dystopia-board-tile-cafeteria = Cafeteria
dystopia-board-tile-apothecary = Apothecary
dystopia-board-tile-theater = Theater
dystopia-board-tile-registry = Registry
dystopia-board-tile-arena = Arena
dystopia-board-tile-teddy-bear-shop = Teddy Bear Shop
dystopia-board-tile-clinic = Clinic
dystopia-board-tile-bemusement-park = Bemusement Park
dystopia-board-tile-game-bonfire = Game Bonfire
dystopia-board-tile-stadium = Stadium
dystopia-board-tile-literacy-center = Literacy Center

## Penalties in a few words

dystopia-board-penalty-laboratory = no third, no fourth worker
dystopia-board-penalty-spa = no bumping your own
dystopia-board-penalty-courthouse = pairs do not pay
dystopia-board-penalty-plaza = only starred markets
dystopia-board-penalty-fountain = one worker a turn
dystopia-board-penalty-lounge = no shared sites
dystopia-board-penalty-academy = abilities off
dystopia-board-penalty-cafeteria = free return: –1 morale
dystopia-board-penalty-apothecary = no Icarus
dystopia-board-penalty-theater = stars teach: +1
dystopia-board-penalty-registry = no track bonuses
dystopia-board-penalty-arena = one worker an area
dystopia-board-penalty-teddy-bear-shop = rolled 1: lose a good
dystopia-board-penalty-clinic = rolled 2: lose a good
dystopia-board-penalty-bemusement-park = rolled 3: lose a good
dystopia-board-penalty-game-bonfire = rolled 4: lose a good
dystopia-board-penalty-stadium = rolled 5: lose a good
dystopia-board-penalty-literacy-center = rolled 6: lose a good

## At a player's seat

dystopia-board-left = left
dystopia-board-stars = { $placed } of 10 stars placed, { $left } left
dystopia-board-out-count = { $count } out
dystopia-board-recruit-count = { $active } active, { $hidden } hidden

## What a piece is, in words

dystopia-board-die-out = Worker with { $number } { $place }
dystopia-board-stands = { $name }’s { $number } is here
dystopia-board-empty = Nobody is here
dystopia-board-total = Total { $total }
dystopia-board-needed = { $there } of { $needed } workers
dystopia-board-dilemma = Your ethical dilemma
dystopia-board-places =
    { $free ->
        [0] No place left for a star
        [one] Place for 1 more star
       *[other] Places for { $free } more stars
    }
dystopia-board-territory-euphorian = Euphorian territory
dystopia-board-territory-subterran = Subterran territory
dystopia-board-territory-wastelander = Wastelander territory
dystopia-board-territory-icarite = Icarite territory
dystopia-board-miner = { $faction } miner
dystopia-board-offered = To choose from
dystopia-board-dice =
    { $count ->
        [one] Worker with { $number }
       *[other] { $count } workers with { $number }
    }
dystopia-board-good = { $name }: { $count }
dystopia-board-as-list = The board as a list
dystopia-board-as-board = The list as a board

## On a phone: a map, and below it the parts of the world near by

dystopia-board-map = The world as a map
dystopia-board-map-part = { $name }: { $open ->
    [0] nothing open to you now
    [one] 1 place open to you
   *[other] { $open } places open to you
}
dystopia-board-near = The world near by
dystopia-board-race = Stars left to each player
dystopia-board-tank = Activation tank
