"""Checks of the Host and Origin headers, for HTTP requests and for socket handshakes."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from euphoria.server.errors import Forbidden, WrongHost
from euphoria.server.people.api_tokens import bearer_token

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Always allowed as host: health checks on the same machine use them."""


def check_host(headers: Headers, allowed: frozenset[str]) -> None:
    """Raises `WrongHost` unless the Host header is in `allowed`; an empty set allows every host."""
    host = headers.get("host", "").lower()
    name = host[: host.rfind("]") + 1] or host.partition(":")[0]
    if allowed and name not in allowed and name not in LOOPBACK_NAMES:
        raise WrongHost


def check_origin(headers: Headers, allowed: frozenset[str]) -> None:
    """Protection against cross-site requests: raises `Forbidden` if a page of another site makes the request.

    Requests with an API token are exempt: browsers add cookies by themselves, but never a token.
    """
    if bearer_token(headers) is not None:
        return
    origin = headers.get("origin")
    if origin is None or origin in allowed or _host_of(origin) == headers.get("host"):
        return
    raise Forbidden("origin", "a page of another site may not do that")


def _host_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is not a URL with a host."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
