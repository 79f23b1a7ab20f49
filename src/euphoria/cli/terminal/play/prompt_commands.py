"""The commands at the prompt. Each can be typed in English or in the user's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.os_errors import reason
from euphoria.cli.terminal.game_display import CardEntry, GameDisplay
from euphoria.cli.terminal.play.board_page import event_line
from euphoria.cli.terminal.play.seat_names import default_names
from euphoria.cli.terminal.play.session import GameSession, LeaveGame
from euphoria.cli.terminal.rule_lookup import show_rules
from euphoria.cli.terminal.text_matching import has_words, normalized
from euphoria.kernel.core.errors import RecordError
from euphoria.kernel.text.messages import words

if TYPE_CHECKING:
    from euphoria.cli.terminal.play.game_loop import GameLoop

Command = Callable[["GameLoop", "int | None", str], bool]
"""(game loop, the seat that asks or None after the end of the game, the words after the command) -> whether the game
was changed."""

DEFAULT_LOG_LENGTH = 30
"""The number of log entries that `log` shows without a number."""


def name_of(word: str, language: str) -> str:
    """The English name of the command that this word means in either language; "" if it is none."""
    typed = normalized(word)
    for name in (*COMMANDS, "back"):
        if typed in (name, *normalized(words(language).say(f"cli-word-{name}")).split()):
            return name
    return ""


def offered(display: GameDisplay) -> list[str]:
    """The commands that this game's display supports."""
    return [name for name in COMMANDS if name != "look" or display.has_inspect]


def undo(loop: GameLoop, seat: int | None, rest: str) -> bool:
    """Take back the last own decision, if nothing has become known since."""
    session = loop.session
    assert seat is not None
    obstacle = session.record.undo_obstacle(seat)
    if obstacle is not None:
        loop.screen.tell(f"cli-undo-{obstacle if session.acted else 'nothing'}", "bad")
        return False
    session.undo(seat)
    # A formality would be taken again at once, so the decision before it is undone too.
    while loop.is_formality(seat) and session.record.may_undo(seat):
        session.undo(seat)
    return True


def log(loop: GameLoop, seat: int | None, rest: str) -> bool:
    """The log as this seat sees it; after the end of the game, as a spectator does."""
    screen, session = loop.screen, loop.session
    if rest and not rest.isdecimal():
        screen.tell("cli-log-number", "bad", words=rest)
        return False
    count = int(rest[:6]) if rest else DEFAULT_LOG_LENGTH
    events = session.state.events(seat, max(0, len(session.state.log) - count))
    context = screen.context(session.names)
    for event in events:
        screen.show(event_line(session.display, session.state, event, context, rule=True))
    if not events:
        screen.tell("cli-log-empty", "quiet")
    return False


def rules(loop: GameLoop, seat: int | None, rest: str) -> bool:
    edition = loop.session.record.options.get("edition")
    show_rules(loop.screen, [loop.session.record.game.id], rest, edition)
    return False


def hand(loop: GameLoop, seat: int | None, rest: str) -> bool:
    session, screen = loop.session, loop.screen
    context = screen.context(session.names)
    cards = session.display.cards(session.state, session.state.view(seat), context)
    show_cards(loop, cards)
    if not cards:
        screen.tell("cli-hand-empty", "quiet")
    return False


def card(loop: GameLoop, seat: int | None, rest: str) -> bool:
    """Any card of the game, found by words of its name."""
    if not rest:
        return hand(loop, seat, rest)
    session = loop.session
    cards = session.display.cards(session.state, None, loop.screen.context(session.names))
    wanted = normalized(rest)
    found = [entry for entry in cards if has_words(entry.name, wanted)]
    found = found or [entry for entry in cards if wanted in normalized(entry.name)]
    show_cards(loop, found)
    if not found:
        loop.screen.tell("cli-card-unknown", "bad", words=rest)
    return False


def show_cards(loop: GameLoop, cards: list[CardEntry]) -> None:
    for entry in cards:
        loop.screen.show(Text.assemble((entry.name, "bold"), (f"  {entry.kind}  {entry.rule}", "quiet")))
        loop.screen.show(Padding(Text(entry.text), (0, 0, 0, 2), expand=False))


def seen(loop: GameLoop, seat: int | None, rest: str) -> bool:
    session = loop.session
    context = loop.screen.context(session.names)
    loop.screen.show(*session.display.details(session.state, session.state.view(seat), context))
    return False


def beliefs(loop: GameLoop, seat: int | None, rest: str) -> bool:
    session = loop.session
    found = session.display.beliefs(session.state, seat, loop.screen.context(session.names))
    if found is None:
        loop.screen.tell("cli-beliefs-none", "quiet")
    else:
        loop.screen.show(found)
    return False


def context(loop: GameLoop, seat: int | None, rest: str) -> bool:
    session, screen = loop.session, loop.screen
    state = session.state
    found = session.display.inspect(state, state.view(seat), rest, screen.context(session.names))
    if found is None:
        screen.tell("cli-look-unknown", "bad", words=rest)
    else:
        screen.show(found)
    return False


def save(loop: GameLoop, seat: int | None, rest: str) -> bool:
    if not rest:
        loop.screen.tell("cli-save-where", "bad")
    elif loop.save(Path(rest).expanduser()):
        loop.screen.tell("cli-saved", "good", file=rest)
    return False


def load(loop: GameLoop, seat: int | None, rest: str) -> bool:
    if not rest:
        loop.screen.tell("cli-load-where", "bad")
        return False
    try:
        text = Path(rest).expanduser().read_text("utf-8")
        loop.session = GameSession.parse(text, default_names(loop.screen.language))
    except (OSError, UnicodeDecodeError) as error:
        loop.screen.tell("cli-file-unreadable", "bad", file=rest, reason=reason(error, loop.screen.language))
        return False
    except RecordError as error:
        loop.screen.tell("cli-load-failed", "bad", file=rest, reason=str(error))
        return False
    loop.at_screen = None
    return True


def help_(loop: GameLoop, seat: int | None, rest: str) -> bool:
    screen = loop.screen
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False, show_edge=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()

    def help_text(name: str) -> str:
        """The game's own text about a command if it has one."""
        own = f"cli-{loop.session.record.game.id}-help-{name}"
        return screen.say(own if words(screen.language).has(own) else f"cli-help-{name}")

    grid.add_row("1 2 3 ...", help_text("number"))
    grid.add_row("?", help_text("why"))
    for name in (*offered(loop.session.display), "back"):
        if name == "beliefs" and not loop.session.display.has_beliefs:
            continue
        grid.add_row(screen.say(f"cli-word-{name}").split()[0], help_text(name))
    screen.show(grid, loop.session.display.legend(loop.session.state, screen.context(loop.session.names)))
    return False


def quit_(loop: GameLoop, seat: int | None, rest: str) -> bool:
    raise LeaveGame


COMMANDS: dict[str, Command] = {
    "undo": undo, "log": log, "hand": hand, "card": card, "seen": seen, "look": context, "beliefs": beliefs,
    "rules": rules, "save": save, "load": load, "help": help_, "quit": quit_,
}  # fmt: skip
AFTER_GAME = ("log", "rules", "save", "card", "look")
"""The commands that are available after the end of the game."""
