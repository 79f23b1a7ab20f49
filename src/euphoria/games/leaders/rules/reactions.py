"""Reactions: who is asked, whose answer counts, and what it does (L-art-8, L-art-10)."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders import codes
from euphoria.games.leaders.actions import DECLINE, OTHERS, REACT_WITH
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import SEAT_CHOICES, Artifact
from euphoria.games.leaders.cards.verbs import VERBS
from euphoria.games.leaders.components import EVERYONE, PLACES
from euphoria.games.leaders.events import BY_RULE, Event
from euphoria.games.leaders.rules.registry import RULES
from euphoria.games.leaders.rules.turn import put_away, tag_of
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action, Decline

ON_INTERROGATION: Final = frozenset({decks.ON_INTERROGATION_OF_ME, decks.ON_INTERROGATION_OF_ANOTHER})
ON_A_SHOT: Final = frozenset({decks.ON_SHOT_AT_ME, decks.ON_SHOT})
ANY_TRIGGER: Final = frozenset(range(len(decks.TRIGGERS)))
TRIGGERS_OF: Final[tuple[frozenset[int], ...]] = (
    frozenset[int](),
    ON_INTERROGATION,
    frozenset({decks.ON_ARTIFACT}),
    frozenset({decks.ON_ARMING}),
    ON_A_SHOT,
    frozenset({decks.ON_HIDING}),
)
"""By deed: what can answer it."""


@RULES.step(codes.REACTIONS)
def reactions(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    """Step REACTIONS: everyone who holds an artifact and a hidden recruit is asked, whatever they hold."""
    if state.deck.triggers.isdisjoint(TRIGGERS_OF[state.deed[0]]):
        return
    asked = tuple([other for other in OTHERS[state.seats][seat] if state.hands[other] and state.hidden(other)])
    if asked:
        state.ask_all(codes.ASK_REACTION, asked)


def answers(state: LeadersTable, seat: int, artifact: Artifact) -> bool:
    """Whether this reaction, in this seat's hand, answers what is being done."""
    deed, _, a, _ = state.deed
    if not artifact.reaction or artifact.trigger not in TRIGGERS_OF[deed]:
        return False
    if artifact.trigger == decks.ON_SHOT_AT_ME:
        return a == seat
    if artifact.trigger == decks.ON_INTERROGATION_OF_ME:
        return a // PLACES == seat
    if artifact.trigger == decks.ON_INTERROGATION_OF_ANOTHER:
        return a // PLACES != seat
    return not (state.guns[seat] >= 0 and any(verb is take_that_gun for verb, _, _ in artifact.verbs))


def listed(state: LeadersTable, seat: int) -> list[Action]:
    """To let it pass, or the reactions that this seat can make now."""
    offer = [DECLINE]
    artifacts = state.deck.artifacts
    if not any(artifacts[state.artifact_of(tag)].reaction for tag in state.hands[seat]):
        return offer
    hidden = state.hidden(seat)
    for index in state.held(seat):
        artifact = artifacts[index]
        if artifact.reaction and answers(state, seat, artifact):
            offer += REACT_WITH[index][hidden]
    return offer


def decline(state: LeadersTable, seat: int) -> Decline | None:
    """How this seat lets pass what is being done, if it is asked for a reaction."""
    return Decline(DECLINE, seat in targeted(state)) if state.question == codes.ASK_REACTION else None


@RULES.joint_answer(codes.ASK_REACTION)
def answer_reactions(state: LeadersTable) -> None:
    """Of those who react, the targeted player comes first, then clockwise from the active player."""
    given = [
        (seat, answer) for seat, answer in enumerate(state.answers) if answer is not None and answer is not DECLINE
    ]
    if not given:
        return
    _, actor, _, _ = state.deed
    aimed_at = targeted(state)
    seat, answer = min(given, key=lambda one: (one[0] not in aimed_at, (one[0] - actor) % state.seats))
    _react(state, seat, state.deck.artifacts[answer.args[0]], answer.args[1])


def targeted(state: LeadersTable) -> set[int]:
    """The players at whom what is being done is aimed."""
    deed, _, a, _ = state.deed
    if deed == codes.SHOT:
        return {a}
    if deed in (codes.INTERROGATION, codes.HIDING):
        return {a // PLACES}
    if deed == codes.ARTIFACT_USE:
        choices = state.deck.artifacts[a].choices
        return {
            value if choices[min(index, len(choices) - 1)] in SEAT_CHOICES else value // PLACES
            for index, value in enumerate(state.declared)
        }
    return set()


def _react(state: LeadersTable, seat: int, artifact: Artifact, slot: int) -> None:
    """The one reaction that counts: declared, paid, (B) discarded, carried out. The frame on top is the deed's own."""
    tag = put_away(state, seat, tag_of(state, seat, artifact.number))
    state.log.append((Event.REACTED, EVERYONE, BY_RULE, seat, artifact.number, 0))
    state.expose(PLACES * seat + slot)
    state.cause = artifact.number
    _, actor, a, _ = state.deed
    if any(verb.settles for verb, _, _ in artifact.verbs):
        state.agenda.pop()
    if tag in state.limbo:
        state.push(codes.SPEND, seat, tag)  # under what the reaction itself brings about
    state.push(codes.EFFECT, seat, artifact.number, len(artifact.verbs))  # the end: then it causes nothing more
    for verb, _, _ in artifact.verbs:
        verb.effect(state, seat, actor, a)


# The verbs of reactions, each declared above the function that carries it out.


@VERBS.reaction("cancel", triggers=ANY_TRIGGER, settles=True)
def cancel(state: LeadersTable, seat: int, actor: int, a: int) -> None:
    state.log.append((Event.BLOCKED, EVERYONE, state.cause, actor, 0, 0))


@VERBS.reaction("redirect", triggers=ON_A_SHOT, settles=True)
def redirect(state: LeadersTable, seat: int, actor: int, a: int) -> None:
    state.deed = (state.deed[0], actor, a, seat)
    state.push(codes.REDIRECT, actor, a, seat)


@VERBS.reaction("expose", "it", name="expose-it", triggers=ON_INTERROGATION)
def expose_it(state: LeadersTable, seat: int, actor: int, a: int) -> None:
    state.expose(a)


@VERBS.reaction("take-gun", "it", name="take-that-gun", triggers=frozenset({decks.ON_ARMING}), settles=True)
def take_that_gun(state: LeadersTable, seat: int, actor: int, a: int) -> None:
    state.push(codes.TAKE_GUN, seat)


@VERBS.reaction("draw", triggers=ANY_TRIGGER)
def draw_in_reaction(state: LeadersTable, seat: int, actor: int, a: int) -> None:
    state.draw(seat)
