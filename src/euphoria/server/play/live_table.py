"""A table that somebody uses now: its match in memory, and those who look at it.

The database is the truth. An action is tried on a copy, stored, and only then taken over here and told; if anything
goes wrong in between, what is here is thrown away and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, select
from sqlalchemy.exc import IntegrityError

from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.presenters import brief, show_table
from euphoria.server.api.schemas import TableOut
from euphoria.server.api.socket_messages import Json, chat_message
from euphoria.server.errors import Conflict, Forbidden, StalePosition
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match
from euphoria.server.match.match_clocks import clocks_after, due_at, first_clocks, show_clocks
from euphoria.server.match.table_dice import Material, table_dice
from euphoria.server.match.table_settings import TableSettings
from euphoria.server.operations.bus import HERE, WHO, BusMessage
from euphoria.server.operations.storage_health import StorageHealth
from euphoria.server.play import absent_seats
from euphoria.server.play.automation import Automation
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.chat import add_chat, last_chat
from euphoria.server.play.move_request import MatchChange, MoveRequest
from euphoria.server.play.takeback_consent import NO_WISH, TakebackConsent, TakebackRateLimit
from euphoria.server.play.takeback_requests import TakebackRequest
from euphoria.server.play.viewers import Present, Viewer, mark_of
from euphoria.server.store.database import Database
from euphoria.server.store.group_commit import GroupCommit
from euphoria.server.store.match_loading import add_watched, load_watched
from euphoria.server.store.models import BOT, FINISHED, PERSON, PLAYING, Chat, Seat, Table
from euphoria.server.store.move_log import is_stored, moves_after
from euphoria.server.store.move_write import ClocksChanged, MoveWrite
from euphoria.server.store.table_lookup import find_table

T = TypeVar("T")


OnMatchChange = Callable[["LiveTable", Match, Match], None]


class PendingMove(NamedTuple):
    """A line on its way to the database: the match and the clocks as they are when it is there."""

    after: Match
    clocks: Clocks
    ends_wish: bool


class LiveTable:
    def __init__(
        self,
        id: str,
        database: Database,
        writer: GroupCommit,
        bots: BotPool,
        bot_delay: float,
        cooldown: TakebackRateLimit,
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
        self._known: set[str] = set()
        """Whose table it is: the host, and all who have a seat, if only one that is kept for them."""
        self._match: Match | None = None
        self._past: deque[Match] = deque(maxlen=1)
        """The match as it was before each of the last public changes, as far as spectators are behind, and as it is."""
        self._clocks = Clocks((), 0, (), 0)
        self._consent = TakebackConsent(self, database, cooldown)
        self._sent: list[PendingMove] = []
        self._arrived = asyncio.Event()
        """Nothing is on its way."""
        self._arrived.set()
        self._sure = True
        """Whether the match is as far as the log is."""
        self._elsewhere: dict[str, Present] = {}
        self._database = database
        self._writer = writer
        self._going_on = Automation(self, database.bus, bots, bot_delay)
        self._doing: set[asyncio.Task[Any]] = set()
        self.changed: OnMatchChange = lambda table, before, after: None
        """Called when a line of ours has been stored."""

    # Reading.

    async def refresh(self) -> None:
        """Read the table and who sits there again, and tell all viewers."""
        async with self._database.begin() as session:
            table = await find_table(session, self.id)
            self.shown = await show_table(session, table)
            self._material = table.dice
            seats = (await session.scalars(select(Seat).where(Seat.table_id == self.id))).all()
            here = [seat for seat in seats if seat.kind == PERSON and seat.away is None]
            self._people = {seat.person_id: seat.number for seat in here if seat.person_id is not None}
            self._known = {table.host_id, *(seat.person_id for seat in seats if seat.person_id is not None)}
            if self._match is None and table.status in (PLAYING, FINISHED):
                behind = self.settings.spectator_delay if table.status == PLAYING else 0
                self._past = deque(await load_watched(session, table, behind), self.settings.spectator_delay + 1)
                self._match = self._past[-1]
            self._read_time(table)
        for viewer in self.viewers:
            self._seat(viewer)
            viewer.notify(table=True, game=True)
        self._going_on.wake()
        if self._consent.given:
            self._begin(self._consent.carry_out())

    async def current(self) -> Match | None:
        """The match, with what the log has more if that is in doubt; None before the start."""
        if self._match is None:
            await self.refresh()
        elif not self._sure:
            await self.read_on()
        return self._match

    async def read_on(self) -> None:
        """Take over what the log has more: lines of other servers, or one of ours that was stored unheard of."""
        assert self._match is not None
        async with self._database.begin() as session:
            more = await moves_after(session, self.id, self._match)
            self._read_time(await find_table(session, self.id))
        if any(line.back is not None for line in more):
            await self._read_anew()
            return
        for line in more:
            self._take_over(self._match.replay(line))
        self._sure = True
        if more and self._match.state.outcome is not None:
            await self.refresh()

    async def _read_anew(self) -> None:
        """The game has gone back, elsewhere: all events are read again."""
        self._match, self._sure = None, True
        for viewer in self.viewers:
            viewer.notify(game=True, kept=0)
        await self.refresh()

    def _read_time(self, table: Table) -> None:
        self._consent.wish = TakebackRequest.read(table.takeback)
        if self._match is not None:
            stored = table.clocks
            self._clocks = (
                first_clocks(self.settings, self._match, self.now()) if stored is None else Clocks.read(stored)
            )

    @property
    def settings(self) -> TableSettings:
        return self.shown.settings

    @property
    def people(self) -> Collection[int]:
        """The seats whose person is there."""
        return self._people.values()

    def seat_of(self, person_id: str | None) -> int | None:
        return None if person_id is None else self._people.get(person_id)

    @property
    def match(self) -> Match | None:
        return self._match

    def match_for(self, seat: int | None) -> Match | None:
        """The match as far as this seat sees it; a spectator (None) may be behind until it is over."""
        if seat is not None or self._match is None or self._match.state.outcome is not None:
            return self._match
        return self._past[0]

    @property
    def storage(self) -> StorageHealth:
        return self._database.storage

    def now(self) -> int:
        return self._database.clock.now()

    @property
    def clocks(self) -> Clocks:
        return self._clocks

    def clocks_for(self, seat: int | None) -> Any:
        """The clocks as this seat may see them, if there are any; not for a spectator who is behind."""
        if self._match is None or (seat is None and self.settings.spectator_delay):
            return None
        return show_clocks(self.settings, self._clocks, self._match, seat, self.now())

    def may_see(self, person_id: str | None) -> bool:
        return not self.settings.private or person_id in self._known

    @property
    def commitment(self) -> str | None:
        """What the table's dice are bound to."""
        return None if self.shown.dice is None else self.shown.dice.commitment

    def audience(self, language: str) -> Audience:
        """Whoever is spoken to at this table."""
        return Audience(language, [seat.name or f"{seat.number + 1}" for seat in self.shown.seats])

    def table_message(self) -> Json:
        watching = sum(looking.watching for looking in (self._here(), *self._elsewhere.values()))
        return {"type": "table", "table": brief(self.shown).model_dump(), "present": self.present, "watching": watching}

    @property
    def present(self) -> list[int]:
        """The seats whose person looks at the table, here or at another server."""
        looking = (self._here(), *self._elsewhere.values())
        return sorted(frozenset().union(*(one.seats for one in looking)))

    def _here(self) -> Present:
        seats = frozenset(viewer.seat for viewer in self.viewers if viewer.seat is not None)
        return Present(seats, sum(viewer.seat is None for viewer in self.viewers))

    # Those who look.

    async def refresh_if_seated_elsewhere(self, person_id: str | None) -> None:
        """They may have sat down at another server a moment ago, which this one has not heard of yet."""
        if person_id is None or self.seat_of(person_id) is not None or self._database.bus.alone:
            return
        async with self._database.begin() as session:
            mine = select(Seat.number).where(Seat.table_id == self.id, Seat.person_id == person_id, Seat.kind == PERSON)
            sits = await session.scalar(mine) is not None
        if sits:
            await self.hear_seats()

    def enter(self, viewer: Viewer) -> None:
        viewer.seat = self.seat_of(viewer.person_id)
        match = self.match_for(viewer.seat)
        stand = [] if match is None else match.first_events(viewer.seat, viewer.seen)
        if len(stand) < viewer.seen or mark_of(stand) != viewer.mark:
            viewer.forget_events()
        self.viewers.add(viewer)
        viewer.notify(game=True)
        self._tell_presence()

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._tell_presence()

    def _seat(self, viewer: Viewer) -> None:
        """Whoever has sat down or got up reads all events anew, with other eyes."""
        seat = self.seat_of(viewer.person_id)
        if seat != viewer.seat:
            viewer.seat = seat
            viewer.forget_events()
        if not self.may_see(viewer.person_id):
            viewer.gone = True

    def _tell_presence(self) -> None:
        self._tell_table()
        self._database.bus.notify(BusMessage(HERE, self.id, self._here().write()))

    def _tell_table(self) -> None:
        for viewer in self.viewers:
            viewer.notify(table=True)

    def absent(self, seats: Iterable[int]) -> list[str]:
        """The people on these seats who do not look at the table now; of a screen, whose it is."""
        sitting = {seat: person_id for person_id, seat in self._people.items()}
        here = {viewer.seat for viewer in self.viewers}
        gone = [seat for seat in seats if seat in sitting and seat not in here]
        if not gone:
            return []
        screens = {seat: self.shown.seats[seat].beside or person_id for seat, person_id in sitting.items()}
        lit = {screens.get(seat) for seat in self.present}
        return list(dict.fromkeys(screens[seat] for seat in gone if screens[seat] not in lit))

    # What other servers tell.

    async def hear_line(self, number: int) -> None:
        async with self.still():
            if self._match is not None and self._match.length < number:
                await self.read_on()

    async def hear_seats(self) -> None:
        async with self.still():
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
            self._database.bus.notify(BusMessage(HERE, self.id, self._here().write()))

    async def catch_up(self) -> None:
        """Something may have been told that was not heard here."""
        self._elsewhere.clear()
        async with self.still():
            self._sure = False
            await self.refresh()
            await self.current()
        await self._tell_chat()
        self._database.bus.notify(BusMessage(WHO, self.id), BusMessage(HERE, self.id, self._here().write()))

    async def _tell_chat(self, *which: ColumnElement[bool]) -> None:
        lines = await last_chat(self._database, self.id, *which)
        for viewer in self.viewers:
            viewer.post(chat_message(lines))

    # Acting.

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Nobody else does anything at this table, and nothing that was done is still on its way."""
        async with self.lock:
            await self._arrived.wait()
            yield

    async def act(self, asking: MoveRequest, form: list[str | int]) -> bool:
        """Do it; False if this very message has been carried out before. Raises what is wrong with it."""

        def change(match: Match) -> tuple[Match, LoggedMove]:
            action = match.state.game.action(form)
            return match.act(asking.seat, action, table_dice(self._material, match.dice_thrown))

        return await self._change(asking, change)

    async def undo(self, asking: MoveRequest) -> bool:
        """Take back this seat's last action; False if this very message has been carried out before."""
        return await self._change(asking, lambda match: match.undo(asking.seat))

    async def _finish(self, doing: Coroutine[Any, Any, T]) -> T:
        """To the end, even if whoever asked for it is gone: a stored line must be taken over."""
        return await asyncio.shield(self._begin(doing))

    def _begin(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._doing.discard(task)
        self.at_rest()

    async def _change(self, asking: MoveRequest, change: MatchChange) -> bool:
        """The next one need not wait until this one is stored, only nobody is told before.

        Where several answer at once, all their lines so share one commit. If somebody was quicker with what need not
        concern this seat, it is tried again.
        """
        while True:
            async with self.lock:
                match = await self._made_for(asking)
                if match is None:
                    return await self._again_or_stale(asking)
                stored = self.store(match, change, asking.client_id)
            with suppress(ClocksChanged):
                try:
                    await stored
                    return True
                except IntegrityError:
                    async with self.still():
                        if await self.current() is match:
                            return await self._again_or_stale(asking)

    async def _made_for(self, asking: MoveRequest) -> Match | None:
        """The match that this was made for, with what is on its way; None if it is another by now."""
        match = self._sent[-1].after if self._sent else await self.current()
        if match is None:
            raise Conflict("not-started", "this game has not begun")
        self.check_seat(asking, match)
        if asking.position == match.position(asking.seat):
            return match
        await self._arrived.wait()
        match = await self._newest()
        self.check_seat(asking, match)
        return match if asking.position == match.position(asking.seat) else None

    def check_seat(self, asking: MoveRequest, match: Match) -> None:
        """A person acts on their own seat; what acts without one, for a bot or where there is no choice."""
        if asking.person_id is None:
            if self.shown.seats[asking.seat].kind != BOT and asking.seat not in self._going_on.forced(match):
                raise StalePosition
        elif self.seat_of(asking.person_id) != asking.seat:
            raise Forbidden("not-seated", "you have no seat at this table any more")

    def store(self, match: Match, change: MatchChange, client_id: str | None = None) -> asyncio.Future[None]:
        """Do it, and send it to the database; when it is there it is taken over, even if whoever asked for it is gone.

        `IntegrityError` if somebody was quicker, `ClocksChanged` if the clocks are others by now.
        """
        after, line = change(match)
        after = after.with_snapshot(self._writer.snapshot_every)
        before = self._sent[-1].clocks if self._sent else self._clocks
        clocks = clocks_after(self.settings, before, match, line, after, self.now())
        known = None if self.settings.time_control is None else before
        ends_wish = self._consent.ends_with(match, line, after)
        kept = MoveWrite(self.id, line, after, client_id, clocks, due_at(clocks, after), known, self.now(), ends_wish)
        self._sent.append(PendingMove(after, clocks, ends_wish))
        self._arrived.clear()
        return self._writer.store(kept, self._landed)

    async def store_still(self, match: Match, change: MatchChange) -> None:
        """The same, while nothing else is done: where the clocks are others, it is reckoned from them."""
        try:
            await self.store(match, change)
        except ClocksChanged:
            await self.current()
            await self.store_still(match, change)

    def _landed(self, error: Exception | None) -> None:
        """The first of the lines that were sent is stored, or it is not, and nobody knows why: look before the next."""
        sent = self._sent.pop(0)
        if not self._sent:
            self._arrived.set()
        if error is None:
            self._stored(sent)
        else:
            self._sure = False
        self.at_rest()

    def _stored(self, sent: PendingMove) -> None:
        before, self._clocks = self._match, sent.clocks
        assert before is not None
        if sent.ends_wish:
            self._consent.wish = None
        self._take_over(sent.after)
        self.changed(self, before, sent.after)
        if sent.after.state.outcome is not None:
            self._begin(self._end())

    async def _end(self) -> None:
        """The table looks different when the game is over."""
        async with self.still():
            await self.refresh()

    async def _newest(self) -> Match:
        """Another server may have stored what this one has not heard of yet."""
        if not self._database.bus.alone:
            await self.read_on()
        match = await self.current()
        assert match is not None
        return match

    async def _again_or_stale(self, asking: MoveRequest) -> bool:
        """It was not made for this position: False if that is because it has been carried out, else `StalePosition`."""
        if asking.client_id is not None:
            async with self._database.begin() as session:
                if await is_stored(session, self.id, asking.seat, asking.client_id):
                    return False
        raise StalePosition

    def _take_over(self, after: Match) -> None:
        before, watched = self._match, self.match_for(None)
        self._match = after
        self._note_past(after)
        for viewer in self.viewers:
            was = watched if viewer.seat is None else before
            new = self.match_for(viewer.seat) or after
            shorter = was is not None and len(new.state.log) < len(was.state.log)
            viewer.notify(game=True, kept=len(new.state.log) if shorter else None)
        self._going_on.wake()

    def _note_past(self, after: Match) -> None:
        if self.settings.spectator_delay:
            add_watched(self._past, after)
        else:
            self._past.append(after)

    # Going back by consent.

    async def ask_takeback(self, asking: MoveRequest) -> None:
        await self._finish(self._consent.ask(asking))

    async def answer_takeback(self, person_id: str | None, agree: bool) -> None:
        await self._finish(self._consent.answer(person_id, agree))

    def takeback_message(self, seat: int | None) -> Json:
        """What this seat is told of a wish: a spectator who is behind nothing, since it is about the game as it is."""
        return NO_WISH if seat is None and self.settings.spectator_delay else self._consent.message()

    # Time.

    async def ring(self) -> None:
        """Something is due: bots play for those who have no time left, or a question is closed."""
        async with self.still():
            self._sure = self._sure and self._database.bus.alone
            match = await self.current()
            if match is None:
                return
            out = self._clocks.out_of_time(match.waiting, self.now()) if self.settings.on_timeout == "bot" else []
            gone = [seat for seat in out if self.shown.seats[seat].kind == PERSON]
            if not match.ready_to_close:
                await absent_seats.run_out(self._database, self.id, gone, match.length)
            if gone:
                await self.refresh()
            self._going_on.wake()

    async def close_question(self) -> None:
        """Close the question that all have answered, unless that has changed."""
        await self._finish(self._close())

    async def _close(self) -> None:
        async with self.still():
            match = await self.current()
            if match is None or not match.ready_to_close or self.now() < self._clocks.asked_since:
                return
            try:
                await self.store_still(match, self._close_now)
            except IntegrityError:
                await self.current()

    def _close_now(self, match: Match) -> tuple[Match, LoggedMove]:
        return match.close_question(table_dice(self._material, match.dice_thrown))

    # Talking.

    async def say(self, person_id: str | None, text: str) -> None:
        seat = self.seat_of(person_id)
        if seat is None:
            raise Forbidden("not-seated", "those who sit at the table talk")
        line = await add_chat(self._database, self.id, seat, self.shown.seats[seat].name or "", text)
        for viewer in self.viewers:
            viewer.post(chat_message([line]))

    # At rest.

    @property
    def busy(self) -> bool:
        return self.lock.locked() or bool(self._sent or self._doing) or self._going_on.busy

    def at_rest(self) -> None:
        self._at_rest(self.id)

    async def stop(self) -> None:
        await self._going_on.stop()
        await self._arrived.wait()
        await asyncio.gather(*self._doing, return_exceptions=True)
