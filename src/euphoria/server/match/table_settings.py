"""The settings of a table, chosen by its host when the table is made. They never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from euphoria.kernel.text.languages import LANGUAGES
from euphoria.server.match.clocks import SECOND, TimeControl


class _FromClient(BaseModel):
    """Validated strictly: no unknown fields, and no conversion between types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NoClock(_FromClient):
    kind: Literal["none"] = "none"


class LiveClock(_FromClient):
    """Fischer's: so many seconds at the start, and some more whenever one is asked."""

    kind: Literal["live"]
    start: Annotated[float, Field(ge=1, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0


class DaysClock(_FromClient):
    """Correspondence: so many days for each move."""

    kind: Literal["correspondence"]
    days: Annotated[float, Field(ge=1 / 24, le=60)]


ClockSettings = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]
WhenGone = Literal["bot", "wait"]
if TYPE_CHECKING:
    ChatLanguage = str
else:
    ChatLanguage = Literal[(*LANGUAGES, "any")]


class TableSettings(_FromClient):
    clock: ClockSettings = NoClock()
    on_timeout: WhenGone = "bot"
    """A player runs out of time: a bot plays until they come back, or the table waits; the host may call one."""
    on_leave: WhenGone = "bot"
    """The same for a player who leaves."""
    reaction_wait: Annotated[float, Field(ge=0, le=60)] | None = None
    """Seconds for which a joint question stays open at least, even if all have answered; seats with a single legal
    answer are not asked. None: the server's default, or no wait at a table of bots."""
    spectators: Literal["all", "delayed", "none"] = "all"
    """none: the table is private, visible only to players and those invited."""
    delay: Annotated[int, Field(ge=0, le=100)] = 0
    """How many visible moves a delayed spectator is behind."""
    language: ChatLanguage = "any"
    """The language of the chat. Shown, not enforced."""

    @property
    def time_control(self) -> TimeControl | None:
        if isinstance(self.clock, LiveClock):
            return TimeControl.live(self.clock.start, self.clock.increment)
        if isinstance(self.clock, DaysClock):
            return TimeControl.correspondence(self.clock.days)
        return None

    @property
    def reaction_wait_ms(self) -> int:
        return int((self.reaction_wait or 0) * SECOND)

    @property
    def private(self) -> bool:
        return self.spectators == "none"

    @property
    def spectator_delay(self) -> int:
        """How many visible moves spectators are behind."""
        return self.delay if self.spectators == "delayed" else 0

    def with_reaction_wait(self, people: bool, default: float) -> TableSettings:
        """The settings with a definite reaction wait: the default if people play, none among bots."""
        if self.reaction_wait is not None:
            return self
        return self.model_copy(update={"reaction_wait": default if people else 0.0})


DEFAULT_SETTINGS = TableSettings()


def read_table_settings(stored: dict[str, Any] | None) -> TableSettings:
    """The stored settings of a table; the defaults for a table from before there were settings."""
    return DEFAULT_SETTINGS if stored is None else TableSettings.model_validate(stored)
