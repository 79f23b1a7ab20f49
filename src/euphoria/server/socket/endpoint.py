"""`/tables/{id}/socket`: one socket for each viewer. One task reads it, one writes it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from euphoria.kernel.core.errors import EuphoriaError, IllegalAction
from euphoria.kernel.text.narrator import Audience
from euphoria.server.api.error_reasons import malformed_message, reason_of
from euphoria.server.api.schemas import Problem, Reason, TableId
from euphoria.server.api.socket_messages import (
    PROTOCOL,
    READER,
    Act,
    AnswerTakeback,
    AskTakeback,
    Json,
    Said,
    Say,
    Undo,
    Why,
    acknowledged,
    chat_message,
    game_message,
    refused,
    why_message,
)
from euphoria.server.errors import Conflict, Forbidden, NotFound, RateLimited, RequestRefused, RetryLater
from euphoria.server.http.middleware import check_host, check_origin
from euphoria.server.match.match import Match
from euphoria.server.operations.logging_setup import fields, milliseconds
from euphoria.server.people.companions import speaker_at
from euphoria.server.play.chat import last_chat
from euphoria.server.play.live_table import LiveTable
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.play.viewers import Viewer, mark_of
from euphoria.server.services import Services, ServicesOf, address_of
from euphoria.server.social.away_summary import note_seen

log = logging.getLogger(__name__)
router = APIRouter()

Since = Annotated[int, Query(ge=0, lt=2**31)]
Mark = Annotated[str, Query(max_length=32)]
ASeat = Annotated[int, Query(ge=0, lt=2**31)]
Language = Literal["en", "es"]
MOST_VIEWERS = 200
"""At one table, until no more are let in who have no seat."""
PATIENCE = 100
"""How many more messages may come too fast than in time before the socket is closed."""
BREATH = 0.01
"""Seconds for which a socket that is too fast is not read."""
TOLD = (401, 429, 503)
"""The statuses of a refused handshake that help a program; all others are 403."""
LATER, REVOKED, REFUSED, TOO_SLOW, TOO_FAST = 1013, 4401, 4403, 4408, 4429


@router.websocket("/tables/{table_id}/socket")
async def socket(
    websocket: WebSocket,
    table_id: TableId,
    on: ServicesOf,
    since: Since = 0,
    mark: Mark = "",
    lang: Language | None = None,
    seat: ASeat | None = None,
) -> None:
    """Whoever has no seat at the table looks on. With a language, everything comes in words, too.

    `since` and `mark`: how many events I have, and which. `seat`: my own, or that of somebody beside me.
    """
    try:
        check_host(websocket.headers, on.settings.hosts)
        check_origin(websocket.headers, on.settings.origins)
        on.limits.requests.take(address_of(websocket))
        with on.database.storage.guard(), on.sockets.coming_from(address_of(websocket)):
            person = await on.person(websocket)
            if seat is not None:
                async with on.database.begin() as session:
                    person = await speaker_at(session, table_id, seat, person)
            viewer = Viewer(person.id if person else None, since, mark)
            await _converse(websocket, table_id, on, viewer, lang)
    except RequestRefused as error:
        on.metrics.refused("socket", error.code)
        log.info("socket refused", extra=fields(code=error.code, address=address_of(websocket)))
        if websocket.application_state == WebSocketState.CONNECTED:
            await websocket.close(LATER, error.code)
        elif error.status in TOLD:
            await websocket.send_denial_response(_denial(error))
        else:
            await websocket.close(REFUSED, error.code)


async def _converse(websocket: WebSocket, table_id: str, on: Services, viewer: Viewer, lang: Language | None) -> None:
    async with on.tables.open(table_id) as table:
        await table.refresh_if_seated_elsewhere(viewer.person_id)
        admit(table, viewer.person_id)
        await websocket.accept()
        conversation = Conversation(websocket, table, viewer, on, lang)
        said = websocket.state
        by_token = on.tokens_in_use.using(getattr(said, "token_id", None), conversation.hang_up)
        with by_token, on.sockets.of(getattr(said, "session", None), conversation.hang_up):
            await conversation.run()


def admit(table: LiveTable, person_id: str | None) -> None:
    """Raises why they may not look at this table. However many look on, nobody is kept from their own seat."""
    if not table.may_see(person_id):
        raise NotFound("no-table", "there is no such table")
    if table.seat_of(person_id) is None and len(table.viewers) >= MOST_VIEWERS:
        raise Forbidden("too-many", "too many look at this table already")


def _denial(error: RequestRefused) -> JSONResponse:
    headers = {"retry-after": str(math.ceil(error.retry_after))} if isinstance(error, RetryLater) else {}
    return JSONResponse(Problem(error=reason_of(error)).model_dump(), error.status, headers)


class Conversation:
    def __init__(
        self, websocket: WebSocket, table: LiveTable, viewer: Viewer, on: Services, language: Language | None
    ) -> None:
        self.websocket = websocket
        self.language = language
        self.table = table
        self.viewer = viewer
        self.on = on
        self.key = getattr(websocket.state, "person_id", None) or address_of(websocket)
        """Whose rates count: those of whoever has a session, also for those beside them."""
        self.end_with = TOO_SLOW

    def hang_up(self) -> None:
        """Their token has been revoked, or they have signed out."""
        self.viewer.gone, self.end_with = True, REVOKED
        self.viewer.wake.set()

    async def run(self) -> None:
        began = time.monotonic()
        with self.on.metrics.sockets.track_inprogress():
            await self._run()
        told = fields(table=self.table.id, person=self.viewer.person_id, ms=milliseconds(began))
        log.info("socket closed", extra=told)

    async def _run(self) -> None:
        seat = self.table.seat_of(self.viewer.person_id)
        self.viewer.post({"type": "hello", "protocol": PROTOCOL, "seat": seat, "commitment": self.table.commitment})
        self.table.enter(self.viewer)
        try:
            await self._tell_chat()
            await self._talk()
        finally:
            self.table.exit(self.viewer)
            self._note_seen()
            await self._close(1000)

    def _note_seen(self) -> None:
        """How much they have seen, for when they come back."""
        viewer = self.viewer
        if viewer.person_id is not None and viewer.seat is not None and self.table.match_for(viewer.seat):
            self.on.background.start(note_seen(self.on.database, viewer.person_id, self.table.id, viewer.seen))

    async def _talk(self) -> None:
        """Until one side has had enough."""
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

    async def _tell_chat(self) -> None:
        self.viewer.post(chat_message(await last_chat(self.on.database, self.table.id)))

    # What the viewer is told.

    async def _write(self) -> None:
        viewer = self.viewer
        while not viewer.gone:
            await viewer.wake.wait()
            viewer.wake.clear()
            await self._tell(viewer.waiting())
            if viewer.table_due or viewer.game_due:
                await self._tell(await self._news())
        await self._close(self.end_with if self.table.may_see(viewer.person_id) else REFUSED)

    async def _tell(self, messages: list[Json]) -> None:
        """Here, so that none of them is held while the viewer waits for the next."""
        for message in messages:
            await self._send(message)

    async def _news(self) -> list[Json]:
        """What has changed for them, worked out in their turn: who has acted is not kept waiting for all others."""
        viewer, found = self.viewer, []
        had_to_wait = self.on.turns.locked()
        async with self.on.turns:
            if not had_to_wait:
                await asyncio.sleep(0)
            if viewer.table_due:
                viewer.table_due = False
                found.append(self.table.table_message())
            if viewer.game_due:
                viewer.game_due = False
                news = (self._game_news(), viewer.takeback_news(self.table.takeback_message(viewer.seat)))
                found += [message for message in news if message]
        return found

    def _game_news(self) -> Json | None:
        viewer, match = self.viewer, self.table.match_for(self.viewer.seat)
        if match is None or viewer.knows(match):
            return None
        self._mark(match)
        game = self._game(viewer.seen)
        news = game and viewer.news(game)
        viewer.has_looked(match)
        return news

    def _mark(self, match: Match) -> None:
        """Something that they have seen was taken back: what is left of it has another mark."""
        if self.viewer.mark is None:
            self.viewer.mark = mark_of(match.first_events(self.viewer.seat, self.viewer.seen))

    def _game(self, since: int | None = None) -> Json | None:
        """The game as they may see it, with the events from `since` on; without any if that is not given."""
        seat = self.viewer.seat
        match = self.table.match_for(seat)
        if match is None:
            return None
        first = len(match.state.log) if since is None else since
        return game_message(match, seat, first, self.table.clocks_for(seat), self._ear())

    async def _send(self, message: Json) -> None:
        await self.websocket.send({"type": "websocket.send", "text": orjson.dumps(message).decode()})

    # What the viewer says.

    async def _read(self) -> None:
        too_fast = 0
        while too_fast < PATIENCE:
            text = await self._receive()
            try:
                self.on.limits.messages.take(self.key)
            except RateLimited as error:
                too_fast += 1
                self.on.metrics.refused("socket", error.code)
                self.viewer.post(refused(reason_of(error), retry_after=error.retry_after))
                await asyncio.sleep(BREATH)
                continue
            too_fast = max(0, too_fast - 1)
            await self._answer(text)
        log.warning("closed a flood", extra=fields(table=self.table.id, sender=self.key))
        await self._close(TOO_FAST)

    async def _receive(self) -> str:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _answer(self, text: str) -> None:
        """At once, whatever else waits to be written; what is noted about it comes later."""
        began = time.monotonic()
        try:
            said = READER.validate_json(text)
        except ValidationError as error:
            await self._refuse(malformed_message(error), "message", began)
            return
        try:
            with self.on.database.storage.guard():
                reply = await self._do(said)
        except EuphoriaError as error:
            client_id = None if isinstance(said, (Say, Why)) else said.client_id
            retry_after = error.retry_after if isinstance(error, RetryLater) else None
            await self._refuse(self._reason(error), said.type, began, client_id, self._game(), retry_after)
            return
        if reply is not None:
            await self._send(reply)
        if isinstance(said, (Act, Undo)):
            self.on.metrics.moved(said.type, time.monotonic() - began)
            self._note("move", said.type, began)

    async def _refuse(
        self,
        reason: Reason,
        kind: str,
        began: float,
        client_id: str | None = None,
        game: Json | None = None,
        retry_after: float | None = None,
    ) -> None:
        await self._send(refused(reason, client_id, game, retry_after))
        self.on.metrics.refused("socket", reason.code)
        self._note("refused", kind, began, reason.code)

    def _note(self, what: str, kind: str, began: float, code: str | None = None) -> None:
        told = fields(
            table=self.table.id,
            person=self.viewer.person_id,
            seat=self.viewer.seat,
            kind=kind,
            code=code,
            ms=milliseconds(began),
        )
        log.info(what, extra=told)

    async def _do(self, said: Said) -> Json | None:
        if not isinstance(said, Why):
            self.on.database.storage.check()
        if isinstance(said, Say):
            await self.table.say(self.viewer.person_id, said.text)
            return None
        if isinstance(said, AnswerTakeback):
            await self.table.answer_takeback(self.viewer.person_id, said.agree)
            return acknowledged(said.client_id, again=False)
        seat = self.table.seat_of(self.viewer.person_id)
        if seat is None:
            raise Forbidden("not-seated", "you have no seat at this table")
        if isinstance(said, Why):
            return self._why(seat, list(said.action))
        asking = MoveRequest(seat, said.position, said.client_id, self.viewer.person_id)
        if isinstance(said, Act):
            done = await self.table.act(asking, list(said.action))
        elif isinstance(said, AskTakeback):
            await self.table.ask_takeback(asking)
            done = True
        else:
            done = await self.table.undo(asking)
        return acknowledged(said.client_id, again=not done)

    def _why(self, seat: int, action: list[str | int]) -> Json:
        match = self.table.match
        if match is None:
            raise Conflict("not-started", "this game has not begun")
        return why_message(match, seat, action, self._ear() or self.table.audience("en"))

    def _ear(self) -> Audience | None:
        return None if self.language is None else self.table.audience(self.language)

    def _reason(self, error: EuphoriaError) -> Reason:
        """A rule's own words are said in the viewer's language."""
        reason, match, audience = reason_of(error), self.table.match, self._ear()
        if isinstance(error, IllegalAction) and match is not None and audience is not None:
            said = match.state.game.narrator.why(match.state, error.refusal, audience)
            return reason.model_copy(update={"message": said})
        return reason

    async def _close(self, code: int) -> None:
        """Close it, unless the other side has done so."""
        if self.websocket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(code)
