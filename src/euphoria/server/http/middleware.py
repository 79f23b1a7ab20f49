"""What stands before every request: its host, its origin, its size, its rate; and the headers on every answer."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from euphoria.server.api.error_reasons import reason_of
from euphoria.server.errors import (
    Forbidden,
    InvalidValue,
    RequestRefused,
    RequestTimeout,
    RetryLater,
    TooLarge,
    WrongHost,
)
from euphoria.server.operations.logging_setup import fields, milliseconds
from euphoria.server.people.api_tokens import bearer_token
from euphoria.server.records.uploaded_records import LARGEST as LARGEST_RECORD
from euphoria.server.services import Services, address_of

log = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
LARGEST_BODIES = {"/api/records": LARGEST_RECORD}
"""By path, where it is more."""
BODY_TIMEOUT = 20.0
"""Seconds that a body may take."""
THIS_MACHINE = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Names that only this machine has for itself: whoever watches over the process uses them."""
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
READING = ("GET", "HEAD", "OPTIONS")
METHODS = (*READING, "POST", "PUT", "PATCH", "DELETE")


class Guard:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.monotonic(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._check(scope)
            reading = receive if scope["method"] in READING else await _whole(receive, _largest(scope))
            await self.app(scope, reading, sending)
        except RequestRefused as error:
            self.services.metrics.refused("http", error.code)
            await _refuse(error, sending)
        finally:
            log.info("request", extra=_told(scope, status, began))

    async def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        self.services.limits.requests.take(address_of(connection))
        check_host(connection.headers, self.services.settings.hosts)
        if "\0" in scope["path"] or b"\0" in unquote_to_bytes(scope["query_string"]):
            raise InvalidValue("malformed", "no address here has a NUL in it")
        if scope["method"] not in READING:
            check_origin(connection.headers, self.services.settings.origins)
            self.services.database.storage.check()
        _check_size(int(connection.headers.get("content-length", 0)), _largest(scope))


def check_host(headers: Headers, allowed: frozenset[str]) -> None:
    """Whether the server is called by one of its own names, where they were given; by any, where they were not."""
    host = headers.get("host", "").lower()
    name = host[: host.rfind("]") + 1] or host.partition(":")[0]
    if allowed and name not in allowed and name not in THIS_MACHINE:
        raise WrongHost


def check_origin(headers: Headers, allowed: frozenset[str]) -> None:
    """Browsers say which page speaks; another site's may not speak for whoever is signed in here.

    Whoever brings a token does not speak by a cookie that a browser adds by itself.
    """
    if bearer_token(headers) is not None:
        return
    origin = headers.get("origin")
    if origin is None or origin in allowed or _host_of(origin) == headers.get("host"):
        return
    raise Forbidden("origin", "a page of another site may not do that")


def _host_of(origin: str) -> str | None:
    """The host and port of a page; None if there is none in it."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def _told(scope: Scope, status: int, began: float) -> dict[str, Any]:
    """The route rather than the path: what is at no route, or in the place of a table, may be anything."""
    state = scope.get("state", {})
    at_a_table = status not in (404, 422)
    return fields(
        method=scope["method"] if scope["method"] in METHODS else "other",
        route=getattr(scope.get("route"), "path", None),
        status=status,
        table=scope.get("path_params", {}).get("table_id") if at_a_table else None,
        person=state.get("person_id"),
        token=state.get("token_id"),
        ms=milliseconds(began),
    )


def _largest(scope: Scope) -> int:
    return LARGEST_BODIES.get(scope["path"], LARGEST_BODY)


async def _whole(receive: Receive, largest: int) -> Receive:
    """The body, read to its end: one that does not say how long it is may not be longer either."""
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
        headers.append((b"connection", b"close"))  # more of the body may come, and nobody reads it
    if isinstance(error, RetryLater):
        headers.append((b"retry-after", str(math.ceil(error.retry_after)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
