"""`euphoria serve`: it is only loaded when it is asked for, and says what it lacks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from euphoria.cli.main import main


def test_the_other_commands_need_nothing_of_the_server() -> None:
    check = "import sys, euphoria.cli.main; print([name for name in ('fastapi', 'sqlalchemy') if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize(("language", "said"), [("en", "The server needs more"), ("es", "El servidor necesita más")])
def test_a_missing_extra_is_said_with_how_to_install_it(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "euphoria.server.run", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert main(("serve", "--lang", language)) == 1
    shown = capfd.readouterr().err
    assert said in shown
    assert 'pip install "euphoria-table[server]"' in shown


def test_a_port_that_is_none_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("serve", "--port", "70000")) == 2
    assert "--port is a whole number from 0 to 65535" in capfd.readouterr().err
