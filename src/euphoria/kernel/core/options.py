"""Typed, documented options that are chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from euphoria.kernel.core.errors import OptionError


class Option(NamedTuple):
    """One option. `choices` lists the values of a text option, `low` and `high` bound a number."""

    name: str
    kind: type
    default: Any
    about: str
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    among_people: Any = None
    """The default at a table where every seat is a person's; None: as everywhere."""

    def allowed(self) -> str:
        if self.choices:
            return "choose one of " + ", ".join(map(str, self.choices))
        if self.kind is int:
            return f"choose a whole number from {self.low} to {self.high}"
        return f"give a {self.kind.__name__}"

    def check(self, value: Any) -> Any:
        right = type(value) is self.kind
        if right and self.choices:
            right = value in self.choices
        elif right and self.kind is int:
            right = self.low <= value <= self.high
        if not right:
            raise OptionError(self.name, value, self.allowed())
        return value


Options = Mapping[str, Option]


def defaults_among_people(options: Options) -> dict[str, Any]:
    """The defaults that are others at a table where every seat is a person's."""
    return {name: option.among_people for name, option in options.items() if option.among_people is not None}


def settle(options: Options, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, given or default, in declared order."""
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise OptionError(name, value, f"there is no such option; the options are {known}")
    return {name: option.check(given[name]) if name in given else option.default for name, option in options.items()}
