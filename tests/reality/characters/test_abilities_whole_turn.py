"""Abilities over a whole turn, by all the rules: what they set in motion in the phases that follow."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import END, ENTER, FIRE, HOLD, SHOOT, STAY, TARGET, USE
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import BERSERK, GONE, MASSACRE
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.rules.sequence import turn
from euphoria.kernel.core.action import OPEN, Action
from tests.reality.stage import Troupe, act, acting, at
from tests.reality.using import events, scene

ROOMS = acting(turn.check_end)
IDLE = (HOLD, END, STAY, FIRE)
"""What those do who do nothing."""


def turn_of(dice: list[int] | None = None, number: int = 2) -> Troupe:
    """A scene whose last turn is about to begin."""
    troupe = scene(dice=dice, turn=number, kind=ROOMS)
    troupe.state.settings = troupe.state.settings._replace(turns=number, mission="massacre")
    return troupe


def begin(troupe: Troupe) -> None:
    troupe.state.push(codes.PHASE, 0, codes.IN_SPECIAL)
    troupe.state.run()


def idle_on(troupe: Troupe, question: int = -1, figure: int = -1) -> None:
    """Nobody does anything any more, until this is asked of that figure, or until the end."""
    state = troupe.state
    while state.outcome is None:
        if state.question == question and figure in (-1, state.active):
            return
        seat = state.deciders[0]
        legal = state.legal(seat)
        act(troupe, seat, next((action for action in IDLE if action in legal), legal[0]))


def active_in(troupe: Troupe, phase: int) -> list[int]:
    """Who was activated in a phase, in order."""
    now, found = -1, []
    for entry in troupe.state.log:
        if entry[0] == ShowEvent.PHASE:
            now = entry[1]
        elif entry[0] == ShowEvent.ACTIVATED and now == phase:
            found.append(entry[1])
    return found


@pytest.mark.rule("R-richelle", "R-benkei-2")
def test_the_called_benkei_moves_in_the_same_turn_by_her_euphoria() -> None:
    troupe = turn_of()
    richelle, rival = troupe.add("a richelle", at(10, 10)), troupe.add("b madeleine", at(40, 30))
    begin(troupe)
    act(troupe, 0, USE)
    act(troupe, 0, ENTER[0])
    idle_on(troupe)
    dog = rival + 1
    # Richelle and her dog have 6, Madeleine has 5.
    assert sorted(active_in(troupe, codes.IN_POSITIONING)[:2]) == [richelle, dog]
    assert active_in(troupe, codes.IN_POSITIONING)[2] == rival


@pytest.mark.rule("R-doc-2")
def test_who_feints_moves_last_and_fires_in_his_usual_place() -> None:
    troupe = turn_of()
    doc = troupe.add("a doc", at(10, 10))
    rival = troupe.add("b madeleine", at(18, 10))
    begin(troupe)
    act(troupe, 0, USE)
    idle_on(troupe)
    assert active_in(troupe, codes.IN_POSITIONING) == [rival, doc]
    assert active_in(troupe, codes.IN_FIRING) == [doc, rival]


@pytest.mark.rule("R-madeleine", "R-spec-1")
def test_who_is_fascinated_has_no_activation_left() -> None:
    troupe = turn_of()
    madeleine, rival = troupe.add("a madeleine", at(10, 10)), troupe.add("b nikolai", at(18, 10))
    begin(troupe)
    act(troupe, 0, USE)
    idle_on(troupe)
    for phase in (codes.IN_SPECIAL, codes.IN_POSITIONING, codes.IN_FIRING):
        assert rival not in active_in(troupe, phase)
    assert madeleine in active_in(troupe, codes.IN_POSITIONING)


@pytest.mark.rule("R-kobayhisi-2", "R-kobayhisi-3")
def test_the_cat_draws_the_fire_of_both_teams_and_goes_at_the_end_of_the_turn() -> None:
    troupe = turn_of(dice=[9])
    kobayhisi = troupe.add("a kobayhisi", at(20, 18))
    friend, rival, far = (
        troupe.add("a nikolai", at(24, 20)),
        troupe.add("b madeleine", at(30, 18)),
        troupe.add("b richelle", at(44, 18)),
    )
    begin(troupe)
    idle_on(troupe, codes.ASK_ABILITY, kobayhisi)
    act(troupe, 0, USE)
    act(troupe, 0, Action(OPEN, "at", at(26, 18)))
    cat = far + 1
    assert troupe.state.stands(cat)
    idle_on(troupe)
    assert {values[0] for values in events(troupe, ShowEvent.AT_CAT)} == {friend, rival}
    assert troupe.state.flags[cat] & GONE
    assert (cat,) in events(troupe, ShowEvent.LEFT)


@pytest.mark.rule("R-mycky-2")
def test_the_one_he_bargained_with_cannot_shoot_mycky() -> None:
    troupe = turn_of()
    mycky = troupe.add("a mycky", at(20, 18))
    one, other = troupe.add("b nikolai", at(26, 18)), troupe.add("b madeleine", at(20, 24))
    begin(troupe)
    idle_on(troupe, codes.ASK_ABILITY, mycky)
    act(troupe, 0, USE)
    act(troupe, 0, TARGET[one])
    shots = SHOOT[mycky][0][1]
    idle_on(troupe, codes.ASK_FIRE, other)
    assert shots in troupe.state.legal(1)
    act(troupe, 1, END)
    idle_on(troupe, codes.ASK_FIRE, one)
    assert troupe.state.outcome is not None or shots not in troupe.state.legal(1)


@pytest.mark.rule("R-kobayhisi-1", "R-ap-2")
def test_a_rage_adds_2_points_from_the_next_phase_on() -> None:
    troupe = turn_of(dice=[1])
    kobayhisi = troupe.add("a kobayhisi", at(20, 18))
    troupe.add("b madeleine", at(40, 24))
    begin(troupe)
    idle_on(troupe, codes.ASK_POSITION, kobayhisi)
    assert troupe.state.ap[kobayhisi] == 12
    assert troupe.state.flags[kobayhisi] & BERSERK


@pytest.mark.rule("R-centinel-1", "R-centinel-4")
def test_a_machine_in_massacre_shoots_the_nearest_even_a_friend() -> None:
    troupe = turn_of(dice=[1, 10, 10, 10])
    centinel = troupe.add("a centinel", at(20, 18))
    friend = troupe.add("a susan", at(24, 18))
    troupe.add("b madeleine", at(30, 24))
    begin(troupe)
    idle_on(troupe)
    assert troupe.state.flags[centinel] & MASSACRE
    assert {values[:2] for values in events(troupe, ShowEvent.SHOT)} == {(centinel, friend)}
    assert len(events(troupe, ShowEvent.SHOT)) == 3


@pytest.mark.rule("R-nikolai", "R-kobayhisi-2", "R-con-7")
def test_the_cat_joins_no_combat_when_the_scenery_under_it_is_blown_away() -> None:
    state = GAME.scenario("""
        game: reality
        scene: 48 36
        ruins rest: 18 18 6 6 high 2
        mission: massacre
        phase: special
        A nikolai: 10 20
        B mycky: 20 20
        B mycky is: used
        - cat: 21 20
    """)
    assert isinstance(state, RealityState)
    state.apply(0, USE)
    assert state.terrain.gone == 1
    assert state.fight == [-1, -1, -1]
