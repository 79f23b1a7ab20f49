"""What a person can say at the prompt."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from euphoria import Action, Refusal, game
from euphoria.cli.terminal.menu import Menu, MenuGroup, MenuItem
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.prompt import Prompt
from euphoria.cli.terminal.text_matching import normalized
from euphoria.games.leaders.game import LeadersState
from euphoria.kernel.core.action import OPEN
from tests.cli.stage import Stage, from_scenario, new_session, say, script
from tests.pure import needs_pure

ARMED = """
game: leaders
seats: 4
turn: A action
A: E* e s / opera-glasses, trading-cards, umbrella / gun C
B: s s e / -
C: S* s e / boomerang
D: [e] e s / -
pile: turntable
"""


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        ("1", ["skip"]),
        ("shoot", ["shoot"]),
        ("SHOOT clea", ["shoot"]),
        ("shoot 0", None),
        ("interrogate dmitri 3", ["interrogate", 11]),
        ("interrogate 11", ["interrogate", 11]),
        ("opera", ["use", 0]),
        ("hide", ["hide", 9]),
        ("claim to be an anarchist", ["claim-team", 0, 2]),
        ("claim", None),
        ("interrogate", None),
        ("0", None),
        ("99", None),
        ("-1", None),
        ("💥", None),
        ("[bold]", None),
        ("{ $x }", None),
    ],
)
def test_a_choice_by_number_or_by_words(typed: str, done: list[str | int] | None) -> None:
    _, loop = say(from_scenario(ARMED), typed)
    moves = [move.action.json() for move in loop.session.record.moves if move.seat == 0]
    assert moves[:1] == ([] if done is None else [done])


def test_spanish_words_need_no_accents() -> None:
    _, loop = say(from_scenario(ARMED), "prismaticos", language="es")
    assert [move.action.json() for move in loop.session.record.moves] == [["use", 0]]


def test_long_families_are_folded_and_opened_by_number_or_heading() -> None:
    shown, _ = say(from_scenario(ARMED), "interrogate", "", "claims", "about boris")
    assert "Interrogate… (8)" in shown
    assert "Interrogate Clea about recruit 2" in shown
    assert "Claims: say something, true or not… (" in shown
    assert "About Boris… (15)" in shown
    assert "Claim about Boris's recruit 2: Subterran leader" in shown


def test_the_first_list_is_short() -> None:
    for seats in range(4, 9):
        session = new_session(seats=seats)
        shown, _ = say(session, "1", "1", "1")
        assert max(int(line.split()[0]) for line in shown.splitlines() if line[:3].strip().isdigit()) <= 14


def test_where_there_is_little_room_more_is_folded_and_nothing_scrolls_away() -> None:
    session = from_scenario(ARMED.replace("seats: 4", "seats: 8"))
    stage = Stage(script([]), height=19)
    Prompt(GameLoop(stage.screen, session), 0).draw()
    page = stage.page()
    assert page.count("\n") < 19
    assert "Use an artifact… (2)" in page
    assert "Shoot Clea" in page
    roomy = Stage(script([]), height=60)
    Prompt(GameLoop(roomy.screen, session), 0).draw()
    assert "Use Opera Glasses" in roomy.page()


def menu(*texts: str) -> Menu:
    return Menu([MenuItem(Action(number, "do", (number,)), text, ()) for number, text in enumerate(texts)])


def test_the_better_fit_wins() -> None:
    several = menu("Aim at Ana", "Aim at Anabel", "Keep aiming at Ben")
    assert [choice.text for choice in several.find("aim at ana")] == ["Aim at Ana"]
    assert len(several.find("aim")) == 2
    assert [choice.text for choice in several.find("ben")] == ["Keep aiming at Ben"]
    assert [choice.action.args for choice in several.find('["do", 1]')] == [(1,)]
    assert several.find("") == []
    assert several.find("   ?!") == []


def test_what_has_no_heading_is_never_folded() -> None:
    entries = menu(*map(str, range(40))).entries()
    assert len(entries) == 40
    assert not any(isinstance(entry, MenuGroup) for entry in entries)


@needs_pure
@pytest.mark.parametrize("allowed", [True, False])
def test_an_action_that_no_list_has_room_for_is_typed_in_full(allowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game("leaders").space._open, "offer", range(2, 3))
    monkeypatch.setattr(LeadersState, "_check", lambda state, seat, action: allowed)
    monkeypatch.setattr(
        LeadersState, "_reason", lambda state, seat, action: Refusal("L-x", "leaders-why-no-gun", {}, "")
    )
    prompt = Prompt(GameLoop(Stage(script([])).screen, from_scenario(ARMED)), 0)
    for typed in ("offer 1 12", '["offer", 1, 12]', "offer(1, 12)"):
        assert prompt.answer(typed) == (Action(OPEN, "offer", (1, 12)) if allowed else None)
    for typed in ("offer", "offer 1", "offer 1 2 3", "offer x y", "offer 1 99999999999999999999", "1 offer 2"):
        prompt.answer(typed)


def test_bare_words() -> None:
    assert normalized("  Prismáticos,  de ÓPERA! ") == "prismaticos de opera"


# Why not.


def test_a_question_mark_names_what_is_missing_with_its_rules() -> None:
    shown, _ = say(from_scenario(ARMED), "?")
    for rule in ("L-gun-1", "L-act-7", "L-act-5", "L-art-1", "L-turn-2", "L-gun-3"):
        assert rule in shown, rule
    assert "You already hold a laser" in shown
    assert shown.count("Not now. What you are asked is") == 1


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("? shoot", None),
        ("? use boomerang", "L-act-2"),
        ("? use umbrella", "L-art-1"),
        ("? arm", "L-gun-1"),
        ("? aim", "L-gun-3"),
        ("? interrogate ada", "L-act-7"),
        ("? interrogate 9", "L-act-1"),
        ("? 1", None),
        ("? 0", None),
        ("? 77777777777777777777", None),
        ("? blah", None),
    ],
)
def test_a_question_about_one_thing(typed: str, rule: str | None) -> None:
    shown, loop = say(from_scenario(ARMED), typed)
    if rule:
        assert rule in shown
    assert not loop.session.record.moves


def test_words_for_what_is_not_allowed_are_answered_with_the_rule() -> None:
    shown, loop = say(from_scenario(ARMED), "arm yourself")
    assert "L-gun-1" in shown
    assert not loop.session.record.moves
    spanish, _ = say(from_scenario(ARMED), "armarte", language="es")
    assert "L-gun-1" in spanish


# Undo.


def test_undo_takes_back_what_nobody_has_seen() -> None:
    session = from_scenario(ARMED)
    before = session.state.digest()
    shown, loop = say(session, "use trading", "1", "undo", "undo", "undo")
    assert loop.session.state.digest() == before
    assert not loop.session.record.moves
    assert "There is nothing to take back yet" in shown


def test_undo_stops_at_what_has_become_known() -> None:
    shown, loop = say(new_session(), "undo", "1", "undo")
    assert "There is nothing to take back yet" in shown
    assert "cannot be taken back" in shown
    assert loop.session.record.moves


# Reading.


def test_log_cards_rules_and_the_rest_can_be_read() -> None:
    asked = ("log", "log 2", "log x", "hand", "cards", "card umb", "card", "card zzz", "seen", "beliefs", "rules",
             "rules L-shot-2", "rule leader", "rules zzz", "help")  # fmt: skip
    shown, loop = say(new_session(seats=5, seed=7), "1", *asked)
    assert "“log” takes a number" in shown
    assert "Umbrella  reaction  L-a19" in shown
    assert "No card has “zzz”" in shown
    assert "Counted over all deals" in shown
    assert "draws an artifact, drops their laser" in " ".join(shown.split())
    assert "No rule has this id or these words: “zzz”" in shown
    assert "Take back your last choice" in shown
    assert "L-turn-1" in shown  # the log names rules
    made = [move.action.kind for move in loop.session.record.moves if move.seat == 0]
    assert made == ["order", "decline"]  # the second had nothing to decide


@pytest.mark.parametrize(
    "word", ["ayuda", "registro", "mano", "cartas", "carta", "vistos", "creencias", "reglas", "help"]
)
def test_commands_are_understood_in_spanish(word: str) -> None:
    shown, _ = say(new_session(), word, language="es")
    assert "no está en la lista" not in shown


def test_nothing_that_is_typed_breaks_it() -> None:
    rng = random.Random(11)
    pieces = ["?", "save", "load", "log", "undo", "card", "rules", "claims", "ada", "3", "\x00", "\x1b[31m", "a" * 5000,
              "-", "[/]", "~", "..", "/", "%s", "'", "ñ", "٣", "²", "hand", "back", "seen", "beliefs", " "]  # fmt: skip
    lines = [" ".join(rng.choices(pieces, k=rng.randint(1, 3))) for _ in range(150)]
    stage = Stage(iter_reader(lines), tty=True)
    assert GameLoop(stage.screen, from_scenario(ARMED)).run() == 0


def iter_reader(lines: list[str]) -> Callable[[str], str]:
    left = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def test_every_action_of_the_game_has_a_kind_and_a_heading_in_both_languages() -> None:
    for language in ("en", "es"):
        session = new_session(seats=8)
        context = Stage(lambda prompt: "", language).screen.context(session.names)
        for action in game("leaders").space:
            assert session.display.kind_text(session.state, 0, action, context)
            if session.display.is_nameable(session.state, 0, action):
                session.display.headings(session.state, 0, action, context)
                assert session.display.action_text(session.state, 0, action, context)
