"""The words of `leaders`: all there, all used, and never a word about what the reader may not know."""

import ast
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import euphoria
from euphoria import Dice
from euphoria.games.leaders import codes
from euphoria.games.leaders.actions import SPACE
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import (
    CHOICES,
    SEAT_CHOICES,
    TRIGGERS,
    Artifact,
)
from euphoria.games.leaders.cards.verbs import VERBS
from euphoria.games.leaders.components import KINDS, PLACES, TEAMS
from euphoria.games.leaders.events import SPECS
from euphoria.games.leaders.game import GAME, LeadersState
from euphoria.games.leaders.options import OPTIONS
from euphoria.games.leaders.refusals import refusals as why
from euphoria.games.leaders.rules import artifact_effects as effects
from euphoria.games.leaders.rules import reactions
from euphoria.games.leaders.rules.deck_reader import load_deck
from euphoria.games.leaders.text import messages
from euphoria.games.leaders.text.artifact_text import TOGETHER
from euphoria.kernel.core.action import Action, Refusal
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.languages import LANGUAGES, REQUIRED, Translations
from tests import locale_keys
from tests.locale_keys import every_language

ROOM = Path(euphoria.__file__).parent / "games" / "leaders"
NAMES = ("Ana", "Bo", "Cai", "Dua", "Eli", "Fay", "Gus", "Hal")
STANDARD = load_deck("standard").artifacts


def syntax(module: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(next(ROOM.rglob(module)).read_text("utf-8")))


# Keys.


def reasons_to_end() -> set[str]:
    """The third argument of every call of `victory.end`."""
    found = set()
    for module in ("victory.py", "turn.py"):
        for node in syntax(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "end":
                reason = node.args[2]
                if isinstance(reason, ast.Constant):
                    found.add(str(reason.value))
                else:
                    assert ast.unparse(reason) == "f'{TEAMS[team]}-team'"
                    found |= {f"{team}-team" for team in TEAMS}
    return found


def reasons_to_refuse() -> set[str]:
    """The second item of every (rule, key, arguments) that `why` returns."""
    found = set()
    for node in (*syntax("refusals.py"), *syntax("choice_refusals.py")):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and len(node.value.elts) == 3:
            key = node.value.elts[1]
            if isinstance(key, ast.Constant):
                found.add(str(key.value))
            else:
                assert ast.unparse(key) == "f'they-lack-{verb.lacks}'"
                found |= {f"they-lack-{word}" for word in {verb.lacks for verb in VERBS.actions.values()} - {""}}
    return found


def event_keys() -> set[str]:
    keys = set()
    for name, _, fields in SPECS:
        if name != "ended":
            keys.add(name)
            keys |= {f"{name}-unseen"} if {"paper", "tag"} & set(fields) else set()
            keys |= {f"{name}-on"} if "choice" in fields else set()
    return keys


TABLES: dict[str, set[str]] = {
    "leaders-recruit-": set(KINDS),
    "leaders-team-": set(TEAMS),
    "leaders-member-": set(TEAMS),
    "leaders-choice-": set(CHOICES),
    "leaders-same-": {"player", "recruit", "place"},
    "leaders-verb-": {*VERBS.names(), *TOGETHER.values(), "swap-pair"},
    "leaders-trigger-": set(TRIGGERS),
    "leaders-action-": {action.kind for action in SPACE},
    "leaders-event-": event_keys(),
    "leaders-ended-": reasons_to_end(),
    "leaders-why-": reasons_to_refuse(),
    "leaders-question-": set(codes.QUESTIONS) - {""},
    "leaders-ask-": set(codes.QUESTIONS) - {""},
    "leaders-cost-": {"expose", "choose", "leader", "shoot"},
    "leaders-effect-": {"arm", "shot", "shot-leader", "shot-you", "shot-you-leader", "looked-at"},
    "leaders-deed-": {"interrogation", "arming", "shot", "hiding", "artifact", "artifact-on"},
    "leaders-phase-": set(codes.PHASES),
    "leaders-option-": set(OPTIONS),
}
WHOLE = {"leaders-seat", "leaders-you", "leaders-recruit-of", "leaders-leaves-game"}
WORDS_OF_EDITIONS = {
    "leaders-gun", "leaders-guns", "leaders-a-gun", "leaders-the-gun", "leaders-no-gun", "leaders-gun-it",
    "leaders-gun-one", "leaders-gun-that", "leaders-subterran", "leaders-a-wastelander", "leaders-wastelanders",
}  # fmt: skip
"""They stand in other messages."""
EVERY_KEY = WHOLE | WORDS_OF_EDITIONS | {begin + end for begin, ends in TABLES.items() for end in ends}


@every_language
def test_every_key_is_there_and_no_other(language: str) -> None:
    there = locale_keys.in_file(language, "leaders")
    assert EVERY_KEY - there == set(), "missing"
    assert there - EVERY_KEY == set(), "never used"


def test_the_code_builds_just_these_keys() -> None:
    said = locale_keys.in_code(ROOM.rglob("*.py"), "leaders-")
    begun = {literal for literal in said if literal.endswith("-")}
    assert begun == set(TABLES)
    assert said - begun - reasons_to_refuse() <= EVERY_KEY
    assert said >= WHOLE


# Random games.


def play(seats: int, edition: str, seed: int) -> Iterator[tuple[LeadersState, random.Random]]:
    """The states of a short random game; the last is its end."""
    luck = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, edition=edition, turns=10)
    assert isinstance(state, LeadersState)
    while state.outcome is None:
        yield state, luck
        seat = luck.choice(state.deciders)
        legal = state.legal(seat)
        kind = luck.choice(sorted({action.kind for action in legal}))  # or nearly all of them would be claims
        state.apply(seat, luck.choice([action for action in legal if action.kind == kind]))
    yield state, luck


