"""The icons of cards, made from what the rules use: costs, abilities, and what recruits change without being used."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from euphoria.games.dystopia.board import ICARUS, SPACES
from euphoria.games.dystopia.cards import effects, space_groups
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.cards.market_tiles import Tile
from euphoria.games.dystopia.cards.penalty_kinds import LosesOnRoll
from euphoria.games.dystopia.cards.recruits import Recruit
from euphoria.games.dystopia.cards.standing_kinds import (
    Alongside,
    ChangePart,
    EntersAnyEnd,
    Feeds,
    FreeRetrieve,
    PaidWith,
    PaysInstead,
    StandsFor,
    gain_number,
)
from euphoria.games.dystopia.components import ARTIFACTS, BLISS, COMMODITIES, GOODS, RESOURCES
from euphoria.games.dystopia.costs import ANY_THREE, NO_ARTIFACTS, ONE_OF_KIND, THREE_OR_PAIR, Cost
from euphoria.games.dystopia.text import recruit_text
from euphoria.games.dystopia.text.cost_text import HOW_MANY

ARROW, LINE = "arrow", "line"
ARTIFACT = "artifact"
PLACES = {
    "tunnels": frozenset(space_groups.TUNNELS),
    "sites": frozenset(space_groups.SITES),
    "markets": frozenset(space_groups.BUILT_MARKETS),
    "icarus": ICARUS,
}
"""Groups of spaces that have an icon."""


def recruit_icons(recruit: Recruit) -> tuple[str, ...]:
    """What a recruit does; `line` stands between two things that it does."""
    if recruit.change is None:
        return tuple(recruit_text.icons(recruit))
    found: list[str] = []
    for part in recruit.change.parts:
        found += [LINE] * bool(found)
        found += _change(part)
    return tuple(found)


def tile_icons(tile: Tile) -> tuple[str, ...]:
    """What a visit costs, and the penalty behind a `line`."""
    penalty = tile.penalty
    sign = f"roll-{penalty.pips}" if isinstance(penalty, LosesOnRoll) else tile.penalty_id
    return (*cost_icons(tile.cost), LINE, sign)


def _change(part: ChangePart) -> Iterator[str]:
    gain = list(recruit_text.effect_icons(EFFECTS[gain_number(part)]))
    match part:
        case PaysInstead():
            yield from _where(part.where)
            if part.bumping:
                yield "bumping"
            yield "instead"
            if isinstance(part.cost, Cost):
                yield from cost_icons(part.cost)
            else:
                yield GOODS[BLISS]  # for each resource that the cost asks for
            yield from ["gain-knowledge"] * part.knowledge
        case StandsFor():
            yield from (GOODS[part.good], "instead", GOODS[part.instead_of])
        case PaidWith():
            yield from (*_where(part.where), GOODS[part.good])
        case Feeds():
            yield from ("retrieved", "instead", GOODS[part.good])
        case Alongside():
            tracks = ("knowledge", "morale") if part.track == effects.KNOWLEDGE else ("morale", "knowledge")
            for number, track in enumerate(tracks):
                yield from [ARROW] * number
                yield f"{'gain' if part.direction > 0 else 'lose'}-{track}"
        case FreeRetrieve():
            yield from ("free-retrieve", *["worker"] * part.workers, "no-price")
        case EntersAnyEnd():
            yield from (*["gain-knowledge"] * part.knowledge, ARROW, "exclusive")
        case _:
            yield from (*_where(part.where), *["lose-morale"] * part.morale)
    if gain:
        yield from (ARROW, *gain)


def _where(spaces: Collection[int]) -> Iterator[str]:
    names = [name for name, group in PLACES.items() if group == frozenset(spaces)]
    yield from names or [SPACES[space].id for space in sorted(spaces)]


def cost_icons(cost: Cost) -> Iterator[str]:
    """One icon for each thing that is paid."""
    for count, kinds in cost.goods:
        yield from [_good(kinds)] * count
    if cost.artifacts >= ONE_OF_KIND:
        yield ARTIFACTS[cost.artifacts - ONE_OF_KIND]
    elif cost.artifacts != NO_ARTIFACTS:
        yield from [ARTIFACT] * HOW_MANY[ANY_THREE if cost.artifacts == THREE_OR_PAIR else cost.artifacts]


def _good(kinds: Collection[int]) -> str:
    if set(kinds) == set(RESOURCES):
        return "resource"
    return "commodity" if set(kinds) == set(COMMODITIES) else GOODS[next(iter(kinds))]
