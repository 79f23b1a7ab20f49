"""The words of `dystopia`: all there, all used, and never a word about what the reader may not know."""

import ast
import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games.dystopia import codes, recruit_text, text
from euphoria.games.dystopia.ability import IFS, RECRUITS
from euphoria.games.dystopia.actions import SPACE
from euphoria.games.dystopia.board import MARKET, SITE, SPACES
from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS, FACTIONS, GOODS
from euphoria.games.dystopia.effects import EFFECTS
from euphoria.games.dystopia.events import SPECS
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.options import OPTIONS
from euphoria.games.dystopia.tiles import TILES
from euphoria.kernel.action import Action, Refusal
from euphoria.kernel.state import Json
from euphoria.kernel.text import LANGUAGES
from tests import locale_keys
from tests.dystopia.play import act, do, scene, seat_of

ROOM = Path(str(text.__file__)).parent
NAMES = ("Ana", "Bo", "Cai", "Dua", "Eli", "Fay")
every_language = pytest.mark.parametrize("language", LANGUAGES)


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
    | {"opponents-may", "allegiance", "draw-more", "book-or-other"},
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
    there = locale_keys.in_file(language, "dystopia")
    assert EVERY_KEY - there == set(), "missing"
    assert there - EVERY_KEY == set(), "never used"


def test_the_code_builds_just_these_keys() -> None:
    said = locale_keys.in_code(ROOM.glob("*.py"), "dystopia-")
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
            for action in legal if number % 40 == 0 else luck.sample(legal, min(2, len(legal))):
                for language in LANGUAGES:
                    assert sound(text.action(state, seat, action, language, NAMES)), action
        if number % 5:
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
    assert set(BY_KIND) - kinds <= {"star", "set", "lose"}  # those have scenes below
    assert {name for name, _, _ in SPECS} - happened <= {"set", "shown", "loses"}
    assert reasons_to_refuse() - refused <= {*RARE, *IN_THE_MIDDLE}


RARE: dict[str, tuple[str, tuple[Any, ...]]] = {
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
    "no-pairs": ("tiles: e1 courthouse B\nA workers: 4\nA hand: bat, bat\nA morale: 2", ("place", 4, "ark")),
    "no-icarus": ("tiles: e1 apothecary B\nA workers: 4", ("place", 4, "cloud-mine")),
    "same-retrieval": ("A workers: 4 / farm 3, farm 3", ("retrieve", 4)),
    "morale-for-icarus": ("recruits: revised\nA recruits: Brian\nA workers: 4", ("place", 4, "cloud-mine")),
}


IN_THE_MIDDLE = {"no-offers-left", "must-use", "not-the-new-worker", "no-place-for-star"}


@pytest.mark.parametrize("key", RARE)
def test_refusals_that_random_games_seldom_meet(key: str) -> None:
    lines, action = RARE[key]
    assert refused(scene(lines), *action) == key


def test_refusals_in_the_middle_of_something() -> None:
    trading = scene("trade: yes\nA workers: 4 2\nA goods: 4 gold\nB goods: 1 food")
    for _ in range(3):
        do(trading, "A", "offer", 1, 4, 2)
        do(trading, "B", "refuse")
    two_answer = scene("A workers: 4 / generator 4\nA recruits: Katy, Gary\nB workers: 1")
    do(two_answer, "A", "place", 4, "generator")
    chase = scene("A workers: 4 4\nA goods: 3 energy\nA recruits: Chase\nrolls: 2")
    do(chase, "A", "place", 4, "tank-left")
    do(chase, "A", "use", "Chase")
    star = scene("A workers: 4\nA hand: book, book\nA morale: 2\ntiles: e1 spa B")
    do(star, "A", "place", 4, "incinerator")
    assert {
        refused(trading, "offer", 1, 4, 2),
        refused(two_answer, "pass"),
        refused(chase, "place", 4, "farm"),
        refused(star, "star", "icarite"),
    } == IN_THE_MIDDLE


def refused(state: State, kind: str, *words: str | int) -> str:
    """The key of a refusal that has words in every language."""
    refusal = state.why_not(0, act(state, "A", kind, *words))
    assert refusal is not None
    key = refusal.key.removeprefix("dystopia-why-")
    assert all(sound(text.why(key, refusal.args, language)) for language in LANGUAGES)
    return key


