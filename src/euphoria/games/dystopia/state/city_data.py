"""The fields of the state of `dystopia`, and copying them.

Dice are numbered seat * 4 + 0..3; `where` says which space each is on, or HOME (available), or POOL. Artifacts,
recruits, dilemmas and tiles are tags of a `SecretPile`, which knows their faces and who has seen them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from euphoria.games.dystopia import board, causes
from euphoria.games.dystopia.cards.ability import RecruitAbility
from euphoria.games.dystopia.components import DICE, SITES, STARS
from euphoria.games.dystopia.costs import WIDTH
from euphoria.games.dystopia.state.secret_pile import SecretPile
from euphoria.games.dystopia.state.visit import Visit
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

if TYPE_CHECKING:
    from typing import Self

    from euphoria.games.dystopia.options import DystopiaSettings
    from euphoria.kernel.core.game import Game

POOL: Final = -2
HOME: Final = -1
"""In the place of a space: the worker is in the supply, or available."""
FROM_SUBTERRA: Final = 16
FED_BLISS: Final = 32
"""Bits beside the four dice in `retrieved`."""

Row = tuple[int, ...]
"""Numbers that change seldom: they are replaced by other rows, so that copies share them."""
AnsweringAbility = tuple[int, int, RecruitAbility]
"""(bit in the mask of the abilities that have answered an event, tag of the recruit, ability)."""
Answerers = tuple[list[AnsweringAbility], ...]


class CityData(State):
    """The fields of the state: what is on the board and before the players, as small numbers and lists of them.

    `state/fields.py` declares how each of them is stored and what a sample does with it.
    """

    __slots__ = (
        "active", "active_recruits", "added", "allegiance", "answerers", "area_sums", "artifacts", "awake",
        "awake_since", "bonuses", "built", "by_roll", "cause", "changed_draw", "changes", "chosen", "context",
        "crowded", "dilemma", "dilemmas", "discards", "factions", "fresh", "hands", "helped", "hidden_recruits",
        "kept_hidden", "knowledge", "last_woken", "listens", "lost", "miners", "morale", "offers", "on", "owed",
        "packets", "pair", "penalties", "pile", "pips", "recruit_pile", "recruit_stars", "recruits", "retrieved",
        "set_dice", "settings", "site_free", "site_tiles", "stars", "stirred", "territory", "things", "tile_picks",
        "tile_stars", "tiles", "turn", "visits", "watched", "where", "woken",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, settings: DystopiaSettings, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.settings = settings

    def clear(self) -> None:
        """Sets every field to its value before anything is dealt."""
        seats = self.seats
        self.begin()

        # What each player has, by seat.
        self.things = [0] * (WIDTH * seats)  # by seat and kind: goods, then artifacts
        self.knowledge = [0] * seats
        self.morale = [0] * seats
        self.stars = [STARS] * seats  # still to be placed
        self.where = [POOL] * (DICE * seats)
        self.pips = [1] * (DICE * seats)

        # Cards, as tags of a `SecretPile`.
        self.artifacts = SecretPile([], [], [], [])
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.pile: list[int] = []  # the top card is last
        self.discards: list[int] = []
        self.recruits = SecretPile([], [], [], [])
        self.recruit_pile: Row = ()
        self.active_recruits: list[tuple[int, ...]] = [()] * seats
        self.hidden_recruits: list[tuple[int, ...]] = [()] * seats
        self.awake_since: Row = ()  # by tag: the turn it became active, -1 before
        self.kept_hidden: Row = ()  # by tag: 0, or the factions (a mask) that a recruit kept hidden may be of
        self.recruit_stars: list[int] = []  # tags with a star
        self.packets: list[tuple[int, ...]] = []  # by seat: the recruits that it chooses from in a draft
        self.dilemmas = SecretPile([], [], [], [])
        self.dilemma = [0] * seats  # 0 open, 1 fought, 2 contributed
        self.tiles = SecretPile([], [], [], [])
        self.site_tiles: list[int] = []  # by site: the tag of its tile
        self.tile_picks: list[int] = []  # by seat: the tile that it picked in a draft

        # The board.
        self.on = [-1] * len(board.SPACES)  # the die on each space that holds one
        self.allegiance = [0] * 4
        self.miners = [0] * 3
        self.built = 0  # mask of sites
        self.territory = [0] * (4 * seats)  # stars by faction and seat
        self.tile_stars = [0] * SITES  # mask of seats

        # Derived from the above for speed (see `refresh` and `refresh_spaces`).
        self.penalties: Row = (0,) * seats  # by seat: mask of the tiles whose penalty it suffers
        self.changes: Row = (0,) * seats  # by seat: mask of the standing changes of its working recruits
        self.listens: Row = (0,) * seats  # by seat: mask of the triggers that its working recruits answer
        self.answerers: Answerers = ([],) * seats  # by seat: the abilities of its working recruits
        self.factions: Row = (0,) * seats  # by seat: mask of the factions of its active recruits
        self.bonuses: Row = (0,) * seats  # by seat: mask of the factions whose tiers 1 and 2 give it a bonus
        self.site_free = [15] * SITES  # by construction site: mask of its free spaces
        self.area_sums = [0] * 4  # by commodity area: the sum of the workers' numbers there
        self.watched = False  # whether any recruit answers other players' rolls
        self.awake = 0  # mask of factions whose hidden recruits wake
        self.woken = 0  # mask of factions whose hidden recruits have been woken
        self.last_woken = 0  # the turn in which a recruit last woke; 0 is the start
        self.crowded = True  # whether a hand may be over its limit
        self.stirred = False  # whether recruits may have to wake or to get a star

        # The turn.
        self.active = 0
        self.turn = 0
        self.fresh = 0  # mask of the active player's dice that may be placed in this turn
        self.pair = 0  # the number that this turn's workers have, 0 before the first
        self.lost = 0  # mask of seats that have lost a worker to knowledge in this turn
        self.changed_draw = 0  # mask of recruits (tags) that have changed a draw in this turn
        self.offers = 0
        self.cause = causes.PAYING  # the rule that the next entries of the log are owed to, as in `causes`
        self.visits: list[Visit] = []
        self.owed = -1  # the space that is still to be paid for
        self.chosen = -1  # the space of a further worker, while its price in morale is paid
        self.set_dice = 0  # mask of dice that were set and are not rolled
        self.retrieved = 0  # mask of the own dice being retrieved, and FROM_SUBTERRA, FED_BLISS
        self.added = -1  # the worker that was added last
        self.by_roll = False  # whether the worker lost last was lost by a roll
        self.helped = 0  # mask of the seats that helped to build the last market
        self.context: tuple[int, int, int] = (0, 0, 0)  # what the question is about

    def blank(self, dice: Dice) -> Self:
        """A state of the same game and table, with these dice and no fields set."""
        raise NotImplementedError

    def copy(self) -> Self:
        new = self.blank(self.dice.copy())
        self.copy_into(new)
        new.things = self.things.copy()
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
        new.recruit_pile = self.recruit_pile
        new.active_recruits = self.active_recruits.copy()
        new.hidden_recruits = self.hidden_recruits.copy()
        new.awake_since = self.awake_since
        new.kept_hidden = self.kept_hidden
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
        new.penalties = self.penalties
        new.changes = self.changes
        new.listens = self.listens
        new.answerers = self.answerers
        new.factions = self.factions
        new.bonuses = self.bonuses
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
