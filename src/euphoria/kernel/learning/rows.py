"""Rows of 32-bit floats, as compiled code writes them fastest: the bits of each number as an integer.

A `vec` is an array of C, so that writing a number of it is one instruction; a number written into a buffer of Python
costs some thirty times as much. `write` copies a finished row into such a buffer, in one go.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from euphoria.kernel.learning.layout import Numbers

Row: TypeAlias = "vec[i32]"
"""The bits of numbers of 32 bits, one after the other."""

ONE: Final[i32] = 0x3F800000
"""The bits of 1."""
MANTISSA: Final = 23
"""So many bits of a number are its digits."""
DIGITS: Final[i32] = (1 << MANTISSA) - 1


def bits(number: float) -> i32:
    """The bits of a number, rounded to 32 bits."""
    writer = BytesWriter()
    write_f32_le(writer, number)
    return read_i32_le(writer.getvalue(), 0)


def count(written: i32) -> i64:
    """The whole number, at least 1, that has these bits."""
    return i64(written & DIGITS | DIGITS + 1) >> MANTISSA - i64(written >> MANTISSA) + 127


COUNTS: Final[Row] = vec[i32]([bits(float(number)) for number in range(64)])
"""By a count: its bits."""


def zeros(size: int) -> Row:
    """A row to be written, or to be copied: `row[:]`."""
    return vec[i32]([0] * size)


def add_one(row: Row, place: i64) -> None:
    """One more of what is counted at this place."""
    written = row[place]
    row[place] = ONE if written == 0 else COUNTS[count(written) + 1]


def write(row: Row, out: Numbers) -> None:
    """Copy all numbers of a row into a memoryview of 32-bit floats, which is as long."""
    out[:] = memoryview(row).cast("B").cast("f")
