"""Artifacts that look at recruits and turn them: L-a01 to L-a06, L-a12 and L-a14, each alone."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import choosable, exposures, known_by, looks, played
from tests.leaders.play import (
    answer_all,
    asked,
    both_editions,
    do,
    hand,
    look,
    may,
    names,
    own,
    question,
    recruits,
    scene,
    use,
)

# L-a01 Opera Glasses: look at all hidden recruits of another player.


@both_editions
@pytest.mark.rule("L-a01", "L-act-2", "L-info-4")
def test_opera_glasses_show_all_hidden_recruits_of_one_player_to_the_user_alone(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / opera-glasses
        B: S* [s] e / -
        rest: -
    """)
    events = played(state, "A", "opera-glasses", "B", pay="A2")
    assert looks(events) == [("A", "B1"), ("A", "B3")]
    assert recruits(state, "B", "A") == "S* [s] e"
    assert recruits(state, "B", "C") == "? [s] ?"
    assert recruits(state, "B") == "? [s] ?"
    assert recruits(state, "C", "A") == "? ? ?"
    assert [entry["recruit"] for entry in state.events(0) if entry["event"] == "looked"] == [
        "subterran-leader",
        "euphorian-follower",
    ]
    assert [entry["recruit"] for entry in state.events(2) if entry["event"] == "looked"] == [None, None]


@pytest.mark.rule("L-a01", "L-art-9")
def test_opera_glasses_are_for_another_player_who_has_a_hidden_recruit() -> None:
    state = scene("""
        turn: A action
        A: E* e e / opera-glasses
        B: [s] [s] [e] / -
        rest: -
    """)
    do(state, "A", "use", "opera-glasses")
    assert choosable(state, "A") == ["C", "D"]


@pytest.mark.rule("L-a01", "L-art-9")
def test_opera_glasses_have_no_use_where_everything_lies_open() -> None:
    state = scene("""
        turn: A action
        A: E* e e / opera-glasses
        B: [s] [s] [e] / -
        C: [S*] [s] [e] / -
        D: [s] [s] [e] / -
    """)
    assert not may(state, "A", "use", "opera-glasses")


# L-a02 Party-Line Telephone: one hidden recruit of each of two other players, chosen beforehand.


