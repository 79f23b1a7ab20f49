"""The turn and its phases (L-turn)."""

from __future__ import annotations

import pytest

from tests.leaders.play import (
    SEATS,
    aim_of,
    asked,
    both_editions,
    do,
    everything,
    hand,
    kinds_of,
    listed,
    log,
    look,
    may,
    names,
    own,
    pass_turn,
    player,
    question,
    refusal,
    scene,
    use,
)


@pytest.mark.rule("L-turn-1")
def test_a_turn_is_artifact_action_aim_and_end() -> None:
    state = scene("""
        turn: A artifact
        A: e e s / - / gun B
        rest: -
    """)
    phases = []
    for kind, *words in [("skip",), ("skip",), ("aim", "C")]:
        phases.append((look(state)["phase"], question(state), asked(state)))
        do(state, "A", kind, *words)
    assert phases == [("artifact", "artifact", "A"), ("action", "action", "A"), ("aim", "aim", "A")]
    assert (look(state)["phase"], look(state)["turn"], asked(state)) == ("artifact", 2, "B")


@pytest.mark.rule("L-turn-1")
def test_what_belongs_to_a_phase_cannot_be_done_in_another() -> None:
    """Neither before it nor after it."""
    state = scene("""
        turn: A artifact
        A: e [e] s / turntable / gun B
        rest: -
    """)
    artifact_phase: list[tuple[str, ...]] = [("discard",), ("give", "turntable", "B")]
    action_phase: list[tuple[str, ...]] = [
        ("interrogate", "B1"),
        ("use", "turntable"),
        ("shoot",),
        ("hide", "A2"),
    ]
    aim_phase: list[tuple[str, ...]] = [("aim", "B"), ("aim", "C")]
    for phase, allowed, step in [
        ("artifact", artifact_phase, ("skip",)),
        ("action", action_phase, ("skip",)),
        ("aim", aim_phase, ("aim", "B")),
    ]:
        assert look(state)["phase"] == phase
        for other in (artifact_phase, action_phase, aim_phase):
            for form in other:
                assert may(state, "A", *form) == (other is allowed), (phase, form)
        do(state, "A", *step)


@pytest.mark.rule("L-turn-1")
@pytest.mark.parametrize("seats", range(4, 9))
def test_then_it_is_the_turn_of_the_player_to_the_left(seats: int) -> None:
    state = scene(f"seats: {seats}\nturn: C artifact\nrest: -")
    order = ""
    for _ in range(2 * seats):
        order += SEATS[look(state)["active"]]
        pass_turn(state)
    assert order == "".join(SEATS[(2 + number) % seats] for number in range(2 * seats))
    assert [entry["seat"] for entry in log(state, None, "turn")[:-1]] == [SEATS.index(letter) for letter in order]


@pytest.mark.rule("L-turn-1")
def test_the_turns_are_counted() -> None:
    state = scene("rest: -")
    for number in range(1, 10):
        assert look(state)["turn"] == number
        pass_turn(state)
    assert [entry["turn"] for entry in log(state, None, "turn")] == list(range(1, 11))


@pytest.mark.rule("L-turn-2")
@both_editions
@pytest.mark.parametrize("held", ["-", "umbrella", "umbrella, turntable, boomerang"])
def test_discard_the_whole_hand_and_draw_one(held: str, edition: str) -> None:
    """The hand may be empty."""
    state = scene(f"""
        edition: {edition}
        turn: A artifact
        A: e e s / {held}
        pile: flash-camera, opera-glasses
    """)
    pile = look(state)["pile"]
    events = do(state, "A", "discard")
    count = 0 if held == "-" else len(held.split(","))
    assert hand(state, "A") == ["flash-camera"]
    assert player(state, "A")["hand"] == 1
    if edition == "B":
        assert names(events) == ["discarded"] * count + ["drew"]
        assert look(state)["pile"] == pile - 1
        assert sorted(look(state)["discards"]) == sorted([] if held == "-" else held.split(", "))
    else:
        assert names(events) == (["put-under"] if count else []) + ["drew"]
        assert look(state)["pile"] == pile - 1 + count
    assert question(state) == "action"  # one of the two, once


