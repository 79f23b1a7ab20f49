"""The words of `dystopia`: all there, all used, and never a word about what the reader may not know."""

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from euphoria import Dice, State
from euphoria.games.dystopia import ability as a
from euphoria.games.dystopia import codes, cost_text, effects, recruit_text, text
from euphoria.games.dystopia.ability import IFS, RECRUITS, Recruit
from euphoria.games.dystopia.actions import SPACE, WAYS
from euphoria.games.dystopia.board import MARKET, SITE, SPACES
from euphoria.games.dystopia.components import ARTIFACTS, BLISS, DILEMMAS, ENERGY, FACTIONS, FOOD, GOODS, WATER
from euphoria.games.dystopia.costs import ANY_RESOURCE, FREE, THREE_OR_PAIR, Cost, of, with_food_for_bliss
from euphoria.games.dystopia.effects import EFFECTS
from euphoria.games.dystopia.events import SPECS
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.options import OPTIONS
from euphoria.games.dystopia.tiles import TILES, Tile
from euphoria.kernel.action import Action, Refusal
from euphoria.kernel.resources import folder
from euphoria.kernel.state import Json
from euphoria.kernel.text import LANGUAGES
from tests.dystopia.play import act, do, pay, scene

ROOM = Path(str(text.__file__)).parent
NAMES = ("Ana", "Bo", "Cai", "Dua", "Eli", "Fay")
LEDGER = {rule["id"]: rule for rule in tomllib.loads((folder("rules") / "dystopia.toml").read_text("utf-8"))["rule"]}
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_recruit = pytest.mark.parametrize("recruit", RECRUITS, ids=[recruit.rule for recruit in RECRUITS])


def syntax(module: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse((ROOM / module).read_text("utf-8")))


# Keys.


