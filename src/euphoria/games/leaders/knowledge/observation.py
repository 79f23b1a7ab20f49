"""What a seat sees, in numbers: `observation_layout.py` says what each of them means.

It is written without the view, for programs that play many games. Of hidden cards it has what the seat itself has
seen, as `seen` and `told` keep it; what can be concluded from shuffles of known cards is in the view only. Of the
history it has the claims of the last round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from euphoria.games.leaders import codes
from euphoria.games.leaders.cards.decks import SEAT_CHOICES
from euphoria.games.leaders.components import EVERYONE, PLACES
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.knowledge.observation_layout import MOST_CARDS_SHOWN, LeadersLayout, offsets
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.learning.layout import Numbers
from euphoria.kernel.learning.rows import COUNTS, ONE, Row, add_one, bits, write

CARDS: Final[list[i32]] = [bits(cards / MOST_CARDS_SHOWN) for cards in range(MOST_CARDS_SHOWN + 1)]
"""By the number of cards in a hand: what is written of it."""


def observe(state: LeadersTable, seat: int, out: Numbers) -> None:
    at: LeadersLayout = offsets(state.seats, len(state.deck.artifacts))
    row = at.nothing[:]
    _table(state, seat, at, row)
    question = state.question
    if question in (codes.ASK_CHOICE, codes.ASK_PAYMENT):
        if seat not in state.deciders:
            question = codes.ASK_ACTION  # what another player is declaring is a secret (L-info-11)
    if state.deciders:
        row[at.question + question - 1] = ONE
        if question in (codes.ASK_REACTION, codes.ASK_REDIRECT, codes.ASK_CHOICE, codes.ASK_PAYMENT):
            _deed(state, seat, at, row)
    if state.settings.claims:
        _claims(state, seat, at, row)
    seats: i64 = state.seats
    for other in range(seats):
        _player(state, seat, other, at, row)
    write(row, out)


def _table(state: LeadersTable, seat: i64, at: LeadersLayout, row: Row) -> None:
    seats: i64 = state.seats
    row[at.phase + state.phase] = ONE
    for other in state.deciders:
        row[at.asked + (other - seat) % seats] = ONE
    if state.joint and state.answers[seat] is not None:
        row[at.answered] = ONE
    if state.turn:
        row[at.active + (state.active - seat) % seats] = ONE
    row[at.elapsed] = bits(state.turn / (state.settings.turns * seats))
    if state.direction == 1:
        row[at.clockwise] = ONE
    if state.extra_turn:
        row[at.extra_turn] = ONE
    if state.active == seat and state.turn:
        row[at.claims_left] = COUNTS[state.claims_left]
    row[at.centre] = COUNTS[state.centre]
    kinds = state.deck.cards
    cards = state.cards
    row[at.pile] = bits(len(state.pile) / len(kinds))
    for tag in state.discards:
        add_one(row, at.discards + kinds[cards[tag]])
    for tag in state.gone:
        add_one(row, at.gone + kinds[cards[tag]])
    for tag in state.hands[seat]:
        add_one(row, at.hand + kinds[cards[tag]])
    row[at.team + state.team(seat)] = ONE


def _player(state: LeadersTable, seat: i64, other: i64, at: LeadersLayout, row: Row) -> None:
    seats: i64 = state.seats
    first = at.block * ((other - seat) % seats)
    if state.wastelanders >> other & 1:
        row[first + at.wastelander] = ONE
    gun = state.guns[other]
    if gun >= 0:
        row[first + at.gun] = ONE
        if gun < seats:
            row[first + at.aim + (gun - seat) % seats] = ONE
    hand = state.hands[other]
    row[first + at.cards] = CARDS[min(len(hand), MOST_CARDS_SHOWN)]
    for tag in hand:
        if state.told[tag] >> seat & 1:
            add_one(row, first + at.known + state.deck.cards[state.cards[tag]])
    seen_at = first + at.seen
    for slot in range(PLACES):
        place = PLACES * other + slot
        paper = state.at[place]
        if state.up >> place & 1:
            row[first + at.up + slot] = ONE
        seen = state.seen[paper]
        if seen >> seat & 1:
            row[first + at.kind + 4 * slot + state.kinds[paper]] = ONE
        if seen == EVERYONE:
            row[seen_at] = ONE
        else:
            for who in range(seats):
                if seen >> who & 1:
                    row[seen_at + 1 + (who - seat) % seats] = ONE
        seen_at += 1 + seats


def _deed(state: LeadersTable, seat: i64, at: LeadersLayout, row: Row) -> None:
    """What is being declared or answered, as in the view."""
    seats: i64 = state.seats
    code, actor, a, _ = state.deed
    if code == codes.NO_DEED:
        return
    row[at.deed + code - 1] = ONE
    row[at.actor + (actor - seat) % seats] = ONE
    if code == codes.SHOT:
        row[at.target + (a - seat) % seats] = ONE
    elif code in (codes.INTERROGATION, codes.HIDING):
        row[at.place + (a - PLACES * seat) % (PLACES * seats)] = ONE
    elif code == codes.ARTIFACT_USE:
        row[at.artifact + a] = ONE
        choices = state.deck.artifacts[a].choices
        for index, value in enumerate(state.declared):
            if choices[min(index, len(choices) - 1)] in SEAT_CHOICES:
                row[at.declared + PLACES * seats + (value - seat) % seats] = ONE
            else:
                row[at.declared + (value - PLACES * seat) % (PLACES * seats)] = ONE


def _claims(state: LeadersTable, seat: i64, at: LeadersLayout, row: Row) -> None:
    """All claims since the turn that began so many turns ago as there are players (L-info-8)."""
    seats: i64 = state.seats
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
            row[at.claimed_team + 3 * pair + entry[5]] = ONE
        elif event == Event.CLAIMED_RECRUIT:
            place = (entry[4] - PLACES * seat) % (PLACES * seats)
            pair = PLACES * seats * ((entry[3] - seat) % seats) + place
            row[at.claimed_recruit + 4 * pair + entry[5]] = ONE
