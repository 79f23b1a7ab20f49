"""The fields of a state, in the order in which they are stored, and the checks of a stored position."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import MOST_FIGURES
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.events import SPECS
from euphoria.games.reality.geometry.terrain import Terrain
from euphoria.games.reality.rules.figures.activation_order import TIED
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.kernel.core.fields import (
    AGENDA,
    DECIDERS,
    DRAW,
    GIVEN_ANSWERS,
    INT,
    INTS,
    JOINT,
    KEEP,
    LOG_ENTRIES,
    QUESTION,
    RESULT,
    SHARE,
    Field,
    Form,
    check_fit,
    rows_of,
    typed,
)


def _read_terrain(state: Show, stored: object, name: str) -> Terrain:
    """The table's terrain without the elements of the stored mask."""
    terrain = state.terrain
    gone: int = typed(stored, name, int)
    for element in range(len(terrain.elements)):
        if gone >> element & 1:
            terrain = terrain.without(element)
    check_fit({name: gone == terrain.gone}, "this table")
    return terrain


REMOVED_ELEMENTS: Final = Form(lambda terrain: terrain.gone, _read_terrain)
"""A terrain, stored as the mask of the scenery elements that were taken off the table."""

DRAWN_BY_FIGURE: Final = ("objects", "bought", "charge_at")
"""What only the figure's own player knows."""
BY_FIGURE: Final[tuple[str, ...]] = (
    "who", "side", "xs", "ys", "on", "life", "euphoria", "spent", "ap", "flags", "objects", "shown", "bought", "lacks",
    "owner", "load", "fight", "fell_in", "charge_at", "bargain", "encouraged", "cost", "how", "killer",
)  # fmt: skip
"""Lists with one number for each figure."""

FIELDS: Final[tuple[Field, ...]] = (
    Field("table", SHARE),
    Field("terrain", KEEP, REMOVED_ELEMENTS, key="gone"),
    QUESTION,
    *(
        Field(name, KEEP, INT)
        for name in ("turn", "phase", "active", "first", "team_of_side", "saviour", "subject", "purse")
    ),
    JOINT,
    DECIDERS,
    *(Field(name, DRAW if name in DRAWN_BY_FIGURE else KEEP, INTS) for name in BY_FIGURE),
    *(Field(name, KEEP, INTS) for name in ("order", "leader", "pair", "targets", "combat")),
    Field("dice_of", DRAW, INTS),
    Field("shove", KEEP, INTS),
    AGENDA._replace(form=rows_of(4)),
    Field("platforms", KEEP, rows_of(2)),
    Field("drums", KEEP, rows_of(5)),
    Field("upgrades", KEEP, rows_of(4)),
    Field("route", KEEP, rows_of(3)),
    Field("declared", KEEP, rows_of(3)),
    Field("wounds", KEEP, rows_of(2)),
    LOG_ENTRIES,
    GIVEN_ANSWERS,
    RESULT,
)


def check(state: Show) -> None:
    """`LoadError` unless the stored values fit together, so that the rules can go on."""
    check_fit(_checks(state), "this table")


def _checks(state: Show) -> dict[str, bool]:
    """By field: whether its values are in range, so that the rules can go on."""
    count = len(state.who)
    elements, surfaces = len(state.terrain.elements), len(state.terrain.surfaces)

    def figures(values: list[int], least: int = -1) -> bool:
        return all(least <= figure < count for figure in values)

    return {
        "who": count <= MOST_FIGURES and all(0 <= who < len(CHARACTERS) for who in state.who),
        **{name: len(getattr(state, name)) == count for name in (*BY_FIGURE, "upgrades")},
        "on": all(0 <= surface < surfaces for surface in state.on),
        "side": all(side in (-1, 0, 1) for side in state.side),
        "owner": figures(state.owner),
        "killer": figures(state.killer),
        "fight": figures(state.fight),
        "fell_in": figures(state.fell_in),
        "load": all(load < len(state.drums) or BODY_LOAD <= load < BODY_LOAD + count for load in state.load),
        "charge_at": all(-1 <= element < elements for element in state.charge_at),
        "how": all(0 <= how < len(codes.WAYS_TO_FALL) for how in state.how),
        "order": figures([entry & ~TIED for entry in state.order], 0),
        "leader": len(state.leader) == 2 and figures(state.leader),
        "pair": len(state.pair) == 2 and figures(state.pair),
        "platforms": len(state.platforms) == 2,
        "active": figures([state.active, state.subject, state.saviour]),
        "deciders": all(seat in (0, 1) for seat in state.deciders),
        "question": 0 <= state.question < len(codes.QUESTIONS),
        "phase": 0 <= state.phase < len(codes.PHASES),
        "agenda": all(0 <= frame[0] < codes.STEPS for frame in state.agenda),
        "log": all(entry and 0 <= entry[0] < len(SPECS) for entry in state.log)
        and all(len(entry) == 1 + len(SPECS[entry[0]][2]) for entry in state.log),
    }
