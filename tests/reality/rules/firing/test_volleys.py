"""The dice of a volley: hits and luck, shots into a fight, and firing once more (R-fire-6, R-fire-10, R-odonell)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.actions import END, FIRE, SHOOT
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import firing
from tests.reality.gunplay import (
    HIT,
    MISS,
    NO_LUCK,
    duel,
    events,
    fires,
    is_over,
    kinds,
    offered,
    question,
    scene,
    shots_at,
)
from tests.reality.stage import Troupe, act, at, block

# The dice.


@pytest.mark.rule("R-prof-4", "R-fire-4", "R-prof-5")
@pytest.mark.parametrize(
    ("dice", "life"),
    [([6, 6, 30], 70), ([7], 100), ([6, 7], 100)],
)
def test_a_hit_is_an_injury_with_luck(dice: list[int], life: int) -> None:
    troupe = duel(dice)
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert troupe.state.life[1] == life
    assert troupe.state.dice.left() == 0  # type: ignore[attr-defined]


@pytest.mark.rule("R-prof-4")
def test_an_aim_of_10_always_hits() -> None:
    troupe = duel([10, NO_LUCK, 1])
    troupe.state.upgrades[0] = (4, 0, 0, 0)
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert troupe.state.life[1] == 99


@pytest.mark.rule("R-fire-4", "R-inj-1", "R-kill-1", "R-prof-8")
def test_shots_left_for_one_who_fell_are_lost() -> None:
    troupe = duel([HIT, NO_LUCK, 100, MISS])
    other = troupe.add("b doc", at(18, 22))
    troupe.state.upgrades[0] = (0, 1, 0, 0)
    state = fires(troupe, 0).state
    act(troupe, 0, SHOOT[1][0][3])
    act(troupe, 0, SHOOT[other][0][1])
    assert state.is_down(1)
    assert state.how[1] == codes.BY_SHOT
    assert state.killer[1] == 0
    assert events(state, ShowEvent.ELATED) == [(0, 1, 1)]
    assert [one[1] for one in events(state, ShowEvent.SHOT)] == [1, other]
    assert state.ap[0] == 5, "paid all the same"


# Into a fight.


def brawl(dice: list[int], *names: str) -> Troupe:
    """A shooter of a, and a fight 8 away of those named, in one place as far as range goes; the first two uncovered."""
    troupe = scene(dice=dice)
    troupe.add("a kabuki", at(10, 18.5))
    for index, name in enumerate(names):
        troupe.add(name, at(18, 18 + index))
    contact.join(troupe.state, 1, range(2, 1 + len(names)))
    return troupe


@pytest.mark.rule("R-fire-6", "R-fire-10", "R-fire-9")
@pytest.mark.parametrize(("who", "hit"), [(1, 1), (5, 1), (6, 2), (10, 2)])
def test_into_a_fight_a_die_decides_who_is_hit(who: int, hit: int) -> None:
    troupe = brawl([HIT, who, NO_LUCK, 10], "b nikolai", "a susan")
    fires(troupe, 0, ap=1)
    assert {args[0] for args in offered(troupe.state, "shoot")} == {1}, "the friend is not named"
    act(troupe, 0, SHOOT[1][0][1])
    state = troupe.state
    assert events(state, ShowEvent.INTO_FIGHT) == [(0, hit, who)]
    assert [state.life[figure] for figure in (1, 2)] == [140 if hit == 1 else 150, 90 if hit == 2 else 100]


@pytest.mark.rule("R-fire-6")
def test_left_over_numbers_are_rolled_again() -> None:
    troupe = brawl([HIT, 10, 10, 7, NO_LUCK, 10], "b nikolai", "a susan", "b doc")
    fires(troupe, 0, ap=1)
    act(troupe, 0, SHOOT[1][0][1])
    assert events(troupe.state, ShowEvent.INTO_FIGHT) == [(0, 3, 7)]
    assert troupe.state.life == [150, 150, 100, 90]


@pytest.mark.rule("R-fire-10", "R-fire-6")
@pytest.mark.parametrize(("who", "aim", "hit"), [(1, 6, 1), (6, 5, 0)])
def test_the_hit_stands_only_within_the_aim_against_that_one(who: int, aim: int, hit: int) -> None:
    troupe = brawl([6, who, NO_LUCK, 10], "b nikolai", "a susan")
    troupe.state.mark(2, figure_flags.MOVED)
    fires(troupe, 0, ap=1)
    act(troupe, 0, SHOOT[1][0][1])
    assert events(troupe.state, ShowEvent.SHOT) == [(0, 1 if who == 1 else 2, aim, 6, hit)]


@pytest.mark.rule("R-fire-10")
def test_a_hit_on_one_in_the_fight_whom_the_shooter_cannot_see_is_none() -> None:
    troupe = scene(block(12, 18.5, 2, 8), dice=[HIT, 6])
    troupe.add("a kabuki", at(10, 17))
    troupe.add("b nikolai", at(18, 17))
    troupe.add("a susan", at(17, 24))
    contact.join(troupe.state, 1, [2])
    fires(troupe, 0, ap=1)
    act(troupe, 0, SHOOT[1][0][1])
    assert events(troupe.state, ShowEvent.SHOT) == [(0, 2, 0, HIT, 0)]


@pytest.mark.rule("R-y-5", "R-fire-10")
def test_shots_into_a_fight_go_on_when_their_target_has_fallen() -> None:
    dice = [HIT, 1, NO_LUCK, 100, HIT, 6, NO_LUCK, 30, HIT, 1, NO_LUCK, 40]
    troupe = brawl(dice, "b madeleine", "a susan", "b doc")
    fires(troupe, 0)
    act(troupe, 0, SHOOT[1][0][3])
    state = troupe.state
    assert state.is_down(1) and is_over(state)
    assert [one[1] for one in events(state, ShowEvent.SHOT)] == [1, 3, 2], "of two who are left each has five numbers"
    assert (state.life[2], state.life[3]) == (60, 70)


@pytest.mark.rule("R-y-5")
def test_they_go_on_when_the_target_has_left_the_table() -> None:
    """A called Benkei goes with Richelle, who falls to the first shot; the fight of the others goes on."""
    troupe = brawl([HIT, 8, NO_LUCK, 100, HIT, 1, NO_LUCK, 10], "b benkei", "a susan", "b doc", "b richelle")
    state = troupe.state
    state.owner[1] = 4
    state.mark(1, figure_flags.CALLED)
    fires(troupe, 0, ap=2)
    act(troupe, 0, SHOOT[1][0][2])
    assert not state.stands(1) and state.is_down(4)
    assert [one[1] for one in events(state, ShowEvent.SHOT)] == [4, 2]


@pytest.mark.rule("R-y-5")
@pytest.mark.parametrize(("who", "shots"), [(1, [1]), (6, [2, 1])])
def test_once_the_fight_is_over_they_are_lost_or_go_at_the_target_alone(who: int, shots: list[int]) -> None:
    troupe = brawl([HIT, who, NO_LUCK, 100, MISS], "b madeleine", "a susan")
    fires(troupe, 0, ap=2)
    act(troupe, 0, SHOOT[1][0][2])
    assert [one[1] for one in events(troupe.state, ShowEvent.SHOT)] == shots
    assert len(events(troupe.state, ShowEvent.INTO_FIGHT)) == 1


@pytest.mark.rule("R-fire-6")
def test_a_fight_without_a_friend_is_shot_at_normally() -> None:
    troupe = scene(dice=[HIT, NO_LUCK, 10])
    troupe.add("a centinel", at(10, 18), flags=figure_flags.MASSACRE)
    troupe.add("b nikolai", at(18, 18))
    troupe.add("b doc", at(19, 18))
    troupe.state.fight[1:] = [1, 1]  # with nobody of a
    fires(troupe, 0, ap=1)
    assert not events(troupe.state, ShowEvent.INTO_FIGHT)
    assert troupe.state.life[1] == 140


@pytest.mark.rule("R-fig-3")
def test_touching_a_friend_who_does_not_fight_changes_nothing() -> None:
    troupe = duel([HIT, NO_LUCK, 10])
    troupe.add("a susan", at(18, 19))
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert not events(troupe.state, ShowEvent.INTO_FIGHT)
    assert troupe.state.life[1] == 90


@pytest.mark.rule("R-fire-6")
def test_the_shares_are_even_for_any_number() -> None:
    for size in range(2, 11):
        for face in range(1, 11):
            troupe = scene(dice=[face, 1])
            chosen = firing.whom(troupe.state, 0, list(range(20, 20 + size)))
            share = 10 // size
            assert chosen == 20 + ((face - 1) // share if face <= share * size else 0)
    troupe = scene(dice=[100, 99])
    assert firing.whom(troupe.state, 0, list(range(11))) == 10


# Repeating.


@pytest.mark.rule("R-odonell-1", "R-odonell-3")
def test_an_encouraged_figure_fires_once_more_free_and_no_larger() -> None:
    troupe = duel([MISS] * 4)
    troupe.add("b doc", at(18, 22))
    state = troupe.state
    state.encouraged[0] = codes.REPEAT_SHOOTING
    fires(troupe, 0)
    act(troupe, 0, SHOOT[1][0][2])
    act(troupe, 0, FIRE)
    assert (question(state), state.ap[0]) == ("fire", 7)
    assert shots_at(state, 1) == shots_at(state, 2) == [1, 2]
    act(troupe, 0, SHOOT[2][0][2])
    assert (state.ap[0], state.encouraged[0], is_over(state)) == (7, -1, True)
    assert len(events(state, ShowEvent.SHOT)) == 4


@pytest.mark.rule("R-odonell-1")
def test_a_repeat_needs_no_ap_and_may_be_declined() -> None:
    troupe = duel([MISS])
    troupe.state.encouraged[0] = codes.REPEAT_SHOOTING
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert (troupe.state.ap[0], kinds(troupe.state)) == (0, ["shoot", "end"])
    act(troupe, 0, END)
    assert is_over(troupe.state)


@pytest.mark.rule("R-odonell-1")
@pytest.mark.parametrize("repeat", [codes.REPEAT_MOVE, codes.REPEAT_ATTACK])
def test_other_repeats_are_not_for_shooting(repeat: int) -> None:
    troupe = duel([MISS])
    troupe.state.encouraged[0], troupe.state.cost[0] = repeat, 3
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert is_over(troupe.state)
    assert troupe.state.cost[0] == 3
