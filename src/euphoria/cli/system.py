"""What the operating system says and does: its reasons in the person's language, output that goes nowhere."""

from __future__ import annotations

import errno
import os
import sys

from euphoria.kernel.text.messages import words

REASONS = (
    "EACCES", "EPERM", "ENOENT", "EEXIST", "EISDIR", "ENOTDIR", "ENOTEMPTY", "ENOSPC", "EDQUOT", "EROFS", "EFBIG",
    "EIO", "ENAMETOOLONG", "ELOOP", "EMFILE", "ENFILE", "ENOMEM", "EBUSY", "EINVAL", "ENXIO", "EADDRINUSE",
    "EADDRNOTAVAIL", "ECONNREFUSED",
)  # fmt: skip
"""The errors that have a message `cli-os-NAME`."""
BROKEN_PIPE = 128 + 13
"""The exit status of a command that nobody reads any more, as shells tell it."""


def reason(error: OSError | UnicodeDecodeError, language: str) -> str:
    """Why a file cannot be read or written. What has no words of ours is told as the system tells it."""
    if isinstance(error, UnicodeDecodeError):
        return words(language).say("cli-os-not-text", byte=error.start + 1)
    name = errno.errorcode.get(error.errno or 0, "")
    if name in REASONS:
        return words(language).say(f"cli-os-{name}")
    return error.strerror or str(error)


def drop_output() -> None:
    """What is still to be written goes nowhere: otherwise Python would complain about it when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
