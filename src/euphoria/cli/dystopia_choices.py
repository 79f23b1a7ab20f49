"""What can be chosen in `dystopia`, kept together: placements by space, retrievals, exchanges; and what cannot, and why."""

from __future__ import annotations

from euphoria.cli.dystopia_pieces import Scene, cost
from euphoria.cli.screen import Look
from euphoria.games.dystopia import text, why
from euphoria.games.dystopia.board import FIRST_MARKET, MARKET, SPACES
from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from euphoria.games.dystopia.state import City
from euphoria.kernel.action import Action, Refusal

SETUP = {"keep": "", "take-recruit": "recruit_draft", "pick-tile": "market_draft", "set-morale": "track_draft",
         "set-knowledge": "track_draft"}  # fmt: skip
"""Actions of the setup, and the option that brings them."""


def headings(state: City, seat: int, action: Action, look: Look) -> tuple[str, ...]:
    kind, args = action.kind, action.args
    if kind == "place":
        numbers = sorted({one.args[0] for one in state.legal(seat) if one.kind == "place" and _together(one, action)})
        said = " ".join(map(str, numbers))
        return (look.say("cli-dystopia-heading-place", space=space_name(state, args[1], look), numbers=said),)
    if kind == "retrieve":
        return (look.say("cli-dystopia-heading-retrieve"),)
    if kind == "keep":
        active = state.recruit(state.hidden_recruits[seat][args[0]]).name
        return (look.say("cli-dystopia-heading-keep", recruit=active),)
    if kind == "offer":
        goods = [text.good(name, look.language) for name in GOODS]
        given = [*goods, *(text.artifact(name, look.language) for name in ARTIFACTS)][args[1]]
        partner = look.say("cli-dystopia-heading-to", player=look.names[args[0]])
        return look.say("cli-dystopia-heading-offer"), partner, look.say("cli-dystopia-heading-give", good=given)
    return ()


def _together(one: Action, other: Action) -> bool:
    """On the same space, or the same construction site."""
    first, second = SPACES[one.args[1]], SPACES[other.args[1]]
    return first.number == second.number or (first.what != MARKET and first.site == second.site >= 0)


def space_name(state: City, number: int, look: Look) -> str:
    """What stands there now: a built market has the name of its tile."""
    space = SPACES[number]
    if space.what == MARKET and state.is_built(space.site):
        return text.tile(state.tile(space.site).id, look.language)
    return text.space(space.id, look.language)


def kind(state: City, seat: int, action: Action, look: Look) -> str:
    """The kind of an action; when a worker is to be placed, the space with what it costs."""
    if action.kind == "place" and is_asked(state, seat, "place") and action.args[0] in placeable(state, seat):
        space = SPACES[action.args[1]]
        if space.what == MARKET and not state.is_built(space.site):
            return text.space(space.id, look.language)
        asked = state.tile(space.site).cost if space.what == MARKET else space.cost
        paid = cost(Scene({}, look, frozenset()), asked)
        named = space_name(state, space.number, look)
        return f"{named} ({paid})" if paid else named
    return look.say(f"cli-dystopia-kind-{action.kind}")


def placeable(state: City, seat: int) -> set[int]:
    """The numbers of the workers that can be placed now."""
    return {action.args[0] for action in state.legal(seat) if action.kind == "place"}


def is_asked(state: City, seat: int, kind: str) -> bool:
    return seat in state.deciders and state.question in why.OWN_QUESTION[kind]


def stands(state: City, seat: int, action: Action) -> bool:
    """Whether an action can be talked about. What only a question makes known is not talked about before it is asked."""
    kind, args = action.kind, action.args
    if kind in SETUP:
        return is_asked(state, seat, kind)
    if kind in ("keep-new", "pay"):
        return is_asked(state, seat, kind)
    if kind in ("place", "set", "sacrifice", "retrieve", "dilemma"):
        return args[0] > 0
    if kind == "use":
        return any(state.recruit(tag).number == args[0] for tag in state.active_recruits[seat])
    if kind == "offer":
        partner, give, take = args
        listed = state.settings.trade or (give, take) == (0, 1)
        return listed and partner < state.seats and partner != seat and give != take
    if kind == "star":
        return args[0] < 4 or state.is_built(args[0] - 4)
    return True


def worth(state: City, seat: int, action: Action) -> bool:
    """Whether to say of an action, unasked, why it cannot be taken: of a placement for each space, of other kinds once."""
    kind, args = action.kind, action.args
    if kind == "place":
        numbers = placeable(state, seat) if is_asked(state, seat, kind) else set()
        return args[0] == min(numbers) if numbers else args == (1, 0)
    if kind == "retrieve":
        return args[0] == 1 and not any(one.kind == kind for one in state.legal(seat))
    if kind == "offer":
        return args == (int(seat == 0), 0, 1)
    return True


CLOSED = {
    "cannot-pay", "taken", "not-built", "already-built", "tunnel-not-complete", "exclusive", "one-worker-an-area",
    "no-self-bump", "only-own-markets", "no-shared-sites", "no-icarus", "morale-for-icarus",
}  # fmt: skip
"""Reasons against a space; said once of all spaces that they hold for."""


def refusal(refusal: Refusal, look: Look) -> str:
    key = refusal.key.removeprefix("dystopia-why-")
    if key in CLOSED:
        return look.say(f"cli-dystopia-closed-{key}")
    return text.why(key, refusal.args, look.language)


def targets(state: City, seat: int | None) -> frozenset[int]:
    """The spaces where this seat can place a worker now; of a site all free spaces of the kinds that are listed."""
    if seat is None or not is_asked(state, seat, "place"):
        return frozenset()
    found = {action.args[1] for action in state.legal(seat) if action.kind == "place"}
    alike = {(SPACES[number].site, SPACES[number].cost) for number in found if SPACES[number].site >= 0}
    more = {
        space.number
        for space in SPACES[:FIRST_MARKET]
        if (space.site, space.cost) in alike and state.on[space.number] < 0
    }
    return frozenset(found | more)
