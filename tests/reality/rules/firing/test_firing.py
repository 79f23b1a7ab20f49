"""The firing activation: who is asked, whom and how often they may shoot, and declaring (R-fire-1 to R-fire-5)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import figure_flags
from euphoria.games.reality.actions import END, FIRE, SHOOT
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import firing
from euphoria.kernel.core.dice import ScriptedDice
from euphoria.kernel.core.errors import IllegalAction
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
from tests.reality.stage import act, at, barricade, block

# Who is asked.


@pytest.mark.rule("R-fire-1", "R-fire-2")
def test_who_has_1_ap_and_sees_no_enemy_is_not_asked() -> None:
    troupe = scene(block(13, 14, 2, 8))
    troupe.add("a kabuki", at(10, 18))
    troupe.add("b madeleine", at(18, 18))
    fires(troupe, 0, ap=1)
    assert is_over(troupe.state)


@pytest.mark.rule("R-team-4", "R-obj-5")
@pytest.mark.parametrize("objects", ["", "grenade", "kit"])
def test_who_has_2_ap_may_hold_something_and_is_asked_whatever_it_holds(objects: str) -> None:
    troupe = scene(block(13, 14, 2, 8))
    troupe.add("a kabuki", at(10, 18), objects=objects)
    troupe.add("b madeleine", at(18, 18))
    assert question(fires(troupe, 0, ap=2).state) == "fire"
    assert kinds(troupe.state) == (["grenade", "end"] if objects == "grenade" else ["end"])


@pytest.mark.parametrize(
    ("name", "ap", "busy"),
    [
        ("kabuki", 1, True),
        ("kabuki", 0, False),
        ("susan", 1, False),
        ("susan", 2, True),
        ("benkei", 10, False),
        ("doc", 1, True),
        ("doc", 0, False),
    ],
)
@pytest.mark.rule("R-fire-4", "R-doc-1", "R-benkei-3")
def test_who_is_busy(name: str, ap: int, busy: bool) -> None:
    troupe = duel(shooter=f"a {name}")
    troupe.state.ap = [ap, 9]
    assert firing.is_busy(troupe.state, 0) == busy
    troupe.state.mark(0, figure_flags.FASCINATED)
    assert not firing.is_busy(troupe.state, 0)


@pytest.mark.rule("R-doc-1")
def test_doc_may_flame_with_nobody_in_sight() -> None:
    troupe = scene()
    troupe.add("a doc", at(10, 18))
    assert kinds(fires(troupe, 0, ap=1).state) == ["flame", "end"]


@pytest.mark.rule("R-madeleine")
def test_the_fascinated_do_nothing() -> None:
    troupe = duel()
    troupe.state.mark(0, figure_flags.FASCINATED)
    assert is_over(fires(troupe, 0).state)


@pytest.mark.rule("R-fire-8")
def test_in_combat_nobody_shoots_or_throws() -> None:
    troupe = duel()
    troupe.state.objects[0] = 0b11000
    other = troupe.add("b susan", at(11, 18))
    contact.join(troupe.state, 0, [other])
    fires(troupe, 0)
    assert kinds(troupe.state) == ["end"], "charges might still be set off: it has the AP"
    troupe.state.ap[0] = 1
    assert not firing.is_busy(troupe.state, 0)


# Whom.


@pytest.mark.rule("R-fire-1", "R-fire-2")
def test_only_enemies_in_sight_are_offered() -> None:
    troupe = scene(block(13, 20, 2, 8))
    troupe.add("a kabuki", at(10, 18))
    seen = troupe.add("b madeleine", at(18, 17))
    troupe.add("b nikolai", at(18, 26))
    troupe.add("a susan", at(10, 10))
    troupe.add("b doc", at(10, 26), flags=figure_flags.DOWN)
    fires(troupe, 0)
    assert {args[0] for args in offered(troupe.state, "shoot")} == {seen}


@pytest.mark.rule("R-mis-1")
def test_susan_who_belongs_to_nobody_is_no_target() -> None:
    troupe = duel(target="- susan")
    assert kinds(fires(troupe, 0).state) == ["end"]


@pytest.mark.rule("R-mycky-2")
def test_who_made_the_bargain_cannot_shoot_mycky() -> None:
    troupe = duel(target="b mycky")
    troupe.add("a madeleine", at(10, 20))
    troupe.state.bargain[1] = 0
    assert kinds(fires(troupe, 0).state) == ["end"]
    troupe.state.active = 2
    troupe.state._offer_seat = -1
    assert shots_at(troupe.state, 1) == [1, 2, 3], "others can"


@pytest.mark.rule("R-prof-4")
def test_an_aim_below_1_is_not_offered() -> None:
    troupe = duel(target="b blanca")
    state = troupe.state
    state.mark(0, figure_flags.PRONE | figure_flags.WALKED)
    state.mark(1, figure_flags.MOVED | figure_flags.PRONE)
    assert shots_at(fires(troupe, 0).state, 1) == [1, 2, 3], "6 - 4"
    state.mark(1, figure_flags.HIDDEN)
    state._offer_seat = -1
    assert kinds(state) == ["end"], "6 - 6"


@pytest.mark.rule("R-prof-4", "R-fire-5")
def test_what_was_declared_counts_for_what_is_offered_next() -> None:
    troupe = duel(shooter="a blanca")
    other = troupe.add("b doc", at(18, 22))
    state = troupe.state
    state.upgrades[0] = (-6, 0, 0, 0)
    fires(troupe, 0)
    assert {args[:2] for args in offered(state, "shoot")} == {(1, 0), (1, 1), (other, 0), (other, 1)}, "aim 1"
    state.upgrades[0] = (-5, 0, 0, 0)
    act(troupe, 0, SHOOT[1][1][1])
    # aim 2: 1 with another target or with the other weapon, 0 with both
    assert offered(state, "shoot") == [(1, 0, 1), (other, 1, 1)]


# How many.


@pytest.mark.rule("R-fire-4")
@pytest.mark.parametrize(("ap", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_shots_are_limited_by_ap_and_profile(ap: int, most: int) -> None:
    troupe = duel()
    assert shots_at(fires(troupe, 0, ap=ap).state, 1) == list(range(1, most + 1))


@pytest.mark.rule("R-fire-4")
def test_upgraded_shots_count() -> None:
    troupe = duel()
    troupe.state.upgrades[0] = (0, 2, 0, 0)
    assert shots_at(fires(troupe, 0).state, 1) == [1, 2, 3, 4, 5]


@pytest.mark.rule("R-odonell-2")
@pytest.mark.parametrize(("ap", "left"), [(0, 0), (2, 0), (5, 1)])
def test_odonell_fires_all_her_shots_whatever_her_ap(ap: int, left: int) -> None:
    troupe = duel([MISS] * 4, shooter="a odonell")
    state = fires(troupe, 0, ap=ap).state
    assert shots_at(state, 1) == [1, 2, 3, 4, 5]
    act(troupe, 0, SHOOT[1][0][4])
    assert state.ap[0] == left
    assert len(events(state, ShowEvent.SHOT)) == 4


# Declaring.


@pytest.mark.rule("R-fire-3")
def test_all_is_declared_before_any_die() -> None:
    troupe = duel([MISS, HIT, NO_LUCK, 5, MISS])
    other = troupe.add("b nikolai", at(18, 22))
    state = fires(troupe, 0).state
    act(troupe, 0, SHOOT[1][0][2])
    assert question(state) == "declare"
    assert not events(state, ShowEvent.SHOT)
    assert state.dice.left() == 5  # type: ignore[attr-defined]
    assert offered(state, "shoot") == [(other, 0, 1)], "one shot is left, and not for the same target again"
    assert kinds(state) == ["shoot", "fire"]
    act(troupe, 0, SHOOT[other][0][1])
    # nothing is left to declare: the dice fall by themselves
    assert events(state, ShowEvent.DECLARED) == [(0, 1, 0, 2), (0, other, 0, 1)]
    assert [(one[1], one[2], one[4]) for one in events(state, ShowEvent.SHOT)] == [(1, 6, 0), (1, 6, 1), (other, 5, 0)]
    assert state.life[1] == 95


@pytest.mark.rule("R-fire-3", "R-fire-4")
def test_the_volley_is_paid_shot_by_shot_and_ends_the_shooting() -> None:
    troupe = duel([MISS, MISS])
    state = fires(troupe, 0).state
    act(troupe, 0, SHOOT[1][0][2])
    assert is_over(state), "nobody else to shoot at"
    assert (state.ap[0], state.spent[0]) == (7, 2)
    assert state.flags[0] & figure_flags.FIRED
    assert not firing.is_busy(state, 0), "not even for objects: they come before shots"


@pytest.mark.rule("R-fire-3")
def test_one_may_end_without_a_shot() -> None:
    troupe = duel()
    act(fires(troupe, 0), 0, END)
    assert is_over(troupe.state)
    assert not troupe.state.flags[0] & figure_flags.FIRED


@pytest.mark.rule("R-fire-5")
def test_only_targets_after_the_first_have_the_malus_and_it_does_not_grow() -> None:
    troupe = duel([MISS] * 3)
    for y in (14, 22):
        troupe.add(f"b doc {y}", at(18, y))
    fires(troupe, 0)
    for target in (2, 1, 3):
        act(troupe, 0, SHOOT[target][0][1])
    assert [one[1:3] for one in events(troupe.state, ShowEvent.SHOT)] == [(2, 6), (1, 5), (3, 5)]


@pytest.mark.rule("R-fire-5", "R-prof-1")
def test_two_weapons_are_declared_one_after_the_other_and_weaken_each_other() -> None:
    troupe = duel([MISS] * 3, shooter="a blanca")
    state = fires(troupe, 0).state
    assert (shots_at(state, 1, 0), shots_at(state, 1, 1)) == ([1], [1, 2])
    act(troupe, 0, SHOOT[1][1][2])
    assert offered(state, "shoot") == [(1, 0, 1)]
    act(troupe, 0, SHOOT[1][0][1])
    # the same target: no malus of a second one
    assert [one[2] for one in events(state, ShowEvent.SHOT)] == [6, 6, 6]
    assert events(state, ShowEvent.DECLARED) == [(0, 1, 1, 2), (0, 1, 0, 1)]


@pytest.mark.rule("R-fire-5")
def test_one_of_two_weapons_alone_has_no_malus() -> None:
    troupe = duel([MISS], shooter="a blanca")
    act(fires(troupe, 0), 0, SHOOT[1][1][1])
    act(troupe, 0, FIRE)
    assert [one[2] for one in events(troupe.state, ShowEvent.SHOT)] == [7]


@pytest.mark.rule("R-fire-3")
def test_a_shot_that_was_not_offered_is_refused() -> None:
    troupe = duel()
    fires(troupe, 0, ap=2)
    with pytest.raises(IllegalAction):
        act(troupe, 0, SHOOT[1][0][3])


# For others.


@pytest.mark.rule("R-sooyoung", "R-fire-9", "R-fire-5")
def test_shoot_all_fires_what_was_declared_at_a_friend_and_takes_no_ap() -> None:
    troupe = duel([HIT, NO_LUCK, 10, MISS], shooter="a blanca", target="a susan")
    state = troupe.state
    state.ap = [5, 5]
    state.declared = [(1, 0, 1), (1, 1, 1)]
    firing.shoot_all(state, 0)
    assert state.life[1] == 90
    assert [one[2] for one in events(state, ShowEvent.SHOT)] == [6, 6]
    assert (state.ap[0], state.flags[0] & figure_flags.FIRED, state.declared) == (5, 0, [])
    assert isinstance(state.dice, ScriptedDice) and state.dice.left() == 0


@pytest.mark.rule("R-fire-5", "R-fire-14")
def test_the_aim_of_a_shot_is_that_of_the_aim_file() -> None:
    troupe = scene(barricade(16.5, 16, 1, 4, height=0.75), dice=[5])
    troupe.add("a kabuki", at(10, 18))
    troupe.add("b madeleine", at(18, 18))
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert events(troupe.state, ShowEvent.SHOT) == [(0, 1, 4, 5, 0)]
