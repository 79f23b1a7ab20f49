"""The loop of a game at one screen: people and bots decide until the game ends or a person leaves.

If several people share the screen, it is cleared whenever it is passed on, and a person who has just been shown
something secret sees it before the next one takes over.
"""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.align import Align
from rich.panel import Panel
from rich.text import Text

from euphoria.cli.os_errors import discard_output, reason
from euphoria.cli.terminal.play.board_page import show_board
from euphoria.cli.terminal.play.prompt import Prompt, after_game
from euphoria.cli.terminal.play.session import GameSession, LeaveGame, is_record
from euphoria.cli.terminal.play.signals import StoppedBySignal, deferred_signals, handled_signals
from euphoria.cli.terminal.screen import Screen

SaveMessage = tuple[str, str | None, dict[str, str | int]]
"""A message, its style and its arguments."""


class GameLoop:
    """Plays one session on one screen."""

    def __init__(self, screen: Screen, session: GameSession) -> None:
        self.screen = screen
        self.session = session
        self.at_screen: int | None = None
        """The seat of the person before the screen."""
        self.left = False
        """Whether `leave` has run, and so the game is saved if it had to be."""

    def run(self) -> int:
        """Play the game. Returns the exit status of the command."""
        status = 0
        with handled_signals():
            try:
                self.run_turns()
                self.show_ending()
                return status
            except (EOFError, LeaveGame):
                pass
            except KeyboardInterrupt:
                status = 130
            except StoppedBySignal as stop:
                status = stop.status
            try:
                with deferred_signals():
                    self.leave()
            except (StoppedBySignal, KeyboardInterrupt):
                # Closing the window ends the input and sends a signal, in either order.
                if not self.left:
                    self.leave()
        return status

    def run_turns(self) -> None:
        while (seat := self.session.decider()) is not None:
            if seat not in self.session.people:
                self.session.let_bot(seat)
            elif self.is_formality(seat):
                self.session.take(seat, self.session.state.legal(seat)[0])
            else:
                self.pass_urgent_news(seat)
                self.pass_screen(seat)
                action = Prompt(self, seat).decide()
                if action is not None:
                    self.session.apply(seat, action)

    def is_formality(self, seat: int) -> bool:
        """Whether to take the only legal action for a person. Games ask all seats at once to hide who has a choice
        (L-info-5 of leaders). Against bots, a person without a choice is not asked; among people, that would show."""
        state = self.session.state
        legal = state.legal(seat)
        return (
            len(self.session.people) == 1
            and len(legal) == 1
            and self.session.display.is_formality(state, seat, legal[0])
        )

    # Passing the screen.

    def pass_screen(self, seat: int) -> None:
        """Clear the screen and wait until the person on this seat sits before it."""
        if len(self.session.people) == 1 or self.at_screen == seat:
            self.at_screen = seat
            return
        self.screen.wipe(forget=True)
        name = self.session.names[seat]
        curtain = Text(self.screen.say("cli-curtain", name=name), "bold", justify="center")
        self.screen.show(Align.center(Panel(curtain, box=box.DOUBLE, padding=(1, 4), border_style="accent")))
        self.at_screen = None
        self.screen.wait("cli-curtain-enter", name=name)
        self.screen.wipe(forget=True)
        self.at_screen = seat

    def pass_urgent_news(self, next_seat: int) -> None:
        """Let people see what they have just been shown before the next one decides."""
        session = self.session
        if len(session.people) == 1:
            return
        order = sorted(session.people, key=lambda seat: seat != self.at_screen)
        for seat in order:
            news = session.news(seat)
            if seat != next_seat and any(session.display.is_urgent(event, seat) for event in news):
                self.pass_screen(seat)
                self.screen.wipe()
                show_board(self.screen, session, seat, below=3)
                self.screen.wait("cli-seen-enter")
                session.catch_up(seat)

    # The end of the game.

    def show_ending(self) -> None:
        session = self.session
        people = session.people
        seat = people[0] if len(people) == 1 else None
        self.screen.wipe(forget=len(people) > 1)
        show_board(self.screen, session, seat, below=4)
        self.screen.show(Text(session.display.ending_text(session.state, self.screen.context(session.names)), "accent"))
        outcome = session.state.outcome
        assert outcome is not None
        if seat is not None:
            self.screen.tell("cli-you-won" if seat in outcome.winners else "cli-you-lost", "bold")
        if people:
            after_game(self)

    def leave(self) -> None:
        """Save an unfinished game in which a person has decided something, and say goodbye."""
        session = self.session
        messages: list[SaveMessage] = []
        if session.state.outcome is None and session.acted:
            path = Path(f"euphoria-{session.record.game.id}-autosave.json")
            command = f"euphoria play {session.record.game.id} --load {path}"
            failure = self.try_to_save(path)
            messages.append(failure or ("cli-autosaved", None, {"file": str(path), "command": command}))
        self.left = True
        # After saving, because the terminal may be closed.
        try:
            self.screen.show("")
            for key, style, about in (*messages, ("cli-goodbye", "quiet", {})):
                self.screen.tell(key, style, **about)
        except OSError:
            discard_output()

    def save(self, path: Path) -> bool:
        """Save to a file, or show why that failed. Returns whether it is saved."""
        failure = self.try_to_save(path)
        if failure:
            key, style, about = failure
            self.screen.tell(key, style, **about)
        return failure is None

    def try_to_save(self, path: Path) -> SaveMessage | None:
        """Save to a file, but never overwrite one that is not a game. Returns what went wrong, or None."""
        if path.exists() and not is_record(path):
            return "cli-save-taken", "bad", {"file": str(path)}
        try:
            self.session.save(path)
        except OSError as error:
            return "cli-save-failed", "bad", {"file": str(path), "reason": reason(error, self.screen.language)}
        return None
