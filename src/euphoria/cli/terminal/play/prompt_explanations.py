"""`?` at the prompt: why an action is not in the menu, or what an entry is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from euphoria.cli.terminal.menu import Menu, MenuGroup
from euphoria.cli.terminal.play.missing_actions import picture, reasons

if TYPE_CHECKING:
    from euphoria.cli.terminal.play.game_loop import GameLoop
    from euphoria.kernel.core.action import Refusal

MOST_REASONS = 5


def why(loop: GameLoop, seat: int, wanted: str, menu: Menu) -> None:
    """`?`: the illegal actions and their rules; `? 3`: what entry 3 is; `? shoot`: why not that."""
    screen, session = loop.screen, loop.session
    if wanted.isdecimal():
        entries = menu.entries()
        number = int(wanted[:6])
        if not 1 <= number <= len(entries):
            screen.tell("cli-no-such-number", "bad", number=number, last=len(entries))
            return
        entry = entries[number - 1]
        if isinstance(entry, MenuGroup):
            screen.tell("cli-why-fold", heading=entry.heading, count=len(entry.items))
        else:
            screen.tell("cli-why-allowed", action=entry.text)
        return
    found = menu.find(wanted)
    if len(found) == 1:
        screen.tell("cli-why-allowed", action=found[0].text)
        return
    context = screen.context(session.names)
    missing = reasons(session.state, seat, session.display, context, wanted)
    if found and not missing:
        screen.tell("cli-why-fold", heading=wanted, count=len(found))
        return
    if not missing:
        screen.tell("cli-why-unknown" if wanted else "cli-why-none", words=wanted)
        return
    screen.tell("cli-why-title", "quiet")
    screen.show(picture(missing, context))


def explain(loop: GameLoop, seat: int, typed: str) -> None:
    """The words match no legal action: explain the illegal ones that they match."""
    session, context = loop.session, loop.screen.context(loop.session.names)
    missing = reasons(session.state, seat, session.display, context, typed)
    if missing:
        loop.screen.show(picture(missing[:MOST_REASONS], context))
    else:
        loop.screen.tell("cli-not-understood", "bad", words=typed)


def refuse(loop: GameLoop, refusal: Refusal) -> None:
    """Say why an action that was typed is illegal."""
    session, context = loop.session, loop.screen.context(loop.session.names)
    text = session.display.refusal_text(session.state, refusal, context)
    loop.screen.show(Text.assemble((text, "bad"), (f"  {refusal.rule}", "quiet")))
