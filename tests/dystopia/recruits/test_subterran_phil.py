"""Phil the Spy, printed and revised (D-r43, D-v12)."""

from __future__ import annotations

import pytest

from tests.dystopia.play import (
    do,
    goods,
    hand,
    knowledge,
    may,
    recruits_offered,
    scene,
)
from tests.dystopia.recruit_play import brings, quiet

# D-r43 Phil: bumping a worker of a player with no active Subterran recruit: may gain K K to draw A.
# D-v12, revised: for one K.

PHILS = [("printed", "D-r43", 2), ("revised", "D-v12", 1)]


@pytest.mark.rule("D-r43", "D-v12", "D-rec-2")
@pytest.mark.parametrize("others", ["-", "Katy", "Katy / Faith"])
@pytest.mark.parametrize(("wording", "rule", "price"), PHILS)
def test_phil_draws_when_he_bumps_a_stranger(others: str, wording: str, rule: str, price: int) -> None:
    text = f"""
        recruits: {wording}
        A recruits: Phil
        A workers: 4
        A goods: 1 energy
        A knowledge: {6 - price}
        B recruits: {others}
        B workers: 2 / euphorian-tunnel 3
        pile: bat
        rolls: 1
    """
    state = scene(text)
    do(state, "A", "place", 4, "euphorian-tunnel")
    assert recruits_offered(state, "A") == {rule}
    assert may(state, "A", "pass")
    do(state, "A", "use", "Phil")
    assert (hand(state, "A"), knowledge(state, "A")) == (["bat"], 6)

    state = scene(text)
    do(state, "A", "place", 4, "euphorian-tunnel")
    assert brings(state, "A", ("pass",), ("take", "gold")) == {"energy": -1, "gold": 1}


@pytest.mark.rule("D-r43", "D-v12", "D-rec-8", "D-time-6")
@pytest.mark.parametrize(("wording", "rule", "price"), PHILS)
@pytest.mark.parametrize(
    ("more", "own", "other", "others"),
    [
        (1, "4", "2 / subterran-tunnel 3", "-"),
        (0, "4", "2 / subterran-tunnel 3", "Faith"),  # an active Subterran
        (0, "4", "2 / subterran-tunnel 3", "Katy, Faith"),
        (0, "4 / subterran-tunnel 3", "2", "-"),  # an own worker
        (0, "4", "2", "-"),  # nobody
    ],
)
def test_phil_needs_room_for_knowledge_and_a_bumped_player_without_subterrans(
    more: int, own: str, other: str, others: str, wording: str, rule: str, price: int
) -> None:
    state = scene(f"""
        recruits: {wording}
        A recruits: Phil
        A workers: {own}
        A goods: 1 water
        A knowledge: {6 - price + more}
        B recruits: {others}
        B workers: {other}
        rolls: 1
    """)
    assert quiet(state, "A", ("place", 4, "subterran-tunnel"), ("take", "stone"))


@pytest.mark.rule("D-r43", "D-x-6")
def test_phil_answers_bumps_anywhere_but_not_the_release_of_a_site() -> None:
    state = scene("""
        A recruits: D-r43
        A workers: 4
        A goods: 1 stone
        B workers: 2 / site-s1 3
        rolls: 1 1
    """)
    assert quiet(state, "A", ("place", 4, "site-s1 stone"))

    state = scene("""
        A recruits: D-r43
        A workers: 4
        A hand: book, book
        A morale: 2
        B workers: 2 / wind-saloon 3
        rolls: 1
    """)
    do(state, "A", "place", 4, "wind-saloon")
    assert (recruits_offered(state, "A"), goods(state, "A")) == ({"D-r43"}, {})
