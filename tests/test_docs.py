"""What the documentation shows can be done."""

from __future__ import annotations

import re
from pathlib import Path

import euphoria

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
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "kernel.md").read_text("utf-8"), re.DOTALL)
    scope: dict[str, object] = {}
    exec(example, scope)
    state = scope["state"]
    assert isinstance(state, euphoria.State)
    assert len(state.deciders) == 6


def test_the_files_that_the_leaders_page_names_exist() -> None:
    room = DOCS.parent / "src" / "euphoria" / "games" / "leaders"
    named = re.findall(r"`([a-z_]+\.py)`", (DOCS / "leaders.md").read_text("utf-8"))
    assert len(named) > 15
    for name in named:
        assert (room / name).exists(), name
