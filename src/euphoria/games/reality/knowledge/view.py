"""The view of a seat: what is public, and what belongs to the seat. A spectator gets the public part."""

from __future__ import annotations

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, CHARGES, OBJECTS, listed
from euphoria.games.reality.figure_flags import LASTING, NAMES
from euphoria.games.reality.geometry.terrain import Terrain
from euphoria.games.reality.rules.figures.activation_order import TIED
from euphoria.games.reality.rules.sequence.ending import earned, prize
from euphoria.games.reality.state import BODY_LOAD, NEUTRAL, NO_LOAD, Show
from euphoria.games.reality.tables.element_names import element_names
from euphoria.games.reality.tables.table_file import TableFile
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.languages import LANGUAGES


def view(state: Show, seat: int | None) -> Json:
    return {
        "game": state.game.id,
        "revision": state.game.revision,
        "seat": seat,
        "seats": state.seats,
        "options": {name: value for name, value in state.settings._asdict().items() if name != "table"},
        "table": state.table.name,
        "scenery": scenery(state.table, state.terrain),
        "turn": state.turn,
        "phase": codes.PHASES[state.phase],
        "active": named(state.active),
        "order": [{"figure": entry & ~TIED, "tied": bool(entry & TIED)} for entry in state.order],
        "asked": asked(state),
        "players": [player(state, other) for other in range(state.seats)],
        "figures": [figure_seen(state, seat, figure) for figure in state.figures()],
        "drums": [
            {"x": x, "y": y, "surface": surface, "carrier": named(carrier), "delivered": named(owner)}
            for x, y, surface, carrier, owner in state.drums
        ],
        "saviour": named(state.saviour),
        "you": None if seat is None else you(state, seat),
        "outcome": None if state.outcome is None else state.outcome.json(),
    }


def named(number: int) -> int | None:
    return None if number < 0 else number


def scenery(table: TableFile, terrain: Terrain) -> Json:
    """The table itself, as it stands now: the same for everybody. Lengths are quarter inches."""
    names = [(language, element_names(table, language)) for language in LANGUAGES]
    return {
        "width": terrain.width,
        "depth": terrain.depth,
        "elements": [
            {
                "name": element.name,
                "label": {language: named[number] for language, named in names},
                "kind": element.kind.name.lower(),
                "outline": [list(corner) for corner in element.outline],
                "height": element.height,
                "gone": bool(terrain.gone >> number & 1),
                "panels": [[*panel[:6], panel.opening.name.lower()] for panel in element.panels],
            }
            for number, element in enumerate(terrain.elements)
        ],
        "surfaces": [list(surface[:3]) for surface in terrain.surfaces],
        "links": [[list(link.foot), list(link.head)] for link in terrain.links],
    }


def asked(state: Show) -> Json:
    """Who is asked what, about which figure, and the steps of a choice that were made already. All of it is public."""
    return {
        "seats": list(state.deciders),
        "question": codes.QUESTIONS[state.question] if state.deciders else None,
        "together": state.joint,
        "figure": named(state.subject) if state.deciders else None,
        "chosen": list(state.targets),
        "declared": [list(shots) for shots in state.declared],
        "route": [list(place) for place in state.route],
        "points": state.purse if state.question == codes.ASK_GOAL and state.deciders else None,
    }


def you(state: Show, seat: int) -> Json:
    """What only this seat has: its answer that others cannot see yet."""
    answer = state.answers[seat] if state.joint else None
    return {"answered": None if answer is None else answer.json()}


def player(state: Show, seat: int) -> Json:
    x, y = state.platforms[seat]
    return {
        "seat": seat,
        "edge": (0 if state.team_of_side == seat else 1) if has_sides(state) else None,
        "platform": None if x < 0 else [x, y],
        "leader": named(state.leader[seat]),
        "pair": named(state.pair[seat]),
        "earned": earned(state, seat),
    }


def has_sides(state: Show) -> bool:
    """Whether the sides have been chosen (R-start-1)."""
    return state.first >= 0 and not (state.deciders and state.question == codes.ASK_SIDE)


def figure_seen(state: Show, seat: int | None, figure: int) -> Json:
    """One figure as this seat sees it: what its own player knows of its objects is only for that player."""
    own = seat is not None and state.side[figure] == seat
    held = state.objects[figure] if own else state.shown[figure]
    charged = own and held & BITS[CHARGES] and state.charge_at[figure] >= 0
    flags = state.flags[figure]
    return {
        "figure": figure,
        "character": state.character(figure).id,
        "side": None if state.side[figure] == NEUTRAL else state.side[figure],
        "x": state.xs[figure],
        "y": state.ys[figure],
        "surface": state.on[figure],
        "life": state.life[figure],
        "euphoria": state.spirit(figure),
        "points": state.ap[figure],
        "spent": state.spent[figure],
        "upgrades": list(state.upgrades[figure]),
        "state": [name for bit, name in enumerate(NAMES) if flags >> bit & 1 and 1 << bit & LASTING],
        "this_turn": [name for bit, name in enumerate(NAMES) if flags >> bit & 1 and not 1 << bit & LASTING],
        "objects": [OBJECTS[item] for item in listed(held)],
        "charges_on": state.terrain.elements[state.charge_at[figure]].name if charged else None,
        "owner": named(state.owner[figure]),
        "carries": carried(state.load[figure]),
        "fight": named(state.fight[figure]),
        "bargain": named(state.bargain[figure]),
        "encouraged": None if state.encouraged[figure] < 0 else codes.REPEATS[state.encouraged[figure]],
        "fell": codes.WAYS_TO_FALL[state.how[figure]] or None,
        "prize": prize(state, figure) if state.is_down(figure) and state.side[figure] != NEUTRAL else None,
    }


def carried(load: int) -> Json | None:
    if load == NO_LOAD:
        return None
    return {"body": load - BODY_LOAD} if load >= BODY_LOAD else {"drum": load}
