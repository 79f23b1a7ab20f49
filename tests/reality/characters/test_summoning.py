"""Abilities that bring somebody onto the table: Richelle's Benkei and Kobayhisi's cat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import ENTER, MOST_FIGURES, TO, USE
from euphoria.games.reality.cards.characters.benkei import BENKEI
from euphoria.games.reality.cards.characters.kobayhisi import CAT, CAT_RUNS, EVENT_CAT, EVENT_RAGE_ROLL
from euphoria.games.reality.cards.characters.richelle import EVENT_CALLED, entrances
from euphoria.games.reality.figure_flags import CALLED, GONE, SILENT
from euphoria.games.reality.geometry.pathfinding.goal_nodes import nodes
from euphoria.games.reality.geometry.terrain import BASE, GROUND, Place, build
from euphoria.games.reality.rules.figures import contact, falling
from euphoria.games.reality.rules.figures.action_points import read_points
from euphoria.games.reality.rules.sequence import special
from euphoria.games.reality.state import NEUTRAL
from euphoria.kernel.core.action import OPEN, Action
from tests.reality.stage import act, at, barricade, block, building, start
from tests.reality.using import events, offered, over, scene, use


def here(place: Place) -> Action:
    return Action(OPEN, "at", place)


# Richelle.


@pytest.mark.rule("R-richelle")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, True), (9, True)])
def test_benkei_is_called_from_the_second_turn_on(turn: int, may: bool) -> None:
    troupe = scene(turn=turn)
    assert special.is_busy(troupe.state, troupe.add("a richelle", at(10, 10))) == may


@pytest.mark.rule("R-richelle", "R-benkei-2")
def test_benkei_enters_by_an_edge_and_plays_on_this_turn() -> None:
    troupe = scene(turn=2)
    richelle = troupe.add("b richelle", at(10, 10))
    use(troupe, richelle)
    state = troupe.state
    assert state.question == codes.ASK_ENTRANCE
    places = entrances(state.terrain)
    entry = places.index((BASE, 90, GROUND))
    act(troupe, 1, ENTER[entry])
    dog = richelle + 1
    assert over(troupe)
    assert (state.who[dog], state.side[dog], state.owner[dog]) == (BENKEI.number, 1, richelle)
    assert state.place(dog) == (BASE, 90, GROUND)
    assert state.flags[dog] == CALLED
    assert state.spirit(dog) == 6
    assert events(troupe, EVENT_CALLED) == [(richelle, dog, BASE, 90)]
    read_points(state)
    assert state.ap[dog] == 10


@pytest.mark.rule("R-richelle")
def test_the_called_benkei_leaves_when_she_dies() -> None:
    troupe = scene(turn=2)
    richelle = troupe.add("b richelle", at(10, 10))
    use(troupe, richelle)
    act(troupe, 1, ENTER[0])
    troupe.state.life[richelle] = 0
    assert falling.falls_if_dead(troupe.state, richelle, codes.BY_SHOT)
    assert troupe.state.flags[richelle + 1] & GONE


@pytest.mark.rule("R-richelle")
def test_she_may_have_a_benkei_of_her_own_as_well() -> None:
    troupe = scene(turn=2)
    richelle = troupe.add("a richelle", at(10, 10))
    troupe.state.add_figure(BENKEI.number, 0, at(11, 10), owner=richelle)
    use(troupe, richelle)
    act(troupe, 0, ENTER[0])
    assert troupe.state.owner == [-1, richelle, richelle]


@pytest.mark.rule("R-richelle")
def test_entrances_go_all_round_the_table() -> None:
    terrain = build(48 * 4, 36 * 4, ())
    places = entrances(terrain)
    assert len(places) == len(set(places)) <= len(ENTER)
    assert all(terrain.stands(place) for place in places)
    for edge in ((0, BASE), (0, 48 * 4 - BASE), (1, BASE), (1, 36 * 4 - BASE)):
        along = sorted(place[1 - edge[0]] for place in places if place[edge[0]] == edge[1])
        assert all(after - before <= 8 for before, after in pairwise(along))
        assert len(along) > 15
    assert len(entrances(build(72 * 4, 48 * 4, ()))) <= len(ENTER)


@pytest.mark.rule("R-richelle", "R-move-4", "R-move-9")
def test_benkei_enters_where_there_is_room_and_no_enemy_is_touched() -> None:
    troupe = scene(block(20, 0, 4, 4), turn=2)
    richelle = troupe.add("a richelle", at(10, 10))
    troupe.add("b mycky", at(10.5, 1.5))
    troupe.add("a blanca", at(14.5, 0.5))
    use(troupe, richelle)
    left = {place for number, place in enumerate(entrances(troupe.state.terrain)) if ENTER[number] in offered(troupe)}
    assert at(8.5, 0.5) in left
    assert at(10.5, 0.5) not in left  # touches Mycky
    assert at(14.5, 0.5) not in left  # Blanca is there
    assert at(20.5, 0.5) not in left  # the block
    assert troupe.state.why_not(0, here(at(9.5, 0.5))) is None
    assert troupe.state.why_not(0, here(at(10, 0.5))) is not None
    assert troupe.state.why_not(0, here(at(13.75, 0.5))) is not None
    assert troupe.state.why_not(0, here(at(22, 0.5))) is not None


@pytest.mark.rule("R-richelle")
def test_benkei_may_enter_at_any_quarter_inch_of_an_edge_but_not_elsewhere() -> None:
    troupe = scene(building(0, 10, 6, 6), turn=2)
    richelle = troupe.add("a richelle", at(10, 10))
    use(troupe, richelle)
    state = troupe.state
    for place in (at(47.5, 20.25), at(3.25, 0.5), at(7.75, 35.5), at(0.5, 3.25)):
        assert state.why_not(0, here(place)) is None
    for place in (at(10, 0.75), at(10, 0.25), at(24, 18), at(0.5, 13, 2), at(0.5, 13, 7), (2, 20, -1)):
        assert state.why_not(0, here(place)) is not None
    act(troupe, 0, here(at(3.25, 0.5)))
    assert state.place(richelle + 1) == at(3.25, 0.5)


@pytest.mark.rule("R-richelle")
def test_nobody_comes_who_would_have_no_number() -> None:
    troupe = scene(dice=[5], turn=2)
    richelle, kobayhisi = troupe.add("a richelle", at(10, 10)), troupe.add("a kobayhisi", at(20, 20))
    for _ in range(MOST_FIGURES - 3):
        troupe.state.mark(troupe.state.add_figure(CAT.number, NEUTRAL, at(1, 1)), GONE)
    assert special.can_use(troupe.state, richelle)
    assert special.can_use(troupe.state, kobayhisi)
    troupe.state.mark(troupe.state.add_figure(CAT.number, NEUTRAL, at(1, 1)), GONE)
    assert not special.can_use(troupe.state, richelle)
    assert not special.can_use(troupe.state, kobayhisi)


# Kobayhisi.


@pytest.mark.rule("R-kobayhisi-2")
def test_the_cat_runs_up_to_10_from_him() -> None:
    troupe = scene(dice=[9])
    kobayhisi = troupe.add("a kobayhisi", at(20, 18))
    use(troupe, kobayhisi)
    state = troupe.state
    assert state.question == codes.ASK_RUN
    places = nodes(state.terrain)
    runs = [places[action.args[0]] for action in state.legal(0)]
    squares = [(x - 80) ** 2 + (y - 72) ** 2 for x, y, _ in runs]
    assert max(squares) <= 40**2
    assert max(squares) > 36**2
    assert min(squares) >= 4**2  # not on him
    assert state.why_not(0, here(at(30, 18))) is None
    assert state.why_not(0, here(at(30.25, 18))) is not None
    assert state.why_not(0, here(at(20.5, 18))) is not None
    act(troupe, 0, here(at(30, 18)))
    cat = kobayhisi + 1
    assert over(troupe)
    assert (state.who[cat], state.side[cat], state.place(cat)) == (CAT.number, NEUTRAL, at(30, 18))
    assert events(troupe, EVENT_CAT) == [(cat, *at(30, 18))]
    assert not special.is_busy(state, cat)


@pytest.mark.rule("R-kobayhisi-2", "R-move-4")
def test_the_cat_does_not_end_on_him() -> None:
    troupe = scene(dice=[9])
    kobayhisi = troupe.add("a kobayhisi", at(21.25, 19))
    under_him = nodes(troupe.state.terrain).index(at(21, 19))
    use(troupe, kobayhisi)
    assert TO[under_him] not in offered(troupe)
    assert TO[under_him + 1] in offered(troupe)


@pytest.mark.rule("R-kobayhisi-2", "R-move-1", "R-move-4")
def test_the_cat_pays_for_its_way_as_all_do_and_runs_through_nobody() -> None:
    troupe = scene(barricade(24, 10, 2, 16), dice=[9])
    kobayhisi = troupe.add("a kobayhisi", at(20, 18))
    troupe.add("b mycky", at(16, 18))
    use(troupe, kobayhisi)
    state = troupe.state
    # 2 of the 10 inches are crossed at twice the price: 8 inches are left to it.
    assert state.why_not(0, here(at(28, 18))) is None
    assert state.why_not(0, here(at(28.25, 18))) is not None
    # Round Mycky, not through him.
    assert state.why_not(0, here(at(11, 18))) is None
    assert state.why_not(0, here(at(10, 18))) is not None
    assert state.why_not(0, here(at(11, 18, 3))) is not None


@pytest.mark.rule("R-kobayhisi-2")
def test_a_listed_run_takes_the_cat_to_its_node() -> None:
    troupe = scene(dice=[9])
    kobayhisi = troupe.add("a kobayhisi", at(20, 18))
    use(troupe, kobayhisi)
    action = troupe.state.legal(0)[5]
    assert action in TO
    act(troupe, 0, action)
    assert troupe.state.place(kobayhisi + 1) == nodes(troupe.state.terrain)[action.args[0]]
    assert CAT_RUNS == 10


@pytest.mark.rule("R-kobayhisi-2", "R-spec-2")
def test_the_cat_is_let_loose_out_of_a_combat_too() -> None:
    troupe = scene(dice=[9])
    kobayhisi, mycky = troupe.add("a kobayhisi", at(20, 18)), troupe.add("b mycky", at(21, 18))
    contact.join(troupe.state, kobayhisi, [mycky])
    use(troupe, kobayhisi)
    act(troupe, 0, here(at(15, 18)))
    assert troupe.state.flags[kobayhisi] & SILENT


@pytest.mark.rule("R-kobayhisi-1", "R-kobayhisi-2")
def test_he_rolls_before_he_decides() -> None:
    troupe = scene(dice=[2])
    kobayhisi = troupe.add("a kobayhisi", at(20, 18))
    start(troupe, codes.SPECIAL, kobayhisi)
    assert events(troupe, EVENT_RAGE_ROLL) == [(kobayhisi, 2, 0)]
    act(troupe, 0, USE)
    assert len(events(troupe, EVENT_RAGE_ROLL)) == 1
