"""Two games that a seat cannot tell apart, played on in lockstep.

They begin with different hidden deals. From then on the seat itself does the same in both, and the others do different
things wherever the seat cannot see the difference. So whatever a program may have for that seat must be equal in both
games, to the byte, at every single event too; and unlike a sample compared with a sample of it, nothing that one game
remembers of its secrets is in the other.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from euphoria import Action, Dice, Game, State
from euphoria.bots.core.perspective import Perspective
from euphoria.kernel.frames.capture import apply_with_frames
from tests.in_numbers import GAMES, masked, pictured
from tests.in_numbers import observed as observation
from tests.random_play import choose

TRIES = 10
"""So many pairs of different actions are tried, and then so many of equal ones."""
CALM, MOST_TURNS = 6, 40
"""Steps without secrets after turning back, and how often a pair turns back before it is given up."""

Chooser = Callable[[random.Random, list[Action], float], Action]
Alike = Callable[[State, State, int, Action], list[Action]]
"""For an action in the first game: those in the second that look the same from outside, where trying finds none."""


@dataclass
class Pair:
    """How far a pair of games came."""

    steps: int = 0
    compared: int = 0
    secret: int = 0
    """Times that another seat did different things in the two games, and the seat saw no difference."""
    different_deals: bool = False
    turned_back: int = 0
    """Times that what had been begun could only end in plain sight, and was taken back."""
    abandoned: bool = False
    kinds: set[str] = field(default_factory=set)
    """What was done differently in secret."""


def observed(state: State, seat: int | None, since: int = 0) -> str:
    """What a seat sees, and what it has seen happen since then."""
    return json.dumps([state.view(seat), state.events(seat, since), list(state.deciders)])


def all_that_a_program_gets(state: State, seat: int | None, dice: int) -> dict[str, Any]:
    """By name: everything that can be had for a seat, as text."""
    sample = state.sample(seat, Dice(dice))
    found = {
        "view": state.view(seat),
        "events": state.events(seat),
        "deciders": list(state.deciders),
        "sample": sample.position(),
        "dump of a sample": state.game.dump(sample),
        "digest of a sample": sample.digest(),
        "sample of a sample": sample.sample(seat, Dice(dice)).position(),
    }
    if seat is not None:
        legal = state.legal(seat)
        found["legal"] = [action.json() for action in legal]
        found["perspective"] = Perspective.of(state, seat, Dice(dice)).dump()
        found["reasons"] = reasons(state, seat, dice)
        if state.game.id in GAMES:
            found["observation"] = observation(state, seat).tobytes()
            found["observation in a sample"] = observation(sample, seat).tobytes()
            found["planes"] = pictured(state, seat).tobytes()
            found["mask"] = masked(state, seat)
        found["legal in a sample"] = [action.json() for action in sample.legal(seat)]
    return found


def reasons(state: State, seat: int, start: int) -> list[object]:
    """Why some of all the actions of the game cannot be done now; which ones depends on where one begins."""
    count = len(state.game.space)
    return [state.why_not(seat, state.game.space[number]) for number in range(start % 37, count, max(37, count // 60))]


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Which parts differ, for the message of a failing test."""
    said = []
    for name in one:
        if one[name] != other[name]:
            said.append(name)
            if isinstance(one[name], dict):
                parts = [key for key in one[name] if one[name][key] != other[name].get(key)]
                said += [f"  {key}: {one[name][key]} != {other[name].get(key)}"[:400] for key in parts]
    return "\n".join(said)


def check_equal(one: State, other: State, seat: int | None, dice: int, about: object) -> None:
    here, there = (all_that_a_program_gets(state, seat, dice) for state in (one, other))
    assert here == there, f"{about}\n{difference(here, there)}"


def pair_of(game: Game, seats: int, seat: int | None, seed: int, **options: Any) -> tuple[State, State]:
    """A new game, and one in which all that the seat has not been dealt is dealt otherwise."""
    first = game.new(seats=seats, seed=seed, **options)
    second = first.sample(seat, Dice(f"twin/{seed}"))
    return first, second


def play(
    first: State,
    second: State,
    seat: int | None,
    seed: int,
    steps: int,
    every: int = 5,
    lively: float = 0.3,
    chooser: Chooser = choose,
    alike: Alike = lambda first, second, decider, action: [],
    about: object = "",
) -> Pair:
    """Play on as long as the seat cannot tell the games apart, and compare all that it may have every few steps."""
    rng = random.Random(seed)
    told = Pair(different_deals=first != second)
    trail: list[tuple[State, State]] = []
    calm = 0
    assert observed(first, seat) == observed(second, seat), f"{about}: the seat can tell the games apart from the start"
    while first.deciders and told.steps < steps:
        decider = rng.choice(first.deciders)
        found = _step(rng, first, second, seat, decider, 0.0 if calm else lively, chooser, alike, calm > 0)
        if found is None:
            told.turned_back += 1
            if not trail or told.turned_back > MOST_TURNS:
                told.abandoned = True
                break
            calm = CALM
            for _ in range(min(len(trail), rng.randint(1, CALM))):
                first, second = trail.pop()
            continue
        trail.append((first, second))
        first, second, one, other = found
        told.steps += 1
        calm = max(0, calm - 1)
        if one != other:
            told.secret += 1
            told.kinds.add(one.kind)
        if told.steps % every == 0 or one != other:
            told.compared += 1
            check_equal(first, second, seat, told.steps, (about, told.steps, decider, str(one), str(other)))
    check_equal(first, second, seat, 1, (about, "at the end"))
    return told


def _step(
    rng: random.Random,
    first: State,
    second: State,
    seat: int | None,
    decider: int,
    lively: float,
    chooser: Chooser,
    alike: Alike,
    calm: bool,
) -> tuple[State, State, Action, Action] | None:
    """Both games one action further, with different ones where the seat cannot see it."""
    here, there = first.legal(decider), second.legal(decider)
    if decider == seat:
        assert here == there
    for one, guess in _pairs(rng, here, there, calm or decider == seat, lively, chooser):
        found = [] if decider == seat else alike(first, second, decider, one)
        other = rng.choice(found) if found else guess
        luck = rng.getrandbits(60)
        moved, between = [], []
        for state, action in ((first, one), (second, other)):
            state = state.copy()
            between.append(apply_with_frames(state, [(decider, action)], Dice(luck))[1])
            moved.append(state)
        since = len(first.log)
        if observed(moved[0], seat, since) == observed(moved[1], seat, since):
            shown = [[json.dumps(frame.view(seat)) for frame in frames] for frames in between]
            assert shown[0] == shown[1], f"a view between two events tells what the events do not: {one}, {other}"
            return moved[0], moved[1], one, other
    return None


def _pairs(
    rng: random.Random, here: list[Action], there: list[Action], equal: bool, lively: float, chooser: Chooser
) -> Iterator[tuple[Action, Action]]:
    """What to try: different actions that look alike, then equal ones, as the seat's own always are."""
    for _ in range(0 if equal else TRIES):
        one = chooser(rng, here, lively)
        yield one, _like(rng, one, there)
    common = [action for action in here if action in there]
    for _ in range(TRIES):
        if common:
            one = chooser(rng, common, lively)
            yield one, one
    for one in rng.sample(common, min(len(common), TRIES)):
        yield one, one


def _like(rng: random.Random, action: Action, legal: list[Action]) -> Action:
    """Another action of the same kind if there is one: what looks alike from outside."""
    alike = [one for one in legal if one.kind == action.kind and one != action]
    return rng.choice(alike or legal)
