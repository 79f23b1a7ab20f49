"""For tests of several people at one screen: what each can read there, and what they would read in another world."""

from __future__ import annotations

import copy
import random

from euphoria import Dice
from euphoria.cli.terminal.play import prompt_commands, prompt_explanations
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.prompt import Prompt
from euphoria.cli.terminal.play.session import GameSession
from tests.cli.stage import Stage, script


def reading(loop: GameLoop, seat: int, wishes: tuple[str, ...], pages: tuple[str, ...]) -> str:
    """All that this seat can read now, on a screen of its own: the prompt, why these wishes cannot be, these pages."""
    stage = Stage(script([]), tty=False)
    own = GameLoop(stage.screen, loop.session)
    prompt = Prompt(own, seat)
    prompt.draw()
    for wanted in wishes:
        prompt_explanations.why(own, seat, wanted, prompt.full_menu)
    for name in pages:
        prompt_commands.COMMANDS[name](own, seat, "")
    return stage.text


def twin(loop: GameLoop, seat: int, number: int) -> GameLoop:
    """The same table with everything drawn anew that this seat cannot know."""
    session = copy.copy(loop.session)
    session.record = copy.copy(session.record)
    session.record.state = loop.session.state.sample(seat, Dice(number))
    return GameLoop(loop.screen, session)


def readings(
    session: GameSession, seed: int, *, share: float, most: int, wishes: tuple[str, ...], pages: tuple[str, ...]
) -> list[tuple[str, str]]:
    """A game of people who type numbers at random, up to `most`. At this share of the prompts: what they read, and
    what they would read in a world that they cannot tell from theirs."""
    rng = random.Random(seed)
    found: list[tuple[str, str]] = []

    def read(prompt: str) -> str:
        seat = loop.at_screen
        if "Enter" in prompt or seat is None or session.state.outcome is not None:
            return ""
        if rng.random() < share:
            other = twin(loop, seat, len(found) + 1)
            found.append((reading(loop, seat, wishes, pages), reading(other, seat, wishes, pages)))
        return str(rng.randint(1, most))

    loop = GameLoop(Stage(read).screen, session)
    assert loop.run() == 0
    return found


def watched(session: GameSession, *lines: str, height: int = 24) -> tuple[Stage, list[tuple[int | None, str]]]:
    """The people say these things. Who sat before the screen at each prompt (nobody: a curtain), and the page then."""
    shown: list[tuple[int | None, str]] = []
    answers = iter(lines)

    def read(prompt: str) -> str:
        shown.append((loop.at_screen, stage.page()))
        return next(answers) if "Enter" not in prompt else ""

    stage = Stage(read, height=height)
    loop = GameLoop(stage.screen, session)
    loop.run()
    return stage, shown
