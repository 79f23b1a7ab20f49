"""Who sits at a table: players by seat, and who may see a private table. Read from the seats' rows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from euphoria.server.store.models import PERSON, Seat


class TablePlayers(NamedTuple):
    present: dict[str, int]
    """The seats of the players who have not left, by their ids."""
    members: frozenset[str]
    """The host, and every person with a seat or an invitation."""

    @staticmethod
    def read(host_id: str, rows: Sequence[Seat]) -> TablePlayers:
        here = [row for row in rows if row.kind == PERSON and row.away is None]
        present = {row.person_id: row.number for row in here if row.person_id is not None}
        seated = {row.person_id for row in rows if row.person_id is not None}
        return TablePlayers(present, frozenset({host_id, *seated}))

    @property
    def seats(self) -> Collection[int]:
        return self.present.values()

    def seat_of(self, person_id: str | None) -> int | None:
        return None if person_id is None else self.present.get(person_id)

    def not_watching(
        self, seats: Iterable[int], here: Collection[int | None], watched: Iterable[int], keepers: Sequence[str | None]
    ) -> list[str]:
        """The players of these seats who do not watch the table, each once; for companions, who brought them.

        `here`: the seats watched through this server, `watched`: through any server, `keepers`: who brought the player
        of each seat, if they are companions.
        """
        sitting = {seat: person_id for person_id, seat in self.present.items()}
        gone = [seat for seat in seats if seat in sitting and seat not in here]
        if not gone:
            return []
        screens = {seat: keepers[seat] or person_id for seat, person_id in sitting.items()}
        watching = {screens.get(seat) for seat in watched}
        return list(dict.fromkeys(screens[seat] for seat in gone if screens[seat] not in watching))
