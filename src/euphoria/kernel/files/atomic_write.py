"""Atomic file writes."""

from __future__ import annotations

from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a temporary file and rename it, so that a crash never leaves half a file.

    A pipe or a device, such as /dev/null, is written to directly.
    """
    written = content.encode() if isinstance(content, str) else content
    if path.exists() and not path.is_file():
        path.write_bytes(written)
        return
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(written)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
