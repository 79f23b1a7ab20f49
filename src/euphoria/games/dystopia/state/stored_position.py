"""A state as JSON and back."""

from __future__ import annotations

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.ability import RECRUITS
from euphoria.games.dystopia.components import DICE, SITES, STARS
from euphoria.games.dystopia.state.city import City, Visit
from euphoria.games.dystopia.state.secret_pile import SecretPile
from euphoria.kernel.core.errors import LoadError
from euphoria.kernel.core.log import Log
from euphoria.kernel.core.state import Json
from euphoria.kernel.record.state_reader import numbers, read_answers, read_outcome, typed

NUMBERS = (
    "question", "active", "turn", "fresh", "pair", "lost", "changed_draw", "offers", "owed", "chosen", "cause",
    "set_dice", "retrieved", "added", "helped", "built", "awake", "woken", "last_woken",
)  # fmt: skip
FLAGS = ("joint", "by_roll", "stirred", "crowded")
LISTS = (
    "purses", "knowledge", "morale", "stars", "where", "pips", "pile", "discards", "recruit_pile",
    "awake_since", "kept_hidden", "recruit_stars", "dilemma", "site_tiles", "tile_picks", "on", "allegiance", "miners",
    "territory", "tile_stars", "deciders", "context",
)  # fmt: skip
TABLES = ("agenda", "hands", "active_recruits", "hidden_recruits", "packets", "visits")
SECRETS = ("artifacts", "recruits", "dilemmas", "tiles")


def position(state: City) -> Json:
    """All but the dice, in a fixed order."""
    stored: Json = {"seats": state.seats, "options": state.settings._asdict()}
    for name in (*NUMBERS, *FLAGS):
        stored[name] = getattr(state, name)
    for name in LISTS:
        stored[name] = list(getattr(state, name))
    for name in TABLES:
        stored[name] = [list(row) for row in getattr(state, name)]
    for name in SECRETS:
        stored[name] = getattr(state, name).json()
    stored["log"] = [list(entry) for entry in state.log]
    stored["answers"] = [None if answer is None else answer.json() for answer in state.answers]
    stored["outcome"] = None if state.outcome is None else state.outcome.json()
    return stored


def restore(state: City, stored: Json) -> None:
    """Fill an empty city from a `position()`; `LoadError` names what is wrong."""
    for name in NUMBERS:
        setattr(state, name, typed(stored, name, int))
    for name in FLAGS:
        setattr(state, name, typed(stored, name, bool))
    for name in LISTS:
        value = numbers(stored.get(name), name)
        setattr(state, name, tuple(value) if name in ("deciders", "context") else value)
    for name in TABLES:
        setattr(state, name, [tuple(numbers(row, name)) for row in typed(stored, name, list)])
    if not all(len(visit) == len(Visit._fields) for visit in state.visits) or len(state.context) != 3:
        raise LoadError("damaged state: 'visits' or 'context' has the wrong length")
    state.visits = [Visit(*visit) for visit in state.visits]
    for name in SECRETS:
        setattr(state, name, _secrets(typed(stored, name, list), name))
    state.log = Log()
    state.log.extend(tuple(numbers(row, "log")) for row in typed(stored, "log", list))
    state.answers = read_answers(stored, state.game.space)
    state.outcome = read_outcome(stored.get("outcome"))
    _check(state)
    state.refresh()
    state.refresh_spaces()


def _secrets(parts: list[object], name: str) -> SecretPile:
    """States that were stored before cards were mixed have no fourth part."""
    if not 3 <= len(parts) <= 4:
        raise LoadError(f"damaged state: {name!r} should be faces, who was told, batches, and mixes")
    faces, told, batches = (numbers(part, name) for part in parts[:3])
    rows = parts[3] if len(parts) == 4 else []
    if len(faces) != len(told) or not isinstance(rows, list):
        raise LoadError(f"damaged state: {name!r} should be faces, who was told, batches, and mixes")
    mixes = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 2:
            raise LoadError(f"damaged state: {name!r} has a mix that is not a pair")
        mixes.append((tuple(numbers(row[0], name)), tuple(numbers(row[1], name))))
    if any(len(old) != len(new) or not all(0 <= tag < len(faces) for tag in (*old, *new)) for old, new in mixes):
        raise LoadError(f"damaged state: {name!r} has a mix of tags that are not there")
    return SecretPile(faces, told, batches, mixes)


def _check(state: City) -> None:
    """What must hold for the rules to be able to go on."""
    seats, cards, recruits = state.seats, len(state.artifacts.faces), len(state.recruits.faces)
    laid = [*state.pile, *state.discards, *(tag for hand in state.hands for tag in hand)]
    unset = 1 if state.turn else 0  # markers that are still to be set
    wrong = {
        "where": len(state.where) != DICE * seats or not all(-2 <= spot < len(SPACES) for spot in state.where),
        "pips": len(state.pips) != DICE * seats or not all(1 <= number <= 6 for number in state.pips),
        "on": len(state.on) != len(SPACES) or not all(-1 <= die < DICE * seats for die in state.on),
        "purses": len(state.purses) != seats or min(state.purses) < 0,
        "knowledge": len(state.knowledge) != seats or not all(unset <= step <= 6 for step in state.knowledge),
        "morale": len(state.morale) != seats or not all(unset <= step <= 6 for step in state.morale),
        "stars": len(state.stars) != seats or not all(0 <= stars <= STARS for stars in state.stars),
        "packets": not all(0 <= tag < recruits for row in state.packets for tag in row),
        "artifacts": len(laid) != 36 or not all(0 <= tag < cards for tag in laid),
        "hands": len(state.hands) != seats,
        "recruits": recruits < 48 or not all(0 <= face < len(RECRUITS) for face in state.recruits.faces),
        "awake_since": len(state.awake_since) != recruits or len(state.kept_hidden) != recruits,
        "active_recruits": not _tags(state.active_recruits, seats, recruits)
        or not _tags(state.hidden_recruits, seats, recruits),
        "dilemmas": sorted(state.dilemmas.faces) != list(range(6)) or len(state.dilemma) != seats,
        "tiles": sorted(state.tiles.faces[:18]) != list(range(18)),
        "site_tiles": len(state.site_tiles) != SITES
        or not all(0 <= tag < len(state.tiles.faces) for tag in state.site_tiles),
        "territory": len(state.territory) != 4 * seats or len(state.tile_stars) != SITES,
        "allegiance": len(state.allegiance) != 4 or len(state.miners) != 3,
        "deciders": not all(0 <= seat < seats for seat in state.deciders),
        "question": not 0 <= state.question < len(codes.QUESTIONS),
        "agenda": not all(len(frame) == 4 for frame in state.agenda),
    }
    for name, is_wrong in wrong.items():
        if is_wrong:
            raise LoadError(f"damaged state: {name!r} does not fit a table of {seats}")


def _tags(rows: list[tuple[int, ...]], seats: int, recruits: int) -> bool:
    return len(rows) == seats and all(0 <= tag < recruits for row in rows for tag in row)
