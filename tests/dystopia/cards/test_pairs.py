"""Every recruit meets every other, and every built market: random play from tables made for it.

At such a table each seat has three active recruits, as one who has fought for a dilemma may have, and some markets
are built. Two recruits have met when they were at work together in one seat; a recruit and a market when the market
was built at its table, once with its player's star on it and once without. After every decision the invariants hold.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

import pytest

from euphoria import Action
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.components import ARTIFACTS, FACTIONS, GOODS
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.scenario.reader import SITE_IDS
from tests.dystopia.play import SEATS
from tests.dystopia.state.test_invariants import EDITIONS, WORDINGS, check

Pair = tuple[int, int]
"""Two recruits by number, the lower first."""
Market = tuple[int, int, bool]
"""A recruit, a tile, and whether the recruit's player has a star there."""
SPACES_TO_BUMP = (
    "euphorian-tunnel", "subterran-tunnel", "wastelander-tunnel", "incinerator", "free-press", "ark", "breeze-bar",
    "sky-lounge", "nimbus-loft", "tank-left", "tank-right",
)  # fmt: skip
AREAS = ("generator", "aquifer", "farm", "cloud-mine")


class Missing(NamedTuple):
    """What has not met yet."""

    pairs: set[Pair]
    markets: set[Market]

    @classmethod
    def all(cls, wording: str) -> Missing:
        faces = sorted(deck(wording))
        markets = {(face, tile, star) for face in faces for tile in range(len(TILES)) for star in (False, True)}
        return cls(set(combinations(faces, 2)), markets)


def pair(first: int, second: int) -> Pair:
    return (first, second) if first < second else (second, first)


# Tables.


def table(rng: random.Random, wording: str, missing: Missing) -> str:
    """A scenario in which many of the missing meet."""
    seats = rng.choice((2, 3, 4, 5, 6, 6))
    teams = choose_teams(rng, seats, wording, missing)
    tiles = choose_tiles(rng, teams, missing)
    lines = [
        "game: dystopia", f"seats: {seats}", f"seed: {rng.randrange(10**6)}", f"edition: {rng.choice(EDITIONS)}",
        f"recruits: {wording}", "turn_limit: 1000", f"turn: {rng.choice(SEATS[:seats])}",
    ]  # fmt: skip
    placed: list[str] = []
    sites = dict(zip(rng.sample(SITE_IDS, len(tiles)), tiles, strict=True))
    lines.append(
        "tiles: " + ", ".join(f"{site} {TILES[face].id} {' '.join(who)}" for site, (face, who) in sites.items())
    )
    if bare := [site for site, (_, who) in sites.items() if not who]:
        lines.append("built: " + ", ".join(bare))
    lines.append("allegiance: " + ", ".join(f"{faction} {rng.randrange(11)}" for faction in FACTIONS))
    lines.append("miners: " + ", ".join(f"{faction} {rng.choice((0, 4, 8, 9))}" for faction in FACTIONS[:3]))
    cards = rng.sample([kind for kind in ARTIFACTS for _ in range(6)], 36)
    for seat, team in zip(SEATS, teams, strict=False):
        morale = rng.randint(1, 6)
        hand = [cards.pop() for _ in range(rng.randint(0, min(morale, 4)))]
        counts = {name: rng.choice((0, 0, 1, 2, 5)) for name in GOODS}
        lines += [
            f"{seat} recruits: " + ", ".join(RECRUITS[face].rule for face in team),
            f"{seat} goods: " + ", ".join(f"{count} {name}" for name, count in counts.items()),
            f"{seat} hand: " + (", ".join(hand) or "-"),
            f"{seat} knowledge: {rng.randint(1, 6)}",
            f"{seat} morale: {morale}",
            f"{seat} workers: {workers(rng, placed)}",
        ]
    return "\n".join(lines)


def choose_teams(rng: random.Random, seats: int, wording: str, missing: Missing) -> list[list[int]]:
    """Three recruits a seat, those first who have the most others still to meet."""
    left = sorted(deck(wording))
    rng.shuffle(left)
    teams = []
    for _ in range(seats):
        team = [left.pop()]
        for _ in range(2):
            team.append(max(left, key=lambda face: sum(pair(face, other) in missing.pairs for other in team)))
            left.remove(team[-1])
        teams.append(team)
    return teams


def choose_tiles(rng: random.Random, teams: list[list[int]], missing: Missing) -> list[tuple[int, list[str]]]:
    """Three built tiles that many here have not met, with stars of those who have only met them without."""
    faces = list(range(len(TILES)))
    rng.shuffle(faces)
    here = [face for team in teams for face in team]
    faces.sort(key=lambda tile: -sum((face, tile, star) in missing.markets for face in here for star in (False, True)))
    chosen = []
    for tile in faces[:3]:
        who = []
        for seat, team in zip(SEATS, teams, strict=False):
            lacking = [sum((face, tile, star) in missing.markets for face in team) for star in (False, True)]
            if lacking[1] > lacking[0] or (lacking[0] == lacking[1] and rng.random() < 0.5):
                who.append(seat)
        chosen.append((tile, who))
    return chosen


