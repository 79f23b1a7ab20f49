"""The board as a picture: the text of `print(state)`, drawn character by character.

The font that Pillow has built in knows Latin letters only. Frames and shades are drawn by what their Unicode names say,
such as "BOX DRAWINGS LIGHT DOWN AND RIGHT", and the few other signs are written with a letter that resembles them.
"""

from __future__ import annotations

import unicodedata
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 6
HEIGHT: Final = 12
"""Pixels of a character."""
INK: Final = 230
PAPER: Final = 24
LOOK_ALIKE: Final = str.maketrans("★→↑↓←►◄◆◇●○⚙∧Ψ↻↺“”‘’‹›…†‡·", "*>^v<><#o@OSAW@@\"\"''<>~tt.")
SHADES: Final = {"LIGHT SHADE": 70, "MEDIUM SHADE": 110, "DARK SHADE": 150, "FULL BLOCK": 200, "BLACK SQUARE": 200}
ARMS: Final = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
BOTH_ARMS: Final = {"VERTICAL": ("UP", "DOWN"), "HORIZONTAL": ("LEFT", "RIGHT")}
WIDEST: Final = 82
TALLEST: Final = 40
"""The picture is at least as large as that, so that all pictures of a game have one size."""


def picture(text: str) -> npt.NDArray[np.uint8]:
    """The text as an image: rows, columns, and the colours red, green and blue."""
    lines = text.split("\n")
    columns = max(WIDEST, *map(len, lines))
    image = Image.new("L", (WIDTH * columns, HEIGHT * max(TALLEST, len(lines))), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign != " ":
                _draw_sign(draw, font, sign, WIDTH * column, HEIGHT * row)
    return np.repeat(np.asarray(image, np.uint8)[:, :, None], 3, axis=2)


def _draw_sign(draw: ImageDraw.ImageDraw, font: ImageFont.ImageFont, sign: str, x: int, y: int) -> None:
    name = unicodedata.name(sign, "")
    if name in SHADES:
        draw.rectangle((x, y, x + WIDTH - 1, y + HEIGHT - 1), SHADES[name])
    elif name.startswith("BOX DRAWINGS"):
        middle = (x + WIDTH // 2, y + HEIGHT // 2)
        for arm in _arms(name):
            across, down = ARMS[arm]
            draw.line((*middle, middle[0] + across * WIDTH // 2, middle[1] + down * HEIGHT // 2), INK)
    else:
        letter = sign.translate(LOOK_ALIKE)
        draw.text((x, y), letter if ord(letter) < 256 else "?", INK, font)


def _arms(name: str) -> list[str]:
    words = name.split()
    return [arm for word in words for arm in BOTH_ARMS.get(word, (word,)) if arm in ARMS]
