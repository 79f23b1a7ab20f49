"""The state of `dystopia` with the elementary changes that all rules are made of.

Each of these changes is logged with the rule that it is owed to: the `cause` that is given, or else `City.cause`.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.standing_changes import ALONGSIDE, mask
from euphoria.games.dystopia.components import (
    HIGHEST,
    KINDS_OF_GOODS,
    LOWEST,
    MINER_WAKES,
    SPACES_A_SITE,
    TIER_3,
    TIER_4,
    TUNNEL_ENDS,
)
from euphoria.games.dystopia.costs import WIDTH
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.state.city_data import POOL, Row
from euphoria.games.dystopia.state.city_queries import CityQueries

ALONGSIDE_BITS: Final = mask(ALONGSIDE)


def on_track(step: int) -> int:
    """The tracks of knowledge and morale end at both ends (D-mk-1)."""
    return LOWEST if step < LOWEST else HIGHEST if step > HIGHEST else step


def replaced(row: Row, index: int, value: int) -> Row:
    """The row with another value at this index."""
    return (*row[:index], value, *row[index + 1 :])


class City(CityQueries):
    """The state as the rules see it."""

    __slots__ = ()

    def fire(self, seat: int, when: int) -> None:
        """Lets recruits of this seat answer an event, if any of them listens to it."""
        if self.listens[seat] >> when & 1:
            self.agenda.append((codes.FIRE, seat, when, 0))

    def add(self, seat: int, kind: int, count: int) -> None:
        """Adds goods or artifacts, or takes them away; not logged."""
        self.things[WIDTH * seat + kind] = self.has(seat, kind) + count

    def note_for(self, seat: int, event: int, *values: int) -> None:
        """Logs one of the events in PRIVATE: only this seat may read the card that it names."""
        self.log.append((event, 1 << seat, *values))

    def gain_good(self, seat: int, kind: int, count: int, cause: int = -1) -> None:
        if count:
            self.things[WIDTH * seat + kind] = self.has(seat, kind) + count
            self.log.append((CityEvent.GOODS, seat, kind, count, self.cause if cause < 0 else cause))

    def change_knowledge(self, seat: int, steps: int, cause: int = -1) -> None:
        """Stops at the ends of the track (D-mk-1); each step really gained may bring morale (D-time-6)."""
        if cause < 0:
            cause = self.cause
        before = self.knowledge[seat]
        after = on_track(before + steps)
        if after != before:
            self.knowledge[seat] = after
            self.log.append((CityEvent.KNOWLEDGE, seat, after - before, cause))
            if self.changes[seat] & ALONGSIDE_BITS:
                self._alongside(seat, effects.KNOWLEDGE, after - before)
        if after != before + steps:
            self.log.append((CityEvent.KNOWLEDGE_STAYS, seat, before + steps - after, cause))

    def change_morale(self, seat: int, steps: int, cause: int = -1) -> None:
        if cause < 0:
            cause = self.cause
        before = self.morale[seat]
        after = on_track(before + steps)
        if after != before:
            self.morale[seat] = after
            self.log.append((CityEvent.MORALE, seat, after - before, cause))
            if after < before:
                self.crowded = True
            if self.changes[seat] & ALONGSIDE_BITS:
                self._alongside(seat, effects.MORALE, after - before)
        if after != before + steps:
            self.log.append((CityEvent.MORALE_STAYS, seat, before + steps - after, cause))

    def _alongside(self, seat: int, track: int, steps: int) -> None:
        """Steps on one track that a recruit's standing change makes steps on the other track, too."""
        for change in ALONGSIDE:
            if self.changes[seat] & change.bit and change.part.track == track and steps * change.part.direction > 0:
                other = self.change_morale if track == effects.KNOWLEDGE else self.change_knowledge
                other(seat, steps, change.cause)

    def raise_allegiance(self, faction: int, cause: int = -1) -> None:
        if cause < 0:
            cause = self.cause
        if self.allegiance[faction] == TIER_4:
            self.log.append((CityEvent.ALLEGIANCE_STAYS, faction, cause))
            return
        self.allegiance[faction] += 1
        if self.allegiance[faction] >= TIER_3:
            self.call(faction)
        self.log.append((CityEvent.ALLEGIANCE, faction, self.allegiance[faction], cause))

    def dig(self, faction: int, steps: int) -> None:
        """Moves a miner; steps past the end are lost (D-x-14)."""
        before = self.miners[faction]
        self.miners[faction] = after = min(TUNNEL_ENDS, before + steps)
        if after == before:
            self.log.append((CityEvent.MINER_STAYS, faction, self.cause))
            return
        if after >= MINER_WAKES:
            self.call(faction)
        self.log.append((CityEvent.MINER, faction, after, self.cause))

    def call(self, faction: int) -> None:
        """A track has reached the mark that wakes this faction's recruits, also those kept hidden (D-y-7)."""
        self.awake |= 1 << faction
        self.stirred = True
        for tag, may_be in enumerate(self.kept_hidden):
            if may_be:
                wakes = self.recruit(tag).faction == faction
                self.keep_hidden(tag, 0 if wakes else may_be & ~(1 << faction))

    def keep_hidden(self, tag: int, factions: int) -> None:
        """Of which factions (a mask) a recruit may be that its player has kept hidden; of none: it is not any more."""
        self.kept_hidden = replaced(self.kept_hidden, tag, factions)

    def set_awake_since(self, tag: int, turn: int) -> None:
        """The turn in which a recruit has become active."""
        self.awake_since = replaced(self.awake_since, tag, turn)

    def draw_artifact(self, seat: int, cause: int = -1) -> int:
        """Draws one card; the discards are shuffled when the pile is empty. Its tag, or -1 when both are empty."""
        if cause < 0:
            cause = self.cause
        if not self.pile:
            if not self.discards:
                self.log.append((CityEvent.NO_ARTIFACT, seat, cause))
                return -1
            faces = [self.artifacts.faces[tag] for tag in self.discards]
            self.dice.shuffle(faces)
            self.pile = self.artifacts.add_batch(faces)
            self.discards = []
            self.log.append((CityEvent.RESHUFFLED, len(self.pile)))
        tag = self.pile.pop()
        self.artifacts.reveal(tag, 1 << seat)
        self.hands[seat] += (tag,)
        self.crowded = True
        self.add(seat, KINDS_OF_GOODS + self.artifacts.faces[tag], 1)
        self.note_for(seat, CityEvent.DREW, seat, tag, cause)
        return tag

    def take_card(self, seat: int, kind: int) -> int:
        """A card of that kind leaves the hand face up; one that all had seen, if there is one. Its tag."""
        hand, cards = self.hands[seat], self.artifacts
        fitting = [tag for tag in hand if cards.faces[tag] == kind]
        known = [tag for tag in fitting if cards.is_public(tag)]
        if known:
            self.hands[seat] = tuple([other for other in hand if other != known[0]])
            return known[0]
        return self.take_one_of(seat, fitting[0], [tag for tag in hand if not cards.is_public(tag)])

    def take_one_of(self, seat: int, tag: int, among: list[int]) -> int:
        """One of several cards leaves the hand face up; the others do not know which of the backs it was. Its new tag.

        All of them get new tags, which are the same whichever card it was.
        """
        others = [other for other in self.hands[seat] if other not in among]
        if len(among) > 1:
            new = self.artifacts.renew([tag, *[other for other in among if other != tag]], 1 << seat)
            tag = new[0]
            others += new[1:]
        self.hands[seat] = tuple(others)
        self.artifacts.reveal_to_all(tag)
        return tag

    def discard_artifact(self, seat: int, kind: int) -> None:
        """Discards one card of that kind from the hand."""
        self.discard_taken(seat, self.take_card(seat, kind))

    def discard_taken(self, seat: int, tag: int) -> None:
        """Discards a card that has left the hand, with an entry in the log."""
        self.put_away(seat, tag)
        self.log.append((CityEvent.DISCARDED, seat, tag, self.cause))

    def put_away(self, seat: int, tag: int) -> None:
        """Discards a card that has left the hand, without an entry in the log."""
        self.add(seat, KINDS_OF_GOODS + self.artifacts.faces[tag], -1)
        self.discards.append(tag)

    def renew_recruits(self, old: list[int], seen_by: int) -> list[int]:
        """New tags for recruits that were separated where others did not see which went where."""
        new = self.recruits.renew(old, seen_by)
        self.awake_since += (-1,) * len(new)
        self.kept_hidden += (0,) * len(new)
        return new

    def lose_worker(self, die: int) -> None:
        """Returns a worker to the pool (D-mk-6)."""
        self.bring(die, POOL)
        self.set_dice &= ~(1 << die)  # it is rolled when it is gained again

    def occupy(self, space: int, die: int) -> None:
        """Puts a worker on a space that holds one."""
        self.on[space] = die
        if board.FIRST_SITE <= space < board.FIRST_MARKET:
            site, slot = divmod(space - board.FIRST_SITE, SPACES_A_SITE)
            self.site_free[site] &= ~(1 << slot)

    def bring(self, die: int, to: int) -> None:
        """Moves a worker off its space, home or to the pool."""
        space = self.where[die]
        self.where[die] = to
        if 0 <= space < len(self.area_sums):
            self.area_sums[space] = self.area_sums[space] - self.pips[die]
        elif space >= 0 and self.on[space] == die:
            self.on[space] = -1
            if board.FIRST_SITE <= space < board.FIRST_MARKET:
                site, slot = divmod(space - board.FIRST_SITE, SPACES_A_SITE)
                self.site_free[site] |= 1 << slot
