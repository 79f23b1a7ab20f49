"""The picture in the README: a real game on a real screen, played from a seed, as an SVG that loads nothing.

python tools/picture.py [FILE]
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from euphoria import Dice, Record, game
from euphoria.bots.random_bot import RandomBot
from euphoria.cli.names import default_names
from euphoria.cli.play import Play
from euphoria.cli.prompt import Prompt
from euphoria.cli.screen import THEME, Screen
from euphoria.cli.sitting import Sitting

SEATS, SEED, MOVES = 6, 107, 123
WIDTH, HEIGHT = 84, 40
TARGET = Path(__file__).parents[1] / "docs" / "pictures" / "leaders-terminal.svg"

GROUND, INK, QUIET, ACCENT = (0x12, 0x16, 0x1C), (0xED, 0xE6, 0xD6), (0x9A, 0xA3, 0xAD), (0xFF, 0x6B, 0x57)
NIGHT = TerminalTheme(GROUND, INK, [GROUND, ACCENT, INK, INK, INK, INK, INK, INK], [QUIET] * 8)


def play_on(seats: int, seed: int, moves: int) -> Sitting:
    """A game between bots after so many moves, in which a person then takes the first seat."""
    record = Record(game("leaders"), seats=seats, seed=seed)
    sitting = Sitting(record, default_names("en")[:seats], (), RandomBot(Dice(f"{seed}/bots"), lively=True))
    last = 0
    for _ in range(moves):
        seat = sitting.decider()
        assert seat is not None, "the game was over before the picture was taken"
        last = len(sitting.state.log) if seat == 0 else last
        sitting.let_bot(seat)
    sitting.people = (0,)
    sitting.read[0] = last
    return sitting


def picture(sitting: Sitting) -> str:
    """The screen as the person on the first seat sees it now."""
    console = Console(
        file=io.StringIO(), record=True, force_terminal=True, width=WIDTH, height=HEIGHT, theme=THEME, markup=False,
        emoji=False, highlight=False, color_system="truecolor", legacy_windows=False, _environ={},
    )  # fmt: skip
    screen = Screen("en", console)
    Prompt(Play(screen, sitting), 0).draw()
    console.print("► ", end="", style="accent")
    svg = console.export_svg(title="euphoria play leaders --seats 6", theme=NIGHT, unique_id="leaders")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    # Fonts that people have; at this size the lines of their frames meet.
    svg = svg.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
    return svg.replace("font-size: 20px", "font-size: 21px")


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(picture(play_on(SEATS, SEED, MOVES)), "utf-8")
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
