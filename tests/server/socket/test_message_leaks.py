"""What a viewer is sent is the same in every world that their seat cannot tell from the true one."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from euphoria import Dice, Record, game
from euphoria.kernel.core.joint_questions import JointQuestion
from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.socket_messages import game_message
from euphoria.server.match.match import Match

EAR = Audience("es", ["Ana", "Ben", "Carla", "Dan", "Eva"])


def resampled(match: Match, seat: int | None, dice: Dice) -> Match:
    state, joint = match.state.sample(seat, dice), match.joint_question
    if joint is not None:
        joint = JointQuestion(joint.asked.sample(seat, dice), state, joint.answers)
    return replace(match, state=state, joint_question=joint)


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize(("game_id", "seats"), [("leaders", 5), ("dystopia", 3), ("reality", 2)])
def test_all_that_is_sent_is_the_same_whatever_the_seat_cannot_know(game_id: str, seats: int, patient: bool) -> None:
    rng, dice = random.Random(game_id), Dice(5)
    record = Record(game(game_id), seats, 11)
    match = Match.begin(record.state, len(record.setup), delayed_close=patient)
    while match.state.deciders and match.length < 100:
        match = step(match, rng)
        if match.length < 8 or match.length % 10 == 0:
            for viewer in (None, *range(seats)):
                other = resampled(match, viewer, dice)
                sent, seen = (json.dumps(game_message(one, viewer, 0, audience=EAR)) for one in (other, match))
                assert sent == seen


def step(match: Match, rng: random.Random) -> Match:
    if match.ready_to_close:
        return match.close_question(Dice(match.length))[0]
    seat = rng.choice(match.waiting)
    return match.act(seat, rng.choice(match.legal(seat)), Dice(match.length))[0]


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize(("game_id", "seats"), [("leaders", 5), ("dystopia", 3), ("reality", 2)])
def test_an_answer_to_an_open_question_is_seen_by_nobody_else(game_id: str, seats: int, patient: bool) -> None:
    rng = random.Random(game_id)
    record = Record(game(game_id), seats, 11)
    match = Match.begin(record.state, len(record.setup), delayed_close=patient)
    answered = 0
    while match.state.deciders and match.length < 200:
        before, match = match, step(match, rng)
        if before.joint_question is not None and match.joint_question is not None and not before.ready_to_close:
            if match.joint_question.asked is before.joint_question.asked:
                (seat,) = set(before.waiting) - set(match.waiting)
                for other in (None, *(other for other in range(seats) if other != seat)):
                    assert game_message(match, other, 0) == game_message(before, other, 0)
                assert seat not in match.state_for(seat).deciders or len(match.joint_question.asked.deciders) == 1
                answered += 1
    assert answered


def test_a_hidden_step_of_another_seat_changes_nothing_that_is_sent() -> None:
    """In leaders a declaration is its player's own until it is complete (L-info-11)."""
    rng = random.Random(3)
    hidden = 0
    for seed in range(20):
        record = Record(game("leaders"), 5, seed)
        match = Match.begin(record.state, len(record.setup))
        while match.state.deciders and match.length < 200:
            seat = match.state.deciders[0]
            uses = [action for action in match.state.legal(seat) if action.kind == "use"]
            before = match
            match, _ = match.act(seat, rng.choice(uses or match.state.legal(seat)), Dice(match.length))
            if uses and len(match.state.log) == len(before.state.log) and match.state.deciders == (seat,):
                hidden += 1
                for other in (None, *(other for other in range(5) if other != seat)):
                    sent, now = game_message(before, other, 0), game_message(match, other, 0)
                    assert now | {"may_undo": None} == sent | {"may_undo": None}
        if hidden > 20:
            break
    assert hidden
