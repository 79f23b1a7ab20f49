"""Summaries of finished games, each made once for a language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from euphoria.kernel.text.narrator import Audience
from euphoria.server.records.replay_cache import ReplayedGame

Summary = TypeVar("Summary")


class KeptSummaries(Generic[Summary]):
    """Makes them in a thread, one after another, and keeps them as long as the replay cache keeps the game."""

    def __init__(self) -> None:
        self._made: WeakKeyDictionary[ReplayedGame, dict[str | None, tuple[Audience | None, Summary]]] = (
            WeakKeyDictionary()
        )
        self._making = asyncio.Lock()

    async def of(
        self,
        game: ReplayedGame,
        audience: Audience | None,
        make: Callable[[ReplayedGame, Audience | None], Summary],
    ) -> Summary:
        """For this audience. Of each language the last is kept: the names of players may have changed since."""
        language = None if audience is None else audience.language
        async with self._making:
            kept = self._made.setdefault(game, {})
            if language not in kept or kept[language][0] != audience:
                kept[language] = audience, await asyncio.to_thread(make, game, audience)
            return kept[language][1]
