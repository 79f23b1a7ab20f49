"""The judge of `leaders`: guns, claims, and beliefs."""

from __future__ import annotations

import pytest

from euphoria import Dice
from tests.bots.leaders.judging import JUDGE, after, believes, choose, mirrored, weight
from tests.leaders.play import act, artifact_of, do, own, place_of, scene

# With a gun.


def test_it_shoots_the_open_leader_of_the_others() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: e e s / - / gun D
        D: [S*] s e / -
        rest: -
    """)
    assert choose(state, "A").kind == "shoot"
    assert after(state, "A", act(state, "shoot")) == 1.0


def test_it_does_not_shoot_its_own_leader() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: e e s / - / gun D
        D: [E*] s e / -
        rest: -
    """)
    assert weight(state, "A", "shoot") == 0
    assert after(state, "A", act(state, "shoot")) == 0.0
    assert choose(state, "A").kind != "shoot"


def test_it_does_not_shoot_a_friend_that_it_knows() -> None:
    text = """
        seats: 6
        turn: A action
        A: e e s / - / gun D
        D: [e] [e] [e] / -
        B: [S*] s s / -
        rest: -
    """
    assert choose(scene(text), "A").kind != "shoot"
    foe_chance = text.replace("[e] [e] [e]", "[s] [s] [s]")
    assert weight(scene(foe_chance), "A", "shoot") > 0
    assert weight(scene(foe_chance.replace("D: [s]", "D: s").replace("B: [S*] s", "B: S* s")), "A", "shoot") > 0


def test_it_takes_a_gun_when_a_leader_lies_open_and_aims_it_there() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: E* e s / -
        D: [S*] s e / -
        rest: -
    """)
    chosen = choose(state, "A")
    assert chosen.kind == "arm"
    assert chosen.args != (0,), "its own leader stays hidden"
    assert weight(state, "A", "arm", "A1") == 0
    state.apply(0, chosen)
    assert choose(state, "A") == act(state, "aim", "D")


def test_it_never_aims_at_its_own_leader() -> None:
    state = scene("""
        seats: 6
        turn: A aim
        A: e e s / - / gun B
        D: E* s e / -
        knows: A D1
    """)
    assert weight(state, "A", "aim", "D") == 0
    assert weight(state, "A", "aim", "C") > 0
    assert choose(state, "A") != act(state, "aim", "D")


def test_a_wastelander_takes_a_leader_that_it_has_seen() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: e e s / trading-cards / wastelander
        D: e s S* / -
        knows: A D3
        rest: -
    """)
    for _ in range(4):
        if state.outcome is None:
            state.apply(0, choose(state, "A"))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_it_saves_its_own_open_leader() -> None:
    state = scene("""
        seats: 6
        turn: D action
        A: [E*] e s / umbrella, turntable
        D: s s e / - / gun A
        rest: -
    """)
    do(state, "D", "shoot")
    assert choose(state, "A").kind == "react"


def test_it_keeps_reactions_that_would_hurt_it() -> None:
    """A shot that wins for its team is let pass."""
    state = scene("""
        seats: 6
        turn: D action
        A: s s e / restraining-order
        B: [E*] e s / -
        D: S* s e / - / gun B
        rest: -
    """)
    do(state, "D", "shoot")
    assert choose(state, "A") == act(state, "decline")


@pytest.mark.parametrize("recruits", ["E* e s", "[E*] e s", "e e s"])
def test_quick_play_saves_itself_too(recruits: str) -> None:
    state = scene(f"""
        seats: 6
        turn: D action
        A: {recruits} / umbrella, turntable
        D: s s e / - / gun A
        rest: -
    """)
    do(state, "D", "shoot")
    chosen = JUDGE.play(state, 0, Dice(1))
    assert chosen.kind == "react"
    assert own(state, "A").split()[chosen.args[1]] in ("e", "s"), "not with the leader"


# Whom it believes.

