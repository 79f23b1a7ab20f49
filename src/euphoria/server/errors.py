"""Errors that are reported to clients, each with an HTTP status, a code that the page translates, and a message."""

from __future__ import annotations

import math

from euphoria.kernel.core.errors import EuphoriaError


class RequestRefused(EuphoriaError):
    """Base class: the request was understood and is not granted."""

    status = 409

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        self.message = message
        super().__init__(message)


class NotSignedIn(RequestRefused):
    """The request needs a session or an API token."""

    status = 401

    def __init__(self) -> None:
        super().__init__("not-signed-in", "sign in first, as a guest or with your account")


class Forbidden(RequestRefused):
    """This person may not do this."""

    status = 403


class NotFound(RequestRefused):
    """There is no such thing, or this person may not know of it."""

    status = 404


class UnreadableTable(RequestRefused):
    """The stored rows of a table are damaged: the server's log has the cause. Other tables are not affected."""

    status = 500

    def __init__(self) -> None:
        super().__init__("unreadable", "what is stored of this table cannot be read")


class Conflict(RequestRefused):
    """Not possible in the present state, or another request was first."""


class StalePosition(Conflict):
    """The action was chosen for a position that is no longer the current one (optimistic lock)."""

    def __init__(self) -> None:
        super().__init__("stale", "the table has moved on since; look again")


class TooLarge(RequestRefused):
    """The body is longer than allowed."""

    status = 413


class RequestTimeout(RequestRefused):
    """The body did not arrive in time."""

    status = 408

    def __init__(self) -> None:
        super().__init__("too-slow", "the request took too long to arrive")


class WrongHost(RequestRefused):
    """The Host header is not one of the names that this server answers to."""

    status = 421

    def __init__(self) -> None:
        super().__init__("host", "there is no server of that name here")


class InvalidValue(RequestRefused):
    """A value is not allowed; the message says which values are."""

    status = 422


class LimitReached(RequestRefused):
    """Too many things of one kind exist at the same time, such as sockets of one address."""

    status = 429


class RetryLater(RequestRefused):
    """The same request may succeed after `retry_after` seconds."""

    def __init__(self, code: str, message: str, retry_after: float) -> None:
        self.retry_after = retry_after
        super().__init__(code, message)


class RateLimited(RetryLater):
    """More requests than the rate limit allows; clients send the same request again later."""

    status = 429

    def __init__(self, retry_after: float) -> None:
        super().__init__("too-fast", f"slow down; try again in {retry_after:.1f} seconds", retry_after)


class TooSoon(RetryLater):
    """A cooldown has not ended. Unlike with `RateLimited`, clients do not repeat the request by themselves."""

    status = 429

    def __init__(self, code: str, retry_after: float) -> None:
        message = f"you have asked for that a moment ago; ask again in {math.ceil(retry_after)} seconds"
        super().__init__(code, message, retry_after)


class StorageUnavailable(RetryLater):
    """The database does not accept writes at present."""

    status = 503

    def __init__(self) -> None:
        super().__init__("unavailable", "the server cannot store anything at present; try again later", 2.0)