def reasons_to_end() -> set[str]:
    """The third argument of every call of `stars.finish`."""
    found = set()
    for module in ("stars.py", "turn.py"):
        for node in syntax(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "finish":
                reason = node.args[2]
                assert isinstance(reason, ast.Constant)
                found.add(str(reason.value))
    return found


def reasons_to_refuse() -> set[str]:
    """The second item of every (rule, key, ...) that `why` and `openings.why_closed` return."""
    functions = [node for node in syntax("openings.py") if isinstance(node, ast.FunctionDef)]
    closed = [function for function in functions if function.name == "why_closed"]
    found = set()
    for node in [*syntax("why.py"), *ast.walk(closed[0])]:
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            key = node.value.elts[1]
            if isinstance(key, ast.Constant):
                found.add(str(key.value))
            else:
                assert ast.unparse(key) == "key"  # as `why_closed` said
    return found


MAY_BE_UNSEEN = {"dealt", "drew", "fought"}
MAY_BE_NOTHING = {"fed", "paid"}
VARIANTS = {
    "dilemma": {"dilemma-fight", "dilemma-contribute"},
    "pay": {"pay", "pay-otherwise"},
    "feed": {"feed", "feed-nothing"},
    "use": {"use", "use-price"},
    "accept": {"accept", "accept-gain", "accept-wake", "accept-offer"},
    "refuse": {"refuse", "refuse-gain", "refuse-wake", "refuse-offer"},
}
ABILITIES = [ability for recruit in RECRUITS for ability in recruit.abilities]
OPS = {op[0] for ability in ABILITIES for op in EFFECTS[ability.gain]}
TABLES: dict[str, set[str]] = {
    "dystopia-space-": {s.id for s in SPACES if s.what not in (SITE, MARKET)} | {"site", "market"},
    "dystopia-tile-": {tile.id for tile in TILES} | {"text"},
    "dystopia-penalty-": set(text.PENALTIES.values()),
    "dystopia-faction-": set(FACTIONS),
    "dystopia-good-": set(GOODS),
    "dystopia-artifact-": set(ARTIFACTS),
    "dystopia-some-": set(ARTIFACTS),
    "dystopia-dilemma-": {side for card in DILEMMAS for side in card[:2]},
    "dystopia-question-": set(codes.QUESTIONS) - {""},
    "dystopia-option-": set(OPTIONS),
    "dystopia-action-": {key for kind in text.ACTIONS for key in VARIANTS.get(kind, {kind})},
    "dystopia-event-": {name for name, _, _ in SPECS if name != "ended"}
    | {f"{name}-unseen" for name in MAY_BE_UNSEEN}
    | {f"{name}-nothing" for name in MAY_BE_NOTHING},
    "dystopia-ended-": reasons_to_end(),
    "dystopia-why-": reasons_to_refuse(),
    "dystopia-change-": {recruit_text.CHANGES[recruit.change] for recruit in RECRUITS if recruit.change},
    "dystopia-when-": {
        recruit_text.when_key(ability).removeprefix("dystopia-when-")
        for ability in ABILITIES
        if ability.when not in recruit_text.PLACED
    },
    "dystopia-if-": {
        IFS[condition]
        for ability in ABILITIES
        if ability.when in recruit_text.PLACED
        for condition in (*ability.only_if, *ability.either)
    },
    "dystopia-where-": set(recruit_text.GROUPS),
    "dystopia-gain-": {recruit_text.PLAIN[op] for op in OPS if op in recruit_text.PLAIN}
    | {"opponents-may", "allegiance", "draw-more"},
    "dystopia-gain-face-up-": {"hand", "match"},
}
WHOLE = {
    "dystopia-seat", "dystopia-and", "dystopia-or", "dystopia-worker-from", "dystopia-instead-of-morale",
    *(f"dystopia-amount-{what}" for what in ("good", "mixed", "resource", "commodity", "commodity-but", "artifact")),
    *(f"dystopia-amount-{what}" for what in ("knowledge", "morale", "tunnel")),
    *(f"dystopia-cost-{what}" for what in ("free", "unknown", "three-or-pair", "or", "and-price")),
    *(f"dystopia-spot-{what}" for what in ("territory", "tile", "dilemma", "recruit")),
    "dystopia-ability", "dystopia-ability-may", "dystopia-ability-price", "dystopia-lead-where",
    "dystopia-once-a-turn", "dystopia-clauses", "dystopia-do-gain", "dystopia-do-lose", "dystopia-do-draw",
    *(f"dystopia-price-{what}" for what in ("good", "artifact", "owner", "bumper")),
    "dystopia-price-sacrifice-visitor", "dystopia-price-sacrifice-retrieved",
}  # fmt: skip
EVERY_KEY = WHOLE | {begin + end for begin, ends in TABLES.items() for end in ends}


@every_language
def test_every_key_is_there_and_no_other(language: str) -> None:
    source = (folder("locales") / language / "dystopia.ftl").read_text("utf-8")
    there = {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)}
    assert EVERY_KEY - there == set(), "missing"
    assert there - EVERY_KEY == set(), "never used"


def test_the_code_builds_just_these_keys() -> None:
    said = {
        node.value
        for path in ROOM.glob("*.py")
        for node in syntax(path.name)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("dystopia-")
    }
    begun = {literal for literal in said if literal.endswith("-")}
    assert begun == set(TABLES)
    assert said - begun <= EVERY_KEY
    assert said >= WHOLE


def test_every_kind_of_action_has_words() -> None:
    assert set(text.ACTIONS) == {action.kind for action in SPACE}  # `offer-many` speaks as `offer` does


# Random games.

Setting = tuple[int, str, str, bool]
SETTINGS: list[Setting] = list(product((2, 5), ("printed", "revised"), ("second", "first"), (False, True)))
GAMES = [(setting, seed) for seed, setting in enumerate(SETTINGS)]
games = pytest.mark.parametrize(("setting", "seed"), GAMES)


