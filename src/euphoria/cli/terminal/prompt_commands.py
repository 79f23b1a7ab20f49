"""The commands at the prompt. Each may be typed in English or in the person's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.commands.rules import show_rules
from euphoria.cli.system import reason
from euphoria.cli.terminal.board import Board, Card
from euphoria.cli.terminal.layout import event_line
from euphoria.cli.terminal.menu import bare, has_words
from euphoria.cli.terminal.names import default_names
from euphoria.cli.terminal.session import Leave, Sitting
from euphoria.kernel.core.errors import RecordError
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.cli.commands.play import Play

Command = Callable[["Play", "int | None", str], bool]
"""(play, the seat that asks or None when the game is over, the words after the command): whether the game changed."""

LAST = 30
"""How much of the log is shown when nobody says how much."""


def name_of(word: str, language: str) -> str:
    """The English name of a command, from a word in either language; "" if it is none."""
    said = bare(word)
    for name in (*COMMANDS, "back"):
        if said in (name, *bare(words(language).say(f"cli-word-{name}")).split()):
            return name
    return ""


def offered(board: Board) -> list[str]:
    """The commands that mean something at this board."""
    return [name for name in COMMANDS if name != "look" or board.inspects]


def undo(play: Play, seat: int | None, rest: str) -> bool:
    sitting = play.sitting
    assert seat is not None
    obstacle = sitting.record.undo_obstacle(seat)
    if obstacle is not None:
        play.screen.tell(f"cli-undo-{obstacle if sitting.acted else 'nothing'}", "bad")
        return False
    sitting.undo(seat)
    # What is no decision would be done again at once: the choice before it was meant.
    while play.is_formality(seat) and sitting.record.may_undo(seat):
        sitting.undo(seat)
    return True


def log(play: Play, seat: int | None, rest: str) -> bool:
    """The log as this seat may read it; when the game is over, as anybody may."""
    screen, sitting = play.screen, play.sitting
    if rest and not rest.isdecimal():
        screen.tell("cli-log-number", "bad", words=rest)
        return False
    count = int(rest[:6]) if rest else LAST
    events = sitting.state.events(seat, max(0, len(sitting.state.log) - count))
    look = screen.look(sitting.names)
    for event in events:
        screen.show(event_line(sitting.board, sitting.state, event, look, rule=True))
    if not events:
        screen.tell("cli-log-empty", "quiet")
    return False


def rules(play: Play, seat: int | None, rest: str) -> bool:
    edition = play.sitting.record.options.get("edition")
    show_rules(play.screen, [play.sitting.record.game.id], rest, edition)
    return False


def hand(play: Play, seat: int | None, rest: str) -> bool:
    sitting, screen = play.sitting, play.screen
    look = screen.look(sitting.names)
    cards = sitting.board.cards(sitting.state, sitting.state.view(seat), look)
    show_cards(play, cards)
    if not cards:
        screen.tell("cli-hand-empty", "quiet")
    return False


def card(play: Play, seat: int | None, rest: str) -> bool:
    """Any card of the game, by words of its name."""
    if not rest:
        return hand(play, seat, rest)
    sitting = play.sitting
    cards = sitting.board.cards(sitting.state, None, play.screen.look(sitting.names))
    wanted = bare(rest)
    found = [one for one in cards if has_words(one.name, wanted)] or [one for one in cards if wanted in bare(one.name)]
    show_cards(play, found)
    if not found:
        play.screen.tell("cli-card-unknown", "bad", words=rest)
    return False


def show_cards(play: Play, cards: list[Card]) -> None:
    for one in cards:
        play.screen.show(Text.assemble((one.name, "bold"), (f"  {one.kind}  {one.rule}", "quiet")))
        play.screen.show(Padding(Text(one.text), (0, 0, 0, 2), expand=False))


def seen(play: Play, seat: int | None, rest: str) -> bool:
    sitting = play.sitting
    look = play.screen.look(sitting.names)
    play.screen.show(*sitting.board.details(sitting.state, sitting.state.view(seat), look))
    return False


def beliefs(play: Play, seat: int | None, rest: str) -> bool:
    sitting = play.sitting
    found = sitting.board.beliefs(sitting.state, seat, play.screen.look(sitting.names))
    if found is None:
        play.screen.tell("cli-beliefs-none", "quiet")
    else:
        play.screen.show(found)
    return False


def look(play: Play, seat: int | None, rest: str) -> bool:
    sitting, screen = play.sitting, play.screen
    state = sitting.state
    found = sitting.board.inspect(state, state.view(seat), rest, screen.look(sitting.names))
    if found is None:
        screen.tell("cli-look-unknown", "bad", words=rest)
    else:
        screen.show(found)
    return False


def save(play: Play, seat: int | None, rest: str) -> bool:
    if not rest:
        play.screen.tell("cli-save-where", "bad")
    elif play.keep(Path(rest).expanduser()):
        play.screen.tell("cli-saved", "good", file=rest)
    return False


def load(play: Play, seat: int | None, rest: str) -> bool:
    if not rest:
        play.screen.tell("cli-load-where", "bad")
        return False
    try:
        text = Path(rest).expanduser().read_text("utf-8")
        play.sitting = Sitting.parse(text, default_names(play.screen.language))
    except (OSError, UnicodeDecodeError) as error:
        play.screen.tell("cli-file-unreadable", "bad", file=rest, reason=reason(error, play.screen.language))
        return False
    except RecordError as error:
        play.screen.tell("cli-load-failed", "bad", file=rest, reason=str(error))
        return False
    play.at_screen = None
    return True


def help_(play: Play, seat: int | None, rest: str) -> bool:
    screen = play.screen
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()

    def told(name: str) -> str:
        own = f"cli-{play.sitting.record.game.id}-help-{name}"
        return screen.say(own if words(screen.language).has(own) else f"cli-help-{name}")

    grid.add_row("1 2 3 ...", told("number"))
    grid.add_row("?", told("why"))
    for name in (*offered(play.sitting.board), "back"):
        if name == "beliefs" and not play.sitting.board.counts:
            continue
        grid.add_row(screen.say(f"cli-word-{name}").split()[0], told(name))
    screen.show(grid, play.sitting.board.legend(play.sitting.state, screen.look(play.sitting.names)))
    return False


def quit_(play: Play, seat: int | None, rest: str) -> bool:
    raise Leave


COMMANDS: dict[str, Command] = {
    "undo": undo, "log": log, "hand": hand, "card": card, "seen": seen, "look": look, "beliefs": beliefs,
    "rules": rules, "save": save, "load": load, "help": help_, "quit": quit_,
}  # fmt: skip
AFTER = ("log", "rules", "save", "card", "look")
"""Those that make sense when the game is over."""
