"""Every distance between figures is measured between the middles of their bases, height included (R-y-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from euphoria.games.reality.cards.characters import madeleine, odonell, scauter, sooyoung
from euphoria.games.reality.cards.conditions import AimModifier
from euphoria.games.reality.figure_flags import MASSACRE
from euphoria.games.reality.refusals.common import apart
from euphoria.games.reality.rules.firing import fleeing
from euphoria.games.reality.rules.firing.aim import CLOSE, FAR, modifiers
from euphoria.games.reality.rules.firing.targets import decoy_near, nearest
from euphoria.games.reality.state import Show
from euphoria.games.reality.text.sight_text import sight
from tests.reality.gunplay import scene
from tests.reality.stage import TOP, Troupe, at, block

HIGH = 6


def tower(*names: str, away: float, height: float = HIGH) -> Troupe:
    """The first one on the ground, the others on a block, so far away on the plane and so high up."""
    troupe = scene(block(10 + away - 0.5, 4, 8, 8, height=height))
    troupe.add(names[0], at(10, 10))
    for number, name in enumerate(names[1:]):
        troupe.add(name, at(10 + away, 10 - 1.5 * number, TOP))
    return troupe


@pytest.mark.rule("R-y-4", "R-madeleine", "R-sooyoung", "R-odonell-1")
@pytest.mark.parametrize(("away", "near"), [(8, True), (8.25, False)])
@pytest.mark.parametrize(
    ("names", "candidates"),
    [
        (("a madeleine", "b nikolai"), madeleine.to_fascinate),
        (("a sooyoung", "b nikolai", "b doc"), sooyoung.to_seduce),
        (("a odonell", "a nikolai"), odonell.to_encourage),
    ],
)
def test_ten_inches_of_an_ability(
    names: tuple[str, ...], candidates: Callable[[Show, int], Iterable[int]], away: float, near: bool
) -> None:
    assert (1 in candidates(tower(*names, away=away).state, 0)) == near


@pytest.mark.rule("R-y-4", "R-scauter")
@pytest.mark.parametrize(("away", "near"), [(3.25, True), (3.5, False)])
def test_the_six_inches_of_a_gift(away: float, near: bool) -> None:
    troupe = tower("a scauter", "a nikolai", away=away, height=5)
    assert (1 in scauter.to_give(troupe.state, 0)) == near


@pytest.mark.rule("R-y-4", "R-kobayhisi-2")
@pytest.mark.parametrize(("away", "near"), [(8, True), (8.25, False)])
def test_the_ten_inches_of_the_cat(away: float, near: bool) -> None:
    assert decoy_near(tower("a nikolai", "- cat", away=away).state, 0) == near


@pytest.mark.rule("R-y-4", "R-fire-5")
@pytest.mark.parametrize(
    ("away", "height", "expected"), [(2.75, 4, {CLOSE}), (3, 4, set()), (16, 12, set()), (16.25, 12, {FAR})]
)
def test_half_and_double_the_range_of_a_gun(away: float, height: float, expected: set[AimModifier]) -> None:
    troupe = tower("a nikolai", "b doc", away=away, height=height)
    assert {CLOSE, FAR} & set(modifiers(troupe.state, 0, 1)) == expected


@pytest.mark.rule("R-y-4", "R-centinel-1")
def test_the_nearest_one_in_massacre() -> None:
    troupe = tower("a centinel", "b doc", away=6)
    troupe.state.mark(0, MASSACRE)
    below = troupe.add("b mycky", at(10, 18))
    assert nearest(troupe.state, 0, troupe.state.bodies()) == [below], "8 is nearer than 6 and 6 up"


@pytest.mark.rule("R-y-4", "R-table-6")
def test_what_is_said_of_a_distance() -> None:
    troupe = tower("a nikolai", "b doc", away=8)
    assert apart(troupe.state, 0, 1) == 40
    assert "10 inches" in str(sight(troupe.state, 0, 1, "en")[0])


@pytest.mark.rule("R-y-4", "R-obj-1")
def test_the_inch_that_one_flees() -> None:
    """From a block 2 high to the ground right beside it: less than an inch on the plane."""
    troupe = scene(block(17, 17, 1.25, 2, height=2))
    figure = troupe.add("b nikolai", at(18, 18, TOP))
    troupe.state.route = [at(15.75, 18.5)]
    assert fleeing.may_flee_to(troupe.state, figure, at(18.75, 18))
