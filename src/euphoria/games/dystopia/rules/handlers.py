"""The rules as tables: which function handles which step and which answer."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.actions import WAYS
from euphoria.games.dystopia.rules import (
    authority_stars,
    drafts,
    gains,
    legal_actions,
    placing,
    recruit_triggers,
    setup,
    trading,
    turn,
    workers,
)
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

STEPS: list[Callable[[City, int, int, int], None]] = [
    turn.turn, turn.main, turn.more, turn.end_turn, workers.come_home, workers.roll, workers.after_roll,
    workers.lose_item, workers.answer_roll, recruit_triggers.fire, gains.do, placing.pay_for_space, gains.gain,
    authority_stars.star, authority_stars.after_star, authority_stars.built, authority_stars.send_home,
    authority_stars.settle, workers.new_worker,
    turn.retrieve_roll, turn.fight, gains.choose_goods, gains.draw, gains.opponent_may, authority_stars.tile_star,
    gains.discard_any, drafts.marker, authority_stars.limit, turn.place_now, turn.trade,
    recruit_triggers.because,
]  # fmt: skip
"""In the order of the steps in `codes`."""


def answer_turn(state: City, seat: int, action: Action) -> None:
    if action.kind == "place":
        turn.place_worker(state, seat, *action.args)
    elif action.kind == "retrieve":
        turn.retrieve(state, seat, action.args[0])
    elif action.kind == "dilemma":
        turn.start_dilemma(state, seat, action.args[0])
    elif action.kind in ("offer", "offer-many"):
        trading.make_offer(state, seat, action)
    else:
        turn.stop(state, seat)


def answer_pay(state: City, seat: int, action: Action) -> None:
    what, x, _ = state.context
    way = WAYS[action.args[0]]
    if what == codes.FOR_SPACE:
        placing.paid_for_space(state, seat, x, way)
    else:
        turn.pay_dilemma(state, seat, x, way)


def answer_choose(state: City, seat: int, action: Action) -> None:
    space, first, second = state.context
    if space < 0:
        state.push(codes.DO, seat, first if action == legal_actions.small_gain(first) else second)
    elif action.kind == "draw":
        state.push(codes.DRAW, seat, 1)
    else:
        gains.take_tunnel_resource(state, seat, space)


def answer_goods(state: City, seat: int, action: Action) -> None:
    mask, count, _ = state.context
    state.gain_good(seat, action.args[0], 1)
    state.push(codes.CHOOSE_GOODS, seat, mask, count - 1)


def answer_ability(state: City, seat: int, action: Action) -> None:
    if action.kind == "use":
        when, answered, _ = state.context
        for answer in recruit_triggers.answering(state, seat, when, answered):
            if state.recruit(answer[1]).number == action.args[0]:
                recruit_triggers.use(state, seat, when, answered, answer)
                return


def answer_limit(state: City, seat: int, action: Action) -> None:
    state.cause = causes.HAND_LIMIT
    state.discard_artifact(seat, action.args[0])


def answer_discard(state: City, seat: int, action: Action) -> None:
    """Any card of the hand, or (Bradley) one of two just drawn."""
    if state.context[0]:
        gains.discard_newest(state, seat, action.args[0])
    else:
        state.discard_artifact(seat, action.args[0])


def answer_lose(state: City, seat: int, action: Action) -> None:
    what, receiver, _ = state.context
    if what == codes.FOR_BLISS:
        gains.give_bliss(state, seat, action.args[0], receiver)
    else:
        workers.lose(state, seat, action.args[0])


def answer_may(state: City, seat: int, action: Action) -> None:
    turn.may(state, seat, action.kind == "accept")


def answer_place_new(state: City, seat: int, action: Action) -> None:
    turn.place_new(state, seat, action.args[1])


def _joint(state: City, seat: int, action: Action) -> None:
    raise AssertionError(f"question {state.question} is answered by all at once")


ANSWERS: list[Callable[[City, int, Action], None]] = [
    _joint,
    _joint,
    answer_turn,
    answer_turn,
    answer_pay,
    answer_choose,
    answer_goods,
    answer_ability,
    answer_limit,
    answer_lose,
    lambda state, seat, action: gains.set_die(state, state.context[0], action.args[0]),
    lambda state, seat, action: gains.give_up(state, seat, action.args[0]),
    lambda state, seat, action: authority_stars.place_star(state, seat, action.args[0]),
    lambda state, seat, action: turn.keep_new(state, seat, action.args[0]),
    answer_may,
    lambda state, seat, action: turn.feed(state, seat, action.args[0]),
    answer_place_new,
    answer_discard,
    _joint,
    _joint,
    drafts.set_marker,
    trading.answer_offer,
    answer_turn,
]
"""In the order of the questions in `codes`."""

JOINT_ANSWERS: dict[int, Callable[[City], None]] = {
    codes.ASK_KEEP: setup.keep,
    codes.ASK_DRAFT: drafts.take_recruits,
    codes.ASK_TILE: drafts.pick_tiles,
}
