"""Artifacts that move recruits, artifacts and turns: L-a09 to L-a11, L-a13, L-a15 and L-a16, each alone."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import choosable, known_by, known_hand, looks, played, turn_of
from tests.leaders.play import (
    both_editions,
    do,
    hand,
    look,
    may,
    own,
    pass_turn,
    player,
    recruits,
    scene,
    team,
    use,
)

# L-a09 Trading Cards: swap one of your recruits for one of another player's, either face, without looking.


@both_editions
@pytest.mark.rule("L-a09", "L-art-6", "L-team-4")
def test_trading_cards_swap_two_hidden_recruits_and_their_new_owners_look(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: e e s / trading-cards
        B: E* s s / -
        C: S* s e / -
        rest: -
    """)
    use(state, "A", "trading-cards", "A1", "B1", pay="A3")
    assert own(state, "A") == "E* e [s]"
    assert own(state, "B") == "e s s"
    # Both moved in the open: who knew a recruit still knows it, and nobody else does.
    assert known_by(state, "A1") == "AB"
    assert known_by(state, "B1") == "AB"
    assert recruits(state, "A", "C") == "? ? [s]"
    assert team(state, "A") == "euphorian"
    assert team(state, "B") == "subterran"


@pytest.mark.rule("L-a09", "L-info-1")
def test_trading_cards_are_declared_without_a_look_at_what_one_gets() -> None:
    state = scene("""
        turn: A action
        A: e e s / trading-cards
        B: E* s s / -
        rest: -
    """)
    do(state, "A", "use", "trading-cards")
    do(state, "A", "choose-recruit", "A1")
    assert choosable(state, "A") == ["B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"]
    do(state, "A", "choose-recruit", "B1")
    assert recruits(state, "B", "A") == "? ? ?"


@pytest.mark.rule("L-a09", "L-art-6")
@pytest.mark.parametrize(
    ("mine", "theirs", "after_a", "after_b"),
    [
        ("A2", "B2", "e [s] [e]", "E* [e] s"),
        ("A1", "B3", "s [e] [e]", "E* [s] e"),
        ("A1", "B2", "[s] [e] [e]", "E* e s"),
        ("A2", "B1", "e E* [e]", "[e] [s] s"),
    ],
    ids=["exposed for exposed", "hidden for hidden", "hidden for exposed", "exposed for hidden"],
)
def test_trading_cards_leave_each_recruit_its_face(mine: str, theirs: str, after_a: str, after_b: str) -> None:
    state = scene("""
        turn: A action
        A: e [e] e / trading-cards
        B: E* [s] s / -
        rest: -
    """)
    played(state, "A", "trading-cards", mine, theirs, pay="A3")
    assert own(state, "A") == after_a
    assert own(state, "B") == after_b


@pytest.mark.rule("L-a09", "L-art-6")
def test_trading_cards_swap_an_exposed_recruit_for_a_hidden_one() -> None:
    state = scene("""
        turn: A action
        A: e [e] e / trading-cards
        B: E* [s] s / -
        rest: -
    """)
    played(state, "A", "trading-cards", "A2", "B3", pay="A1")
    assert own(state, "A") == "[e] s e"
    assert own(state, "B") == "E* [s] [e]"
    assert known_by(state, "A2") == "AB"
    assert known_by(state, "B3") == "ABCD"


@pytest.mark.rule("L-a09", "L-art-8")
def test_trading_cards_paid_with_the_very_recruit_that_is_swapped() -> None:
    state = scene("""
        turn: A action
        A: E* e s / trading-cards
        B: e [s] s / -
        rest: -
    """)
    events = played(state, "A", "trading-cards", "A1", "B1", pay="A1")
    # The payment comes first, so the leader arrives exposed.
    assert own(state, "A") == "e e s"
    assert own(state, "B") == "[E*] [s] s"
    assert [event["event"] for event in events] == ["used", "exposed", "swapped", "received", "received", "turn"]
    assert team(state, "B") == "euphorian"


