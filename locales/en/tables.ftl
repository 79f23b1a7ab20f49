# Words on the picture of a table.
tables-legend = Floor plan
tables-kind-barricade = Barricade: crossed
tables-kind-block = Block: climbed
tables-kind-ruins = Ruins: difficult, cover
tables-kind-rubble = Rubble: difficult, cover
tables-kind-crater = Crater: difficult
tables-kind-building = Building, storeys of 3 inches
tables-kind-marker = Small thing: crossed
tables-kind-ladder = Ladder; the dot is its foot
tables-kind-stairs = Stairs; the dot is their foot
tables-door = Door
tables-window = Window
tables-storeys = Upper storeys lie within the lower ones
tables-mission = Middle, and drums 10 inches to each side
tables-zone = Exit platform within these 6 inches
tables-inches = inches
tables-size = { $width } × { $depth } inches
tables-elements =
    { $count ->
        [one] 1 piece of scenery
       *[other] { $count } pieces of scenery
    }

# Tables made from a seed.
tables-made-title = Set { $seed }
tables-made-about = Built overnight by a committee of dice; both halves are the same after half a turn.
tables-made-sandbags = Sandbags
tables-made-low-wall = Low wall
tables-made-barrier = Barrier
tables-made-container = Container
tables-made-stack = Stack of cars
tables-made-pillar = Pillar
tables-made-ruins = Ruins
tables-made-hedge = Hedge
tables-made-rubble = Rubble
tables-made-scrap = Scrap
tables-made-crater = Crater
tables-made-pond = Pond
tables-made-house = House
tables-made-shop = Shop
tables-made-workshop = Workshop
tables-made-drum = Drum
tables-made-sack = Sack
