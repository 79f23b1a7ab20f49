"""The endpoint `/tables/{id}/socket`: checks who may open a socket, and runs a `Conversation` over it."""

from __future__ import annotations

import logging
import math
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from fastapi.responses import JSONResponse
from starlette.websockets import WebSocketState

from euphoria.kernel.text.languages import Language
from euphoria.server.api.error_reasons import reason_of
from euphoria.server.api.schemas import Problem, TableId
from euphoria.server.errors import Forbidden, NotFound, RequestRefused, RetryLater
from euphoria.server.http.client_address import address_of
from euphoria.server.http.dependencies import ServicesDep, authenticate
from euphoria.server.http.origin_checks import check_host, check_origin
from euphoria.server.operations.logging_setup import fields
from euphoria.server.people.companions import speaker_at
from euphoria.server.play.live_table import LiveTable
from euphoria.server.play.viewers import Viewer
from euphoria.server.services import Services
from euphoria.server.socket.conversation import REFUSED, Conversation

log = logging.getLogger(__name__)
router = APIRouter()

EventCount = Annotated[int, Query(ge=0, lt=2**31)]
Mark = Annotated[str, Query(max_length=32)]
SeatNumber = Annotated[int, Query(ge=0, lt=2**31)]
MOST_VIEWERS = 200
"""Of one table; above it only people who sit there are let in."""
TOLD_STATUSES = (401, 429, 503)
"""A refused handshake is answered with these statuses, since a program can react to them; all others become 403."""
TRY_AGAIN_LATER = 1013
"""Code with which an open socket is closed if it was refused meanwhile."""


@router.websocket("/tables/{table_id}/socket")
async def socket(
    websocket: WebSocket,
    table_id: TableId,
    services: ServicesDep,
    since: EventCount = 0,
    mark: Mark = "",
    lang: Language | None = None,
    seat: SeatNumber | None = None,
) -> None:
    """A person without a seat at the table is a spectator. With a language, messages have texts, too.

    `since` and `mark`: how many events the client has, and their hash. `seat`: its own, or that of a companion.
    """
    try:
        check_host(websocket.headers, services.settings.hosts)
        check_origin(websocket.headers, services.settings.origins)
        services.limits.requests.take(address_of(websocket))
        with services.database.storage.guard(), services.sockets.from_address(address_of(websocket)):
            person = await authenticate(websocket, services)
            if seat is not None:
                async with services.database.begin() as session:
                    person = await speaker_at(session, table_id, seat, person)
            viewer = Viewer(person.id if person else None, since, mark)
            await _converse(websocket, table_id, services, viewer, lang)
    except RequestRefused as error:
        services.metrics.refused("socket", error.code)
        log.info("socket refused", extra=fields(code=error.code, address=address_of(websocket)))
        if websocket.application_state == WebSocketState.CONNECTED:
            await websocket.close(TRY_AGAIN_LATER, error.code)
        elif error.status in TOLD_STATUSES:
            await websocket.send_denial_response(_denial(error))
        else:
            await websocket.close(REFUSED, error.code)


async def _converse(
    websocket: WebSocket, table_id: str, services: Services, viewer: Viewer, language: Language | None
) -> None:
    async with services.tables.open(table_id) as table:
        await table.refresh_if_seated_elsewhere(viewer.person_id)
        check_may_watch(table, viewer.person_id)
        await websocket.accept()
        conversation = Conversation(websocket, table, viewer, services, language)
        session, token_id = (getattr(websocket.state, name, None) for name in ("session", "token_id"))
        with services.sockets.opened_by(session, token_id, conversation.hang_up):
            await conversation.run()


def check_may_watch(table: LiveTable, person_id: str | None) -> None:
    """Raises if this person may not watch the table. The limit on viewers never keeps a player from their seat."""
    if not table.may_see(person_id):
        raise NotFound("no-table", "there is no such table")
    if table.seat_of(person_id) is None and len(table.viewers) >= MOST_VIEWERS:
        raise Forbidden("too-many", "too many look at this table already")


def _denial(error: RequestRefused) -> JSONResponse:
    headers = {"retry-after": str(math.ceil(error.retry_after))} if isinstance(error, RetryLater) else {}
    return JSONResponse(Problem(error=reason_of(error)).model_dump(), error.status, headers)
