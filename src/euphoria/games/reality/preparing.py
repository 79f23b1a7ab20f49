"""Works out in short steps what takes long about choices and questions: the cheapest ways to all goals of a walk, and
how far a figure gets.

Nobody has to call this: the texts, the locations and the answers are the same without. After it they are quick, which
a server needs that must not keep others waiting.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.queries import fields, reach
from euphoria.games.reality.rules.figures.routes import preparing_ways
from euphoria.games.reality.rules.positioning import walking
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.queries import Arguments

LISTED: Final = frozenset({"to", "charge", "beside-drum"})
"""Kinds of goals of a walk that are offered."""


def preparing(state: Show, seat: int, action: Action | None) -> Iterator[None]:
    """For one action of a seat, or for all that it may do."""
    if state.question != codes.ASK_GOAL or seat not in state.deciders or state.subject < 0 or state.route:
        return
    yield from preparing_ways(state, state.subject, state.purse)
    yield
    legal = state.legal(seat)
    for one in legal if action is None else [action]:
        if one.kind == "at" or (one.kind in LISTED and one in legal):
            yield
            place = walking.goal_of(state, one)
            if place is not None and state.terrain.stands(place):
                yield from walking.ways_to(state, place).working_out(place)


def preparing_answer(state: Show, question: str, arguments: Mapping[str, object]) -> Iterator[None]:
    """For the answer to a question."""
    if question == "reach":
        yield from reach.working_out_reach(state, Arguments(arguments))
    elif question == "way":
        yield from reach.working_out_way(state, Arguments(arguments))
    elif question == "field":
        yield from fields.working_out_field(state, Arguments(arguments))
    elif question == "threat":
        yield from fields.working_out_threat(state, Arguments(arguments))
