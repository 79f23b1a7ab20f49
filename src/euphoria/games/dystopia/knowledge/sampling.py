"""Determinization: draws full states that a seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import KINDS_OF_GOODS
from euphoria.games.dystopia.costs import WIDTH, unpack_offer
from euphoria.games.dystopia.knowledge.tile_sampling import redeal_tiles
from euphoria.games.dystopia.knowledge.view import observer_bit
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.dice import Dice

C = TypeVar("C", bound=City)
WITHOUT_CONTEXT: Final = frozenset(
    {
        codes.ASK_TURN,
        codes.ASK_MORE,
        codes.ASK_TRADE,
        codes.ASK_FEED,
        codes.ASK_LIMIT,
        codes.ASK_SACRIFICE,
        codes.ASK_PLACE_NEW,
    }
)
"""Questions whose context means nothing: what is left there belongs to an older question."""


def sampler(state: C, seat: int | None) -> Callable[[Dice], C]:
    """Draws full states that this seat cannot tell from the true one, each with its probability.

    Unseen cards are dealt again within what the seat knows of them. A hidden recruit is of no faction that is awake,
    because it would have woken; one that was kept hidden (D-y-7) is of an awake faction. A player who offers artifacts
    holds them. Answers that others have given in secret are drawn again from their legal ones.
    """
    observer = observer_bit(seat)
    artifacts, recruits = state.artifacts.hidden_from(observer), state.recruits.hidden_from(observer)
    dilemmas = state.dilemmas.unseen(observer)
    tiles = [] if state.tile_picks else state.tiles.unseen(observer)
    kept = {tag: may_be for tag, may_be in enumerate(state.kept_hidden) if may_be}
    if state.deciders and state.question == codes.ASK_MAY and state.context[0] == codes.MAY_WAKE:
        kept[state.context[1]] = state.awake  # the question is asked only for an awake faction
    asleep = [tag for tags in state.hidden_recruits for tag in tags if state.turn and tag not in kept]
    woken = state.woken
    picking = state.deciders and state.question == codes.ASK_DISCARD and state.context[0] and seat not in state.deciders
    offering = state.deciders and state.question == codes.ASK_OFFER
    paying = state.deciders and state.question == codes.ASK_PAY and seat not in state.deciders
    fits = _redraw_choice if picking else _holds_what_it_offers if offering else _has_a_choice if paying else None

    def sleeps(face: int) -> bool:
        return not woken >> RECRUITS[face].faction & 1

    def draw(dice: Dice) -> C:
        new = state.copy()
        new.dice = dice.fork()
        new.dilemmas.redeal(dilemmas, dice)
        _deal_artifacts(new, artifacts.draw(dice))
        while fits is not None and not fits(new):
            new.dilemmas.redeal(dilemmas, dice)
            _deal_artifacts(new, artifacts.draw(dice))
        if paying and new.context[0] == codes.FOR_DILEMMA:
            new.context = (codes.FOR_DILEMMA, dice.pick([codes.FIGHT_SIDE, codes.CONTRIBUTE_SIDE]), 0)
        if new.question in WITHOUT_CONTEXT:
            new.context = (0, 0, 0)  # left from an older question, it may be secret
        if new.tile_picks:
            redeal_tiles(new, observer)
        else:
            new.tiles.redeal(tiles, dice)
        new.recruits.faces = recruits.draw(dice, asleep, sleeps)
        while not all(may_be >> new.recruit(tag).faction & 1 for tag, may_be in kept.items()):
            new.recruits.faces = recruits.draw(dice, asleep, sleeps)
        new.answer_anew(seat, dice)
        return new

    return draw


def _deal_artifacts(state: City, faces: list[int]) -> None:
    """Sets the faces of all artifacts, and the counts of each kind to agree with the hands."""
    state.artifacts.faces = faces
    for seat, hand in enumerate(state.hands):
        first = WIDTH * seat + KINDS_OF_GOODS
        for place in range(first, WIDTH * seat + WIDTH):
            state.things[place] = 0
        for tag in hand:
            state.things[first + faces[tag]] += 1


def _has_a_choice(state: City) -> bool:
    """Whether the payer has several ways to pay: a player with one way is not asked."""
    return len(state.lists[state.question](state, state.deciders[0])) > 1


def _redraw_choice(state: City) -> bool:
    """Sets the choice between the two cards just drawn; False if they are equal, for which nobody would be asked."""
    first, second = sorted(state.artifacts.faces[tag] for tag in state.hands[state.deciders[0]][-2:])
    state.context = (1, first, second)
    return first != second


def _holds_what_it_offers(state: City) -> bool:
    """Whether the offering player has the artifacts of the offer, which must be held (D-x-26)."""
    seat, give, _ = state.context
    held = [state.artifacts.faces[tag] for tag in state.hands[seat]]
    return all(held.count(kind) >= count for kind, count in enumerate(unpack_offer(give)[KINDS_OF_GOODS:]))


def learned_since(state: City, before: City) -> bool:
    """Whether any player has seen a card since then that it had not seen before."""
    return (
        state.artifacts.seen_by != before.artifacts.seen_by
        or state.recruits.seen_by != before.recruits.seen_by
        or state.dilemmas.seen_by != before.dilemmas.seen_by
        or state.tiles.seen_by != before.tiles.seen_by
    )
