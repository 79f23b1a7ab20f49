"""The collector of garbage waits while somebody thinks, and does not begin the moment that they have thought.

It may stop everything for as long as a short budget, the longer the more a process has come to know; thinking leaves
nothing behind that only the collector would find.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            _promote_to_oldest_generation()
            gc.enable()


def _promote_to_oldest_generation() -> None:
    """All that is there counts as old from now on. As news it would be looked through before the answer is given."""
    if not gc.get_freeze_count():  # what somebody else has frozen stays so, and only then does counting take time
        gc.freeze()
        gc.unfreeze()
