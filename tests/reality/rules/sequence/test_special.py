"""The special abilities phase: the rolls that must be made, and using an ability or holding it back."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import HOLD, TARGET, USE
from euphoria.games.reality.cards.characters.centinel import EVENT_MASSACRE_ROLL
from euphoria.games.reality.cards.characters.kobayhisi import EVENT_RAGE_ROLL
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import BERSERK, FASCINATED, HIDDEN, LATE, MASSACRE, SHIELDED, SILENT, USED
from euphoria.games.reality.rules.figures import action_points, contact
from euphoria.games.reality.rules.figures.activation_order import set_order
from euphoria.games.reality.rules.sequence import special
from tests.reality.stage import act, at, block, start
from tests.reality.using import events, over, scene

# Use or hold.


@pytest.mark.rule("R-spec-1", "R-blanca")
def test_an_ability_is_used_once() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    start(troupe, codes.SPECIAL, blanca)
    assert troupe.state.legal(0) == [USE, HOLD]
    act(troupe, 0, USE)
    assert over(troupe)
    assert troupe.state.flags[blanca] == USED | HIDDEN
    assert events(troupe, ShowEvent.USED) == [(blanca,)]
    assert not special.is_busy(troupe.state, blanca)


@pytest.mark.rule("R-spec-1")
def test_an_ability_held_back_can_be_used_later() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10))
    start(troupe, codes.SPECIAL, blanca)
    act(troupe, 0, HOLD)
    assert over(troupe)
    assert troupe.state.flags[blanca] == 0
    assert events(troupe, ShowEvent.USED) == []
    assert special.is_busy(troupe.state, blanca)


@pytest.mark.rule("R-ap-1", "R-centinel-2")
def test_an_ability_costs_no_points() -> None:
    troupe = scene(dice=[2])
    centinel = troupe.add("a centinel", at(10, 10))
    start(troupe, codes.SPECIAL, centinel)
    act(troupe, 0, USE)
    assert troupe.state.flags[centinel] == USED | SHIELDED
    assert (troupe.state.spent[centinel], troupe.state.ap[centinel]) == (0, 12)


@pytest.mark.rule("R-doc-2")
def test_a_doc_who_feints_moves_last_this_turn() -> None:
    troupe = scene()
    doc, susan = troupe.add("a doc", at(10, 10)), troupe.add("b centinel", at(20, 20))
    start(troupe, codes.SPECIAL, doc)
    act(troupe, 0, USE)
    assert troupe.state.flags[doc] == USED | LATE
    set_order(troupe.state, last=True)
    assert troupe.state.order == [susan, doc]
    set_order(troupe.state)
    assert troupe.state.order == [doc, susan]


@pytest.mark.rule("R-spec-2")
@pytest.mark.parametrize("fighting", [True, False])
def test_who_uses_an_ability_in_combat_throws_no_attack_dice(fighting: bool) -> None:
    troupe = scene()
    blanca, rival = troupe.add("a blanca", at(10, 10)), troupe.add("b susan", at(11, 10))
    if fighting:
        contact.join(troupe.state, blanca, [rival])
    start(troupe, codes.SPECIAL, blanca)
    act(troupe, 0, USE)
    assert bool(troupe.state.flags[blanca] & SILENT) == fighting
    assert not troupe.state.flags[rival] & SILENT


@pytest.mark.rule("R-susan-1", "R-benkei-3")
@pytest.mark.parametrize("who", ["susan", "benkei", "cat"])
def test_some_have_no_ability(who: str) -> None:
    troupe = scene(turn=5)
    figure = troupe.add(f"a {who}", at(10, 10))
    assert not special.is_busy(troupe.state, figure)


@pytest.mark.rule("R-spec-1")
def test_an_ability_with_nothing_to_use_it_on_is_not_offered() -> None:
    troupe = scene()
    madeleine = troupe.add("a madeleine", at(10, 10))
    rival = troupe.add("b susan", at(21, 10))
    assert not special.is_busy(troupe.state, madeleine)
    troupe.state.put(rival, at(20, 10))
    assert special.is_busy(troupe.state, madeleine)


# Rolls.


@pytest.mark.rule("R-centinel-1")
@pytest.mark.parametrize(("roll", "turns"), [(1, True), (2, False), (10, False)])
def test_a_centinel_turns_to_massacre_on_a_1(roll: int, turns: bool) -> None:
    troupe = scene(dice=[roll])
    centinel = troupe.add("a centinel", at(10, 10))
    start(troupe, codes.SPECIAL, centinel)
    assert bool(troupe.state.flags[centinel] & MASSACRE) == turns
    assert events(troupe, EVENT_MASSACRE_ROLL) == [(centinel, roll, int(turns))]
    assert troupe.state.legal(0) == [USE, HOLD]


@pytest.mark.rule("R-centinel-1")
def test_a_massacre_is_for_the_rest_of_the_game() -> None:
    troupe = scene(dice=[])
    centinel = troupe.add("a centinel", at(10, 10), flags=MASSACRE | USED)
    assert not special.is_busy(troupe.state, centinel)
    start(troupe, codes.SPECIAL, centinel)
    assert over(troupe)
    assert events(troupe, EVENT_MASSACRE_ROLL) == []


@pytest.mark.rule("R-centinel-1")
def test_a_centinel_rolls_in_every_phase_even_when_its_shield_is_spent() -> None:
    troupe = scene(dice=[1])
    centinel = troupe.add("a centinel", at(10, 10), flags=USED)
    assert special.is_busy(troupe.state, centinel)
    start(troupe, codes.SPECIAL, centinel)
    assert over(troupe)
    assert troupe.state.flags[centinel] & MASSACRE


@pytest.mark.rule("R-kobayhisi-1")
@pytest.mark.parametrize(("roll", "cat_out", "rages"), [(1, 0, True), (2, 0, False), (2, USED, True), (3, USED, False)])
def test_kobayhisi_goes_berserk(roll: int, cat_out: int, rages: bool) -> None:
    troupe = scene(dice=[roll])
    kobayhisi = troupe.add("a kobayhisi", at(10, 10), flags=cat_out)
    start(troupe, codes.SPECIAL, kobayhisi)
    assert bool(troupe.state.flags[kobayhisi] & BERSERK) == rages
    assert events(troupe, EVENT_RAGE_ROLL) == [(kobayhisi, roll, int(rages))]
    assert troupe.state.attacks(kobayhisi) == (3 if rages else 1)
    assert action_points.allowance(troupe.state, kobayhisi) == (12 if rages else 10)


@pytest.mark.rule("R-kobayhisi-1")
def test_kobayhisi_rolls_anew_each_turn() -> None:
    troupe = scene(dice=[2])
    kobayhisi = troupe.add("a kobayhisi", at(10, 10), flags=USED | BERSERK)
    assert special.is_busy(troupe.state, kobayhisi)
    start(troupe, codes.SPECIAL, kobayhisi)
    assert len(events(troupe, EVENT_RAGE_ROLL)) == 1


@pytest.mark.rule("R-madeleine")
def test_the_fascinated_use_no_ability() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), flags=FASCINATED)
    assert not special.is_busy(troupe.state, blanca)
    start(troupe, codes.SPECIAL, blanca)
    assert over(troupe)


@pytest.mark.rule("R-madeleine-2")
@pytest.mark.parametrize(("who", "flag"), [("centinel", MASSACRE), ("kobayhisi", BERSERK)])
def test_the_fascinated_make_the_rolls_that_are_forced_on_them(who: str, flag: int) -> None:
    troupe = scene(dice=[1])
    figure = troupe.add(f"a {who}", at(10, 10), flags=FASCINATED)
    assert special.is_busy(troupe.state, figure)
    start(troupe, codes.SPECIAL, figure)
    assert over(troupe)
    assert troupe.state.flags[figure] == FASCINATED | flag


# Choices.


@pytest.mark.rule("R-spec-1")
def test_where_there_is_one_candidate_it_is_not_asked() -> None:
    troupe = scene()
    madeleine, rival = troupe.add("a madeleine", at(10, 10)), troupe.add("b susan", at(15, 10))
    start(troupe, codes.SPECIAL, madeleine)
    act(troupe, 0, USE)
    assert over(troupe)
    assert troupe.state.flags[rival] & FASCINATED


@pytest.mark.rule("R-spec-1")
def test_the_one_who_uses_it_is_asked_whom_and_nothing_is_kept_of_the_choice() -> None:
    troupe = scene(block(20, 20, 3, 3))
    madeleine = troupe.add("b madeleine", at(10, 10))
    one, other = troupe.add("a susan", at(15, 10)), troupe.add("a blanca", at(10, 15))
    start(troupe, codes.SPECIAL, madeleine)
    act(troupe, 1, USE)
    assert troupe.state.deciders == (1,)
    assert troupe.state.question == codes.ASK_TARGET
    assert troupe.state.legal(1) == [TARGET[one], TARGET[other]]
    act(troupe, 1, TARGET[other])
    assert over(troupe)
    assert troupe.state.targets == []
