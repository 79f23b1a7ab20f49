"""The end of the show and the victory points (R-end-1 to 3, R-vp-1 to 8)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.cards.objects import BITS
from euphoria.games.reality.knowledge.view import figure_seen
from euphoria.games.reality.rules.sequence import ending
from tests.reality.stage import Troupe, acting, at, stage


def scene(*names: str) -> Troupe:
    troupe = stage(kind=acting())
    for index, name in enumerate(names):
        troupe.add(name, at(5 + 3 * index, 5))
    return troupe


def down(troupe: Troupe, name: str, how: int = codes.BY_SHOT, killer: str = "") -> None:
    figure = troupe[name]
    troupe.state.mark(figure, figure_flags.DOWN)
    troupe.state.how[figure] = how
    if killer:
        troupe.state.killer[figure] = troupe[killer]


@pytest.mark.rule("R-vp-1", "R-vp-7")
def test_a_rival_is_worth_its_audience_with_upgrades_and_objects_and_100_more_hand_to_hand() -> None:
    troupe = scene("a nikolai", "b doc", "b mycky")
    state, doc = troupe.state, troupe["b doc"]
    state.upgrades[doc] = (0, 0, 0, 2)
    state.bought[doc] = BITS[0] | BITS[5] | BITS[6]
    down(troupe, "b doc")
    assert ending.earned(state, 0) == 175 + 100 + 25 + 50, "Benkei's 50 counts on Benkei alone"
    down(troupe, "b mycky", codes.BY_HAND)
    assert ending.earned(state, 0) == 350 + 300
    assert ending.earned(state, 1) == 0


@pytest.mark.rule("R-vp-1")
def test_the_view_tells_what_each_of_the_fallen_was_worth_and_of_nobody_else() -> None:
    troupe = scene("a nikolai", "b doc", "b mycky", "b scauter")
    down(troupe, "b doc")
    down(troupe, "b mycky", codes.BY_HAND)
    assert [figure_seen(troupe.state, None, figure)["prize"] for figure in troupe.state.figures()] == [
        None,
        175,
        300,
        None,
    ]
    assert ending.earned(troupe.state, 0) == 175 + 300


@pytest.mark.rule("R-kill-1", "R-push-4")
@pytest.mark.parametrize("how", [codes.BY_SHOT, codes.BY_BLAST, codes.BY_FLAME, codes.BY_OWN_JUMP])
def test_every_death_pays_the_other_team_and_only_hand_to_hand_pays_more(how: int) -> None:
    troupe = scene("a nikolai", "b doc")
    down(troupe, "b doc", how)
    assert ending.earned(troupe.state, 0) == 175


@pytest.mark.rule("R-susan-1", "R-vp-8")
def test_whom_susans_partner_eliminates_counts_double_with_the_100() -> None:
    troupe = scene("a nikolai", "a doc", "b mycky")
    troupe.state.pair[0] = troupe["a nikolai"]
    down(troupe, "b mycky", codes.BY_HAND, "a nikolai")
    assert ending.earned(troupe.state, 0) == 2 * 300
    troupe.state.killer[troupe["b mycky"]] = troupe["a doc"]
    assert ending.earned(troupe.state, 0) == 300


@pytest.mark.rule("R-vp-7")
def test_a_benkei_pays_50_if_killed_and_nothing_if_it_just_leaves() -> None:
    troupe = scene("a nikolai", "b benkei", "b doc")
    troupe.state.leave_table(troupe["b benkei"])
    assert ending.earned(troupe.state, 0) == 0
    assert ending.whole_team(troupe.state, 1) == 175
    other = scene("a nikolai", "b benkei")
    down(other, "b benkei")
    assert ending.earned(other.state, 0) == 50


@pytest.mark.rule("R-vp-2", "R-end-2")
def test_a_mission_pays_the_whole_rival_team_and_half_of_ones_own_that_stands() -> None:
    troupe = scene("a nikolai", "a doc", "a susan", "b mycky", "b kabuki")
    down(troupe, "a susan")
    down(troupe, "b mycky", codes.BY_HAND)
    ending.end_by_mission(troupe.state, 0)
    outcome = troupe.state.outcome
    assert outcome is not None
    assert outcome.scores == (300 + 300 + (200 + 175 + 1) // 2, 75)
    assert (outcome.winners, outcome.reason) == ((0,), "mission")


@pytest.mark.rule("R-y-9", "R-vp-2")
def test_a_rescued_susan_counts_with_the_team_that_she_is_with() -> None:
    troupe = scene("a nikolai", "a doc", "- susan", "b mycky")
    state, susan = troupe.state, troupe["- susan"]
    state.settings = state.settings._replace(mission="rescue")
    assert ending.standing_audience(state, 0) == 375 and ending.whole_team(state, 1) == 200, "she is nobody's"
    state.side[susan], state.saviour = 0, troupe["a nikolai"]
    assert ending.whole_team(state, 0) == 375 + 75
    ending.end_by_mission(state, 0)
    assert state.outcome is not None
    assert state.outcome.scores == (200 + (375 + 75) // 2, 0)


@pytest.mark.rule("R-y-9", "R-mis-5")
def test_killed_in_a_team_she_pays_the_other_one() -> None:
    troupe = scene("a nikolai", "b doc", "b susan")
    troupe.state.settings = troupe.state.settings._replace(mission="rescue")
    troupe.state.saviour = troupe["b doc"]
    down(troupe, "b susan", codes.BY_HAND)
    assert (ending.earned(troupe.state, 0), ending.earned(troupe.state, 1)) == (175, 0)


@pytest.mark.rule("R-end-2")
def test_who_fulfils_the_mission_wins_even_with_fewer_points() -> None:
    troupe = scene("a doc", "a nikolai", "a kabuki", "b susan")
    for name in ("a nikolai", "a kabuki"):
        down(troupe, name, codes.BY_HAND)
    ending.end_by_mission(troupe.state, 0)
    outcome = troupe.state.outcome
    assert outcome is not None
    assert outcome.scores == (75 + 88, 300 + 400)
    assert outcome.winners == (0,)


@pytest.mark.rule("R-vp-3", "R-vp-4", "R-end-1")
def test_after_the_last_turn_both_get_half_and_more_points_win() -> None:
    troupe = scene("a nikolai", "a doc", "b mycky", "b susan")
    down(troupe, "a doc")
    down(troupe, "b mycky")
    ending.end_by_turns(troupe.state)
    assert troupe.state.outcome is not None
    assert troupe.state.outcome.scores == (100, 88)
    assert troupe.state.outcome.winners == (0,)


@pytest.mark.rule("R-vp-4")
def test_equal_points_are_a_draw() -> None:
    troupe = scene("a nikolai", "a doc", "b nikolai", "b doc")
    for name in ("a doc", "b doc"):
        down(troupe, name)
    ending.end_by_turns(troupe.state)
    assert troupe.state.outcome is not None
    assert troupe.state.outcome.winners == ()


@pytest.mark.rule("R-vp-3", "R-vp-5", "R-end-2")
def test_elimination_pays_all_and_wins() -> None:
    troupe = scene("a nikolai", "a kabuki", "b doc")
    down(troupe, "a kabuki", codes.BY_HAND)
    down(troupe, "b doc")
    ending.end_by_elimination(troupe.state)
    assert troupe.state.outcome is not None
    assert troupe.state.outcome.scores == (175, 400)
    assert troupe.state.outcome.winners == (0,)


@pytest.mark.rule("R-end-3")
def test_both_fall_at_once_more_points_win() -> None:
    troupe = scene("a nikolai", "b doc")
    down(troupe, "a nikolai")
    down(troupe, "b doc")
    ending.end_by_elimination(troupe.state)
    assert troupe.state.outcome is not None
    assert troupe.state.outcome.scores == (175, 200)
    assert troupe.state.outcome.winners == (1,)
    assert troupe.state.outcome.rule == "R-end-3"


@pytest.mark.rule("R-vp-6")
def test_who_was_revived_pays_nothing_at_the_end() -> None:
    troupe = scene("a nikolai", "b doc", "b susan")
    down(troupe, "b doc")
    troupe.state.unmark(troupe["b doc"], figure_flags.DOWN)
    assert ending.earned(troupe.state, 0) == 0
