"""The server's log on stderr: lines for people, or one JSON object a line for programs (`EUPHORIA_LOG=json`).

A line has ids, codes and durations. What people carry or say has no place in it: no cookies, tokens, invitations,
passwords or chat, no query and no path as it was sent, which may hold one of them by mistake.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import orjson

FIELDS = "fields"


def fields(**values: object) -> dict[str, Any]:
    """For `extra`: what a line tells beside its message. What is None is left out."""
    return {FIELDS: {name: value for name, value in values.items() if value is not None}}


def milliseconds(began: float) -> float:
    """Since `began`, a reading of `time.monotonic`."""
    return round((time.monotonic() - began) * 1000, 1)


class TextFormatter(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = getattr(record, FIELDS, {})
        return " ".join([super().formatMessage(record), *(f"{name}={value}" for name, value in told.items())])


class JsonFormatter(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told: dict[str, object] = getattr(record, FIELDS, {})
        line |= {name: value for name, value in told.items() if name not in line}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def without_addresses(record: logging.LogRecord) -> bool:
    """Uvicorn logs the whole address of a socket, with its query; `socket.py` says it without."""
    return "WebSocket %s" not in str(record.msg)


def configure_logging(as_json: bool, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if as_json else TextFormatter())
    handler.addFilter(without_addresses)
    # Nobody reads in a line which thread or process wrote it.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("alembic", "httpx", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
