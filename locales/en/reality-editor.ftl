### The editor of tables for the Ultimate Reality Show (/tables/new), and the choice of a table at /new.

reality-editor-heading = Build the set
reality-editor-intro = Draw the scenery that two teams fight over. The rules are checked while you draw.
reality-editor-bad-link = There is no table in this link that can be read.
reality-editor-untitled = My table
reality-editor-untold = Nobody has been live here yet.

## Tools
reality-editor-tools = Tools
reality-editor-undo = Undo
reality-editor-redo = Redo
reality-editor-nothing-to-undo = Nothing has been changed yet.
reality-editor-nothing-to-redo = Nothing was taken back.
reality-editor-snap = Steps
# $step: in quarter inches.
reality-editor-snap-step =
    { $step ->
        [1] ¼″
        [2] ½″
       *[other] 1″
    }
reality-editor-palette = Scenery
reality-editor-palette-about = Choose a kind, then click the floor, or draw it there from corner to corner.
reality-editor-palette-armed = Click the floor to put it there, or draw it. Esc puts it back.
reality-editor-kind-block = Block
reality-editor-kind-barricade = Barricade
reality-editor-kind-building = Building
reality-editor-kind-ruins = Ruins
reality-editor-kind-rubble = Rubble
reality-editor-kind-crater = Crater
reality-editor-kind-marker = Small thing

## The floor
reality-editor-plan = The floor
reality-editor-keys = With a piece in focus: arrows move it (with Shift by an inch), R turns, D duplicates, Delete removes, Page Up and Page Down go to the next piece.
# Lengths with their sign. $wrong: yes where the rules forbid something about it.
reality-editor-piece =
    { $name }, { $height } high, { $width } by { $depth }, at { $x }, { $y }{ $wrong ->
        [yes] ; breaks a rule
       *[no] { "" }
    }

## All pieces
reality-editor-pieces = Pieces
reality-editor-add-what = New piece
reality-editor-add = Add
reality-editor-full = A table has at most { $most } pieces.
reality-editor-at =
    at { $x }, { $y }{ $kind ->
        [crater] { "" }
       *[other] , { $height } high
    }
reality-editor-empty = The floor is bare. Add a piece here, or click it onto the floor.

## One piece
reality-editor-nothing = No piece chosen
reality-editor-nothing-about = Choose a piece on the floor or in the list: its place, size, height, doors and ladders appear here.
reality-editor-label = Name
reality-editor-x = From the left
reality-editor-y = From below
reality-editor-width = Width
reality-editor-depth = Depth
reality-editor-height = Height
reality-editor-storeys = Storeys
reality-editor-turn = Turned, degrees
reality-editor-shape = Shape
reality-editor-shape-box = Box
reality-editor-shape-cut = Cut corners
reality-editor-shape-angle = Angle
reality-editor-turn-quarter = Quarter turn
reality-editor-duplicate = Duplicate
reality-editor-twin-half-turn = Twin, half a turn
reality-editor-twin-mirror = Twin, mirrored
reality-editor-delete = Delete
reality-editor-corners =
    { $count ->
        [one] { $count } corner
       *[other] { $count } corners
    }
reality-editor-corner-x = { $number }: left
reality-editor-corner-y = { $number }: below
reality-editor-corner-add = New corner after corner { $number }
reality-editor-corner-remove = Remove corner { $number }
reality-editor-corners-most = An outline has at most { $most } corners.
reality-editor-corners-fewest = An outline has three corners or more.

## Doors, windows, ladders
reality-editor-openings = Doors and windows
reality-editor-opening =
    { $kind ->
        [door] Door
       *[window] Window
    } { $number }
reality-editor-opening-remove = Remove { $name }
reality-editor-opening-wall = Wall
reality-editor-opening-storey = Storey
reality-editor-opening-start = From the corner
reality-editor-opening-long = Width
reality-editor-add-door = Door
reality-editor-add-window = Window
reality-editor-wall = Wall { $number }
reality-editor-wall-south = Below
reality-editor-wall-east = Right
reality-editor-wall-north = Above
reality-editor-wall-west = Left
reality-editor-storey =
    { $storey ->
        [0] Ground floor
       *[other] Floor { $storey }
    }
reality-editor-links = Ladders and stairs
reality-editor-link = Way up { $number }
reality-editor-link-ladder = Ladder
reality-editor-link-stairs = Stairs
reality-editor-link-remove = Remove { $name }
reality-editor-link-foot = Foot
reality-editor-link-head = Head
reality-editor-links-full = A table has at most { $most } ladders and stairs.
reality-editor-add-link = Ladder or stairs
reality-editor-level-ground = The ground
reality-editor-level-top = Top

## The check
reality-editor-check = May it go on air?
reality-editor-checking = Being checked …
reality-editor-fine = All rules are kept.
reality-editor-flaws =
    { $count ->
        [one] One thing is not allowed.
       *[other] { $count } things are not allowed.
    }
reality-editor-same-half-turn = The same for both players, after half a turn.
reality-editor-same-mirror = The same for both players, mirrored.
reality-editor-not-same = Not the same for both players.

## The whole table
reality-editor-table = The table
# $language: what a language calls itself.
reality-editor-title = Title, { $language }
reality-editor-about = In one sentence, { $language }
reality-editor-table-width = Width, inches
reality-editor-table-depth = Depth, inches
reality-editor-halves = The other half
reality-editor-halves-about = The upper half from the lower one:
reality-editor-half-half-turn = By half a turn
reality-editor-half-mirror = As a mirror

## To begin with
reality-editor-start = Begin with
reality-editor-start-shipped = A table that is there
reality-editor-start-choose = Choose one …
reality-editor-seed = Seed
reality-editor-generate = Make it
reality-editor-roll = Any seed
reality-editor-blank = A bare floor
reality-editor-own = My tables
reality-editor-forget = Forget { $title }

## Playing, keeping, sharing
reality-editor-go = Go on air
reality-editor-play = Play on it
reality-editor-not-yet = What the check names has to be mended first.
reality-editor-keep = Keep in this browser
reality-editor-kept = Kept.
reality-editor-no-room = This browser has no room to keep it. Save it as a file.
reality-editor-share = Share by link
reality-editor-link-label = The whole table is in this link
reality-editor-too-long = This table is too long for a link. Save it as a file and send that.

## The text
reality-editor-text = As text
reality-editor-text-about = The same file as the command euphoria table reads. Edit it, then draw it; comments are not kept.
reality-editor-text-apply = Draw it
reality-editor-text-drop = Drop my edits
reality-editor-text-same = The text is that of the drawing.
reality-editor-unreadable = This cannot be drawn:
reality-editor-flaw-line =
    { $line ->
        [0] { $text }
       *[other] Line { $line }: { $text }
    }
reality-editor-export = Save as a file
reality-editor-import = Open a file

## The choice of a table
reality-editor-own-table = { $title } (mine)
reality-editor-drawn-table = The table just drawn
reality-editor-by-seed = Made from a seed
