"""The terminal speaks the words of the edition that is played (L-y-3)."""

from __future__ import annotations

import re

import pytest
from rich.console import RenderableType

from euphoria.cli.games.leaders.display import LeadersDisplay
from euphoria.cli.terminal.rule_lookup import find_rules, show_rules
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.leaders.game import GAME
from euphoria.kernel.rulebook.ledger import load_ledger
from tests.cli.stage import Stage
from tests.leaders.play import random_game
from tests.leaders.test_editions import FOREIGN, NAMES, every_wording

DISPLAY = LeadersDisplay()


def drawn(stage: Stage, context: DrawingContext, edition: str) -> None:
    """Everything that the board of `leaders` shows of some games."""
    shown: list[RenderableType] = []
    for seed, turns in ((1, 2), (2, 12)):
        for number, state in enumerate(random_game(5, seed, lively=True, edition=edition, turns=turns)):
            if number % 20 and state.outcome is None:
                continue
            for seat in (0, None):
                view = state.view(seat)
                shown += [DISPLAY.picture(state, view, context), *DISPLAY.details(state, view, context)]
            for seat in state.deciders[:1]:
                view = state.view(seat)
                shown.append(DISPLAY.question(state, view, context))
                for action in state.legal(seat):
                    shown += [
                        DISPLAY.action_text(state, seat, action, context),
                        *DISPLAY.headings(state, seat, action, context),
                    ]
        shown += [DISPLAY.legend(state, context), DISPLAY.ending_text(state, context)]
        shown += [DISPLAY.event_text(state, event, context) for event in state.events(None)]
        shown += [f"{card.name} {card.kind} {card.text}" for card in DISPLAY.cards(state, None, context)]
        shown += [DISPLAY.kind_text(state, 0, action, context) for action in GAME.space]
    found = DISPLAY.beliefs(state, 0, context)
    stage.screen.show(*shown, *([found] if found else []))


@pytest.mark.rule("L-y-3")
@every_wording
@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_the_terminal_has_no_words_of_the_other_edition(language: str, edition: str, size: tuple[int, int]) -> None:
    width, height = size
    stage = Stage(lambda prompt: "", language, width=width, height=height)
    drawn(stage, stage.screen.context(NAMES), edition)
    assert re.findall(FOREIGN[language, edition], stage.text, re.IGNORECASE) == []


@pytest.mark.rule("L-y-3")
def test_at_the_prompt_rules_are_searched_in_the_words_of_the_edition() -> None:
    ledger = load_ledger("leaders")
    assert find_rules(ledger, "anarquista", "B")
    assert not find_rules(ledger, "yermo", "B")
    assert find_rules(ledger, "yermo", "A")
    shown = [Stage(lambda prompt: "", "es") for _ in "AB"]
    for edition, one in zip("AB", shown, strict=True):
        show_rules(one.screen, ["leaders"], "", edition)
    assert ["Pistolas de rayos" in one.text for one in shown] == [True, False]
    assert ["Láseres" in one.text for one in shown] == [False, True]


@pytest.mark.rule("L-y-3")
@pytest.mark.parametrize(
    ("wanted", "edition"), [("laser", "B"), ("ray guns", "A"), ("pistolas de rayos", "A"), ("L-gun-1", "B")]
)
def test_where_no_game_is_played_rules_are_shown_in_the_words_that_were_looked_for(wanted: str, edition: str) -> None:
    found = find_rules(load_ledger("leaders"), wanted)
    assert found
    assert {one.edition for one in found} == {edition}