LOOKED = """
    seats: 6
    turn: B artifact
    A: e E* s / -
    B: e s e / -
    C: s S* e / -
    knows: B C2 C3, A C3
    rest: -
"""


def test_it_believes_a_claim_that_fits() -> None:
    state = scene(LOOKED)
    do(state, "B", "claim-recruit", "C2", "subterran-leader")
    seen, weighed = believes(state, "A", lambda world: world.kind_at(place_of("C2")) == 1)
    assert seen < 0.15
    assert weighed > 2.5 * seen


def test_it_distrusts_one_whom_its_own_eyes_contradict() -> None:
    state = scene(LOOKED.replace("turn: B", "claims: 2\n    turn: B"))
    do(state, "B", "claim-recruit", "C3", "subterran-leader")  # and A has seen C3
    do(state, "B", "claim-recruit", "C2", "subterran-leader")
    seen, weighed = believes(state, "A", lambda world: world.kind_at(place_of("C2")) == 1)
    honest = scene(LOOKED.replace("turn: B", "claims: 2\n    turn: B"))
    do(honest, "B", "claim-recruit", "C3", "euphorian-follower")
    do(honest, "B", "claim-recruit", "C2", "subterran-leader")
    _, with_honest = believes(honest, "A", lambda world: world.kind_at(place_of("C2")) == 1)
    assert weighed < 1.5 * seen
    assert with_honest > 2 * weighed


def test_a_lie_stays_one_when_it_is_taken_back() -> None:
    state = scene(LOOKED.replace("turn: B", "claims: 3\n    turn: B"))
    do(state, "B", "claim-recruit", "C3", "subterran-leader")
    do(state, "B", "claim-recruit", "C3", "euphorian-follower")
    do(state, "B", "claim-recruit", "C2", "subterran-leader")
    seen, weighed = believes(state, "A", lambda world: world.kind_at(place_of("C2")) == 1)
    assert weighed < 1.5 * seen


def test_a_claim_about_what_nobody_has_looked_at_is_worth_little() -> None:
    state = scene(LOOKED)
    do(state, "B", "claim-recruit", "D1", "subterran-leader")
    seen, weighed = believes(state, "A", lambda world: world.kind_at(place_of("D1")) == 1)
    assert weighed < 1.3 * seen


def test_what_players_say_of_themselves_is_not_weighed() -> None:
    state = scene(LOOKED.replace("turn: B", "claims: 2\n    turn: B"))
    do(state, "B", "claim-team", "B", "subterran")
    do(state, "B", "claim-recruit", "B1", "subterran-follower")
    seen, weighed = believes(state, "A", lambda world: world.team(1) == 1, worlds=100)
    assert weighed == pytest.approx(seen)


def test_who_aims_at_whom_tells_something() -> None:
    state = scene("""
        seats: 6
        turn: B action
        B: e s e / -
        rest: -
    """)
    do(state, "B", "arm", "B2")
    do(state, "B", "aim", "C")
    seen, weighed = believes(state, "A", lambda world: world.team(1) != world.team(2))
    assert weighed > seen + 0.03


# What it says.


def test_it_makes_no_claims() -> None:
    """That they win anything for bots has not been shown, so they are left to people."""
    state = scene("""
        seats: 6
        claims: 3
        turn: A artifact
        A: e E* s / turntable
        D: e S* s / -
        knows: A D2
        rest: -
    """)
    legal = state.legal(0)
    claims = [
        weight for action, weight in zip(legal, JUDGE.weigh(state, 0, legal), strict=True) if "claim" in action.kind
    ]
    assert len(claims) > 20
    assert not any(claims)
    assert not choose(state, "A").kind.startswith("claim")


def test_being_seen_to_lie_costs_something() -> None:
    """To those who have not seen the recruit, both words say the same: no leader."""
    state = scene("""
        seats: 6
        turn: A artifact
        A: e E* s / turntable
        knows: D A1
        rest: -
    """)
    lie = after(state, "A", act(state, "claim-recruit", "A1", "subterran-follower"))
    truth = after(state, "A", act(state, "claim-recruit", "A1", "euphorian-follower"))
    assert lie < truth - 0.005


