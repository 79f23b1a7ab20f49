"""The words of `dystopia`: actions, events, reasons, questions. Keys are in locales/*/dystopia.ftl."""

from __future__ import annotations

from euphoria.kernel.text import Args, words


def question(name: str, language: str) -> str:
    """What the deciders are asked, in one sentence."""
    return words(language).say(f"dystopia-question-{name}")


def space(id: str, language: str, form: str = "name") -> str:
    """A space of the board, from its id; `form` as in the messages: name, on, from."""
    what, _, site = id.partition("-")
    if what in ("site", "market"):
        return words(language).say(f"dystopia-space-{what}", form=form, site=site.upper())
    return words(language).say(f"dystopia-space-{id}", form=form)


def why(key: str, args: Args, language: str) -> str:
    """Why an action is not allowed; `args` as in a refusal."""
    said = dict(args)
    if "space" in said:
        said["space"] = space(str(said["space"]), language, "on")
    if "asked" in said:
        said["asked"] = question(str(said["asked"]), language)
    return words(language).say(f"dystopia-why-{key}", **said)