@pytest.mark.rule("L-a09", "L-art-9", "L-art-14")
def test_trading_cards_do_not_swap_two_exposed_recruits_that_are_alike() -> None:
    state = scene("""
        turn: A action
        A: [e] [s] e / trading-cards
        B: [e] S* s / -
        rest: -
    """)
    do(state, "A", "use", "trading-cards")
    do(state, "A", "choose-recruit", "A1")
    assert "B1" not in choosable(state, "A")
    state = scene("""
        turn: A action
        A: [e] [s] e / trading-cards
        B: [e] S* s / -
        rest: -
    """)
    # Hidden when it was named, and exposed by the payment: the swap would change nothing, and is skipped.
    events = played(state, "A", "trading-cards", "A3", "B1", pay="A3")
    assert [event["event"] for event in events] == ["used", "exposed", "turn"]
    assert own(state, "A") == "[e] [s] [e]"


# L-a10 Matchmaker's Almanac: two other players swap one recruit each, either face, chosen without looking.


@both_editions
@pytest.mark.rule("L-a10", "L-art-6", "L-info-1")
def test_almanac_keeps_faces_and_only_the_two_owners_know_what_moved(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: e e e / matchmakers-almanac
        B: E* [s] s / -
        D: s s e / -
        rest: -
    """)
    events = played(state, "A", "matchmakers-almanac", "B2", "D3", pay="A1")
    assert looks(events) == []
    assert own(state, "B") == "E* e s"
    assert own(state, "D") == "s s [s]"
    assert known_by(state, "B2") == "BD"
    assert known_by(state, "D3") == "ABCD"
    assert recruits(state, "B", "A") == "? ? ?"


@pytest.mark.rule("L-a10", "L-info-1")
def test_almanac_shows_two_hidden_recruits_to_their_new_owners_alone() -> None:
    state = scene("""
        turn: A action
        A: e e e / matchmakers-almanac
        B: E* s s / -
        D: s s e / -
        rest: -
    """)
    played(state, "A", "matchmakers-almanac", "B2", "D3", pay="A1")
    assert (own(state, "B"), own(state, "D")) == ("E* e s", "s s s")
    assert (known_by(state, "B2"), known_by(state, "D3")) == ("BD", "BD")


@pytest.mark.rule("L-a10")
def test_almanac_is_for_two_different_players_other_than_its_user() -> None:
    state = scene("""
        turn: B action
        A: E* [e] e / -
        B: s s s / matchmakers-almanac
        C: S* [e] s / -
        rest: -
    """)
    do(state, "B", "use", "matchmakers-almanac")
    assert choosable(state, "B") == ["A1", "A2", "A3", "C1", "C2", "C3"]
    do(state, "B", "choose-recruit", "A2")
    # C2 is exposed and like A2: nothing would change.
    assert choosable(state, "B") == ["C1", "C3", "D1", "D2", "D3"]


# L-a11 Snow Globe: the hidden recruits (two or more) of another player are shuffled; their owner looks.


@both_editions
@pytest.mark.rule("L-a11", "L-info-9")
def test_snow_globe_shuffles_hidden_recruits_and_only_their_owner_knows_them(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: e e e / snow-globe
        B: E* s e / -
        knows: A B1, C B1 B2 B3
        dice: 0 0
        rest: -
    """)
    assert recruits(state, "B", "A") == "E* ? ?"
    played(state, "A", "snow-globe", "B", pay="A1")
    assert own(state, "B") == "s e E*"
    assert recruits(state, "B", "A") == "? ? ?"
    assert recruits(state, "B", "C") == "? ? ?"
    # Who knew them still knows the set.
    assert player(state, "B", "C")["recruits"][0]["one_of"] == [
        "subterran-follower",
        "euphorian-follower",
        "euphorian-leader",
    ]


