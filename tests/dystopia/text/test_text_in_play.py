"""The words of `dystopia` in random games: for all that happens, and never of what the reader may not know."""

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from euphoria import Dice, State
from euphoria.games.dystopia.actions import SPACE
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from euphoria.games.dystopia.events import SPECS
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.text import messages
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.languages import LANGUAGES
from tests.dystopia.exchanges import some_counter
from tests.dystopia.play import act, do, scene, way
from tests.dystopia.words import MAY_BE_UNSEEN, NAMES, reasons_to_refuse, sound

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
        action = lively(luck, state.legal(seat))
        if action.kind == "refuse":
            action = some_counter(state, seat) or action
        state.apply(seat, action)
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


@pytest.mark.slow
@games
def test_every_action_and_refusal_has_words(setting: Setting, seed: int) -> None:
    for number, (state, luck) in enumerate(play(setting, seed)):
        for seat in state.deciders:
            legal = state.legal(seat)
            for action in legal if number % 40 == 0 else luck.sample(legal, min(2, len(legal))):
                for language in LANGUAGES:
                    assert sound(messages.action(state, seat, action, language, NAMES)), action
        if number % 5:
            continue
        for seat, action, refusal in refusals(state, luck):
            key = refusal.key.removeprefix("dystopia-why-")
            for language in LANGUAGES:
                assert sound(messages.why(key, refusal.args, language)), (seat, action)
                assert sound(messages.action(state, seat, action, language)), (
                    action
                )  # also what cannot be done has words
            assert messages.why(key, refusal.args, "en") == refusal.reason


@games
def test_every_event_has_words_that_keep_secrets(setting: Setting, seed: int) -> None:
    *_, (state, _) = play(setting, seed)
    public = [messages.event(event, "en", NAMES) for event in state.events(None)]
    for seat in (*range(state.seats), None):
        for event, for_all in zip(state.events(seat), public, strict=True):
            said = messages.event(event, "en", NAMES)
            assert named_in(said) == readable(event), said
            if said != for_all:
                assert event["seat"] == seat
                assert event["event"] in MAY_BE_UNSEEN
            if said != for_all or seat is None:
                assert sound(said), event
                assert sound(messages.event(event, "es", NAMES)), event


CARDS = {
    **{messages.artifact(id, "en"): id for id in ARTIFACTS},
    **{recruit.name: recruit.name for recruit in RECRUITS},
    **{messages.tile(tile.id, "en"): tile.id for tile in TILES},
}
ANY_CARD = re.compile(rf"\b({'|'.join(map(re.escape, CARDS))})s?\b")


def named_in(said: str) -> set[str]:
    """The recruits, artifacts and tiles whose names are in a text."""
    return {CARDS[name] for name in ANY_CARD.findall(said)}


def readable(event: Json) -> set[str]:
    """What the reader of this event may know."""
    known = {str(event[face]) for face in ("artifact", "tile") if event.get(face) is not None}
    if event.get("recruit") is not None:
        known.add(messages.recruit(str(event["recruit"])).name)
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
            assert [messages.event(event, "en", NAMES) for event in state.events(seat, since)] == [
                messages.event(event, "en", NAMES) for event in world.events(seat, since)
            ]
            others = [action for _, action, _ in refusals(state, luck)]
            for action in [*state.legal(seat), *others]:
                assert messages.action(state, seat, action, "en") == messages.action(world, seat, action, "en"), action


@pytest.mark.slow
def test_random_games_meet_nearly_everything() -> None:
    """Or the tests above would prove little."""
    kinds, happened, refused = set(), set(), set()
    for setting, seed in GAMES:
        for state, luck in play(setting, seed):
            kinds |= {action.kind for seat in state.deciders for action in state.legal(seat)}
            refused |= {refusal.key.removeprefix("dystopia-why-") for _, _, refusal in refusals(state, luck)}
        happened |= {str(event["event"]) for event in state.events(None)}
    assert set(BY_KIND) - kinds <= {"star", "set", "lose"}  # those have scenes of their own
    assert {name for name, _, _ in SPECS} - happened <= {
        "set",
        "shown",
        "loses",
        "first-rolled",
        "tie-rolled",
        "no-artifact",
    }
    assert reasons_to_refuse() - refused <= {*RARE, *IN_THE_MIDDLE}


