"""What is in the box (L-comp)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from euphoria import OptionError, State
from tests.leaders.play import (
    SEATS,
    answer_all,
    both_editions,
    do,
    hand,
    look,
    new,
    player,
    random_game,
    scene,
    started,
    use,
)

ALL_SEATS = range(4, 9)


def recruits_in_the_game(state: State) -> Counter[str]:
    """All recruits, dealt or left over, before any was shuffled."""
    kinds: Any = state.position()["kinds"]
    return Counter(("E*", "S*", "e", "s")[kind] for kind in kinds)


@pytest.mark.rule("L-comp-1")
def test_there_are_24_recruits_two_of_them_leaders() -> None:
    assert recruits_in_the_game(new(8)) == {"E*": 1, "S*": 1, "e": 11, "s": 11}


@pytest.mark.rule("L-comp-1")
def test_a_recruit_that_is_not_a_leader_is_a_follower() -> None:
    """Only followers can be hidden: all the recruits below but the leaders."""
    state = scene("""
        turn: A action
        A: [E*] [e] [s]
        B: [S*] [s] [e]
    """)
    hideable = [action.args[0] for action in state.legal(0) if action.kind == "hide"]
    assert hideable == [1, 2, 4, 5]


@pytest.mark.rule("L-comp-2")
@pytest.mark.parametrize(("seats", "followers"), [(4, 5), (5, 7), (6, 8), (7, 10), (8, 11)])
@both_editions
def test_followers_of_each_faction_by_the_number_of_players(seats: int, followers: int, edition: str) -> None:
    in_game = recruits_in_the_game(new(seats, edition=edition))
    assert in_game == {"E*": 1, "S*": 1, "e": followers, "s": followers}


@pytest.mark.rule("L-comp-3")
@pytest.mark.parametrize(("seats", "guns"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
@both_editions
def test_guns_by_the_number_of_players(seats: int, guns: int, edition: str) -> None:
    assert look(new(seats, edition=edition))["centre"] == guns


@pytest.mark.rule("L-comp-3")
@pytest.mark.parametrize("guns", [1, 2, 3, 4])
def test_an_option_sets_the_number_of_guns(guns: int) -> None:
    for seats in ALL_SEATS:
        assert look(new(seats, guns=guns))["centre"] == guns


@pytest.mark.rule("L-comp-3")
@pytest.mark.parametrize("guns", [-1, 5, "2", True])
def test_there_are_no_more_than_four_guns(guns: object) -> None:
    with pytest.raises(OptionError, match="guns") as caught:
        new(4, guns=guns)
    assert caught.value.option == "guns"


@pytest.mark.rule("L-comp-3", "L-gun-5")
def test_guns_are_never_lost_or_made() -> None:
    for seats in (4, 6, 8):
        for state in random_game(seats, seed=seats, turns=10):
            seen = look(state)
            held = sum(one["gun"] for one in seen["players"])
            assert seen["centre"] + held == {4: 2, 6: 3, 8: 4}[seats]


@pytest.mark.rule("L-comp-4")
def test_there_are_24_artifacts_one_card_each() -> None:
    state = new(4)
    assert look(state)["deck"] == "standard"
    dealt = [id for who in SEATS[:4] for id in hand(state, who)]
    assert len(set(dealt)) == len(dealt) == 8
    while look(state)["pile"]:  # draw all the rest
        if state.joint:
            answer_all(state, "order", 0, 1, 2)
        who = state.deciders[0]
        do(state, who, "discard")
        dealt += hand(state, who)
        do(state, who, "skip")
    assert len(dealt) == 24
    assert len(set(dealt)) == 24


OWN_DECK = """\
name = "tea-party"

[[artifact]]
id = "teapot"
name = { en = "Teapot", es = "Tetera" }
kind = "action"
choose = ["other"]
do = ["draw 1", "look 1"]
copies = 8

