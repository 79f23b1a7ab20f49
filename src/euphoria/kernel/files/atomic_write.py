"""Files that are written whole."""

from __future__ import annotations

from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Written beside and moved into place, so that a crash never leaves half a file.

    What is no regular file, such as a pipe or /dev/null, cannot be replaced: it is written to.
    """
    if path.exists() and not path.is_file():
        path.write_text(text, "utf-8")
        return
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