# Sentences.


POSITION = """
    seats: 3
    A workers: 4 4 / farm 3, site-e1 5
    A goods: 1 energy, 1 gold, 4 water, 1 bliss, 1 food
    A hand: book, book, bat, bear
    A morale: 4
    A recruits: Kaden / Kyle
    A dilemma: book
    B workers: 3 / euphorian-tunnel 5
    tiles: s1 spa B, e2 courthouse
    miners: euphorian 9
"""


def spoken(state: State, who: str, kind: str, *words: str | int) -> tuple[str, ...]:
    """An action as its player reads it, in every language."""
    action = act(state, who, kind, *words)
    return tuple(text.action(city(state), seat_of(who), action, language, NAMES) for language in LANGUAGES)


def city(state: State) -> DystopiaState:
    assert isinstance(state, DystopiaState)
    return state


@pytest.mark.parametrize(
    ("action", "en", "es"),
    [
        (("place", 4, "farm"), "Place the 4 on the Farm (free)", "Colocar el 4 en la Granja (gratis)"),
        (("place", 4, "euphorian-tunnel"), "Place the 4 on the Euphorian tunnel (1 energy), bumping Bo's 5",
         "Colocar el 4 en el túnel Euphoriano (1 de energía) y expulsar el 5 de Bo"),
        (("place", 4, "euphorian-tunnel-end"), "Place the 4 at the end of the Euphorian tunnel (gain 2 knowledge)",
         "Colocar el 4 al final del túnel Euphoriano (ganar 2 de conocimiento)"),
        (("place", 4, "market-s1"), "Place the 4 at the Spa of Fleeting Pleasure (4 water and 1 artifact)",
         "Colocar el 4 en el Spa del placer fugaz (4 de agua y 1 artefacto)"),
        (("place", 4, "site-e2 stone"), "Place the 4 on construction site E2 (1 stone)",
         "Colocar el 4 en el emplazamiento E2 (1 de piedra)"),
        (("place", 4, "breeze-bar"), "Place the 4 at the Breeze Bar (1 bliss and 1 commodity other than bliss)",
         "Colocar el 4 en el Bar de la brisa (1 de felicidad y 1 producto que no sea felicidad)"),
        (("retrieve", "farm", "site-e1"), "Bring home the 3 from the Farm and the 5 from construction site E1",
         "Recuperar el 3 de la Granja y el 5 del emplazamiento E1"),
        (("dilemma", "fight"), "Complete your ethical dilemma: fight (Read a Book)",
         "Completar tu dilema ético: luchar (Leer un libro)"),
        (("dilemma", "contribute"), "Complete your ethical dilemma: contribute (Burn a Book)",
         "Completar tu dilema ético: contribuir (Quemar un libro)"),
        (("star", "icarite"), "Put the star in Icarite territory", "Poner la estrella en el territorio Icarita"),
        (("star", "s1"), "Put the star on the market tile Spa of Fleeting Pleasure",
         "Poner la estrella en la loseta de mercado Spa del placer fugaz"),
        (("offer", 1, 4, 11), "Offer Bo 1 gold for a book", "Ofrecer a Bo 1 de oro por un libro"),
    ],
)  # fmt: skip
def test_actions_read_well(action: tuple[Any, ...], en: str, es: str) -> None:
    assert spoken(scene(POSITION), "A", *action) == (en, es)


def test_a_tile_that_is_face_down_is_not_named() -> None:
    """Neither where it could be built, nor for a star, nor among tiles that were never dealt."""
    state = scene(POSITION)
    forms: list[tuple[Any, ...]] = [("place", 4, "market-e2"), ("star", "e2"), ("pick-tile", 0), ("pick-tile", 1)]
    for form in forms:
        said = spoken(state, "A", *form)[0]
        assert not any(text.tile(tile.id, "en") in said for tile in TILES), said
    assert "nobody knows yet" in spoken(state, "A", "place", 4, "market-e2")[0]


def test_a_recruit_that_nobody_has_drawn_is_not_named() -> None:
    assert spoken(scene(POSITION), "A", "keep-new", 1)[0] == "Keep 2"


