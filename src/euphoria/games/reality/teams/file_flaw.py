"""One thing that is wrong with a team file, with its line and its words."""

from __future__ import annotations

from typing import NamedTuple

from euphoria.kernel.text.languages import ENGLISH
from euphoria.kernel.text.messages import words


class FileFlaw(NamedTuple):
    line: int
    """0 where the line is not known."""
    where: str
    """The character, or the number of the member, that it is about; empty for the team as a whole."""
    says: str
    """The key of its message, after `teams-flaws-`."""
    args: tuple[tuple[str, str | int], ...]

    @classmethod
    def of(cls, line: int, where: str, says: str, **args: str | int) -> FileFlaw:
        return cls(line, where, says, tuple(args.items()))

    def text(self, language: str) -> str:
        """What is wrong, without the line."""
        says = words(language).say
        said = says(f"teams-flaws-{self.says}", **dict(self.args))
        return says("teams-flaws-where", where=self.where, said=said) if self.where else said

    def told(self, language: str) -> str:
        """What is wrong, with its line."""
        said = self.text(language)
        return words(language).say("teams-flaws-at", line=self.line, said=said) if self.line else said

    def __str__(self) -> str:
        return self.told(ENGLISH)