@pytest.mark.rule("L-a11")
@pytest.mark.parametrize(("dice", "after"), [("0", "s [e] E*"), ("1", "E* [e] s")])
def test_snow_globe_leaves_exposed_recruits_in_their_place(dice: str, after: str) -> None:
    state = scene(f"""
        turn: A action
        A: e e e / snow-globe
        B: E* [e] s / -
        dice: {dice}
        rest: -
    """)
    played(state, "A", "snow-globe", "B", pay="A1")
    assert own(state, "B") == after
    assert recruits(state, "B") == "? [e] ?"


@pytest.mark.rule("L-a11", "L-art-9")
def test_snow_globe_needs_another_player_with_two_hidden_recruits() -> None:
    state = scene("""
        turn: A action
        A: e e e / snow-globe
        B: E* [s] [s] / -
        rest: -
    """)
    do(state, "A", "use", "snow-globe")
    assert choosable(state, "A") == ["C", "D"]


# L-a13 Vacuum Cleaner: take a random artifact from another player's hand; the victim knows which.


@both_editions
@pytest.mark.rule("L-a13")
@pytest.mark.parametrize(("dice", "taken", "left"), [(0, "umbrella", "turntable"), (1, "turntable", "umbrella")])
def test_vacuum_cleaner_takes_a_random_artifact_that_the_victim_alone_knows(
    edition: str, dice: int, taken: str, left: str
) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / vacuum-cleaner, alarm-clock
        B: S* s s / umbrella, turntable
        dice: {dice}
        rest: -
    """)
    played(state, "A", "vacuum-cleaner", "B", pay="A1")
    assert sorted(hand(state, "A")) == sorted(["alarm-clock", taken])
    assert hand(state, "B") == [left]
    assert known_hand(state, "A", "B") == [taken]
    assert known_hand(state, "A", "C") == []
    assert known_hand(state, "A", None) == []
    stole = [entry for entry in state.events(2) if entry["event"] == "stole"]
    assert [(entry["seat"], entry["target"], entry["artifact"]) for entry in stole] == [(0, 1, None)]
    stole = [entry for entry in state.events(1) if entry["event"] == "stole"]
    assert [entry["artifact"] for entry in stole] == [taken]


@pytest.mark.rule("L-a13")
def test_vacuum_cleaner_takes_by_the_dice_and_not_by_choice() -> None:
    taken = set()
    for seed in range(20):
        state = scene(f"""
            seed: {seed}
            turn: A action
            A: E* e e / vacuum-cleaner
            B: S* s s / umbrella, turntable, flash-camera
            rest: -
        """)
        played(state, "A", "vacuum-cleaner", "B", pay="A1")
        taken.update(hand(state, "A"))
    assert taken == {"umbrella", "turntable", "flash-camera"}


@pytest.mark.rule("L-a13", "L-art-9")
def test_vacuum_cleaner_is_for_another_player_with_an_artifact() -> None:
    state = scene("""
        turn: A action
        A: E* e e / vacuum-cleaner, alarm-clock
        B: S* s s / -
        C: s s e / umbrella
        rest: turntable
    """)
    do(state, "A", "use", "vacuum-cleaner")
    assert choosable(state, "A") == ["C", "D"]
    state = scene("""
        turn: A action
        A: E* e e / vacuum-cleaner, alarm-clock
        rest: -
    """)
    assert not may(state, "A", "use", "vacuum-cleaner")


# L-a15 Turntable: the order of play is reversed from the end of this turn.


@both_editions
@pytest.mark.rule("L-a15", "L-turn-6")
def test_turntable_reverses_the_order_of_play_until_it_is_used_again(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: B action
        B: S* s s / turntable
        rest: -
    """)
    assert look(state)["clockwise"]
    played(state, "B", "turntable", pay="B2")
    turns = [turn_of(state)]
    for _ in range(4):
        pass_turn(state)
        turns.append(turn_of(state))
    assert turns == ["A", "D", "C", "B", "A"]
    assert not look(state)["clockwise"]


