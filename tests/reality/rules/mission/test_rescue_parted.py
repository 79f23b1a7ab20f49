"""Susan and her saviour, parted by a push: she comes back to them at once, or as soon as there is room (R-y-8)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import END, PUSH
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import MOVED, WALKED
from euphoria.games.reality.game import RealityState
from euphoria.games.reality.geometry.terrain import Place
from euphoria.games.reality.rules.figures import contact
from tests.reality.brawl import EAST, WEST, Brawl, won
from tests.reality.scenes import figure, scene
from tests.reality.stage import TOP, at, block


def rescued(saviour: str, susan: Place, **rest: object) -> Brawl:
    """Nikolai may push Kabuki, in a rescue where one of them has freed Susan, who stands there."""
    name = f"{saviour[0]} susan"
    fight = won("a nikolai", "b kabuki", others=((name, susan),), **rest)  # type: ignore[arg-type]
    fight.state.settings = fight.state.settings._replace(mission="rescue")
    fight.state.saviour = fight[saviour]
    return fight


@pytest.mark.rule("R-y-8", "R-mis-1", "R-ap-3")
@pytest.mark.parametrize(
    ("saviour", "susan", "direction", "there"),
    [("a nikolai", (36, 40, 0), EAST, (60, 40, 0)), ("b kabuki", (44, 44, 0), WEST, (24, 42, 0))],
)
def test_pushed_away_from_her_the_saviour_has_her_beside_them_at_once(
    saviour: str, susan: Place, direction: int, there: Place
) -> None:
    fight = rescued(saviour, susan, roll=6)
    state, she = fight.state, 2
    spent = state.spent[she]
    fight.do(0, PUSH).heads(0, direction)
    assert state.place(she) == there and contact.touching(state, fight[saviour], she)
    assert fight.log("followed") == [(she, *there)]
    assert state.spent[she] == spent and not state.flags[she] & (WALKED | MOVED)


@pytest.mark.rule("R-y-8", "R-att-8")
def test_pushed_away_herself_she_leaves_her_combat_for_her_saviour() -> None:
    fight = won("a nikolai", "b susan", roll=6, others=(("b doc", (48, 40, 0)),))
    fight.state.settings = fight.state.settings._replace(mission="rescue")
    fight.state.saviour = fight["b doc"]
    fight.do(0, PUSH).heads(0, WEST)
    assert fight.place("a nikolai") == (16, 40, 0)
    assert fight.place("b susan") == (44, 40, 0) and fight.fighting() == []


@pytest.mark.rule("R-y-8", "R-push-3")
def test_when_only_her_saviour_goes_over_an_edge_she_comes_down_and_to_no_harm() -> None:
    scenery = (block(8, 8, 4, 4, 3),)
    fight = rescued("b kabuki", (44, 44, TOP), roll=1, scenery=scenery, first=(42, 40, TOP))
    state, she = fight.state, 2
    contact.join(state, she, [0])
    state.combat.append(she)
    state.dice_of.append(0)
    fight.do(0, PUSH).heads(0, EAST)
    assert fight.log("plunged") == [(fight["b kabuki"], 12)]
    assert state.on[she] == 0 and contact.touching(state, fight["b kabuki"], she)
    assert state.life[she] == 100 and fight.fighting() == []


@pytest.mark.rule("R-y-8", "R-push-1")
def test_where_she_comes_to_touch_an_enemy_she_fights_without_having_charged() -> None:
    fight = rescued("b kabuki", (44, 44, 0), roll=6)
    fight.troupe.add("a doc", (24, 46, 0))
    fight.do(0, PUSH).heads(0, WEST)
    assert fight.place("b susan") == (24, 42, 0)
    assert fight.fighting() == ["a nikolai", "b kabuki", "b susan", "a doc"] and not fight.log("charged")


def parted(*more: str, phase: str = "positioning") -> RealityState:
    """It is about to be the turn of Nikolai, who leads a Susan that stands far from him."""
    return scene(
        f"mission: rescue\nphase: {phase}\nA doc: 40 4\nA doc euphoria: 20\nA nikolai: 10 10\nA susan: 20 10\n"
        "A saviour: nikolai\nB mycky: 40 30\nB mycky euphoria: -5\n" + "".join(f"{line}\n" for line in more)
    )


def go_on(state: RealityState) -> None:
    """Until it is Nikolai's activation, or has been."""
    while state.active in (figure(state, "A doc"), figure(state, "A susan")):
        state.apply(0, END)


@pytest.mark.rule("R-y-8")
@pytest.mark.parametrize("phase", ["positioning", "firing"])
def test_with_no_place_free_she_goes_there_in_his_next_activation(phase: str) -> None:
    state = parted("A doc has: grenade", phase=phase)
    nikolai, susan = figure(state, "A nikolai"), figure(state, "A susan")
    assert not contact.touching(state, nikolai, susan)
    go_on(state)
    assert state.place(susan) == at(11, 10) and state.spent[susan] == 0


@pytest.mark.rule("R-y-8")
def test_even_if_he_has_nothing_else_to_do() -> None:
    state = parted("A nikolai spent: 9")
    go_on(state)
    assert state.place(figure(state, "A susan")) == at(11, 10)


@pytest.mark.rule("R-y-8", "R-mis-5")
def test_with_still_no_room_she_waits_and_does_not_shift() -> None:
    around = "block a: 6 6 3.5 8\nblock b: 10.5 6 3.5 8\nblock c: 9.5 10.5 1 2\nblock d: 9.5 7.5 1 2"
    state = parted(around)
    go_on(state)
    assert state.place(figure(state, "A susan")) == at(20, 10)
    assert state.active == figure(state, "A nikolai")
    assert "shift" not in {action.kind for action in state.legal(0)}


@pytest.mark.rule("R-y-8", "R-att-1")
def test_his_activation_does_not_start_a_second_exchange() -> None:
    """In the attack phase she comes back after his combat was fought; that does not fight it again."""
    state = scene(
        "mission: rescue\nphase: attack\nA nikolai: 10 10\nA susan: 20 10\nA saviour: nikolai\nB mycky: 11 10\n"
        "B mycky euphoria: 20"
    )
    while state.deciders and state.phase == codes.IN_ATTACK:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[0])
    fights = [entry for entry in state.log if entry[0] == ShowEvent.FIGHT]
    assert len(fights) == 1 and contact.touching(state, figure(state, "A nikolai"), figure(state, "A susan"))
