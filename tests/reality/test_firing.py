"""The firing activation: what is offered, declaring, the volley, and those who have no choice (R-fire-1 to 10)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, contact, firing, flags
from euphoria.games.reality.actions import END, FIRE, SHOOT, TARGET
from euphoria.games.reality.events import Event
from euphoria.kernel.dice import ScriptedDice
from euphoria.kernel.errors import IllegalAction
from tests.reality.gunplay import events, fires, is_over, kinds, offered, question, scene, shots_at
from tests.reality.stage import Troupe, act, at, barricade, block

HIT, MISS = 1, 10
NO_LUCK, LUCK = 1, 10


def duel(dice: list[int] | None = None, *, shooter: str = "a kabuki", target: str = "b madeleine") -> Troupe:
    """One of each team 8 apart, nothing between them: no modifier."""
    troupe = scene(dice=dice)
    troupe.add(shooter, at(10, 18))
    troupe.add(target, at(18, 18))
    return troupe


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
    troupe.state.mark(0, flags.FASCINATED)
    assert not firing.is_busy(troupe.state, 0)


@pytest.mark.rule("R-doc-1")
def test_doc_may_flame_with_nobody_in_sight() -> None:
    troupe = scene()
    troupe.add("a doc", at(10, 18))
    assert kinds(fires(troupe, 0, ap=1).state) == ["flame", "end"]


@pytest.mark.rule("R-madeleine")
def test_the_fascinated_do_nothing() -> None:
    troupe = duel()
    troupe.state.mark(0, flags.FASCINATED)
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
    troupe.add("b doc", at(10, 26), flags=flags.DOWN)
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
    state.mark(0, flags.PRONE | flags.WALKED)
    state.mark(1, flags.MOVED | flags.PRONE)
    assert shots_at(fires(troupe, 0).state, 1) == [1, 2, 3], "6 - 4"
    state.mark(1, flags.HIDDEN)
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
    assert len(events(state, Event.SHOT)) == 4


# Declaring.


@pytest.mark.rule("R-fire-3")
def test_all_is_declared_before_any_die() -> None:
    troupe = duel([MISS, HIT, NO_LUCK, 5, MISS])
    other = troupe.add("b nikolai", at(18, 22))
    state = fires(troupe, 0).state
    act(troupe, 0, SHOOT[1][0][2])
    assert question(state) == "declare"
    assert not events(state, Event.SHOT)
    assert state.dice.left() == 5  # type: ignore[attr-defined]
    assert offered(state, "shoot") == [(other, 0, 1)], "one shot is left, and not for the same target again"
    assert kinds(state) == ["shoot", "fire"]
    act(troupe, 0, SHOOT[other][0][1])
    # nothing is left to declare: the dice fall by themselves
    assert events(state, Event.DECLARED) == [(0, 1, 0, 2), (0, other, 0, 1)]
    assert [(one[1], one[2], one[4]) for one in events(state, Event.SHOT)] == [(1, 6, 0), (1, 6, 1), (other, 5, 0)]
    assert state.life[1] == 95


@pytest.mark.rule("R-fire-3", "R-fire-4")
def test_the_volley_is_paid_shot_by_shot_and_ends_the_shooting() -> None:
    troupe = duel([MISS, MISS])
    state = fires(troupe, 0).state
    act(troupe, 0, SHOOT[1][0][2])
    assert is_over(state), "nobody else to shoot at"
    assert (state.ap[0], state.spent[0]) == (7, 2)
    assert state.flags[0] & flags.FIRED
    assert not firing.is_busy(state, 0), "not even for objects: they come before shots"


@pytest.mark.rule("R-fire-3")
def test_one_may_end_without_a_shot() -> None:
    troupe = duel()
    act(fires(troupe, 0), 0, END)
    assert is_over(troupe.state)
    assert not troupe.state.flags[0] & flags.FIRED


@pytest.mark.rule("R-fire-5")
def test_only_targets_after_the_first_have_the_malus_and_it_does_not_grow() -> None:
    troupe = duel([MISS] * 3)
    for y in (14, 22):
        troupe.add(f"b doc {y}", at(18, y))
    fires(troupe, 0)
    for target in (2, 1, 3):
        act(troupe, 0, SHOOT[target][0][1])
    assert [one[1:3] for one in events(troupe.state, Event.SHOT)] == [(2, 6), (1, 5), (3, 5)]


@pytest.mark.rule("R-fire-5", "R-prof-1")
def test_two_weapons_are_declared_one_after_the_other_and_weaken_each_other() -> None:
    troupe = duel([MISS] * 3, shooter="a blanca")
    state = fires(troupe, 0).state
    assert (shots_at(state, 1, 0), shots_at(state, 1, 1)) == ([1], [1, 2])
    act(troupe, 0, SHOOT[1][1][2])
    assert offered(state, "shoot") == [(1, 0, 1)]
    act(troupe, 0, SHOOT[1][0][1])
    # the same target: no malus of a second one
    assert [one[2] for one in events(state, Event.SHOT)] == [6, 6, 6]
    assert events(state, Event.DECLARED) == [(0, 1, 1, 2), (0, 1, 0, 1)]


@pytest.mark.rule("R-fire-5")
def test_one_of_two_weapons_alone_has_no_malus() -> None:
    troupe = duel([MISS], shooter="a blanca")
    act(fires(troupe, 0), 0, SHOOT[1][1][1])
    act(troupe, 0, FIRE)
    assert [one[2] for one in events(troupe.state, Event.SHOT)] == [7]


@pytest.mark.rule("R-fire-3")
def test_a_shot_that_was_not_offered_is_refused() -> None:
    troupe = duel()
    fires(troupe, 0, ap=2)
    with pytest.raises(IllegalAction):
        act(troupe, 0, SHOOT[1][0][3])


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
    assert events(state, Event.ELATED) == [(0, 1, 1)]
    assert [one[1] for one in events(state, Event.SHOT)] == [1, other]
    assert state.ap[0] == 5, "paid all the same"


# Into a fight.


def brawl(dice: list[int], *names: str) -> Troupe:
    """A shooter of a, and a fight 8 away of those named, in one place as far as range goes."""
    troupe = scene(dice=dice)
    troupe.add("a kabuki", at(10, 18))
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
    assert events(state, Event.INTO_FIGHT) == [(0, hit, who)]
    assert [state.life[figure] for figure in (1, 2)] == [140 if hit == 1 else 150, 90 if hit == 2 else 100]


@pytest.mark.rule("R-fire-6")
def test_left_over_numbers_are_rolled_again() -> None:
    troupe = brawl([HIT, 10, 10, 7, NO_LUCK, 10], "b nikolai", "a susan", "b doc")
    fires(troupe, 0, ap=1)
    act(troupe, 0, SHOOT[1][0][1])
    assert events(troupe.state, Event.INTO_FIGHT) == [(0, 3, 7)]
    assert troupe.state.life == [150, 150, 100, 90]


@pytest.mark.rule("R-fire-10", "R-fire-6")
@pytest.mark.parametrize(("who", "aim", "hit"), [(1, 6, 1), (6, 5, 0)])
def test_the_hit_stands_only_within_the_aim_against_that_one(who: int, aim: int, hit: int) -> None:
    troupe = brawl([6, who, NO_LUCK, 10], "b nikolai", "a susan")
    troupe.state.mark(2, flags.MOVED)
    fires(troupe, 0, ap=1)
    act(troupe, 0, SHOOT[1][0][1])
    assert events(troupe.state, Event.SHOT) == [(0, 1 if who == 1 else 2, aim, 6, hit)]


@pytest.mark.rule("R-fire-10")
def test_a_hit_on_one_in_the_fight_whom_the_shooter_cannot_see_is_none() -> None:
    troupe = scene(block(12, 18.5, 2, 8), dice=[HIT, 6])
    troupe.add("a kabuki", at(10, 17))
    troupe.add("b nikolai", at(18, 17))
    troupe.add("a susan", at(17, 24))
    contact.join(troupe.state, 1, [2])
    fires(troupe, 0, ap=1)
    act(troupe, 0, SHOOT[1][0][1])
    assert events(troupe.state, Event.SHOT) == [(0, 2, 0, HIT, 0)]


@pytest.mark.rule("R-fire-6")
def test_a_fight_without_a_friend_is_shot_at_normally() -> None:
    troupe = scene(dice=[HIT, NO_LUCK, 10])
    troupe.add("a centinel", at(10, 18), flags=flags.MASSACRE)
    troupe.add("b nikolai", at(18, 18))
    troupe.add("b doc", at(19, 18))
    troupe.state.fight[1:] = [1, 1]  # with nobody of a
    fires(troupe, 0, ap=1)
    assert not events(troupe.state, Event.INTO_FIGHT)
    assert troupe.state.life[1] == 140


@pytest.mark.rule("R-fig-3")
def test_touching_a_friend_who_does_not_fight_changes_nothing() -> None:
    troupe = duel([HIT, NO_LUCK, 10])
    troupe.add("a susan", at(18, 19))
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert not events(troupe.state, Event.INTO_FIGHT)
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
    assert len(events(state, Event.SHOT)) == 4


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


# Massacre.


@pytest.mark.rule("R-centinel-1", "R-centinel-4", "R-fire-9")
@pytest.mark.parametrize(("ap", "shots"), [(12, 3), (2, 2)])
def test_massacre_shoots_the_nearest_friend_or_foe_with_all_its_shots(ap: int, shots: int) -> None:
    troupe = duel([MISS] * shots, shooter="a centinel")
    friend = troupe.add("a susan", at(10, 25))
    troupe.state.mark(0, flags.MASSACRE)
    troupe.state.objects[0] = 0b1000
    fires(troupe, 0, ap=ap)
    assert [one[1] for one in events(troupe.state, Event.SHOT)] == [friend] * shots
    assert (troupe.state.ap[0], is_over(troupe.state)) == (ap - shots, True)


@pytest.mark.rule("R-centinel-1", "R-mis-1")
def test_massacre_skips_whom_it_cannot_see_and_susan_of_nobody() -> None:
    troupe = scene(block(12, 20, 4, 1), dice=[MISS] * 3)
    troupe.add("a centinel", at(14, 18), flags=flags.MASSACRE)
    troupe.add("a nikolai", at(14, 22))
    troupe.add("- susan", at(14, 16))
    far = troupe.add("b doc", at(30, 18))
    fires(troupe, 0)
    assert {one[1] for one in events(troupe.state, Event.SHOT)} == {far}


@pytest.mark.rule("R-centinel-4")
def test_of_equally_near_ones_its_player_chooses() -> None:
    troupe = duel([MISS] * 3, shooter="a centinel")
    troupe.add("a susan", at(10, 26))
    troupe.add("b doc", at(2, 18.25))
    troupe.state.mark(0, flags.MASSACRE)
    state = fires(troupe, 0).state
    assert question(state) == "nearest"
    assert state.legal(0) == [TARGET[1], TARGET[2]]
    act(troupe, 0, TARGET[2])
    assert [one[1] for one in events(state, Event.SHOT)] == [2, 2, 2]


@pytest.mark.rule("R-centinel-1", "R-fire-8")
def test_massacre_in_combat_or_with_nobody_in_sight_does_nothing() -> None:
    troupe = duel(shooter="a centinel")
    troupe.state.mark(0, flags.MASSACRE)
    contact.join(troupe.state, 0, [1])
    assert is_over(fires(troupe, 0).state)
    assert not firing.is_busy(troupe.state, 0)
    troupe = scene(block(13, 14, 2, 8))
    troupe.add("a centinel", at(10, 18), flags=flags.MASSACRE)
    troupe.add("b madeleine", at(18, 18))
    assert is_over(fires(troupe, 0).state)
    assert not firing.is_busy(troupe.state, 0)


@pytest.mark.rule("R-centinel-1")
def test_massacre_with_only_friends_in_sight() -> None:
    troupe = duel([MISS] * 3, shooter="a centinel", target="a susan")
    troupe.state.mark(0, flags.MASSACRE)
    fires(troupe, 0)
    assert [one[1] for one in events(troupe.state, Event.SHOT)] == [1] * 3


@pytest.mark.rule("R-centinel-1", "R-prof-4")
def test_massacre_fires_even_without_a_chance() -> None:
    troupe = duel([1, 1, 1], shooter="a centinel", target="b blanca")
    troupe.state.mark(0, flags.MASSACRE | flags.PRONE | flags.WALKED)
    troupe.state.mark(1, flags.HIDDEN | flags.MOVED | flags.PRONE)
    troupe.state.upgrades[0] = (-1, 0, 0, 0)
    fires(troupe, 0)
    assert [one[2:] for one in events(troupe.state, Event.SHOT)] == [(0, 1, 0)] * 3


@pytest.mark.rule("R-centinel-1", "R-odonell-1")
def test_a_repeat_in_massacre_goes_at_the_nearest_too() -> None:
    troupe = duel([MISS] * 4, shooter="a centinel")
    friend = troupe.add("a susan", at(10, 25))
    troupe.state.mark(0, flags.MASSACRE)
    troupe.state.encouraged[0] = codes.REPEAT_SHOOTING
    fires(troupe, 0)
    assert {args[0] for args in offered(troupe.state, "shoot")} == {friend}
    act(troupe, 0, SHOOT[friend][0][1])
    assert is_over(troupe.state)


# The cat.


@pytest.mark.rule("R-kobayhisi-2", "R-kobayhisi-3", "R-fire-9")
@pytest.mark.parametrize(("shooter", "shots"), [("a kabuki", 3), ("b kabuki", 3), ("a odonell", 5), ("a blanca", 3)])
def test_whoever_has_a_gun_wastes_it_on_the_cat(shooter: str, shots: int) -> None:
    troupe = duel(shooter=shooter)
    cat = troupe.add("- cat", at(10, 28))
    troupe.state.objects[0] = 0b1000
    state = fires(troupe, 0).state
    assert events(state, Event.AT_CAT) == [(0, shots)]
    assert (state.ap[0], is_over(state)) == (0, True)
    assert state.stands(cat)
    assert not firing.is_busy(state, 0)


@pytest.mark.rule("R-kobayhisi-2")
@pytest.mark.parametrize(("ap", "shots"), [(2, 2), (0, None)])
def test_ap_limit_the_shots_at_the_cat(ap: int, shots: int | None) -> None:
    troupe = duel()
    troupe.add("- cat", at(10, 20))
    fires(troupe, 0, ap=ap)
    assert events(troupe.state, Event.AT_CAT) == ([] if shots is None else [(0, shots)])


@pytest.mark.rule("R-kobayhisi-2", "R-odonell-1")
def test_a_repeat_is_wasted_on_the_cat_as_well() -> None:
    troupe = duel()
    troupe.add("- cat", at(10, 20))
    state = troupe.state
    state.encouraged[0] = codes.REPEAT_SHOOTING
    fires(troupe, 0)
    assert (len(events(state, Event.AT_CAT)), is_over(state)) == (1, True)
    # or, if the cat came in sight after the shots
    state.encouraged[0], state.cost[0] = codes.REPEAT_SHOOTING, 2
    firing.begin(state, 0, 0, 0)
    assert events(state, Event.AT_CAT) == [(0, 3), (0, 2)]


@pytest.mark.rule("R-kobayhisi-2")
def test_the_cat_alone_makes_one_busy() -> None:
    troupe = scene()
    troupe.add("a kabuki", at(10, 18))
    troupe.add("- cat", at(10, 20))
    fires(troupe, 0, ap=1)
    assert events(troupe.state, Event.AT_CAT) == [(0, 1)]


@pytest.mark.rule("R-kobayhisi-2", "R-kobayhisi-3")
def test_far_unseen_gunless_and_fighting_ones_are_exempt() -> None:
    troupe = duel()
    troupe.add("- cat", at(10, 28.25))
    assert "shoot" in kinds(fires(troupe, 0).state), "too far"

    troupe = scene(block(8, 20, 4, 2))
    troupe.add("a kabuki", at(10, 18))
    troupe.add("- cat", at(10, 24))
    assert kinds(fires(troupe, 0).state) == ["end"], "unseen"

    troupe = duel(shooter="a doc")
    troupe.add("- cat", at(10, 20))
    assert kinds(fires(troupe, 0).state) == ["flame", "end"], "flames are no gun"

    troupe = duel()
    troupe.add("- cat", at(10, 20))
    enemy = troupe.add("b susan", at(11, 18))
    contact.join(troupe.state, 0, [enemy])
    assert kinds(fires(troupe, 0).state) == ["end"], "fighting"


@pytest.mark.rule("R-kobayhisi-2", "R-madeleine")
def test_the_fascinated_do_not_even_shoot_at_the_cat() -> None:
    troupe = duel()
    troupe.add("- cat", at(10, 20))
    troupe.state.mark(0, flags.FASCINATED)
    assert not events(fires(troupe, 0).state, Event.AT_CAT)


@pytest.mark.rule("R-kobayhisi-2")
def test_the_cat_is_no_target_of_anyone_else() -> None:
    troupe = duel(target="- cat")
    troupe.state.put(1, at(30, 18))
    assert kinds(fires(troupe, 0).state) == ["end"]


# For others.


@pytest.mark.rule("R-sooyoung", "R-fire-9", "R-fire-5")
def test_shoot_all_fires_what_was_declared_at_a_friend_and_takes_no_ap() -> None:
    troupe = duel([HIT, NO_LUCK, 10, MISS], shooter="a blanca", target="a susan")
    state = troupe.state
    state.ap = [5, 5]
    state.declared = [(1, 0, 1), (1, 1, 1)]
    firing.shoot_all(state, 0)
    assert state.life[1] == 90
    assert [one[2] for one in events(state, Event.SHOT)] == [6, 6]
    assert (state.ap[0], state.flags[0] & flags.FIRED, state.declared) == (5, 0, [])
    assert isinstance(state.dice, ScriptedDice) and state.dice.left() == 0


@pytest.mark.rule("R-fire-5", "R-fire-14")
def test_the_aim_of_a_shot_is_that_of_the_aim_file() -> None:
    troupe = scene(barricade(16.5, 16, 1, 4, height=0.75), dice=[5])
    troupe.add("a kabuki", at(10, 18))
    troupe.add("b madeleine", at(18, 18))
    act(fires(troupe, 0, ap=1), 0, SHOOT[1][0][1])
    assert events(troupe.state, Event.SHOT) == [(0, 1, 4, 5, 0)]