def test_offers_to_anybody_have_words() -> None:
    state = scene(POSITION)
    assert spoken(state, "A", "offer", 5, 4, 11)[0] == "Offer Fay 1 gold for a book"
    nameless = text.action(city(state), 0, act(state, "A", "offer", 5, 4, 11), "es")
    assert nameless == "Ofrecer a Jugador 6 1 de oro por un libro"
    many = GAME.action(["offer-many", 1, 0, 0, 0, 0, 2, *[0] * 8, *[0] * 11, 3, 0])
    assert text.action(city(state), 0, many, "en", NAMES) == "Offer Bo 2 gold for 3 books"


def test_ways_to_pay() -> None:
    state = scene(POSITION)
    do(state, "A", "place", 4, "market-s1")
    offered = {text.action(city(state), 0, action, "en") for action in state.legal(0)}
    assert offered == {"Pay 4 water and a book", "Pay 4 water and a bat", "Pay 4 water and a bear"}


def test_a_recruit_is_used_for_what_it_answers() -> None:
    """Chase has two abilities; each is spoken of in its time."""
    state = scene("A workers: 4 4\nA goods: 3 energy, 1 food\nA recruits: Chase\nrolls: 2")
    assert spoken(state, "A", "use", "Chase")[0].startswith("Use Chase the Miner (sacrifice the worker")
    do(state, "A", "place", 4, "tank-left")
    assert spoken(state, "A", "use", "Chase") == (
        "Use Chase the Miner: place it at once",
        "Usar Chase the Miner: colocarlo enseguida",
    )
    assert spoken(state, "A", "pass") == ("Do not use Chase the Miner", "No usar Chase the Miner")


@pytest.mark.parametrize(
    ("recruit", "more", "space", "cost"),
    [
        ("Flartner", "A hand: book", "site-e1 gold", "1 gold, or 1 artifact"),
        ("Michael", "A goods: 1 clay", "site-e1 gold", "1 gold, or 1 resource"),
        ("Josh", "tiles: e1 courthouse B", "market-e1", "4 energy and 1 stone, or 4 energy and 1 bliss"),
        ("Brian", "tiles: e1 registry B", "market-e1", "4 bliss or food in any mix and 1 artifact"),
        ("Brian", "", "breeze-bar", "1 bliss or 1 food and 1 commodity other than bliss"),
        ("Matthew", "B workers: 1 / euphorian-tunnel 3", "euphorian-tunnel", "1 energy, or gain 1 knowledge"),
        ("-", "tiles: e1 courthouse B", "ark", "3 artifacts"),
        ("D-v02", "recruits: revised", "ark", "3 artifacts, or 2 of the same kind, or 1 artifact"),
        ("D-v15", "recruits: revised", "wind-saloon", "3 artifacts, or 2 of the same kind, and lose 1 morale"),
        ("D-v15", "recruits: revised", "cloud-mine", "lose 1 morale"),
    ],
)
def test_costs_are_those_of_the_player_who_places(recruit: str, more: str, space: str, cost: str) -> None:
    state = scene(f"A workers: 4\nA morale: 2\nA recruits: {recruit}\n{more}")
    assert f"({cost})" in spoken(state, "A", "place", 4, space)[0]


def test_a_further_worker_costs_morale_where_the_table_wants_it() -> None:
    state = scene("double_rule: yes\nA workers: 4 4\nA morale: 3")
    assert spoken(state, "A", "place", 4, "farm")[0] == "Place the 4 on the Farm (free)"
    do(state, "A", "place", 4, "farm")
    assert spoken(state, "A", "place", 4, "farm")[0] == "Place the 4 on the Farm (lose 1 morale)"


def test_feeding_says_what_it_brings() -> None:
    state = scene("A workers: 4 / farm 3\nA goods: 1 food, 1 energy\nA recruits: Jefferson\ntiles: e1 cafeteria B")
    do(state, "A", "retrieve", "farm")
    assert spoken(state, "A", "feed", "food")[1] == "Darles 1 de comida (ganar 2 de moral)"
    assert spoken(state, "A", "feed", "energy")[0] == "Feed them 1 energy (lose 1 knowledge and gain 1 morale)"
    assert spoken(state, "A", "feed", "nothing")[0] == "Feed them nothing (lose 2 morale)"
    yordy = scene("A workers: 4 / farm 3\nA goods: 1 food\nA recruits: Yordy")
    do(yordy, "A", "retrieve", "farm")
    assert spoken(yordy, "A", "feed", "nothing")[1] == "No darles nada (no te cuesta moral)"


