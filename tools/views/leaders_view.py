"""The view of `leaders` as types."""

from __future__ import annotations

from typing import Literal

from tools.views.parts import ActionForm, AnyView, ViewPart

Kind = Literal["euphorian-leader", "subterran-leader", "euphorian-follower", "subterran-follower"]
Team = Literal["euphorian", "subterran", "wastelander"]


class Deed(ViewPart):
    """What is being declared or can be answered with a reaction."""

    seat: int
    """Who does it."""
    deed: Literal["interrogation", "artifact", "arming", "shot", "hiding"]
    place: int | None = None
    """Of an interrogation and of hiding: the place of the recruit, three for each seat."""
    target: int | None = None
    """Of a shot: the seat at which it goes."""
    artifact: str | None = None
    declared: list[int] | None = None
    """Of an artifact: the seats or places that were chosen for it so far."""


class LeadersAsked(ViewPart):
    """Who must decide now, and what."""

    seats: list[int]
    question: Literal["order", "artifact", "action", "choose", "pay", "react", "aim", "expose", "redirect"] | None
    """To others, a declaration under way reads as `action`; null when the game is over."""
    together: bool
    """Several answer at once, and no answer is shown before all are in."""
    about: Deed | None


class Recruit(ViewPart):
    """A recruit in front of a player."""

    place: int
    """Three for each seat: seat 2 has the places 6, 7 and 8."""
    exposed: bool
    kind: Kind | None
    """Null if this seat does not know it."""
    one_of: list[Kind | None] | None
    """The cards of which it is one, where it was shuffled with others that this seat knows; null: nothing is known."""
    seen_by: list[int]
    """The seats that have seen it, which is public."""


class LeadersPlayer(ViewPart):
    """One player as this seat sees them."""

    seat: int
    wastelander: bool
    gun: bool
    """Whether the player holds a ray gun."""
    aim: int | None
    """The seat at which it is aimed; null without one, and before it is aimed."""
    hand: int
    """How many artifacts."""
    known_artifacts: list[str]
    """The ids of those that this seat has seen or can conclude."""
    recruits: list[Recruit]


class Claim(ViewPart):
    """What a player has said of a team or a recruit, true or not."""

    n: int
    """Its number in the log."""
    event: Literal["claimed-team", "claimed-recruit"]
    rule: str
    seat: int
    """Who says it."""
    target: int | None = None
    """Whose team."""
    team: Team | None = None
    place: int | None = None
    """Which recruit."""
    recruit: Kind | None = None
    turn: int
    """In which turn it was said."""


class LeadersYou(ViewPart):
    """What only this seat has."""

    hand: list[str]
    """The ids of its artifacts, in the order of the deck."""
    team: Team
    """The team that it is on, judged by the recruits that it holds."""
    claims_left: int
    """How many claims it may still make in this turn."""
    answered: ActionForm | None
    """Its answer, while others are still asked the same."""


class LeadersView(AnyView):
    """What a seat of `leaders` may know."""

    deck: str
    """The name of the deck of artifacts."""
    phase: Literal["setup", "artifact", "action", "aim", "end"]
    active: int | None
    """The seat whose turn it is; null before the first."""
    extra_turn: bool
    clockwise: bool
    """Whether turns go to the left."""
    asked: LeadersAsked
    centre: int
    """How many ray guns can be taken."""
    pile: int
    """How many cards are in the deck."""
    discards: list[str]
    """The ids of the artifacts that lie face up, the first one at the bottom."""
    out: list[str]
    """The ids of those that have left the game."""
    players: list[LeadersPlayer]
    """By seat."""
    claims: list[Claim]
    """All claims so far."""
    you: LeadersYou | None
    """Null for a spectator."""
