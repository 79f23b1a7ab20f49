"""The views of the tables at which something has happened last, shared by all who look at the same table."""

from __future__ import annotations

from collections import OrderedDict

from euphoria.kernel.frames.shared_views import SharedViews
from euphoria.server.match.match import Match

MOST_TABLES = 128
"""Of how many tables views are remembered: some hundred KB each. Those of the others are made again with their next
move."""


class RecentViews:
    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._tables: OrderedDict[str, tuple[Match, SharedViews]] = OrderedDict()
        """Each with the match whose last move the views are of; the one used last is at the end."""

    def of(self, table_id: str, match: Match) -> SharedViews:
        """The views of this table, with those that the last move has made useless forgotten."""
        before, views = self._tables.pop(table_id, (None, SharedViews()))
        if match is not before:
            views.keep(match.states_shown)
        self._tables[table_id] = match, views
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return views