def test_what_is_accepted_or_refused() -> None:
    zong = scene("recruits: revised\nA recruits: Zong\nA workers: 4\nA morale: 2\nB workers: 1")
    do(zong, "A", "place", 4, "cloud-mine")
    do(zong, "A", "use", "Zong")
    assert spoken(zong, "B", "accept") == ("Accept: you gain 1 bliss", "Aceptar: ganas 1 de felicidad")
    trade = scene("trade: yes\nA workers: 4\nA goods: 1 gold\nB hand: book")
    do(trade, "A", "offer", 1, 4, 11)
    assert spoken(trade, "B", "accept")[0] == "Accept: give a book and get 1 gold"
    assert spoken(trade, "B", "refuse")[1] == "Rechazar la oferta"


def test_bliss_may_be_paid_with_food_and_then_a_die_is_set() -> None:
    state = scene("""
        recruits: revised
        turn: B
        A recruits: Amanda, Brian
        A goods: 1 bliss, 1 food
        A workers: 4 / euphorian-tunnel 2
        B workers: 3
        B goods: 1 energy
    """)
    do(state, "B", "place", 3, "euphorian-tunnel")
    do(state, "A", "use", "Amanda")
    assert spoken(state, "A", "lose", "food") == ("Pay 1 food", "Pagar 1 de comida")
    do(state, "A", "lose", "food")
    assert spoken(state, "A", "set", 3) == ("Set the die to 3", "Fijar el dado en 3")
    assert spoken(state, "A", "lose", "food")[0] == "Lose 1 food"


def test_a_placement_reads_well_in_the_log() -> None:
    state = scene(POSITION + "    rolls: 2\n    pile: game, bat")
    since = len(state.log)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "draw")
    said = {
        language: [text.event(event, language, NAMES) for event in state.events(None, since)] for language in LANGUAGES
    }
    assert said["en"][:4] == [
        "Ana places a 4 on the Euphorian tunnel.",
        "Bo's 5 is bumped from the Euphorian tunnel.",
        "Bo rolls a 2.",
        "Ana pays 1 energy.",
    ]
    assert "Ana draws an artifact." in said["en"]
    assert "Ana draws an artifact: a game." in [text.event(event, "en", NAMES) for event in state.events(0, since)]
    assert said["es"][:4] == [
        "Ana coloca un 4 en el túnel Euphoriano.",
        "El 5 de Bo es expulsado del túnel Euphoriano.",
        "Bo saca un 2.",
        "Ana paga 1 de energía.",
    ]


