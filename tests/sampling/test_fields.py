"""What a sample does with each field of a state is declared here, once: a field that nobody has thought of fails."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games import game
from tests.random_play import states

KERNEL = {
    "shared": {"game", "seats"},
    "public": {"agenda", "deciders", "joint", "log", "outcome"},
    "drawn": {"answers", "dice"},
    "scratch": {"_offer", "_offer_seat"},
}
FIELDS: dict[str, dict[str, set[str]]] = {
    "leaders": {
        "shared": {"settings", "deck", "edition_b"},
        "public": {
            "active", "at", "cause", "centre", "claims_left", "direction", "discards", "extra_due", "extra_turn",
            "gone", "guns", "hands", "limbo", "mixes", "phase", "pile", "seen", "tag_mixes", "told", "trios", "turn",
            "up", "wastelanders",
        },
        "drawn": {"cards", "kinds", "origin"},
        "taken back": {"question", "deed", "declared"},
    },
    "dystopia": {
        "shared": {"settings"},
        "public": {
            "active", "active_recruits", "added", "allegiance", "awake", "awake_since", "bonuses", "built", "by_roll",
            "cause", "changed_draw", "chosen", "crowded", "dilemma", "discards", "fresh", "hands", "helped",
            "hidden_recruits", "kept_hidden", "knowledge", "last_woken", "lost", "miners", "morale", "offers", "on",
            "owed", "packets", "pair", "pile", "pips", "question", "recruit_pile", "recruit_stars", "retrieved",
            "set_dice", "site_tiles", "stars", "stirred", "territory", "tile_stars", "turn", "visits", "where", "woken",
            "answerers", "area_sums", "changes", "factions", "listens", "penalties", "site_free", "watched",
        },
        "drawn": {"artifacts", "dilemmas", "purses", "recruits", "tile_picks", "tiles"},
        "taken back": {"context"},
    },
    "reality": {
        "shared": {"settings", "table"},
        "public": {
            "active", "ap", "bargain", "combat", "cost", "declared", "drums", "encouraged", "euphoria", "fell_in",
            "fight", "first", "flags", "how", "killer", "lacks", "leader", "life", "load", "on", "order", "owner",
            "pair", "phase", "platforms", "purse", "question", "route", "saviour", "shove", "shown", "side", "spent",
            "subject", "targets", "team_of_side", "terrain", "turn", "upgrades", "who", "wounds", "xs", "ys",
        },
        "drawn": {"bought", "charge_at", "dice_of", "objects"},
    },
}  # fmt: skip
"""By game and by what a sample does: it shares what never changes, keeps what everybody knows, draws what the seat may
not know, takes back what others have begun in secret; scratch is no part of the position."""

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("leaders", 5, {"turns": 8}),
    ("dystopia", 3, {"turn_limit": 40, "market_draft": True, "recruit_draft": True}),
    ("reality", 2, {"turns": 2, "mission": "massacre"}),
]


def slots(state: State) -> set[str]:
    return {name for one in type(state).__mro__ for name in getattr(one, "__slots__", ())}


def value(state: State, name: str) -> Any:
    found: Any = getattr(state, name, None)
    if name == "dice":
        return found.dump()
    return found.json() if hasattr(found, "json") else list(found) if name == "log" else found


@pytest.mark.rule("L-y-1")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_every_field_is_declared_and_does_what_is_declared(table: tuple[str, int, dict[str, Any]]) -> None:
    id, seats, options = table
    declared = {sort: KERNEL.get(sort, set()) | FIELDS[id].get(sort, set()) for sort in (*KERNEL, "taken back")}
    named = [name for names in declared.values() for name in names]
    assert len(named) == len(set(named)), "declared twice"
    changed: set[str] = set()
    for seed in range(3):
        for number, state in enumerate(states(game(id), seats, seed, lively=0.5, **options)):
            assert slots(state) == set(named)
            if number % 7:
                continue
            for seat in (0, None):
                sample = state.sample(seat, Dice(number))
                for name in declared["shared"]:
                    assert getattr(sample, name, None) is getattr(state, name, None), name
                for name in declared["public"]:
                    assert value(sample, name) == value(state, name), name
                changed |= {name for name in declared["drawn"] if value(sample, name) != value(state, name)}
    assert changed >= declared["drawn"] - SELDOM, "what is said to be drawn is drawn"
    stored = set(state.position())
    kept = (declared["public"] | declared["drawn"] | declared["taken back"]) - DERIVED - {"dice", "terrain"}
    assert stored >= kept, "what makes up a position is stored"


SELDOM = {"answers", "dice_of", "origin"}
"""Drawn only in the middle of a question that several are asked, or after a shuffle of recruits."""
DERIVED = {"answerers", "area_sums", "bonuses", "changes", "factions", "listens", "penalties", "site_free", "watched"}
"""Worked out anew from the rest when a state is loaded."""
