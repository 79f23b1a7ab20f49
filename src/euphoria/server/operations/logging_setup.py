"""Configures the server's log on stderr: plain text, or one JSON object per line (`EUPHORIA_LOG=json`).

Entries contain ids, codes and durations, and nothing private: no cookies, tokens, invitations, passwords or chat, and
no query or path as it was sent, which may contain one of them by mistake.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import orjson

FIELDS = "fields"


def fields(**values: object) -> dict[str, Any]:
    """The fields of a log entry beside its message, to be passed as `extra`. None values are left out."""
    return {FIELDS: {name: value for name, value in values.items() if value is not None}}


def milliseconds(began: float) -> float:
    """The time since `began`, a value of `time.monotonic`."""
    return round((time.monotonic() - began) * 1000, 1)


class TextFormatter(logging.Formatter):
    """Plain text, with the fields as `name=value`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        extra: dict[str, object] = getattr(record, FIELDS, {})
        return " ".join([super().formatMessage(record), *(f"{name}={value}" for name, value in extra.items())])


class JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        extra: dict[str, object] = getattr(record, FIELDS, {})
        entry |= {name: value for name, value in extra.items() if name not in entry}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return orjson.dumps(entry, default=str).decode()


def without_addresses(record: logging.LogRecord) -> bool:
    """Drops Uvicorn's entries with the full address of a socket, including its query; `socket/` logs it without."""
    return "WebSocket %s" not in str(record.msg)


def configure_logging(as_json: bool, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if as_json else TextFormatter())
    handler.addFilter(without_addresses)
    # Faster: the formats do not contain the thread or process.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("alembic", "httpx", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
