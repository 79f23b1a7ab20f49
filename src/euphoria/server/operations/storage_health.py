"""Whether anything can be stored now. A full disk, a locked file or a database that is gone concern everybody alike.

The first failure is logged, once; from then on whoever wants to store something is refused at once, with
`StorageUnavailable`, until a sign of life (`Upkeep`) can be stored again. What was acknowledged is safe.
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

OUR_OWN = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""What the database refuses because of what it was asked: another time would not help."""
SELDOM = 60.0
"""Seconds between two lines in the log, where it fails again and again."""


def is_failure(error: BaseException) -> bool:
    """Whether the database is in trouble, rather than whoever asked it."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, OUR_OWN)
    in_driver = type(error).__module__.startswith("asyncpg")  # it could not connect
    return in_driver or isinstance(error, (TimeoutError, InvalidatePoolError, ConnectionError))


class StorageHealth:
    def __init__(self) -> None:
        self.failing = False
        self._said = float("-inf")

    def report(self, error: BaseException) -> bool:
        """Whether this is the database's trouble: then it is known from now on, and need not be logged."""
        if isinstance(error, StorageUnavailable):
            return True
        if not is_failure(error):
            return False
        if not self.failing:
            self.failing = True
            if time.monotonic() - self._said >= SELDOM:
                self._said = time.monotonic()
                log.error("nothing can be stored: %s", _cause(error))
        return True

    def report_success(self) -> None:
        """Something was stored."""
        if self.failing:
            self.failing = False
            log.warning("things can be stored again")

    def check(self) -> None:
        if self.failing:
            raise StorageUnavailable

    @contextmanager
    def guard(self) -> Iterator[None]:
        """A failure of the database in here becomes `StorageUnavailable`."""
        try:
            yield
        except Exception as error:
            if not self.report(error):
                raise
            raise StorageUnavailable from error


def _cause(error: BaseException) -> str:
    """The driver's own words: they have no values in them."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(said).__name__}: {said}".splitlines()[0]
