"""Joint questions: answers stay secret while they are open, can be withdrawn, and are carried out at the close."""

from __future__ import annotations

import random

import pytest

from euphoria import Dice, IllegalAction, State, game
from euphoria.kernel.core.joint_questions import JointQuestion, JointQuestionError, apply_traced

GAMES = [("leaders", 5), ("dystopia", 3), ("reality", 2)]


def asked_jointly(game_id: str, seats: int) -> JointQuestion:
    """The first joint question of a game that several seats are asked."""
    state, rng = game(game_id).new(seats=seats, seed=3), random.Random(3)
    while not (state.joint and len(state.deciders) > 1):
        seat = state.deciders[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    question = JointQuestion.of(state)
    assert question is not None
    return question


def answer_all(question: JointQuestion, rng: random.Random) -> JointQuestion:
    for seat in rng.sample(question.waiting, len(question.waiting)):
        question = question.answer(seat, rng.choice(question.state.legal(seat)))
    return question


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_closing_does_what_the_answers_do_in_a_plain_state(game_id: str, seats: int) -> None:
    question = answer_all(asked_jointly(game_id, seats), random.Random(1))
    plain, dice = question.asked.copy(), Dice(7)
    plain.dice, dice.trace = dice, []
    for seat, action in question.answers:
        plain.apply(seat, action)
    closed = question.asked.copy()
    chance = apply_traced(closed, question.answers, Dice(7))
    assert closed == plain
    assert chance == dice.trace


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_it_stays_open_after_the_last_answer_until_it_is_closed(game_id: str, seats: int) -> None:
    question = asked_jointly(game_id, seats)
    assert not question.complete
    answered = answer_all(question, random.Random(1))
    assert answered.complete and not answered.waiting
    assert answered.state.joint, "the last answer is kept and not carried out"


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_a_seat_sees_its_own_answer_and_no_sign_of_the_others(game_id: str, seats: int) -> None:
    question = asked_jointly(game_id, seats)
    first, *others = question.waiting
    answered = question.answer(first, question.state.legal(first)[0])
    for other in (None, *others):
        assert answered.state_for(other) is question.asked
    assert first not in answered.state_for(first).deciders
    for other in others:
        answered = answered.answer(other, answered.state.legal(other)[0])
    assert answered.state_for(first) == alone(question.asked, first)


def alone(asked: State, seat: int) -> State:
    state = asked.copy()
    state.apply(seat, state.legal(seat)[0])
    return state


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
def test_an_answer_can_be_withdrawn_whoever_else_has_answered(game_id: str, seats: int) -> None:
    question = asked_jointly(game_id, seats)
    answered = answer_all(question, random.Random(1))
    for seat in question.waiting:
        left = answered.withdraw(seat)
        assert left.waiting == (seat,)
        assert left.state.deciders == (seat,)
        with pytest.raises(JointQuestionError):
            left.withdraw(seat)
    withdrawn = answered
    for seat in question.waiting:
        withdrawn = withdrawn.withdraw(seat)
    assert withdrawn.state == question.asked


def test_each_seat_answers_once_and_legally() -> None:
    question = asked_jointly("leaders", 4)
    first, *others = question.waiting
    before = question.asked.digest()
    with pytest.raises(IllegalAction):
        question.answer(first, game("leaders").action(["shoot"]))
    answered = question.answer(first, question.state.legal(first)[0])
    with pytest.raises(JointQuestionError):
        answered.answer(first, question.state.legal(first)[0])
    for seat in others[:-1]:
        answered = answered.answer(seat, answered.state.legal(seat)[0])
    with pytest.raises(IllegalAction):
        answered.answer(others[-1], game("leaders").action(["shoot"]))
    assert question.asked.digest() == before


def test_a_question_to_one_seat_is_not_joint() -> None:
    state = game("dystopia").new(seed=1)
    while state.joint:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[0])
    assert JointQuestion.of(state) is None


def test_the_only_answers_are_those_of_seats_without_a_choice() -> None:
    question = asked_jointly("leaders", 4)
    only = question.only_answers()
    for seat in question.waiting:
        assert (seat in only) is not question.had_choice(seat)
