"""Errors of the operating system in the user's language, and exit statuses as shells define them."""

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
"""The exit status of a command whose output is no longer read: 128 + SIGPIPE."""
INTERRUPTED = 128 + 2
"""The exit status of a command stopped by Ctrl-C: 128 + SIGINT."""


def reason(error: OSError | UnicodeDecodeError, language: str) -> str:
    """Why a file cannot be read or written; in the system's own words if there is no message for this error."""
    if isinstance(error, UnicodeDecodeError):
        return words(language).say("cli-os-not-text", byte=error.start + 1)
    name = errno.errorcode.get(error.errno or 0, "")
    if name in REASONS:
        return words(language).say(f"cli-os-{name}")
    return error.strerror or str(error)


def discard_output() -> None:
    """Redirect standard output to the null device, so that Python does not fail to flush it at exit."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
