"""Errors as clients see them: a `Reason` with code and message, and the HTTP status."""

from __future__ import annotations

import math

from pydantic import ValidationError

from euphoria.kernel.core.errors import (
    EuphoriaError,
    IllegalAction,
    OptionError,
    QueryError,
    UnknownAction,
    UnknownGame,
)
from euphoria.kernel.text.messages import words
from euphoria.server.api.schemas import Reason
from euphoria.server.errors import RequestRefused


def reason_of(error: EuphoriaError) -> Reason:
    if isinstance(error, RequestRefused):
        return Reason(code=error.code, message=error.message)
    if isinstance(error, IllegalAction):
        return Reason(code=error.refusal.key, message=error.reason, rule=error.rule)
    if isinstance(error, OptionError):
        return Reason(code="option", message=f"{error.option}: {error.allowed}")
    if isinstance(error, UnknownGame):
        return Reason(code="no-game", message=str(error))
    if isinstance(error, UnknownAction):
        return Reason(code="no-action", message="this game has no such action")
    if isinstance(error, QueryError):
        return Reason(code="query", message=str(error))
    return Reason(code="impossible", message=str(error))


def in_words(reason: Reason, language: str | None, retry_after: float | None = None) -> Reason:
    """The same reason with its message in this language, if there is one for its code; None: as it is."""
    key = f"server-refused-{reason.code}"
    if language is None or not words(language).has(key):
        return reason
    return reason.model_copy(update={"message": words(language).say(key, seconds=math.ceil(retry_after or 0))})


def status_of(error: EuphoriaError) -> int:
    if isinstance(error, RequestRefused):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    return 422 if isinstance(error, (OptionError, UnknownAction)) else 409


def malformed(errors: list[dict[str, object]]) -> Reason:
    """The reason for invalid data: what is wrong and where, but never the value, which may be a password."""
    details = [f"{'.'.join(map(str, _path(error['loc'])))}: {error['msg']}" for error in errors[:10]]
    return Reason(code="malformed", message="this cannot be read", details=details)


def malformed_message(error: ValidationError) -> Reason:
    return malformed([dict(found) for found in error.errors(include_input=False, include_url=False)])


def _path(loc: object) -> tuple[object, ...]:
    return loc if isinstance(loc, tuple) else (loc,)
