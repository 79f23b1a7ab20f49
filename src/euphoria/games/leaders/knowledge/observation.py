"""What a seat sees, in numbers: `observation_layout.py` says what each of them means.

It is written without the view, for programs that play many games. Of hidden cards it has what the seat itself has
seen, as `seen` and `told` keep it; what can be concluded from shuffles of known cards is in the view only. Of the
history it has the claims of the last round.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.leaders import codes
from euphoria.games.leaders.cards.decks import SEAT_CHOICES
from euphoria.games.leaders.components import EVERYONE, PLACES
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.knowledge.observation_layout import MOST_CARDS_SHOWN, LeadersLayout, offsets
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.learning.layout import Numbers

ONE: Final[Any] = 1.0


def observe(state: LeadersTable, seat: int, out: Numbers) -> None:
    at: LeadersLayout = offsets(state.seats, len(state.deck.artifacts))
    out[:] = at.nothing
    _table(state, seat, at, out)
    question = state.question
    if question in (codes.ASK_CHOICE, codes.ASK_PAYMENT):
        if seat not in state.deciders:
            question = codes.ASK_ACTION  # what another player is declaring is a secret (L-info-11)
    if state.deciders:
        out[at.question + question - 1] = ONE
        if question in (codes.ASK_REACTION, codes.ASK_REDIRECT, codes.ASK_CHOICE, codes.ASK_PAYMENT):
            _deed(state, seat, at, out)
    if state.settings.claims:
        _claims(state, seat, at, out)
    for other in range(state.seats):
        _player(state, seat, other, at, out)


def _table(state: LeadersTable, seat: int, at: LeadersLayout, out: Numbers) -> None:
    seats = state.seats
    one: Any = ONE
    out[at.phase + state.phase] = one
    for other in state.deciders:
        out[at.asked + (other - seat) % seats] = one
    if state.joint and state.answers[seat] is not None:
        out[at.answered] = one
    if state.turn:
        out[at.active + (state.active - seat) % seats] = one
    out[at.elapsed] = state.turn / (state.settings.turns * seats)
    if state.direction == 1:
        out[at.clockwise] = one
    if state.extra_turn:
        out[at.extra_turn] = one
    if state.active == seat and state.turn:
        out[at.claims_left] = state.claims_left
    out[at.centre] = state.centre
    kinds = state.deck.cards
    cards = state.cards
    out[at.pile] = len(state.pile) / len(kinds)
    for tag in state.discards:
        out[at.discards + kinds[cards[tag]]] += 1.0
    for tag in state.gone:
        out[at.gone + kinds[cards[tag]]] += 1.0
    for tag in state.hands[seat]:
        out[at.hand + kinds[cards[tag]]] += 1.0
    out[at.team + state.team(seat)] = one


def _player(state: LeadersTable, seat: int, other: int, at: LeadersLayout, out: Numbers) -> None:
    seats = state.seats
    one: Any = ONE
    first = at.block * ((other - seat) % seats)
    if state.wastelanders >> other & 1:
        out[first + at.wastelander] = one
    gun = state.guns[other]
    if gun >= 0:
        out[first + at.gun] = one
        if gun < seats:
            out[first + at.aim + (gun - seat) % seats] = one
    hand = state.hands[other]
    out[first + at.cards] = min(len(hand), MOST_CARDS_SHOWN) / MOST_CARDS_SHOWN
    for tag in hand:
        if state.told[tag] >> seat & 1:
            out[first + at.known + state.deck.cards[state.cards[tag]]] += 1.0
    seen_at = first + at.seen
    for slot in range(PLACES):
        place = PLACES * other + slot
        paper = state.at[place]
        if state.up >> place & 1:
            out[first + at.up + slot] = one
        seen = state.seen[paper]
        if seen >> seat & 1:
            out[first + at.kind + 4 * slot + state.kinds[paper]] = one
        if seen == EVERYONE:
            out[seen_at] = one
        else:
            for who in range(seats):
                if seen >> who & 1:
                    out[seen_at + 1 + (who - seat) % seats] = one
        seen_at += 1 + seats


def _deed(state: LeadersTable, seat: int, at: LeadersLayout, out: Numbers) -> None:
    """What is being declared or answered, as in the view."""
    seats = state.seats
    one: Any = ONE
    code, actor, a, _ = state.deed
    if code == codes.NO_DEED:
        return
    out[at.deed + code - 1] = one
    out[at.actor + (actor - seat) % seats] = one
    if code == codes.SHOT:
        out[at.target + (a - seat) % seats] = one
    elif code in (codes.INTERROGATION, codes.HIDING):
        out[at.place + (a - PLACES * seat) % (PLACES * seats)] = one
    elif code == codes.ARTIFACT_USE:
        out[at.artifact + a] = one
        choices = state.deck.artifacts[a].choices
        for index, value in enumerate(state.declared):
            if choices[min(index, len(choices) - 1)] in SEAT_CHOICES:
                out[at.declared + PLACES * seats + (value - seat) % seats] = one
            else:
                out[at.declared + (value - PLACES * seat) % (PLACES * seats)] = one


def _claims(state: LeadersTable, seat: int, at: LeadersLayout, out: Numbers) -> None:
    """All claims since the turn that began so many turns ago as there are players (L-info-8)."""
    seats = state.seats
    one: Any = ONE
    log = state.log
    turns = 0
    number = len(log)
    while number and turns < seats:
        number -= 1
        entry = log[number]
        event = entry[0]
        if event == Event.TURN:
            turns += 1
        elif event == Event.CLAIMED_TEAM:
            pair = seats * ((entry[3] - seat) % seats) + (entry[4] - seat) % seats
            out[at.claimed_team + 3 * pair + entry[5]] = one
        elif event == Event.CLAIMED_RECRUIT:
            place = (entry[4] - PLACES * seat) % (PLACES * seats)
            pair = PLACES * seats * ((entry[3] - seat) % seats) + place
            out[at.claimed_recruit + 4 * pair + entry[5]] = one
