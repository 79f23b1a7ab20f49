"""The peers' own virtual environment, `.bench-venv`: made on the first run, renewed when the pins change."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / ".bench-venv"
PINS = HERE / "requirements-peers.txt"


def python() -> Path:
    return HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def ready(packages: Iterable[str], say: Callable[[str], None]) -> dict[str, str]:
    """Sees to it that these packages are installed; for each one that is not, why."""
    failed: dict[str, str] = {}
    for package in dict.fromkeys(packages):
        if _stamp(package).exists():
            continue
        say(f"installing {package} into {HOME.name}")
        try:
            _make()
            _install(package)
        except subprocess.CalledProcessError as error:
            said = f"{error.stdout or ''}{error.stderr or ''}".strip().splitlines()
            errors = [line for line in said if line.startswith("ERROR:")] or said[-1:] or [str(error)]
            failed[package] = f"could not be installed: {errors[0]}"
        except OSError as error:
            failed[package] = f"could not be installed: {error}"
    return failed


def _make() -> None:
    if not python().exists():
        _call(sys.executable, "-m", "venv", "--clear", str(HOME))
    (HOME / ".gitignore").write_text("*\n", encoding="utf-8")


def _install(package: str) -> None:
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    _call(str(python()), "-m", "pip", "install", *quiet, "--constraint", str(PINS), *map(_pinned, package.split("+")))
    _stamp(package).touch()


def _pinned(package: str) -> str:
    return next(line for line in PINS.read_text("utf-8").splitlines() if line.startswith(f"{package}=="))


def _call(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


def _stamp(package: str) -> Path:
    """Left behind by an installation under these very pins and this very Python."""
    under = hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()[:12]
    return HOME / f"{package}-{under}.installed"
