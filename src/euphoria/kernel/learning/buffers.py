"""The buffers of callers, into which observations and masks are written."""

from __future__ import annotations

from typing import Any

from euphoria.kernel.core.errors import WrongBuffer

NUMBER = "f"
"""A number of 32 bits, as `array` and `memoryview` call it."""


def as_memory(out: Any) -> memoryview:
    """What can be written into; `WrongBuffer` if there is nothing."""
    try:
        return memoryview(out)
    except TypeError:
        raise WrongBuffer(f"give something with a buffer, such as a numpy array or an array, and not {out!r}") from None


def check_numbers(memory: memoryview, size: int, what: str) -> None:
    """`WrongBuffer` unless so many numbers can be written into it, one after the other."""
    row = memory.ndim == 1 and memory.format == NUMBER and len(memory) == size
    if not row or memory.readonly:
        raise WrongBuffer(f"{what} is a row of {size} numbers of 32 bits, to be written, and this is {_told(memory)}")


def check_bytes(memory: memoryview, size: int) -> None:
    """`WrongBuffer` unless it is so many bytes, to be written."""
    if memory.itemsize != 1 or memory.nbytes != size or memory.readonly or not memory.c_contiguous:
        raise WrongBuffer(f"a mask is a row of {size} bytes, to be written, and this is {_told(memory)}")


def _told(memory: memoryview) -> str:
    written = "read-only " if memory.readonly else ""
    return f"{written}{'x'.join(map(str, memory.shape or (1,)))} of format {memory.format!r}"
