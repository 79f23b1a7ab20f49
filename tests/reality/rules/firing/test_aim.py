"""Aim and its modifiers, one by one; chances (R-fire-5, R-prof-4, R-blanca, R-fire-7)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from euphoria.games.reality import figure_flags
from euphoria.games.reality.geometry.terrain import Opening, Panel, wall_all_round
from euphoria.games.reality.rules.firing.aim import aim_at, chance, expected_damage, modifiers
from tests.reality.gunplay import scene
from tests.reality.stage import Troupe, at, barricade, block, box, building, crater, ruins


def keys(troupe: Troupe, shooter: int, target: int, *, several: bool = False, first: bool = True) -> dict[str, int]:
    found = modifiers(troupe.state, shooter, target, several=several, first=first)
    total = troupe.state.aim(shooter) + sum(one.value for one in found)
    assert total == aim_at(troupe.state, shooter, target, several=several, first=first)
    assert len({one.key for one in found}) == len(found)
    return {one.key: one.value for one in found}


def pair(troupe: Troupe, apart: float, shooter: str = "a kabuki", target: str = "b madeleine") -> tuple[int, int]:
    """Two on an east-west line through the middle of the table."""
    return troupe.add(shooter, at(4, 18)), troupe.add(target, at(4 + apart, 18))


@pytest.mark.rule("R-fire-5")
@pytest.mark.parametrize(
    ("apart", "expected"),
    [(4.75, {"close": 1}), (5, {}), (10, {}), (20, {}), (20.25, {"far": -2}), (40, {"far": -2})],
)
def test_range_counts_strictly_below_half_and_beyond_double(apart: float, expected: dict[str, int]) -> None:
    troupe = scene()
    shooter, target = pair(troupe, apart)
    assert keys(troupe, shooter, target) == expected


@pytest.mark.rule("R-fire-5")
@pytest.mark.parametrize(("apart", "expected"), [(14.75, {"close": 1}), (15, {})])
def test_the_range_is_that_of_the_weapon(apart: float, expected: dict[str, int]) -> None:
    troupe = scene()
    shooter, target = pair(troupe, apart, "a centinel")
    assert keys(troupe, shooter, target) == expected


@pytest.mark.rule("R-fire-5", "R-table-6")
def test_distance_counts_the_height() -> None:
    # 4 apart on the plan, 3 up: exactly 5, which is not closer than half of 10
    troupe = scene(block(6, 16, 6, 4, height=3))
    shooter, target = troupe.add("a kabuki", at(4, 18)), troupe.add("b madeleine", at(8, 18, 1))
    assert "close" not in keys(troupe, shooter, target)
    troupe.state.put(target, at(7.75, 18, 1))
    assert "close" in keys(troupe, shooter, target)


@pytest.mark.rule("R-fire-4", "R-fig-4")
def test_shots_have_no_longest_range() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 43)
    assert aim_at(troupe.state, shooter, target) == 4


@pytest.mark.rule("R-fire-5")
@pytest.mark.parametrize(
    ("on_shooter", "on_target", "key"),
    [
        (figure_flags.PRONE, 0, "shooter-prone"),
        (figure_flags.WALKED, 0, "shooter-walked"),
        (figure_flags.MOVED, 0, ""),
        (0, figure_flags.PRONE, "target-prone"),
        (0, figure_flags.MOVED, "target-moved"),
        (0, figure_flags.WALKED, ""),
    ],
)
def test_what_was_done_before_counts(on_shooter: int, on_target: int, key: str) -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8)
    troupe.state.mark(shooter, on_shooter)
    troupe.state.mark(target, on_target)
    assert keys(troupe, shooter, target) == ({key: -1} if key else {})


@pytest.mark.rule("R-fire-5")
def test_two_weapons_and_later_targets() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8, "a blanca")
    assert keys(troupe, shooter, target, several=True) == {"two-weapons": -1}
    assert keys(troupe, shooter, target, first=False) == {"not-first-target": -1}
    assert aim_at(troupe.state, shooter, target, several=True, first=False) == 5


@pytest.mark.rule("R-fire-7")
def test_a_throw_makes_later_shots_several_weapons_but_not_twice() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8, "a blanca")
    troupe.state.mark(shooter, figure_flags.DRAWN)
    assert keys(troupe, shooter, target) == {"after-throw": -1}
    assert keys(troupe, shooter, target, several=True) == {"two-weapons": -1}
    assert modifiers(troupe.state, shooter, target)[0].rule == "R-fire-7"


@pytest.mark.rule("R-blanca")
def test_blanca_hides() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8, target="b blanca")
    troupe.state.mark(target, figure_flags.HIDDEN)
    assert [(one.rule, one.value) for one in modifiers(troupe.state, shooter, target)] == [("R-blanca", -2)]


@pytest.mark.rule("R-fire-5", "R-fire-14")
@pytest.mark.parametrize(("gap", "expected"), [(1, {"cover": -1}), (0, {"touching-cover": -2})])
def test_cover_and_touching_it(gap: float, expected: dict[str, int]) -> None:
    # a barricade between them, whose far side is 0.5 + gap from the target's middle
    troupe = scene(barricade(11 - gap, 16, 0.5, 4, height=0.75))
    shooter, target = pair(troupe, 8)
    assert keys(troupe, shooter, target) == expected


@pytest.mark.rule("R-fire-5", "R-fire-13")
def test_a_shot_through_a_building() -> None:
    outline = box(8, 14, 4, 8)
    doors = tuple(
        Panel(*panel[:6], Opening.DOOR) if panel.ax == panel.bx else panel for panel in wall_all_round(outline, 12)
    )
    assert sum(panel.opening == Opening.DOOR for panel in doors) == 2
    troupe = scene(building(8, 14, 4, 8, panels=doors))
    shooter, target = pair(troupe, 12)
    assert keys(troupe, shooter, target) == {"through-building": -2}


@pytest.mark.rule("R-fire-5", "R-fire-12")
def test_prone_in_a_crater_is_firm_cover_and_prone() -> None:
    troupe = scene(crater(10, 16, 4, 4))
    shooter, target = pair(troupe, 8)
    assert keys(troupe, shooter, target) == {}
    troupe.state.mark(target, figure_flags.PRONE)
    assert keys(troupe, shooter, target) == {"in-crater": -2, "target-prone": -1}


@pytest.mark.rule("R-fire-5")
def test_prone_behind_a_barricade_is_no_crater() -> None:
    troupe = scene(barricade(10, 16, 0.5, 4, height=0.5))
    shooter, target = pair(troupe, 8)
    troupe.state.mark(target, figure_flags.PRONE)
    assert keys(troupe, shooter, target) == {"cover": -1, "target-prone": -1}


@pytest.mark.rule("R-fire-5", "R-fire-12")
def test_ruins_cover() -> None:
    troupe = scene(ruins(8, 16, 1, 4))
    shooter, target = pair(troupe, 8)
    assert keys(troupe, shooter, target) == {"cover": -1}


@pytest.mark.rule("R-fire-5", "R-fig-3")
def test_a_figure_is_cover_too_and_touching_it_makes_it_firm() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8)
    friend = troupe.add("b benkei", at(9, 18))
    assert keys(troupe, shooter, target) == {"cover": -1}
    troupe.state.put(friend, at(11, 18))
    assert keys(troupe, shooter, target) == {"touching-cover": -2}


@pytest.mark.rule("R-fig-2")
def test_bodies_do_not_cover() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8)
    troupe.add("b benkei", at(9, 18), flags=figure_flags.DOWN)
    assert keys(troupe, shooter, target) == {}


@pytest.mark.rule("R-fire-5")
def test_all_of_it_is_summed() -> None:
    troupe = scene(barricade(11, 16, 0.5, 4, height=0.25))
    shooter, target = pair(troupe, 8, "a blanca", "b blanca")
    troupe.state.mark(shooter, figure_flags.WALKED | figure_flags.PRONE)
    troupe.state.mark(target, figure_flags.MOVED | figure_flags.PRONE | figure_flags.HIDDEN)
    assert keys(troupe, shooter, target, several=True, first=False) == {
        "two-weapons": -1,
        "not-first-target": -1,
        "shooter-prone": -1,
        "shooter-walked": -1,
        "target-moved": -1,
        "target-prone": -1,
        "hidden": -2,
        "touching-cover": -2,
    }


def test_an_upgrade_counts() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8)
    troupe.state.upgrades[shooter] = (2, 0, 0, 0)
    assert aim_at(troupe.state, shooter, target) == 8


@pytest.mark.rule("R-prof-4")
@pytest.mark.parametrize(("aim", "tenths"), [(-3, 0), (0, 0), (1, 1), (9, 9), (10, 10), (13, 10)])
def test_chances(aim: int, tenths: int) -> None:
    assert chance(aim) == Fraction(tenths, 10)


@pytest.mark.rule("R-prof-5", "R-inj-1")
@pytest.mark.parametrize(
    ("target", "luck", "expected"),
    [
        ("b madeleine", "generous", Fraction(6 * 6 * 101, 200)),
        ("b nikolai", "generous", Fraction(6 * 7 * 101, 200)),
        ("b nikolai", "harsh", Fraction(6 * 8 * 101, 200)),
    ],
)
def test_expected_damage(target: str, luck: str, expected: Fraction) -> None:
    troupe = scene(luck=luck)
    shooter, other = pair(troupe, 8, target=target)
    assert expected_damage(troupe.state, shooter, other, 1) == expected
    assert expected_damage(troupe.state, shooter, other, 3) == 3 * expected


@pytest.mark.rule("R-centinel-2")
def test_expected_damage_against_the_shield() -> None:
    troupe = scene()
    shooter, target = pair(troupe, 8, target="b centinel")
    troupe.state.mark(target, figure_flags.SHIELDED)
    halves = [(roll + 1) // 2 for roll in range(1, 101)]
    assert expected_damage(troupe.state, shooter, target, 1) == Fraction(36, 100) * Fraction(sum(halves), 100)
