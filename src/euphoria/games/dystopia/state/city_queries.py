"""Questions about the state that all rules ask, and what is derived from its fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euphoria.games.dystopia import board
from euphoria.games.dystopia.cards import ability, market_tiles
from euphoria.games.dystopia.cards.market_tiles import TILES, Tile, punishing
from euphoria.games.dystopia.cards.penalty_kinds import NoAbilities, NoBonuses
from euphoria.games.dystopia.cards.recruits import RECRUITS, Recruit
from euphoria.games.dystopia.cards.standing_changes import MASKS
from euphoria.games.dystopia.components import DICE, KINDS_OF_GOODS, SITES
from euphoria.games.dystopia.costs import FIELD, MOST, WIDTH
from euphoria.games.dystopia.state.city_data import HOME, POOL, AnsweringAbility, CityData
from euphoria.games.dystopia.state.visit import NO_VISIT, Visit

NO_ABILITIES: Final = market_tiles.mask(punishing(NoAbilities))
NO_BONUSES: Final = market_tiles.mask(punishing(NoBonuses))


class CityQueries(CityData):
    """Reads the fields."""

    __slots__ = ()

    def has(self, seat: int, kind: int) -> int:
        """How many of this kind of goods, or from KINDS_OF_GOODS on of artifacts, the seat has."""
        return self.things[WIDTH * seat + kind]

    def things_of(self, seat: int) -> list[int]:
        """How many of each kind the seat has: goods, then artifacts."""
        return self.things[WIDTH * seat : WIDTH * seat + WIDTH]

    def purse(self, seat: int, without: int = 0, of_kind: int = 0) -> int:
        """All that the seat has, without so many things of a kind, packed as in `costs.py`."""
        packed = shift = 0
        for place in range(WIDTH * seat, WIDTH * seat + WIDTH):
            count = self.things[place]
            if without and place == WIDTH * seat + of_kind:
                count -= without
            if count:
                packed |= (count if count < MOST else MOST) << shift
            shift += FIELD
        return packed

    def artifact_counts(self, seat: int) -> list[int]:
        """How many of each kind are in this seat's hand."""
        return self.things[WIDTH * seat + KINDS_OF_GOODS : WIDTH * seat + WIDTH]

    def has_pair(self, seat: int) -> bool:
        """Whether two or more artifacts in this seat's hand are of one kind."""
        return any(self.things[place] > 1 for place in range(WIDTH * seat + KINDS_OF_GOODS, WIDTH * seat + WIDTH))

    def own_dice(self, seat: int) -> range:
        return range(DICE * seat, DICE * seat + DICE)

    def home_dice(self, seat: int) -> list[int]:
        """The available workers."""
        where = self.where
        first = DICE * seat
        return [die for die in range(first, first + DICE) if where[die] == HOME]

    def retrieved_dice(self, seat: int) -> list[int]:
        """Of the dice being retrieved, those that the seat still has."""
        return [die for die in self.home_dice(seat) if self.retrieved >> die % DICE & 1]

    def clockwise(self, seat: int) -> list[int]:
        """All seats in turn order, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def workers(self, seat: int) -> int:
        """How many workers this seat has, at home and on the board."""
        return sum(self.where[die] != POOL for die in self.own_dice(seat))

    def workers_on(self, space: int) -> list[int]:
        return [die for die, spot in enumerate(self.where) if spot == space]

    def workers_at_site(self, site: int) -> list[int]:
        return [self.on[space] for space in board.site_spaces(site) if self.on[space] >= 0]

    def is_built(self, site: int) -> bool:
        """Whether the market on this construction site is built."""
        return self.built >> site & 1 == 1

    def tile(self, site: int) -> Tile:
        """The market tile on this construction site."""
        return TILES[self.tiles.faces[self.site_tiles[site]]]

    def recruit(self, tag: int) -> Recruit:
        """The recruit on a card."""
        return RECRUITS[self.recruits.faces[tag]]

    def has_faction(self, seat: int, faction: int) -> bool:
        """Whether the seat has an active recruit of that faction; the recruit need not work (D-m07)."""
        return self.factions[seat] >> faction & 1 == 1

    def working(self, seat: int) -> list[int]:
        """The tags of the recruits whose abilities this seat can use now (D-rec-1, D-m07)."""
        return [] if self.penalties[seat] & NO_ABILITIES else self.settled_in(seat)

    def settled_in(self, seat: int) -> list[int]:
        """The tags of the active recruits that bring something already (D-time-3, D-y-2)."""
        if self.settings.edition == "first":
            return list(self.active_recruits[seat])
        return [tag for tag in self.active_recruits[seat] if self.awake_since[tag] < self.turn]

    def room(self, faction: int) -> bool:
        """Whether the territory has a place left for a star (D-setup-1)."""
        return sum(self.territory[self.seats * faction : self.seats * (faction + 1)]) < self.seats

    def refresh(self) -> None:
        """Derives penalties, standing changes and abilities from recruits and tiles; called after a change."""
        seats = range(self.seats)
        self.penalties = tuple([self._penalties(seat) for seat in seats])
        self.factions = tuple([self._factions(self.active_recruits[seat]) for seat in seats])
        self.bonuses = tuple([self._bonuses(seat) for seat in seats])
        self.changes = tuple([self._changes(seat) for seat in seats])
        self.answerers = tuple([self._answerers(seat) for seat in seats])
        self.listens = tuple([self._listens(seat) for seat in seats])
        self.watched = any(listening >> ability.OTHERS_ROLL & 1 for listening in self.listens)

    def _penalties(self, seat: int) -> int:
        found = 0
        for site in range(SITES):
            if self.built >> site & 1 and not self.tile_stars[site] >> seat & 1:
                found |= self.tile(site).bit
        return found

    def _bonuses(self, seat: int) -> int:
        return 0 if self.penalties[seat] & NO_BONUSES else self._factions(self.settled_in(seat))

    def _changes(self, seat: int) -> int:
        found = 0
        for tag in self.working(seat):
            found |= MASKS.get(self.recruit(tag).number, 0)
        return found

    def _answerers(self, seat: int) -> list[AnsweringAbility]:
        working = self.working(seat)
        return [
            (1 << 2 * position + index, tag, one)
            for position, tag in enumerate(self.active_recruits[seat])
            if tag in working
            for index, one in enumerate(self.recruit(tag).abilities)
        ]

    def _listens(self, seat: int) -> int:
        found = 0
        for _, _, one in self.answerers[seat]:
            found |= 1 << one.when
        return found

    def _factions(self, tags: Iterable[int]) -> int:
        """A mask of the factions of these recruits."""
        found = 0
        for tag in tags:
            found |= 1 << self.recruit(tag).faction
        return found

    def refresh_spaces(self) -> None:
        """Derives the free site spaces and the sums of the areas from the workers on the board."""
        for site in range(SITES):
            taken = [self.on[space] >= 0 for space in board.site_spaces(site)]
            self.site_free[site] = sum((not one) << slot for slot, one in enumerate(taken))
        for space in range(len(self.area_sums)):
            self.area_sums[space] = sum(self.pips[die] for die in self.workers_on(space))

    @property
    def visit(self) -> Visit:
        """The innermost placement that is being carried out."""
        return self.visits[-1] if self.visits else NO_VISIT