def play(setting: Setting, seed: int) -> Iterator[tuple[DystopiaState, random.Random]]:
    """The states of a random game; the last is its end. `everything`: all that a table can choose."""
    seats, recruits, edition, everything = setting
    options: dict[str, Any] = {"recruits": recruits, "edition": edition, "turn_limit": 300}
    if everything:
        options |= dict.fromkeys(("recruit_draft", "market_draft", "track_draft", "trade"), True)
        options["double_rule"] = edition == "second"
    luck = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, **options)
    assert isinstance(state, DystopiaState)
    while state.outcome is None:
        yield state, luck
        seat = luck.choice(state.deciders)
        state.apply(seat, lively(luck, state.legal(seat)))
    yield state, luck


def lively(luck: random.Random, legal: list[Action]) -> Action:
    """Seldom an offer, or nothing else would happen; rather a worker on a site or at a market than anything else."""
    kinds = sorted({action.kind for action in legal})
    if len(kinds) > 1 and luck.random() < 0.9:
        kinds = [kind for kind in kinds if kind != "offer"]
    kind = "place" if "place" in kinds and luck.random() < 0.6 else luck.choice(kinds)
    found = [action for action in legal if action.kind == kind]
    dear = [action for action in found if kind == "place" and action.args[1] > 9]
    return luck.choice(dear if dear and luck.random() < 0.7 else found)


BY_KIND = {kind: [action for action in SPACE if action.kind == kind] for kind in dict.fromkeys(a.kind for a in SPACE)}
MANY = GAME.action(["offer-many", 1, *([1] * 13), *([0] * 12), 2])


def refusals(state: DystopiaState, luck: random.Random) -> Iterator[tuple[int, Action, Refusal]]:
    """Some of what cannot be done now, by a player who is asked and by anyone."""
    for seat in (*state.deciders[:1], luck.randrange(state.seats)):
        kinds = luck.sample(list(BY_KIND), 4)
        number = state.pips[4 * seat]
        places = [GAME.action(["place", number, luck.randrange(len(SPACES))]) for _ in range(3)]
        for action in [*places, MANY, *(luck.choice(BY_KIND[kind]) for kind in kinds)]:
            refusal = state.why_not(seat, action)
            if refusal is not None:
                yield seat, action, refusal


def sound(said: str) -> bool:
    contracted = any(wrong in said for wrong in (" de el ", " a el "))
    leftover = any(wrong in said for wrong in ("{", "}", "None", "  ", " ,", " .", "()"))
    return bool(said) and not contracted and not leftover


@games
def test_every_action_and_refusal_has_words(setting: Setting, seed: int) -> None:
    for number, (state, luck) in enumerate(play(setting, seed)):
        for seat in state.deciders:
            legal = state.legal(seat)
            for action in legal if number % 40 == 0 else luck.sample(legal, min(3, len(legal))):
                for language in LANGUAGES:
                    assert sound(text.action(state, seat, action, language, NAMES)), action
        if number % 3:
            continue
        for seat, action, refusal in refusals(state, luck):
            key = refusal.key.removeprefix("dystopia-why-")
            for language in LANGUAGES:
                assert sound(text.why(key, refusal.args, language)), (seat, action)
                assert sound(text.action(state, seat, action, language)), action  # also what cannot be done has words
            assert text.why(key, refusal.args, "en") == refusal.reason


@games
def test_every_event_has_words_that_keep_secrets(setting: Setting, seed: int) -> None:
    *_, (state, _) = play(setting, seed)
    public = [text.event(event, "en", NAMES) for event in state.events(None)]
    for seat in (*range(state.seats), None):
        for event, for_all in zip(state.events(seat), public, strict=True):
            said = text.event(event, "en", NAMES)
            assert named_in(said) == readable(event), said
            if said != for_all:
                assert event["seat"] == seat
                assert event["event"] in MAY_BE_UNSEEN
            if said != for_all or seat is None:
                assert sound(said), event
                assert sound(text.event(event, "es", NAMES)), event


