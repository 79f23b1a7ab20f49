"""Nothing that a seat may not know reaches it (R-team-4, R-team-8, R-scauter-3).

Everything that a seat cannot know is drawn anew; its view, its log and its legal actions must stay equal to the byte.
And what is drawn is a whole game, and can be played to its end.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games.reality import codes
from euphoria.games.reality.actions import END, OBJECT, PICK, REVIVE, STRIKE, TARGET, USE
from euphoria.games.reality.cards.objects import BITS, CHARGES
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.knowledge import sampling
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.rules.figures import falling
from tests.random_play import states
from tests.reality.test_invariants import check


def all_that_reaches(state: State, seat: int | None) -> str:
    legal = [] if seat is None else [action.json() for action in state.legal(seat)]
    return json.dumps([state.view(seat), state.events(seat), legal, list(state.deciders)])


def look_for_leaks(seed: int, share: float, lively: float = 0.5, **options: Any) -> int:
    """Look at this share of a random game's positions from all sides; how often the draw changed something."""
    rng, dice, changed = random.Random(seed), Dice(seed), 0
    for state in states(GAME, 2, seed, lively, **options):
        if rng.random() > share and not state.outcome:
            continue
        for seat in (0, 1, None):
            drawn = state.sample(seat, dice)
            assert all_that_reaches(drawn, seat) == all_that_reaches(state, seat), (seed, seat)
            changed += drawn != state
    return changed


@pytest.mark.slow
@pytest.mark.rule("R-team-4", "R-team-8", "R-start-4")
@pytest.mark.parametrize("mission", MISSIONS)
def test_views_logs_and_legal_actions_do_not_depend_on_secrets(mission: str) -> None:
    changed = sum(
        look_for_leaks(seed, 0.15, mission=mission, turns=5, budget=800 + 400 * (seed % 2)) for seed in range(3)
    )
    assert changed > 40, "the draw must really change what is secret"


@pytest.mark.soak
@pytest.mark.rule("R-team-4", "R-team-8")
def test_long_games_give_nothing_away() -> None:
    for seed in range(100, 160):
        look_for_leaks(seed, 0.1, random.Random(seed).random(), mission=MISSIONS[seed % 3], budget=1600)


@pytest.mark.slow
@pytest.mark.rule("R-team-8")
def test_a_drawn_state_is_whole() -> None:
    for seed in range(3):
        rng, dice = random.Random(seed), Dice(seed)
        for state in states(GAME, 2, seed, turns=4, mission=MISSIONS[seed]):
            if rng.random() > 0.02:
                continue
            drawn = state.sample(rng.choice([0, 1, None]), dice)
            assert isinstance(drawn, RealityState)
            check(drawn)
            while drawn.deciders:
                seat = rng.choice(drawn.deciders)
                drawn.apply(seat, rng.choice(drawn.legal(seat)))
            assert drawn.outcome


@pytest.mark.rule("R-team-8")
def test_a_team_is_not_seen_before_both_have_chosen() -> None:
    state = GAME.new(seed=1)
    before = json.loads(all_that_reaches(state, 1))
    state.apply(0, PICK[2])
    after = json.loads(all_that_reaches(state, 1))
    assert (after[0]["figures"], after[1]) == (before[0]["figures"], before[1]) == ([], [])
    drawn = Counter(str(state.sample(1, Dice(seed)).answers[0]) for seed in range(200))
    assert len(drawn) == 16, "the answer is drawn anew"
    assert {str(state.sample(0, Dice(seed)).answers[0]) for seed in range(9)} == {str(PICK[2])}


SCENE = """
game: reality
scene: 48 36
block crates: 10 10 4 4 high 3
block boxes: 30 10 4 4 high 3
mission: massacre
budget: 400
A nikolai: 5 5
A nikolai has: kit
B mycky: 40 30
B mycky has: grenade, charges on boxes
B susan: 43 30
B susan has: stun
"""


@pytest.mark.rule("R-team-4", "R-start-4")
def test_what_a_seat_sees_of_the_others() -> None:
    state = GAME.scenario(SCENE)
    own: Any = state.view(1)
    rival: Any = state.view(0)
    assert [figure["objects"] for figure in own["figures"]] == [[], ["grenade", "charges"], ["stun"]]
    assert own["figures"][1]["charges_on"] == "boxes"
    assert [figure["objects"] for figure in rival["figures"]] == [["kit"], [], []]
    assert rival["figures"][1]["charges_on"] is None
    for figure in state.view(None)["figures"]:  # type: ignore[attr-defined]
        assert figure["objects"] == []


