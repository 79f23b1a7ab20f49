"""Why an action is not allowed: the rule that is named, and what is missing. The scenes are in `refusals`."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.cards.registry import HIRED
from euphoria.games.reality.figure_flags import GONE
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.geometry.terrain import build
from euphoria.games.reality.refusals import refusals
from euphoria.games.reality.tables import placement
from euphoria.games.reality.text import messages
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.languages import LANGUAGES
from tests.reality.refusals import BODY, CASES, FIRE, MOVE, Case
from tests.reality.scenes import Form, act, figure, scene
from tests.reality.stage import block
from tests.reality.words import every_why_key, sound

RULES = set(load_ledger("reality").rules)


def refused(state: RealityState, form: Form, seat: int | None = None) -> Refusal:
    refusal = state.why_not(state.deciders[0] if seat is None else seat, act(state, form))
    assert refusal is not None, f"{form} is legal"
    return refusal


def identity(case: Case) -> str:
    return f"{case.rule}-{case.key}"


@pytest.mark.rule(*sorted({case.rule for case in CASES}))
@pytest.mark.parametrize("case", CASES, ids=identity)
def test_a_refusal_names_its_rule_and_what_is_missing(case: Case) -> None:
    state = scene(case.lines)
    for form in case.before:
        state.apply(state.deciders[0], act(state, form))
    form = ("to", 0) if case.action == ("to", "node") else case.action
    refusal = refused(state, form)
    assert (refusal.rule, refusal.key) == (case.rule, f"reality-why-{case.key}")
    for language in LANGUAGES:
        assert sound(messages.why(state, case.key, refusal.args, language, ("Ana", "Bo")))


# Before the first turn.

TEAMS = 16


def in_setup(question: int) -> RealityState:
    """A new game, played on to its first question of that kind."""
    state = GAME.new(seats=2, seed=1)
    assert isinstance(state, RealityState)
    while state.question != question:
        seat = state.deciders[0]
        state.apply(seat, state.legal(seat)[0])
    return state


@pytest.mark.rule("R-team-6")
def test_a_team_is_refused_with_every_reason() -> None:
    state = in_setup(codes.ASK_TEAM)
    everybody = [1 | 3 << 1] * len(HIRED)  # all of them, with three points of aim each
    refusal = refused(state, ("team", -1, -1, *everybody))
    assert (refusal.rule, refusal.key) == ("R-team-6", "reality-why-team")
    for rule in ("R-team-1", "R-team-2", "R-team-5", "R-team-7", "R-susan-1"):
        assert f"({rule})" in refusal.reason
    assert refusal.reason.count("(R-") == refusal.args["count"]
    assert "Mycky" in refusal.reason
    assert "4.350" in messages.why(state, "team", refusal.args, "es"), refusal.reason
    unreadable = refused(state, ("team", *[-9] * TEAMS))
    assert (unreadable.rule, unreadable.key) == ("R-team-6", "reality-why-team-unreadable")


@pytest.mark.rule("R-start-1")
def test_the_choice_of_edges_is_not_given_back() -> None:
    state = in_setup(codes.ASK_SIDE)
    state.apply(state.deciders[0], act(state, ("cede",)))
    refusal = refused(state, ("cede",))
    assert (refusal.rule, refusal.key) == ("R-start-1", "reality-why-cannot-cede-back")


@pytest.mark.rule("R-start-2")
def test_an_exit_platform_is_refused_with_what_is_wrong_with_its_place() -> None:
    state = in_setup(codes.ASK_PLATFORM)
    state.team_of_side = state.deciders[0]
    walls = block(0, 0, 10, 12), block(14.5, 0, 33.5, 12), block(10, 4.5, 4.5, 7.5)
    state.terrain = build(48 * 4, 36 * 4, walls)
    for reason, x, y in (
        (placement.OFF_TABLE, -1, 0),
        (placement.FAR_FROM_EDGE, 41, 9),
        (placement.TOUCHES_SCENERY, 40, 0),
        (placement.NO_ROOM, 41, 0),
    ):
        refusal = refused(state, ("platform-at", x, y))
        assert (refusal.rule, refusal.key) == ("R-start-2", f"reality-why-platform-{reason}")
        for language in LANGUAGES:
            assert sound(messages.why(state, f"platform-{reason}", refusal.args, language))


@pytest.mark.rule("R-start-3")
def test_who_starts_too_far_away_or_beside_an_enemy() -> None:
    state = in_setup(codes.ASK_DEPLOY)
    seat = state.deciders[0]
    x, y = state.platforms[seat]
    far = refused(state, ("at", x, (y + 80) % state.terrain.depth, 0))
    assert (far.rule, far.key) == ("R-start-3", "reality-why-far-from-platform")
    enemy = next(one for one in state.figures() if state.side[one] != seat)
    state.put(enemy, (x + 8, y + 8, 0))
    state.unmark(enemy, GONE)
    touching = refused(state, ("at", x + 12, y + 8, 0))
    assert (touching.rule, touching.key) == ("R-start-3", "reality-why-starts-touching")


# Who is asked.


@pytest.mark.rule("R-turn-1", "R-end-1")
def test_nobody_decides_unasked_or_after_the_end() -> None:
    state = scene(f"turns: 1\n{FIRE}B mycky: 40 30")
    assert refused(state, ("end",), seat=1).key == "reality-why-not-asked"
    while state.deciders:
        state.apply(state.deciders[0], act(state, ("end",)))
    over = refused(state, ("end",), seat=0)
    assert (over.rule, over.key) == ("R-end-1", "reality-why-game-over")


@pytest.mark.rule("R-team-5")
def test_who_cannot_lead() -> None:
    state = scene(f"{MOVE}A doc: 20 10\nA benkei: 21 10 of doc").copy()
    state.ask(codes.ASK_LEADER, 0)
    for name in ("B mycky", "A benkei"):
        refusal = refused(state, ("leader", name))
        assert (refusal.rule, refusal.key) == ("R-team-5", "reality-why-not-a-leader")


@pytest.mark.rule("R-move-10")
def test_nobody_is_brought_back_into_a_combat() -> None:
    state = scene(f"{BODY}A nikolai has: defibrillator").copy()
    state.fell_in[figure(state, "A mycky")] = 0
    refusal = refused(state, ("revive", "A mycky"))
    assert (refusal.rule, refusal.key) == ("R-move-10", "reality-why-combat-goes-on")


# Injuries.


def strikes(state: RealityState, attacks: dict[str, int]) -> None:
    """Everybody says how many attacks they make, none if it is not said."""
    wanted = {figure(state, name): number for name, number in attacks.items()}
    while state.question == codes.ASK_STRIKE and state.deciders:
        seat = state.deciders[0]
        striker = next(
            one for one, dice in zip(state.combat, state.dice_of, strict=True) if dice < 0 and state.side[one] == seat
        )
        state.apply(seat, act(state, ("strike", wanted.get(striker, 0))))


@pytest.mark.rule("R-con-8")
def test_an_injury_goes_to_an_enemy_of_that_combat() -> None:
    state = scene("phase: attack\nA nikolai: 10 10\nB doc: 11 10\nB madeleine: 9 10\nrolls: 5 6 7")
    strikes(state, {"A nikolai": 3})
    refusal = refused(state, ("wound", "A nikolai"))
    assert (refusal.rule, refusal.key) == ("R-con-8", "reality-why-not-in-this-combat")


@pytest.mark.rule("R-y-10", "R-att-6")
def test_a_kill_is_of_somebody_who_threw_dice_on_that_side() -> None:
    state = scene(
        "phase: attack\nA nikolai: 10 10\nB doc: 11 10\nA blanca: 12 10\nA madeleine: 11 11\nB richelle: 11 9\n"
        "B doc life: 1\nrolls: 5 6 1 100"
    )
    strikes(state, {"A nikolai": 1, "A blanca": 1})
    while state.question == codes.ASK_SHARE:
        state.apply(0, act(state, ("wound", "B doc")))
    assert state.question == codes.ASK_CREDIT
    idle, rival = refused(state, ("credit", "A madeleine")), refused(state, ("credit", "B richelle"))
    assert (idle.rule, idle.key) == ("R-y-10", "reality-why-no-dice-thrown")
    assert (rival.rule, rival.key) == ("R-att-6", "reality-why-not-a-killer")


@pytest.mark.rule("R-mycky-1")
def test_a_rampage_is_shared_evenly_among_friends() -> None:
    state = scene(
        "phase: attack\nA mycky: 9.25 9.25\nB doc: 10 10\nB madeleine: 10 8.5\nA blanca: 10.75 9.25\n"
        "A arendal: 10 11\nA scauter: 10 7.5\nrolls: 10 10"
    )
    strikes(state, {"A mycky": 2})
    outside = refused(state, ("wound", "B doc"))
    assert (outside.rule, outside.key) == ("R-mycky-1", "reality-why-not-a-killer")
    state.apply(0, act(state, ("wound", "A blanca")))
    again = refused(state, ("wound", "A blanca"))
    assert (again.rule, again.key) == ("R-mycky-1", "reality-why-not-evenly")


# All of it.

LIVELY = {
    "use", "target", "charge", "shoot", "fire", "grenade", "stun", "blast", "flame", "drop", "walk", "push", "strike",
    "free", "take-drum", "take-body", "ransack", "heal", "revive", "inject", "leap", "land", "object", "element",
    "enter", "to", "beside-drum", "shift", "again",
}  # fmt: skip
KINDS: dict[str, list[Action]] = {}
for one in SPACE:
    KINDS.setdefault(one.kind, []).append(one)


def some_of_each_kind(state: RealityState, luck: random.Random) -> Iterator[Action]:
    """A few actions of every kind, most of them about figures that are there."""
    for actions in KINDS.values():
        yield from luck.sample(actions, min(2, len(actions)))
    for kind in refusals.OF_FIGURES:
        yield from luck.sample([action for action in KINDS[kind] if action.args[0] < len(state.who)], 3)
    x, y = luck.randrange(-9, state.terrain.width), luck.randrange(-9, state.terrain.depth)
    for kind, *numbers in (
        ("at", x, y, luck.randrange(-1, 9)),
        ("via", x, y, 0),
        ("along", x, y, 0, x + 4, y, 0),
        ("platform-at", x, y),
        ("heading", 0, 0),
    ):
        yield SPACE.read([kind, *numbers])


@pytest.mark.parametrize(("seed", "mission"), [(1, "objectives"), (2, "rescue"), (3, "massacre")])
def test_every_action_is_legal_or_refused_by_a_rule_of_the_ledger(seed: int, mission: str) -> None:
    luck = random.Random(seed)
    state = GAME.new(seats=2, seed=seed, mission=mission, turns=3)
    assert isinstance(state, RealityState)
    met: set[int] = set()
    number = 0
    while state.deciders:
        seat = luck.choice(state.deciders)
        legal = state.legal(seat)
        for action in legal:
            assert state.question in refusals.OWN_QUESTION[action.kind], action
        if state.who and (state.question not in met or number % 53 == 0):
            met.add(state.question)
            for asker in (0, 1):
                for action in some_of_each_kind(state, luck):
                    refusal = state.why_not(asker, action)
                    if refusal is not None:
                        assert refusal.rule in RULES, refusal
                        assert sound(refusal.reason), refusal
        lively = [action for action in legal if action.kind in LIVELY]
        state.apply(seat, luck.choice(lively if lively and luck.random() < 0.7 else legal))
        number += 1
    assert len(met) > 8


def test_all_of_the_space_at_once() -> None:
    lines = MOVE.replace("40 30", "20 20")
    state = scene(f"scene: 24 24\n{lines}A doc: 12 12\nA doc euphoria: 1\nblock a: 4 14 4 4")
    state.apply(0, act(state, ("walk",)))
    legal = set(state.legal(0))
    for action in SPACE:
        refusal = state.why_not(0, action)
        assert (refusal is None) == (action in legal)
        assert refusal is None or refusal.rule in RULES


def test_there_is_a_scene_or_a_test_for_every_reason() -> None:
    elsewhere = {
        "not-asked", "game-over", "team", "team-unreadable", "cannot-cede-back", "far-from-platform", "starts-touching",
        "not-a-leader", "combat-goes-on", "not-in-this-combat", "not-a-killer", "no-dice-thrown", "not-evenly",
        "platform-off-table", "platform-far-from-edge", "platform-touches-scenery", "platform-no-room",
        "not-offered",  # where no other reason is left: nobody has met it
    }  # fmt: skip
    assert every_why_key() - {case.key for case in CASES} == elsewhere
