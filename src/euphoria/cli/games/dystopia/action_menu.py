"""The actions in the menu: headings, order, and which illegal actions are explained."""

from __future__ import annotations

from euphoria.cli.games.dystopia.costs import cost
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.dystopia.board import FIRST_MARKET, MARKET, SITE, SPACES, TUNNEL, TUNNEL_END, Space
from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from euphoria.games.dystopia.costs import Cost
from euphoria.games.dystopia.refusals import refusals
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import messages
from euphoria.kernel.core.action import Action, Refusal

SETUP = {"keep": "", "take-recruit": "recruit_draft", "pick-tile": "market_draft", "set-morale": "track_draft",
         "set-knowledge": "track_draft"}  # fmt: skip
"""Actions of the setup, and the option that adds them."""
OF_A_FACTION = {TUNNEL: "tunnel-of", TUNNEL_END: "end-of"}


def headings(state: City, seat: int, action: Action, context: DrawingContext) -> tuple[str, ...]:
    kind, args = action.kind, action.args
    if kind == "place":
        numbers = sorted(
            {
                one.args[0]
                for one in state.legal(seat)
                if one.kind == "place" and _alike(SPACES[one.args[1]], SPACES[args[1]])
            }
        )
        worker_numbers = " ".join(map(str, numbers))
        return (
            context.say(
                "cli-dystopia-heading-place", space=_costing(state, seat, args[1], context), numbers=worker_numbers
            ),
        )
    if kind in ("retrieve", "dilemma"):
        return (context.say(f"cli-dystopia-heading-{kind}"),)
    if kind == "keep":
        active = state.recruit(state.hidden_recruits[seat][args[0]]).name
        return (context.say("cli-dystopia-heading-keep", recruit=active),)
    if kind == "offer":
        goods = args[1] < len(GOODS)
        given = (
            messages.good(GOODS[args[1]], context.language)
            if goods
            else messages.artifact(ARTIFACTS[args[1] - len(GOODS)], context.language)
        )
        partner = context.say("cli-dystopia-heading-to", player=context.names[args[0]])
        return context.say("cli-dystopia-heading-offer"), partner, context.say("cli-dystopia-heading-give", good=given)
    return ()


def _alike(one: Space, other: Space) -> bool:
    """Whether both are the same space, or spaces of the same construction site."""
    return one.number == other.number or (one.what == other.what == SITE and one.site == other.site)


def rank(action: Action) -> int:
    return action.args[1] if action.kind == "place" else -1 if action.kind == "stop" else len(SPACES)


def _costing(state: City, seat: int, number: int, context: DrawingContext) -> str:
    """A space with its cost; a construction site with the costs of all its free spaces."""
    spaces = [SPACES[number]]
    if spaces[0].what == SITE:
        places = {one.args[1] for one in state.legal(seat) if one.kind == "place"}
        spaces = [space for space in SPACES if space.number in places and _alike(space, spaces[0])]
    paid = [cost(context, cost_of(state, space)) for space in spaces]
    return (
        f"{space_name(state, number, context)} ({'/'.join(paid)})" if any(paid) else space_name(state, number, context)
    )


def cost_of(state: City, space: Space) -> Cost:
    """The cost on the board. Alternatives that recruits allow are in the texts of the actions."""
    return state.tile(space.site).cost if space.what == MARKET and state.is_built(space.site) else space.cost


def space_name(state: City, number: int, context: DrawingContext) -> str:
    """The short name of a space; of a built market the name of its tile."""
    space = SPACES[number]
    if space.what == MARKET and state.is_built(space.site):
        return context.say(f"cli-dystopia-tile-{state.tile(space.site).id}")
    if space.what == SITE:
        return context.say("cli-dystopia-site", site=space.id.removeprefix("site-").upper())
    if space.what in OF_A_FACTION:
        return context.say(f"cli-dystopia-{OF_A_FACTION[space.what]}", faction="ESWI"[space.faction])
    return (
        context.say(f"cli-dystopia-short-{space.id}") if space.site < 0 else messages.space(space.id, context.language)
    )


def kind(state: City, seat: int, action: Action, context: DrawingContext) -> str:
    """The kind of an illegal action; for placements, while a worker can be placed, the space with its cost."""
    if action.kind == "place" and is_asked(state, seat, "place") and action.args[0] in placeable(state, seat):
        named = space_name(state, action.args[1], context)
        paid = cost(context, cost_of(state, SPACES[action.args[1]]))
        return f"{named} ({paid})" if paid else named
    return context.say(f"cli-dystopia-kind-{action.kind}")


def placeable(state: City, seat: int) -> set[int]:
    """The numbers of the workers that can be placed now."""
    return {action.args[0] for action in state.legal(seat) if action.kind == "place"}


def is_asked(state: City, seat: int, kind: str) -> bool:
    return seat in state.deciders and state.question in refusals.OWN_QUESTION[kind]


def stands(state: City, seat: int, action: Action) -> bool:
    """Whether an action can be explained: not if it answers a question that has not been asked yet."""
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
    """Whether `?` explains this action: one placement for each space, of other kinds one action."""
    kind, args = action.kind, action.args
    if kind == "place":
        numbers = placeable(state, seat) if is_asked(state, seat, kind) else set()
        if not numbers:
            return args == (1, 0)
        return args[0] == min(numbers) and args[1] not in targets(state, seat)
    if kind == "retrieve":
        return args[0] == 1 and not any(one.kind == kind for one in state.legal(seat))
    if kind == "offer":
        return args == (int(seat == 0), 0, 1)
    return True


CLOSED = {
    "cannot-pay", "taken", "not-built", "already-built", "tunnel-not-complete", "exclusive", "one-worker-an-area",
    "no-self-bump", "only-own-markets", "no-shared-sites", "no-icarus", "morale-for-icarus",
}  # fmt: skip
"""Reasons against a space that have a short text, shared by all spaces to which they apply."""


def refusal(refusal: Refusal, context: DrawingContext) -> str:
    key = refusal.key.removeprefix("dystopia-why-")
    key = "cannot-pay" if key == "cannot-pay-artifacts" else key
    if key in CLOSED:
        return context.say(f"cli-dystopia-closed-{key}")
    return messages.why(key, refusal.args, context.language, context.names)


def targets(state: City, seat: int | None) -> frozenset[int]:
    """The spaces where this seat can place a worker now. Of a construction site, legal actions name one space for each
    cost; here are all of them."""
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