@pytest.mark.rule("L-turn-2")
@both_editions
def test_give_one_artifact_to_another_player(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: B artifact
        B: e e s / umbrella, turntable
        C: s s e / flash-camera
    """)
    do(state, "B", "give", "turntable", "C")
    assert (hand(state, "B"), hand(state, "C")) == (["umbrella"], ["flash-camera", "turntable"])
    assert question(state) == "action"
    assert asked(state) == "B"


@pytest.mark.rule("L-turn-2")
def test_only_what_is_in_the_hand_can_be_given_and_not_to_oneself() -> None:
    state = scene("""
        turn: B artifact
        B: e e s / umbrella, turntable
    """)
    umbrella, turntable = 18, 14
    assert sorted(listed(state, "B", "give")) == [
        (artifact, seat) for artifact in (turntable, umbrella) for seat in (0, 2, 3)
    ]
    assert refusal(state, "B", "give", "boomerang", "A") == "L-turn-2"
    assert refusal(state, "B", "give", "umbrella", "B") == "L-turn-2"


@pytest.mark.rule("L-turn-2")
def test_the_artifact_phase_is_optional() -> None:
    state = scene("""
        turn: A artifact
        A: e e s / umbrella
    """)
    before = state.copy()
    assert do(state, "A", "skip") == []
    assert question(state) == "action"
    assert hand(state, "A") == ["umbrella"]
    assert look(state)["players"] == look(before)["players"]


@pytest.mark.rule("L-turn-2")
def test_with_an_empty_hand_there_is_nothing_to_give() -> None:
    state = scene("""
        claims: 0
        turn: A artifact
        A: e e s / -
    """)
    assert kinds_of(state, "A") == {"skip", "discard"}


@pytest.mark.rule("L-turn-3")
def test_the_five_actions_and_none() -> None:
    """A could do any of the five here, and may do nothing."""
    text = """
        claims: 0
        turn: A action
        A: e e [s] / turntable{gun}
        B: s s e
        rest: -
    """
    unarmed, armed = scene(text.format(gun="")), scene(text.format(gun=" / gun B"))
    assert kinds_of(unarmed, "A") == {"interrogate", "use", "arm", "hide", "skip"}
    assert kinds_of(armed, "A") == {"interrogate", "use", "shoot", "hide", "skip"}
    assert names(do(unarmed, "A", "skip")) == ["turn"]
    assert asked(unarmed) == "B"


@pytest.mark.rule("L-turn-3")
@pytest.mark.parametrize(
    "form", [("interrogate", "B1"), ("use", "turntable"), ("arm", "A1"), ("shoot",), ("hide", "B2")]
)
def test_one_action_a_turn(form: tuple[str, ...]) -> None:
    """After it comes the aim, for who holds a gun, and then the next player."""
    gun = " / gun B" if form == ("shoot",) else ""
    state = scene(f"""
        turn: A action
        A: e e s / turntable{gun}
        B: s [s] e
        C: E* e s
        rest: -
    """)
    do(state, "A", *form)
    if question(state, "A") == "pay":
        do(state, "A", "pay", "A1")
    while question(state) == "aim":
        assert kinds_of(state, "A") == {"aim"}
        do(state, "A", "aim", "B")
    assert look(state)["turn"] == 2
    assert asked(state) in "BD"  # D after the Turntable
    assert look(state)["phase"] == "artifact"


@pytest.mark.rule("L-turn-4")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_who_holds_a_gun_after_the_action_must_aim_it_at_another_player(seats: int) -> None:
    state = scene(f"""
        seats: {seats}
        turn: B action
        B: e e s / - / gun C
        rest: -
    """)
    do(state, "B", "skip")
    assert (question(state), asked(state)) == ("aim", "B")
    assert kinds_of(state, "B") == {"aim"}
    assert listed(state, "B", "aim") == [(seat,) for seat in range(seats) if seat != 1]
    assert refusal(state, "B", "skip") == "L-turn-1"
    do(state, "B", "aim", "D")
    assert aim_of(state, "B") == "D"
    assert [(entry["seat"], entry["target"]) for entry in log(state, None, "aimed")] == [(1, 3)]


@pytest.mark.rule("L-turn-4")
def test_the_same_target_is_allowed() -> None:
    state = scene("""
        turn: B aim
        B: e e s / - / gun C
        rest: -
    """)
    do(state, "B", "aim", "C")
    assert aim_of(state, "B") == "C"
    assert asked(state) == "C"


@pytest.mark.rule("L-turn-4")
def test_who_holds_no_gun_does_not_aim() -> None:
    state = scene("""
        turn: A action
        A: e e s / - / gun B
        B: s s e / - / gun A
        C: E* e s
        rest: -
    """)
    do(state, "A", "shoot")  # and the gun is gone
    assert (question(state), asked(state)) == ("artifact", "B")
    assert not log(state, None, "aimed")


@pytest.mark.rule("L-turn-4")
def test_a_gun_of_somebody_else_is_not_aimed_in_my_turn() -> None:
    state = scene("""
        turn: A action
        B: s s e / - / gun A
        rest: -
    """)
    do(state, "A", "skip")
    assert (question(state), asked(state)) == ("artifact", "B")
    assert aim_of(state, "B") == "A"


@pytest.mark.rule("L-turn-5")
@both_editions
@pytest.mark.parametrize("seats", [4, 8])
def test_a_gift_goes_to_any_other_player(seats: int, edition: str) -> None:
    for taker in SEATS[1:seats]:
        state = scene(f"""
            seats: {seats}
            edition: {edition}
            turn: A artifact
            A: e e s / umbrella
            rest: -
        """)
        do(state, "A", "give", "umbrella", taker)
        assert [hand(state, who) for who in SEATS[:seats]] == [
            ["umbrella"] if who == taker else [] for who in SEATS[:seats]
        ]


@pytest.mark.rule("L-turn-5")
@both_editions
def test_a_gift_cannot_be_refused_and_only_those_two_know_the_card(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A artifact
        A: e e s / umbrella, turntable
        B: s s e / flash-camera, dark-glasses
        C: E* s s
    """)
    other = state.copy()
    do(state, "A", "give", "umbrella", "B")
    do(other, "A", "give", "turntable", "B")
    assert asked(state) == "A"  # nobody was asked whether they want it
    assert "umbrella" in hand(state, "B")
    for viewer in (None, *"ABCD"):
        (gave,) = log(state, viewer, "gave")
        assert (gave["seat"], gave["target"]) == (0, 1)  # that there was a gift is public
        knows = viewer in ("A", "B")
        assert gave["artifact"] == ("umbrella" if knows else None)
        if viewer != "B":
            assert player(state, "B", viewer)["known_artifacts"] == (["umbrella"] if knows else [])
    assert everything(state, None, "C", "D") == everything(other, None, "C", "D")


