"""`euphoria play`: people and bots at one screen, to the end of the game or until somebody leaves.

Where several people share the screen, it is cleared behind a curtain each time it is passed on, and whoever has just
looked at something sees it before the next one sits down.
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
from euphoria.cli.terminal.play.signals import StoppedBySignal, answering_signals, undisturbed
from euphoria.cli.terminal.screen import Screen


class GameLoop:
    def __init__(self, screen: Screen, session: GameSession) -> None:
        self.screen = screen
        self.session = session
        self.at_screen: int | None = None
        """Who sits before the screen now."""
        self.parted = False
        """Whether the game was kept, where it had to be, when somebody left it."""

    def run(self) -> int:
        """Play; the answer is the command's exit status."""
        status = 0
        with answering_signals():
            try:
                self.run_turns()
                self.finale()
                return status
            except (EOFError, LeaveGame):
                pass
            except KeyboardInterrupt:
                status = 130
            except StoppedBySignal as stop:
                status = stop.status
            try:
                with undisturbed():
                    self.part()
            except (StoppedBySignal, KeyboardInterrupt):
                # A closed window ends both the lines that are read and the program, in either order.
                if not self.parted:
                    self.part()
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
        """All are asked at once, so that nobody learns who could answer (L-info-5 of leaders). A person who plays
        against bots need not be bothered when there is one answer; where people watch each other, it would tell."""
        state = self.session.state
        legal = state.legal(seat)
        return (
            len(self.session.people) == 1 and len(legal) == 1 and self.session.display.formality(state, seat, legal[0])
        )

    # Passing the screen on.

    def pass_screen(self, seat: int) -> None:
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
        """What people have just been shown: they see it before the next one decides."""
        session = self.session
        if len(session.people) == 1:
            return
        order = sorted(session.people, key=lambda seat: seat != self.at_screen)
        for seat in order:
            news = session.news(seat)
            if seat != next_seat and any(session.display.urgent(event, seat) for event in news):
                self.pass_screen(seat)
                self.screen.wipe()
                show_board(self.screen, session, seat, below=3)
                self.screen.wait("cli-seen-enter")
                session.catch_up(seat)

    # The end.

    def finale(self) -> None:
        session = self.session
        people = session.people
        seat = people[0] if len(people) == 1 else None
        self.screen.wipe(forget=len(people) > 1)
        show_board(self.screen, session, seat, below=4)
        self.screen.show(Text(session.display.ending(session.state, self.screen.context(session.names)), "accent"))
        outcome = session.state.outcome
        assert outcome is not None
        if seat is not None:
            self.screen.tell("cli-you-won" if seat in outcome.winners else "cli-you-lost", "bold")
        if people:
            after_game(self)

    def part(self) -> None:
        """Keep a game that is under way and that a person has put something into."""
        session = self.session
        said: list[tuple[str, str | None, dict[str, str | int]]] = []
        if session.state.outcome is None and session.acted:
            path = Path(f"euphoria-{session.record.game.id}-autosave.json")
            command = f"euphoria play {session.record.game.id} --load {path}"
            trouble = self.trouble_of_keeping(path)
            said.append(trouble or ("cli-autosaved", None, {"file": str(path), "command": command}))
        self.parted = True
        # The terminal may be the one that has gone: it is told last, and if it is gone, nobody is.
        try:
            self.screen.show("")
            for key, style, about in (*said, ("cli-goodbye", "quiet", {})):
                self.screen.tell(key, style, **about)
        except OSError:
            discard_output()

    def keep(self, path: Path) -> bool:
        """Save to a file, and say what is wrong if that cannot be done."""
        trouble = self.trouble_of_keeping(path)
        if trouble:
            key, style, about = trouble
            self.screen.tell(key, style, **about)
        return trouble is None

    def trouble_of_keeping(self, path: Path) -> tuple[str, str | None, dict[str, str | int]] | None:
        """Save to a file, unless something else would be lost with it. What went wrong: a message, its style and what
        it is about; None if it is saved."""
        if path.exists() and not is_record(path):
            return "cli-save-taken", "bad", {"file": str(path)}
        try:
            self.session.save(path)
        except OSError as error:
            return "cli-save-failed", "bad", {"file": str(path), "reason": reason(error, self.screen.language)}
        return None
