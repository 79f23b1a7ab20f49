"""Abilities that choose an element, a character or an object: Nikolai, Madeleine, O'Donell, Mycky, Scauter."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import BESIDE, ELEMENT, MOST_FIGURES, OBJECT, REPEAT, TARGET
from euphoria.games.reality.cards.characters.benkei import BENKEI
from euphoria.games.reality.cards.characters.madeleine import EVENT_FASCINATED
from euphoria.games.reality.cards.characters.mycky import EVENT_BARGAINED
from euphoria.games.reality.cards.characters.odonell import EVENT_ENCOURAGED
from euphoria.games.reality.cards.characters.scauter import EVENT_GAVE
from euphoria.games.reality.cards.objects import ADRENALINE, BITS, CHARGES, DEFIBRILLATOR, DOG, GRENADE, HELD, KIT, STUN
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import CALLED, FASCINATED, GONE, PRONE, USED
from euphoria.games.reality.geometry.terrain import GROUND, Element, Scenery
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.sequence import special
from euphoria.kernel.core.action import OPEN, Action
from tests.reality.stage import Troupe, act, at, barricade, block, building, crater, ruins
from tests.reality.using import events, offered, over, scene, use

# Nikolai.


@pytest.mark.rule("R-nikolai")
def test_the_missile_takes_an_element_away() -> None:
    troupe = scene(block(20, 10, 4, 4), ruins(10, 20, 5, 5))
    nikolai = troupe.add("a nikolai", at(10, 10))
    use(troupe, nikolai)
    assert offered(troupe) == {ELEMENT[0], ELEMENT[1]}
    act(troupe, 0, ELEMENT[1])
    assert over(troupe)
    assert [number for number, _ in troupe.state.terrain.present()] == [0]
    assert events(troupe, ShowEvent.REMOVED) == [(1,)]


@pytest.mark.rule("R-nikolai", "R-fig-5")
def test_those_on_top_come_down_unharmed_and_prone() -> None:
    troupe = scene(building(20, 10, 6, 6))
    nikolai = troupe.add("a nikolai", at(10, 10))
    roof = troupe.add("b susan", at(23, 13, 2))
    use(troupe, nikolai)
    assert over(troupe)
    assert troupe.state.place(roof) == at(23, 13, GROUND)
    assert troupe.state.flags[roof] & PRONE
    assert troupe.state.life[roof] == 100


@pytest.mark.rule("R-nikolai")
@pytest.mark.parametrize(("width", "takes"), [(10, True), (10.25, False)])
def test_the_missile_takes_nothing_longer_than_10(width: float, takes: bool) -> None:
    troupe = scene(block(20, 10, width, 2))
    nikolai = troupe.add("a nikolai", at(10, 10))
    assert special.is_busy(troupe.state, nikolai) == takes


@pytest.mark.rule("R-nikolai")
@pytest.mark.parametrize(("end", "takes"), [(120, True), (121, False)])
def test_a_point_in_the_middle_of_a_side_does_not_make_two_of_it(end: int, takes: bool) -> None:
    outline = ((80, 40), (100, 40), (end, 40), (end, 48), (100, 48), (80, 48))
    troupe = scene(Element("wall", Scenery.BLOCK, outline, 12))
    assert special.is_busy(troupe.state, troupe.add("a nikolai", at(10, 10))) == takes


@pytest.mark.rule("R-nikolai")
def test_a_slanting_side_counts_by_its_own_length() -> None:
    def wedge(x: int, y: int) -> Element:
        return Element("wedge", Scenery.BLOCK, ((80, 40), (80 + x, 40), (80, 40 + y)), 12)

    for x, y, takes in ((24, 32, True), (24, 33, False)):
        troupe = scene(wedge(x, y))
        assert special.is_busy(troupe.state, troupe.add("a nikolai", at(10, 10))) == takes


@pytest.mark.rule("R-nikolai", "R-fig-5")
@pytest.mark.parametrize(
    ("drum", "takes"),
    [
        ((*at(23, 13, 1), -1, -1), False),  # inside
        ((*at(23, 13, 2), -1, -1), False),  # on the roof
        ((*at(23, 13, 2), 0, -1), True),  # carried there
        ((*at(30, 13, 0), -1, -1), True),  # elsewhere
    ],
)
def test_the_missile_takes_nothing_that_holds_a_drum(drum: tuple[int, int, int, int, int], takes: bool) -> None:
    troupe = scene(building(20, 10, 6, 6))
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.drums = [drum]
    assert special.is_busy(troupe.state, nikolai) == takes


@pytest.mark.rule("R-nikolai")
@pytest.mark.parametrize(("susan", "takes"), [("- susan", False), ("b susan", True), ("- cat", True)])
def test_the_missile_takes_nothing_that_holds_the_susan_to_be_freed(susan: str, takes: bool) -> None:
    troupe = scene(crater(20, 10, 6, 6))
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.add(susan, at(23, 13))
    assert special.is_busy(troupe.state, nikolai) == takes


@pytest.mark.rule("R-nikolai")
def test_the_missile_takes_what_he_sees_only() -> None:
    wall = block(20, 4, 2, 10, height=6)
    troupe = scene(wall, block(24, 8, 3, 3))
    nikolai = troupe.add("a nikolai", at(10, 9))
    use(troupe, nikolai)  # one candidate: it is not asked
    assert over(troupe)
    assert [number for number, _ in troupe.state.terrain.present()] == [1]


@pytest.mark.rule("R-nikolai")
def test_a_tall_element_is_seen_over_a_low_one() -> None:
    troupe = scene(barricade(20, 4, 1, 10), block(24, 8, 3, 3, height=6))
    nikolai = troupe.add("a nikolai", at(10, 9))
    use(troupe, nikolai)
    assert offered(troupe) == {ELEMENT[0], ELEMENT[1]}


@pytest.mark.rule("R-nikolai")
def test_he_sees_the_building_that_he_is_in_and_comes_down_with_it() -> None:
    troupe = scene(building(20, 10, 8, 8, storeys=4))
    nikolai = troupe.add("a nikolai", at(24, 14, 2))
    use(troupe, nikolai)
    assert over(troupe)
    assert troupe.state.place(nikolai) == at(24, 14, GROUND)
    assert troupe.state.flags[nikolai] == USED | PRONE


@pytest.mark.rule("R-nikolai")
def test_what_is_gone_cannot_be_taken_again() -> None:
    troupe = scene(block(20, 10, 4, 4))
    nikolai = troupe.add("a nikolai", at(10, 10))
    troupe.state.terrain = troupe.state.terrain.without(0)
    assert not special.is_busy(troupe.state, nikolai)


# Madeleine.


@pytest.mark.rule("R-madeleine")
def test_madeleine_fascinates_one_that_she_sees_within_10() -> None:
    troupe = scene(block(12, 12, 2, 2))
    madeleine = troupe.add("a madeleine", at(10, 10))
    friend = troupe.add("a blanca", at(10, 20))
    rival = troupe.add("b susan", at(0.5, 10))
    troupe.add("b doc", at(20.25, 10))  # too far
    troupe.add("b mycky", at(15, 15))  # behind the block
    troupe.add("- cat", at(10, 5))
    use(troupe, madeleine)
    assert offered(troupe) == {TARGET[friend], TARGET[rival]}
    act(troupe, 0, TARGET[rival])
    assert troupe.state.flags[rival] == FASCINATED
    assert troupe.state.flags[madeleine] == USED
    assert events(troupe, EVENT_FASCINATED) == [(madeleine, rival)]


@pytest.mark.rule("R-madeleine", "R-table-6")
def test_height_counts_for_the_distance() -> None:
    troupe = scene(block(18, 8, 4, 4, height=5))
    madeleine = troupe.add("a madeleine", at(10, 10))
    rival = troupe.add("b susan", at(19, 10, 1))
    assert not special.is_busy(troupe.state, madeleine)
    troupe.state.put(rival, at(18.5, 10, 1))
    assert special.is_busy(troupe.state, madeleine)


# O'Donell.


@pytest.mark.rule("R-odonell-1", "R-odonell-3")
def test_odonell_encourages_a_friend_within_10_or_herself_without_seeing_them() -> None:
    troupe = scene(block(12, 12, 2, 2))
    odonell = troupe.add("a odonell", at(10, 10))
    hidden = troupe.add("a blanca", at(15, 15))
    troupe.add("a nikolai", at(20.25, 10))  # too far
    troupe.add("b nikolai", at(10, 12))
    use(troupe, odonell)
    assert offered(troupe) == {TARGET[odonell], TARGET[hidden]}
    act(troupe, 0, TARGET[hidden])
    assert troupe.state.question == codes.ASK_REPEAT
    assert offered(troupe) == set(REPEAT)
    act(troupe, 0, REPEAT[codes.REPEAT_SHOOTING])
    assert over(troupe)
    assert troupe.state.encouraged[hidden] == codes.REPEAT_SHOOTING
    assert troupe.state.encouraged[odonell] == -1
    assert events(troupe, EVENT_ENCOURAGED) == [(odonell, hidden, codes.REPEAT_SHOOTING)]


@pytest.mark.rule("R-odonell-3")
def test_odonell_may_encourage_herself_alone() -> None:
    troupe = scene()
    odonell = troupe.add("a odonell", at(10, 10))
    use(troupe, odonell)
    act(troupe, 0, REPEAT[codes.REPEAT_MOVE])
    assert troupe.state.encouraged[odonell] == codes.REPEAT_MOVE


@pytest.mark.rule("R-odonell-1")
@pytest.mark.parametrize(("who", "shoots"), [("benkei", False), ("mycky", False), ("doc", True), ("blanca", True)])
def test_who_has_nothing_to_shoot_with_repeats_no_shooting(who: str, shoots: bool) -> None:
    troupe = scene()
    odonell, friend = troupe.add("a odonell", at(10, 10)), troupe.add(f"a {who}", at(12, 10))
    use(troupe, odonell)
    act(troupe, 0, TARGET[friend])
    assert (REPEAT[codes.REPEAT_SHOOTING] in offered(troupe)) == shoots


# Mycky.


@pytest.mark.rule("R-mycky-2")
def test_mycky_bargains_with_one_enemy_wherever_it_is() -> None:
    troupe = scene(block(30, 20, 4, 4))
    mycky = troupe.add("b mycky", at(10, 10))
    near, far = troupe.add("a blanca", at(12, 10)), troupe.add("a nikolai", at(40, 30))
    troupe.add("b susan", at(10, 12))
    troupe.add("- cat", at(10, 14))
    troupe.add("a doc", at(20, 20), flags=GONE)
    use(troupe, mycky)
    assert offered(troupe, 1) == {TARGET[near], TARGET[far]}
    act(troupe, 1, TARGET[far])
    assert troupe.state.bargain == [-1, -1, -1, -1, -1, -1][:mycky] + [far] + [-1] * 5
    assert events(troupe, EVENT_BARGAINED) == [(mycky, far)]


# Scauter.


def with_friend(objects: str = "", *elements: Element) -> Troupe:
    troupe = scene(*elements)
    troupe.add("a scauter", at(10, 10))
    troupe.add("a blanca", at(16, 10), objects=objects)
    return troupe


@pytest.mark.rule("R-scauter", "R-benkei-3")
def test_scauter_gives_to_a_friend_within_6() -> None:
    troupe = scene()
    scauter = troupe.add("a scauter", at(10, 10))
    one, other = troupe.add("a blanca", at(16, 10)), troupe.add("a centinel", at(10, 16))
    troupe.add("a nikolai", at(10, 3.75))  # too far
    troupe.add("a benkei", at(8, 10))
    troupe.add("b doc", at(12, 10))
    use(troupe, scauter)
    assert offered(troupe) == {TARGET[one], TARGET[other]}


@pytest.mark.rule("R-scauter")
def test_scauter_gives_nothing_to_himself() -> None:
    troupe = scene()
    assert not special.is_busy(troupe.state, troupe.add("a scauter", at(10, 10)))


@pytest.mark.rule("R-scauter", "R-team-3", "R-scauter-3", "R-vp-7")
def test_a_gift_is_one_that_the_friend_has_not_and_all_see_it() -> None:
    troupe = with_friend("kit grenade", block(20, 20, 4, 4), ruins(30, 20, 4, 4))
    state, friend = troupe.state, troupe["a blanca"]
    use(troupe, troupe["a scauter"])
    assert troupe.state.question == codes.ASK_OBJECT
    assert offered(troupe) == {OBJECT[item] for item in (DEFIBRILLATOR, ADRENALINE, STUN, CHARGES, DOG)}
    act(troupe, 0, OBJECT[STUN])
    assert over(troupe)
    assert state.objects[friend] == BITS[KIT] | BITS[GRENADE] | BITS[STUN]
    assert state.shown[friend] == BITS[STUN]
    assert state.bought[friend] == BITS[KIT] | BITS[GRENADE]
    assert events(troupe, EVENT_GAVE) == [(troupe["a scauter"], friend, STUN)]


@pytest.mark.rule("R-scauter-2", "R-scauter-3")
def test_charges_are_given_with_an_element_that_only_their_player_knows() -> None:
    troupe = with_friend("", block(20, 20, 4, 4), ruins(30, 20, 4, 4), crater(5, 20, 4, 4))
    state, friend = troupe.state, troupe["a blanca"]
    state.terrain = state.terrain.without(2)
    use(troupe, troupe["a scauter"])
    act(troupe, 0, OBJECT[CHARGES])
    assert state.deciders == (0,)
    assert state.question == codes.ASK_ELEMENT
    assert offered(troupe) == {ELEMENT[0], ELEMENT[1]}
    before = len(state.log)
    act(troupe, 0, ELEMENT[1])
    assert state.charge_at[friend] == 1
    assert state.shown[friend] == BITS[CHARGES]
    assert list(state.log)[before:] == [(EVENT_GAVE, troupe["a scauter"], friend, CHARGES)]
    assert state.targets == []


@pytest.mark.rule("R-scauter-2")
def test_without_scenery_no_charges_are_given() -> None:
    troupe = with_friend()
    use(troupe, troupe["a scauter"])
    assert OBJECT[CHARGES] not in offered(troupe)


@pytest.mark.rule("R-scauter-2", "R-benkei-1")
def test_a_given_benkei_touches_its_owner_and_has_its_euphoria() -> None:
    troupe = with_friend()
    state, friend = troupe.state, troupe["a blanca"]
    rival = troupe.add("b mycky", at(17.5, 10))
    use(troupe, troupe["a scauter"])
    act(troupe, 0, OBJECT[DOG])
    assert state.question == codes.ASK_ENTRANCE
    touching_mycky = {BESIDE[side] for side in (0, 1, 7)}
    assert offered(troupe) == set(BESIDE) - touching_mycky
    act(troupe, 0, BESIDE[2])
    dog = rival + 1
    assert over(troupe)
    assert state.who[dog] == BENKEI.number
    assert state.place(dog) == at(16, 11)
    assert (state.side[dog], state.owner[dog], state.spirit(dog)) == (0, friend, 7)
    assert not state.flags[dog] & CALLED
    assert state.objects[friend] == 0


@pytest.mark.rule("R-scauter-2")
def test_a_given_benkei_may_stand_at_any_quarter_inch_that_touches() -> None:
    troupe = with_friend()
    use(troupe, troupe["a scauter"])
    act(troupe, 0, OBJECT[DOG])
    assert troupe.state.why_not(0, Action(OPEN, "at", at(16.25, 11))) is None
    assert troupe.state.why_not(0, Action(OPEN, "at", at(17, 11))) is not None
    assert troupe.state.why_not(0, Action(OPEN, "at", at(16, 10.75))) is not None
    act(troupe, 0, Action(OPEN, "at", at(16.25, 11)))
    assert troupe.state.place(2) == at(16.25, 11)


@pytest.mark.rule("R-scauter-2")
def test_a_place_is_asked_even_where_one_only_is_listed() -> None:
    troupe = scene()
    scauter = troupe.add("a scauter", at(5, 0.5))
    troupe.add("a blanca", at(0.5, 0.5))
    troupe.add("a benkei", at(1.5, 1))
    use(troupe, scauter)
    act(troupe, 0, OBJECT[DOG])
    assert offered(troupe) == {BESIDE[2]}
    act(troupe, 0, BESIDE[2])
    assert troupe.state.place(3) == at(0.5, 1.5)


@pytest.mark.rule("R-team-3")
@pytest.mark.parametrize(("flags", "may"), [(0, False), (CALLED, True), (GONE, True)])
def test_nobody_has_two_benkeis_but_for_the_one_that_was_called(flags: int, may: bool) -> None:
    troupe = with_friend()
    dog = troupe.state.add_figure(BENKEI.number, 0, at(20, 20), owner=troupe["a blanca"])
    troupe.state.mark(dog, flags)
    use(troupe, troupe["a scauter"])
    assert (OBJECT[DOG] in offered(troupe)) == may


@pytest.mark.rule("R-scauter-2")
def test_no_benkei_is_given_that_would_have_no_number() -> None:
    troupe = with_friend()
    for _ in range(MOST_FIGURES - 2):
        troupe.state.mark(troupe.state.add_figure(BENKEI.number, 1, at(1, 1)), GONE)
    use(troupe, troupe["a scauter"])
    assert OBJECT[KIT] in offered(troupe)
    assert OBJECT[DOG] not in offered(troupe)


@pytest.mark.rule("R-scauter", "R-team-3")
def test_who_has_everything_is_given_nothing() -> None:
    troupe = with_friend("kit defibrillator adrenaline grenade stun charges")
    friend = troupe["a blanca"]
    troupe.state.add_figure(BENKEI.number, 0, at(20, 20), owner=friend)
    use(troupe, troupe["a scauter"])
    assert over(troupe)
    assert events(troupe, EVENT_GAVE) == []
    assert troupe.state.objects[friend] == sum(BITS[item] for item in HELD)


@pytest.mark.rule("R-centinel-3")
def test_a_machine_may_be_given_what_it_cannot_use_on_itself() -> None:
    troupe = scene(dice=[])
    scauter, centinel = troupe.add("a scauter", at(10, 10)), troupe.add("a centinel", at(12, 10))
    use(troupe, scauter)
    act(troupe, 0, OBJECT[KIT])
    assert troupe.state.holds(centinel, KIT)


@pytest.mark.rule("R-spec-2")
def test_abilities_work_in_combat_too() -> None:
    troupe = with_friend()
    rival = troupe.add("b mycky", at(10, 11))
    contact.join(troupe.state, rival, [troupe["a scauter"]])
    use(troupe, troupe["a scauter"])
    act(troupe, 0, OBJECT[KIT])
    assert troupe.state.holds(troupe["a blanca"], KIT)
