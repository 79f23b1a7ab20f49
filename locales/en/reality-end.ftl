### The end of a show: what the points are made of, and what everybody did.

reality-end-accounts = The ratings
reality-end-nobody = Nobody brought down.
reality-end-double = twice, by Susan's pair
reality-end-rest = Mission: rivals still standing
reality-end-standing = Mission: half of the own team that stands
# $points: all points, before they are halved.
reality-end-halved = Turns ran out: half of { $points }
reality-end-credits = The cast
reality-end-who = Who
reality-end-dealt = dealt
reality-end-suffered = taken
reality-end-hits = hits
reality-end-of = { $hits }/{ $shots }
reality-end-star = star
reality-end-on-air = on the air to the end
# $how: the kind of damage. $by: who did it; "none": nobody.
reality-end-fell =
    off the air in turn { $turn }, { $how ->
        [shot] shot
        [hand] hand to hand
        [push] pushed over an edge
        [blast] blown up
        [flame] burnt
       *[jump] after a leap
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    }
