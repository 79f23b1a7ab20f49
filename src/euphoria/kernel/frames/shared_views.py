"""The views of a few states for several seats: what is the same for two of them is made once.

A move is shown to everybody at its table, event by event. So the same states are looked at by each seat, most of what
one sees is what all see, and the state after a move is the one before the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from euphoria.kernel.core.state import Json, State
from euphoria.kernel.frames.json_patch import KnownPatches, Patch, patch_between


class SharedViews:
    """Remembers the views of the states that it has been asked for. They share parts, and must not be changed."""

    def __init__(self) -> None:
        self._views: dict[int, tuple[State, dict[int | None, Json]]] = {}
        """By the id of a state, which is kept with them so that no other gets that id."""
        self._patches: KnownPatches = {}

    def view(self, state: State, seat: int | None) -> Json:
        """`state.view(seat)`."""
        _, views = self._views.setdefault(id(state), (state, {}))
        if seat not in views:
            views[seat] = state.view(None) if seat is None else state.view_beside(seat, self.view(state, None))
        return views[seat]

    def rewind(self, view: Json, earlier: Sequence[State], seat: int | None) -> list[Patch]:
        """From this view back through states, the newest first: a patch for each."""
        patches = []
        for state in earlier:
            before = self.view(state, seat)
            patches.append(patch_between(view, before, self._patches))
            view = before
        return patches

    def keep(self, states: Iterable[State]) -> None:
        """Forget all but the views of these states."""
        kept = {id(state) for state in states}
        self._patches = {}
        self._views = {number: views for number, views in self._views.items() if number in kept}
