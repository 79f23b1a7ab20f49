"""Two worlds that one pair of eyes cannot tell apart: a game that is played, and twins of it.

A twin begins at some step of the game with all that the eyes cannot know drawn anew, and goes on for as long as
everything that the kernel lets them see stays the same. What others do unseen is done another number of times. Where
the eyes learn something that is not so in the twin, it ends, and another one begins there or before: so the whole game
is covered by stretches with a twin beside them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from euphoria import Action, Dice, Record, game
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.server.match.match import Match
from euphoria.server.match.table_dice import Material, new_material, table_dice, with_entropy

TRIES = 40
"""Worlds that are drawn for one stretch."""
OTHER_WAYS = 6
"""Actions beside the true one that a twin's player may take, if they look the same."""
VAIN = 0.7
"""How often somebody in the twin tries to do something unseen, and takes it back."""
BACK = 12
"""Steps before the one to be covered at which a twin may begin."""


class Deed(NamedTuple):
    """One step of a game: no action takes the last one back."""

    seat: int
    action: Action | None


@dataclass(frozen=True)
class Played:
    """A whole game, as it would be played at a table whose dice are made of this material."""

    material: Material
    matches: list[Match]
    deeds: list[Deed]


class Stretch(NamedTuple):
    """The deeds of the game and those of its twin, step by step, from a start that looks the same."""

    first: int
    truth: Match
    twin: Match
    steps: list[tuple[Deed | None, list[Deed]]]
    """None: only in the twin somebody does something, and nobody may notice."""

    @property
    def end(self) -> int:
        """The first step of the game that is not in it."""
        return self.first + sum(deed is not None for deed, _ in self.steps)


def do(match: Match, deed: Deed, material: Material) -> Match:
    if deed.action is None:
        return match.take_back(deed.seat)[0]
    return match.act(deed.seat, deed.action, table_dice(material, match.dice_thrown))[0]


def play(game_id: str, seats: int, seed: int, most: int, **options: Any) -> Played:
    """A game of random players, who take something back now and then."""
    rng = random.Random(seed)
    material = with_entropy(new_material("twins"), [f"{seed}"] * seats)
    material["secret"] = rng.randbytes(32).hex()
    record = Record(game(game_id), seats, dice=table_dice(material), **options)
    matches, deeds = [Match.begin(record.state, len(record.setup))], list[Deed]()
    while (match := matches[-1]).state.deciders and len(deeds) < most:
        undoing = [seat for seat in range(seats) if match.may_take_back(seat)]
        if undoing and rng.random() < 0.1:
            deeds.append(Deed(rng.choice(undoing), None))
        else:
            seat = rng.choice(match.state.deciders)
            legal = match.state.legal(seat)
            kind = rng.choice(sorted({action.kind for action in legal}))
            deeds.append(Deed(seat, rng.choice([action for action in legal if action.kind == kind])))
        matches.append(do(match, deeds[-1], material))
    return Played(material, matches, deeds)


def seen(match: Match, eyes: int | None) -> str:
    """All that the kernel lets them see. What the server makes of it is not asked: it is what is to be tested."""
    state = match.state
    legal = [] if eyes is None else [action.json() for action in state.legal(eyes)]
    return json.dumps([state.view(eyes), state.events(eyes), legal, state.outcome and state.outcome.json()])


def stretches(played: Played, eyes: int | None, rng: random.Random) -> Iterator[Stretch]:
    """Stretches that together cover every step of the game for which a twin was found."""
    at = 0
    while at < len(played.deeds):
        found = _best(played, eyes, at, rng)
        if found is None:
            at += 1
            continue
        yield found
        at = found.end


def _best(played: Played, eyes: int | None, at: int, rng: random.Random) -> Stretch | None:
    starts = [first for first in range(at, max(-1, at - BACK), -1) if _can_begin(played.matches[first])]
    for number in range(TRIES):
        stretch = _grow(played, eyes, starts[number % len(starts)], rng)
        if stretch is not None and stretch.end > at:
            return stretch
    return None


def _can_begin(match: Match) -> bool:
    """A stored position has no answers that others are still to be compared with."""
    return match.joint_question is None or not match.joint_question.answers


def _grow(played: Played, eyes: int | None, first: int, rng: random.Random) -> Stretch | None:
    begin = played.matches[first]
    truth = Match.begin(begin.state, begin.dice_thrown, begin.length, begin.move_counts)
    drawn = begin.state.sample(eyes, Dice(rng.getrandbits(64)))
    unseen = [0 if seat == eyes else rng.randrange(9) for seat in range(drawn.seats)]
    own = [mine + more for mine, more in zip(begin.move_counts, unseen, strict=True)]
    twin = Match.begin(drawn, begin.dice_thrown, begin.length + sum(unseen), own)
    if drawn == begin.state:
        return None
    assert seen(twin, eyes) == seen(truth, eyes)
    stretch = Stretch(first, truth, twin, [])
    twin = _add_vain(stretch, twin, eyes, played.material, rng)
    for deed in played.deeds[first:]:
        if deed.action is None and not truth.may_take_back(deed.seat):
            break
        truth = do(truth, deed, played.material)
        same = _do_alike(twin, deed, seen(truth, eyes), eyes, played.material, rng)
        if same is None:
            break
        twin, deeds = same
        stretch.steps.append((deed, deeds))
        if rng.random() < VAIN:
            twin = _add_vain(stretch, twin, eyes, played.material, rng)
    return stretch


def _add_vain(stretch: Stretch, twin: Match, eyes: int | None, material: Material, rng: random.Random) -> Match:
    """The twin after steps in which nothing happens in the game."""
    after, deeds = _do_in_vain(twin, eyes, material, rng)
    stretch.steps.extend((None, [deed]) for deed in deeds)
    return after


def _do_alike(
    twin: Match, deed: Deed, shown: str, eyes: int | None, material: Material, rng: random.Random
) -> tuple[Match, list[Deed]] | None:
    """What the twin's player may do so that the eyes see the same: rather something else than the true deed."""
    ways = [deed]
    if deed.seat != eyes and deed.action is not None:
        legal = twin.state.legal(deed.seat)
        kin = [action for action in legal if action.kind == deed.action.kind]
        ways = [*(Deed(deed.seat, action) for action in rng.sample(kin, min(OTHER_WAYS, len(kin)))), deed]
    for way in ways:
        try:
            after = do(twin, way, material)
        except EuphoriaError:
            continue
        if seen(after, eyes) == shown:
            return after, [way]
    if deed.seat != eyes and seen(twin, eyes) == shown:
        return twin, []
    return None


def _do_in_vain(twin: Match, eyes: int | None, material: Material, rng: random.Random) -> tuple[Match, list[Deed]]:
    """Another player does what the eyes cannot see, and takes it back: how often is nobody else's to know."""
    others = [seat for seat in twin.state.deciders if seat != eyes]
    if not others:
        return twin, []
    seat = rng.choice(others)
    legal, shown = twin.state.legal(seat), seen(twin, eyes)
    by_kind = {action.kind: action for action in rng.sample(legal, len(legal))}
    for action in by_kind.values():
        after = do(twin, Deed(seat, action), material)
        if seen(after, eyes) == shown and after.may_take_back(seat):
            return do(after, Deed(seat, None), material), [Deed(seat, action), Deed(seat, None)]
    return twin, []
