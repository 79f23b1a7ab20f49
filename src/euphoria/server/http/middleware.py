"""ASGI middleware: checks host, origin, size and rate of every request, and sets security headers on every answer."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from typing import Any
from urllib.parse import unquote_to_bytes

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from euphoria.server.api.error_reasons import reason_of
from euphoria.server.errors import InvalidValue, RequestRefused, RequestTimeout, RetryLater, TooLarge
from euphoria.server.http.client_address import address_of
from euphoria.server.http.origin_checks import check_host, check_origin
from euphoria.server.http.static_page import HASHED_FILES
from euphoria.server.operations.logging_setup import fields, milliseconds
from euphoria.server.records.uploaded_records import LARGEST as LARGEST_RECORD
from euphoria.server.services import Services

log = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
LARGEST_BODIES = {"/api/records": LARGEST_RECORD}
"""By path, where a larger body is allowed."""
BODY_TIMEOUT = 20.0
"""Seconds in which the whole body has to arrive."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
PARTS_OF_DOCUMENTS = (".js", ".css", ".woff2")
"""Files that no browser shows as a document: of the headers only that of their type says anything about them."""
PART_HEADERS = {"x-content-type-options": HEADERS["x-content-type-options"]}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE")


class RequestGuard:
    """The middleware. It passes sockets through: their endpoint makes the same checks."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.monotonic(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in (PART_HEADERS if _is_part(scope) else HEADERS).items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._check(scope)
            is_safe = scope["method"] in SAFE_METHODS
            body = receive if is_safe else await _read_body(receive, _largest_body(scope))
            await self.app(scope, body, send_with_headers)
        except RequestRefused as error:
            self.services.metrics.refused("http", error.code)
            await _refuse(error, send_with_headers)
        finally:
            log.info("request", extra=_log_fields(scope, status, began))

    async def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        limits = self.services.limits
        limit = limits.files if _is_file(scope) else limits.requests
        limit.take(address_of(connection))
        check_host(connection.headers, self.services.settings.hosts)
        if "\0" in scope["path"] or b"\0" in unquote_to_bytes(scope["query_string"]):
            raise InvalidValue("malformed", "no address here has a NUL in it")
        if scope["method"] not in SAFE_METHODS:
            check_origin(connection.headers, self.services.settings.origins)
            self.services.database.storage.check()
        _check_size(int(connection.headers.get("content-length", 0)), _largest_body(scope))


def _is_file(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.startswith(f"/{HASHED_FILES}")


def _is_part(scope: Scope) -> bool:
    return _is_file(scope) and scope["path"].endswith(PARTS_OF_DOCUMENTS)


def _log_fields(scope: Scope, status: int, began: float) -> dict[str, Any]:
    """Logs the route instead of the path, and no id of an unknown table: a client may write anything there."""
    state = scope.get("state", {})
    is_known_table = status not in (404, 422)
    return fields(
        method=scope["method"] if scope["method"] in METHODS else "other",
        route=getattr(scope.get("route"), "path", None),
        status=status,
        table=scope.get("path_params", {}).get("table_id") if is_known_table else None,
        person=state.get("person_id"),
        token=state.get("token_id"),
        ms=milliseconds(began),
    )


def _largest_body(scope: Scope) -> int:
    return LARGEST_BODIES.get(scope["path"], LARGEST_BODY)


async def _read_body(receive: Receive, largest: int) -> Receive:
    """Reads the whole body, so that the size limit also holds for requests without Content-Length.

    Returns a `receive` that hands the body on to the application.
    """
    body, more = b"", True
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            while more:
                message = await receive()
                body += message.get("body", b"")
                more = message.get("more_body", False)
                _check_size(len(body), largest)
    except TimeoutError:
        raise RequestTimeout from None
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return unread.pop() if unread else await receive()

    return replay


def _check_size(size: int, largest: int) -> None:
    if size > largest:
        raise TooLarge("too-large", f"this request has at most {largest} bytes")


async def _refuse(error: RequestRefused, send: Send) -> None:
    body = json.dumps({"error": reason_of(error).model_dump()}).encode()
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, (TooLarge, RequestTimeout)):
        headers.append((b"connection", b"close"))  # the rest of the body is never read
    if isinstance(error, RetryLater):
        headers.append((b"retry-after", str(math.ceil(error.retry_after)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
