"""Metrics for Prometheus. They contain no personal data, and every label has few values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self, tables_in_use: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        tables = Gauge("euphoria_tables", "Tables that are in memory now", registry=self.registry)
        tables.set_function(tables_in_use)
        self.sockets = Gauge("euphoria_sockets", "Sockets that are open now", registry=self.registry)
        self._moves = Counter(
            "euphoria_moves", "Moves of people that were acknowledged", ["kind"], registry=self.registry
        )
        self._move_seconds = Histogram(
            "euphoria_move_seconds",
            "From the receipt of a move to its acknowledgement",
            registry=self.registry,
            buckets=SECONDS,
        )
        self._bot_seconds = Histogram(
            "euphoria_bot_seconds",
            "What a bot took to choose, with its wait for a process",
            registry=self.registry,
            buckets=SECONDS,
        )
        self._refusals = Counter(
            "euphoria_refusals", "What was refused, by the code of the reason", ["over", "code"], registry=self.registry
        )
        for kind in ("act", "undo"):
            self._moves.labels(kind)

    def move_done(self, kind: Literal["act", "undo"], seconds: float) -> None:
        self._moves.labels(kind).inc()
        self._move_seconds.observe(seconds)

    def bot_chose(self, seconds: float) -> None:
        self._bot_seconds.observe(seconds)

    def refused(self, over: Literal["http", "socket"], code: str) -> None:
        self._refusals.labels(over, code).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