@pytest.mark.rule("L-turn-5", "L-info-2")
@both_editions
def test_who_knew_a_card_loses_sight_of_it_when_it_may_have_been_given_on(edition: str) -> None:
    """D gave the umbrella to A, who gives one of two cards to B: D can no longer tell who has it."""
    text = """
        edition: {edition}
        turn: D artifact
        A: e e s / {held}
        B: s s e / -
        C: E* s s / -
        D: S* e e / umbrella
    """
    for held, known in (("turntable", []), ("-", ["umbrella"])):
        state = scene(text.format(edition=edition, held=held))
        do(state, "D", "give", "umbrella", "A")
        assert player(state, "A", "D")["known_artifacts"] == ["umbrella"]
        pass_turn(state)
        do(state, "A", "give", "umbrella", "B")
        assert player(state, "A", "D")["known_artifacts"] == []
        assert player(state, "B", "D")["known_artifacts"] == known  # the only card moved in the open
        assert player(state, "B", "A")["known_artifacts"] == ["umbrella"]
        assert player(state, "B", "C")["known_artifacts"] == []


@pytest.mark.rule("L-turn-6", "L-a16")
def test_an_extra_turn_comes_first_and_then_play_passes_on() -> None:
    state = scene("""
        turn: B action
        B: e e s / espresso-machine
        rest: -
    """)
    use(state, "B", "espresso-machine", pay="B1")
    assert (look(state)["active"], look(state)["extra_turn"], asked(state)) == (1, True, "B")
    assert question(state) == "artifact"  # a whole turn
    pass_turn(state)
    assert (look(state)["active"], look(state)["extra_turn"]) == (2, False)
    pass_turn(state)
    assert look(state)["active"] == 3


@pytest.mark.rule("L-turn-6", "L-a15")
def test_after_an_extra_turn_play_goes_on_in_the_direction_in_force() -> None:
    """Turntable in the extra turn, or before it in reversed play: the player to the right is next."""
    for order, in_extra_turn in (("clockwise", "turntable"), ("reversed", "opera-glasses")):
        state = scene(f"""
            order: {order}
            turn: B action
            B: e e s / espresso-machine, {in_extra_turn}
            rest: -
        """)
        use(state, "B", "espresso-machine", pay="B1")
        assert look(state)["active"] == 1
        do(state, "B", "skip")
        if in_extra_turn == "turntable":
            use(state, "B", "turntable", pay="B2")
        else:
            do(state, "B", "skip")
        assert not look(state)["clockwise"]
        assert look(state)["active"] == 0
        pass_turn(state)
        assert look(state)["active"] == 3


@pytest.mark.rule("L-turn-6", "L-win-6")
def test_extra_turns_count_towards_the_limit() -> None:
    state = scene("""
        turns: 1
        turn: A action
        A: e e s / espresso-machine
        rest: -
    """)
    use(state, "A", "espresso-machine", pay="A1")
    players = ""
    while state.outcome is None:
        players += SEATS[look(state)["active"]]
        pass_turn(state)
    assert players == "ABC"  # the extra turn is the second of four, and D's never comes
    assert state.outcome.rule == "L-win-6"


@pytest.mark.rule("L-turn-7", "L-act-3")
def test_the_aim_set_on_arming_may_be_changed_in_the_same_turn() -> None:
    state = scene("""
        turn: A action
        A: e e s
        rest: -
    """)
    do(state, "A", "arm", "A1")
    do(state, "A", "aim", "B")
    assert (aim_of(state, "A"), look(state)["phase"], question(state)) == ("B", "aim", "aim")
    assert listed(state, "A", "aim") == [(1,), (2,), (3,)]
    do(state, "A", "aim", "D")
    assert aim_of(state, "A") == "D"
    assert asked(state) == "B"


@pytest.mark.rule("L-turn-7")
def test_but_not_a_third_time() -> None:
    state = scene("""
        turn: A action
        A: e e s
        rest: -
    """)
    do(state, "A", "arm", "A1")
    do(state, "A", "aim", "B")
    do(state, "A", "aim", "B")
    assert refusal(state, "A", "aim", "C") is not None
    assert (asked(state), aim_of(state, "A")) == ("B", "B")
    assert own(state, "A") == "[e] e s"