@pytest.mark.rule("R-team-8")
def test_the_draw_is_even() -> None:
    """400 less Mycky's 200 and Susan's 75 leave 125: every way to have spent it on objects is as likely."""
    state = GAME.scenario(SCENE)
    assert isinstance(state, RealityState)
    assert sampling.spare(state, 1) == 5
    guessed = sampling.guesses(state, 1)
    ways = sampling.count_ways(guessed, 5)[0][5]
    found: Counter[tuple[int, int, int, int]] = Counter()
    for seed in range(3000):
        drawn = state.sample(0, Dice(seed))
        found[drawn.objects[1], drawn.charge_at[1], drawn.objects[2], drawn.charge_at[2]] += 1
        assert drawn.objects[0] == state.objects[0]
    assert ways == sum(1 for _ in _all_ways()) > 500
    assert set(found) <= set(_all_ways())
    charged = sum(count for (mine, _, hers, _), count in found.items() if (mine | hers) & BITS[CHARGES])
    exact = sum(1 for mine, _, hers, _ in _all_ways() if (mine | hers) & BITS[CHARGES]) / ways
    assert abs(charged / 3000 - exact) < 0.04


@pytest.mark.rule("R-team-8")
def test_a_scenario_above_its_budget_hides_nothing() -> None:
    state = GAME.scenario(SCENE.replace("budget: 400", "budget: 200"))
    assert isinstance(state, RealityState)
    assert {tuple(state.sample(0, Dice(seed)).objects) for seed in range(20)} == {(state.objects[0], 0, 0)}


def _all_ways() -> list[tuple[int, int, int, int]]:
    """Counted plainly: two figures, six objects each, 125 to spend, charges on one of two elements."""
    found = []
    for mine in range(64):
        for hers in range(64):
            if sum((50 if item == 5 else 25) * ((mine >> item & 1) + (hers >> item & 1)) for item in range(6)) > 125:
                continue
            for one in (0, 1) if mine & BITS[CHARGES] else (-1,):
                for other in (0, 1) if hers & BITS[CHARGES] else (-1,):
                    found.append((mine, one, hers, other))
    return found


BODY = """
game: reality
scene: 48 36
block crates: 10 10 4 4 high 3
mission: massacre
budget: 800
phase: positioning
A sooyoung: 5 5
B doc: 40 30
B doc has: defibrillator
B nikolai: 41 30
B nikolai has: charges on crates
gone: crates
"""


@pytest.mark.rule("R-team-4", "R-body-2")
def test_who_has_fallen_hides_nothing_any_more() -> None:
    """All that lay by the body was seen, and so what it was not bought with, even when it stands again."""
    state = GAME.scenario(BODY)
    assert isinstance(state, RealityState)
    falling.fall(state, 2, codes.BY_SHOT)
    assert state.sample(0, Dice(1)).objects[2] == BITS[CHARGES], "of charges that were lost there is nothing to draw"
    state.apply(0, END)
    state.apply(1, REVIVE[2])
    drawn = [state.sample(0, Dice(seed)) for seed in range(50)]
    assert {world.objects[2] for world in drawn} == {0}
    assert len({world.objects[1] for world in drawn}) > 5, "of the others it is not known"


GIFT = """
game: reality
scene: 48 36
block crates: 10 10 4 4 high 3
mission: massacre
budget: 1600
phase: special
A scauter: 5 5
A nikolai: 7 5
A nikolai is: used
B mycky: 40 30
B mycky is: used
"""


@pytest.mark.rule("R-scauter", "R-team-3", "R-team-8")
def test_in_the_middle_of_a_gift_the_draw_leaves_something_to_give() -> None:
    state = GAME.scenario(GIFT)
    state.apply(0, USE)
    drawn = [state.sample(1, Dice(seed)) for seed in range(1500)]
    assert {len(world.legal(0)) for world in drawn} == {2, 3, 4, 5, 6, 7}, "or it would not have been asked"
    state = GAME.scenario(GIFT.replace("scene: 48 36", "scene: 48 36\nblock boxes: 30 10 4 4 high 3"))
    state.apply(0, USE)
    state.apply(0, OBJECT[CHARGES])
    assert state.view(1)["asked"]["question"] == "element"  # type: ignore[index]
    for seed in range(50):
        world = state.sample(1, Dice(seed))
        assert isinstance(world, RealityState)
        assert not world.holds(1, CHARGES), "the friend cannot have them already"


@pytest.mark.rule("R-sooyoung", "R-team-8")
def test_who_defends_against_a_seduced_mate_does_not_know_its_dice() -> None:
    state = GAME.scenario("""
        game: reality
        scene: 48 36
        mission: massacre
        phase: special
        A sooyoung: 10 10
        A kabuki: 15 10
        A kabuki is: used
        B nikolai: 16 10
        B nikolai is: used
        B susan: 14 10
    """)
    for action in (USE, STRIKE[3]):
        state.apply(0, action)
        if action == USE and TARGET[2] in state.legal(0):
            state.apply(0, TARGET[2])
    assert state.view(1)["asked"]["question"] == "defence"  # type: ignore[index]
    worlds = [[state.sample(seat, Dice(seed)) for seed in range(60)] for seat in (1, 0)]
    drawn, known = ({world.dice_of[0] for world in lot if isinstance(world, RealityState)} for lot in worlds)
    assert (drawn, known) == ({1, 2, 3}, {3})


def test_the_draw_does_not_keep_the_dice() -> None:
    """Who draws a world must not see the future of the true one."""
    state = GAME.new(seed=3)
    assert state.sample(0, Dice(1)).dice.dump() != state.dice.dump()
