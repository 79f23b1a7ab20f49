"""Errors that the client raises."""

from __future__ import annotations

from typing import Any

from euphoria.kernel.core.errors import EuphoriaError


class ClientError(EuphoriaError):
    """Base class of these errors."""


class Unreachable(ClientError):
    """No table server answers at that URL."""


class Refused(ClientError):
    """The server has refused a request; docs/protocol.md lists the values of `code`."""

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
    """The table was closed, since all players left before the game began."""
