"""For tests of several people at one screen: what each can read there, and what they would read in another world."""

from __future__ import annotations

import copy
import random

from euphoria import Dice
from euphoria.cli.commands.play import Play
from euphoria.cli.terminal import prompt_commands, prompt_questions
from euphoria.cli.terminal.prompt import Prompt
from euphoria.cli.terminal.session import Sitting
from tests.cli.stage import Stage, script


def reading(play: Play, seat: int, wishes: tuple[str, ...], pages: tuple[str, ...]) -> str:
    """All that this seat can read now, on a screen of its own: the prompt, why these wishes cannot be, these pages."""
    stage = Stage(script([]), tty=False)
    own = Play(stage.screen, play.sitting)
    prompt = Prompt(own, seat)
    prompt.draw()
    for wanted in wishes:
        prompt_questions.why(own, seat, wanted, prompt.whole)
    for name in pages:
        prompt_commands.COMMANDS[name](own, seat, "")
    return stage.text


def twin(play: Play, seat: int, number: int) -> Play:
    """The same table with everything drawn anew that this seat cannot know."""
    sitting = copy.copy(play.sitting)
    sitting.record = copy.copy(sitting.record)
    sitting.record.state = play.sitting.state.sample(seat, Dice(number))
    return Play(play.screen, sitting)


def readings(
    sitting: Sitting, seed: int, *, share: float, most: int, wishes: tuple[str, ...], pages: tuple[str, ...]
) -> list[tuple[str, str]]:
    """A game of people who type numbers at random, up to `most`. At this share of the prompts: what they read, and
    what they would read in a world that they cannot tell from theirs."""
    rng = random.Random(seed)
    found: list[tuple[str, str]] = []

    def read(prompt: str) -> str:
        seat = play.at_screen
        if "Enter" in prompt or seat is None or sitting.state.outcome is not None:
            return ""
        if rng.random() < share:
            other = twin(play, seat, len(found) + 1)
            found.append((reading(play, seat, wishes, pages), reading(other, seat, wishes, pages)))
        return str(rng.randint(1, most))

    play = Play(Stage(read).screen, sitting)
    assert play.run() == 0
    return found


def watched(sitting: Sitting, *lines: str, height: int = 24) -> tuple[Stage, list[tuple[int | None, str]]]:
    """The people say these things. Who sat before the screen at each prompt (nobody: a curtain), and the page then."""
    shown: list[tuple[int | None, str]] = []
    answers = iter(lines)

    def read(prompt: str) -> str:
        shown.append((play.at_screen, stage.page()))
        return next(answers) if "Enter" not in prompt else ""

    stage = Stage(read, height=height)
    play = Play(stage.screen, sitting)
    play.run()
    return stage, shown
