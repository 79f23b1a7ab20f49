"""What is built from the repository holds all that the games read when they are played."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DATA = {"locales": "locales", "decks": "decks", "tables": "tables", "docs/rules": "rules", "networks": "networks"}


def build(target: str, source: Path, into: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    pure = os.environ | {"EUPHORIA_PURE": "1"}  # compiling takes minutes: see test_compiled.py for that part of a wheel
    subprocess.run(command, cwd=source, check=True, capture_output=True, env=pure)
    return next(into.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a wheel made the long way, from the source distribution."""
    scratch = tmp_path_factory.mktemp("package")
    with tarfile.open(build("sdist", ROOT, scratch / "sdist")) as sdist:
        sdist.extractall(scratch / "source", filter="data")
    source = next((scratch / "source").iterdir())
    with zipfile.ZipFile(build("wheel", source, scratch / "wheel")) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("folder", DATA)
def test_the_wheel_carries_the_data(wheel: set[str], folder: str) -> None:
    files = [file.relative_to(ROOT / folder) for file in (ROOT / folder).rglob("[!.]*") if file.is_file()]
    assert files
    assert {f"euphoria/_data/{DATA[folder]}/{file.as_posix()}" for file in files} <= wheel


def test_the_wheel_carries_the_page(wheel: set[str]) -> None:
    page = {name.removeprefix("euphoria/_data/web/") for name in wheel if name.startswith("euphoria/_data/web/")}
    assert {"index.html", "mark.svg"} <= page
    assert any(name.startswith("assets/index-") and name.endswith(".js") for name in page)
    assert not any("node_modules" in name or name.startswith("web/") for name in wheel)


def test_the_wheel_is_typed(wheel: set[str]) -> None:
    assert "euphoria/py.typed" in wheel


def test_an_extra_that_is_called_like_a_room_has_the_room() -> None:
    """What can be installed is there: nobody installs environments for researchers before they are built."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    rooms = {room for layer in layers for room in re.findall(r"[a-z]+", layer)}
    extras = rooms & project["project"]["optional-dependencies"].keys()
    assert "server" in extras
    assert [room for room in extras if not (ROOT / "src" / "euphoria" / room).is_dir()] == []
