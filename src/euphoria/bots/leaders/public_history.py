"""The public history of a game as far as it tells who is on which team: claims, aims, shots, swaps.

Parsing the log is repeated for every sampled world, so the result for the common beginning of the log is cached: worlds
of one decision share all chunks of the log but its tail.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from euphoria.games.leaders.cards.decks import Deck
from euphoria.games.leaders.components import MOST_SEATS, PLACES
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.rules.artifact_effects import aim as turn_gun
from euphoria.games.leaders.state import LeadersTable

_MOVES: Final = frozenset({Event.LOOKED, Event.EXPOSED, Event.HIDDEN, Event.RECEIVED, Event.PLACED})
"""Events that name a place and the paper on it."""


class History:
    """The parsed log. Of several claims of one player about the same thing, the last one counts."""

    __slots__ = ("aims", "papers", "recruits", "shots", "taken_back", "teams", "wastelanders", "contradictory")

    def __init__(self) -> None:
        self.papers = list(range(PLACES * MOST_SEATS))
        """The paper on each place."""
        self.wastelanders = 0
        self.recruits: dict[tuple[int, int], tuple[int, bool]] = {}
        """By claimer and paper: the claimed kind, and whether it was a recruit of the claimer."""
        self.taken_back: set[tuple[int, int, int]] = set()
        """(claimer, paper, kind) of claims that were replaced by a different one."""
        self.teams: dict[tuple[int, int], int] = {}
        """By claimer and player: the claimed team of the player."""
        self.contradictory = frozenset[int]()
        """Players who claimed different teams for themselves."""
        self.aims: set[tuple[int, int]] = set()
        """(player, target) of voluntary aims between players who were not Wastelanders."""
        self.shots: set[tuple[int, int]] = set()

    def copy(self) -> History:
        new = History()
        new.papers = self.papers.copy()
        new.wastelanders = self.wastelanders
        new.recruits = self.recruits.copy()
        new.taken_back = self.taken_back.copy()
        new.teams = self.teams.copy()
        new.contradictory = self.contradictory
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
                    self.contradictory |= {seat}
                self.teams[seat, player] = team
            elif code == Event.AIMED:
                if entry[2] < 0 or all(verb is not turn_gun for verb, _, _ in deck.artifacts[entry[2]].verbs):
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
        """Drop team claims and deeds of these seats: their recruits, and perhaps their teams, have changed."""
        self.teams = {key: team for key, team in self.teams.items() if key[1] not in seats}
        self.aims = {deed for deed in self.aims if not set(deed) & set(seats)}
        self.shots = {deed for deed in self.shots if not set(deed) & set(seats)}


class _LastRead:
    """Cache: the last chunks of a log that were parsed, and the result."""

    chunks: ClassVar[tuple[tuple[tuple[int, ...], ...], ...]] = ()
    history: ClassVar[History] = History()


def history_of(state: LeadersTable) -> History:
    """The parsed log of a state."""
    log = state.log
    if log.chunks is not _LastRead.chunks:
        read = History()
        for chunk in log.chunks:
            read.read(chunk, state.deck)
        _LastRead.chunks, _LastRead.history = log.chunks, read
    found = _LastRead.history.copy()
    found.read(log.tail, state.deck)
    return found
