"""What the artifacts of a table's own deck can do (L-comp-4)."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import (
    card,
    choosable,
    deck_file,
    exposures,
    hand_size,
    known_by,
    let_pass,
    looks,
    played,
    scene_with,
    turn_of,
)
from tests.leaders.play import (
    aim_of,
    asked,
    both_editions,
    do,
    hand,
    look,
    may,
    names,
    own,
    player,
    question,
    recruits,
    use,
)


@both_editions
@pytest.mark.rule("L-comp-4", "L-art-4")
def test_an_artifact_that_draws(edition: str) -> None:
    state = scene_with(
        deck_file(card("purse", "draw", "draw"), card("gift", "draw 1", choose=["other"])),
        f"""
        edition: {edition}
        turn: A action
        A: E* e e / purse, gift
        rest: -
        """,
    )
    gift = state.copy()
    played(gift, "A", "gift", "C", pay="A1")
    assert [hand_size(gift, who) for who in "ABCD"] == [1, 0, 1, 0]
    played(state, "A", "purse", pay="A1")
    assert hand_size(state, "A") == 3  # the gift, and two more


@pytest.mark.rule("L-comp-4", "L-art-9")
def test_an_artifact_that_draws_has_no_use_with_nothing_to_draw() -> None:
    deck = deck_file(card("purse", "draw"))
    everything = ", ".join(["purse"] + ["paperweight"] * 8 + ["doorstop"] * 8)
    state = scene_with(deck, f"turn: A action\nA: E* e e / {everything}\nrest: -")
    assert look(state)["pile"] == 0
    assert not may(state, "A", "use", "purse")


@both_editions
@pytest.mark.rule("L-comp-4", "L-art-12")
def test_an_artifact_that_makes_somebody_discard(edition: str) -> None:
    state = scene_with(
        deck_file(card("shredder", "discard 1", choose=["other"])),
        f"""
        edition: {edition}
        turn: A action
        A: E* e e / shredder
        B: S* s s / paperweight, doorstop
        rest: -
        """,
    )
    pile = look(state)["pile"]
    assert may(state, "A", "use", "shredder")
    events = played(state, "A", "shredder", "B", pay="A1")
    assert hand(state, "B") == []
    if edition == "B":
        assert look(state)["discards"] == ["shredder", "paperweight", "doorstop"]
        assert look(state)["pile"] == pile
        assert names(events).count("discarded") == 2
    else:
        assert look(state)["pile"] == pile + 3
        assert "put-under" in names(events)


@pytest.mark.rule("L-comp-4", "L-shot-2", "L-shot-3")
def test_an_artifact_that_shoots() -> None:
    state = scene_with(
        deck_file(card("sting", "shoot 1", choose=["other"])),
        """
        turn: A action
        A: E* e e / sting
        B: e s s / - / gun C
        rest: -
        """,
    )
    events = played(state, "A", "sting", "B", pay="A1")
    assert names(events)[:5] == ["used", "exposed", "shot", "hit", "drew"]
    assert player(state, "B")["wastelander"]
    assert not player(state, "B")["gun"]
    assert own(state, "B") == "e s s"
    assert turn_of(state) == "B"


@pytest.mark.rule("L-comp-4", "L-act-5")
def test_an_artifact_that_hides_one_exposed_follower() -> None:
    state = scene_with(
        deck_file(card("napkin", "hide 1", choose=["exposed"])),
        """
        turn: A action
        A: E* [e] e / napkin
        B: [S*] [s] s / -
        rest: -
        """,
    )
    do(state, "A", "use", "napkin")
    assert choosable(state, "A") == ["A2", "B2"]  # leaders stay
    do(state, "A", "choose-recruit", "B2")
    do(state, "A", "pay", "A3")
    assert own(state, "B") == "[S*] s s"
    assert known_by(state, "B2") == "ABCD"


@pytest.mark.rule("L-comp-4", "L-art-14")
def test_an_artifact_that_exposes_two_recruits_or_one_twice() -> None:
    deck = deck_file(
        card("spotlight", "expose 1", "expose 2", choose=["hidden", "hidden"]),
        card("echo", "expose 1", "expose 1", choose=["hidden"]),
    )
    text = """
        turn: A action
        A: E* e e / spotlight, echo
        B: S* s s / -
        C: e s s / -
        rest: -
    """
    state = scene_with(deck, text)
    assert exposures(played(state, "A", "spotlight", "B1", "C3", pay="A1")) == ["A1", "B1", "C3"]
    state = scene_with(deck, text)
    assert exposures(played(state, "A", "echo", "B1", pay="A1")) == ["A1", "B1"]


@pytest.mark.rule("L-comp-4")
def test_an_artifact_that_swaps_two_of_ones_own_recruits() -> None:
    state = scene_with(
        deck_file(card("juggle", "swap 1 2", choose=["own", "own"])),
        "turn: A action\nA: E* [e] s / juggle\nrest: -",
    )
    played(state, "A", "juggle", "A1", "A2", pay="A3")
    assert own(state, "A") == "[e] E* [s]"


@pytest.mark.rule("L-comp-4", "L-gun-2", "L-gun-4")
def test_an_artifact_that_does_three_things_with_a_gun() -> None:
    state = scene_with(
        deck_file(card("parade", "drop 1", "arm 2", "reverse", choose=["holder", "player"])),
        """
        turn: A action
        A: E* e e / parade
        B: S* s s / - / gun C
        rest: -
        """,
    )
    events = played(state, "A", "parade", "B", "D", pay="A1")
    assert names(events) == ["used", "exposed", "dropped", "armed"]
    assert (asked(state), question(state)) == ("D", "aim")
    assert look(state)["clockwise"]  # that comes after the aim
    do(state, "D", "aim", "B")
    assert aim_of(state, "D") == "B"
    assert turn_of(state) == "D"


@pytest.mark.rule("L-comp-4")
def test_an_artifact_that_exposes_a_recruit_of_every_holder_of_a_gun() -> None:
    state = scene_with(
        deck_file(card("siren", "look 1", "expose 1", choose=["hidden-of-each-holder"])),
        """
        turn: A action
        A: E* e e / siren
        B: S* s s / - / gun C
        D: e s s / - / gun C
        rest: -
        """,
    )
    events = played(state, "A", "siren", "B2", "D1", pay="A1")
    assert looks(events) == [("A", "B2"), ("A", "D1")]
    assert exposures(events) == ["A1", "B2", "D1"]


@pytest.mark.rule("L-comp-4", "L-act-5", "L-art-8")
def test_a_reaction_to_hiding() -> None:
    state = scene_with(
        deck_file(card("broom", "cancel", "draw", on="hiding")),
        """
        turn: A action
        A: E* e e / -
        B: [S*] [s] s / -
        C: s s e / broom
        rest: -
        """,
    )
    do(state, "A", "hide", "B2")
    assert (asked(state), question(state)) == ("C", "react")
    assert look(state)["asked"]["about"] == {"seat": 0, "deed": "hiding", "place": 4}
    assert recruits(state, "B") == "[S*] [s] ?"
    passed = state.copy()
    let_pass(passed)
    assert recruits(passed, "B") == "[S*] s ?"
    events = let_pass(state, C=("react", "broom", "C1"))
    assert names(events) == ["reacted", "exposed", "blocked", "drew", "turn"]
    assert recruits(state, "B") == "[S*] [s] ?"
    assert hand_size(state, "C") == 1
    assert turn_of(state) == "B"


@pytest.mark.rule("L-comp-4", "L-art-13")
@both_editions
def test_a_reaction_that_leaves_the_game(edition: str) -> None:
    state = scene_with(
        deck_file(card("flare", "expose it", on="interrogation-of-another", spent="out")),
        f"""
        edition: {edition}
        turn: A action
        A: E* e e / -
        B: S* s s / -
        C: s s e / flare
        rest: -
        """,
    )
    do(state, "A", "interrogate", "B1")
    let_pass(state, C=("react", "flare", "C1"))
    assert look(state)["out"] == ["flare"]
    assert look(state)["discards"] == []
    assert recruits(state, "B") == "[S*] ? ?"


@pytest.mark.rule("L-comp-4", "L-art-10")
def test_copies_of_an_artifact_are_one_action_and_are_spent_one_by_one() -> None:
    state = scene_with(
        deck_file(card("lamp", "look 1", choose=["other"], copies=3)),
        "turn: A action\nA: E* e e / lamp, lamp, lamp\nrest: -",
    )
    assert hand(state, "A") == ["lamp", "lamp", "lamp"]
    assert len([action for action in state.legal(0) if action.kind == "use"]) == 1
    played(state, "A", "lamp", "B", pay="A1")
    assert hand(state, "A") == ["lamp", "lamp"]
    assert look(state)["discards"] == ["lamp"]


@pytest.mark.rule("L-comp-4", "L-art-10")
def test_a_deck_without_reactions_never_asks_for_one() -> None:
    state = scene_with(
        deck_file(card("lamp", "look 1", choose=["other"], copies=3)),
        "turn: A action\nA: E* e e / lamp\nrest: paperweight",
    )
    assert [hand_size(state, who) for who in "ABCD"] == [1, 1, 1, 1]
    use(state, "A", "lamp", "B", pay="A1")
    assert turn_of(state) == "B"
