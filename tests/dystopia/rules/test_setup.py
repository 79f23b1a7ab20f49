"""Setting up (D-setup)."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice, State
from tests.dystopia.play import (
    SEATS,
    active,
    allegiance,
    asked,
    do,
    events_of,
    everything,
    goods,
    hand,
    hidden,
    home,
    knowledge,
    log,
    look,
    miner,
    morale,
    new,
    pay,
    player,
    question,
    scene,
    spaces_open,
    stars,
    started,
    territory,
    turn_of,
)


@pytest.mark.rule("D-setup-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_territory_has_as_many_places_as_there_are_players(seats: int) -> None:
    state = scene(f"""
        seats: {seats}
        A workers: 2 2
        A goods: 6 gold
        territories: icarite {"B " * (seats - 1)}
    """)
    do(state, "A", "place", 2, "nimbus-loft")
    assert territory(state, "icarite") == "A" + "B" * (seats - 1)
    do(state, "A", "place", 2, "nimbus-loft")
    assert territory(state, "icarite") == "A" + "B" * (seats - 1)
    assert stars(state, "A") == 9


@pytest.mark.rule("D-setup-1")
@pytest.mark.parametrize(
    ("faction", "space"), [("euphorian", "incinerator"), ("subterran", "free-press"), ("wastelander", "ark")]
)
def test_so_have_the_three_others(faction: str, space: str) -> None:
    state = scene(f"""
        A workers: 2 2
        A morale: 6
        A hand: book, book, bear, bear
        territories: {faction} B
    """)
    do(state, "A", "place", 2, space)
    pay(state, "A", book=2)
    assert territory(state, faction) == "AB"
    do(state, "A", "place", 2, space)
    assert territory(state, faction) == "AB"


@pytest.mark.rule("D-setup-2")
@pytest.mark.parametrize("seats", [2, 6])
def test_what_each_player_begins_with(seats: int) -> None:
    state = started(seats, seed=3)
    for seat in SEATS[:seats]:
        assert len(home(state, seat)) == 2
        assert player(state, seat)["placed"] == []
        assert (morale(state, seat), knowledge(state, seat)) == (1, 3)
        assert goods(state, seat) == {}
        assert hand(state, seat) == []
        assert len(active(state, seat)) == len(hidden(state, seat)) == 1
        assert player(state, seat)["dilemma"]["side"] == "open"


@pytest.mark.rule("D-setup-2")
def test_starting_workers_are_rolled() -> None:
    seen = {number for seed in range(20) for number in home(new(2, seed), "A")}
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("D-setup-2")
def test_of_four_recruits_one_is_active_and_one_hidden() -> None:
    state = new(2, seed=5)
    dealt = hidden(state, "A")
    assert len(set(dealt)) == 4
    do(state, "A", "keep", 2, 0)
    do(state, "B", "keep", 0, 1)
    assert active(state, "A") == [dealt[2]]
    assert hidden(state, "A") == [dealt[0]]


@pytest.mark.rule("D-setup-2")
def test_active_recruits_are_turned_up_together() -> None:
    state = new(3, seed=5)
    assert (asked(state), question(state)) == ("ABC", "keep")
    before = everything(state, "B", "C", None)
    do(state, "A", "keep", 1, 2)
    told = everything(state, "B", "C", None)
    assert [one[1:] for one in before] == [one[1:] for one in told]  # type: ignore[index]
    assert active(state, "A") == []
    do(state, "C", "keep", 0, 1)
    do(state, "B", "keep", 0, 1)
    assert [len(active(state, seat)) for seat in "ABC"] == [1, 1, 1]
    assert [event["seat"] for event in events_of(state, "chosen")] == [0, 1, 2]


@pytest.mark.rule("D-setup-2")
def test_the_other_two_go_away_face_down() -> None:
    state = started(2, seed=5)
    position: Any = state.position()
    assert len(position["recruit_pile"]) == 48 - 8
    kept = [tag for row in (*position["active_recruits"], *position["hidden_recruits"]) for tag in row]
    assert len(kept) == 4
    assert not set(kept) & set(position["recruit_pile"])
    assert [event["recruit"] for event in log(state, "B") if event["event"] == "dealt" and event["seat"] == 0] == [
        None
    ] * 4


@pytest.mark.rule("D-setup-3")
def test_six_random_tiles_lie_face_down_on_the_sites() -> None:
    laid = []
    for seed in range(6):
        state = started(2, seed)
        for viewer in ("A", "B", None):
            assert [(one["tile"], one["built"]) for one in look(state, viewer)["sites"]] == [(None, False)] * 6
        position: Any = state.position()
        tiles = [position["tiles"][0][tag] for tag in position["site_tiles"]]
        assert len(set(tiles)) == 6
        laid.append(tuple(tiles))
    assert len(set(laid)) == 6


@pytest.mark.rule("D-setup-3", "D-setup-6")
def test_nobody_sees_the_other_twelve() -> None:
    """A seat that resamples what it does not know may find any tile on any site."""
    state = started(2)
    dice = Dice(4)
    for viewer in (0, 1, None):
        laid = set()
        for _ in range(40):
            position: Any = state.sample(viewer, dice).position()
            laid.add(position["tiles"][0][position["site_tiles"][0]])
        assert len(laid) > 12


@pytest.mark.rule("D-setup-4")
def test_tracks_and_miners_are_at_their_start() -> None:
    state = started(2)
    assert look(state)["allegiance"] == {"euphorian": 0, "subterran": 0, "wastelander": 0, "icarite": 0}
    assert look(state)["miners"] == {"euphorian": 0, "subterran": 0, "wastelander": 0}
    assert all(counts == [0, 0] for counts in look(state)["territories"].values())


@pytest.mark.rule("D-setup-4")
def test_the_spaces_at_the_tunnels_ends_are_closed() -> None:
    state = scene("A recruits: Katy, Maggie, Kyle")
    assert allegiance(state, "euphorian") == miner(state, "euphorian") == 0
    assert not {space for space in spaces_open(state, "A") if space.endswith("-end")}


def _sums(state: State) -> list[int]:
    return [sum(home(state, seat)) for seat in SEATS[: state.seats]]


@pytest.mark.rule("D-setup-5")
def test_the_highest_sum_of_starting_dice_begins_and_dice_break_ties() -> None:
    tied_at_the_first, tied_elsewhere = 0, 0
    for seed in range(60):
        fresh = new(3, seed)
        sums, dice = _sums(fresh), [home(fresh, seat) for seat in "ABC"]
        state = started(3, seed)
        first = SEATS.index(turn_of(state))
        best = [seat for seat in range(3) if sums[seat] == max(sums)]
        assert first in best
        assert [event["seat"] for event in events_of(state, "first")] == [first]
        if len(best) > 1:
            tied_at_the_first += first == best[0]
            tied_elsewhere += first != best[0]
        assert [home(state, seat) for seat in "ABC"] == dice  # they stay, and nobody lost one
    assert tied_at_the_first > 2
    assert tied_elsewhere > 2


SECRETS = """
    seats: 3
    A workers: 4 4
    A goods: 2 energy, 1 gold
    A hand: book, bear
    A morale: 2
    A recruits: Kyle / Laura
    A dilemma: bat
    B workers: 3 / farm 6
    B hand: game, game, bat
    B morale: 3
    B recruits: Xander / Maxime
    B dilemma: book
    tiles: e1 spa, s2 academy A
    pile: book, bear
