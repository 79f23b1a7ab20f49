"""A table that somebody uses now: its match in memory, those who look at it, and its bots.

The database is the truth. An action is tried on a copy, stored, and only then taken over here and told; if anything
goes wrong in between, what is here is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, select
from sqlalchemy.exc import IntegrityError

from euphoria.server.bots import BotPool, Perspective
from euphoria.server.bus import HERE, WHO, Notice
from euphoria.server.chat import add_chat, last_chat
from euphoria.server.database import Database
from euphoria.server.dice import Material, table_dice
from euphoria.server.errors import NotNow, NotYours, Stale
from euphoria.server.log import Kept, find_table, is_stored, lines_after, load_match
from euphoria.server.match import Line, Match
from euphoria.server.messages import Json, chat_message
from euphoria.server.models import BOT, FINISHED, PERSON, PLAYING, Chat, Seat
from euphoria.server.schemas import TableOut
from euphoria.server.showing import show_table
from euphoria.server.viewers import Viewer
from euphoria.server.writer import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")


class Asking(NamedTuple):
    """Who wants to do something, made for which position, and how they know it again. A bot is no person."""

    seat: int
    position: str
    client_id: str | None = None
    person_id: str | None = None


Change = Callable[[Match], tuple[Match, Line]]
"""What is to be done with a match: the match after it, and the line that says so."""

SHORT_REST = 1.0
"""Seconds before a bot that could not move tries again, or one that another server plays is looked after."""


class Present(NamedTuple):
    """Who looks at a table through one server."""

    seats: frozenset[int]
    watching: int

    def write(self) -> str:
        return ",".join(map(str, (self.watching, *sorted(self.seats))))

    @staticmethod
    def read(said: str) -> Present:
        watching, *seats = map(int, said.split(","))
        return Present(frozenset(seats), watching)


class LiveTable:
    def __init__(
        self,
        id: str,
        database: Database,
        writer: Writer,
        bots: BotPool,
        bot_delay: float,
        at_rest: Callable[[str], None],
    ) -> None:
        """`at_rest` is called with the id when the bots have nothing more to do."""
        self.id = id
        self._at_rest = at_rest
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.shown: TableOut
        self._people: dict[str, int] = {}
        self._material: Material = {}
        self._match: Match | None = None
        self._sure = True
        """Whether the match is as far as the log is."""
        self._elsewhere: dict[str, Present] = {}
        self._database = database
        self._writer = writer
        self._bots = bots
        self._bot_delay = bot_delay
        self._bot_task: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[Any]] = set()

    # Reading.

    async def refresh(self) -> None:
        """Read the table and who sits there again, and tell all viewers."""
        async with self._database.begin() as session:
            table = await find_table(session, self.id)
            self.shown = await show_table(session, table)
            self._material = table.dice
            seats = await session.scalars(select(Seat).where(Seat.table_id == self.id, Seat.kind == PERSON))
            self._people = {seat.person_id: seat.number for seat in seats if seat.person_id is not None}
            if self._match is None and table.status in (PLAYING, FINISHED):
                self._match = await load_match(session, table)
        for viewer in self.viewers:
            self._seat(viewer)
            viewer.look(table=True, game=True)
        self.wake_bots()

    async def _current(self) -> Match | None:
        """The match, with what the log has more if that is in doubt; None before the start."""
        if self._match is None:
            await self.refresh()
        elif not self._sure:
            await self._read_on()
        return self._match

    async def _read_on(self) -> None:
        """Take over what the log has more: lines of other servers, or one of ours that was stored unheard of."""
        assert self._match is not None
        async with self._database.begin() as session:
            more = await lines_after(session, self.id, self._match)
        for line in more:
            self._take_over(self._match.replay(line))
        self._sure = True
        if more and self._match.state.outcome is not None:
            await self.refresh()

    def seat_of(self, person_id: str | None) -> int | None:
        return None if person_id is None else self._people.get(person_id)

    @property
    def match(self) -> Match | None:
        return self._match

    @property
    def commitment(self) -> str | None:
        """What the table's dice are bound to."""
        return None if self.shown.dice is None else self.shown.dice.commitment

    def table_message(self) -> Json:
        here = [self._here(), *self._elsewhere.values()]
        present = sorted(frozenset().union(*(looking.seats for looking in here)))
        watching = sum(looking.watching for looking in here)
        return {"type": "table", "table": self.shown.model_dump(), "present": present, "watching": watching}

    def _here(self) -> Present:
        seats = frozenset(viewer.seat for viewer in self.viewers if viewer.seat is not None)
        return Present(seats, sum(viewer.seat is None for viewer in self.viewers))

    # Those who look.

    async def expect(self, person_id: str | None) -> None:
        """They may have sat down at another server a moment ago, which this one has not heard of yet."""
        if person_id is None or self.seat_of(person_id) is not None or self._database.bus.alone:
            return
        async with self._database.begin() as session:
            mine = select(Seat.number).where(Seat.table_id == self.id, Seat.person_id == person_id, Seat.kind == PERSON)
            sits = await session.scalar(mine) is not None
        if sits:
            await self.hear_seats()

    def enter(self, viewer: Viewer) -> None:
        if self._match is None or viewer.seen > len(self._match.state.log):
            viewer.seen = 0
        viewer.seat = self.seat_of(viewer.person_id)
        self.viewers.add(viewer)
        viewer.look(game=True)
        self._tell_presence()

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._tell_presence()

    def _seat(self, viewer: Viewer) -> None:
        """Whoever has sat down or got up reads all events anew, with other eyes."""
        seat = self.seat_of(viewer.person_id)
        if seat != viewer.seat:
            viewer.seat, viewer.seen = seat, 0

    def _tell_presence(self) -> None:
        self._tell_table()
        self._database.bus.say(Notice(HERE, self.id, self._here().write()))

    def _tell_table(self) -> None:
        for viewer in self.viewers:
            viewer.look(table=True)

    # What other servers tell.

    async def hear_line(self, number: int) -> None:
        async with self.lock:
            if self._match is not None and self._match.lines < number:
                await self._read_on()

    async def hear_seats(self) -> None:
        async with self.lock:
            await self.refresh()

    async def hear_chat(self, id: int) -> None:
        await self._tell_chat(Chat.id == id)

    async def hear_presence(self, sender: str, said: str) -> None:
        """Nothing said: that server is gone."""
        before = self._elsewhere.pop(sender, None)
        if said:
            self._elsewhere[sender] = Present.read(said)
        if before != self._elsewhere.get(sender):
            self._tell_table()

    async def hear_question(self) -> None:
        if self.viewers:
            self._database.bus.say(Notice(HERE, self.id, self._here().write()))

    async def catch_up(self) -> None:
        """Something may have been told that was not heard here."""
        self._elsewhere.clear()
        async with self.lock:
            self._sure = False
            await self.refresh()
            await self._current()
        await self._tell_chat()
        self._database.bus.say(Notice(WHO, self.id), Notice(HERE, self.id, self._here().write()))

    async def _tell_chat(self, *which: ColumnElement[bool]) -> None:
        lines = await last_chat(self._database, self.id, *which)
        for viewer in self.viewers:
            viewer.post(chat_message(lines))

    # Acting.

    async def act(self, asking: Asking, form: list[str | int]) -> bool:
        """Do it; False if this very message has been carried out before. Raises what is wrong with it."""

        def change(match: Match) -> tuple[Match, Line]:
            action = match.state.game.action(form)
            return match.act(asking.seat, action, table_dice(self._material, match.thrown))

        return await self._finish(self._change(asking, change))

    async def undo(self, asking: Asking) -> bool:
        """Take back this seat's last action; False if this very message has been carried out before."""
        return await self._finish(self._change(asking, lambda match: match.take_back(asking.seat)))

    async def _finish(self, doing: Coroutine[Any, Any, T]) -> T:
        """To the end, even if whoever asked for it is gone: a stored line must be taken over."""
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._doing.discard(task)
        self._at_rest(self.id)

    async def _change(self, asking: Asking, change: Change) -> bool:
        async with self.lock:
            match = await self._current()
            if match is None:
                raise NotNow("not-started", "this game has not begun")
            if asking.person_id is not None and self.seat_of(asking.person_id) != asking.seat:
                raise NotYours("not-seated", "you have no seat at this table any more")
            if asking.position != match.position(asking.seat):
                match = await self._newest(match)
                if asking.position != match.position(asking.seat):
                    return await self._again_or_stale(asking)
            after, line = change(match)
            try:
                await self._writer.store(Kept(self.id, line, after, asking.client_id))
            except IntegrityError:
                await self._read_on()
                return await self._again_or_stale(asking)
            except Exception:  # whatever it was, nobody knows whether the move was stored: look before the next one
                self._sure = False
                raise
            self._take_over(after)
            if after.state.outcome is not None:
                await self.refresh()
            return True

    async def _newest(self, match: Match) -> Match:
        """Another server may have stored what this one has not heard of yet."""
        if not self._database.bus.alone:
            await self._read_on()
        return self._match or match

    async def _again_or_stale(self, asking: Asking) -> bool:
        """It was not made for this position: False if that is because it has been carried out, else `Stale`."""
        if asking.client_id is not None:
            async with self._database.begin() as session:
                if await is_stored(session, self.id, asking.seat, asking.client_id):
                    return False
        raise Stale

    def _take_over(self, after: Match) -> None:
        before, self._match = self._match, after
        shorter = before is not None and len(after.state.log) < len(before.state.log)
        for viewer in self.viewers:
            viewer.look(game=True, kept=len(after.state.log) if shorter else None)
        self.wake_bots()

    # Talking.

    async def say(self, person_id: str | None, text: str) -> None:
        seat = self.seat_of(person_id)
        if seat is None:
            raise NotYours("not-seated", "those who sit at the table talk")
        line = await add_chat(self._database, self.id, seat, self.shown.seats[seat].name or "", text)
        for viewer in self.viewers:
            viewer.post(chat_message([line]))

    # Bots.

    @property
    def busy(self) -> bool:
        return self.lock.locked() or bool(self._doing) or self._bot_task is not None

    def wake_bots(self) -> None:
        if self._bot_task is None and self._bot_seats():
            self._bot_task = asyncio.create_task(self._play_bots())

    async def stop(self) -> None:
        if self._bot_task is not None:
            self._bot_task.cancel()
            await asyncio.gather(self._bot_task, return_exceptions=True)
        await asyncio.gather(*self._doing, return_exceptions=True)

    def _bot_seats(self) -> list[int]:
        if self._match is None:
            return []
        return [seat for seat in self._match.state.deciders if self.shown.seats[seat].kind == BOT]

    async def _play_bots(self) -> None:
        try:
            while await self._play_bot():
                pass
        finally:
            self._bot_task = None
            self._at_rest(self.id)

    async def _play_bot(self) -> bool:
        """One move of one bot, or another try at it; False if no bot is asked."""
        try:
            async with self.lock:
                match, seats = await self._current(), self._bot_seats()
            if match is None or not seats:
                return False
            if not await self._database.bus.claim(self.id):
                return await self._leave_to_another()
            seat = seats[0]
            perspective = Perspective.of(match.state, seat)
            chosen, _ = await asyncio.gather(self._bots.choose(perspective), asyncio.sleep(self._bot_delay))
            await self.act(Asking(seat, match.position(seat)), chosen)
        except Stale:
            log.debug("table %s: somebody was quicker than a bot", self.id)
        except Exception:  # whatever fails in a bot or on the way to it, the table goes on, and it is tried again
            log.exception("table %s: a bot could not move", self.id)
            await asyncio.sleep(SHORT_REST)
        return True

    async def _leave_to_another(self) -> bool:
        """Another server plays these bots. It may die: as long as somebody looks on here, they are looked after."""
        if not self.viewers:
            return False
        await asyncio.sleep(SHORT_REST)
        return True