@both_editions
@pytest.mark.rule("L-a02")
def test_telephone_looks_at_one_recruit_of_each_of_two_players(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / party-line-telephone
        B: S* s e / -
        D: s s e / -
        rest: -
    """)
    events = played(state, "A", "party-line-telephone", "B1", "D3", pay="A3")
    assert looks(events) == [("A", "B1"), ("A", "D3")]
    assert recruits(state, "B", "A") == "S* ? ?"
    assert recruits(state, "D", "A") == "? ? e"
    assert known_by(state, "B1") == "AB"
    assert known_by(state, "D3") == "AD"


@pytest.mark.rule("L-a02", "L-info-11")
def test_telephone_looks_only_after_both_places_are_chosen() -> None:
    state = scene("""
        turn: A action
        A: E* e e / party-line-telephone
        B: S* s e / -
        rest: -
    """)
    do(state, "A", "use", "party-line-telephone")
    do(state, "A", "choose-recruit", "B1")
    assert recruits(state, "B", "A") == "? ? ?"
    assert question(state, "A") == "choose"


@pytest.mark.rule("L-a02")
def test_telephone_wants_two_different_players_other_than_its_user() -> None:
    state = scene("""
        turn: B action
        A: E* [e] e / -
        B: s s s / party-line-telephone
        C: [S*] [e] s / -
        rest: -
    """)
    do(state, "B", "use", "party-line-telephone")
    assert choosable(state, "B") == ["A1", "A3", "C3"]  # of D and somebody before them: pairs have one order
    do(state, "B", "choose-recruit", "A3")
    assert choosable(state, "B") == ["C3", "D1", "D2", "D3"]


@pytest.mark.rule("L-a02", "L-art-9")
def test_telephone_needs_two_players_with_a_hidden_recruit() -> None:
    state = scene("""
        turn: A action
        A: E* e e / party-line-telephone
        B: [s] [s] [e] / -
        C: [S*] [s] [e] / -
        D: s [s] [e] / -
    """)
    assert not may(state, "A", "use", "party-line-telephone")


# L-a03 Metal Detector: one hidden recruit of every other player who holds a gun and has one.


@both_editions
@pytest.mark.rule("L-a03")
def test_metal_detector_looks_at_one_recruit_of_every_other_holder_of_a_gun(edition: str) -> None:
    state = scene(f"""
        seats: 6
        guns: 4
        edition: {edition}
        turn: A action
        A: E* e e / metal-detector / gun B
        B: S* s [e] / - / gun A
        C: s s e / -
        D: [s] [s] [e] / - / gun B
        E: s e [e] / - / gun B
        rest: -
    """)
    do(state, "A", "use", "metal-detector")
    assert choosable(state, "A") == ["B1", "B2"]
    do(state, "A", "choose-recruit", "B2")
    assert choosable(state, "A") == ["E1", "E2"]
    do(state, "A", "choose-recruit", "E1")
    assert question(state, "A") == "pay"
    events = do(state, "A", "pay", "A1")
    assert looks(events) == [("A", "B2"), ("A", "E1")]
    assert recruits(state, "B", "A") == "? s [e]"
    assert recruits(state, "E", "A") == "s ? [e]"
    assert recruits(state, "C", "A") == "? ? ?"
    assert recruits(state, "B", "C") == "? ? [e]"


@pytest.mark.rule("L-a03")
def test_metal_detector_finds_up_to_four_guns() -> None:
    state = scene("""
        seats: 6
        guns: 4
        turn: A action
        A: E* e e / metal-detector
        B: s s e / - / gun A
        C: s s e / - / gun A
        D: s s e / - / gun A
        E: s s e / - / gun A
        rest: -
    """)
    events = played(state, "A", "metal-detector", "B1", "C2", "D3", "E3", pay="A1")
    assert looks(events) == [("A", "B1"), ("A", "C2"), ("A", "D3"), ("A", "E3")]


@pytest.mark.rule("L-a03", "L-art-9")
@pytest.mark.parametrize(
    ("a", "b"),
    [("", ""), ("/ gun B", ""), ("", "/ gun A")],
    ids=["no gun", "own gun only", "holder with nothing hidden"],
)
def test_metal_detector_needs_another_player_with_a_gun_and_a_hidden_recruit(a: str, b: str) -> None:
    state = scene(f"""
        turn: A action
        A: E* e e / metal-detector {a}
        B: [s] [s] [e] / - {b}
        rest: -
    """)
    assert not may(state, "A", "use", "metal-detector")


# L-a04 Personality Quiz: you and another player show each other all your recruits.


@both_editions
@pytest.mark.rule("L-a04")
def test_personality_quiz_shows_two_players_all_of_each_other_and_nobody_else(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / personality-quiz
        C: S* s [e] / -
        rest: -
    """)
    events = played(state, "A", "personality-quiz", "C", pay="A3")
    assert looks(events) == [("A", "C1"), ("A", "C2"), ("C", "A1"), ("C", "A2")]
    assert recruits(state, "C", "A") == "S* s [e]"
    assert recruits(state, "A", "C") == "E* e [e]"
    for other in "BD":
        assert recruits(state, "A", other) == "? ? [e]"
        assert recruits(state, "C", other) == "? ? [e]"


@pytest.mark.rule("L-a04", "L-art-14")
def test_personality_quiz_paid_with_the_only_hidden_recruit_still_shows_the_other_side() -> None:
    state = scene("""
        turn: A action
        A: E* [e] [e] / personality-quiz
        C: S* s [e] / -
        rest: -
    """)
    events = played(state, "A", "personality-quiz", "C", pay="A1")
    assert looks(events) == [("A", "C1"), ("A", "C2")]
    assert recruits(state, "A") == "[E*] [e] [e]"


@pytest.mark.rule("L-a04")
def test_personality_quiz_shows_the_one_recruit_that_is_left_after_the_payment() -> None:
    state = scene("""
        turn: A action
        A: E* [e] e / personality-quiz
        C: S* s [e] / -
        rest: -
    """)
    events = played(state, "A", "personality-quiz", "C", pay="A3")
    assert looks(events) == [("A", "C1"), ("A", "C2"), ("C", "A1")]
    assert recruits(state, "A", "C") == "E* [e] [e]"


