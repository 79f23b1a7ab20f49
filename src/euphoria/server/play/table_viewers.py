"""The viewers of one table: those connected to this server, and which seats are watched through other servers."""

from __future__ import annotations

from collections.abc import Iterator

from euphoria.server.api.socket_messages import Json
from euphoria.server.operations.bus import HERE, WHO, Bus, BusMessage
from euphoria.server.play.viewers import Present, Viewer


class TableViewers:
    def __init__(self, table_id: str, bus: Bus) -> None:
        self._table_id = table_id
        self._bus = bus
        self._viewers: set[Viewer] = set()
        self._elsewhere: dict[str, Present] = {}
        """By server: who watches the table there."""

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def __len__(self) -> int:
        return len(self._viewers)

    def add(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)
        viewer.notify(game=True)
        self._presence_changed()

    def remove(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.notify(table=True)
        self.announce()

    # Messages to the viewers.

    def notify(self, table: bool = False, game: bool = False, kept: int | None = None) -> None:
        """`Viewer.notify` for all of them."""
        for viewer in self._viewers:
            viewer.notify(table=table, game=game, kept=kept)

    def notify_seat(self, seat: int) -> None:
        """The game may have changed for this seat alone."""
        for viewer in self._viewers:
            if viewer.seat == seat:
                viewer.notify(game=True)

    def post(self, message: Json) -> None:
        """Queue the same message for all of them."""
        for viewer in self._viewers:
            viewer.post(message)

    # Presence, here and elsewhere.

    @property
    def seats(self) -> list[int]:
        """The seats whose players watch the table, through any server."""
        return sorted(frozenset().union(*(present.seats for present in self._everywhere())))

    @property
    def spectators(self) -> int:
        return sum(present.watching for present in self._everywhere())

    def _everywhere(self) -> tuple[Present, ...]:
        return (self._here(), *self._elsewhere.values())

    def _here(self) -> Present:
        seats = frozenset(viewer.seat for viewer in self._viewers if viewer.seat is not None)
        return Present(seats, sum(viewer.seat is None for viewer in self._viewers))

    def announce(self, ask_others: bool = False) -> None:
        """Tell the other servers who watches the table here, and ask them for the same."""
        question = [BusMessage(WHO, self._table_id)] if ask_others else []
        self._bus.notify(*question, BusMessage(HERE, self._table_id, self._here().write()))

    def forget_elsewhere(self) -> None:
        self._elsewhere.clear()

    def set_elsewhere(self, server: str, present: str) -> None:
        """Who watches the table through another server, as `Present.write` put it; empty: that server is gone."""
        before = self._elsewhere.pop(server, None)
        if present:
            self._elsewhere[server] = Present.read(present)
        if before != self._elsewhere.get(server):
            self.notify(table=True)
