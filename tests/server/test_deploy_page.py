"""What docs/deploy.md says about settings, figures, the log and backups is so."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from euphoria.server import settings
from tests.server.house import House

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "deploy.md").read_text("utf-8")


def test_every_setting_is_on_the_page() -> None:
    source = Path(settings.__file__).read_text("utf-8")
    read = set(re.findall(r'"((?:EUPHORIA|XDG)_[A-Z_]+)"', source))
    assert len(read) >= 7
    assert [name for name in sorted(read) if f"| `{name}` |" not in PAGE] == []


def test_every_figure_is_on_the_page(house: House) -> None:
    told = text_string_to_metric_families(house.figures().text)
    names = {sample.name for family in told for sample in family.samples}
    bare = {re.sub("_(bucket|count|sum|created)$", "", name) for name in names}
    assert len(bare) >= 5
    assert [name for name in sorted(bare) if f"`{name}" not in PAGE] == []


def test_the_line_of_the_log_can_be_read() -> None:
    (line,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert json.loads(line)["message"] == "move"


def test_a_backup_is_whole_while_the_server_runs(house: House, tmp_path: Path) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", "bot", "bot")
    (command,) = re.findall(r'sqlite3 \S+ "(VACUUM INTO) ', PAGE)
    with ana.look(table_id) as socket:
        socket.until_game()
        assert socket.act(socket.legal[0])["type"] == "acknowledged"
        copy = tmp_path / "copy.db"
        with contextlib.closing(sqlite3.connect(house.database)) as database:
            database.execute(f"{command} '{copy}'")
    with contextlib.closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        mine = database.execute("SELECT count(*) FROM moves WHERE table_id = ? AND seat = 0", [table_id])
        assert mine.fetchone() == (1,)


def test_the_container_file_copies_what_there_is() -> None:
    lines = (ROOT / "Containerfile").read_text("utf-8").splitlines()
    copied = [
        name for line in lines if line.startswith("COPY ") and "--from" not in line for name in line.split()[1:-1]
    ]
    assert copied
    assert [name for name in copied if not (ROOT / name).exists()] == []
    carried = re.search(r"only-include = \[(.*)\]", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert carried is not None
    assert {name.removesuffix("/euphoria") for name in re.findall('"(.*?)"', carried[1])} <= set(copied)
    assert any(re.match(r"USER \d+$", line) for line in lines)
    seen = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {name.removeprefix("!") for name in seen if name.startswith("!")} == set(copied)
    assert {"*", "web/node_modules", "web/dist"} <= set(seen), "what was built elsewhere stays there"
