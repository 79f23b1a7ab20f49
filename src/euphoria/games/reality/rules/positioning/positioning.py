"""The positioning phase: what a figure can do in its activation (R-turn-2, R-move-5, R-move-6, R-con-6, R-y-6).

The menu comes back after each action, until the figure ends its activation or can do nothing more. Whether it comes
depends on public facts only: aid objects are secret, so every figure that might have one is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import AGAIN, DECK, END, FREE, LEAP, SHIFT, UP, WALK
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import BEGUN, OUT, PRONE, STILL
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.rules.mission import rescue
from euphoria.games.reality.rules.positioning import carrying, leaping, medical_aid, walking
from euphoria.games.reality.rules.positioning.walking import points
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

TO_DROP: Final = 1
TO_RISE: Final = 1


def is_busy(state: Show, figure: int) -> bool:
    """Whether it has anything to decide in this phase, by public facts."""
    if state.flags[figure] & (OUT | CONDITIONS.helpless) or rescue.is_led(state, figure):
        return False
    if rescue.may_shift(state, figure):
        return True
    if contact.in_combat(state, figure):
        return medical_aid.could_use(state, figure) or bool(with_its_hands(state, figure))
    return points(state, figure) > 0 or may_repeat(state, figure) or may_set_out(state, figure)


def may_repeat(state: Show, figure: int) -> bool:
    """Whether it was encouraged to move once more, for nothing, as far as it has walked."""
    return state.encouraged[figure] == codes.REPEAT_MOVE and state.cost[figure] > 0 and not state.flags[figure] & PRONE


def may_set_out(state: Show, figure: int) -> bool:
    """Whether it can walk or leap, if only into combat (R-y-2), and has not just answered STAY."""
    return not state.flags[figure] & (PRONE | STILL) and (
        walking.may_walk(state, figure) or leaping.may_leap(state, figure)
    )


@RULES.step(codes.POSITION)
def position(state: Show, seat: int, figure: int, b: int) -> None:
    if is_busy(state, figure):
        state.ask(codes.ASK_POSITION, seat)


@RULES.actions(codes.ASK_POSITION)
def menu(state: Show, seat: int) -> list[Action]:
    figure = state.active
    found = medical_aid.offers(state, figure)
    if not contact.in_combat(state, figure):
        found += on_the_move(state, figure)
    found += with_its_hands(state, figure)
    if not contact.in_combat(state, figure) and may_free(state, figure):
        found.append(FREE)
    if rescue.may_shift(state, figure):
        found.append(SHIFT)
    found.append(END)
    return found


def on_the_move(state: Show, figure: int) -> list[Action]:
    """Moves outside of a combat; in a combat nobody moves (R-con-6)."""
    found = []
    left = points(state, figure)
    flags = state.flags[figure]
    if may_repeat(state, figure):
        found.append(AGAIN)
    if flags & PRONE:
        if left >= TO_RISE:
            found.append(UP)
    else:
        if not flags & STILL:
            if walking.may_walk(state, figure):
                found.append(WALK)
            if leaping.may_leap(state, figure):
                found.append(LEAP)
        if left >= TO_DROP:
            found.append(DECK)
    return found


def with_its_hands(state: Show, figure: int) -> list[Action]:
    """What it can take, leave or ransack, in a combat too (R-y-6). A dog has no hands."""
    if state.has_trait(figure, Trait.DOG):
        return []
    return carrying.offers(state, figure, points(state, figure))


def may_free(state: Show, figure: int) -> bool:
    """A dog frees nobody."""
    return not state.has_trait(figure, Trait.DOG) and rescue.may_free(state, figure, points(state, figure))


@RULES.answer(codes.ASK_POSITION)
def answer_menu(state: Show, seat: int, action: Action) -> None:
    if action == END:
        return
    figure = state.active
    state.push(codes.POSITION, seat, figure)
    if action.kind not in STILL_AT_THE_START:
        state.mark(figure, BEGUN)
    if action.kind not in ASKED_WHERE:
        think_again(state, figure)
    DEEDS[action.kind](state, seat, figure, *action.args)


def think_again(state: Show, figure: int) -> None:
    """After doing something else it may be asked again where to go, and so may the captive that it leads (R-turn-2)."""
    state.unmark(figure, STILL)
    captive = rescue.led_by(state, figure)
    if captive >= 0:
        state.unmark(captive, STILL)


def start_walk(state: Show, seat: int, figure: int) -> None:
    state.push(codes.WALK, seat, figure, walking.PAID)


def walk_again(state: Show, seat: int, figure: int) -> None:
    """Once, and no farther than the walk that it repeats."""
    state.encouraged[figure] = -1
    state.purse = state.cost[figure]
    state.push(codes.WALK, seat, figure, walking.REPEATED)


def hit_the_deck(state: Show, seat: int, figure: int) -> None:
    state.pay(figure, TO_DROP)
    state.mark(figure, PRONE)
    state.log.append((ShowEvent.HIT_DECK, figure))


def get_up(state: Show, seat: int, figure: int) -> None:
    state.pay(figure, TO_RISE)
    state.unmark(figure, PRONE)
    state.log.append((ShowEvent.GOT_UP, figure))


def shift_captive(state: Show, seat: int, figure: int) -> None:
    state.push(codes.SHIFT, seat, rescue.led_by(state, figure))


DEEDS: Final[dict[str, Callable[..., None]]] = {
    "heal": medical_aid.heal,
    "revive": medical_aid.revive,
    "inject": medical_aid.inject,
    "walk": start_walk,
    "leap": leaping.ask,
    "shift": shift_captive,
    "again": walk_again,
    "deck": hit_the_deck,
    "up": get_up,
    "take-drum": carrying.take_drum,
    "take-body": carrying.take_body,
    "leave": carrying.lay_down,
    "ransack": carrying.ransack,
    "free": rescue.free,
}
ASKED_WHERE: Final = ("walk", "leap", "shift")
"""Actions that ask for a place. A figure that answers STAY is not offered them again at once, so the menu ends."""
STILL_AT_THE_START: Final[tuple[str, ...]] = ("heal", "revive", "inject", *ASKED_WHERE)
"""Actions after which any aid object may still be used: other aid, and those that have only asked for a place
(R-obj-5)."""
