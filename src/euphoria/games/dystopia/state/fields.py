"""The fields of the state of `dystopia`, in the order in which they are stored, and whether stored values fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import (
    ARTIFACTS,
    COPIES_OF_ARTIFACT,
    DICE,
    DILEMMAS,
    FACTIONS,
    HIGHEST,
    RECRUITS_DEALT,
    RECRUITS_DRAWN,
    SITES,
    STARS,
)
from euphoria.games.dystopia.costs import WIDTH, pack_offer, unpack_offer
from euphoria.games.dystopia.state.secret_pile import SecretPile
from euphoria.games.dystopia.state.visit import NUMBERS, Visit
from euphoria.kernel.core.errors import LoadError
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
    QUESTION,
    RESULT,
    ROWS,
    Field,
    Form,
    check_fit,
    numbers,
    rows_of,
    typed,
)

if TYPE_CHECKING:
    from euphoria.games.dystopia.state.city import City


def _read_pile(state: object, stored: object, name: str) -> SecretPile:
    """Reads a pile. States that were stored by older versions have no mixes."""
    parts = typed(stored, name, list)
    if not 3 <= len(parts) <= 4:
        raise LoadError(f"damaged state: {name!r} should be faces, who was told, batches, and mixes")
    faces, seen_by, batches = (numbers(part, name) for part in parts[:3])
    rows = parts[3] if len(parts) == 4 else []
    if len(faces) != len(seen_by) or not isinstance(rows, list):
        raise LoadError(f"damaged state: {name!r} should be faces, who was told, batches, and mixes")
    mixes = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 2:
            raise LoadError(f"damaged state: {name!r} has a mix that is not a pair")
        mixes.append((tuple(numbers(row[0], name)), tuple(numbers(row[1], name))))
    if any(len(old) != len(new) or not all(0 <= tag < len(faces) for tag in (*old, *new)) for old, new in mixes):
        raise LoadError(f"damaged state: {name!r} has a mix of tags that are not there")
    return SecretPile(faces, seen_by, batches, mixes)


def _write_pile(pile: SecretPile) -> object:
    return pile.json()


def _write_purses(things: list[int]) -> object:
    return [pack_offer(things[first : first + WIDTH]) for first in range(0, len(things), WIDTH)]


def _read_purses(state: object, stored: object, name: str) -> list[int]:
    return [count for purse in numbers(stored, name) for count in unpack_offer(purse)]


def _kept(form: Form, *names: str) -> tuple[Field, ...]:
    """Fields that every player knows, stored in one form."""
    return tuple(Field(name, KEEP, form) for name in names)


PURSES: Final = Form(_write_purses, _read_purses)
"""What each player has, as one number for each."""
PILE: Final = Form(_write_pile, _read_pile)
VISITS: Final = Form(lambda visits: [visit.numbers() for visit in visits], rows_of(NUMBERS, Visit).read)

FIELDS: Final[tuple[Field, ...]] = (
    QUESTION,
    *_kept(
        INT,
        "active", "turn", "fresh", "pair", "lost", "changed_draw", "offers", "owed", "chosen", "cause", "set_dice",
        "retrieved", "added", "helped", "built", "awake", "woken", "last_woken",
    ),
    JOINT,
    *_kept(FLAG, "by_roll", "stirred", "crowded"),
    Field("things", DRAW, PURSES, key="purses"),
    *_kept(
        INTS,
        "knowledge", "morale", "stars", "where", "pips", "pile", "discards",
    ),
    *_kept(INT_TUPLE, "recruit_pile", "awake_since", "kept_hidden"),
    *_kept(INTS, "recruit_stars", "dilemma", "site_tiles"),
    Field("tile_picks", DRAW, INTS),
    *_kept(INTS, "on", "allegiance", "miners", "territory", "tile_stars"),
    DECIDERS,
    Field("context", HIDE, INT_TUPLE),
    AGENDA,
    *_kept(ROWS, "hands", "active_recruits", "hidden_recruits", "packets"),
    *_kept(VISITS, "visits"),
    Field("artifacts", DRAW, PILE),
    Field("recruits", DRAW, PILE),
    Field("dilemmas", DRAW, PILE),
    Field("tiles", DRAW, PILE),
    LOG_ENTRIES,
    GIVEN_ANSWERS,
    RESULT,
    # Derived from the fields above by `refresh` and `refresh_spaces`, and not stored.
    Field("penalties", KEEP),
    Field("changes", KEEP),
    Field("listens", KEEP),
    Field("answerers", KEEP),
    Field("factions", KEEP),
    Field("bonuses", KEEP),
    Field("site_free", KEEP),
    Field("area_sums", KEEP),
    Field("watched", KEEP),
)  # fmt: skip
"""`CityData.clear` says what each of them is."""


def check(state: City) -> None:
    """`LoadError` unless the stored values fit together, so that the rules can go on."""
    seats, cards, recruits = state.seats, len(state.artifacts.faces), len(state.recruits.faces)
    laid = [*state.pile, *state.discards, *(tag for hand in state.hands for tag in hand)]
    unset = 1 if state.turn else 0  # in a track draft, markers are set before the first turn
    check_fit(
        {
            "context": len(state.context) == 3,
            "where": len(state.where) == DICE * seats and all(-2 <= spot < len(SPACES) for spot in state.where),
            "pips": len(state.pips) == DICE * seats and all(1 <= number <= 6 for number in state.pips),
            "on": len(state.on) == len(SPACES) and all(-1 <= die < DICE * seats for die in state.on),
            "purses": len(state.things) == WIDTH * seats and min(state.things) >= 0,
            "knowledge": len(state.knowledge) == seats and all(unset <= step <= HIGHEST for step in state.knowledge),
            "morale": len(state.morale) == seats and all(unset <= step <= HIGHEST for step in state.morale),
            "stars": len(state.stars) == seats and all(0 <= stars <= STARS for stars in state.stars),
            "packets": all(0 <= tag < recruits for row in state.packets for tag in row),
            "artifacts": len(laid) == len(ARTIFACTS) * COPIES_OF_ARTIFACT and all(0 <= tag < cards for tag in laid),
            "hands": len(state.hands) == seats,
            "recruits": _is_deck(state.recruits, len(RECRUITS), (RECRUITS_DEALT + RECRUITS_DRAWN) * seats),
            "awake_since": len(state.awake_since) == recruits and len(state.kept_hidden) == recruits,
            "active_recruits": _are_tags(state.active_recruits, seats, recruits)
            and _are_tags(state.hidden_recruits, seats, recruits),
            "dilemmas": sorted(state.dilemmas.faces) == list(range(len(DILEMMAS))) and len(state.dilemma) == seats,
            "tiles": _is_deck(state.tiles, len(TILES), SITES + seats),
            "site_tiles": len(state.site_tiles) == SITES
            and all(0 <= tag < len(state.tiles.faces) for tag in state.site_tiles),
            "territory": len(state.territory) == len(FACTIONS) * seats and len(state.tile_stars) == SITES,
            "allegiance": len(state.allegiance) == len(FACTIONS) and len(state.miners) == 3,
            "deciders": all(0 <= seat < seats for seat in state.deciders),
            "question": 0 <= state.question < len(codes.QUESTIONS),
            "agenda": all(len(frame) == 4 for frame in state.agenda),
        },
        f"a table of {seats}",
    )


def _is_deck(pile: SecretPile, cards: int, least: int) -> bool:
    """Whether the first shuffle is of different cards, enough of them, and all faces are among the cards that exist.

    The deck may be smaller than today's: cards can have been added since the state was stored.
    """
    ends = [*pile.batches[1:], *(min(new) for _, new in pile.mixes if new), len(pile.faces)]
    first = pile.faces[: min(ends)]
    return len(set(first)) == len(first) >= least and all(0 <= face < cards for face in pile.faces)


def _are_tags(rows: list[tuple[int, ...]], seats: int, recruits: int) -> bool:
    return len(rows) == seats and all(0 <= tag < recruits for row in rows for tag in row)
