"""Commands that run in this process hush the bots' warnings: after each test here, they may speak again."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _loud_again() -> Iterator[None]:
    bots = logging.getLogger("euphoria.bots")
    before = bots.level
    yield
    bots.setLevel(before)
