"""What the host of a table chooses about the play at it, when it is made. It never changes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from euphoria.server.match.clocks import SECOND, TimeControl


class _Chosen(BaseModel):
    """Sent by a client: nothing that is not known here, and every value of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NoClock(_Chosen):
    kind: Literal["none"] = "none"


class LiveClock(_Chosen):
    """Fischer's: so many seconds at the start, and some more whenever one is asked."""

    kind: Literal["live"]
    start: Annotated[float, Field(ge=1, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0


class DaysClock(_Chosen):
    """Correspondence: so many days for each move."""

    kind: Literal["correspondence"]
    days: Annotated[float, Field(ge=1 / 24, le=60)]


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]
WhenGone = Literal["bot", "wait"]


class TableSettings(_Chosen):
    clock: Clock = NoClock()
    on_timeout: WhenGone = "bot"
    """Who runs out of time: a bot plays on until they come back, or the table waits, and the host may call a bot."""
    on_leave: WhenGone = "bot"
    """The same for who leaves."""
    reaction_wait: Annotated[float, Field(ge=0, le=60)] | None = None
    """Seconds for which a question to several at once stays open at least, whoever can do something and whoever has
    answered; who has one answer only is not asked for it. Not given: the server's usual wait, or none among bots."""
    spectators: Literal["all", "delayed", "none"] = "all"
    """none: the table is private. Only those who have a seat or an invitation see anything of it."""
    delay: Annotated[int, Field(ge=0, le=100)] = 0
    """How many moves that everybody can see a delayed spectator is behind."""
    language: Literal["en", "es", "any"] = "any"
    """What is spoken in the table talk. It is shown, and nobody is held to it."""

    @property
    def pace(self) -> TimeControl | None:
        if isinstance(self.clock, LiveClock):
            return TimeControl.live(self.clock.start, self.clock.increment)
        if isinstance(self.clock, DaysClock):
            return TimeControl.correspondence(self.clock.days)
        return None

    @property
    def wait(self) -> int:
        """The reaction wait in milliseconds."""
        return int((self.reaction_wait or 0) * SECOND)

    @property
    def private(self) -> bool:
        return self.spectators == "none"

    @property
    def behind(self) -> int:
        """How many lines behind a spectator is."""
        return self.delay if self.spectators == "delayed" else 0

    def settled(self, people: bool, usual_wait: float) -> TableSettings:
        """With a wait of its own."""
        if self.reaction_wait is not None:
            return self
        return self.model_copy(update={"reaction_wait": usual_wait if people else 0.0})


USUAL = TableSettings()


def read_table_settings(stored: dict[str, Any] | None) -> TableSettings:
    """What is stored with a table; one from before there were settings has the usual ones."""
    return USUAL if stored is None else TableSettings.model_validate(stored)