@pytest.mark.parametrize(
    ("event", "en", "es"),
    [
        ({"event": "goods", "seat": 1, "good": "gold", "count": 2}, "Bo gains 2 gold.", "Bo gana 2 de oro."),
        ({"event": "goods", "seat": 1, "good": "gold", "count": -1}, "Bo pays 1 gold.", "Bo paga 1 de oro."),
        ({"event": "knowledge", "seat": 1, "steps": -2}, "Bo loses 2 knowledge.", "Bo pierde 2 de conocimiento."),
        ({"event": "morale", "seat": 1, "steps": 1}, "Bo gains 1 morale.", "Bo gana 1 de moral."),
        ({"event": "allegiance", "faction": "wastelander", "count": 8}, "Wastelander allegiance rises to 8.",
         "La lealtad del Yermo sube a 8."),
        ({"event": "miner", "faction": "subterran", "count": 6}, "The Subterran miner reaches step 6.",
         "El minero Subterráneo llega al paso 6."),
        ({"event": "star", "seat": 0, "spot": 2}, "Ana puts an authority star in Wastelander territory.",
         "Ana pone una estrella de autoridad en el territorio del Yermo."),
        ({"event": "star", "seat": 0, "spot": 6}, "Ana puts an authority star on the market tile S1.",
         "Ana pone una estrella de autoridad en la loseta de mercado S1."),
        ({"event": "star", "seat": 0, "spot": 10}, "Ana puts an authority star on their ethical dilemma.",
         "Ana pone una estrella de autoridad en su dilema ético."),
        ({"event": "star", "seat": 0, "spot": 11, "recruit": "D-r01"},
         "Ana puts an authority star on Maxime the Ambassador.",
         "Ana pone una estrella de autoridad sobre Maxime the Ambassador."),
        ({"event": "built", "site": 5, "tile": "spa"}, "Market W2 is built: Spa of Fleeting Pleasure.",
         "Se construye el mercado W2: Spa del placer fugaz."),
        ({"event": "drew", "seat": 2, "artifact": "bifocals"}, "Cai draws an artifact: bifocals.",
         "Cai roba un artefacto: unas bifocales."),
        ({"event": "drew", "seat": 2, "artifact": None}, "Cai draws an artifact.", "Cai roba un artefacto."),
        ({"event": "fed", "seat": 2, "good": "food"}, "Cai feeds the workers 1 food.",
         "Cai da 1 de comida a los trabajadores."),
        ({"event": "fed", "seat": 2, "good": None}, "Cai feeds the workers nothing.",
         "Cai no da nada a los trabajadores."),
        ({"event": "paid", "seat": 0, "paid": [0] * 13}, "Ana pays in knowledge.", "Ana paga con conocimiento."),
        ({"event": "paid", "seat": 0, "paid": [0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0]},
         "Ana pays 1 gold, 2 bunches of balloons and a book.", "Ana paga 1 de oro, 2 ramos de globos y un libro."),
        ({"event": "set", "seat": 1, "number": 4}, "Bo's die is set to 4.", "Un dado de Bo queda fijado en 4."),
        ({"event": "loses", "seat": 1, "good": "clay"}, "Bo loses 1 clay.", "Bo pierde 1 de arcilla."),
        ({"event": "shown", "seat": 1, "artifact": "bat"}, "Bo shows an artifact: a bat.",
         "Bo enseña un artefacto: un bate."),
        ({"event": "used", "seat": 0, "recruit": "D-r01"}, "Ana uses Maxime the Ambassador.",
         "Ana usa Maxime the Ambassador."),
        ({"event": "markers", "seat": 0, "morale": 0, "knowledge": 3}, "Ana begins with knowledge 3.",
         "Ana empieza con conocimiento 3."),
        ({"event": "reshuffled", "count": 1}, "The deck had run out: the one discard is the new deck.",
         "El mazo se había agotado: el único descarte es el nuevo mazo."),
        ({"event": "ended", "winners": [1], "scores": [3, 10], "reason": "stars"},
         "Bo has placed the last of 10 authority stars and wins. A better dystopia is complete.",
         "Bo ha colocado la última de sus 10 estrellas de autoridad y gana. La distopía mejor está completa."),
    ],
)  # fmt: skip
def test_an_event_reads_well(event: Json, en: str, es: str) -> None:
    assert (text.event(event, "en", NAMES), text.event(event, "es", NAMES)) == (en, es)


@every_language
def test_names_questions_and_options_have_words(language: str) -> None:
    said = [text.question(name, language) for name in codes.QUESTIONS if name]
    said += [text.option(name, language) for name in OPTIONS]
    said += [text.space(id, language) for id in dict.fromkeys(space.id for space in SPACES)]
    said += [text.tile(tile.id, language) for tile in TILES]
    said += [text.dilemma_side(side, language) for card in DILEMMAS for side in card[:2]]
    said += [text.faction(id, language) for id in FACTIONS]
    said += [text.good(id, language) for id in GOODS] + [text.artifact(id, language) for id in ARTIFACTS]
    said += text.default_names(6, language)
    assert all(map(sound, said))
    assert len(set(said)) == len(said)


def test_a_dilemma_and_a_site_have_names() -> None:
    assert text.dilemma("burn-a-book", "en") == "Read a Book / Burn a Book"
    assert text.dilemma("read-a-book", "es") == "Leer un libro / Quemar un libro"
    assert [text.site("e1", language) for language in LANGUAGES] == ["Construction Site E1", "Emplazamiento E1"]
