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
