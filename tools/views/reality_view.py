"""The view of `reality` as types. Lengths are quarter inches, figures are numbers in the list `figures`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tools.views.parts import ActionForm, AnyView, ViewPart

Point = Annotated[list[int], Field(min_length=2, max_length=2)]
"""x and y."""
Place = Annotated[list[int], Field(min_length=3, max_length=3)]
"""x, y, and the number of a surface."""
Question = Literal[
    "team", "side", "platform", "deploy", "deploy-dog", "order", "ability", "target", "element", "object", "entrance",
    "repeat", "run", "blows", "defence", "volley", "position", "goal", "loot", "shift", "leap", "strike", "share",
    "rampage", "credit", "again", "push", "direction", "follow", "fire", "declare", "throw", "flee", "flame", "nearest",
    "blast", "leader",
]  # fmt: skip


class Label(ViewPart):
    """A name by language."""

    en: str
    es: str


class SceneryElement(ViewPart):
    """A piece of scenery."""

    name: str
    label: Label
    kind: str
    outline: list[Point]
    height: int
    """Of its top; of a building, of its roof."""
    gone: bool
    """Whether it was blown up."""
    panels: list[Annotated[list[int | str], Field(min_length=7, max_length=7)]]
    """Of a building: pieces of its outer walls, from x, y to x, y, from a height to a height, and what they are."""


class SceneryNow(ViewPart):
    """The table as it stands now."""

    width: int
    depth: int
    elements: list[SceneryElement]
    surfaces: list[Annotated[list[int], Field(min_length=3, max_length=3)]]
    """By number: the element (-1 is the ground), the height and the storey."""
    links: list[Annotated[list[Place], Field(min_length=2, max_length=2)]]
    """The foot and the head of each ladder and of stairs."""


class Ordered(ViewPart):
    """A figure in the order of this phase."""

    figure: int
    tied: bool
    """Whether its player may let the next one in the list act first."""


class RealityAsked(ViewPart):
    """Who must decide now, and what. All of it is public."""

    seats: list[int]
    question: Question | None
    """Null when the show is over."""
    together: bool
    """Both answer at once, and no answer is shown before both are in."""
    figure: int | None
    """The figure that it is about."""
    chosen: list[int]
    """Whom or what was chosen so far, for an ability, a throw or a blast."""
    declared: list[Annotated[list[int], Field(min_length=3, max_length=3)]]
    """The shots that were declared so far: the target, the weapon, how many."""
    route: list[Place]
    """The way-points that were chosen so far."""
    points: int | None
    """Where a walk is chosen that costs nothing else: the AP that it may take."""


class RealityPlayer(ViewPart):
    """One of the two players."""

    seat: int
    edge: int | None
    """0 where y is 0, 1 opposite; null before the edges are chosen."""
    platform: Point | None
    """The exit platform."""
    leader: int | None
    pair: int | None
    """The figure whose kills count double."""
    earned: int
    """What its eliminations are worth so far."""


class Carried(ViewPart):
    """A body or a drum."""

    body: int | None = None
    drum: int | None = None


class Figure(ViewPart):
    """One figure as this seat sees it."""

    figure: int
    character: str
    """The id of the character."""
    side: int | None
    """Its seat; null: it belongs to nobody."""
    x: int
    y: int
    surface: int
    life: int
    euphoria: int
    points: int
    """The AP that are left."""
    spent: int
    """The AP that it has spent in this turn."""
    upgrades: list[int]
    state: list[str]
    """What it is until something changes it, such as `prone`."""
    this_turn: list[str]
    """What it is until the turn ends, such as `fired`."""
    objects: list[str]
    """Those that this seat knows of."""
    charges_on: str | None
    """For its own player: the piece of scenery on which its explosive charges sit."""
    owner: int | None
    """Of a companion: the figure that it belongs to."""
    carries: Carried | None
    fight: int | None
    """The number of the combat that it is in."""
    bargain: int | None
    """The figure that cannot shoot at it in this turn."""
    encouraged: Literal["move", "attack", "shooting"] | None
    """What it may do once more."""
    fell: Literal["shot", "hand", "blast", "flame", "jump"] | None
    """How it fell."""
    prize: int | None
    """What its fall is worth."""


class Drum(ViewPart):
    """A drum of a mission."""

    x: int
    y: int
    surface: int
    carrier: int | None
    delivered: int | None
    """The seat that has brought it in."""


class RealityYou(ViewPart):
    """What only this seat has."""

    answered: ActionForm | None
    """Its answer, while the other is still asked the same."""


class RealityView(AnyView):
    """What a seat of `reality` may know."""

    table: str
    """Its name."""
    scenery: SceneryNow
    phase: Literal["setup", "special", "positioning", "attack", "firing"]
    active: int | None
    """The figure whose activation it is."""
    order: list[Ordered]
    """The figures that still act in this phase."""
    asked: RealityAsked
    players: list[RealityPlayer]
    figures: list[Figure]
    """By number."""
    drums: list[Drum]
    saviour: int | None
    """In a rescue: the figure that leads the captive, who is free."""
    you: RealityYou | None
    """Null for a spectator."""