@pytest.mark.rule("L-a04", "L-art-9", "L-art-14")
def test_personality_quiz_with_a_player_who_lies_open_shows_them_the_user() -> None:
    state = scene("""
        turn: A action
        A: E* e e / personality-quiz
        C: [s] [s] [e] / -
        rest: -
    """)
    events = played(state, "A", "personality-quiz", "C", pay="A3")
    assert looks(events) == [("C", "A1"), ("C", "A2")]
    assert recruits(state, "A", "C") == "E* e [e]"


@pytest.mark.rule("L-a04", "L-art-9")
def test_personality_quiz_is_not_for_two_players_with_nothing_left_to_show() -> None:
    state = scene("""
        turn: A action
        A: E* [e] [e] / personality-quiz
        C: [s] [s] [e] / -
        rest: -
    """)
    do(state, "A", "use", "personality-quiz")
    assert choosable(state, "A") == ["B", "D"]  # after the payment nothing of A's is hidden, and nothing of C's


# L-a05 Karaoke Machine: another player with a hidden recruit exposes one of their own choice.


@both_editions
@pytest.mark.rule("L-a05")
def test_karaoke_machine_lets_the_other_player_choose_what_to_expose(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / karaoke-machine
        B: S* s [e] / -
        rest: -
    """)
    played(state, "A", "karaoke-machine", "B", pay="A3")
    assert asked(state) == "B"
    assert question(state) == "expose"
    assert not may(state, "B", "expose", "B3")
    assert may(state, "B", "expose", "B1")
    events = do(state, "B", "expose", "B2")
    assert exposures(events) == ["B2"]
    assert events[0]["rule"] == "L-a05"
    assert recruits(state, "B") == "? [s] [e]"
    assert recruits(state, "A") == "? ? [e]"


@pytest.mark.rule("L-a05")
def test_karaoke_machine_asks_nobody_about_an_only_hidden_recruit() -> None:
    state = scene("""
        turn: A action
        A: E* e e / karaoke-machine
        B: S* [s] [e] / -
        rest: -
    """)
    events = played(state, "A", "karaoke-machine", "B", pay="A3")
    assert exposures(events) == ["A3", "B1"]
    assert asked(state) != "B" or question(state) != "expose"
    assert recruits(state, "B") == "[S*] [s] [e]"


@pytest.mark.rule("L-a05", "L-art-9")
def test_karaoke_machine_is_for_another_player_with_a_hidden_recruit() -> None:
    state = scene("""
        turn: A action
        A: E* e e / karaoke-machine
        C: [s] [s] [e] / -
        rest: -
    """)
    do(state, "A", "use", "karaoke-machine")
    assert choosable(state, "A") == ["B", "D"]


# L-a06 Flash Camera: expose one hidden recruit of another player, chosen without looking first.


@both_editions
@pytest.mark.rule("L-a06", "L-info-1")
def test_flash_camera_exposes_the_recruit_that_was_pointed_at(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / flash-camera
        D: e S* s / -
        rest: -
    """)
    use(state, "A", "flash-camera", "D2", pay="A1")
    events = state.events(None)
    assert exposures(events) == ["A1", "D2"]
    assert looks(events) == []
    assert recruits(state, "D") == "? [S*] ?"
    assert known_by(state, "D2") == "ABCD"


@pytest.mark.rule("L-a06")
def test_flash_camera_is_for_hidden_recruits_of_others_chosen_unseen() -> None:
    state = scene("""
        turn: B action
        A: E* [e] e / -
        B: s s s / flash-camera
        C: [e] [s] [e] / -
        rest: -
    """)
    do(state, "B", "use", "flash-camera")
    assert choosable(state, "B") == ["A1", "A3", "D1", "D2", "D3"]
    do(state, "B", "choose-recruit", "A1")
    assert recruits(state, "A", "B") == "? [e] ?"


# L-a12 Blanket Fort: hide all exposed followers of one player, except the one exposed to pay for this.