@pytest.mark.rule("L-a15")
def test_turntable_turns_a_reversed_game_forward_again() -> None:
    state = scene("""
        turn: B action
        order: reversed
        B: S* s s / turntable
        rest: -
    """)
    played(state, "B", "turntable", pay="B2")
    assert turn_of(state) == "C"


@pytest.mark.rule("L-a15", "L-turn-4")
def test_turntable_lets_the_turn_in_which_it_is_used_run_to_its_end() -> None:
    state = scene("""
        turn: B action
        B: S* s s / turntable / gun A
        rest: -
    """)
    played(state, "B", "turntable", pay="B2")
    assert turn_of(state) == "B"
    do(state, "B", "aim", "C")
    assert turn_of(state) == "A"


# L-a16 Espresso Machine: after this turn you take another one. Not in an extra turn; out of the game after use.


@both_editions
@pytest.mark.rule("L-a16", "L-turn-6")
def test_espresso_machine_gives_one_more_turn_and_leaves_the_game(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: B action
        B: S* s s / espresso-machine
        rest: -
    """)
    before = look(state)
    played(state, "B", "espresso-machine", pay="B2")
    after = look(state)
    assert turn_of(state) == "B"
    assert after["extra_turn"]
    assert after["turn"] == before["turn"] + 1
    assert after["out"] == ["espresso-machine"]
    assert after["discards"] == []
    assert after["pile"] == before["pile"]
    pass_turn(state)
    assert turn_of(state) == "C"
    assert not look(state)["extra_turn"]


@pytest.mark.rule("L-a16", "L-turn-1")
def test_espresso_machine_adds_a_whole_turn_after_this_one_has_ended() -> None:
    state = scene("""
        turn: B action
        B: S* s s / espresso-machine / gun A
        rest: -
    """)
    played(state, "B", "espresso-machine", pay="B2")
    assert not look(state)["extra_turn"]
    do(state, "B", "aim", "D")
    assert look(state)["extra_turn"]
    assert look(state)["phase"] == "artifact"
    do(state, "B", "discard")
    assert look(state)["phase"] == "action"


@pytest.mark.rule("L-a16")
def test_espresso_machine_cannot_be_used_in_an_extra_turn() -> None:
    text = """
        turn: B action
        B: S* s s / espresso-machine
        rest: -
    """
    assert may(scene(text), "B", "use", "espresso-machine")
    assert not may(scene(text + "\n        extra: yes"), "B", "use", "espresso-machine")


@pytest.mark.rule("L-a16", "L-turn-6")
def test_espresso_machine_can_be_used_in_the_turn_after_an_extra_one() -> None:
    state = scene("""
        turn: A action
        extra: yes
        B: S* s s / espresso-machine
        rest: -
    """)
    do(state, "A", "skip")
    do(state, "B", "skip")
    assert may(state, "B", "use", "espresso-machine")


@pytest.mark.rule("L-a15", "L-a16", "L-turn-6")
def test_extra_turn_and_reversed_order_together() -> None:
    state = scene("""
        turn: B action
        B: S* s s / espresso-machine, turntable
        rest: -
    """)
    played(state, "B", "espresso-machine", pay="B1")
    do(state, "B", "skip")
    played(state, "B", "turntable", pay="B2")
    turns = [turn_of(state)]
    pass_turn(state)
    turns.append(turn_of(state))
    assert turns == ["A", "D"]


@pytest.mark.rule("L-a15", "L-a16", "L-turn-6")
def test_extra_turn_in_a_reversed_game_comes_first() -> None:
    state = scene("""
        turn: B action
        order: reversed
        B: S* s s / espresso-machine
        rest: -
    """)
    played(state, "B", "espresso-machine", pay="B1")
    turns = [turn_of(state)]
    for _ in range(2):
        pass_turn(state)
        turns.append(turn_of(state))
    assert turns == ["B", "A", "D"]
