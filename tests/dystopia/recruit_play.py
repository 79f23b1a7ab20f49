"""How the tests of recruits play: what an action changes before a player, and recruits that have nothing to say."""

from __future__ import annotations

from collections.abc import Callable

from euphoria import State
from tests.dystopia.play import Event, Who, do, events_of, player, recruits_offered, turn_of

Act = tuple[str | int, ...]
"""("place", 4, "farm"): an action in the words of `do`."""
Account = dict[str, int]
"""Goods by name, and knowledge, morale, cards (in hand), stars (still to be placed), workers."""


def account(state: State, who: Who) -> Account:
    """What lies before a player, as everyone can see it."""
    seen = player(state, who)
    return {
        **seen["goods"],
        "knowledge": seen["knowledge"],
        "morale": seen["morale"],
        "cards": seen["hand"],
        "stars": seen["stars"],
        "workers": 4 - seen["pool"],
    }


def watch(state: State, who: Who) -> Callable[[], Account]:
    """Call what this gives to know how the account of a player has changed since: {"gold": 1, "knowledge": -1}."""
    before = account(state, who)

    def changed() -> Account:
        now = account(state, who)
        return {name: now[name] - before[name] for name in now if now[name] != before[name]}

    return changed


def acts(state: State, who: Who, *several: Act) -> list[Event]:
    """Actions of one player, one after the other; what the spectators read of them."""
    since = len(state.log)
    for kind, *words in several:
        do(state, who, str(kind), *words)
    return state.events(None, since)


def brings(state: State, who: Who, *several: Act) -> Account:
    """What these actions change before the player who takes them."""
    changed = watch(state, who)
    acts(state, who, *several)
    return changed()


def used(state: State) -> list[str]:
    """The rules of the recruits that have been used, in order."""
    return [str(event["recruit"]) for event in events_of(state, "used")]


def quiet(state: State, who: str, *several: Act) -> bool:
    """These actions are a player's whole turn, and none of that player's recruits was used, or asked about."""
    for kind, *words in several:
        assert turn_of(state) == who, f"the turn was over before {kind}"
        do(state, who, str(kind), *words)
        if recruits_offered(state, who):
            return False
    assert turn_of(state) != who, f"{who} is still at it: {state.legal(state.deciders[0])}"
    return not used(state)


def answered(state: State, who: str, *several: Act) -> bool:
    """In the course of these actions one of that player's recruits was used, or asked about."""
    for kind, *words in several:
        do(state, who, str(kind), *words)
        if recruits_offered(state, who) or used(state):
            return True
    return False
