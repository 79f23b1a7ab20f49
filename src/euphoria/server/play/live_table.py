"""A table in use: its match in memory, its players and its viewers.

The database is the source of truth. A move changes the table in memory only when it is stored (`move_pipeline.py`);
after an error, the table reads the log again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from sqlalchemy import ColumnElement, select

from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import UnknownAction
from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.presenters import brief, show_table
from euphoria.server.api.schemas import TableOut
from euphoria.server.api.socket_messages import Json, chat_message
from euphoria.server.errors import Forbidden, StalePosition
from euphoria.server.match.clocks import Clocks
from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match
from euphoria.server.match.match_clocks import first_clocks, show_clocks
from euphoria.server.match.recent_frames import RecentFrames
from euphoria.server.match.table_dice import Material, table_dice
from euphoria.server.match.table_settings import TableSettings
from euphoria.server.operations.background import TaskSet
from euphoria.server.operations.short_steps import in_short_steps
from euphoria.server.operations.storage_health import StorageHealth
from euphoria.server.play.automation import Automation
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.chat import add_chat, last_chat
from euphoria.server.play.move_pipeline import MovePipeline, PendingMove
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.play.standing_answers import StandingAnswers
from euphoria.server.play.table_players import TablePlayers
from euphoria.server.play.table_viewers import TableViewers
from euphoria.server.play.takeback_consent import NO_REQUEST, TakebackConsent, TakebackRateLimit
from euphoria.server.play.takeback_requests import TakebackRequest
from euphoria.server.play.viewers import Viewer, mark_of
from euphoria.server.play.visible_matches import VisibleMatches
from euphoria.server.store.database import Database
from euphoria.server.store.group_commit import GroupCommit
from euphoria.server.store.match_loading import load_watched
from euphoria.server.store.models import BOT, FINISHED, PERSON, PLAYING, Chat, Seat, Table
from euphoria.server.store.move_log import moves_after
from euphoria.server.store.table_lookup import find_table

OnMatchChange = Callable[["LiveTable", Match, Match], None]
"""Called with the match before and after a move of this server that was stored."""


class LiveTable:
    def __init__(
        self,
        id: str,
        database: Database,
        writer: GroupCommit,
        bots: BotPool,
        bot_delay: float,
        takeback_limit: TakebackRateLimit,
        on_idle: Callable[[str], None],
    ) -> None:
        """`on_idle` is called with the id when the table may have nothing more to do."""
        self.id = id
        self.info: TableOut
        """The table and its seats, as clients are shown them."""
        self.players = TablePlayers({}, frozenset())
        self.viewers = TableViewers(id, database.bus)
        self.standing = StandingAnswers(self, database)
        self.consent = TakebackConsent(self, database, takeback_limit)
        self.clocks = Clocks((), 0, (), 0)
        self.in_sync = True
        """Whether the match is known to contain the whole log."""
        self.on_change: OnMatchChange = lambda table, before, after: None
        self._on_idle = on_idle
        self._database = database
        self._material: Material = {}
        self._matches = VisibleMatches()
        self.moves = MovePipeline(self, database, writer)
        self.automation = Automation(self, database, bots, bot_delay)
        self.tasks = TaskSet(self.check_idle)

    # Reading from the database.

    async def refresh(self) -> None:
        """Read the table and its seats again, and update all viewers."""
        async with self._database.begin() as session:
            table = await find_table(session, self.id)
            self.info = await show_table(session, table)
            self._material = table.dice
            seats = (await session.scalars(select(Seat).where(Seat.table_id == self.id))).all()
            self.players = TablePlayers.read(table.host_id, seats)
            if self.match is None and table.status in (PLAYING, FINISHED):
                delay = self.settings.spectator_delay
                behind = delay if table.status == PLAYING else 0
                self._matches.load(await load_watched(session, table, behind), delay)
            self._read_clocks(table)
        self.standing.read(seats)
        if self.match is not None:
            self.standing.end_outdated(self.match)
        for viewer in self.viewers:
            self._update_seat(viewer)
            viewer.notify(table=True, game=True)
        self.automation.wake()
        if self.consent.is_given:
            self.tasks.start(self.consent.carry_out())

    async def current(self) -> Match | None:
        """The match, after reading the log if that may contain more; None before the start."""
        if self.match is None:
            await self.refresh()
        elif not self.in_sync:
            await self._read_new_moves()
        return self.match

    async def newest(self) -> Match:
        """The match with all moves of other servers, also those this server was not notified of yet."""
        if not self._database.bus.alone:
            await self._read_new_moves()
        match = await self.current()
        assert match is not None
        return match

    async def _read_new_moves(self) -> None:
        """Apply the moves that the log has more: of other servers, or our own after an error."""
        match = self.match
        assert match is not None
        async with self._database.begin() as session:
            moves = await moves_after(session, self.id, match)
            self._read_clocks(await find_table(session, self.id))
        if any(move.back is not None for move in moves):
            await self._reload_match()
            return
        for move in moves:
            match = match.replay(move)
            self._set_match(match)
        self.in_sync = True
        if moves and match.state.outcome is not None:
            await self.refresh()

    async def _reload_match(self) -> None:
        """After a takeback by consent at another server: viewers get all events again."""
        self._matches.current, self.in_sync = None, True
        self.viewers.notify(game=True, kept=0)
        await self.refresh()

    def _read_clocks(self, table: Table) -> None:
        self.consent.request = TakebackRequest.read(table.takeback)
        if self.match is not None:
            stored = table.clocks
            self.clocks = first_clocks(self.settings, self.match, self.now()) if stored is None else Clocks.read(stored)

    # What the table is, and what a seat may see of it.

    @property
    def settings(self) -> TableSettings:
        return self.info.settings

    @property
    def match(self) -> Match | None:
        return self._matches.current

    def match_for(self, seat: int | None) -> Match | None:
        """The match that this seat (None: a spectator, who may be delayed) may see."""
        return self._matches.for_seat(seat)

    def frames_for(self, seat: int | None) -> RecentFrames:
        """The states between the last events of `match_for`."""
        return self._matches.frames_for(seat)

    def seat_of(self, person_id: str | None) -> int | None:
        return self.players.seat_of(person_id)

    def may_see(self, person_id: str | None) -> bool:
        return not self.settings.private or person_id in self.players.members

    @property
    def storage(self) -> StorageHealth:
        return self._database.storage

    def now(self) -> int:
        return self._database.clock.now()

    def clocks_for(self, seat: int | None) -> Any:
        """The clocks as this seat may see them, if there are any; none for a delayed spectator."""
        if self.match is None or (seat is None and self.settings.spectator_delay):
            return None
        return show_clocks(self.settings, self.clocks, self.match, seat, self.now())

    @property
    def commitment(self) -> str | None:
        """The commitment of the table's dice."""
        return None if self.info.dice is None else self.info.dice.commitment

    def audience(self, language: str) -> Audience:
        """For texts: the language, and the names of the players."""
        return Audience(language, [seat.name or f"{seat.number + 1}" for seat in self.info.seats])

    def table_message(self) -> Json:
        info = brief(self.info).model_dump()
        return {"type": "table", "table": info, "present": self.viewers.seats, "watching": self.viewers.spectators}

    def takeback_message(self, seat: int | None) -> Json:
        """The takeback request that this seat is told of: none for a delayed spectator."""
        return NO_REQUEST if seat is None and self.settings.spectator_delay else self.consent.message()

    # Viewers.

    async def refresh_if_seated_elsewhere(self, person_id: str | None) -> None:
        """They may have taken a seat through another server whose notification has not arrived yet."""
        if person_id is None or self.seat_of(person_id) is not None or self._database.bus.alone:
            return
        async with self._database.begin() as session:
            own = select(Seat.number).where(Seat.table_id == self.id, Seat.person_id == person_id, Seat.kind == PERSON)
            has_seat = await session.scalar(own) is not None
        if has_seat:
            await self.on_seats_changed()

    def enter(self, viewer: Viewer) -> None:
        viewer.seat = self.seat_of(viewer.person_id)
        match = self.match_for(viewer.seat)
        events = [] if match is None else match.first_events(viewer.seat, viewer.seen)
        if len(events) < viewer.seen or mark_of(events) != viewer.mark:
            viewer.forget_events()
        self.viewers.add(viewer)

    def exit(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)

    def _update_seat(self, viewer: Viewer) -> None:
        """A viewer who has taken or left a seat gets all events again, as the new seat may read them."""
        seat = self.seat_of(viewer.person_id)
        if seat != viewer.seat:
            viewer.seat = seat
            viewer.forget_events()
        if not self.may_see(viewer.person_id):
            viewer.gone = True

    def absent(self, seats: Iterable[int]) -> list[str]:
        """The players of these seats who are not watching, to be notified; for companions, who brought them."""
        here = {viewer.seat for viewer in self.viewers}
        keepers = [seat.beside for seat in self.info.seats]
        return self.players.not_watching(seats, here, self.viewers.seats, keepers)

    # Messages of other servers.

    async def on_move_stored(self, number: int) -> None:
        async with self.exclusive():
            if self.match is not None and self.match.length < number:
                await self._read_new_moves()

    async def on_seats_changed(self) -> None:
        async with self.exclusive():
            await self.refresh()

    async def on_chat(self, id: int) -> None:
        await self._post_chat(Chat.id == id)

    async def on_presence(self, server: str, present: str) -> None:
        self.viewers.set_elsewhere(server, present)

    async def on_presence_request(self) -> None:
        if self.viewers:
            self.viewers.announce()

    async def catch_up(self) -> None:
        """Read everything again, because messages of other servers may have been missed."""
        self.viewers.forget_elsewhere()
        async with self.exclusive():
            self.in_sync = False
            await self.refresh()
            await self.current()
        await self._post_chat()
        self.viewers.announce(ask_others=True)

    async def _post_chat(self, *which: ColumnElement[bool]) -> None:
        self.viewers.post(chat_message(await last_chat(self._database, self.id, *which)))

    # Moves.

    def exclusive(self) -> AbstractAsyncContextManager[None]:
        """No request is handled meanwhile, and no move is pending."""
        return self.moves.exclusive()

    async def act(self, request: MoveRequest, form: list[str | int]) -> bool:
        """Carry out an action; False if this request has been carried out before."""
        await self._prepare(request, form)

        def change(match: Match) -> tuple[Match, LoggedMove]:
            action = match.state.game.action(form)
            done = match.act(request.seat, action, self.dice_for(match))
            if self.standing.given(match).get(request.seat, action) != action:
                self.standing.end(request.seat)
            return done

        return await self.moves.submit(request, change)

    async def _prepare(self, request: MoveRequest, form: list[str | int]) -> None:
        """Work out what takes long of an action before it is done, which nothing may come between."""
        match = self.match
        if match is None or request.position != match.position(request.seat):
            return
        with suppress(UnknownAction):
            action = match.state.game.action(form)
            await in_short_steps(match.state.game.preparing(match.state, request.seat, action))

    async def undo(self, request: MoveRequest) -> bool:
        """Take back this seat's last action; False if this request has been carried out before."""

        def change(match: Match) -> tuple[Match, LoggedMove]:
            done = match.undo(request.seat)
            self.standing.end(request.seat)
            return done

        return await self.moves.submit(request, change)

    async def set_standing(self, request: MoveRequest, on: bool) -> bool:
        """Set or end this seat's standing answer; False if this request has been carried out before."""
        return await self.tasks.run_to_end(self.standing.change(request, on))

    def dice_for(self, match: Match) -> Dice:
        """The dice of the next move."""
        return table_dice(self._material, match.dice_thrown)

    def check_seat(self, request: MoveRequest, match: Match) -> None:
        """A person moves for their own seat; the server for a bot, or an answer that it gives for a player."""
        if request.person_id is None:
            bot = self.info.seats[request.seat].kind == BOT
            if not bot and request.seat not in self.automation.answers_for_players(match):
                raise StalePosition
        elif self.seat_of(request.person_id) != request.seat:
            raise Forbidden("not-seated", "you have no seat at this table any more")

    def on_own_move(self, move: PendingMove) -> None:
        """A move of this server is stored."""
        before, self.clocks = self.match, move.clocks
        assert before is not None
        if move.ends_takeback:
            self.consent.request = None
        self._set_match(move.after)
        self.on_change(self, before, move.after)
        if move.after.state.outcome is not None:
            self.tasks.start(self.on_seats_changed())  # shows the outcome, and the secret of the dice

    def _set_match(self, after: Match) -> None:
        kept_by_players, kept_by_spectators = self._matches.set(after)
        self.standing.end_outdated(after)
        for viewer in self.viewers:
            viewer.notify(game=True, kept=kept_by_spectators if viewer.seat is None else kept_by_players)
        self.automation.wake()

    # Takebacks by consent.

    async def ask_takeback(self, request: MoveRequest) -> None:
        await self.tasks.run_to_end(self.consent.ask(request))

    async def answer_takeback(self, person_id: str | None, agree: bool) -> None:
        await self.tasks.run_to_end(self.consent.answer(person_id, agree))

    # Chat.

    async def say(self, person_id: str | None, text: str) -> None:
        """Chat: only players may write."""
        seat = self.seat_of(person_id)
        if seat is None:
            raise Forbidden("not-seated", "those who sit at the table talk")
        line = await add_chat(self._database, self.id, seat, self.info.seats[seat].name or "", text)
        self.viewers.post(chat_message([line]))

    # When the table can be dropped from memory.

    @property
    def busy(self) -> bool:
        return self.moves.busy or bool(self.tasks) or self.automation.busy

    def check_idle(self) -> None:
        self._on_idle(self.id)

    async def stop(self) -> None:
        await self.automation.stop()
        await self.moves.drain()
        await self.tasks.wait()
