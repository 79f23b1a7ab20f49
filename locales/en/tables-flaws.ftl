# What is wrong with a table file, after the line and the element. Words in quotes or brackets are the file's own.
tables-flaws-toml = not TOML: { $error }
tables-flaws-unknown-key = unknown key { $word }; a { $what } has { $known }
tables-flaws-name =
    { $what ->
        [table] a table
       *[element] an element
    } needs a name of at most 40 small letters, digits and hyphens
tables-flaws-twice = another element has this name already
tables-flaws-line = { $word } is one line in each language: { "{" } en = ..., es = ... { "}" }
tables-flaws-not-number = { $word } takes numbers, in inches; not { $value }
tables-flaws-too-great = { $word } has a number beyond all measure: { $value }
tables-flaws-quarters = { $word } has { $value }, no whole quarter of an inch; the nearest is { $nearest }
tables-flaws-numbers = { $word } is { $form }, in inches
tables-flaws-sketch = sketch is true or false: true for a scene that nobody plays a whole game on
tables-flaws-size = a table is { $wide } to { $widest } inches wide and { $deep } to { $deepest } deep, whole inches
tables-flaws-size-form = { tables-flaws-size }: size = [48, 36]
tables-flaws-seed = a seed is 0 or more
tables-flaws-unknown-table = there is no table { $name }; there is { $known }, and seed:1, seed:2 and so on
tables-flaws-tables = { $word }s are written as [[{ $word }]] tables
tables-flaws-count = { $count } { $word }s are too many; { $most } at most
tables-flaws-kind = kind is one of { $kinds }
tables-flaws-either = an element has either a box or an outline
tables-flaws-empty = width and depth of a box are more than 0
tables-flaws-corners = outline is [[x, y], [x, y], ...] with 3 to { $most } corners
tables-flaws-crossing = the outline crosses or touches itself, or has no area
tables-flaws-outside = it does not lie wholly on the table
tables-flaws-height =
    the height of { $kind ->
        [barricade] a barricade
        [block] a block
        [ruins] ruins
        [rubble] rubble
       *[marker] a marker
    } is { $low } to { $high } inches, not { $height }
tables-flaws-storeys = a building has 1 to { $most } storeys, of 3 inches each
tables-flaws-openings = { $word } are written as [{ "{" } from = [x, y], to = [x, y], storey = 0 { "}" }]
tables-flaws-opening-storey =
    the storey of { $what ->
        [door] a door
       *[window] a window
    } is 0 to { $most }
tables-flaws-narrow =
    the { $what ->
        [door] door
       *[window] window
    } from { $from } to { $to } is under { $least } inches wide
tables-flaws-off-wall =
    the { $what ->
        [door] door
       *[window] window
    } from { $from } to { $to } does not lie along one side of the building
tables-flaws-openings-overlap = two doors or windows of storey { $storey } overlap at { $point }
tables-flaws-link-form = { $word } is { "{" } at = [x, y] { "}" } on the ground, or with on = "..." and floor = 0 or roof = true
tables-flaws-upside-down = the head of a link is higher than its foot
tables-flaws-too-far = foot and head are more than { $most } inches apart, from above
tables-flaws-no-room =
    nobody has room to stand at the { $word ->
        [foot] foot
       *[head] head
    }, { $point }
tables-flaws-on-nothing = { $word } is on { $on }, and no element is called so
tables-flaws-which-floor = of a building, { $word } says floor = 0 to { $most }, or roof = true
tables-flaws-not-climbed =
    the { $word ->
        [foot] foot
       *[head] head
    } can be on the ground, in a building or on a block
tables-flaws-overlap = it overlaps { $other ->
        [none] an earlier element
       *[other] { $other }
    }
tables-flaws-lonely = no other element and no edge of the table is within 10 inches (R-table-2)
tables-flaws-platform = no exit platform finds room along the edge { $edge } (R-start-2)
tables-flaws-middle = within 6 inches of { $point } nobody has room to stand (R-mis-1, R-mis-2)