TRADE = "trade: yes\nA workers: 4\nA goods: 1 energy\nB goods: 1 energy"
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
    "offer-gives-nothing": (TRADE, ("offer-many", 1, *[0] * 13, 1, *[0] * 12)),
    "offer-asks-for-nothing": (TRADE, ("offer-many", 1, 1, *[0] * 25)),
    "offer-less-than-nothing": (TRADE, ("offer-many", 1, -1, *[0] * 12, 1, *[0] * 12)),
    "morale-for-icarus": ("recruits: revised\nA recruits: Brian\nA workers: 4", ("place", 4, "cloud-mine")),
}


IN_THE_MIDDLE = {
    "no-offers-left", "must-use", "not-the-new-worker", "star-of-another-faction", "no-room-for-star",
    "star-on-no-tile", "star-there-already", "one-worker-a-turn", "morale-for-further", "needed-to-pay",
    "just-drawn-only", "limit-comes-first", "cannot-pay-all", "knowledge-for-exclusive", "counter-too-late",
    "counter-of-the-same",
}  # fmt: skip


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
    full = scene(
        "A workers: 4\nA hand: book, book\nA morale: 2\ntiles: e1 spa B, e2 arena B\nterritories: euphorian B B"
    )
    do(full, "A", "place", 4, "incinerator")
    other = scene("A workers: 4\nA hand: book, book\nA morale: 2\ntiles: e1 spa B")
    do(other, "A", "place", 4, "incinerator")
    assert {
        refused(trading, "offer", 1, 4, 2),
        refused(two_answer, "pass"),
        refused(chase, "place", 4, "farm"),
        refused(other, "star", "icarite"),
        refused(other, "star", "e2"),
        refused(full, "star", "euphorian"),
        *[refused(*one) for one in in_the_middle()],
    } == IN_THE_MIDDLE


def in_the_middle() -> list[Any]:
    """A state, and an action that is refused in it."""
    rich = "trade: yes\nA workers: 4 4\nA goods: 1 energy\nB goods: 1 energy\n"
    fountain = scene(rich + "tiles: e1 fountain B")
    do(fountain, "A", "place", 4, "farm")
    double = scene(rich + "double_rule: yes")
    do(double, "A", "place", 4, "farm")
    two = scene("A workers: 4\nA hand: book, book\nA morale: 2\ntiles: e1 spa A, e2 arena B")
    do(two, "A", "place", 4, "incinerator")
    limit = scene("double_rule: yes\nA workers: 2 2\nA hand: book, book, bat\nA morale: 3")
    do(limit, "A", "place", 2, "farm")
    chosen = limit.copy()
    do(chosen, "A", "place", 2, "ark")
    first = scene("double_rule: yes\nA workers: 2 2\nA hand: book, bear, bat\nA morale: 3")
    do(first, "A", "place", 2, "farm")
    bradley = scene("""
        A workers: 2
        A goods: 4 food, 1 gold
        A hand: game
        A morale: 4
        A recruits: Bradley
        tiles: e1 academy A
        pile: bat, bear
    """)
    do(bradley, "A", "place", 2, "market-e1")
    do(bradley, "A", "use", "Bradley")
    paying = scene("A workers: 2\nA goods: 2 gold, 2 stone")
    do(paying, "A", "place", 2, "nimbus-loft")
    kaden = scene("A workers: 2\nA recruits: Kaden\nA knowledge: 5\nminers: euphorian 9")
    offered = scene("trade: yes\nturn: B\nA goods: 1 energy\nB workers: 4\nB goods: 1 water")
    do(offered, "B", "offer", 0, 1, 0)
    last = offered.copy()
    for _ in range(2):
        do(last, "A", "refuse")
        do(last, "B", "offer", 0, 1, 0)
    itself = ("counter", 1, *[0] * 12, 0, 1, *[0] * 11)
    return [
        (offered, *itself),
        (last, *itself),
        (fountain, "place", 4, "aquifer"),
        (double, "place", 4, "aquifer"),
        (two, "star", "e1"),
        (chosen, "discard", "book"),
        (first, "place", 2, "ark"),
        (bradley, "discard", "game"),
        (paying, "pay", way(gold=3).args[0]),
        (kaden, "place", 2, "euphorian-tunnel-end"),
    ]


def refused(state: State, kind: str, *words: str | int) -> str:
    """The key of a refusal that has words in every language."""
    refusal = state.why_not(0, act(state, "A", kind, *words))
    assert refusal is not None
    key = refusal.key.removeprefix("dystopia-why-")
    assert all(sound(messages.why(key, refusal.args, language)) for language in LANGUAGES)
    return key
