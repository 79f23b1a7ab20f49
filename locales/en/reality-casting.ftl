### The team builder of the Ultimate Reality Show, at /teams.

reality-casting-heading = Casting
reality-casting-intro = Put a team together. The rules are checked while you do.
reality-casting-untitled = My team
reality-casting-tools = Tools
reality-casting-undo = Undo
reality-casting-redo = Redo
reality-casting-nothing-to-undo = There is nothing to undo.
reality-casting-nothing-to-redo = There is nothing to do again.
reality-casting-bad-link = This link has no team that can be read.

## The budget bar
reality-casting-budget-bar = Budget
reality-casting-spent = Spent
reality-casting-of = of { $budget }
reality-casting-left = left
reality-casting-over = too much
# $by: how much more than is left.
reality-casting-too-dear = { $who }: { $by } too much
reality-casting-fine-short = May go on air
reality-casting-flaws-short = { $count ->
        [one] One reason against it
       *[other] { $count } reasons against it
    }
reality-casting-audience = { $audience } audience

## Whom one can hire
reality-casting-for-hire = For hire
reality-casting-filter = Show
# $count: how many there are. $left: what is left of the budget.
reality-casting-filter-all = All { $count }
reality-casting-filter-shoots = Shoots
reality-casting-filter-fights = Fights
reality-casting-filter-fits = Fits in { $left }
reality-casting-nobody = Nobody is like that.
reality-casting-hire = { $who }, { $audience } audience
reality-casting-profile = { $who }: the profile explained
reality-casting-flame = flame
reality-casting-short-ap = AP
reality-casting-short-aim = aim
reality-casting-short-life = life
reality-casting-short-shots = shots
reality-casting-short-attacks = att.
reality-casting-short-euphoria = euph.
reality-casting-value-ap = action points (AP)
reality-casting-value-aim = aim
reality-casting-value-life = life
reality-casting-value-shots = shots and their range
reality-casting-value-attacks = attacks
reality-casting-value-euphoria = euphoria
reality-casting-about-ap = Everything done in a turn is paid with them, in all its phases.
reality-casting-about-aim = A shot hits if its d10 is not above the aim.
reality-casting-about-life = Below 50 only half the AP are left, below 25 only 2.
reality-casting-about-shots = How many it can fire, and up to how many inches they reach well.
reality-casting-about-attacks = The dice that it rolls in a combat.
reality-casting-about-euphoria = The highest acts first. Upgrades are paid with it, too.

## The team
reality-casting-cast = The cast
reality-casting-title = Name of the team
reality-casting-empty = Nobody yet. Hire somebody, or begin with a ready-made team.
reality-casting-dismiss = Dismiss { $who }
reality-casting-lead = Make leader
reality-casting-leads = Leader
reality-casting-member-profile = { $ap } AP · life { $life } · euphoria { $euphoria }
reality-casting-upgrade-aim = aim
reality-casting-upgrade-shots = shots
reality-casting-upgrade-first = weapon 1
reality-casting-upgrade-second = weapon 2
reality-casting-upgrade-attacks = attacks
reality-casting-upgrade-of = { $label } of { $who }
reality-casting-upgrade-price = A point more costs { $price } audience and 1 euphoria.
reality-casting-more = { $who }: a point more of { $label }, { $price } audience
reality-casting-less = { $who }: a point less of { $label }
reality-casting-objects = Objects, secret until they are used
reality-casting-objects-of = Objects of { $who }
reality-casting-object = { $object }, { $audience } audience
reality-casting-secret = Your rival knows nothing of it until it is used.
reality-casting-not-secret = Your rival sees it from the beginning.
# $object: explosive charges.
reality-casting-charges-on = { $object } on
reality-casting-choose = Choose
reality-casting-pair = Paired with
reality-casting-paired = Paired with the star

## Whether it is lawful
reality-casting-verdict = May it go on air?
reality-casting-checking = Checking
reality-casting-fine = Nothing speaks against it.
reality-casting-flaws = { $count ->
        [one] One reason speaks against it:
       *[other] { $count } reasons speak against it:
    }
reality-casting-order = Who acts first
reality-casting-order-about = The highest euphoria first, in every phase.
reality-casting-order-one = { $who }, euphoria { $euphoria }

## The table that it is for
reality-casting-tonight = Tonight
reality-casting-waiting = Your table waits for this team.
reality-casting-table = Table
reality-casting-mission = Mission
reality-casting-mission-objectives = Objectives
reality-casting-mission-rescue = Rescue
reality-casting-mission-massacre = Massacre
reality-casting-budget = Audience limit
reality-casting-plan = { $table }, seen from above

## What to begin with, and what is kept
reality-casting-ready = Ready-made teams
reality-casting-by-chance = Cast for me
reality-casting-seed = Seed
reality-casting-by-seed = Cast by this seed
reality-casting-by-chance-title = By chance, { $seed }
reality-casting-kept = Teams kept
reality-casting-none-kept = None yet. A team that you keep stays in this browser.
reality-casting-open = Open
reality-casting-rename = Rename { $title }
reality-casting-new-title = New name
reality-casting-rename-done = Rename
reality-casting-delete = Delete { $title }
reality-casting-delete-title = Delete this team?
reality-casting-delete-about = { $title } is kept in this browser only. Once it is deleted nothing brings it back.
reality-casting-delete-yes = Delete it
reality-casting-delete-no = Keep it

## What to do with it
reality-casting-ready-to-go = Ready to go on air
reality-casting-not-ready = Not ready yet
reality-casting-play = Play with this team
reality-casting-bring = Back to the table with this team
reality-casting-not-yet = First clear away what speaks against it.
reality-casting-keep = Keep it
reality-casting-share = Link to it
reality-casting-link-label = A link with all of the team in it
reality-casting-link-too-long = This team is too long for a link. Send its file instead.
reality-casting-is-kept = Kept in this browser. A table that asks for a team offers it.
reality-casting-no-room = This browser has no room for it. Save it as a file.

## The file
reality-casting-file = The team as a file
reality-casting-file-about = What you type or paste here becomes the team.
reality-casting-unreadable = This could not be read:
reality-casting-flaw-line = Line { $line }: { $text }
reality-casting-take-rest = Take what could be read
reality-casting-text-same = The text is that of the team.
reality-casting-text-apply = Take this text
reality-casting-text-drop = Back to the team
reality-casting-export = Save as a file
reality-casting-import = Open a file