# Where it looks.


def test_it_looks_where_somebody_said_that_a_leader_lies() -> None:
    state = scene("""
        seats: 6
        turn: F artifact
        A: e e s / -
        F: e s s / -
        knows: F C3
        rest: -
    """)
    do(state, "F", "claim-recruit", "C3", "subterran-leader")
    do(state, "F", "skip")
    do(state, "F", "skip")
    do(state, "A", "skip")
    assert weight(state, "A", "interrogate", "C3") > 0
    assert weight(state, "A", "interrogate", "C2") == 0, "one look at each player is enough to think about"
    assert sum(weight(state, "A", "interrogate", f"B{slot}") > 0 for slot in (1, 2, 3)) == 1


def test_it_does_not_look_at_what_it_knows() -> None:
    state = scene("""
        seats: 6
        turn: A action
        A: e e s / -
        knows: A B1 B2
        rest: -
    """)
    assert [weight(state, "A", "interrogate", f"B{slot}") > 0 for slot in (1, 2, 3)] == [False, False, True]


# How well a seat stands.

RACE = """
    seats: 6
    turn: B action
    A: E* e s / opera-glasses / gun D
    B: s [s] e / umbrella
    C: e e s / -
    D: S* [e] s / turntable / gun A
    E: s s e / -
    F: [e] e s / -
    knows: A D1, B A1, E A1 A2, C D3
    rest: -
"""


def test_teams_that_stand_alike_are_judged_alike() -> None:
    one, other = scene(RACE), scene(mirrored(RACE))
    for seat in range(6):
        assert JUDGE.value(one, seat) == pytest.approx(JUDGE.value(other, seat))
    do(one, "B", "interrogate", "A2")
    do(other, "B", "interrogate", "A2")
    for seat in range(6):
        assert JUDGE.value(one, seat) == pytest.approx(JUDGE.value(other, seat))


def test_members_of_a_team_share_its_fate() -> None:
    """An open leader with a gun at its head is bad for all of its team and good for the other."""
    calm = scene(RACE)
    dire = scene(RACE.replace("A: E* e", "A: [E*] e"))
    for seat in (0, 2, 5):
        assert JUDGE.value(dire, seat) < JUDGE.value(calm, seat) - 0.05
    for seat in (1, 3, 4):
        assert JUDGE.value(dire, seat) > JUDGE.value(calm, seat) + 0.05


def test_a_gun_that_holds_a_threat_in_check_is_worth_something() -> None:
    """D will shoot the open leader of A; C comes before D."""
    text = """
        seats: 6
        turn: C action
        A: [E*] e s / -
        B: s s e / -
        C: e e s / - / gun B
        D: s s e / - / gun A
        E: S* s e / -
        rest: -
    """
    checked = scene(text.replace("gun B", "gun D"))
    assert JUDGE.value(checked, 0) > 1.15 * JUDGE.value(scene(text), 0)


def test_an_ended_game_is_won_or_lost() -> None:
    state = scene("""
        seats: 4
        turn: A action
        A: e e s / - / gun D
        D: [S*] s e / -
        rest: -
    """)
    do(state, "A", "shoot")
    assert state.outcome is not None
    assert [JUDGE.value(state, seat) for seat in range(4)] == list(state.outcome.scores)


def test_a_move_under_way_is_judged_by_how_it_will_end() -> None:
    """The choices of an artifact, its payment and the reactions lie ahead; the position is left as it is."""
    state = scene("""
        seats: 6
        turn: A action
        A: E* e s / flash-camera
        D: e S* s / turntable
        knows: A D2
        rest: -
    """)
    before = JUDGE.value(state, 0)
    do(state, "A", "use", artifact_of(state, "flash-camera"))
    was = state.copy()
    assert JUDGE.value(state, 0) > before
    assert state == was
