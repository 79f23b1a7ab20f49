"""Restores the log level of bots after each test: commands that run in this process silence their warnings."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _loud_again() -> Iterator[None]:
    bots = logging.getLogger("euphoria.bots")
    before = bots.level
    yield
    bots.setLevel(before)
