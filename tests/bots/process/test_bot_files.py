"""Bots in files: what is a bot, what is none, and what one is told then."""

from __future__ import annotations

from pathlib import Path

import pytest

from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import BotError, BotUnavailable, bot_names, make_bot, read_spec
from euphoria.games import game
from euphoria.kernel.core.dice import Dice

BOT = """
class Last:
    def __init__(self, game, dice):
        pass

    def choose(self, perspective, budget):
        return perspective.legal()[-1]
"""


def test_a_bot_of_a_file_plays_in_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(BOT)
    code = {"last": str(tmp_path / "last.py")}
    state = game("leaders").new(seats=4, seed=1)
    player = make_bot("last:2s", "leaders", 1, code)
    assert player.choose(Perspective.of(state, 0, Dice(1))) == state.legal(0)[-1]
    assert not player.bot.troubles
    assert bot_names(code)[-1] == "last"


def test_a_spec_never_names_a_file(tmp_path: Path) -> None:
    """Specs come from strangers, too."""
    (tmp_path / "last.py").write_text(BOT)
    for spec in ("last", str(tmp_path / "last.py"), "last.py"):
        with pytest.raises(BotError, match="no bot"):
            read_spec(spec)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = 1", "has no class with a method choose"),
        (BOT + BOT.replace("Last", "First"), "several classes with a method choose: Last, First"),
        ("import nothing_of_this_name", "No module named 'nothing_of_this_name'"),
        ("def broken(:", "SyntaxError"),
        (BOT.replace("pass", "raise ValueError('one game only')"), "ValueError: one game only"),
    ],
)
def test_it_is_told_why_a_file_is_no_bot(text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(text)
    with pytest.raises(BotUnavailable) as caught:
        make_bot("odd", "leaders", 1, {"odd": str(tmp_path / "odd.py")})
    assert told in caught.value.reason
