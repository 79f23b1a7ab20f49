"""What has been said and done in the open, as far as it tells something about who is who.

The log grows through a game and is read again and again, so what was read last is kept: worlds drawn for one
decision share all of the log but its end.
"""

from __future__ import annotations

from collections.abc import Iterable

from euphoria.games.leaders.cards.decks import AIM as TURN_GUN
from euphoria.games.leaders.cards.decks import Deck
from euphoria.games.leaders.components import MOST_SEATS, PLACES
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.state import LeadersTable

_MOVES = frozenset({Event.LOOKED, Event.EXPOSED, Event.HIDDEN, Event.RECEIVED, Event.PLACED})
"""These name a place and the paper that lies there."""


class History:
    """What is remembered of a log. Claims are kept by who made them and what about: the last word counts."""

    __slots__ = ("aims", "papers", "recruits", "shots", "taken_back", "teams", "wastelanders", "wavering")

    def __init__(self) -> None:
        self.papers = list(range(PLACES * MOST_SEATS))
        """The paper on each place."""
        self.wastelanders = 0
        self.recruits: dict[tuple[int, int], tuple[int, bool]] = {}
        """By claimer and paper: the kind that it is said to be, and whether the claimer spoke of an own recruit."""
        self.taken_back: set[tuple[int, int, int]] = set()
        """Claimer, paper and kind: what was said before the last word."""
        self.teams: dict[tuple[int, int], int] = {}
        """By claimer and player: the team that the player is said to be on."""
        self.wavering = frozenset[int]()
        """Who has said that they are on one team, and then on another."""
        self.aims: set[tuple[int, int]] = set()
        """Who has freely aimed at whom; neither was a Wastelander."""
        self.shots: set[tuple[int, int]] = set()

    def copy(self) -> History:
        new = History.__new__(History)
        new.papers = self.papers.copy()
        new.wastelanders = self.wastelanders
        new.recruits = self.recruits.copy()
        new.taken_back = self.taken_back.copy()
        new.teams = self.teams.copy()
        new.wavering = self.wavering
        new.aims = self.aims.copy()
        new.shots = self.shots.copy()
        return new

    def read(self, entries: Iterable[tuple[int, ...]], deck: Deck) -> None:
        for entry in entries:
            code = entry[0]
            if code in _MOVES:
                self.papers[entry[4]] = entry[5]
            elif code == Event.CLAIMED_RECRUIT:
                seat, place, kind = entry[3:6]
                self._hear_of_recruit(seat, self.papers[place], kind, place // PLACES == seat)
            elif code == Event.CLAIMED_TEAM:
                seat, player, team = entry[3:6]
                if seat == player and self.teams.get((seat, seat), team) != team:
                    self.wavering |= {seat}
                self.teams[seat, player] = team
            elif code == Event.AIMED:
                if entry[2] < 0 or all(verb != TURN_GUN for verb, _, _ in deck.artifacts[entry[2]].verbs):
                    self._note(self.aims, entry[3], entry[4])
            elif code == Event.SHOT:
                self._note(self.shots, entry[3], entry[4])
            elif code == Event.TURNED:
                self.wastelanders |= 1 << entry[3]
            elif code == Event.SWAPPED:
                self._forget(entry[3] // PLACES, entry[4] // PLACES)

    def _hear_of_recruit(self, seat: int, paper: int, kind: int, own: bool) -> None:
        before = self.recruits.get((seat, paper))
        if before is not None and before[0] != kind:
            self.taken_back.add((seat, paper, before[0]))
        self.recruits[seat, paper] = kind, own

    def _note(self, deeds: set[tuple[int, int]], seat: int, target: int) -> None:
        if not self.wastelanders & (1 << seat | 1 << target):
            deeds.add((seat, target))

    def _forget(self, *seats: int) -> None:
        """Their recruits have changed, and perhaps their teams: what was said and done before is of no use."""
        self.teams = {key: team for key, team in self.teams.items() if key[1] not in seats}
        self.aims = {deed for deed in self.aims if not set(deed) & set(seats)}
        self.shots = {deed for deed in self.shots if not set(deed) & set(seats)}


class _Memory:
    """The last beginning of a log that was read."""

    chunks: tuple[tuple[tuple[int, ...], ...], ...] = ()
    history = History()


def history(state: LeadersTable) -> History:
    log = state.log
    if log.chunks is not _Memory.chunks:
        read = History()
        for chunk in log.chunks:
            read.read(chunk, state.deck)
        _Memory.chunks, _Memory.history = log.chunks, read
    found = _Memory.history.copy()
    found.read(log.tail, state.deck)
    return found
