"""The fields of the state of `leaders`, in the order in which they are stored, and whether stored values fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import MOST_SEATS, PLACES
from euphoria.kernel.core.fields import (
    AGENDA,
    DECIDERS,
    DRAW,
    FLAG,
    GIVEN_ANSWERS,
    HIDE,
    INT,
    INT_TUPLE,
    INTS,
    JOINT,
    KEEP,
    LOG_ENTRIES,
    RESULT,
    ROWS,
    SHARE,
    SHUFFLE_TUPLE,
    SHUFFLES,
    Field,
    check_fit,
)

if TYPE_CHECKING:
    from euphoria.games.leaders.state import LeadersTable

FIELDS: Final[tuple[Field, ...]] = (
    Field("deck", SHARE),
    Field("edition_b", SHARE),
    Field("question", HIDE, INT),
    Field("up", KEEP, INT),
    Field("wastelanders", KEEP, INT),
    Field("centre", KEEP, INT),
    Field("active", KEEP, INT),
    Field("phase", KEEP, INT),
    Field("turn", KEEP, INT),
    Field("direction", KEEP, INT),
    Field("claims_left", KEEP, INT),
    Field("cause", KEEP, INT),
    JOINT,
    Field("extra_turn", KEEP, FLAG),
    Field("extra_due", KEEP, FLAG),
    Field("at", KEEP, INTS),
    Field("kinds", DRAW, INTS),
    Field("seen", KEEP, INTS),
    Field("origin", DRAW, INTS),
    Field("cards", DRAW, INT_TUPLE),
    Field("told", KEEP, INTS),
    Field("pile", KEEP, INTS),
    Field("discards", KEEP, INTS),
    Field("limbo", KEEP, INTS),
    Field("gone", KEEP, INTS),
    Field("guns", KEEP, INTS),
    Field("declared", HIDE, INTS),
    DECIDERS,
    Field("deed", HIDE, INT_TUPLE),
    AGENDA,
    Field("trios", KEEP, ROWS),
    Field("hands", KEEP, ROWS),
    LOG_ENTRIES,
    Field("mixes", KEEP, SHUFFLES),
    Field("tag_mixes", KEEP, SHUFFLE_TUPLE),
    GIVEN_ANSWERS,
    RESULT,
)
"""`state.LeadersTable.clear` says what each of them is."""


def check(state: LeadersTable) -> None:
    """`LoadError` unless the stored values fit together, so that the rules can go on."""
    seats, papers, tags = state.seats, len(state.kinds), len(state.cards)
    laid = [
        *state.pile,
        *state.discards,
        *state.limbo,
        *state.gone,
        *(tag for hand in state.hands for tag in hand),
    ]
    cards = list(range(len(state.deck.cards)))
    check_fit(
        {
            "at": len(state.at) == PLACES * seats and all(0 <= paper < papers for paper in state.at),
            "kinds": all(0 <= kind < 4 for kind in state.kinds),
            "seen": len(state.seen) == papers and len(state.origin) == papers,
            "told": len(state.told) == tags,
            "cards": all(0 <= card < len(cards) for card in state.cards),
            "hands": len(state.hands) == seats and all(0 <= tag < tags for tag in laid),
            "pile": sorted(state.cards[tag] for tag in laid if 0 <= tag < tags) == cards,
            "guns": len(state.guns) == seats and all(-1 <= gun <= MOST_SEATS for gun in state.guns),
            "deciders": all(0 <= seat < seats for seat in state.deciders),
            "question": 0 <= state.question < len(codes.QUESTIONS),
            "agenda": all(len(frame) == 4 for frame in state.agenda),
        },
        f"a table of {seats}",
    )
