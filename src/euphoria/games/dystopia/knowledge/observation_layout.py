"""What the numbers of an observation of `dystopia` mean, and where each field begins."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.board import FIRST_TUNNEL, MARKET, MULTI_USE, SITE, SITE_COSTS, SPACES, Space
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.components import (
    ARTIFACTS,
    COPIES_OF_ARTIFACT,
    DICE,
    DILEMMAS,
    FACTIONS,
    GOODS,
    HIGHEST,
    MOST_SEATS,
    RECRUITS_DEALT,
    STARS,
    TIER_4,
    TUNNEL_ENDS,
)
from euphoria.kernel.learning.layout import PLAYER_0, LayoutBuilder, ObservationLayout, players
from euphoria.kernel.learning.rows import Row, zeros

MOST: Final = 30
"""More than this many of one kind of goods, or in an offer, count as this many."""
MOST_CARDS: Final = 12
"""More artifacts in a hand than this count as this many."""
MOST_TO_TAKE: Final = 6
HIGHEST_SUM: Final = 12
"""Higher sums of workers on an area, which all do the same, count as this."""
LONG: Final = 1000
"""So many turns count as 1."""
MAY_WAKE: Final = 0
MAY_DRAW: Final = 1
MAY_TAKE: Final = 2
"""Where the goods begin among what a player may have."""
NOT_PLAYED: Final = -1
NUMBERS: Final[tuple[str, ...]] = tuple(f"number {number}" for number in range(1, 7))
THINGS: Final[tuple[str, ...]] = (*GOODS, *ARTIFACTS)


def _name(space: Space) -> str:
    """The id of a space, and which of its site it is."""
    if space.what != SITE:
        return space.id
    first = next(other.number for other in SPACES if other.what == SITE and other.site == space.site)
    return f"{space.id} space {space.number - first + 1} ({GOODS[space.cost.goods[0][1][0]]})"


SPACE_NAMES: Final[tuple[str, ...]] = tuple(_name(space) for space in SPACES)
AREA_NAMES: Final[tuple[str, ...]] = tuple(space.id for space in SPACES if space.kind == MULTI_USE)
MARKET_NAMES: Final[tuple[str, ...]] = tuple(space.id for space in SPACES if space.what == MARKET)
SITE_NAMES: Final[tuple[str, ...]] = tuple(id for id, _ in SITE_COSTS)
TILE_NAMES: Final[tuple[str, ...]] = tuple(tile.id for tile in TILES)
WORKERS: Final[tuple[str, ...]] = tuple(f"worker {index}" for index in range(DICE))


class DystopiaLayout:
    """The offsets of all fields at a table with so many seats. Players are counted from the observer."""

    def __init__(self, seats: int, recruits: str) -> None:
        played = deck(recruits)
        self.place = [played.index(number) if number in played else NOT_PLAYED for number in range(len(RECRUITS))]
        """By the number of a recruit: its place among those that are played."""
        self.recruits: i64 = len(played)
        self.tiles: i64 = len(TILES)
        names = tuple(f"{RECRUITS[number].rule} {RECRUITS[number].name}" for number in played)
        others = players(seats)
        add = LayoutBuilder()
        self._add_question(add, others, names)
        self._add_own(add)
        self._add_trade(add, others)
        self._add_board(add)
        before = len(add.fields)
        self._add_player(add, PLAYER_0, names)
        self.block: i64 = add.repeat(before, others[1:])
        """How many numbers there are for each player."""
        self.layout: ObservationLayout = add.layout()
        self.size = self.layout.size
        self.nothing: Row = zeros(self.size)

    def _add_question(self, add: LayoutBuilder, others: tuple[str, ...], recruits: tuple[str, ...]) -> None:
        self.question: i64 = add.add("question", codes.QUESTIONS[1:], "What the seats that decide now are asked.")
        self.asked: i64 = add.add("asked", others, "1 for each player who must decide now.")
        self.answered: i64 = add.one("answered", "1 if you have answered a question that others are still asked.")
        self.active: i64 = add.add("active", others, "1 for the player whose turn it is.")
        self.turn: i64 = add.one("turn", f"The turns so far, in units of {LONG}, at most 1.")
        self.elapsed: i64 = add.one(
            "elapsed", "The turns so far, as a part of `turn_limit`; 0 where there is no limit."
        )
        self.number: i64 = add.add(
            "number of the turn", NUMBERS, "The number that the workers placed in this turn have."
        )
        self.space: i64 = add.add(
            "space", SPACE_NAMES, "The space that the question is about: the one last visited, or about to be."
        )
        self.visitor: i64 = add.add("visitor", others, "Whose worker has just been placed.")
        self.victim: i64 = add.add("bumped player", others, "Whose worker it has bumped.")
        self.bumped: i64 = add.one("bumped number", "The number of the bumped worker; 0 if there is none.", 0, 6)
        self.answering: i64 = add.add(
            "recruits that answer", recruits, "The recruits that the asked player may use now, if their price is paid."
        )
        self.offered: i64 = add.add(
            "recruits offered",
            tuple(f"card {card}: {recruit}" for card in range(RECRUITS_DEALT) for recruit in recruits),
            "Which recruit is on each card that you choose from, numbered as in your actions.",
        )
        self.tiles_offered: i64 = add.add(
            "tiles offered",
            tuple(f"tile {tile}: {name}" for tile in range(2) for name in TILE_NAMES),
            "Which market tile is each of the two that you choose from.",
        )
        self.side: i64 = add.add(
            "dilemma to pay for", ("fight", "contribute"), "Which side of your dilemma you pay for."
        )
        self.left: i64 = add.one("goods to take", "How many goods the asked player may still choose.", 0, MOST_TO_TAKE)
        self.may: i64 = add.add(
            "what one may have", ("recruit turned up", "artifact", *GOODS), "What the asked player may have or refuse."
        )
        self.bliss: i64 = add.one("bliss to pay", "1 if what the asked player gives away is bliss, or stands for it.")

    def _add_own(self, add: LayoutBuilder) -> None:
        self.tile_in: i64 = add.add(
            "your tile in play", TILE_NAMES, "After a draft of tiles: the one that you have picked."
        )
        self.tile_out: i64 = add.add("your tile out of play", TILE_NAMES, "And the one that you have not.")
        self.own_number: i64 = add.add(
            "your workers: number",
            tuple(f"{worker} {number}" for worker in WORKERS for number in NUMBERS),
            "The number of each of your workers, as `retrieve` counts them; all 0 if it is not in play.",
        )
        self.own_place: i64 = add.add(
            "your workers: place",
            tuple(f"{worker} {place}" for worker in WORKERS for place in ("available", *SPACE_NAMES)),
            "Where each of your workers is; all 0 if it is not in play.",
        )
        self.retrieved: i64 = add.add("your workers: retrieved", WORKERS, "1 for each that you are just retrieving.")

    def _add_trade(self, add: LayoutBuilder, others: tuple[str, ...]) -> None:
        self.offers: i64 = add.one("offers left", "How many offers the active player may still make.", 0, 3)
        self.offer_by: i64 = add.add("offer by", others, "Who makes the offer that is on the table.")
        self.give: i64 = add.add("offer: given", THINGS, "What that player would give.", 0, MOST)
        self.take: i64 = add.add("offer: taken", THINGS, "What that player would take for it.", 0, MOST)

    def _add_board(self, add: LayoutBuilder) -> None:
        self.allegiance: i64 = add.add("allegiance", FACTIONS, "The step of each track of allegiance.", 0, TIER_4)
        self.miners: i64 = add.add("miners", FACTIONS[:3], "The step of each miner in its tunnel.", 0, TUNNEL_ENDS)
        self.sums: i64 = add.add(
            "sums", AREA_NAMES, f"The sum of all workers on each commodity area, at most {HIGHEST_SUM}.", 0, HIGHEST_SUM
        )
        cards = COPIES_OF_ARTIFACT * len(ARTIFACTS)
        self.pile: i64 = add.one("deck", "How many cards are in the deck of artifacts.", 0, cards)
        self.discards: i64 = add.add(
            "discards", ARTIFACTS, "How many of each artifact lie on the pile of discards.", 0, COPIES_OF_ARTIFACT
        )
        self.built: i64 = add.add("built", MARKET_NAMES, "1 for each market that is built.")
        self.tile: i64 = add.add(
            "tiles",
            tuple(f"{site} {tile}" for site in SITE_NAMES for tile in TILE_NAMES),
            "The market tile on each site, if you have seen it; all 0 where it is face down.",
        )

    def _add_player(self, add: LayoutBuilder, name: str, recruits: tuple[str, ...]) -> None:
        """The fields of one player."""
        self.goods: i64 = add.add(f"{name}: goods", GOODS, f"How many of each kind, at most {MOST}.", 0, MOST)
        self.cards: i64 = add.one(f"{name}: artifacts", f"How many, at most {MOST_CARDS}.", 0, MOST_CARDS)
        self.known: i64 = add.add(
            f"{name}: known artifacts",
            ARTIFACTS,
            "How many of each artifact are in this hand that you have seen, and that were not mixed with others since.",
            0,
            COPIES_OF_ARTIFACT,
        )
        self.knowledge: i64 = add.one(
            f"{name}: knowledge", "The step on its track; 0 if it is not yet set.", 0, HIGHEST
        )
        self.morale: i64 = add.one(f"{name}: morale", "The step on its track; 0 if it is not yet set.", 0, HIGHEST)
        self.stars: i64 = add.one(f"{name}: stars", "How many stars are still to be placed.", 0, STARS)
        self.settled: i64 = add.add(f"{name}: dilemma", ("fought", "contributed"), "How it was settled.")
        self.dilemma: i64 = add.add(
            f"{name}: dilemma card", tuple(names[0] for names in DILEMMAS), "Which it is, if you have seen it."
        )
        self.lost: i64 = add.one(f"{name}: lost a worker", "1 if knowledge has taken a worker in this turn.")
        self.home: i64 = add.add(f"{name}: available", NUMBERS, "How many available workers have each number.", 0, DICE)
        self.pool: i64 = add.one(f"{name}: pool", "How many workers are not in play.", 0, DICE)
        self.areas: i64 = add.add(
            f"{name}: workers on areas",
            tuple(f"{area} {number}" for area in AREA_NAMES for number in NUMBERS),
            "How many workers with each number are on each commodity area.",
            0,
            DICE,
        )
        self.spaces: i64 = add.add(
            f"{name}: workers on spaces",
            SPACE_NAMES[FIRST_TUNNEL:],
            "The number of the worker there, or 0.",
            0,
            HIGHEST,
        )
        self.territories: i64 = add.add(f"{name}: stars in territories", FACTIONS, "How many stars.", 0, MOST_SEATS)
        self.tile_stars: i64 = add.add(f"{name}: stars on tiles", MARKET_NAMES, "1 for each with a star.")
        self.recruit: i64 = add.add(f"{name}: recruits", recruits, "1 for each active recruit.")
        self.working: i64 = add.add(
            f"{name}: working recruits", recruits, "1 for each active recruit whose abilities can be used."
        )
        self.starred: i64 = add.add(f"{name}: recruits with a star", recruits, "1 for each recruit with a star.")
        self.hidden: i64 = add.one(f"{name}: hidden recruits", "How many.", 0, RECRUITS_DEALT)
        self.hidden_known: i64 = add.add(
            f"{name}: known hidden recruits", recruits, "1 for each hidden recruit that you have seen."
        )
        self.wish_give: i64 = add.add(
            f"{name}: counter-offer, given", THINGS, "What this player has said to give instead of an offer.", 0, MOST
        )
        self.wish_take: i64 = add.add(f"{name}: counter-offer, taken", THINGS, "And what for.", 0, MOST)


@cache
def offsets(seats: int, recruits: str) -> DystopiaLayout:
    """The layout of a table with so many seats and this value of the option `recruits`; made once."""
    return DystopiaLayout(seats, recruits)
