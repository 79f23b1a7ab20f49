"""What the server refuses, and why. Each has a code that a page can translate, and English words."""

from __future__ import annotations

import math

from euphoria.kernel.core.errors import EuphoriaError


class Refused(EuphoriaError):
    """A request that was understood and is not granted."""

    status = 409

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        self.message = message
        super().__init__(message)


class NotSignedIn(Refused):
    status = 401

    def __init__(self) -> None:
        super().__init__("not-signed-in", "sign in first, as a guest or with your account")


class NotYours(Refused):
    """Somebody else may do this, this person may not."""

    status = 403


class NotThere(Refused):
    status = 404


class Unreadable(Refused):
    """What is stored of a table cannot be read; the log has the reason. The other tables are none the worse for it."""

    status = 500

    def __init__(self) -> None:
        super().__init__("unreadable", "what is stored of this table cannot be read")


class NotNow(Refused):
    """It could be done at another time, or was done by somebody else a moment ago."""


class Stale(NotNow):
    """An action that was made for a position which is no longer there."""

    def __init__(self) -> None:
        super().__init__("stale", "the table has moved on since; look again")


class TooLarge(Refused):
    status = 413


class TooSlow(Refused):
    """A request whose body does not come."""

    status = 408

    def __init__(self) -> None:
        super().__init__("too-slow", "the request took too long to arrive")


class Misdirected(Refused):
    """A request for a host that this server does not have."""

    status = 421

    def __init__(self) -> None:
        super().__init__("host", "there is no server of that name here")


class Unfit(Refused):
    """A value that cannot be used; says what would be right."""

    status = 422


class TooMany(Refused):
    status = 429


class Later(Refused):
    """The same may be asked again, after so many seconds."""

    def __init__(self, code: str, message: str, retry_after: float) -> None:
        self.retry_after = retry_after
        super().__init__(code, message)


class TooFast(Later):
    status = 429

    def __init__(self, retry_after: float) -> None:
        super().__init__("too-fast", f"slow down; try again in {retry_after:.1f} seconds", retry_after)


class TooSoon(Later):
    """It was done a moment ago, and may be done again then: unlike what is too fast, it is not to be sent again."""

    status = 429

    def __init__(self, code: str, retry_after: float) -> None:
        said = f"you have asked for that a moment ago; ask again in {math.ceil(retry_after)} seconds"
        super().__init__(code, said, retry_after)


class Unavailable(Later):
    """The database cannot be used at present."""

    status = 503

    def __init__(self) -> None:
        super().__init__("unavailable", "the server cannot store anything at present; try again later", 2.0)