"""


@pytest.mark.rule("D-setup-6")
@pytest.mark.parametrize("viewer", ["A", "C", None])
def test_what_is_public(viewer: str | None) -> None:
    seen = player(scene(SECRETS), "B", viewer)
    assert seen["goods"] == dict.fromkeys(seen["goods"], 0)
    assert player(scene(SECRETS), "A", viewer)["goods"]["energy"] == 2
    assert player(scene(SECRETS), "A", viewer)["goods"]["gold"] == 1
    assert (seen["available"], seen["placed"], seen["pool"]) == ([3], [["farm", 6]], 2)
    assert seen["hand"] == 3
    assert len(seen["hidden_recruits"]) == 1


@pytest.mark.rule("D-setup-6")
@pytest.mark.parametrize("viewer", ["A", "C", None])
def test_what_is_secret(viewer: str | None) -> None:
    state = scene(SECRETS)
    seen = player(state, "B", viewer)
    assert seen["known_artifacts"] == []
    assert seen["hidden_recruits"] == [None]
    assert seen["dilemma"]["card"] is None
    assert [one["tile"] for one in look(state, viewer)["sites"]] == [None, None, None, "academy", None, None]


@pytest.mark.rule("D-setup-6")
def test_one_knows_ones_own_secrets() -> None:
    state = scene(SECRETS)
    assert hand(state, "B") == ["bat", "game", "game"]
    assert hidden(state, "B") == ["D-r01"]
    assert player(state, "B", "B")["dilemma"]["card"] == "read-a-book"


@pytest.mark.rule("D-setup-6")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_view_stays_the_same_when_all_that_is_secret_is_dealt_anew(viewer: int | None) -> None:
    state = scene(SECRETS)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "draw")
    do(state, "A", "discard", "book")
    seen = everything(state, viewer)
    dice = Dice(8)
    others = set()
    for _ in range(20):
        other = state.sample(viewer, dice)
        assert everything(other, viewer) == seen
        position: Any = other.position()
        others.add(tuple(map(str, (position["artifacts"][0], position["recruits"][0], position["dilemmas"][0]))))
    assert len(others) == 20