def workers(rng: random.Random, placed: list[str]) -> str:
    """Some at home, often two alike; the others in the areas and on spaces where they can be bumped."""
    number = rng.randint(1, 6)
    home = [str(number)] + [str(rng.choice((number, rng.randint(1, 6)))) for _ in range(rng.randrange(2))]
    on_board = []
    for _ in range(rng.randint(0, 4 - len(home))):
        free = [space for space in SPACES_TO_BUMP if space not in placed]
        space = rng.choice(free if free and rng.random() < 0.7 else AREAS)
        placed.append(space)
        on_board.append(f"{space} {rng.randint(1, 6)}")
    return f"{' '.join(home)} / {', '.join(on_board)}"


# Play.


def choose(rng: random.Random, legal: list[Action]) -> Action:
    """At random, but fond of recruits, and of neither retrieving nor passing more than is needed."""
    fond = [action for action in legal if action.kind in ("use", "accept")]
    if fond and rng.random() < 0.8:
        return rng.choice(fond)
    busy = [action for action in legal if action.kind not in ("retrieve", "pass", "stop")]
    return rng.choice(busy if busy and rng.random() < 0.8 else legal)


def play(rng: random.Random, text: str, decisions: int) -> DystopiaState:
    state = GAME.scenario(text)
    check(state)
    for number in range(decisions):
        if not state.deciders:
            break
        before = state.copy() if number % 8 == 0 else None
        seat = state.deciders[0]
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        state.apply(seat, choose(rng, legal))
        check(state, before)
    return state


def note_meetings(state: DystopiaState, missing: Missing) -> None:
    tiles = [(state.tile(site), state.tile_stars[site]) for site in range(6) if state.is_built(site)]
    for seat in range(state.seats):
        working = [state.recruit(tag).number for tag in state.working(seat)]  # none where Academy silences them
        missing.pairs.difference_update(pair(first, second) for first, second in combinations(working, 2))
        team = [state.recruit(tag).number for tag in state.active_recruits[seat] if state.awake_since[tag] < state.turn]
        for tile, stars in tiles:
            star = stars >> seat & 1 == 1
            missing.markets.difference_update((face, TILES.index(tile), star) for face in team)


def used_together(state: DystopiaState) -> set[frozenset[str]]:
    """The rules of recruits of one seat that have both been used in this play."""
    used: dict[object, set[str]] = {}
    for event in state.events(None):
        if event["event"] == "used":
            used.setdefault(event["seat"], set()).add(str(event["recruit"]))
    return {frozenset(two) for team in used.values() for two in combinations(team, 2)}


class Account(NamedTuple):
    missing: Missing
    used: set[frozenset[str]]
    tables: int


def meet(wording: str, first_seed: int, decisions: int, most: int, progress: Callable[[str], object] = str) -> Account:
    """Play tables until all have met, or so many were played."""
    missing, used, count = Missing.all(wording), set[frozenset[str]](), 0
    while count < most and (missing.pairs or missing.markets):
        rng = random.Random(first_seed + count)
        text = table(rng, wording, missing)
        try:
            state = play(rng, text, decisions)
        except Exception as error:
            raise AssertionError(f"table {first_seed + count}:\n{text}") from error
        note_meetings(state, missing)
        used |= used_together(state)
        count += 1
        if count % 50 == 0:
            progress(f"{count} tables, {len(missing.pairs)} pairs and {len(missing.markets)} markets to go")
    return Account(missing, used, count)


def report(wording: str, account: Account) -> str:
    every = Missing.all(wording)
    missing = account.missing
    lines = [
        f"Recruits ({wording}) at work together in one seat: {len(every.pairs) - len(missing.pairs)} of"
        f" {len(every.pairs)} pairs, at {account.tables} tables of random players; both used: {len(account.used)}.",
        f"Recruits and built markets, with and without a star: {len(every.markets) - len(missing.markets)} of"
        f" {len(every.markets)}.",
    ]
    for first, second in sorted(missing.pairs):
        lines.append(f"  not met: {RECRUITS[first].name}, {RECRUITS[second].name}")
    for face, tile, star in sorted(missing.markets):
        lines.append(f"  not met: {RECRUITS[face].name}, {TILES[tile].id} {'with' if star else 'without'} a star")
    return "\n".join(lines) + "\n"


@pytest.mark.slow
@pytest.mark.rule("D-rec-1", "D-rec-2", "D-x-1", "D-build-4")
@pytest.mark.parametrize("wording", WORDINGS)
def test_every_recruit_meets_every_other_and_every_market(
    wording: str, report_section: Callable[[str, str], None]
) -> None:
    account = meet(wording, first_seed=0, decisions=100, most=250)
    report_section(f"recruit-pairs-{wording}", report(wording, account))
    assert not account.missing.pairs and not account.missing.markets, report(wording, account)


@pytest.mark.soak
@pytest.mark.rule("D-rec-1", "D-rec-2", "D-x-1", "D-build-4")
@pytest.mark.parametrize("wording", WORDINGS)
@pytest.mark.parametrize("first_seed", range(10_000, 110_000, 10_000))
def test_every_recruit_meets_every_other_at_length(
    wording: str, first_seed: int, report_section: Callable[[str, str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def progress(line: str) -> None:
        with capsys.disabled():
            print(f"{wording}, from seed {first_seed}: {line}", flush=True)

    account = meet(wording, first_seed, decisions=600, most=5000, progress=progress)
    report_section(f"recruit-pairs-{wording}", report(wording, account))
    assert not account.missing.pairs and not account.missing.markets, report(wording, account)
