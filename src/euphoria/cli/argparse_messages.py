"""What argparse itself says, in the person's language: its sentences are found in cli.ftl by its own English."""

from __future__ import annotations

import argparse

from euphoria.kernel.text.messages import words

SENTENCES = {
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
"""Those that a person can meet here."""


def speak(language: str) -> None:
    """From now on argparse speaks this language. It looks its sentences up when it needs them, by `_`."""

    def translate(sentence: str) -> str:
        key = SENTENCES.get(sentence)
        if key is None or language == "en":
            return sentence
        said = words(language).say(key)
        return said + " " * (len(sentence) - len(sentence.rstrip(" "))) + ("\n" if sentence.endswith("\n") else "")

    vars(argparse)["_"] = translate
