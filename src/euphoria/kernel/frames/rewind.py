"""The views at the events of a game, as patches that lead back from the newest."""

from __future__ import annotations

from collections.abc import Iterable

from euphoria.kernel.core.state import Json
from euphoria.kernel.frames.json_patch import Patch, patch_between


def rewind(view: Json, earlier_views: Iterable[Json]) -> list[Patch]:
    """From this view back: one patch for each event, the newest first.

    `earlier_views`: the view before the newest event, then before the one before it, and so on.
    """
    patches = []
    for earlier in earlier_views:
        patches.append(patch_between(view, earlier))
        view = earlier
    return patches
