"""The commands at the prompt. Each may be typed in English or in the person's language."""

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
"""(play, the seat that asks or None when the game is over, the words after the command): whether the game changed."""

LAST = 30
"""How much of the log is shown when nobody says how much."""


def name_of(word: str, language: str) -> str:
    """The English name of a command, from a word in either language; "" if it is none."""
    said = normalized(word)
    for name in (*COMMANDS, "back"):
        if said in (name, *normalized(words(language).say(f"cli-word-{name}")).split()):
            return name
    return ""


def offered(display: GameDisplay) -> list[str]:
    """The commands that mean something at this board."""
    return [name for name in COMMANDS if name != "look" or display.inspects]


def undo(loop: GameLoop, seat: int | None, rest: str) -> bool:
    session = loop.session
    assert seat is not None
    obstacle = session.record.undo_obstacle(seat)
    if obstacle is not None:
        loop.screen.tell(f"cli-undo-{obstacle if session.acted else 'nothing'}", "bad")
        return False
    session.undo(seat)
    # What is no decision would be done again at once: the choice before it was meant.
    while loop.is_formality(seat) and session.record.may_undo(seat):
        session.undo(seat)
    return True


def log(loop: GameLoop, seat: int | None, rest: str) -> bool:
    """The log as this seat may read it; when the game is over, as anybody may."""
    screen, session = loop.screen, loop.session
    if rest and not rest.isdecimal():
        screen.tell("cli-log-number", "bad", words=rest)
        return False
    count = int(rest[:6]) if rest else LAST
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
    """Any card of the game, by words of its name."""
    if not rest:
        return hand(loop, seat, rest)
    session = loop.session
    cards = session.display.cards(session.state, None, loop.screen.context(session.names))
    wanted = normalized(rest)
    found = [one for one in cards if has_words(one.name, wanted)] or [
        one for one in cards if wanted in normalized(one.name)
    ]
    show_cards(loop, found)
    if not found:
        loop.screen.tell("cli-card-unknown", "bad", words=rest)
    return False


def show_cards(loop: GameLoop, cards: list[CardEntry]) -> None:
    for one in cards:
        loop.screen.show(Text.assemble((one.name, "bold"), (f"  {one.kind}  {one.rule}", "quiet")))
        loop.screen.show(Padding(Text(one.text), (0, 0, 0, 2), expand=False))


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
    elif loop.keep(Path(rest).expanduser()):
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

    def told(name: str) -> str:
        own = f"cli-{loop.session.record.game.id}-help-{name}"
        return screen.say(own if words(screen.language).has(own) else f"cli-help-{name}")

    grid.add_row("1 2 3 ...", told("number"))
    grid.add_row("?", told("why"))
    for name in (*offered(loop.session.display), "back"):
        if name == "beliefs" and not loop.session.display.counts:
            continue
        grid.add_row(screen.say(f"cli-word-{name}").split()[0], told(name))
    screen.show(grid, loop.session.display.legend(loop.session.state, screen.context(loop.session.names)))
    return False


def quit_(loop: GameLoop, seat: int | None, rest: str) -> bool:
    raise LeaveGame


COMMANDS: dict[str, Command] = {
    "undo": undo, "log": log, "hand": hand, "card": card, "seen": seen, "look": context, "beliefs": beliefs,
    "rules": rules, "save": save, "load": load, "help": help_, "quit": quit_,
}  # fmt: skip
AFTER = ("log", "rules", "save", "card", "look")
"""Those that make sense when the game is over."""
