"""Translates the messages of argparse itself: cli.ftl has a message for each of its English texts."""

from __future__ import annotations

import argparse

from euphoria.kernel.text.messages import words

TRANSLATED = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-usage-arguments",
    "options": "cli-usage-options",
    "show this help message and exit": "cli-usage-help",
    "show program's version number and exit": "cli-usage-version",
    "%(prog)s: error: %(message)s\n": "cli-usage-error",
    "argument %(argument_name)s: %(message)s": "cli-usage-argument",
    "argument %(argument_name)s: %(message)s\n": "cli-usage-argument",
    "unrecognized arguments: %s": "cli-usage-unknown",
    "the following arguments are required: %s": "cli-usage-missing",
    "one of the arguments %s is required": "cli-usage-missing",
    "expected one argument": "cli-usage-one",
    "ambiguous option: %(option)s could match %(matches)s": "cli-usage-ambiguous",
    "invalid %(type)s value: %(value)r": "cli-usage-invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-usage-choice",
    "not allowed with argument %s": "cli-usage-not-with",
}
"""Those that can occur with the options we declare."""


def translate_argparse(language: str) -> None:
    """Make argparse use this language from now on, by replacing its `gettext` function, which it imports as `_`."""

    def translate(text: str) -> str:
        key = TRANSLATED.get(text)
        if key is None or language == "en":
            return text
        translated = words(language).say(key)
        # Messages in cli.ftl cannot end with a space or a line break; some of argparse's texts do.
        return translated + " " * (len(text) - len(text.rstrip(" "))) + ("\n" if text.endswith("\n") else "")

    vars(argparse)["_"] = translate