GAMES = [(seats, edition, seed) for seats, edition in product((4, 8), "AB") for seed in range(4)]
games = pytest.mark.parametrize(("seats", "edition", "seed"), GAMES)
BY_KIND = {kind: [action for action in SPACE if action.kind == kind] for kind in dict.fromkeys(a.kind for a in SPACE)}
KINDS_OF_ACTIONS = list(BY_KIND)


def sound(said: str) -> bool:
    return bool(said) and not any(leftover in said for leftover in ("{", "}", "None", "  ", " ,", " ."))


@games
def test_every_action_and_refusal_has_words(seats: int, edition: str, seed: int) -> None:
    for number, (state, luck) in enumerate(play(seats, edition, seed)):
        for seat in state.deciders:
            legal = state.legal(seat)
            for action in legal if number % 40 == 0 else luck.sample(legal, min(4, len(legal))):
                for language in LANGUAGES:
                    assert sound(messages.action(state, seat, action, language, NAMES)), action
        for seat, action, refusal in refusals(state, luck):
            key = refusal.key.removeprefix("leaders-why-")
            for language in LANGUAGES:
                assert sound(messages.why(state, key, refusal.args, language, NAMES)), (seat, action)
            assert messages.why(state, key, refusal.args, "en") == refusal.reason


def refusals(state: LeadersState, luck: random.Random) -> Iterator[tuple[int, Action, Refusal]]:
    """Some of what cannot be done now, by a player who is asked and by anyone."""
    for seat in (*state.deciders[:1], luck.randrange(state.seats)):
        held = [GAME.action(["use", artifact]) for artifact in state.held(seat)]
        if state.question == codes.ASK_CHOICE:
            held += BY_KIND["choose-player"] + luck.sample(BY_KIND["choose-recruit"], 8)
        for action in held + [luck.choice(BY_KIND[kind]) for kind in luck.sample(KINDS_OF_ACTIONS, 4)]:
            refusal = state.why_not(seat, action)
            if refusal is not None:
                yield seat, action, refusal


@games
def test_every_event_has_words_that_keep_secrets(seats: int, edition: str, seed: int) -> None:
    *_, (state, _) = play(seats, edition, seed)
    for seat in (*range(seats), None):
        for event in state.events(seat):
            for language in LANGUAGES:
                said = messages.event(state.deck, event, language, NAMES, edition)
                assert sound(said), event
                assert event["event"] == "ended" or named_in(said, language, edition) == readable(
                    event, language, edition
                ), said


def named_in(said: str, language: str, edition: str) -> set[str]:
    """The recruits and artifacts whose names are in a text."""
    names = [messages.recruit(kind, language, edition) for kind in KINDS]
    names += [messages.artifact_name(artifact, language) for artifact in STANDARD]
    return {name for name in names if name in said}


def readable(event: Json, language: str, edition: str) -> set[str]:
    """The names of the recruit and the artifact that the reader of this event may know."""
    names = set()
    if event.get("recruit") is not None:
        names.add(messages.recruit(str(event["recruit"]), language, edition))
    if event.get("artifact") is not None:
        names |= {messages.artifact_name(one, language) for one in STANDARD if one.id == event["artifact"]}
    return names


