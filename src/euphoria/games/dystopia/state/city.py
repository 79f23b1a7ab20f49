"""The state of `dystopia`: the city as plain data, and the small moves that all rules are made of.

Dice are numbered seat * 4 + 0..3; `where` says which space each is on, or HOME (available), or POOL. Artifacts,
recruits, dilemmas and tiles are tags of `SecretPile`, which knows their faces and who has seen them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.cards import ability
from euphoria.games.dystopia.cards.ability import CAUSE_OF_CHANGE, RECRUITS, Recruit, RecruitAbility
from euphoria.games.dystopia.cards.costs import FIELD, MOST, unpack
from euphoria.games.dystopia.cards.market_tiles import NO_ABILITIES, NO_BONUSES, TILES, Tile
from euphoria.games.dystopia.components import (
    DICE,
    HIGHEST,
    KINDS_OF_GOODS,
    LOWEST,
    SITES,
    SPACES_A_SITE,
    STARS,
    TIER_3,
    TIER_4,
)
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.state.secret_pile import SecretPile
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

if TYPE_CHECKING:
    from typing import Self

    from euphoria.games.dystopia.options import DystopiaSettings
    from euphoria.kernel.core.game import Game

POOL, HOME = -2, -1
FROM_SUBTERRA, FED_BLISS = 16, 32
"""Beside the four dice in `retrieved`."""


class Visit(NamedTuple):
    """A placement that is going on."""

    seat: int = -1
    die: int = -1
    space: int = -1
    victim: int = -1
    """The seat of the bumped worker, -1 if none was bumped."""
    bumped: int = 0
    """The number that the bumped worker had on the board."""
    bumped_die: int = -1
    facts: int = 0
    """What was true before the gain (D-time-8): a mask of the conditions in `ability`, and the tiers."""


NO_VISIT = Visit()
Answer = tuple[int, int, RecruitAbility]
"""(bit in the mask of those that have answered an event, tag of the recruit, ability)."""


def on_track(step: int) -> int:
    """The tracks of knowledge and morale end at both ends (D-mk-1)."""
    return LOWEST if step < LOWEST else HIGHEST if step > HIGHEST else step


class City(State):
    """What is on the board and before the players. Lists of small numbers; `copy()` is written by hand."""

    __slots__ = (
        "active", "active_recruits", "added", "allegiance", "answerers", "area_sums", "artifacts", "awake",
        "awake_since", "bonuses", "built", "by_roll", "cause", "changed_draw", "changes", "chosen", "context",
        "crowded", "dilemma", "dilemmas", "discards", "factions", "fresh", "hands", "helped", "hidden_recruits",
        "kept_hidden", "knowledge", "last_woken", "listens", "lost", "miners", "morale", "offers", "on", "owed",
        "packets", "pair", "penalties", "pile", "pips", "purses", "recruit_pile", "recruit_stars", "recruits",
        "retrieved", "set_dice", "settings", "site_free", "site_tiles", "stars", "stirred", "territory", "tile_picks",
        "tile_stars", "tiles", "turn", "visits", "watched", "where", "woken",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, settings: DystopiaSettings, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.settings = settings

    def clear(self) -> None:
        """An empty board, before anything is dealt."""
        seats = self.seats
        self.begin()

        # Before the players.
        self.purses = [0] * seats  # goods and artifacts, packed as in `costs`
        self.knowledge = [0] * seats
        self.morale = [0] * seats
        self.stars = [STARS] * seats  # still to be placed
        self.where = [POOL] * (DICE * seats)
        self.pips = [1] * (DICE * seats)

        # SecretPile: cards as tags.
        self.artifacts = SecretPile([], [], [], [])
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.pile: list[int] = []  # its top last
        self.discards: list[int] = []
        self.recruits = SecretPile([], [], [], [])
        self.recruit_pile: list[int] = []
        self.active_recruits: list[tuple[int, ...]] = [()] * seats
        self.hidden_recruits: list[tuple[int, ...]] = [()] * seats
        self.awake_since: list[int] = []  # by tag: the turn it became active, -1 before
        self.kept_hidden: list[int] = []  # by tag: 0, or the factions (a mask) that a recruit kept hidden may be of
        self.recruit_stars: list[int] = []  # tags with a star
        self.packets: list[tuple[int, ...]] = []  # recruits going round in a draft
        self.dilemmas = SecretPile([], [], [], [])
        self.dilemma = [0] * seats  # 0 open, 1 fought, 2 contributed
        self.tiles = SecretPile([], [], [], [])
        self.site_tiles: list[int] = []  # the tile of each site
        self.tile_picks: list[int] = []  # by seat: the face that it picked in a draft

        # The board.
        self.on = [-1] * len(board.SPACES)  # the die on each space that holds one
        self.allegiance = [0] * 4
        self.miners = [0] * 3
        self.built = 0  # mask of sites
        self.territory = [0] * (4 * seats)  # stars by faction and seat
        self.tile_stars = [0] * SITES  # mask of seats

        # What follows from the above, kept at hand (see `refresh` and `refresh_spaces`).
        self.penalties = [0] * seats  # mask of penalties that each seat suffers, roll penalties by number
        self.changes = [0] * seats  # mask of standing changes of working recruits
        self.listens = [0] * seats  # mask of the events that working recruits answer
        self.answerers: list[list[Answer]] = [[]] * seats  # the abilities of working recruits
        self.factions = [0] * seats  # mask of the factions of active recruits
        self.bonuses = [0] * seats  # mask of the factions whose tiers 1 and 2 give this seat something
        self.site_free = [15] * SITES  # mask of the free spaces of each construction site
        self.area_sums = [0] * 4  # the knowledge of all workers on each commodity area
        self.watched = False  # some recruit answers others' rolls
        self.awake = 0  # mask of factions whose hidden recruits wake
        self.woken = 0  # mask of factions whose hidden recruits have been woken
        self.last_woken = 0  # the turn in which a recruit last woke; 0 is the start
        self.crowded = True  # a hand may be over its limit
        self.stirred = False  # recruits may have to wake, or to get a star

        # The turn.
        self.active = 0
        self.turn = 0
        self.fresh = 0  # mask of the active player's dice that may be placed in this turn
        self.pair = 0  # the number that this turn's workers have, 0 before the first
        self.lost = 0  # mask of seats that have lost a worker to knowledge in this turn
        self.changed_draw = 0  # mask of recruits (tags) that have changed a draw in this turn
        self.offers = 0
        self.cause = causes.PAYING  # the rule that events are owed to just now, as in `causes`
        self.visits: list[Visit] = []
        self.owed = -1  # the space that is still to be paid for
        self.chosen = -1  # the space of a further worker, while its price in morale is paid
        self.set_dice = 0  # mask of dice that were set and are not rolled
        self.retrieved = 0  # mask of the own dice being retrieved, and FROM_SUBTERRA, FED_BLISS
        self.added = -1  # the worker that has just come
        self.by_roll = False  # whether the last worker was lost by a roll
        self.helped = 0  # mask of the seats that helped to build the last market
        self.context: tuple[int, int, int] = (0, 0, 0)  # what the question is about

    def blank(self, dice: Dice) -> Self:
        raise NotImplementedError

    def copy(self) -> Self:
        new = self.blank(self.dice.copy())
        self.copy_into(new)
        new.purses = self.purses.copy()
        new.knowledge = self.knowledge.copy()
        new.morale = self.morale.copy()
        new.stars = self.stars.copy()
        new.where = self.where.copy()
        new.pips = self.pips.copy()
        new.artifacts = self.artifacts.copy()
        new.hands = self.hands.copy()
        new.pile = self.pile.copy()
        new.discards = self.discards.copy()
        new.recruits = self.recruits.copy()
        new.recruit_pile = self.recruit_pile.copy()
        new.active_recruits = self.active_recruits.copy()
        new.hidden_recruits = self.hidden_recruits.copy()
        new.awake_since = self.awake_since.copy()
        new.kept_hidden = self.kept_hidden.copy()
        new.recruit_stars = self.recruit_stars.copy()
        new.dilemmas = self.dilemmas.copy()
        new.dilemma = self.dilemma.copy()
        new.tiles = self.tiles.copy()
        new.site_tiles = self.site_tiles.copy()
        new.packets = self.packets.copy()
        new.tile_picks = self.tile_picks.copy()
        new.on = self.on.copy()
        new.allegiance = self.allegiance.copy()
        new.miners = self.miners.copy()
        new.built = self.built
        new.territory = self.territory.copy()
        new.tile_stars = self.tile_stars.copy()
        new.penalties = self.penalties.copy()
        new.changes = self.changes.copy()
        new.listens = self.listens.copy()
        new.answerers = self.answerers.copy()
        new.factions = self.factions.copy()
        new.bonuses = self.bonuses.copy()
        new.site_free = self.site_free.copy()
        new.area_sums = self.area_sums.copy()
        new.watched = self.watched
        new.awake = self.awake
        new.woken = self.woken
        new.last_woken = self.last_woken
        new.crowded = self.crowded
        new.stirred = self.stirred
        new.active = self.active
        new.turn = self.turn
        new.fresh = self.fresh
        new.pair = self.pair
        new.lost = self.lost
        new.changed_draw = self.changed_draw
        new.offers = self.offers
        new.cause = self.cause
        new.visits = self.visits.copy()
        new.owed = self.owed
        new.chosen = self.chosen
        new.set_dice = self.set_dice
        new.retrieved = self.retrieved
        new.added = self.added
        new.by_roll = self.by_roll
        new.helped = self.helped
        new.context = self.context
        return new

    # Reading the city.

    def has(self, seat: int, kind: int) -> int:
        return self.purses[seat] >> FIELD * kind & MOST

    def artifact_counts(self, seat: int) -> list[int]:
        """How many of each kind are in this seat's hand."""
        return unpack(self.purses[seat])[KINDS_OF_GOODS:]

    def add(self, seat: int, kind: int, count: int) -> None:
        """Goods into the purse, or out of it."""
        self.purses[seat] += count << FIELD * kind

    def own_dice(self, seat: int) -> range:
        return range(DICE * seat, DICE * seat + DICE)

    def home_dice(self, seat: int) -> list[int]:
        """The available workers."""
        where = self.where
        first = DICE * seat
        return [die for die in range(first, first + DICE) if where[die] == HOME]

    def workers(self, seat: int) -> int:
        """How many workers this seat has, at home and on the board."""
        return sum(self.where[die] != POOL for die in self.own_dice(seat))

    def workers_on(self, space: int) -> list[int]:
        return [die for die, spot in enumerate(self.where) if spot == space]

    def workers_at_site(self, site: int) -> list[int]:
        return [self.on[space] for space in board.site_spaces(site) if self.on[space] >= 0]

    def is_built(self, site: int) -> bool:
        return self.built >> site & 1 == 1

    def tile(self, site: int) -> Tile:
        return TILES[self.tiles.faces[self.site_tiles[site]]]

    def suffers(self, seat: int, penalty: int, pips: int = 0) -> bool:
        """A built tile with this penalty lacks this seat's star (D-build-4)."""
        return self.penalties[seat] >> penalty + pips & 1 == 1

    def recruit(self, tag: int) -> Recruit:
        return RECRUITS[self.recruits.faces[tag]]

    def has_faction(self, seat: int, faction: int) -> bool:
        """An active recruit of that faction; Academy does not matter here."""
        return self.factions[seat] >> faction & 1 == 1

    def working(self, seat: int) -> list[int]:
        """The tags of the recruits whose abilities this seat can use now (D-rec-1, D-m07)."""
        return [] if self.suffers(seat, NO_ABILITIES) else self.settled_in(seat)

    def settled_in(self, seat: int) -> list[int]:
        """The tags of the active recruits that bring something already (D-time-3, D-y-2)."""
        if self.settings.edition == "first":
            return list(self.active_recruits[seat])
        return [tag for tag in self.active_recruits[seat] if self.awake_since[tag] < self.turn]

    def has_change(self, seat: int, change: int) -> bool:
        """A working recruit with this standing change."""
        return self.changes[seat] >> change & 1 == 1

    def room(self, faction: int) -> bool:
        """A place for a star is left in the territory (D-setup-1)."""
        return sum(self.territory[self.seats * faction : self.seats * (faction + 1)]) < self.seats

    def fire(self, seat: int, when: int) -> None:
        """Recruits of this seat may answer an event that happens now, if any of them listens to it."""
        if self.listens[seat] >> when & 1:
            self.agenda.append((codes.FIRE, seat, when, 0))

    def refresh(self) -> None:
        """Work out anew what follows from recruits and tiles; after any of them changed, and as a turn begins."""
        for seat in range(self.seats):
            penalties = 0
            for site in range(SITES):
                if self.built >> site & 1 and not self.tile_stars[site] >> seat & 1:
                    tile = self.tile(site)
                    penalties |= 1 << tile.penalty + tile.pips
            self.penalties[seat] = penalties
            self.factions[seat] = self._factions(self.active_recruits[seat])
            self.bonuses[seat] = 0 if self.suffers(seat, NO_BONUSES) else self._factions(self.settled_in(seat))
            self.changes[seat] = self.listens[seat] = 0
            self.answerers[seat] = []
            working = self.working(seat)
            for position, tag in enumerate(self.active_recruits[seat]):
                if tag in working:
                    recruit = self.recruit(tag)
                    self.changes[seat] |= 1 << recruit.change
                    for index, one in enumerate(recruit.abilities):
                        self.listens[seat] |= 1 << one.when
                        self.answerers[seat].append((1 << 2 * position + index, tag, one))
        self.watched = any(listening >> ability.OTHERS_ROLL & 1 for listening in self.listens)

    def _factions(self, tags: Iterable[int]) -> int:
        """A mask of the factions of these recruits."""
        found = 0
        for tag in tags:
            found |= 1 << self.recruit(tag).faction
        return found

    def refresh_spaces(self) -> None:
        """Work out anew what follows from the workers on the board; after it was laid out."""
        for site in range(SITES):
            taken = [self.on[space] >= 0 for space in board.site_spaces(site)]
            self.site_free[site] = sum((not one) << slot for slot, one in enumerate(taken))
        for space in range(len(self.area_sums)):
            self.area_sums[space] = sum(self.pips[die] for die in self.workers_on(space))

    @property
    def visit(self) -> Visit:
        return self.visits[-1] if self.visits else NO_VISIT

    # Small moves.

    def note_for(self, seat: int, event: int, *values: int) -> None:
        """One of the events in PRIVATE: only this seat may read the card that it names."""
        self.log.append((event, 1 << seat, *values))

    # Each is owed to `cause`, where one is given, or else to what is going on.

    def gain_good(self, seat: int, kind: int, count: int, cause: int = -1) -> None:
        if count:
            self.purses[seat] += count << FIELD * kind
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
            if after > before and self.has_change(seat, ability.MORALE_WITH_KNOWLEDGE):
                self.change_morale(seat, after - before, CAUSE_OF_CHANGE[ability.MORALE_WITH_KNOWLEDGE])
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
                if self.has_change(seat, ability.KNOWLEDGE_WITH_MORALE):
                    self.change_knowledge(seat, after - before, CAUSE_OF_CHANGE[ability.KNOWLEDGE_WITH_MORALE])
        if after != before + steps:
            self.log.append((CityEvent.MORALE_STAYS, seat, before + steps - after, cause))

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

    def call(self, faction: int) -> None:
        """A step at or beyond the mark that wakes this faction's recruits, also those kept hidden (D-y-7)."""
        self.awake |= 1 << faction
        self.stirred = True
        if any(self.kept_hidden):
            for tag, may_be in enumerate(self.kept_hidden):
                if may_be:
                    wakes = self.recruit(tag).faction == faction
                    self.kept_hidden[tag] = 0 if wakes else may_be & ~(1 << faction)

    def draw_artifact(self, seat: int, cause: int = -1) -> int:
        """One card from the pile; the discards are shuffled in when it is empty. -1 when both are."""
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
        self.artifacts.tell(tag, 1 << seat)
        self.hands[seat] += (tag,)
        self.crowded = True
        self.add(seat, KINDS_OF_GOODS + self.artifacts.faces[tag], 1)
        self.note_for(seat, CityEvent.DREW, seat, tag, cause)
        return tag

    def take_card(self, seat: int, kind: int) -> int:
        """A card of that kind leaves the hand, for all to see; one that everybody knew of, if there is one. Its tag."""
        hand, cards = self.hands[seat], self.artifacts
        fitting = [tag for tag in hand if cards.faces[tag] == kind]
        known = [tag for tag in fitting if cards.is_public(tag)]
        if known:
            self.hands[seat] = tuple([other for other in hand if other != known[0]])
            return known[0]
        return self.take_one_of(seat, fitting[0], [tag for tag in hand if not cards.is_public(tag)])

    def take_one_of(self, seat: int, tag: int, among: list[int]) -> int:
        """A card leaves the hand for all to see; that it was one of these, everybody knows, but not which. Its tag.

        So all of them get new tags, which are the same whichever it was.
        """
        others = [other for other in self.hands[seat] if other not in among]
        if len(among) > 1:
            tag, *rest = self.artifacts.renew([tag, *(other for other in among if other != tag)], 1 << seat)
            others += rest
        self.hands[seat] = tuple(others)
        self.artifacts.tell_all(tag)
        return tag

    def discard_artifact(self, seat: int, kind: int) -> None:
        """One card of that kind from the hand, face up on the discards."""
        self.discard_taken(seat, self.take_card(seat, kind))

    def discard_taken(self, seat: int, tag: int) -> None:
        """A card that has left the hand is discarded."""
        self.put_away(seat, tag)
        self.log.append((CityEvent.DISCARDED, seat, tag, self.cause))

    def put_away(self, seat: int, tag: int) -> None:
        """A card that has left the hand goes onto the discards; somebody else has to log it."""
        self.add(seat, KINDS_OF_GOODS + self.artifacts.faces[tag], -1)
        self.discards.append(tag)

    def renew_recruits(self, old: list[int], told: int) -> list[int]:
        """New tags for recruits of which some went one way and some another, and nobody else saw which."""
        new = self.recruits.renew(old, told)
        self.awake_since += [-1] * len(new)
        self.kept_hidden += [0] * len(new)
        return new

    def lose_worker(self, die: int) -> None:
        """Back to the pool, from wherever it was (D-mk-6)."""
        self.bring(die, POOL)
        self.set_dice &= ~(1 << die)  # when it comes again it is rolled

    def occupy(self, space: int, die: int) -> None:
        """A worker on a space that holds one."""
        self.on[space] = die
        if board.FIRST_SITE <= space < board.FIRST_MARKET:
            site, slot = divmod(space - board.FIRST_SITE, SPACES_A_SITE)
            self.site_free[site] &= ~(1 << slot)

    def bring(self, die: int, to: int) -> None:
        """Home or to the pool, from wherever it was."""
        space = self.where[die]
        self.where[die] = to
        if 0 <= space < len(self.area_sums):
            self.area_sums[space] -= self.pips[die]
        elif space >= 0 and self.on[space] == die:
            self.on[space] = -1
            if board.FIRST_SITE <= space < board.FIRST_MARKET:
                site, slot = divmod(space - board.FIRST_SITE, SPACES_A_SITE)
                self.site_free[site] |= 1 << slot
