"""`euphoria table`: tables of scenery listed, shown, drawn, checked and made."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from euphoria.cli.main import main
from euphoria.games.reality.tables.library import load_table, read_table, table_names
from tests.cli.stage import complaint

pytestmark = pytest.mark.usefixtures("english")

BAD = load_table("plaza").text.replace("height = 0.75", "height = 0.8").replace("box = [42, 13.5", "box = [52, 13.5")


def test_list(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("table", "list")) == 0
    shown = capfd.readouterr().out
    assert all(name in shown for name in table_names())
    assert "Plaza of the Contented" in shown
    assert main(("table", "list", "--lang", "es")) == 0
    assert "Plaza de los Satisfechos" in capfd.readouterr().out


def test_show(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("table", "show", "plaza")) == 0
    shown = capfd.readouterr().out
    for words in ("Plaza of the Contented", "48 × 36 inches, 20 pieces of scenery", "Tram", "42-45, 13.5-22.5"):
        assert words in shown
    assert main(("table", "show", "plaza", "--lang", "es")) == 0
    assert "Tranvía" in capfd.readouterr().out


@pytest.mark.parametrize("name", ["plaza", "seed:17", "mine.toml", "mine"])
def test_draw(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    for file in ("mine.toml", "mine"):
        Path(file).write_text(load_table("tower").text, "utf-8")
    assert main(("table", "show", name, "--svg", "out.svg")) == 0
    assert "is in out.svg." in capfd.readouterr().out
    assert ElementTree.parse("out.svg").getroot().tag.endswith("svg")


def test_draw_at_night_in_spanish(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("table", "show", "plaza", "--svg", "out.svg", "--theme", "night", "--lang", "es")) == 0
    assert "El plano de Plaza de los Satisfechos está en out.svg." in capfd.readouterr().out
    picture = Path("out.svg").read_text("utf-8")
    assert ">PLANO<" in picture
    assert "prefers-color-scheme" not in picture


def test_a_good_table_is_found_good(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("table", "check", "plaza")) == 0
    assert capfd.readouterr().out == "plaza is a good table: Plaza of the Contented.\n"


@pytest.mark.rule("R-table-7")
def test_everything_that_is_wrong_is_said_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    Path("bad.toml").write_text(BAD, "utf-8")
    assert main(("table", "check", "bad.toml")) == 1
    shown = " ".join(capfd.readouterr().out.split())
    assert "bad.toml is no table to play on, for 7 reasons:" in shown
    assert shown.count("no whole quarter of an inch; the nearest is 0.75") == 6
    assert "element tram: it does not lie wholly on the table" in shown
    assert main(("table", "check", "bad.toml", "--lang", "es")) == 1
    assert "por 7 motivos:" in capfd.readouterr().out


def test_make(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("table", "make", "--seed", "17")) == 0
    made = capfd.readouterr().out
    assert made == load_table("seed:17").text
    assert main(("table", "make", "--seed", "17", "--size", "60x40")) == 0
    assert read_table(capfd.readouterr().out).name == "seed-17-60x40"
    assert main(("table", "make")) == 0
    assert read_table(capfd.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show", "nope"), "there is no table 'nope'; there is plaza"),
        (("show", "no/such.toml"), "no/such.toml cannot be read: No such file"),
        (("show", "bad.toml"), "line"),
        (("show", "binary"), "binary cannot be read"),
        (("show", "plaza", "--svg", "no/such.svg"), "no/such.svg cannot be written: No such file"),
        (("check", "."), ". cannot be read"),
        (("make", "--size", "large"), "--size cannot be large: say width and depth in inches, such as 48x36"),
        (("make", "--size", "10x10"), "24 to 72 inches wide"),
        (("make", "--seed", "-1"), "--seed is a whole number from 0 to"),
    ],
)
def test_a_mistake_is_one_line_and_status_1_or_2_where_an_option_has_a_bad_value(
    arguments: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    Path("bad.toml").write_text(BAD, "utf-8")
    Path("binary").write_bytes(b"\xff\xfe\x00\x01")
    assert main(("table", *arguments)) == (2 if said.startswith("--") else 1)
    assert said in complaint(capfd)


@pytest.mark.parametrize("arguments", [(), ("dance",), ("show",), ("make", "--seed", "x")])
def test_misuse_is_status_2_with_the_usage(arguments: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(("table", *arguments))
    assert left.value.code == 2
    assert capfd.readouterr().err.startswith("usage: ")