@both_editions
@pytest.mark.rule("L-a12", "L-info-1")
def test_blanket_fort_hides_all_exposed_followers_of_another_player_but_no_leader(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* [e] e / blanket-fort
        B: [S*] [s] [e] / -
        rest: -
    """)
    events = played(state, "A", "blanket-fort", "B", pay="A3")
    assert names(events).count("hidden") == 2
    assert [event["rule"] for event in events if event["event"] == "hidden"] == ["L-a12", "L-a12"]
    # They were seen, so everyone still knows them.
    assert recruits(state, "B") == "[S*] s e"
    assert recruits(state, "A") == "? [e] [e]"


@pytest.mark.rule("L-a12")
def test_blanket_fort_on_oneself_leaves_the_payment_exposed() -> None:
    state = scene("""
        turn: A action
        A: s [e] [e] / blanket-fort
        rest: -
    """)
    played(state, "A", "blanket-fort", "A", pay="A1")
    assert own(state, "A") == "[s] e e"


@pytest.mark.rule("L-a12", "L-art-9")
def test_blanket_fort_needs_a_follower_that_was_exposed_before_the_payment() -> None:
    state = scene("""
        turn: A action
        A: s e e / blanket-fort
        B: [S*] s e / -
        C: [E*] e s / -
        D: [s] e s / -
    """)
    state.apply(0, next(action for action in state.legal(0) if action.kind == "use"))
    assert question(state, "A") == "pay"  # D is the only one, so nobody was asked
    do(state, "A", "pay", "A1")
    assert own(state, "D") == "s e s"
    assert own(state, "A") == "[s] e e"


@pytest.mark.rule("L-a12", "L-art-9")
def test_blanket_fort_has_no_use_while_only_leaders_are_exposed() -> None:
    state = scene("""
        turn: A action
        A: s e e / blanket-fort
        B: [S*] s e / -
        C: [E*] e s / -
        rest: -
    """)
    assert not may(state, "A", "use", "blanket-fort")


# L-a14 Alarm Clock: every other player with no exposed recruit exposes one of their choice, all at once.


@both_editions
@pytest.mark.rule("L-a14")
def test_alarm_clock_wakes_every_other_player_with_no_exposed_recruit(edition: str) -> None:
    state = scene(f"""
        seats: 5
        edition: {edition}
        turn: A action
        A: E* e e / alarm-clock
        B: S* s s / -
        C: s e [e] / -
        D: s s e / -
        E: [s] e e / -
    """)
    played(state, "A", "alarm-clock", pay="A2")
    assert asked(state) == "BD"
    assert question(state) == "expose"
    before = [look(state, viewer)["players"] for viewer in "ABCDE"]
    assert do(state, "D", "expose", "D3") == []  # all at once: nobody sees an answer before the last is in
    assert [look(state, viewer)["players"] for viewer in "ABCDE"] == before
    assert asked(state) == "B"
    events = do(state, "B", "expose", "B1")
    assert sorted(exposures(events)) == ["B1", "D3"]
    assert [own(state, who) for who in "ABCDE"] == ["E* [e] e", "[S*] s s", "s e [e]", "s s [e]", "[s] e e"]


@pytest.mark.rule("L-a14")
def test_alarm_clock_asks_all_three_others_and_each_chooses() -> None:
    state = scene("""
        turn: C action
        A: E* e e / -
        B: S* s s / -
        C: s e s / alarm-clock
        rest: -
    """)
    played(state, "C", "alarm-clock", pay="C2")
    assert asked(state) == "ABD"
    answer_all(state, "expose", 1, A=("expose", "A1"))
    assert [recruits(state, who) for who in "AB"] == ["[E*] ? ?", "? [s] ?"]


@pytest.mark.rule("L-a14", "L-art-9")
def test_alarm_clock_has_no_use_while_all_others_have_an_exposed_recruit() -> None:
    state = scene("""
        turn: A action
        A: E* e e / alarm-clock
        B: [S*] s e / -
        C: [s] s e / -
        D: [s] s e / -
    """)
    assert hand(state, "A") == ["alarm-clock"]
    assert not may(state, "A", "use", "alarm-clock")