CARDS = {
    **{text.artifact(id, "en"): id for id in ARTIFACTS},
    **{recruit.name: recruit.name for recruit in RECRUITS},
    **{text.tile(tile.id, "en"): tile.id for tile in TILES},
}
ANY_CARD = re.compile(rf"\b({'|'.join(map(re.escape, CARDS))})s?\b")


def named_in(said: str) -> set[str]:
    """The recruits, artifacts and tiles whose names are in a text."""
    return {CARDS[name] for name in ANY_CARD.findall(said)}


def readable(event: Json) -> set[str]:
    """What the reader of this event may know."""
    known = {str(event[face]) for face in ("artifact", "tile") if event.get(face) is not None}
    if event.get("recruit") is not None:
        known.add(text.recruit(str(event["recruit"])).name)
    for vector in ("paid", "give", "take"):
        counts: Any = event.get(vector, ())
        known |= {id for id, count in zip(ARTIFACTS, counts[len(GOODS) :], strict=False) if count}
    return known


@games
def test_words_tell_nothing_that_the_reader_does_not_know(setting: Setting, seed: int) -> None:
    """In any world that a seat cannot tell from this one, its log and its actions read the same."""
    for number, (state, luck) in enumerate(play(setting, seed)):
        if (number % 30 == 0 or number < 6) and state.deciders:
            seat = luck.choice(state.deciders)
            world = state.sample(seat, Dice(number))
            since = max(0, len(state.log) - 60)
            assert [text.event(event, "en", NAMES) for event in state.events(seat, since)] == [
                text.event(event, "en", NAMES) for event in world.events(seat, since)
            ]
            others = [action for _, action, _ in refusals(state, luck)]
            for action in [*state.legal(seat), *others]:
                assert text.action(state, seat, action, "en") == text.action(world, seat, action, "en"), action


def test_random_games_meet_nearly_everything() -> None:
    """Or the tests above would prove little."""
    kinds, happened, refused = set(), set(), set()
    for setting, seed in GAMES:
        for state, luck in play(setting, seed):
            kinds |= {action.kind for seat in state.deciders for action in state.legal(seat)}
            refused |= {refusal.key.removeprefix("dystopia-why-") for _, _, refusal in refusals(state, luck)}
        happened |= {str(event["event"]) for event in state.events(None)}
    assert set(BY_KIND) - kinds <= {"set", "star", "lose"}
    assert {name for name, _, _ in SPECS} - happened <= {"gave", "set"}
    assert reasons_to_refuse() - refused <= set(RARE)


RARE = {
    "one-worker-an-area": ("tiles: e1 arena B\nA workers: 4 / farm 3", ("place", 4, "farm")),
    "no-self-bump": (
        "tiles: e1 spa B\nA workers: 4 / euphorian-tunnel 3\nA goods: 1 energy",
        ("place", 4, "euphorian-tunnel"),
    ),
    "only-own-markets": ("tiles: e1 plaza B, s1 academy B\nA workers: 4", ("place", 4, "market-s1")),
    "no-shared-sites": (
        "tiles: e1 lounge B\nA workers: 4\nA goods: 1 stone\nB workers: 1 / site-s1 5",
        ("place", 4, "site-s1 stone"),
    ),
    "morale-for-icarus": ("recruits: revised\nA recruits: Brian\nA workers: 4", ("place", 4, "cloud-mine")),
}


@pytest.mark.parametrize("key", RARE)
def test_refusals_that_random_games_seldom_meet(key: str) -> None:
    lines, action = RARE[key]
    state = scene(lines)
    assert refused(state, *action) == key


def refused(state: State, kind: str, *words: str | int) -> str:
    """The key of a refusal that has words in every language."""
    refusal = state.why_not(0, act(state, "A", kind, *words))
    assert refusal is not None
    key = refusal.key.removeprefix("dystopia-why-")
    assert all(sound(text.why(key, refusal.args, language)) for language in LANGUAGES)
    return key
