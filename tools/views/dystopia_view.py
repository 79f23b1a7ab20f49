"""The view of `dystopia` as types."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tools.views.parts import ActionForm, AnyView, ViewPart

Artifact = Literal["balloons", "bat", "bear", "bifocals", "book", "game"]
Counts = Annotated[list[int], Field(min_length=13, max_length=13)]
"""How many of each thing: the seven goods, then the six artifacts."""
Worker = Annotated[list[int], Field(min_length=2, max_length=2)]
"""A seat, and the number that its worker shows."""
SpaceAndNumber = Annotated[list[str | int], Field(min_length=2, max_length=2)]
"""The id of a space, and the number that the worker there shows."""
Question = Literal[
    "keep", "turn", "more", "pay", "choose", "goods", "ability", "limit", "lose", "set", "sacrifice", "star",
    "keep-new", "may", "feed", "place-new", "discard", "draft", "tile", "marker", "offer", "trade",
]  # fmt: skip


class Exchange(ViewPart):
    """An exchange as the player sees it who would make it."""

    seat: int
    give: Counts
    """What this player would give: the seven goods, then the six artifacts."""
    take: Counts
    """What this player would take."""


class DystopiaAsked(ViewPart):
    """Who must decide now, and what."""

    seats: list[int]
    question: Question | None
    """Null when the game is over."""
    together: bool
    """Several answer at once, and no answer is shown before all are in."""
    space: str | None
    """The id of the space that it is about: the one last visited, or about to be."""
    recruits: list[str] | None = None
    """Where abilities may be used: the rules of the recruits, whether or not their price can be paid."""
    offer: Exchange | None = None
    """Where an offer is answered."""


class Goods(ViewPart):
    """Commodities and resources."""

    energy: int
    water: int
    food: int
    bliss: int
    gold: int
    stone: int
    clay: int


class ActiveRecruit(ViewPart):
    """A recruit that everybody sees."""

    recruit: str
    """Its rule, such as `D-r01`."""
    star: bool
    works: bool
    """Whether its abilities can be used now."""


class Dilemma(ViewPart):
    """The ethical dilemma of a player."""

    side: Literal["open", "fought", "contributed"]
    card: str | None
    """Null if this seat has not seen it."""


class DystopiaPlayer(ViewPart):
    """One player as this seat sees them."""

    seat: int
    goods: Goods
    knowledge: int
    """From 1 to 6; 0 where markers are drafted and it is not set yet."""
    morale: int
    """From 1 to 6; 0 where markers are drafted and it is not set yet."""
    stars: int
    """How many are still to be placed."""
    hand: int
    """How many artifacts."""
    known_artifacts: list[Artifact]
    """Those that this seat has seen."""
    available: list[int]
    """The numbers of the workers at home, lowest first."""
    placed: list[SpaceAndNumber]
    """The workers on the board, each with the id of its space."""
    pool: int
    """How many workers are not in play."""
    recruits: list[ActiveRecruit]
    hidden_recruits: list[str | None]
    """The rules of those that this seat has seen or can conclude; null for the others."""
    dilemma: Dilemma


class Area(ViewPart):
    """A commodity area and the workers on it."""

    space: str
    workers: list[Worker]


class SingleSpace(ViewPart):
    """A space that holds one worker."""

    space: str
    worker: Worker | None


class Site(ViewPart):
    """A construction site, or the market built there."""

    site: Literal["e1", "e2", "s1", "s2", "w1", "w2"]
    built: bool
    tile: str | None
    """The id of its market tile; null if this seat has not seen it."""
    stars: list[int]
    """The seats with a star on the tile."""
    workers: list[Worker | None]
    """On its four spaces."""
    visitor: Worker | None
    """The worker on the market."""


class ByFaction(ViewPart):
    """A step of each track of allegiance."""

    euphorian: int
    subterran: int
    wastelander: int
    icarite: int


class Miners(ViewPart):
    """The step of each miner."""

    euphorian: int
    subterran: int
    wastelander: int


class Territories(ViewPart):
    """By seat: how many stars."""

    euphorian: list[int]
    subterran: list[int]
    wastelander: list[int]
    icarite: list[int]


class OwnWorker(ViewPart):
    """One of this seat's workers."""

    pips: int
    """Its number; 0 if it is not in play."""
    where: str | None
    """`home`, the id of a space, or null."""


class DystopiaYou(ViewPart):
    """What only this seat has."""

    hand: list[Artifact]
    offered: list[str]
    """The cards to choose from, in the order of the actions: rules of recruits, or ids of tiles."""
    workers: list[OwnWorker]
    """As `retrieve` counts them."""
    retrieved: int
    """A mask of those that are just being retrieved."""
    answered: ActionForm | None
    """Its answer, while others are still asked the same."""


class Trade(ViewPart):
    """What is left to be offered, and what others would rather do."""

    offers_left: int
    """How many offers the active player may still make in this turn."""
    wishes: list[Exchange]
    """What players have named instead of an offer."""


class DystopiaView(AnyView):
    """What a seat of `dystopia` may know."""

    active: int | None
    """The seat whose turn it is; null before the first."""
    asked: DystopiaAsked
    players: list[DystopiaPlayer]
    """By seat."""
    areas: list[Area]
    spaces: list[SingleSpace]
    """All spaces that hold one worker, but for those of construction sites."""
    sites: list[Site]
    allegiance: ByFaction
    miners: Miners
    territories: Territories
    pile: int
    """How many artifacts are in the deck."""
    discards: list[Artifact]
    """The first one at the bottom."""
    you: DystopiaYou | None
    """Null for a spectator."""
    trade: Trade | None = None
    """Only at a table with trade."""
