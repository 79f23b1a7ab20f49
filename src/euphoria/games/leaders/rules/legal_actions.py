"""What a seat may do now, for each question that it can be asked."""

from __future__ import annotations

from euphoria.games.leaders import actions as acts
from euphoria.games.leaders import codes
from euphoria.games.leaders.cards.decks import SEAT_CHOICES
from euphoria.games.leaders.components import EUPHORIAN_FOLLOWER, PLACES
from euphoria.games.leaders.rules import reactions
from euphoria.games.leaders.rules.artifact_choices import candidates, usable
from euphoria.games.leaders.rules.registry import RULES
from euphoria.games.leaders.rules.turn import redirect_targets
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action


@RULES.actions(codes.ASK_ORDER)
def orders(state: LeadersTable, seat: int) -> list[Action]:
    """Orders that differ in nothing are one."""
    dealt = state.kinds[PLACES * seat : PLACES * seat + PLACES]
    different: dict[tuple[int, ...], Action] = {}
    for order, action in acts.ORDER.items():
        different.setdefault(tuple(dealt[index] for index in order), action)
    return list(different.values())


@RULES.actions(codes.ASK_ARTIFACT)
def in_artifact_phase(state: LeadersTable, seat: int) -> list[Action]:
    offer = [acts.SKIP, acts.DISCARD_HAND]
    if state.hands[seat]:
        for artifact in state.held(seat):
            offer += acts.GIVE_TO[artifact][state.seats][seat]
    if state.claims_left:
        add_claims(state, offer)
    return offer


@RULES.actions(codes.ASK_ACTION)
def in_action_phase(state: LeadersTable, seat: int) -> list[Action]:
    offer = [acts.SKIP]
    up = state.up
    hidden_masks = [~(up >> PLACES * other) & 7 for other in range(state.seats)]
    for other, mask in enumerate(hidden_masks):
        if other != seat:
            offer += acts.INTERROGATE_AT[other][mask]
    own = hidden_masks[seat]
    if own:
        if state.centre and state.guns[seat] < 0:
            offer += acts.ARM_WITH[own]
        if state.hands[seat]:
            artifacts = state.deck.artifacts
            for index in state.held(seat):
                if usable(state, seat, artifacts[index]):
                    offer.append(acts.USE[index])
    if state.guns[seat] >= 0:
        offer.append(acts.SHOOT)
    if up:
        kinds, at = state.kinds, state.at
        for place in range(PLACES * state.seats):
            if up >> place & 1 and kinds[at[place]] >= EUPHORIAN_FOLLOWER:
                offer.append(acts.HIDE[place])
    if state.claims_left:
        add_claims(state, offer)
    return offer


def add_claims(state: LeadersTable, offer: list[Action]) -> None:
    """About anybody's team, and about any hidden recruit (L-info-3)."""
    for seat in range(state.seats):
        if not state.wastelanders >> seat & 1:
            offer += acts.CLAIM_TEAM[seat]
        offer += acts.CLAIMS_AT[seat][~(state.up >> PLACES * seat) & 7]


@RULES.actions(codes.ASK_CHOICE)
def choices(state: LeadersTable, seat: int) -> list[Action]:
    artifact = state.deck.artifacts[state.deed[2]]
    choice = artifact.choices[min(len(state.declared), len(artifact.choices) - 1)]
    row = acts.CHOOSE_SEAT if choice in SEAT_CHOICES else acts.CHOOSE_PLACE
    return [row[value] for value in candidates(state, seat, artifact, state.declared)]


@RULES.actions(codes.ASK_PAYMENT)
def payments(state: LeadersTable, seat: int) -> list[Action]:
    return acts.PAY_WITH[state.hidden(seat)]


@RULES.actions(codes.ASK_REACTION)
def reacting(state: LeadersTable, seat: int) -> list[Action]:
    return reactions.listed(state, seat)


@RULES.actions(codes.ASK_AIM)
def aims(state: LeadersTable, seat: int) -> list[Action]:
    return acts.AIM_AT[state.seats][seat]


@RULES.actions(codes.ASK_EXPOSE)
def exposures(state: LeadersTable, seat: int) -> list[Action]:
    return acts.EXPOSE_OF[state.hidden(seat)]


@RULES.actions(codes.ASK_REDIRECT)
def redirections(state: LeadersTable, seat: int) -> list[Action]:
    return [acts.CHOOSE_SEAT[target] for target in redirect_targets(state)]
