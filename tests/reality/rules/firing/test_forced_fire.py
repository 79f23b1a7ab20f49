"""Those who are not asked whom to shoot: machines in massacre, and whoever sees the cat (R-centinel, R-kobayhisi)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.actions import SHOOT, TARGET
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.firing import firing
from tests.reality.gunplay import MISS, duel, events, fires, is_over, kinds, offered, question, scene
from tests.reality.stage import act, at, block

# Massacre.


@pytest.mark.rule("R-centinel-1", "R-centinel-4", "R-fire-9")
@pytest.mark.parametrize(("ap", "shots"), [(12, 3), (2, 2)])
def test_massacre_shoots_the_nearest_friend_or_foe_with_all_its_shots(ap: int, shots: int) -> None:
    troupe = duel([MISS] * shots, shooter="a centinel")
    friend = troupe.add("a susan", at(10, 25))
    troupe.state.mark(0, figure_flags.MASSACRE)
    troupe.state.objects[0] = 0b1000
    fires(troupe, 0, ap=ap)
    assert [one[1] for one in events(troupe.state, ShowEvent.SHOT)] == [friend] * shots
    assert (troupe.state.ap[0], is_over(troupe.state)) == (ap - shots, True)


@pytest.mark.rule("R-centinel-1", "R-mis-1")
def test_massacre_skips_whom_it_cannot_see_and_susan_of_nobody() -> None:
    troupe = scene(block(12, 20, 4, 1), dice=[MISS] * 3)
    troupe.add("a centinel", at(14, 18), flags=figure_flags.MASSACRE)
    troupe.add("a nikolai", at(14, 22))
    troupe.add("- susan", at(14, 16))
    far = troupe.add("b doc", at(30, 18))
    fires(troupe, 0)
    assert {one[1] for one in events(troupe.state, ShowEvent.SHOT)} == {far}


@pytest.mark.rule("R-centinel-4")
def test_of_equally_near_ones_its_player_chooses() -> None:
    troupe = duel([MISS] * 3, shooter="a centinel")
    troupe.add("a susan", at(10, 26))
    troupe.add("b doc", at(2, 18.25))
    troupe.state.mark(0, figure_flags.MASSACRE)
    state = fires(troupe, 0).state
    assert question(state) == "nearest"
    assert state.legal(0) == [TARGET[1], TARGET[2]]
    act(troupe, 0, TARGET[2])
    assert [one[1] for one in events(state, ShowEvent.SHOT)] == [2, 2, 2]


@pytest.mark.rule("R-centinel-1", "R-fire-8")
def test_massacre_in_combat_or_with_nobody_in_sight_does_nothing() -> None:
    troupe = duel(shooter="a centinel")
    troupe.state.mark(0, figure_flags.MASSACRE)
    contact.join(troupe.state, 0, [1])
    assert is_over(fires(troupe, 0).state)
    assert not firing.is_busy(troupe.state, 0)
    troupe = scene(block(13, 14, 2, 8))
    troupe.add("a centinel", at(10, 18), flags=figure_flags.MASSACRE)
    troupe.add("b madeleine", at(18, 18))
    assert is_over(fires(troupe, 0).state)
    assert not firing.is_busy(troupe.state, 0)


@pytest.mark.rule("R-centinel-1")
def test_massacre_with_only_friends_in_sight() -> None:
    troupe = duel([MISS] * 3, shooter="a centinel", target="a susan")
    troupe.state.mark(0, figure_flags.MASSACRE)
    fires(troupe, 0)
    assert [one[1] for one in events(troupe.state, ShowEvent.SHOT)] == [1] * 3


@pytest.mark.rule("R-centinel-1", "R-prof-4")
def test_massacre_fires_even_without_a_chance() -> None:
    troupe = duel([1, 1, 1], shooter="a centinel", target="b blanca")
    troupe.state.mark(0, figure_flags.MASSACRE | figure_flags.PRONE | figure_flags.WALKED)
    troupe.state.mark(1, figure_flags.HIDDEN | figure_flags.MOVED | figure_flags.PRONE)
    troupe.state.upgrades[0] = (-1, 0, 0, 0)
    fires(troupe, 0)
    assert [one[2:] for one in events(troupe.state, ShowEvent.SHOT)] == [(0, 1, 0)] * 3


@pytest.mark.rule("R-centinel-1", "R-odonell-1")
def test_a_repeat_in_massacre_goes_at_the_nearest_too() -> None:
    troupe = duel([MISS] * 4, shooter="a centinel")
    friend = troupe.add("a susan", at(10, 25))
    troupe.state.mark(0, figure_flags.MASSACRE)
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
    assert events(state, ShowEvent.AT_CAT) == [(0, shots)]
    assert (state.ap[0], is_over(state)) == (0, True)
    assert state.stands(cat)
    assert not firing.is_busy(state, 0)


@pytest.mark.rule("R-kobayhisi-2")
@pytest.mark.parametrize(("ap", "shots"), [(2, 2), (0, None)])
def test_ap_limit_the_shots_at_the_cat(ap: int, shots: int | None) -> None:
    troupe = duel()
    troupe.add("- cat", at(10, 20))
    fires(troupe, 0, ap=ap)
    assert events(troupe.state, ShowEvent.AT_CAT) == ([] if shots is None else [(0, shots)])


@pytest.mark.rule("R-kobayhisi-2", "R-odonell-1")
def test_a_repeat_is_wasted_on_the_cat_as_well() -> None:
    troupe = duel()
    troupe.add("- cat", at(10, 20))
    state = troupe.state
    state.encouraged[0] = codes.REPEAT_SHOOTING
    fires(troupe, 0)
    assert (len(events(state, ShowEvent.AT_CAT)), is_over(state)) == (1, True)
    # or, if the cat came in sight after the shots
    state.encouraged[0], state.cost[0] = codes.REPEAT_SHOOTING, 2
    firing.begin(state, 0, 0, 0)
    assert events(state, ShowEvent.AT_CAT) == [(0, 3), (0, 2)]


@pytest.mark.rule("R-kobayhisi-2")
def test_the_cat_alone_makes_one_busy() -> None:
    troupe = scene()
    troupe.add("a kabuki", at(10, 18))
    troupe.add("- cat", at(10, 20))
    fires(troupe, 0, ap=1)
    assert events(troupe.state, ShowEvent.AT_CAT) == [(0, 1)]


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
    troupe.state.mark(0, figure_flags.FASCINATED)
    assert not events(fires(troupe, 0).state, ShowEvent.AT_CAT)


@pytest.mark.rule("R-kobayhisi-2")
def test_the_cat_is_no_target_of_anyone_else() -> None:
    troupe = duel(target="- cat")
    troupe.state.put(1, at(30, 18))
    assert kinds(fires(troupe, 0).state) == ["end"]
