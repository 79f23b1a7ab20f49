"""Artifacts about guns: L-a07, L-a08, L-a17 and L-a18, each alone."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import aimable, choosable, has_gun, played, turn_of
from tests.leaders.play import aim_of, asked, both_editions, do, look, may, names, question, scene

# L-a07 Claw Machine: take the gun of another player, and aim it. Not while you hold one.


@both_editions
@pytest.mark.rule("L-a07", "L-gun-2", "L-gun-4")
def test_claw_machine_takes_a_gun_and_aims_it_at_once(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / claw-machine
        B: S* s s / - / gun C
        rest: -
    """)
    centre = look(state)["centre"]
    played(state, "A", "claw-machine", "B", pay="A2")
    assert has_gun(state, "A")
    assert not has_gun(state, "B")
    assert look(state)["centre"] == centre
    assert (asked(state), question(state)) == ("A", "aim")
    assert aim_of(state, "A") is None
    assert aimable(state, "A") == "BCD"
    do(state, "A", "aim", "B")
    assert aim_of(state, "A") == "B"
    # Then comes the aim phase of the same turn.
    assert (turn_of(state), question(state), look(state)["phase"]) == ("A", "aim", "aim")
    do(state, "A", "aim", "D")
    assert aim_of(state, "A") == "D"


@pytest.mark.rule("L-a07")
def test_claw_machine_takes_the_gun_of_the_player_who_was_named() -> None:
    state = scene("""
        turn: A action
        A: E* e e / claw-machine
        B: S* s s / - / gun C
        C: s e e / - / gun A
        rest: -
    """)
    do(state, "A", "use", "claw-machine")
    assert choosable(state, "A") == ["B", "C"]
    do(state, "A", "choose-player", "C")
    do(state, "A", "pay", "A1")
    assert has_gun(state, "B")
    assert not has_gun(state, "C")
    assert has_gun(state, "A")


@pytest.mark.rule("L-a07", "L-art-7", "L-gun-1")
def test_claw_machine_cannot_be_used_by_who_holds_a_gun() -> None:
    state = scene("""
        turn: A action
        A: E* e e / claw-machine / gun B
        B: S* s s / - / gun C
        rest: -
    """)
    assert not may(state, "A", "use", "claw-machine")


@pytest.mark.rule("L-a07", "L-art-9")
def test_claw_machine_needs_somebody_with_a_gun() -> None:
    state = scene("""
        turn: A action
        A: E* e e / claw-machine
        rest: -
    """)
    assert look(state)["centre"] == 2
    assert not may(state, "A", "use", "claw-machine")


# L-a08 Rubber Duck: another player drops their gun.


@both_editions
@pytest.mark.rule("L-a08", "L-gun-5")
def test_rubber_duck_makes_another_player_drop_their_gun(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / rubber-duck / gun D
        B: S* s s / - / gun C
        rest: -
    """)
    assert look(state)["centre"] == 0
    events = played(state, "A", "rubber-duck", "B", pay="A2")
    assert names(events) == ["used", "exposed", "dropped"]
    assert not has_gun(state, "B")
    assert look(state)["centre"] == 1
    # The user's own gun stays where it was.
    assert aim_of(state, "A") == "D"


@pytest.mark.rule("L-a08")
def test_rubber_duck_is_for_another_player_with_a_gun() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: E* e e / rubber-duck / gun D
        B: S* s s / - / gun C
        F: s s e / - / gun C
        rest: -
    """)
    do(state, "A", "use", "rubber-duck")
    assert choosable(state, "A") == ["B", "F"]
    state = scene("""
        turn: A action
        A: E* e e / rubber-duck / gun D
        rest: -
    """)
    assert not may(state, "A", "use", "rubber-duck")


# L-a17 Remote Control: a gun that another player holds is aimed at somebody else, not its holder.