@games
def test_words_tell_nothing_that_the_reader_does_not_know(seats: int, edition: str, seed: int) -> None:
    """In any world that a seat cannot tell from this one, its log and its actions read the same."""
    for number, (state, luck) in enumerate(play(seats, edition, seed)):
        if number % 20 == 0 and state.deciders:
            seat = luck.choice(state.deciders)
            world = state.sample(seat, Dice(number))
            assert log_of(state, seat) == log_of(world, seat)
            for action in state.legal(seat):
                if not action.kind.startswith("claim"):
                    assert messages.action(state, seat, action, "en") == messages.action(world, seat, action, "en")


def log_of(state: LeadersState, seat: int) -> list[str]:
    since = max(0, len(state.log) - 60)
    return [
        messages.event(state.deck, event, "en", NAMES, state.settings.edition) for event in state.events(seat, since)
    ]


@pytest.mark.slow
def test_random_games_meet_nearly_everything() -> None:
    """Or the tests above would prove little."""
    kinds, happened, refused = set(), set(), set()
    for table in GAMES:
        for state, luck in play(*table):
            kinds |= {action.kind for seat in state.deciders for action in state.legal(seat)}
            refused |= {refusal.key for _, _, refusal in refusals(state, luck)}
        happened |= {str(event["event"]) for event in state.events(None)}
    assert kinds == set(BY_KIND)
    assert {name for name, _, _ in SPECS} - happened == {"hiding"}  # only decks of a table's own answer that
    rare = {"in-extra-turn", "their-second-gun", "leader-stays", "not-for-this-artifact", "swap-of-equals",
            "not-that-target", "they-lack-hidden"}  # fmt: skip
    met = {key.removeprefix("leaders-why-") for key in refused}
    assert reasons_to_refuse() - met <= rare  # test_why_not has some, decks of a table's own the others


def test_the_refusal_that_random_games_cannot_meet() -> None:
    """The standard deck has one Espresso Machine, and it leaves the game."""
    state = GAME.scenario("game: leaders\nturn: A action\nextra: yes\nA: e e s / espresso-machine")
    refusal = state.why_not(0, GAME.action(["use", by_id("espresso-machine").number]))
    assert refusal is not None
    assert refusal.reason == "Espresso Machine cannot be used in an extra turn."
    said = messages.why(state, "in-extra-turn", refusal.args, "es")
    assert said == "Cafetera exprés no puede usarse en un turno extra."


# Sentences.


POSITION = """
game: leaders
turn: A action
A: [e] e s / umbrella, turntable / gun C
B: s [S*] e / -
"""


def spoken(state: LeadersState, form: list[object], language: str, seat: int = 0) -> str:
    return messages.action(state, seat, GAME.action(form), language, NAMES)


@pytest.mark.parametrize(
    ("form", "en", "es"),
    [
        (["shoot"], "Shoot Cai", "Disparar a Cai"),
        (["interrogate", 3], "Interrogate Bo about recruit 1", "Interrogar a Bo sobre el recluta 1"),
        (["hide", 0], "Hide your recruit 1 (Euphorian follower)", "Esconder tu recluta 1 (seguidor euphoriano)"),
        (["hide", 4], "Hide Bo's recruit 2 (Subterran leader)", "Esconder el recluta 2 de Bo (líder Subterra)"),
        (["hide", 3], "Hide Bo's recruit 1", "Esconder el recluta 1 de Bo"),
        (["use", 14], "Use Turntable", "Usar Tocadiscos"),
        (["aim", 2], "Keep aiming at Cai", "Seguir apuntando a Cai"),
        (["aim", 1], "Aim at Bo", "Apuntar a Bo"),
        (["discard"], "Discard your 2 artifacts and draw one", "Descartar tus 2 artefactos y robar uno"),
        (["claim-team", 0, 2], "Claim to be an Anarchist", "Afirmar que eres Anarquista"),
        (["claim-team", 1, 0], "Claim that Bo is on the Euphorian team", "Afirmar que Bo es del equipo euphoriano"),
        (["claim-recruit", 3, 0], "Claim about Bo's recruit 1: Euphorian leader",
         "Afirmar sobre el recluta 1 de Bo: líder euphoriano"),
    ],
)  # fmt: skip
def test_actions_read_well(form: list[object], en: str, es: str) -> None:
    state = GAME.scenario(POSITION)
    assert (spoken(state, form, "en"), spoken(state, form, "es")) == (en, es)


def test_a_shot_without_a_gun_has_words_too() -> None:
    state = GAME.scenario(POSITION)
    assert [spoken(state, ["shoot"], language, seat=1) for language in REQUIRED] == ["Shoot", "Disparar"]