[[artifact]]
id = "biscuit"
name = { en = "Biscuit", es = "Galleta" }
kind = "reaction"
on = "hiding"
do = ["cancel"]
copies = 8
"""


@pytest.mark.rule("L-comp-4")
def test_a_table_can_bring_its_own_deck() -> None:
    state = started(4, deck=OWN_DECK)
    assert look(state)["deck"] == "tea-party"
    assert look(state)["pile"] == 16 - 8
    held = [id for who in SEATS[:4] for id in hand(state, who)]
    assert set(held) <= {"teapot", "biscuit"}
    user = state.deciders[0]
    other = SEATS[(user + 1) % 4]
    do(state, user, "discard")  # until somebody draws a teapot
    while hand(state, user) != ["teapot"]:
        do(state, user, "skip")
        user = state.deciders[0]
        other = SEATS[(user + 1) % 4]
        do(state, user, "discard")
    before = player(state, other)["hand"]
    use(state, user, "teapot", other, pay=f"{SEATS[user]}1")
    assert player(state, other)["hand"] == before + 1
    assert all(recruit["kind"] for recruit in player(state, other, user)["recruits"])


@pytest.mark.rule("L-comp-4", "L-team-5")
@pytest.mark.parametrize(
    ("old", "new_text", "line", "reason"),
    [
        ('name = "tea-party"', 'title = "tea-party"', 1, "unknown key 'title'"),
        ('name = "tea-party"', "", 1, "needs a name"),
        ('id = "teapot"', 'id = "Tea Pot"', 4, "small letters"),
        ('name = { en = "Teapot", es = "Tetera" }', 'name = { en = "Teapot" }', 5, "both languages"),
        ('kind = "action"', 'kind = "spell"', 6, '"action" or "reaction"'),
        ('kind = "action"\n', "", 3, '"action" or "reaction"'),
        ('choose = ["other"]', 'choose = ["nobody"]', 7, "unknown choice 'nobody'"),
        ('choose = ["other"]', 'choose = ["target"]', 7, "after holder"),
        ('choose = ["other"]', 'choose = ["other", "other", "other"]', 7, "at most two"),
        ('choose = ["other"]', 'choose = ["other", "other"]', 7, "choice 2 is never used"),
        ('"draw 1", "look 1"', '"draw 2"', 8, "points at choice 2"),
        ('"draw 1", "look 1"', '"win"', 8, "no effect 'win'"),
        ('choose = ["other"]\ndo = ["draw 1", "look 1"]', 'choose = ["own"]\ndo = ["swap 1 1"]', 8, "two different"),
        ("copies = 8\n\n", "copies = 0\n\n", 9, "copies is a whole number from 1"),
        ("copies = 8\n\n", "copies = 7\n\n", 1, "16 to 96 cards"),
        ("copies = 8\n\n", "copies = 8\ncolour = 3\n\n", 10, "unknown key 'colour'"),
        ('id = "biscuit"', 'id = "teapot"', 12, "two artifacts"),
        ('on = "hiding"', 'on = "Tuesday"', 15, "answers (on) one of"),
        ('do = ["cancel"]', 'do = ["redirect"]', 16, "does not answer 'hiding'"),
        ('do = ["cancel"]', 'do = ["look 1"]', 16, "points at choice 1"),
        ('do = ["cancel"]', "do = []", 16, "at least one thing"),
        ('do = ["cancel"]', 'do = ["cancel"', 17, "not TOML"),
    ],
)
def test_a_bad_deck_is_refused_with_the_line_and_the_reason(old: str, new_text: str, line: int, reason: str) -> None:
    assert old in OWN_DECK
    with pytest.raises(OptionError) as caught:
        new(4, deck=OWN_DECK.replace(old, new_text, 1))
    assert caught.value.option == "deck"
    assert f"line {line}:" in str(caught.value)
    assert reason in str(caught.value)


@pytest.mark.rule("L-comp-4")
def test_a_deck_that_there_is_not_is_refused() -> None:
    with pytest.raises(OptionError, match="no deck 'lost'; there is standard"):
        new(4, deck="lost")


@pytest.mark.rule("L-comp-5")
def test_one_token_marks_the_active_player_for_all_to_see() -> None:
    """The token is where the last turn began; it is the active player who chooses in that turn's phases."""
    holder = None
    for state in random_game(5, seed=3, turns=6):
        turns = [event for event in state.events(None) if event["event"] == "turn"]
        holder = turns[-1]["seat"] if turns else None
        for viewer in (None, *range(5)):
            seen = look(state, viewer)
            assert seen["active"] == holder
            if seen["asked"]["question"] in ("artifact", "action"):
                assert seen["asked"]["seats"] == [holder]
    assert holder is not None


@pytest.mark.rule("L-comp-5", "L-shot-3")
def test_the_reference_card_shows_its_other_side_to_all_once_its_player_is_a_wastelander() -> None:
    state = scene("""
        turn: A action
        A: e e s / - / gun B
        B: s s e
        C: E* s s
        rest: -
    """)
    assert [player(state, "B", viewer)["wastelander"] for viewer in (None, "A", "B", "C")] == [False] * 4
    do(state, "A", "shoot")
    assert [player(state, "B", viewer)["wastelander"] for viewer in (None, "A", "B", "C")] == [True] * 4
    assert [player(state, who)["wastelander"] for who in "ACD"] == [False] * 3
