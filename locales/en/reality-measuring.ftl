### Measuring on the web table of the Ultimate Reality Show. The rest of the table is in reality-board.ftl.

reality-measuring-title = Measuring
reality-measuring-open = Measure
reality-measuring-done = Done
reality-measuring-tools = What is measured
reality-measuring-again = Start again
reality-measuring-back = Without the last point
# Why it cannot be measured: the table is shown as it was, or is no longer played.
reality-measuring-past = Only the table as it is now can be measured.
reality-measuring-answers-nothing = Meanwhile nothing is decided on the floor.
reality-measuring-crosshair = Crosshair
# $x, $y: inches from the left and from the near edge of the table.
reality-measuring-at = { $x } from the west, { $y } from the south
reality-measuring-at-on = { $x } from the west, { $y } from the south, on { $element }
reality-measuring-keys = Arrow keys move the crosshair by an inch, with Shift by a quarter. Enter chooses. Tab leads to the figures. Backspace takes the last point back, Delete starts again, Escape leaves.

## The tools
reality-measuring-tool-ruler = Ruler
reality-measuring-tool-cut = Cut
reality-measuring-tool-circles = Circles
reality-measuring-tool-blast = Blast
reality-measuring-tool-flame = Flame
reality-measuring-tool-look = Sight
reality-measuring-tool-seen = View
reality-measuring-tool-threat = Threat
reality-measuring-how-ruler = Draw from one place to another, or choose place after place.
reality-measuring-how-cut = Draw a line to see what stands on it from the side.
reality-measuring-how-circles = Choose a figure or a place to draw circles around.
reality-measuring-how-blast = Choose a place for the round template.
reality-measuring-how-flame = Choose who breathes fire, then where to.
reality-measuring-how-flame-to = Choose where the flame goes.
reality-measuring-how-look = Choose two: who looks, and who is looked at.
reality-measuring-how-look-to = Choose who is looked at.
reality-measuring-how-seen = Choose a figure or a place to see what is seen from there. Draw a figure elsewhere to see from there.
reality-measuring-how-threat = Choose a figure to see the ground that it threatens.
reality-measuring-nothing-here = Nothing can be measured there. Choose another place.

## The circles
reality-measuring-radius = Radius
reality-measuring-radius-weapons = Weapons
reality-measuring-radius-more = A larger circle
reality-measuring-radius-less = A smaller circle
reality-measuring-radius-most = It is as large as it can be.
reality-measuring-radius-least = It is as small as it can be.

## The answers
# All lengths are given in inches.
reality-measuring-inches = { $length }″
reality-measuring-place = the point
reality-measuring-anybody = somebody here
reality-measuring-nobody = nobody
# $from, $to: figures, or the point.
reality-measuring-ruler = { $length } from { $from } to { $to }.
reality-measuring-ruler-bare = { $length }.
# $parts: the lengths of the legs.
reality-measuring-ruler-legs = { $length } in all: { $parts }.
reality-measuring-up = It ends { $height } higher.
reality-measuring-down = It ends { $height } lower.
reality-measuring-ring-inches = Within { $length }: { $names }.
# $aim: what is added to the aim, with its sign.
reality-measuring-ring-close = Nearer than { $length }, aim { $aim }: { $names }.
reality-measuring-ring-effective = Within { $length }: { $names }.
reality-measuring-ring-far = Beyond { $length }, aim { $aim }: { $names }.
reality-measuring-no-weapons = { $name } has nothing to shoot with.
reality-measuring-touched = It touches { $names }.
# $from, $to: who looks, and who is looked at.
reality-measuring-look-not = { $from } and { $to } do not see each other.
reality-measuring-look-both = { $from } and { $to } see each other, { $length } apart.
# $names: what closes or veils a line.
reality-measuring-look-causes = In the way: { $names }.
# $chance: of one shot of $from at $to.
reality-measuring-look-chance = { $from } hits { $chance }.
# $names: who is seen. Sight is always mutual.
reality-measuring-seen = { $from } sees { $names }, and is seen by them.
reality-measuring-seen-none = { $from } sees nobody, and nobody sees { $from }.
# $points: AP of the figure.
reality-measuring-threat-both = With { $points } AP { $name } charges whoever stands on the stripes, and shoots whoever stands on the dots.
reality-measuring-threat-charge = With { $points } AP { $name } charges whoever stands on the stripes. There is nobody to shoot at, or nothing to shoot with.
reality-measuring-threat-shoot = { $name } shoots whoever stands on the dots, and charges nobody.
reality-measuring-threat-none = { $name } threatens no ground.

## What is drawn
reality-measuring-legend = How it is drawn
reality-measuring-legend-open = seen in the open
reality-measuring-legend-cover = in cover
reality-measuring-legend-heavy = in firm cover
reality-measuring-legend-dark = not seen
reality-measuring-legend-charge = may be charged
reality-measuring-legend-shoot = may be shot at
reality-measuring-ways = The look both ways
# $from sees $to through so many of nine points.
reality-measuring-ways-seen = { $from } → { $to }
reality-measuring-ways-cover =
    { $cover ->
        [0] in the open
        [1] in cover
       *[2] in firm cover
    }
reality-measuring-ways-mutual = seen only because it sees
reality-measuring-ways-not = not seen
