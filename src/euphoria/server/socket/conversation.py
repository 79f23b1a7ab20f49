"""`Conversation`: one socket of one viewer. One task reads the viewer's messages, another writes updates."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from euphoria.kernel.core.errors import EuphoriaError, IllegalAction
from euphoria.kernel.frames.shared_views import SharedViews
from euphoria.kernel.text.languages import Language
from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.error_reasons import in_words, malformed_message, reason_of
from euphoria.server.api.schemas import Reason
from euphoria.server.api.socket_messages import (
    PROTOCOL,
    READER,
    Act,
    AnswerTakeback,
    AskQuery,
    AskRewind,
    AskTakeback,
    ClientMessage,
    Json,
    Say,
    SetStanding,
    SocketWhy,
    Undo,
    acknowledged,
    answer_message,
    chat_message,
    game_message,
    refused,
    rewind_message,
    why_message,
)
from euphoria.server.errors import Conflict, Forbidden, RateLimited, RetryLater
from euphoria.server.http.client_address import address_of
from euphoria.server.match.match import Match
from euphoria.server.operations.logging_setup import fields, milliseconds
from euphoria.server.operations.short_steps import in_short_steps
from euphoria.server.play.chat import last_chat
from euphoria.server.play.live_table import LiveTable
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.play.viewers import Viewer, mark_of
from euphoria.server.services import Services
from euphoria.server.social.away_summary import note_seen
from euphoria.server.store.match_loading import load_frames
from euphoria.server.store.table_lookup import find_table

log = logging.getLogger(__name__)

MOST_RATE_LIMITED = 100
"""The socket is closed when so many more messages exceeded the rate limit than kept to it."""
RATE_LIMITED_PAUSE = 0.01
"""Seconds for which a socket that exceeds the rate limit is not read."""
REVOKED, REFUSED, TOO_SLOW, TOO_FAST = 4401, 4403, 4408, 4429
"""Codes with which the server closes a socket: docs/protocol.md."""


class Conversation:
    """From the accepted handshake until the socket is closed."""

    def __init__(
        self, websocket: WebSocket, table: LiveTable, viewer: Viewer, services: Services, language: Language | None
    ) -> None:
        self.websocket = websocket
        self.language = language
        self.table = table
        self.viewer = viewer
        self.services = services
        self.rate_key = getattr(websocket.state, "person_id", None) or address_of(websocket)
        """Whose rate limit counts: companions share that of the person who has the session."""
        self.close_code = TOO_SLOW

    def hang_up(self) -> None:
        """Called when the session has ended or the API token was revoked."""
        self.viewer.gone, self.close_code = True, REVOKED
        self.viewer.wake.set()

    async def run(self) -> None:
        began = time.monotonic()
        with self.services.metrics.sockets.track_inprogress():
            await self._run()
        extra = fields(table=self.table.id, person=self.viewer.person_id, ms=milliseconds(began))
        log.info("socket closed", extra=extra)

    async def _run(self) -> None:
        seat = self.table.seat_of(self.viewer.person_id)
        self.viewer.post({"type": "hello", "protocol": PROTOCOL, "seat": seat, "commitment": self.table.commitment})
        self.table.enter(self.viewer)
        try:
            await self._post_chat()
            await self._read_and_write()
        finally:
            self.table.exit(self.viewer)
            self._note_seen()
            await self._close(1000)

    def _note_seen(self) -> None:
        """Store how many events they have seen, for the summary when they return."""
        viewer = self.viewer
        if viewer.person_id is not None and viewer.seat is not None and self.table.match_for(viewer.seat):
            noting = note_seen(self.services.database, viewer.person_id, self.table.id, viewer.seen)
            self.services.background.start(noting)

    async def _read_and_write(self) -> None:
        """Until either task ends: the client has gone, or the server closes the socket."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if not isinstance(task.exception(), (WebSocketDisconnect, RuntimeError, type(None))):
                    log.error("table %s: a socket failed", self.table.id, exc_info=task.exception())
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _post_chat(self) -> None:
        self.viewer.post(chat_message(await last_chat(self.services.database, self.table.id)))

    # Writing: updates for the viewer.

    async def _write(self) -> None:
        viewer = self.viewer
        while not viewer.gone:
            await viewer.wake.wait()
            viewer.wake.clear()
            await self._send_all(viewer.take_posted())
            if viewer.table_due or viewer.game_due:
                await self._send_all(await self._updates())
        await self._close(self.close_code if self.table.may_see(viewer.person_id) else REFUSED)

    async def _send_all(self, messages: list[Json]) -> None:
        """A method of its own, so that no message is kept in memory while `_write` waits for the next update."""
        for message in messages:
            await self._send(message)

    async def _updates(self) -> list[Json]:
        """The messages about what has changed for this viewer.

        One viewer at a time, yielding to the event loop before each: a player's move is answered before the updates
        of all viewers have been computed.
        """
        viewer, messages = self.viewer, []
        await self._prepare()
        had_to_wait = self.services.updates_lock.locked()
        async with self.services.updates_lock:
            if not had_to_wait:
                await asyncio.sleep(0)
            if viewer.table_due:
                viewer.table_due = False
                messages.append(self.table.table_message())
            if viewer.game_due:
                viewer.game_due = False
                changed = (self._game_update(), viewer.takeback_if_new(self.table.takeback_message(viewer.seat)))
                messages += [message for message in changed if message]
        return messages

    async def _prepare(self) -> None:
        """Work out what takes long of the game message, before others have to wait for it."""
        seat = self.viewer.seat
        match = self.table.match_for(seat)
        if seat is not None and match is not None:
            state = match.state_for(seat)
            await in_short_steps(state.game.preparing(state, seat))

    def _game_update(self) -> Json | None:
        viewer, match = self.viewer, self.table.match_for(self.viewer.seat)
        if match is None:
            return None
        standing = self.table.standing.shown(match, viewer.seat)
        if viewer.is_up_to_date(match, standing):
            return None
        self._update_mark(match)
        game = self._game(viewer.seen)
        update = game and viewer.game_if_new(game)
        viewer.note_shown(match, standing)
        return update

    def _update_mark(self, match: Match) -> None:
        """Compute the mark of the remaining events again, if events that the viewer had seen were taken back."""
        if self.viewer.mark is None:
            self.viewer.mark = mark_of(match.first_events(self.viewer.seat, self.viewer.seen))

    def _game(self, since: int | None = None) -> Json | None:
        """The game message for this viewer with the events from `since` on; without `since`, with no events."""
        seat = self.viewer.seat
        match = self.table.match_for(seat)
        if match is None:
            return None
        first = len(match.state.log) if since is None else since
        clocks, frames = self.table.clocks_for(seat), self.table.frames_for(seat)
        standing = self.table.standing.shown(match, seat)
        return game_message(match, seat, first, clocks, self._audience(), frames, standing, self._views(match))

    def _views(self, match: Match) -> SharedViews:
        """What all who see this match share; spectators who are behind see another one."""
        if match is not self.table.match:
            return SharedViews()
        return self.services.recent_views.of(self.table.id, match)

    async def _send(self, message: Json) -> None:
        await self.websocket.send({"type": "websocket.send", "text": orjson.dumps(message).decode()})

    # Reading: messages of the viewer.

    async def _read(self) -> None:
        too_fast = 0
        while too_fast < MOST_RATE_LIMITED:
            text = await self._receive()
            try:
                self.services.limits.messages.take(self.rate_key)
            except RateLimited as error:
                too_fast += 1
                self.services.metrics.refused("socket", error.code)
                reason = in_words(reason_of(error), self.language)
                self.viewer.post(refused(reason, retry_after=error.retry_after))
                await asyncio.sleep(RATE_LIMITED_PAUSE)
                continue
            too_fast = max(0, too_fast - 1)
            await self._answer(text)
        log.warning("closed a flood", extra=fields(table=self.table.id, sender=self.rate_key))
        await self._close(TOO_FAST)

    async def _receive(self) -> str:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _answer(self, text: str) -> None:
        """Carry out a message and send the reply directly, ahead of updates that wait; logging comes after it."""
        began = time.monotonic()
        try:
            message = READER.validate_json(text)
        except ValidationError as error:
            await self._refuse(malformed_message(error), "message", began)
            return
        try:
            with self.services.database.storage.guard():
                reply = await self._carry_out(message)
        except EuphoriaError as error:
            retry_after = error.retry_after if isinstance(error, RetryLater) else None
            game = None
            if not isinstance(message, AskQuery):
                await self._prepare()
                game = self._game()
            await self._refuse(self._reason(error), message.type, began, _id_of(message), game, retry_after)
            return
        if reply is not None:
            await self._send(reply)
        if isinstance(message, (Act, Undo)):
            self.services.metrics.move_done(message.type, time.monotonic() - began)
            self._log("move", message.type, began)

    async def _refuse(
        self,
        reason: Reason,
        kind: str,
        began: float,
        client_id: str | None = None,
        game: Json | None = None,
        retry_after: float | None = None,
    ) -> None:
        await self._send(refused(in_words(reason, self.language, retry_after), client_id, game, retry_after))
        self.services.metrics.refused("socket", reason.code)
        self._log("refused", kind, began, reason.code)

    def _log(self, event: str, kind: str, began: float, code: str | None = None) -> None:
        extra = fields(
            table=self.table.id,
            person=self.viewer.person_id,
            seat=self.viewer.seat,
            kind=kind,
            code=code,
            ms=milliseconds(began),
        )
        log.info(event, extra=extra)

    async def _carry_out(self, message: ClientMessage) -> Json | None:
        """The reply, if the message has one."""
        if isinstance(message, AskRewind):
            return await self._rewind(message.since)
        if isinstance(message, AskQuery):
            return await self._query(message)
        if not isinstance(message, SocketWhy):
            self.services.database.storage.check()
        if isinstance(message, Say):
            await self.table.say(self.viewer.person_id, message.text)
            return None
        if isinstance(message, AnswerTakeback):
            await self.table.answer_takeback(self.viewer.person_id, message.agree)
            return acknowledged(message.client_id, again=False)
        seat = self.table.seat_of(self.viewer.person_id)
        if seat is None:
            raise Forbidden("not-seated", "you have no seat at this table")
        if isinstance(message, SocketWhy):
            return self._why(seat, list(message.action))
        request = MoveRequest(seat, message.position, message.client_id, self.viewer.person_id)
        if isinstance(message, Act):
            done = await self.table.act(request, list(message.action))
        elif isinstance(message, AskTakeback):
            await self.table.ask_takeback(request)
            done = True
        elif isinstance(message, SetStanding):
            done = await self.table.set_standing(request, message.on)
        else:
            done = await self.table.undo(request._replace(undo_to=message.to))
        return acknowledged(message.client_id, again=not done)

    def _why(self, seat: int, action: list[str | int]) -> Json:
        match = self.table.match
        if match is None:
            raise Conflict("not-started", "this game has not begun")
        return why_message(match, seat, action, self._audience() or self.table.audience("en"))

    async def _query(self, query: AskQuery) -> Json:
        """The answer to a question about the position: what a spectator may know, too, of what they are shown."""
        self.services.limits.queries.take(self.rate_key)
        match = self.table.match_for(self.viewer.seat)
        if match is None:
            raise Conflict("not-started", "this game has not begun")
        state = match.state_for(self.viewer.seat)
        await in_short_steps(state.game.preparing_answer(state, query.question, query.arguments))
        return answer_message(match, self.viewer.seat, query)

    async def _rewind(self, since: int) -> Json:
        """The views between past events. In a thread, because it may replay hundreds of moves."""
        self.services.limits.rewinds.take(self.rate_key)
        seat = self.viewer.seat
        match, frames = self.table.match_for(seat), self.table.frames_for(seat)
        if match is None:
            raise Conflict("not-started", "this game has not begun")
        events = len(match.state.log)
        if since > events:
            raise Conflict("no-event", f"there are {events} events, and none from number {since} on")
        if frames.first > since:
            async with self.services.database.begin() as session:
                table = await find_table(session, self.table.id)
                frames = await load_frames(session, table, match.length, since)
        states = frames.before(match, since)
        return await asyncio.to_thread(rewind_message, match.view(seat), seat, events, states)

    def _audience(self) -> Audience | None:
        return None if self.language is None else self.table.audience(self.language)

    def _reason(self, error: EuphoriaError) -> Reason:
        """The reason of a refusal; for an illegal action, in the viewer's language."""
        reason, match, audience = reason_of(error), self.table.match, self._audience()
        if isinstance(error, IllegalAction) and match is not None and audience is not None:
            text = match.state.game.narrator.why(match.state, error.refusal, audience)
            return reason.model_copy(update={"message": text})
        return reason

    async def _close(self, code: int) -> None:
        """Close the socket, unless the client has closed it."""
        if self.websocket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(code)


def _id_of(message: ClientMessage) -> str | None:
    """What its sender calls a message, so that they know which one is refused."""
    if isinstance(message, AskQuery):
        return message.id
    return None if isinstance(message, (Say, SocketWhy, AskRewind)) else message.client_id
