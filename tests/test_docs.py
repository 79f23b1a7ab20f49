"""What the documentation shows can be done."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import euphoria
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.fail_safe import FailSafeBot
from euphoria.bots.learned.evaluation import Evaluation
from euphoria.cli.commands.catalogue import commands
from euphoria.cli.parser import make_parser

DOCS = Path(__file__).parents[1] / "docs"


def test_the_deck_in_the_documentation_can_be_played() -> None:
    (deck,) = re.findall(r"```toml\n(.*?)```", (DOCS / "leaders.md").read_text("utf-8"), re.DOTALL)
    state = euphoria.game("leaders").new(seats=4, seed=1, deck=deck)
    while state.deciders:
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(seat, legal[len(state.log) % len(legal)])
    assert state.outcome
    assert any(event["event"] == "used" for event in state.events(None))


def test_the_kernel_page_starts_as_it_says() -> None:
    start, in_numbers = re.findall(r"```python\n(.*?)```", (DOCS / "kernel.md").read_text("utf-8"), re.DOTALL)
    scope: dict[str, object] = {}
    exec(start, scope)
    state = scope["state"]
    assert isinstance(state, euphoria.State)
    assert len(state.deciders) == 6
    exec(in_numbers, scope)
    state = scope["state"]
    assert isinstance(state, euphoria.State)
    assert (len(state.deciders), state.seats) == (3, 4)


def test_the_files_that_the_leaders_page_names_exist() -> None:
    room = DOCS.parent / "src" / "euphoria" / "games" / "leaders"
    named = re.findall(r"`([a-z_]+\.py)`", (DOCS / "leaders.md").read_text("utf-8"))
    assert len(named) > 15
    for name in named:
        assert list(room.rglob(name)), name


def test_the_example_of_the_arena_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "arena.md").read_text("utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(example, {})
    shown = capsys.readouterr().out
    assert shown.count("\n") > 8
    assert "Comparison(first='lively', second='random'" in shown


def test_the_commands_of_the_arena_page_are_understood() -> None:
    typed = re.findall(r"^euphoria ((?:arena|report) .*)$", (DOCS / "arena.md").read_text("utf-8"), re.MULTILINE)
    assert len(typed) == 9
    for command in typed:
        arguments = make_parser("en", commands(None)).parse_args(shlex.split(command))
        assert arguments.command in ("arena", "report")


def test_the_bots_page_shows_what_works() -> None:
    playing, judging, own = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.DOTALL)
    scope: dict[str, object] = {}
    exec(playing, scope)
    state = scope["state"]
    assert isinstance(state, euphoria.State)
    assert state.outcome is not None
    scope["state"] = start = euphoria.game("dystopia").new(seats=2, seed=1)
    scope["seat"] = 0
    exec(judging, scope)
    found = scope["found"]
    assert isinstance(found, Evaluation)
    assert [one.action for one in found.actions] == start.legal(0)
    exec(own, scope)
    bot = FailSafeBot(scope["Cautious"]("leaders", euphoria.Dice(1)), euphoria.Dice(2))  # type: ignore[operator]
    fresh = euphoria.game("leaders").new(seats=4, seed=1)
    assert bot.choose(Perspective.of(fresh, 0, euphoria.Dice(1)), Budget(iterations=1)) == fresh.legal(0)[0]
    assert not bot.troubles


def test_the_actions_page_names_every_kind_of_action_with_its_numbers() -> None:
    page = (DOCS / "actions.md").read_text("utf-8")
    parts = page.split("\n## ")[1:]
    for id in euphoria.games():
        game = euphoria.game(id)
        (part,) = [part for part in parts if game.title.endswith(part.split("\n")[0].removeprefix("The "))]
        told = {}
        for kind, numbers in re.findall(r"^\| `([a-z-]+)\(([^)]*)\)` \| [^|]+ \|$", part, re.MULTILINE):
            told[kind] = [] if not numbers else numbers.split(", ")
        kinds = game.space.kinds()
        assert told.keys() == kinds.keys(), "the page names what there is, and nothing else"
        for kind, numbers in told.items():
            named = [number for number in numbers if "…" not in number]
            assert named == list(kinds[kind].arguments)[: len(named)], kind
            assert len(named) == len(kinds[kind].arguments) or len(named) < len(numbers), kind


def test_the_files_that_the_architecture_page_names_exist() -> None:
    page = (DOCS / "architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:src|web|tests|tools|docs|locales|decks|tables|teams)(?:/[\w.]+)*)`", page)
    assert len(named) > 40
    missing = [name for name in named if not (DOCS.parent / name).exists()]
    assert missing == []


def test_every_page_is_in_the_navigation() -> None:
    listed = (DOCS.parent / "mkdocs.yml").read_text("utf-8")
    pages = [str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md")]
    assert [page for page in pages if page not in listed] == []
