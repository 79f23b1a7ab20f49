"""Whether the database can store anything now. A full disk, a locked file or a lost connection concerns all requests.

The first failure is logged once. From then on, every request that would store something is refused with
`StorageUnavailable`, until the server's heartbeat (`Upkeep`) can be stored again. Acknowledged moves are not affected.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InvalidatePoolError,
    NotSupportedError,
    ProgrammingError,
    TimeoutError,
)

from euphoria.server.errors import StorageUnavailable

log = logging.getLogger(__name__)

CAUSED_BY_QUERY = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors of the statement, not of the database: trying again would not help."""
LOG_INTERVAL = 60.0
"""Seconds between two log entries, if storage fails again and again."""


def is_failure(error: BaseException) -> bool:
    """Whether the database is failing, as opposed to a faulty statement."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, CAUSED_BY_QUERY)
    in_driver = type(error).__module__.startswith("asyncpg")  # it could not connect
    return in_driver or isinstance(error, (TimeoutError, InvalidatePoolError, ConnectionError))


class StorageHealth:
    def __init__(self) -> None:
        self.failing = False
        self._logged = float("-inf")

    def report(self, error: BaseException) -> bool:
        """Whether this error means that storage is failing: then it is noted and logged here."""
        if isinstance(error, StorageUnavailable):
            return True
        if not is_failure(error):
            return False
        if not self.failing:
            self.failing = True
            if time.monotonic() - self._logged >= LOG_INTERVAL:
                self._logged = time.monotonic()
                log.error("nothing can be stored: %s", _cause(error))
        return True

    def report_success(self) -> None:
        """Something was stored."""
        if self.failing:
            self.failing = False
            log.warning("things can be stored again")

    def check(self) -> None:
        """`StorageUnavailable` while storage is failing."""
        if self.failing:
            raise StorageUnavailable

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Turns a failure of the database into `StorageUnavailable`."""
        try:
            yield
        except Exception as error:
            if not self.report(error):
                raise
            raise StorageUnavailable from error


def _cause(error: BaseException) -> str:
    """The driver's message, which contains no stored values."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(cause).__name__}: {cause}".splitlines()[0]
