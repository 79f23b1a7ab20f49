"""The names of the players."""

from __future__ import annotations

from euphoria.cli.errors import InvalidArgument
from euphoria.kernel.text.messages import words

MOST_LETTERS = 12


def default_names(language: str) -> tuple[str, ...]:
    """The names of players who have given none."""
    return tuple(words(language).say("cli-regulars").split())


def seat_names(given: str | None, seats: int, language: str) -> tuple[str, ...]:
    """The names of `--names` for the first seats, default names for the others."""
    chosen = [name.strip() for name in given.split(",")] if given else []
    say = words(language).say
    for name in chosen:
        if not name or len(name) > MOST_LETTERS or not name.isprintable():
            raise InvalidArgument(say("cli-error-name", name=name, most=MOST_LETTERS))
    if len(chosen) > seats:
        raise InvalidArgument(say("cli-error-names", count=len(chosen), seats=seats))
    taken = [name.casefold() for name in chosen]
    if len(set(taken)) < len(taken):
        raise InvalidArgument(say("cli-error-same-names"))
    free = [name for name in default_names(language) if name.casefold() not in taken]
    return (*chosen, *free)[:seats]
