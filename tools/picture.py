"""The pictures in the README: real games on a real screen, as SVG that loads nothing.

python tools/picture.py [FOLDER]
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from euphoria import Record, game
from euphoria.bots.factory import make_bot
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.prompt import Prompt
from euphoria.cli.terminal.play.seat_names import default_names
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import THEME, Screen

TARGET = Path(__file__).parents[1] / "docs" / "pictures"

GROUND, INK, QUIET, ACCENT = (0x12, 0x16, 0x1C), (0xED, 0xE6, 0xD6), (0x9A, 0xA3, 0xAD), (0xFF, 0x6B, 0x57)
NIGHT = TerminalTheme(GROUND, INK, [GROUND, ACCENT, INK, INK, INK, INK, INK, INK], [QUIET] * 8)

CITY = """
game: dystopia
seats: 4
turn: B
A goods: 2 energy, 1 water, 3 food, 1 bliss, 1 gold, 2 stone
A hand: book, bear, bear
A recruits: Kyle, Katy / Julia
A workers: 2 5 / farm 4, site-s1 3
A knowledge: 3
A morale: 4
A stars: 6
A dilemma: book
B goods: 4 energy, 2 water, 1 gold
B hand: bat
B recruits: Maxime, Flavio / Ray
B workers: 3 6 / euphorian-tunnel 2
B knowledge: 4
B morale: 2
B stars: 7
C goods: 1 water, 5 food, 2 clay
C hand: game, book
C recruits: Nick, Josiah
C workers: 1 / site-s1 5, farm 6, generator 2
C knowledge: 2
C morale: 3
C stars: 5
D goods: 3 bliss, 2 water, 1 clay
D hand: balloons
D recruits: Esme / Sarinee
D workers: 4 / cloud-mine 3, generator 5
D knowledge: 5
D morale: 2
D stars: 7
allegiance: euphorian 6, subterran 4, wastelander 9, icarite 3
miners: euphorian 5, subterran 9, wastelander 3
tiles: e1 spa A C, w2 theater B C D
territories: euphorian A B, wastelander C C, icarite D A
rolls: 4 6 2 5 1 3 4 2 6 5 4 3
"""
"""The middle of a game; what the others do next is played."""


PLAZA = """
game: reality
table: plaza
mission: objectives
turn: 4
phase: firing
A sooyoung: 17.5 14
A sooyoung has: grenade, kit
A nikolai: 8 16 on town-hall floor 1
A madeleine: 34 9
A madeleine is: prone
A doc: 21 22
A doc is: moved, walked
A platform: 4 1
B mycky: 24 13.5
B kabuki: 28 24
B kabuki is: moved
B blanca: 40 20
B blanca life: 46
B scauter: 22 22
B platform: 40 31
drum 1: 24 18
drum 2: carried by A sooyoung
drum 3: 34 18
"""


class Scene(NamedTuple):
    """Which game, with how many players, after how many moves; and the size of the screen."""

    game: str
    seats: int
    seed: int
    moves: int
    width: int
    height: int
    scenario: str | None = None


SCENES = (
    Scene("leaders", 6, 107, 123, 84, 40),
    Scene("dystopia", 4, 7, 0, 84, 52, CITY),
    Scene("reality", 2, 7, 0, 100, 48, PLAZA),
)


def play_on(scene: Scene) -> GameSession:
    """A game between bots; after so many moves a person takes the first seat, as soon as it is asked."""
    if scene.scenario is None:
        record = Record(game(scene.game), seats=scene.seats, seed=scene.seed)
    else:
        record = Record(game(scene.game), scenario=scene.scenario)
    bots = make_bot("lively", scene.game, f"{scene.seed}/bots")
    session = GameSession(record, default_names("en")[: scene.seats], (), bots)
    last = 0
    while len(record.moves) < scene.moves or session.decider() != 0:
        seat = session.decider()
        assert seat is not None, "the game was over before the picture was taken"
        last = len(session.state.log) if seat == 0 else last
        session.let_bot(seat)
    session.people = (0,)
    session.read[0] = last
    return session


def picture(session: GameSession, width: int = SCENES[0].width, height: int = SCENES[0].height) -> str:
    """The screen as the person on the first seat sees it now."""
    console = Console(
        file=io.StringIO(), record=True, force_terminal=True, width=width, height=height, theme=THEME, markup=False,
        emoji=False, highlight=False, color_system="truecolor", legacy_windows=False, _environ={},
    )  # fmt: skip
    screen = Screen("en", console)
    Prompt(GameLoop(screen, session), 0).draw()
    console.print("► ", end="", style="accent")
    id, seats = session.record.game.id, session.state.seats
    svg = console.export_svg(title=f"euphoria play {id} --seats {seats}", theme=NIGHT, unique_id=id)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    # Fonts that people have; at this size the lines of their frames meet.
    svg = svg.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
    return svg.replace("font-size: 20px", "font-size: 21px")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    folder.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        target = folder / f"{scene.game}-terminal.svg"
        target.write_text(picture(play_on(scene), scene.width, scene.height), "utf-8")
        print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
