### The board of Leaders of Euphoria in the browser. Every other language has these keys.

leaders-board-table = The table
leaders-board-turn = Turn { $turn }
leaders-board-interrogator = the Interrogator
leaders-board-claim = Claim something

# What lies there.
leaders-board-pile =
    { $count ->
        [one] The deck: 1 artifact
       *[other] The deck: { $count } artifacts
    }
leaders-board-centre =
    { $count ->
        [0] No { leaders-gun } lies in the centre
        [one] One { leaders-gun } in the centre
       *[other] { $count } { leaders-guns } in the centre
    }
leaders-board-discards =
    { $count ->
        [0] 0 used artifacts
        [one] 1 used artifact: { $last }
       *[other] { $count } used artifacts, the last one: { $last }
    }
leaders-board-discards-none = No used artifacts
leaders-board-hand =
    { $count ->
        [0] You have no artifacts
        [one] Your artifact
       *[other] Your { $count } artifacts
    }
leaders-board-artifacts =
    { $count ->
        [one] 1 artifact
       *[other] { $count } artifacts
    }
leaders-board-gun = holds { leaders-a-gun }
leaders-board-aims = aims { leaders-a-gun } at { $target }
leaders-board-my-gun = Your { leaders-gun }

# Recruits, after "Ben's recruit 2:".
leaders-board-exposed = exposed, { $kind }
leaders-board-known = hidden, { $kind }
leaders-board-hidden = hidden
leaders-board-unknown = hidden, unknown to you
leaders-board-one-of = hidden, one of these: { $kinds }
leaders-board-something = unknown
leaders-board-for-place = for place { $number }
leaders-board-marked = your mark: { $kind }

# Reactions.
leaders-board-window = Anybody may react now.

# Notes.
leaders-board-notes = My notes
leaders-board-notes-about = What you lawfully know is kept for you. Your own marks stay in this browser.
leaders-board-source-open = for all to see
leaders-board-source-mine = your own
leaders-board-source-seen = you have seen it
leaders-board-source-one-of = shuffled among these
leaders-board-source-unknown = not seen
leaders-board-seen-by = Seen by { $names }
leaders-board-my-mark = Your mark on { $which }
leaders-board-no-mark = No mark
leaders-board-my-team = Which team you take { $player } for
leaders-board-no-team = Team?
leaders-board-my-line = Your note about { $player }
leaders-board-line = A line of your own
leaders-board-claim-fits = It fits what you know.
leaders-board-claim-differs = You know better.
leaders-board-claim-open = You cannot tell.
leaders-board-used = Used artifacts

# Which side the viewer is on, and how it wins. Exact by the rules L-team and L-win.
leaders-board-side = Your side
leaders-board-side-euphorian = You are a Euphorian
leaders-board-side-subterran = You are a { leaders-subterran }
leaders-board-side-wastelander =
    { $edition ->
        [A] You are a Wastelander
       *[B] You are an Anarchist
    }
leaders-board-side-win-euphorian =
    { $edition ->
        [A] You win when the player with the { leaders-subterran } leader is shot while it is exposed, unless a Wastelander fires.
       *[B] You win when the player with the { leaders-subterran } leader is shot while it is exposed, unless an Anarchist fires.
    }
leaders-board-side-win-subterran =
    { $edition ->
        [A] You win when the player with the Euphorian leader is shot while it is exposed, unless a Wastelander fires.
       *[B] You win when the player with the Euphorian leader is shot while it is exposed, unless an Anarchist fires.
    }
leaders-board-side-win-wastelander =
    { $edition ->
        [A] You win when any Wastelander shoots a player with an exposed leader; or alone, at once, if you get a leader.
       *[B] You win when any Anarchist shoots a player with an exposed leader; or alone, at once, if you get a leader.
    }
leaders-board-side-why-euphorian = Most of your recruits are Euphorian. A swap can change your side.
leaders-board-side-why-subterran = Most of your recruits are { leaders-subterran }. A swap can change your side.
leaders-board-side-why-wastelander = You were shot without a leader. Your recruits no longer decide your side.
# $leader: euphorian or subterran.
leaders-board-side-why-leader =
    { $exposed ->
        [yes] { $leader ->
            [euphorian] You hold the Euphorian leader, exposed: if a shot hits you, your team loses.
           *[subterran] You hold the { leaders-subterran } leader, exposed: if a shot hits you, your team loses.
        }
       *[no] { $leader ->
            [euphorian] You hold the Euphorian leader, still hidden. Shot once it is exposed, your team loses.
           *[subterran] You hold the { leaders-subterran } leader, still hidden. Shot once it is exposed, your team loses.
        }
    }
leaders-board-side-both = Get the other leader too, and you win at once, alone.
# $now: "You are a Subterran", a whole sentence without its stop.
leaders-board-side-new-team = Your side has changed. Before: { $before }. Now: { $now }.
leaders-board-side-new-leader-got =
    { $leader ->
        [euphorian] You now hold the Euphorian leader.
       *[subterran] You now hold the { leaders-subterran } leader.
    }
leaders-board-side-new-leader-lost =
    { $leader ->
        [euphorian] You no longer hold the Euphorian leader.
       *[subterran] You no longer hold the { leaders-subterran } leader.
    }
leaders-board-side-new-leader-exposed = Your leader now lies exposed.

# Claims in bubbles. $own: the speaker speaks of themselves. $member: "on the Euphorian team", "an Anarchist".
leaders-board-says = Claims of { $player }
leaders-board-says-team =
    { $own ->
        [yes] I am { $member }.
       *[no] { $target } is { $member }.
    }
leaders-board-says-recruit =
    { $own ->
        [yes] My recruit { $place }: { $recruit }.
       *[no] About { $which }: { $recruit }.
    }
leaders-board-says-older =
    { $count ->
        [one] 1 older claim of { $player }
       *[other] { $count } older claims of { $player }
    }

# The end of a game.
leaders-board-end = How the game ended
leaders-board-end-euphorian-team = The Euphorians win
leaders-board-end-subterran-team = The { leaders-subterran }s win
leaders-board-end-wastelander-team =
    { $edition ->
        [A] The Wastelanders win
       *[B] The Anarchists win
    }
leaders-board-end-both-leaders = { $winner } wins alone
leaders-board-end-wastelander-leader = { $winner } wins alone
leaders-board-end-turn-limit = A draw
leaders-board-end-me =
    { $won ->
        [yes] You are among the winners.
       *[no] You are not among the winners.
    }
leaders-board-wins = wins
leaders-board-knew = Who knew what, when
leaders-board-knew-held = holds the leader
leaders-board-knew-seen = has seen it
leaders-board-knew-told = was truly told
leaders-board-knew-held-turns = held from turn { $first } to { $last }
leaders-board-knew-seen-turns = seen from turn { $first } to { $last }
leaders-board-knew-told-turns = truly told from turn { $first } to { $last }
leaders-board-knew-never = never known
