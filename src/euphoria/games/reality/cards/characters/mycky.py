"""Mycky: a bargain with an enemy (R-mycky-2), and a rampage against several of them (R-mycky-1, R-mycky-3)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import TARGET, WOUND
from euphoria.games.reality.cards.candidates import enemies, is_oneself, not_a_target, not_offered
from euphoria.games.reality.cards.character import AbilityChoice, Character, CharacterAbility, Trait, Why
from euphoria.games.reality.cards.registry import register
from euphoria.games.reality.events import ON_OTHER, declare_event
from euphoria.games.reality.refusals.common import refuses
from euphoria.games.reality.rules.attack import wounding
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import Show
from euphoria.kernel.core.action import Action

EVENT_BARGAINED: Final = declare_event(29, "bargained", "R-mycky-2", "figure", "other", told=ON_OTHER)

TEN: Final = 10

# The bargain. `targets.may_be_shot` heeds `state.bargain`.


def why_not_bargain(state: Show, figure: int, action: Action) -> Why:
    other = action.args[0]
    if bad := not_a_target(state, figure, other) or is_oneself(state, figure, other):
        return bad
    if state.side[other] == state.side[figure]:
        return state.character(figure).rule, "not-an-enemy", {"other": other}
    return not_offered(state, figure)


def bargain(state: Show, figure: int, enemy: int) -> None:
    state.bargain[figure] = enemy
    state.log.append((EVENT_BARGAINED, figure, enemy))


# The rampage: twice the attacks against several enemies, but each 10 injures a friend of the combat.


def is_unstoppable(state: Show, figure: int) -> bool:
    """Two enemies or more in the combat (R-mycky-1, R-mycky-3)."""
    return len(wounding.enemies(state, state.side[figure])) > 1


def double_attacks(state: Show, figure: int, attacks: int) -> int:
    return 2 * attacks if is_unstoppable(state, figure) else attacks


def take_out_tens(state: Show, figure: int, dice: list[int]) -> list[int]:
    """His 10s leave the comparison (R-mycky-3) and injure friends, if there are any."""
    if TEN not in dice or not is_unstoppable(state, figure) or not wounding.friends(state, figure):
        return dice
    state.push(codes.RAMPAGE, state.side[figure], figure, dice.count(TEN))
    return [die for die in dice if die != TEN]


@RULES.step(codes.RAMPAGE)
def rampage(state: Show, seat: int, figure: int, injuries: int) -> None:
    """Injuries to friends, evenly; of what is left over his player decides (R-mycky-1)."""
    while injuries:
        candidates = least_hit(state, figure)
        if injuries < len(candidates):
            state.push(codes.RAMPAGE, seat, figure, injuries - 1)
            state.subject = figure
            state.ask(codes.ASK_RAMPAGE, seat)
            return
        for friend in candidates:
            wounding.wound(state, friend, figure)
        injuries -= len(candidates)


def least_hit(state: Show, figure: int) -> list[int]:
    """Those of his friends that he has injured least in this exchange."""
    hits = {friend: state.wounds.count((friend, figure)) for friend in wounding.friends(state, figure)}
    return [friend for friend, count in hits.items() if count == min(hits.values())]


@RULES.actions(codes.ASK_RAMPAGE)
def rampage_targets(state: Show, seat: int) -> list[Action]:
    return [WOUND[friend] for friend in least_hit(state, state.subject)]


@RULES.answer(codes.ASK_RAMPAGE)
def answer_rampage(state: Show, seat: int, action: Action) -> None:
    wounding.wound(state, action.args[0], state.subject)


@refuses(codes.ASK_RAMPAGE)
def why_not_rampage(state: Show, seat: int, action: Action) -> Why:
    other = action.args[0]
    if other in wounding.friends(state, state.subject):
        return "R-mycky-1", "not-evenly", {"other": other}
    return "R-mycky-1", "not-a-killer", {"other": other}


MYCKY: Final = register(
    Character(
        number=11,
        id="mycky",
        ap=9,
        aim=None,
        life=200,
        euphoria=1,
        weapons=(),
        attacks=3,
        audience=200,
        rule="R-mycky-2",
        ability=CharacterAbility(
            "bargain", bargain, (AbilityChoice(codes.ASK_TARGET, TARGET, enemies, why_not_bargain, "bargain"),)
        ),
        traits=Trait.UNSTOPPABLE,
        cites={"bargain": "R-mycky-2", "event-rampage": "R-mycky-1"},
        attacks_in_combat=double_attacks,
        sort_dice=take_out_tens,
    )
)
