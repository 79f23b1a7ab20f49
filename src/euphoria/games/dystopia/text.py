"""The words of `dystopia`. Keys are in locales/*/dystopia.ftl."""

from __future__ import annotations

from euphoria.kernel.text import Args, words


def why(key: str, args: Args, language: str) -> str:
    """Why an action is not allowed; `args` as in a refusal."""
    return words(language).say(f"dystopia-why-{key}", **args)
