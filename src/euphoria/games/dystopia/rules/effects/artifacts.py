"""Effects with artifacts: drawing, showing and discarding them."""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.cards import ability, effects
from euphoria.games.dystopia.components import BOOK
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.effects.interpreter import by_frames
from euphoria.games.dystopia.rules.placement.payments import spare_artifacts
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

JUST_DRAWN: Final = 1
"""The first number of the context of ASK_DISCARD: one of two cards just drawn, not any of the hand."""


@RULES.step(codes.DRAW)
def draw(state: City, seat: int, count: int, unchanged: int) -> None:
    """Recruits may change one card of a draw, once a turn (D-x-9)."""
    if not unchanged and state.listens[seat] >> ability.DRAWING & 1:
        state.push(codes.DRAW, seat, count, 1)
        state.fire(seat, ability.DRAWING)
        return
    for _ in range(count):
        state.draw_artifact(seat)


@by_frames(effects.DRAW)
def draw_later(state: City, seat: int, count: int, _y: int) -> None:
    state.push(codes.DRAW, seat, count)


def other_cards(state: City, seat: int) -> tuple[int, int]:
    """Takes the draw that a recruit changes off the agenda (D-x-9): how many other cards it has, and their cause."""
    index = max(index for index, (step, owner, _, _) in enumerate(state.agenda) if (step, owner) == (codes.DRAW, seat))
    cause = state.agenda[index + 1][2]  # BECAUSE lies on the draw, as `recruit_triggers.use` has put it there
    return state.agenda.pop(index)[2] - 1, cause


@by_frames(effects.DRAW_MORE)
def draw_more(state: City, seat: int, count: int, discards: int) -> None:
    """Draws more cards instead of one, then discards some of the hand; not optional (D-x-10)."""
    others, cause = other_cards(state, seat)
    for _ in range(count):
        state.draw_artifact(seat)
    for _ in range(others):
        state.draw_artifact(seat, cause)
    state.push(codes.DISCARD_ANY, seat, discards)


@by_frames(effects.FACE_UP_DRAW)
def face_up_draw(state: City, seat: int, count: int, revised: int) -> None:
    """Printed: some face up, keep those that match. Revised: show the hand, and opponents draw if it has a pair."""
    others, cause = other_cards(state, seat)
    if others:
        state.push(codes.DRAW, seat, others, 1)
        state.push(codes.BECAUSE, seat, cause)
    drawn = [tag for tag in (state.draw_artifact(seat) for _ in range(count)) if tag >= 0]
    faces = state.artifacts.faces
    if revised:
        show_hand(state, seat)
        if max(state.artifact_counts(seat)) > 1:
            for other in reversed(state.clockwise(seat)[1:]):
                state.push(codes.DRAW, other, 1)
        return
    kinds = [faces[tag] for tag in drawn]
    for tag in drawn:
        show_card(state, seat, tag)
    for kind in kinds:
        if kinds.count(kind) == 1:
            state.discard_artifact(seat, kind)


def show_hand(state: City, seat: int) -> None:
    """Shows all cards in the order of their kinds, because the order in which they were drawn is secret."""
    cards = state.artifacts
    secret = sorted([tag for tag in state.hands[seat] if not cards.is_public(tag)], key=cards.faces.__getitem__)
    new = cards.renew(secret, 1 << seat) if len(secret) > 1 else secret
    state.hands[seat] = tuple([tag for tag in state.hands[seat] if tag not in secret] + new)
    for tag in state.hands[seat]:
        show_card(state, seat, tag)


def show_card(state: City, seat: int, tag: int) -> None:
    state.artifacts.reveal_to_all(tag)
    state.log.append((CityEvent.SHOWN, seat, tag, state.cause))


@by_frames(effects.DRAW_TWO_KEEP_ONE)
def draw_two_keep_one(state: City, seat: int, _x: int, _y: int) -> None:
    """Two cards are drawn, without changes by recruits, and one of the two is discarded."""
    before = state.hands[seat]
    for _ in range(2):
        state.draw_artifact(seat)
    new = [tag for tag in state.hands[seat] if tag not in before]
    kinds = sorted({state.artifacts.faces[tag] for tag in new})
    if len(new) < 2:
        return
    if len(kinds) == 1:
        discard_newest(state, seat, kinds[0])
    else:
        state.context = (JUST_DRAWN, kinds[0], kinds[1])
        state.ask(codes.ASK_DISCARD, seat)


def discard_newest(state: City, seat: int, kind: int) -> None:
    """Discards one of the two cards drawn last, and not another card of that kind that all had seen."""
    newest = list(state.hands[seat][-2:])
    tag = next(tag for tag in reversed(newest) if state.artifacts.faces[tag] == kind)
    state.discard_taken(seat, state.take_one_of(seat, tag, newest))


@RULES.step(codes.DISCARD_ANY)
def discard_any(state: City, seat: int, count: int, _b: int) -> None:
    """So many cards of the hand are discarded, one after the other."""
    if count and spare_artifacts(state, seat):
        state.push(codes.DISCARD_ANY, seat, count - 1)
        state.context = (0, 0, 0)
        state.ask(codes.ASK_DISCARD, seat)


@RULES.actions(codes.ASK_DISCARD)
def discards(state: City, seat: int) -> list[Action]:
    """Any card of the hand, or one of two kinds just drawn."""
    just_drawn, first, second = state.context
    if just_drawn:
        return [acts.DISCARD[first], acts.DISCARD[second]]
    return [acts.DISCARD[kind] for kind in spare_artifacts(state, seat)]


@RULES.answer(codes.ASK_DISCARD)
def answer_discard(state: City, seat: int, action: Action) -> None:
    if state.context[0] == JUST_DRAWN:
        discard_newest(state, seat, action.args[0])
    else:
        state.discard_artifact(seat, action.args[0])


@by_frames(effects.ARTIFACT)
def pay_artifacts(state: City, seat: int, count: int, _y: int) -> None:
    state.push(codes.DISCARD_ANY, seat, count)


@by_frames(effects.BOOK_OR_OTHER)
def book_or_other(state: City, seat: int, book: int, other: int) -> None:
    """The artifact that was discarded last decides."""
    state.push(codes.DO, seat, book if state.artifacts.faces[state.discards[-1]] == BOOK else other)
