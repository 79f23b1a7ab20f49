"""What one player of `reality` is asked, and what their choices cost and do, in words."""

from __future__ import annotations

import pytest

from euphoria.games.reality.game import GAME, RealityState
from euphoria.kernel.text.narrator import Audience, ChoiceDetails
from tests.reality.scenes import act, scene

READER = Audience("en", ("Ana", "Bo"))


def asked(state: RealityState, seat: int = 0) -> str:
    return GAME.narrator.question(state, seat, READER)


def details(state: RealityState, *form: str | int | float) -> ChoiceDetails | None:
    return GAME.details(state, 0, act(state, form), READER)


@pytest.mark.rule("R-move-11")
def test_who_acts_is_named_with_the_points_that_are_left() -> None:
    state = scene("phase: positioning\nA nikolai: 10 10\nA nikolai euphoria: 9\nB mycky: 17 10")
    assert asked(state) == "Nikolai has 9 AP to move and act with. What next?"
    told = details(state, "deck")
    assert told is not None
    assert told.effect == "Lying down makes a smaller target. Getting up costs 1 AP."
    state.apply(0, act(state, ("walk",)))
    assert asked(state) == "Where does Nikolai go, with 9 AP to spend?"


@pytest.mark.rule("R-fire-4", "R-prof-4")
def test_shots_tell_their_price_and_the_chance_of_any_hit() -> None:
    state = scene("phase: firing\nA kabuki: 10 10\nA kabuki euphoria: 9\nB mycky: 17 10")
    assert asked(state) == "Kabuki Cyborg may fire, with 9 AP. What do you do?"
    shots = [action for action in state.legal(0) if action.kind == "shoot" and action.args[2] in (1, 2)]
    one, two = (GAME.details(state, 0, action, READER) for action in shots[:2])
    assert one == ChoiceDetails("1 AP of 9", None)
    assert two is not None
    assert two.cost == "2 AP of 9"
    each = int(GAME.narrator.action(state, 0, shots[1], READER).split("(")[1].split("%")[0]) / 100
    assert two.effect is not None
    assert f"a chance of {round(100 * (1 - (1 - each) ** 2))}%" in two.effect


@pytest.mark.rule("R-spec-1")
def test_an_ability_tells_what_it_does_before_it_is_used() -> None:
    state = scene("phase: special\nA mycky: 10 10\nA mycky euphoria: 9\nB doc: 17 10\nB blanca: 18 14")
    assert asked(state) == "Does Mycky use the special ability now (a bargain)? It works once a game."
    told = details(state, "use")
    assert told is not None
    assert told.effect == "Once a game he picks an enemy, who cannot shoot at him this turn."
    state.apply(0, act(state, ("use",)))
    assert asked(state) == "Mycky uses the special ability: a bargain. Whom do you choose?"
    chosen = GAME.details(state, 0, state.legal(0)[0], READER)
    assert chosen is not None
    assert chosen.effect == "That one cannot shoot at the one who bargains this turn."


@pytest.mark.rule("R-sooyoung")
def test_whoever_may_harm_their_own_team_is_told_so_before() -> None:
    state = scene(
        "phase: special\nA sooyoung: 10 10\nA sooyoung euphoria: 11\nA kabuki: 12 10\nA nikolai: 12 13\nB doc: 17 10\n"
        "B blanca: 15 14\nB blanca is: used\nB doc is: used"
    )
    state.apply(0, act(state, ("use",)))
    told = {action.args[0]: GAME.details(state, 0, action, READER) for action in state.legal(0)}
    own = {
        figure: (details is not None and "One of yours" in (details.effect or "")) for figure, details in told.items()
    }
    assert set(own.values()) == {True, False}
    assert own == {figure: state.side[figure] == 0 for figure in own}
