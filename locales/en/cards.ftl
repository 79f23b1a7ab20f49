# The pages of all cards.

cards-search = Search names and texts, in any language
cards-kind = Kind
cards-group = Faction
cards-any = All
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cards-none = No card has all of that. It may have been declared a misunderstanding.
cards-later = later wording
cards-missing = This game has no such card.
cards-ways = Other cards
cards-all-of = All cards: { $game }
cards-before = Before: { $name }
cards-after = Next: { $name }
cards-rule = Rule
cards-link = Link to this card
cards-wording-page = All about this wording

cards-kind-recruit = Recruits
cards-kind-market = Markets
cards-kind-artifact = Artifacts
cards-kind-dilemma = Dilemmas
cards-kind-character = Characters
cards-kind-object = Objects

cards-one-recruit = Recruit
cards-one-market = Market
cards-one-artifact = Artifact
cards-one-dilemma = Ethical dilemma
cards-one-character = Character
cards-one-object = Object

cards-group-euphorian = Euphorian
cards-group-subterran = Subterran
cards-group-wastelander = Wastelander
cards-group-icarite = Icarite

## What is printed on a card

cards-fact-cost = Cost
cards-fact-penalty = Penalty
cards-fact-copies = How many there are
cards-fact-fight = To fight the system
cards-fact-contribute = To play along
cards-fact-audience = Cost in audience
cards-fact-ability = Ability
cards-fact-later-wording = In its later wording
cards-fact-first-wording = In its first wording
cards-fact-edition-a = In edition A

## How it fares when bots play. In each kind: who is counted.

cards-figures = When bots play
cards-figures-none = No simulation has had this card yet, so there are no figures.
cards-figure-recruit-dealt = Players who were dealt it
cards-figure-recruit-kept = Players who kept it
cards-figure-recruit-used = Players who used its ability
cards-figure-market = Players with a star on it
cards-figure-artifact = Players who drew it
cards-figure-fight = Players who fought the system
cards-figure-contribute = Players who played along
cards-figure-role = Players who were dealt it
cards-figure-artifact-dealt = Players who were dealt it
cards-figure-artifact-used = Players who used it
cards-figure-character = Teams with this character
cards-figure-ability = Teams that used its ability
cards-figure-upgrade = Teams that upgraded it
cards-figure-object = Teams that had bought it
cards-figure-object-used = Teams that used it
cards-figure-wins = { $wins } % won
cards-figure-of =
    { $count ->
        [one] of 1 (95 % interval: { $low } to { $high }).
       *[other] of { $count } (95 % interval: { $low } to { $high }).
    }
cards-figure-sure = Against those without it at the same table: { $points } points (95 % interval: { $low } to { $high }). That is more than chance.
cards-figure-unsure = Against those without it at the same table: { $points } points (95 % interval: { $low } to { $high }). That may be chance.
cards-figure-few = Too few games to compare them with those without it.
cards-figure-chosen = It was chosen, not dealt: perhaps by those who were winning anyway.
cards-simulation =
    { $games ->
        [one] From 1 game
       *[other] From { $games } games
    } at a table of { $seats }, played by the bot “{ $bot }” alone, under revision { $revision } of the rules. What it plays badly looks weak.
cards-simulation-old = The rules are at revision { $revision } now.