@pytest.mark.parametrize(("edition", "en", "es"), [
    ("A", "Wastelander", "Habitante del Yermo"),
    ("B", "Anarchist", "Anarquista"),
])  # fmt: skip
def test_the_third_team_is_called_as_in_its_edition(edition: str, en: str, es: str) -> None:
    deck = load_deck("standard")
    turned: Json = {"event": "turned-wastelander", "seat": 1}
    ended: Json = {"event": "ended", "winners": [1], "reason": "wastelander-team"}
    for language, name in (("en", en), ("es", es)):
        assert messages.team("wastelander", language, edition) == name
        for event in (turned, ended):
            said = messages.event(deck, event, language, NAMES, edition)
            assert name in said
            assert "Bo" in said


def test_plurals() -> None:
    deck = load_deck("standard")
    one: Json = {"event": "put-under", "seat": 0, "count": 1}
    more: Json = {"event": "put-under", "seat": 0, "count": 3}
    assert " an artifact " in messages.event(deck, one, "en", NAMES, "A")
    assert " 3 artifacts " in messages.event(deck, more, "en", NAMES, "A")
    assert " un artefacto " in messages.event(deck, one, "es", NAMES, "A")
    assert " 3 artefactos " in messages.event(deck, more, "es", NAMES, "A")


def test_a_refusal_names_a_player_who_is_not_there() -> None:
    state = GAME.scenario(POSITION)
    refusal = state.why_not(0, GAME.action(["aim", 7]))
    assert refusal is not None
    assert "Player 8" in refusal.reason
    assert why.why_not(state, 0, GAME.action(["aim", 7]))[1] == "no-such-player"


def test_questions_phases_and_options_have_words() -> None:
    for language in LANGUAGES:
        said = [messages.question(name, language, "B") for name in codes.QUESTIONS if name]
        said += [messages.phase(name, language) for name in codes.PHASES]
        said += [messages.option(name, language) for name in OPTIONS]
        assert all(map(sound, said))
        assert len(set(said)) == len(said)


# Artifacts.


GUN = ("laser", "láser")
SENSE = {
    "look-at-all": ("all hidden recruits", "todos los reclutas escondidos"),
    "look": ("look at one hidden recruit", "mira un recluta escondido"),
    "let-expose": ("exposes a hidden recruit", "expone un recluta escondido"),
    "expose": ("expose one hidden recruit", "expón un recluta escondido"),
    "expose-each": ("every other player", "cada uno de los demás jugadores"),
    "hide-all": ("all exposed followers", "todos los seguidores expuestos"),
    "swap": ("swap one", "intercambia"),
    "shuffle": ("shuffle the hidden recruits", "baraja entre sus lugares los reclutas escondidos"),
    "drop": GUN,
    "take-gun": GUN,
    "aim": GUN,
    "arm": GUN,
    "steal": ("random artifact", "artefacto al azar"),
    "extra-turn": ("extra turn", "turno extra"),
    "reverse": ("order of play", "orden de juego"),
    "redirect": ("somebody else", "otra persona"),
    "expose-it": ("is exposed", "queda expuesto"),
    "take-that-gun": GUN,
}
ON = {
    "shot-at-me": ("When you are shot:", "Cuando te disparan:"),
    "shot": ("shoots anyone:", "dispara a cualquiera:"),
    "interrogation-of-me": ("When you are interrogated:", "Cuando te interrogan:"),
    "interrogation-of-another": ("other than you is interrogated:", "a alguien que no eres tú:"),
    "artifact": ("action artifact:", "artefacto de acción:"),
    "arming": ("arms themselves", "se arma"),
}


def by_id(id: str) -> Artifact:
    return next(artifact for artifact in STANDARD if artifact.id == id)


@every_language
def test_the_artifacts_of_the_deck_read_differently(language: str) -> None:
    said = [messages.artifact_text(artifact, language, "B") for artifact in STANDARD]
    assert len(set(said)) == len(said) == 24


@pytest.mark.parametrize("artifact", STANDARD, ids=[artifact.id for artifact in STANDARD])
def test_an_artifact_says_what_it_does(artifact: Artifact) -> None:
    for language, which in (("en", 0), ("es", 1)):
        said = messages.artifact_text(artifact, language, "B")
        assert well_made(said)
        if artifact.reaction:
            assert ON[TRIGGERS[artifact.trigger]][which] in said
        if [verb.name for verb, _, _ in artifact.verbs] == ["look-at-all", "show"]:
            assert ("show each other", "se muestran mutuamente")[which] in said
            continue
        for verb, _, _ in artifact.verbs:
            words = "" if verb is reactions.cancel else SENSE[verb.name][which]
            assert words in said.lower()
        assert (("out of the game", "sale de la partida")[which] in said) == artifact.leaves_game


