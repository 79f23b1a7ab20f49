"""The words of `reality`: all there, all used, and never a word about what the reader may not know."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from typing import Any

import pytest

from euphoria.games.reality import codes, figure_flags
from euphoria.games.reality.actions import SPACE
from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.conditions import CONDITIONS, AimModifier
from euphoria.games.reality.cards.objects import OBJECTS
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.events import SPECS, ShowEvent, event
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.options import MISSIONS, OPTIONS
from euphoria.games.reality.refusals import refusals
from euphoria.games.reality.rules.firing import aim
from euphoria.games.reality.text import character_text, detail_text, messages, name_text, sight_text
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.text.languages import LANGUAGES
from tests import locale_keys
from tests.locale_keys import every_language
from tests.reality.scenes import act, figure, scene
from tests.reality.words import ROOM, every_why_key, sound, syntax

NAMES = ("Ana", "Bo")

# Keys.


def literals(module: str, function: str, argument: int) -> set[str]:
    """The constant that is given to every call of a function."""
    return {
        str(node.args[argument].value)  # type: ignore[attr-defined]
        for node in syntax(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function
        if isinstance(node.args[argument], ast.Constant)
    }


def flaws() -> set[str]:
    """What `teams.flaws` and `teams.member_flaws` find."""
    pairs = {
        str(node.elts[1].value)
        for node in syntax("roster.py")
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Constant)
        if isinstance(node.elts[0], ast.Constant) and str(node.elts[0].value).startswith("R-")
    }
    return pairs | literals("roster.py", "flaw", 1)


def action_keys() -> set[str]:
    """The message keys of all actions."""
    found = {"throw", "template", "target", "element", "object", "loot", "dog"} | CHOICE_KEYS
    for module in ("action_text.py", "place_text.py", "shot_text.py"):
        for node in syntax(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("message", "plain"):
                found |= {str(one.value) for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)}
    return found | {"enough", "no-repeat", "no-push", "end"}


ABILITIES = [character.ability for character in CHARACTERS if character.ability is not None]
CHOICE_KEYS = {choice.text for ability in ABILITIES for choice in ability.choices if choice.text}
AIM_MODIFIERS = [one for one in vars(aim).values() if isinstance(one, AimModifier)]
AIM_MODIFIERS += [one.aim_against for one in CONDITIONS.declared if one.aim_against is not None]
TABLES: dict[str, set[str]] = {
    "reality-character-": {character.id for character in CHARACTERS},
    "reality-object-": set(OBJECTS),
    "reality-flag-": set(figure_flags.NAMES),
    "reality-upgrade-": set(name_text.UPGRADES),
    "reality-mission-": set(MISSIONS),
    "reality-wind-": {str(number) for number in range(16)},
    "reality-option-": set(OPTIONS),
    "reality-phase-": set(codes.PHASES),
    "reality-question-": set(codes.QUESTIONS) - {""},
    "reality-ask-": set(codes.QUESTIONS) - {""},
    "reality-effect-": {*detail_text.EXPLAINED, *detail_text.CHOSEN, *detail_text.HARMFUL, "shots", "leap"},
    "reality-action-": action_keys(),
    "reality-event-": {name for name, _, _ in SPECS if name != "ended"} | {"fell-objects", "walked-from"},
    "reality-ended-": literals("ending.py", "finish", 3) | {"both-eliminated-draw", "turns-draw"},
    "reality-ability-": {ability.id for ability in ABILITIES},
    "reality-ability-name-": {ability.id for ability in ABILITIES},
    "reality-trait-": {character_text.trait_key(trait) for trait in Trait},
    "reality-why-": every_why_key(),
    "reality-flaw-": flaws(),
    "reality-modifier-": {one.key for one in AIM_MODIFIERS},
    "reality-sight-": {"distance", "all-open", "open", "veiled", "closed", "all-closed", "mutual", "none"},
    "reality-cover-": {"none", "crater", *sight_text.REASONS.values()},
    "reality-term-": {one.key for one in AIM_MODIFIERS},
    "reality-aim-": {"profile", "total", "expected", "fight", "term"},
}
WHOLE = {
    "reality-cost-points",
    "reality-seat", "reality-clone", "reality-dog", "reality-dog-called", "reality-nobody", "reality-edge",
    "reality-and", "reality-score", "reality-point", "reality-load-drum", "reality-load-body",
    *(f"reality-place-{where}" for where in ("ground", "top", "roof", "floor", "nowhere")),
    *(f"reality-profile-{what}" for what in ("ap", "aim", "no-aim", "life", "euphoria", "owners-euphoria", "weapon")),
    *(f"reality-profile-{what}" for what in ("attacks", "audience", "flames")),
}  # fmt: skip
EVERY_KEY = WHOLE | {begin + end for begin, ends in TABLES.items() for end in ends}


@every_language
def test_every_key_is_there_and_no_other(language: str) -> None:
    there = locale_keys.in_file(language, "reality")
    assert EVERY_KEY - there == set(), "missing"
    assert there - EVERY_KEY == set(), "never used"


@pytest.mark.slow
def test_the_code_builds_just_these_keys() -> None:
    said = locale_keys.in_code(ROOM.rglob("*.py"), "reality-")
    said = {literal for literal in said if not literal.startswith("reality-told-")}  # see test_spoken.py
    begun = {literal for literal in said if literal.endswith("-")} - {"reality-"}
    assert begun <= set(TABLES)
    assert said - begun - {"reality-"} <= EVERY_KEY
    assert said >= WHOLE


def test_every_kind_of_action_has_words_and_its_questions() -> None:
    kinds = {action.kind for action in SPACE} | {"team", "platform-at", "at", "via", "along", "heading"}
    assert set(messages.ACTIONS) == kinds
    assert set(refusals.OWN_QUESTION) == set(refusals.RULE_OF) == kinds


# Names.


@pytest.mark.rule("R-team-1")
def test_clones_and_dogs_are_told_apart() -> None:
    state = scene(
        "A nikolai: 10 10\nB nikolai: 20 20\nA richelle: 12 10\nA benkei: 13 10 called\n"
        "B doc: 22 20\nB benkei: 23 20 of doc"
    )
    said = {
        name: messages.figure(state, figure(state, name), "en", NAMES) for name in ("A nikolai", "B nikolai", "B doc")
    }
    assert said == {"A nikolai": "Nikolai (Ana)", "B nikolai": "Nikolai (Bo)", "B doc": "Doc Chastas"}
    dogs = [number for number in state.figures() if state.owner[number] >= 0]
    assert {messages.figure(state, dog, "es", NAMES) for dog in dogs} == {
        "Benkei llamado por Marshall Richelle",
        "Benkei de Doc Chastas",
    }


def test_places_are_inches_with_the_decimal_sign_of_the_language() -> None:
    state = GAME.new(seats=2, seed=1, table="plaza")
    assert isinstance(state, RealityState)
    assert messages.place(state, (50, 33, 0), "en") == "12.5, 8.25"
    assert messages.place(state, (50, 33, 0), "es") == "12,5; 8,25"
    roofs = [number for number, surface in enumerate(state.terrain.surfaces) if surface.roof]
    said = {messages.place(state, (48, 32, roof), "en") for roof in roofs}
    assert "12, 8 on the roof of Kiosk 2" in said
    assert "12; 8 en la azotea de Quiosco 2" in {messages.place(state, (48, 32, roof), "es") for roof in roofs}
    for surface in range(-1, len(state.terrain.surfaces) + 1):
        for language in LANGUAGES:
            assert messages.place(state, (0, 0, surface), language)


def test_elements_of_one_name_are_numbered() -> None:
    state = GAME.new(seats=2, seed=1, table="plaza")
    assert isinstance(state, RealityState)
    for language in LANGUAGES:
        said = [messages.element(state, number, language) for number in range(len(state.terrain.elements))]
        assert len(said) == len(set(said))


@every_language
def test_sheets_have_the_numbers_of_the_rules(language: str) -> None:
    found = messages.sheets(language)
    assert len(found) == len(CHARACTERS)
    for sheet, character in zip(found, CHARACTERS, strict=True):
        assert sound(sheet.name)
        assert sound(sheet.profile)
        assert sound(sheet.text), sheet
        for number in (character.ap, character.life, character.audience, *(gun.range for gun in character.weapons)):
            assert str(number) in sheet.profile
        assert sheet.rule == character.rule
    upgraded = messages.sheet("blanca", language, (1, 0, 2, 0))
    assert "+1" in upgraded.profile
    assert "275" in upgraded.profile


# Events.


def values(fields: tuple[str, ...], number: int) -> list[int]:
    """Some values for the fields of an event; other ones for another number."""
    small = {
        "how": 1 + number % 5, "phase": number % 5, "object": number % 7, "objects": (0, 1, 37)[number % 3],
        "element": number % 2, "repeat": number % 3, "seat": number % 2, "edge": number % 2, "surface": number % 3,
        "figure": number % 3, "other": (number + 1) % 3, "victim": 2, "figures": 7, "load": (0, 101)[number % 2],
        "weapon": number % 2, "among": 1, "gain": (1, -1, 2)[number % 3], "dx": 1, "dy": 3,
    }  # fmt: skip
    return [small.get(field, number % 2) for field in fields]


@every_language
@pytest.mark.parametrize("code", range(len(SPECS)), ids=[name for name, _, _ in SPECS])
def test_every_event_has_words(code: int, language: str) -> None:
    state = scene(
        "block a: 4 4 4 4\nbuilding b: 30 4 6 6 storeys 1\nA doc: 10 10\nA blanca: 12 10\nB doc: 20 10"
    ).copy()
    if code == ShowEvent.ENDED:
        return
    for number in range(6):
        state.log.append((code, *values(SPECS[code][2], number)))
        entry = state.events(None)[-1] if code == ShowEvent.AIMED else event(state, len(state.log) - 1)
        assert sound(messages.event(state, entry, language, NAMES)), entry


@every_language
def test_every_ending_has_words(language: str) -> None:
    for reason in sorted(TABLES["reality-ended-"]):
        if reason.endswith("-draw"):
            outcome: dict[str, object] = {"winners": [], "scores": [5, 5], "reason": reason.removesuffix("-draw")}
        else:
            outcome = {"winners": [1], "scores": [100, 875], "reason": reason}
        said = messages.ending(outcome, language, NAMES)
        assert sound(said)
        assert "Ana" in said


# Orders tell what they cost and what they may bring.


@pytest.mark.rule("R-move-11")
def test_a_walk_tells_its_cost_beforehand() -> None:
    state = scene("phase: positioning\nA nikolai: 10 10\nA nikolai euphoria: 9\nB mycky: 17 10")
    state.apply(0, act(state, ("walk",)))
    assert messages.action(state, 0, act(state, ("at", 13.5, 10.0, 0)), "en") == "Move to 13.5, 10 (4 AP)"
    assert messages.action(state, 0, act(state, ("at", 13.5, 10.0, 0)), "es") == "Ir a 13,5; 10 (4 PA)"
    charge = messages.action(state, 0, act(state, ("charge", "B mycky", 4)), "en")
    assert charge == "Charge Mycky from the west, at 16, 10 (6 AP)"
    for action in state.legal(0):
        if action.kind in ("to", "charge"):
            assert " AP)" in messages.action(state, 0, action, "en")


@pytest.mark.rule("R-fire-5", "R-prof-4")
def test_a_shot_tells_its_chance_beforehand() -> None:
    state = scene("phase: firing\nA nikolai: 10 10\nA nikolai is: walked\nB mycky: 25 10")
    shot = act(state, ("shoot", "B mycky", 0, 2))
    assert messages.action(state, 0, shot, "en") == "Shoot at Mycky, shots: 2 (40% to hit with each)"
    assert messages.action(state, 0, shot, "es") == "Disparar a Mycky, disparos: 2 (cada uno acierta al 40 %)"
    explained = messages.aim(state, 0, 1, "en", shots=2)
    assert [said.rule for said in explained] == ["R-prof-1", "R-fire-5", "R-prof-4", "R-prof-5"]
    assert explained[1].text == "-1: the shooter has walked this turn."
    assert "40%" in explained[2].text
    assert "28.3 damage" in explained[3].text


@pytest.mark.rule("R-fire-2", "R-fire-12", "R-fire-14")
def test_sight_is_explained() -> None:
    lines = "phase: firing\nA nikolai: 10 10\nB mycky: 20 10\n"
    for scenery, wanted in (
        ("", [("R-table-6", "10 inches"), ("R-fire-2", "All nine"), ("R-fire-5", "No cover")]),
        ("barricade low: 18 8 1 4 high 0.5", [("R-fire-2", "Open points"), ("R-fire-2", "Cover: ")]),
        ("barricade low: 18.5 8 1 4 high 0.75", [("R-fire-14", "Firm cover")]),
        ("ruins old: 14 8 2 4 high 6", [("R-fire-12", "Seen only through"), ("R-fire-2", "Cover: ")]),
        ("block high: 14 4 2 12 high 6", [("R-fire-2", "all nine"), ("R-fire-1", "does not see")]),
    ):
        state = scene(lines + scenery)
        found = messages.sight(state, 0, 1, "en")
        for rule, words in wanted:
            assert any(said.rule == rule and words in said.text for said in found), (scenery, found)
        for said in messages.sight(state, 1, 0, "es"):
            assert sound(said.text)


# Random games.

LIVELY = {
    "use", "target", "charge", "shoot", "grenade", "stun", "blast", "flame", "drop", "walk", "push", "strike", "free",
    "take-drum", "take-body", "ransack", "heal", "revive", "inject", "leap", "land", "object", "element", "to",
}  # fmt: skip


def play(seed: int, mission: str) -> Iterator[tuple[RealityState, random.Random]]:
    """The states of a random game; the last is its end."""
    luck = random.Random(seed)
    state = GAME.new(seats=2, seed=seed, mission=mission, turns=3, table="plaza")
    assert isinstance(state, RealityState)
    while state.deciders:
        yield state, luck
        seat = luck.choice(state.deciders)
        state.apply(seat, lively(luck, state.legal(seat)))
    yield state, luck


def lively(luck: random.Random, legal: list[Action]) -> Action:
    kinds = sorted({action.kind for action in legal} & LIVELY) if luck.random() < 0.75 else []
    kind = luck.choice(kinds) if kinds else ""
    return luck.choice([action for action in legal if action.kind == kind] or legal)


games = pytest.mark.parametrize(("seed", "mission"), [(1, "objectives"), (2, "rescue"), (3, "massacre")])


@games
def test_all_that_happens_in_a_game_has_words(seed: int, mission: str) -> None:
    for state, luck in play(seed, mission):
        for seat in state.deciders:
            legal = state.legal(seat)
            for action in luck.sample(legal, min(3, len(legal))):
                for language in LANGUAGES:
                    assert sound(messages.action(state, seat, action, language, NAMES)), action
    for entry in state.events(None):
        for language in LANGUAGES:
            assert sound(messages.event(state, entry, language, NAMES)), entry


def some_actions(state: RealityState, luck: random.Random) -> list[Action]:
    kinds: dict[str, list[Action]] = {}
    for action in SPACE:
        kinds.setdefault(action.kind, []).append(action)
    return [luck.choice(actions) for actions in kinds.values()]


@games
@pytest.mark.rule("R-team-4")
def test_words_tell_nothing_that_the_reader_does_not_know(seed: int, mission: str) -> None:
    """In any world that a seat cannot tell from this one, its log, its actions and its refusals read the same."""
    for number, (state, luck) in enumerate(play(seed, mission)):
        if number % 12 or not state.who:
            continue
        for seat in (0, 1):
            world = state.sample(seat, Dice(number))
            log = [messages.event(state, entry, "en", NAMES) for entry in state.events(seat)[-20:]]
            assert log == [messages.event(world, entry, "en", NAMES) for entry in world.events(seat)[-20:]]
            others = some_actions(state, luck)
            for action in [*luck.sample(state.legal(seat), min(9, len(state.legal(seat)))), *others]:
                said: Any = messages.action(state, seat, action, "en", NAMES)
                assert said == messages.action(world, seat, action, "en", NAMES), action
                assert state.why_not(seat, action) == world.why_not(seat, action), action
