"""Injuries, luck, and what follows when a figure falls (R-inj-1, R-prof-5, R-team-5, R-kill-1)."""

from __future__ import annotations

from typing import Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import LEADER
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS
from euphoria.games.reality.cards.objects import ALL_HELD
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import DOWN, PRONE
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.figures.action_points import half
from euphoria.games.reality.rules.handlers import RULES
from euphoria.games.reality.state import BODY_LOAD, NEUTRAL, NO_LOAD, Show
from euphoria.kernel.core.action import Action

LUCKY_FROM: Final = {"generous": (7, 8), "harsh": (8, 9)}
"""By option: with a starting life of 100 or less, and of more (R-prof-5)."""
GAIN_WITH_STAR: Final = 2
"""The euphoria that an elimination brings while a star of the team stands."""


def is_lucky(state: Show, figure: int) -> bool:
    throw = state.d10()
    lucky = throw >= LUCKY_FROM[state.settings.luck][state.character(figure).life > 100]
    state.log.append((ShowEvent.LUCK, figure, throw, int(lucky)))
    return lucky


def injure(state: Show, figure: int, *, luck: bool = True, halved: bool = False) -> int:
    """One injury: luck may avoid it, else it costs a d100 of life. Returns the life really lost (R-push-2).

    The figure does not fall here: the caller checks `state.life` after all simultaneous injuries.
    """
    if luck and is_lucky(state, figure):
        return 0
    damage = state.d100()
    return hurt(state, figure, half(damage) if halved else damage)


def hurt(state: Show, figure: int, damage: int) -> int:
    """Lose life, or half of it under the condition `halves_damage`, and drop what is carried (R-move-8)."""
    damage = suffered(state, figure, damage)
    lost = min(damage, state.life[figure])
    state.life[figure] -= lost
    state.log.append((ShowEvent.HURT, figure, damage, state.life[figure]))
    drop_load(state, figure)
    return lost


def suffered(state: Show, figure: int, damage: int) -> int:
    """The part of some damage that a figure takes."""
    return half(damage) if state.flags[figure] & CONDITIONS.halves_damage else damage


def drop_load(state: Show, figure: int) -> None:
    """Put down what it carries, where it stands."""
    load = state.load[figure]
    if load == NO_LOAD:
        return
    state.load[figure] = NO_LOAD
    if load >= BODY_LOAD:
        state.put(load - BODY_LOAD, state.place(figure))
    else:
        state.drums[load] = (*state.place(figure), -1, -1)
    state.log.append((ShowEvent.DROPPED, figure, load))


def falls_if_dead(state: Show, figure: int, how: int, killer: int = -1) -> bool:
    """Let it fall if it has no life left, and return whether it fell. `killer` is credited; -1 for nobody."""
    if state.life[figure] > 0 or not state.stands(figure):
        return False
    fall(state, figure, how)
    if killer >= 0:
        credit(state, figure, killer)
    return True


def fall(state: Show, figure: int, how: int) -> None:
    """Turn a figure into a body (R-inj-1). Its objects become public, and so does what it never had (R-team-4)."""
    drop_load(state, figure)
    state.life[figure] = 0
    state.mark(figure, DOWN)
    state.unmark(figure, PRONE)
    state.how[figure] = how
    state.shown[figure] = state.objects[figure]
    state.lacks[figure] |= ALL_HELD & ~state.bought[figure]
    contact.leave(state, figure)
    state.log.append((ShowEvent.FELL, figure, how, state.objects[figure]))
    seat = state.side[figure]
    on_fall = state.character(figure).on_fall
    if on_fall is not None:
        on_fall(state, figure)
    for companion in state.figures():
        # One that came for the owner's sake leaves; a bought one stays, without euphoria.
        leaves = state.flags[companion] & CONDITIONS.leaves_with_owner
        if leaves and state.owner[companion] == figure and state.stands(companion):
            contact.leave(state, companion)
            state.leave_table(companion)
            state.log.append((ShowEvent.LEFT, companion))
    if state.saviour == figure:
        abandon_captive(state)
    if state.leader[seat] == figure:
        state.leader[seat] = -1
        dishearten(state, seat, ShowEvent.LOST_LEADER)
        state.push(codes.NEW_LEADER, seat)


def leads_others(state: Show, figure: int) -> bool:
    """Whether a companion or a captive goes with it. Of simultaneous deaths theirs are resolved first."""
    return figure == state.saviour or figure in state.owner


def abandon_captive(state: Show) -> None:
    """Without its saviour the captive stands still and belongs to nobody (R-mis-1)."""
    state.saviour = -1
    for figure in state.standing():
        if state.has_trait(figure, Trait.STAR):
            contact.leave(state, figure)
            state.side[figure] = NEUTRAL
            state.log.append((ShowEvent.ALONE, figure))


def dishearten(state: Show, seat: int, event: int) -> None:
    """Every figure of a team loses 1 euphoria (R-team-5)."""
    for figure in state.team(seat):
        state.euphoria[figure] -= 1
    state.log.append((event, seat))


def credit(state: Show, fallen: int, killer: int) -> None:
    """Euphoria for the figure that eliminated an enemy (R-prof-8); none for a friend (R-kill-1)."""
    if state.side[fallen] in (state.side[killer], NEUTRAL):
        return
    state.killer[fallen] = killer
    bonus = state.character(fallen).elimination_bonus
    if state.who[fallen] == state.who[killer] and not bonus:
        gain = -1
    else:
        gain = bonus + (GAIN_WITH_STAR if cheered(state, state.side[killer]) else 1)
    state.euphoria[killer] += gain
    state.log.append((ShowEvent.ELATED, killer, fallen, gain))


def cheered(state: Show, seat: int) -> bool:
    """Whether a star of this team stands; a captive does not count (R-mis-5, R-order-3)."""
    return state.settings.mission != "rescue" and any(
        state.has_trait(figure, Trait.STAR) for figure in state.team(seat)
    )


# The next leader.


def may_lead(state: Show, seat: int) -> list[int]:
    """The figures that can become leader: no companion, and no captive (R-mis-1)."""
    never = Trait.DOG | Trait.STAR if state.settings.mission == "rescue" else Trait.DOG
    return [figure for figure in state.team(seat) if not state.has_trait(figure, never)]


@RULES.step(codes.NEW_LEADER)
def new_leader(state: Show, seat: int, a: int, b: int) -> None:
    """Appoint a new leader at once; the player chooses (R-team-5)."""
    candidates = may_lead(state, seat)
    if len(candidates) == 1:
        lead(state, seat, candidates[0])
    elif candidates:
        state.ask(codes.ASK_LEADER, seat)


@RULES.actions(codes.ASK_LEADER)
def leaders(state: Show, seat: int) -> list[Action]:
    return [LEADER[figure] for figure in may_lead(state, seat)]


@RULES.answer(codes.ASK_LEADER)
def answer_leader(state: Show, seat: int, action: Action) -> None:
    lead(state, seat, action.args[0])


def lead(state: Show, seat: int, figure: int) -> None:
    state.leader[seat] = figure
    state.log.append((ShowEvent.LEADS, figure))
