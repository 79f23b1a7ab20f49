"""Disables garbage collection during a bot's decision.

A collection can pause the process for as long as a short budget, and longer the more objects are alive. A search leaves
no reference cycles behind, so nothing is lost by waiting.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """Disable the collector, and enable it again afterwards without triggering a collection at once."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            _promote_to_oldest_generation()
            gc.enable()


def _promote_to_oldest_generation() -> None:
    """Move all objects to the oldest generation; a young collection would otherwise delay the bot's answer."""
    if not gc.get_freeze_count():  # objects frozen by the application stay frozen, and counting them takes time
        gc.freeze()
        gc.unfreeze()
