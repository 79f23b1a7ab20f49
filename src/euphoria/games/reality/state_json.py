"""A state as JSON and back."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.actions import MOST_FIGURES
from euphoria.games.reality.cards.characters import CHARACTERS
from euphoria.games.reality.rules.events import SPECS
from euphoria.games.reality.rules.sequence.activation_order import TIED
from euphoria.games.reality.state import BODY_LOAD, Show
from euphoria.kernel.core.errors import LoadError
from euphoria.kernel.core.log import Log
from euphoria.kernel.core.state import Json
from euphoria.kernel.record.state_reader import numbers, read_answers, read_outcome, typed

NUMBERS = (
    "question", "turn", "phase", "active", "first", "team_of_side", "saviour", "subject", "purse",
)  # fmt: skip
BY_FIGURE = (
    "who", "side", "xs", "ys", "on", "life", "euphoria", "spent", "ap", "flags", "objects", "shown", "bought", "lacks",
    "owner", "load", "fight", "fell_in", "charge_at", "bargain", "encouraged", "cost", "how", "killer",
)  # fmt: skip
LISTS = ("order", "leader", "pair", "targets", "combat", "dice_of", "shove")
TABLES = ("agenda", "platforms", "drums", "upgrades", "route", "declared", "wounds")
WIDTHS = {"agenda": 4, "platforms": 2, "drums": 5, "upgrades": 4, "route": 3, "declared": 3, "wounds": 2}


def position(state: Show) -> Json:
    """All but the dice, in a fixed order."""
    stored: Json = {"seats": state.seats, "options": state.settings._asdict(), "gone": state.terrain.gone}
    for name in NUMBERS:
        stored[name] = getattr(state, name)
    stored["joint"] = state.joint
    stored["deciders"] = list(state.deciders)
    for name in (*BY_FIGURE, *LISTS):
        stored[name] = list(getattr(state, name))
    for name in TABLES:
        stored[name] = [list(row) for row in getattr(state, name)]
    stored["log"] = [list(entry) for entry in state.log]
    stored["answers"] = [None if answer is None else answer.json() for answer in state.answers]
    stored["outcome"] = None if state.outcome is None else state.outcome.json()
    return stored


def restore(state: Show, stored: Json) -> None:
    """Fill an empty show from a `position()`; `LoadError` names what is wrong."""
    for name in NUMBERS:
        setattr(state, name, typed(stored, name, int))
    state.joint = typed(stored, "joint", bool)
    state.deciders = tuple(numbers(stored.get("deciders"), "deciders"))
    for name in (*BY_FIGURE, *LISTS):
        setattr(state, name, numbers(stored.get(name), name))
    for name in TABLES:
        rows = [tuple(numbers(row, name)) for row in typed(stored, name, list)]
        if any(len(row) != WIDTHS[name] for row in rows):
            raise LoadError(f"damaged state: a row of {name!r} has {WIDTHS[name]} numbers")
        setattr(state, name, rows)
    state.log = Log()
    state.log.extend(tuple(numbers(row, "log")) for row in typed(stored, "log", list))
    state.answers = read_answers(stored, state.game.space)
    state.outcome = read_outcome(stored.get("outcome"))
    gone = typed(stored, "gone", int)
    for element in range(len(state.terrain.elements)):
        if gone >> element & 1:
            state.terrain = state.terrain.without(element)
    _check(state, gone)


def _check(state: Show, gone: int) -> None:
    """What must hold for the rules to be able to go on."""
    count = len(state.who)
    elements, surfaces = len(state.terrain.elements), len(state.terrain.surfaces)

    def figures(values: list[int], least: int = -1) -> bool:
        return all(least <= figure < count for figure in values)

    right = {
        "gone": gone == state.terrain.gone,
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
    for name, is_right in right.items():
        if not is_right:
            raise LoadError(f"damaged state: {name!r} does not fit this table")
