"""Recruits that wake: what they bring when (D-y-2), and those kept hidden after a fight (D-y-7)."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.games.dystopia.components import FACTIONS
from euphoria.games.dystopia.text import messages
from euphoria.kernel.core.dice import Dice
from tests.dystopia.play import active, do, events_of, goods, hidden, look, question, scene, starred


@pytest.mark.rule("D-y-2", "D-time-3")
@pytest.mark.parametrize(("edition", "food"), [("second", 2), ("first", 3)])
def test_a_recruit_that_wakes_brings_no_bonus_of_its_track_in_that_turn(edition: str, food: int) -> None:
    """Jacko wakes with the first worker of a pair; the second one gets a bonus in the first edition only."""
    state = scene(f"""
        edition: {edition}
        A workers: 1 2 1
        A recruits: - / Jacko
        A hand: book
        A goods: 1 gold
        allegiance: wastelander 7
    """)
    do(state, "A", "place", 1, "farm")
    assert active(state, "A") == ["D-r07"]
    do(state, "A", "place", 1, "farm")
    assert goods(state, "A") == {"food": food, "gold": 1}
    if edition == "second":
        do(state, "B", "place", look(state)["players"][1]["available"][0], "generator")
        before = goods(state, "A")["food"]
        while look(state)["active"] == 1:
            do(state, "B", "stop")
        do(state, "A", "place", 2, "farm")
        assert goods(state, "A")["food"] == before + 2, "from the next turn on there is a bonus"


@pytest.mark.rule("D-y-2")
def test_another_recruit_of_the_faction_that_was_awake_before_brings_the_bonus() -> None:
    state = scene("""
        A workers: 1 1
        A recruits: Jacko / Flartner
        allegiance: wastelander 7
    """)
    do(state, "A", "place", 1, "farm")
    do(state, "A", "place", 1, "farm")
    assert len(active(state, "A")) == 2
    assert goods(state, "A") == {"food": 4}


@pytest.mark.rule("D-y-2", "D-time-4")
def test_the_star_of_a_track_that_stands_at_its_end_is_no_such_bonus() -> None:
    state = scene("A hand: book\nA dilemma: book\nallegiance: euphorian 11, subterran 11, wastelander 11, icarite 11")
    do(state, "A", "dilemma", "fight")
    do(state, "A", "keep-new", 0)
    assert len(starred(state, "A")) == 1


# Kept hidden after a fight, in the first edition (D-y-7).

KEPT = """
    edition: first
    seats: 3
    A hand: book
    A dilemma: book
    B workers: 1
    B goods: 1 energy, 1 water, 1 food
    C workers: 1
    C goods: 1 energy, 1 water, 1 food
    """
AREAS = {"euphorian": "generator", "subterran": "aquifer", "wastelander": "farm", "icarite": "cloud-mine"}


def kept_hidden(tracks: str, faction: str = "") -> State:
    """A has fought and kept a recruit hidden; of this faction, if one is named."""
    for seed in range(100):
        state = scene(f"{KEPT}    seed: {seed}\n{tracks}")
        do(state, "A", "dilemma", "fight")
        do(state, "A", "keep-new", 0)
        if question(state) == "may" and _faction(state) == (faction or _faction(state)):
            do(state, "A", "refuse")
            assert (active(state, "A"), len(hidden(state, "A"))) == ([], 1)
            return state
    raise AssertionError(f"no deal has such a recruit: {faction}")


def _faction(world: State) -> str:
    return FACTIONS[messages.recruit(hidden(world, "A")[0]).faction]


@pytest.mark.rule("D-y-7", "D-alleg-4", "D-dil-2")
def test_a_recruit_kept_hidden_wakes_with_the_next_step_of_its_track() -> None:
    state = kept_hidden("    allegiance: euphorian 8, subterran 8, wastelander 8, icarite 8")
    woken: list[str] = []
    for space in AREAS.values():
        other = state.copy()
        do(other, "B", "place", 1, space)
        woken += active(other, "A")
    assert woken == hidden(state, "A"), "by its own track, and no other"


@pytest.mark.rule("D-y-7", "D-tun-1")
def test_a_recruit_kept_hidden_wakes_with_the_next_step_of_its_miner() -> None:
    tracks = "    allegiance: euphorian 11, subterran 11, wastelander 11, icarite 11"
    for steps, wakes in ((7, True), (5, True), (4, False), (9, False)):
        state = kept_hidden(f"{tracks}\n    miners: subterran {steps}", "subterran")
        (kept,) = hidden(state, "A")
        do(state, "B", "place", 1, "subterran-tunnel")
        do(state, "B", "draw")
        assert (active(state, "A"), hidden(state, "A")) == (([kept], []) if wakes else ([], [kept]))


@pytest.mark.rule("D-y-7")
def test_it_sleeps_on_as_long_as_no_step_is_made() -> None:
    state = kept_hidden("    allegiance: euphorian 11, subterran 11, wastelander 11, icarite 11")
    do(state, "B", "place", 1, "generator")
    do(state, "C", "place", 1, "cloud-mine")
    assert (active(state, "A"), len(hidden(state, "A"))) == ([], 1)
    assert events_of(state, "woke") == []


@pytest.mark.rule("D-y-7")
def test_others_know_of_a_recruit_kept_hidden_that_its_faction_is_awake_and_has_made_no_step() -> None:
    state = kept_hidden("    allegiance: euphorian 8, subterran 8, icarite 8")
    for seat in (1, 2, None):
        factions = {_faction(state.sample(seat, Dice(number))) for number in range(60)}
        assert factions == {"euphorian", "subterran", "icarite"}
    moved = None
    for name in ("euphorian", "subterran", "icarite"):
        other = state.copy()
        do(other, "B", "place", 1, AREAS[name])
        if not active(other, "A"):
            moved = other, name
    assert moved is not None
    after, name = moved
    for seat in (1, 2, None):
        factions = {_faction(after.sample(seat, Dice(number))) for number in range(60)}
        assert factions == {"euphorian", "subterran", "icarite"} - {name}
