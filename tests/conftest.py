"""What all tests share: the account of the rules that they prove, pytest's own tester of plugins, no process left."""

from collections.abc import Iterator

import pytest

from tests.cli.stage import Terminal

pytest_plugins = ["tools.rule_plugin", "pytester"]


@pytest.fixture(autouse=True)
def _no_terminal_is_left() -> Iterator[None]:
    """A command on a terminal ends with its test, even if the test fails."""
    yield
    for terminal in list(Terminal.open):
        terminal.abandon()