@both_editions
@pytest.mark.rule("L-a17", "L-gun-3")
def test_remote_control_aims_the_gun_of_another_at_somebody_else(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / remote-control
        B: S* s s / - / gun A
        rest: -
    """)
    events = played(state, "A", "remote-control", "B", "D", pay="A1")
    assert aim_of(state, "B") == "D"
    assert [event["rule"] for event in events if event["event"] == "aimed"] == ["L-a17"]
    # Nobody is asked to aim: it is B's turn.
    assert (turn_of(state), question(state)) == ("B", "artifact")


@pytest.mark.rule("L-a17", "L-gun-4", "L-art-9")
def test_remote_control_aims_neither_at_the_holder_nor_where_the_gun_was_aimed() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: E* e e / remote-control
        B: S* s s / - / gun C
        rest: -
    """)
    do(state, "A", "use", "remote-control")
    assert choosable(state, "A") == ["A", "D", "E"]
    do(state, "A", "choose-player", "A")
    do(state, "A", "pay", "A1")
    assert aim_of(state, "B") == "A"


@pytest.mark.rule("L-a17")
def test_remote_control_does_not_work_on_ones_own_gun() -> None:
    state = scene("""
        turn: A action
        A: E* e e / remote-control / gun B
        rest: -
    """)
    assert not may(state, "A", "use", "remote-control")
    state = scene("""
        turn: A action
        A: E* e e / remote-control / gun B
        C: e s s / - / gun B
        rest: -
    """)
    do(state, "A", "use", "remote-control")
    assert choosable(state, "A") == ["A", "D"]  # C's is the only gun; these are its new targets


# L-a18 Mail-Order Catalogue: another player who holds no gun takes one from the centre and aims it.


@both_editions
@pytest.mark.rule("L-a18", "L-gun-2", "L-gun-3")
def test_catalogue_arms_another_player_who_aims_at_once(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / mail-order-catalogue
        C: S* s s / -
        rest: -
    """)
    centre = look(state)["centre"]
    played(state, "A", "mail-order-catalogue", "C", pay="A1")
    assert has_gun(state, "C")
    assert not has_gun(state, "A")
    assert look(state)["centre"] == centre - 1
    assert (asked(state), question(state)) == ("C", "aim")
    # It cannot be refused: to aim is all that C may do, and never at themselves.
    assert {action.kind for action in state.legal(2)} == {"aim"}
    assert aimable(state, "C") == "ABD"
    do(state, "C", "aim", "A")
    assert aim_of(state, "C") == "A"
    # It was not C's turn, so there is no aim phase for them.
    assert (turn_of(state), question(state)) == ("B", "artifact")


@pytest.mark.rule("L-a18")
def test_catalogue_costs_its_user_and_not_the_player_who_is_armed() -> None:
    state = scene("""
        turn: A action
        A: E* e e / mail-order-catalogue
        C: [S*] [s] [s] / -
        rest: -
    """)
    events = played(state, "A", "mail-order-catalogue", "C", pay="A1")
    assert names(events) == ["used", "exposed", "armed"]
    assert has_gun(state, "C")


@pytest.mark.rule("L-a18", "L-art-7", "L-gun-1")
def test_catalogue_is_for_another_player_without_a_gun() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: E* e e / mail-order-catalogue
        B: S* s s / - / gun A
        D: e s s / - / gun A
        rest: -
    """)
    do(state, "A", "use", "mail-order-catalogue")
    assert choosable(state, "A") == ["C", "E", "F"]


@pytest.mark.rule("L-a18", "L-art-9")
def test_catalogue_needs_a_gun_in_the_centre() -> None:
    state = scene("""
        turn: A action
        A: E* e e / mail-order-catalogue
        B: S* s s / - / gun A
        D: e s s / - / gun A
        rest: -
    """)
    assert look(state)["centre"] == 0
    assert not may(state, "A", "use", "mail-order-catalogue")


@pytest.mark.rule("L-a18")
def test_catalogue_may_be_used_by_who_holds_a_gun() -> None:
    state = scene("""
        turn: A action
        A: E* e e / mail-order-catalogue / gun B
        rest: -
    """)
    played(state, "A", "mail-order-catalogue", "D", pay="A1")
    do(state, "D", "aim", "A")
    assert (aim_of(state, "A"), aim_of(state, "D")) == ("B", "A")
