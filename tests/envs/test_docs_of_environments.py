"""What the page of the environments shows can be done, and its history names the versions that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import euphoria

PAGE = (Path(__file__).parents[2] / "docs" / "envs" / "index.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str) -> None:
    scope: dict[str, object] = {}
    exec(example, scope)
    if "env" in scope:
        assert "terminated" in scope
    elif "envs" in scope:
        assert scope["observations"].shape == (8, 653)  # type: ignore[attr-defined]
    else:
        assert scope["state"].is_terminal()  # type: ignore[attr-defined]


def test_there_is_an_example_for_each_library() -> None:
    assert len(EXAMPLES) == 4
    for library in ("pettingzoo", "gymnasium", "pyspiel"):
        assert any(f"import {library}" in example for example in EXAMPLES)


def test_the_history_has_every_id_that_there_is() -> None:
    history = PAGE.split("## Versions")[1]
    for name in euphoria.games():
        assert f"`euphoria/{name}-v{euphoria.game(name).learning_version}`" in history
