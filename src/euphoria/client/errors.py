"""What a client can run into."""

from __future__ import annotations

from typing import Any

from euphoria.kernel.core.errors import EuphoriaError


class ClientError(EuphoriaError):
    """Everything that the client raises on purpose."""


class Unreachable(ClientError):
    """No server answers at that address, or what answers is none."""


class Refused(ClientError):
    """The server has understood and said no; `code` is its word for programs, as docs/protocol.md lists them."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        self.code = code
        self.rule = rule
        super().__init__(f"{code}: {message}")

    @classmethod
    def of(cls, reason: dict[str, Any]) -> Refused:
        return cls(str(reason.get("code")), str(reason.get("message")), reason.get("rule"))


class NotSeated(ClientError):
    """This person has no seat at the table, or has lost it."""


class TableClosed(ClientError):
    """Everybody left before the game began."""
