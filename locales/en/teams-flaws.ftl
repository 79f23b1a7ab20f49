# What is wrong with a team file. Words in quotes are the file's own.
teams-flaws-at = line { $line }: { $said }
teams-flaws-where = { $where }: { $said }
teams-flaws-toml = not TOML: { $error }
teams-flaws-too-long = a team file has at most { $most } characters
teams-flaws-unknown-team = there is no team { $name }; there is { $known }
teams-flaws-unknown-key =
    unknown key { $word }; { $what ->
        [team] a team
       *[member] a member
    } has { $known }
teams-flaws-name = a team needs a name
teams-flaws-title = title is one line in each language: { "{" } en = ..., es = ... { "}" }
teams-flaws-members = a team needs [[member]] tables
teams-flaws-who = there is no character { $word }; choose from { $known }
teams-flaws-objects = objects is a list of { $known }
teams-flaws-object = there is no object { $word }; there is { $known }
teams-flaws-object-twice = nobody has two of the same object, and { $word } is there twice
teams-flaws-needs-table = charges_on names an element, so it has to be read for a table
teams-flaws-element = the table has no element { $word }; it has { $known }
teams-flaws-upgrades = upgrades are { $known }
teams-flaws-points = an upgrade is 0, 1 or 2 points; shots of two weapons are a list of two
