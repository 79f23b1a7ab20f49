"""Words follow the edition played (L-y-3): all that is said in many games, and no word of the other edition."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from euphoria.games.leaders.game import GAME
from euphoria.games.leaders.options import OPTIONS
from euphoria.kernel.core.state import State
from euphoria.kernel.rulebook.ledger import load_ledger
from euphoria.kernel.text.messages import words
from euphoria.kernel.text.narrator import Audience
from tests.leaders.play import random_game

NAMES = ("Ana", "Bo", "Cai", "Dua", "Eli", "Fay", "Gus", "Hal")
FOREIGN = {
    ("en", "A"): r"\blasers?\b|\banarchists?\b",
    ("en", "B"): r"\bguns?\b|\bwastelanders?\b",
    ("es", "A"): r"\bláser(es)?\b|\bsubterra\b|\banarquistas?\b",
    ("es", "B"): r"\bpistolas?\b|\bsubterráne[oa]s?\b|\byermo\b|\bhabitantes?\b",
}
"""The words that only the other edition has."""
OWN = {
    ("en", "A"): ("ray gun", "Wastelander"),
    ("en", "B"): ("laser", "Anarchist"),
    ("es", "A"): ("pistola de rayos", "subterráneo", "Habitante del Yermo"),
    ("es", "B"): ("láser", "Subterra", "Anarquista"),
}
every_wording = pytest.mark.parametrize(("language", "edition"), list(OWN))


def spoken(state: State, luck: random.Random, audience: Audience) -> Iterator[str]:
    """Questions, actions and refusals of a moment, as the narrator of the game says them."""
    narrator = GAME.narrator
    for seat in state.deciders[:2]:
        legal = state.legal(seat)
        yield narrator.question(state, seat, audience)
        for action in luck.sample(legal, min(12, len(legal))):
            yield narrator.action(state, seat, action, audience)
    seat = luck.choice(state.deciders) if state.deciders else 0
    for action in luck.sample(list(GAME.space), 12):
        if refusal := state.why_not(seat, action):
            yield narrator.why(state, refusal, audience)


@pytest.mark.slow
@pytest.mark.rule("L-y-3")
@every_wording
def test_nothing_said_in_a_game_has_words_of_the_other_edition(language: str, edition: str) -> None:
    audience, luck, said = Audience(language, NAMES), random.Random(5), set[str]()
    for seed in range(12):
        for state in random_game(4 + seed % 5, seed, lively=True, edition=edition, turns=12, guns=4):
            said.update(spoken(state, luck, audience))
        for seat in (None, 0, 1):
            said.update(GAME.narrator.event(state, event, audience) for event in state.events(seat))
    said.update(card.text for card in GAME.narrator.cards({"deck": "standard", "edition": edition}, language))
    foreign = re.compile(FOREIGN[language, edition], re.IGNORECASE)
    assert [text for text in said if foreign.search(text)] == []
    for word in OWN[language, edition]:
        assert any(word in text for text in said), word


@pytest.mark.rule("L-y-3")
@every_wording
def test_the_rules_have_the_words_of_the_edition(language: str, edition: str) -> None:
    book = load_ledger("leaders")
    said = [rule.text(language, edition) for rule in book.rules.values()]
    said += [section.title(language, edition) for section in book.sections.values()]
    foreign = re.compile(FOREIGN[language, edition], re.IGNORECASE)
    assert [text for text in said if foreign.search(text)] == []
    for word in OWN[language, edition]:
        assert any(word in text for text in said), word


@pytest.mark.rule("L-y-3")
def test_rules_are_in_the_words_of_the_usual_edition_unless_another_is_named() -> None:
    book = load_ledger("leaders")
    assert book.editions[0] == OPTIONS["edition"].default
    assert set(book.editions) == set(OPTIONS["edition"].choices)
    rule = book.rules["L-gun-1"]
    assert rule.text("es") == rule.text("es", "B") != rule.text("es", "A")


@every_wording
def test_the_board_in_the_browser_has_words_for_both_editions(language: str, edition: str) -> None:
    speech = words(language)
    said = [speech.say("leaders-board-centre", count=count, edition=edition) for count in range(3)]
    said += [speech.say(f"leaders-board-{key}", target="Bo", edition=edition) for key in ("gun", "aims", "my-gun")]
    assert not re.search(FOREIGN[language, edition], " ".join(said), re.IGNORECASE)