def test_two_choices_make_one_sentence_where_they_are_alike() -> None:
    telephone, almanac = by_id("party-line-telephone"), by_id("matchmakers-almanac")
    assert "one hidden recruit of each of two other players" in messages.artifact_text(telephone, "en", "B")
    assert "un recluta de cada uno de otros dos jugadores" in messages.artifact_text(almanac, "es", "B")


def test_whoever_has_been_spoken_of_is_not_somebody_else() -> None:
    robbery = made("action", (decks.OTHER,), [(effects.look_at_all, 0, -1), (effects.steal, 0, -1)])
    said = messages.artifact_text(robbery, "en", "B")
    assert said.count("another player") == 1
    assert "the hand of that player" in said
    verbs = [(effects.drop, 0, -1), (effects.drop, 1, -1), (effects.steal, 1, -1)]
    twice = made("action", (decks.OTHER, decks.OTHER), verbs)
    assert "yet another player drops" in messages.artifact_text(twice, "en", "B").lower()
    assert "the second of these players" in messages.artifact_text(twice, "en", "B")


def test_after_a_swap_a_place_is_not_the_recruit_that_was_chosen() -> None:
    card = made("action", (decks.OWN, decks.RECRUIT), [(effects.swap, 0, 1), (effects.look, 1, -1)])
    assert messages.artifact_text(card, "en", "B").endswith("Look at the recruit now on the second of these places.")


@pytest.mark.slow
def test_any_card_that_a_deck_can_have_reads_well() -> None:
    """Every choice with every one or two effects on it, every trigger with every answer."""
    cards = [*all_actions(), *all_reactions()]
    assert len(cards) > 2000
    for number, card in enumerate(cards):
        said = messages.artifact_text(card, LANGUAGES[number % 2], "B")
        assert well_made(said), (card, said)


def well_made(said: str) -> bool:
    contracted = any(wrong in said for wrong in (" de el ", " a el "))
    return sound(said) and said[0].isupper() and said.endswith(".") and not contracted


def made(kind: str, choices: tuple[int, ...], verbs: list[decks.Verb], trigger: int = -1) -> Artifact:
    reaction = kind == "reaction"
    names = Translations.same("X")
    return Artifact(0, "x", "L-comp-4", names, reaction, trigger, choices, tuple(verbs), False, 1, False)


def all_actions() -> Iterator[Artifact]:
    apart = (decks.TARGET, decks.HIDDEN_OF_EACH_HOLDER)
    free = [choice for choice in range(len(CHOICES)) if choice not in apart]
    sets: list[tuple[int, ...]] = [(), (decks.HIDDEN_OF_EACH_HOLDER,), (decks.HOLDER, decks.TARGET)]
    for choices in [*sets, *((one,) for one in free), *product(free, free)]:
        effects = list(all_effects(choices))
        for first, second in product(effects, [None, *effects]):
            verbs = [first] if second is None else [first, second]
            yield made("action", choices, verbs)


def all_effects(choices: tuple[int, ...]) -> Iterator[decks.Verb]:
    """What the grammar lets these choices be used for."""
    shapes = ["seat" if choice in SEAT_CHOICES else "place" for choice in choices]
    for (_, shape), verb in VERBS.actions.items():
        words = [word for word in shape if word != "each"]
        for operands in product(range(len(choices)), repeat=len(words)):
            if len(set(operands)) == len(operands) and [shapes[index] for index in operands] == words:
                first, second = (*operands, -1, -1)[:2]
                yield verb, first, second


def all_reactions() -> Iterator[Artifact]:
    for trigger in range(len(TRIGGERS)):
        answers = [verb for verb in VERBS.reactions.values() if trigger in verb.triggers]
        for first, second in product(answers, answers):
            yield made("reaction", (), [(first, -1, -1), (second, -1, -1)], trigger)


def test_an_action_can_be_told_to_its_player_only() -> None:
    """A recruit of one's own is named, though it is hidden."""
    state = GAME.scenario(POSITION)
    pay: Action = GAME.action(["pay", 1])
    assert messages.action(state, 0, pay, "en", NAMES) == "Pay by exposing recruit 2 (Euphorian follower)"
    own = GAME.action(["choose-recruit", PLACES * 0 + 2])
    assert messages.action(state, 0, own, "en", NAMES) == "Choose your recruit 3 (Subterran follower)"
    assert messages.action(state, 1, own, "en", NAMES) == "Choose Ana's recruit 3"
