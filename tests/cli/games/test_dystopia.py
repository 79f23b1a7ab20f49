"""Build a Better Dystopia at the screen: whole games, what can be typed, what can be read."""

from __future__ import annotations

import random
from typing import Any

import pytest

from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.prompt import Prompt
from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from tests.cli.games.dystopia_sessions import DYSTOPIA, HERE, city, position
from tests.cli.stage import Stage, chance, euphoria, say, script
from tests.random_play import record as random_record


@pytest.mark.parametrize(
    ("language", "seats", "size", "options"),
    [
        ("en", 2, (80, 24), {"recruit_draft": True, "market_draft": True, "track_draft": True}),
        ("es", 3, (80, 40), {"trade": True, "recruits": "revised"}),
        ("en", 6, (120, 50), {"edition": "first"}),
        ("es", 4, (160, 45), {"double_rule": True}),
    ],
)
def test_a_game_is_played_to_its_end(language: str, seats: int, size: tuple[int, int], options: dict[str, Any]) -> None:
    numbers = chance(seats, 12)
    session = city(seats=seats, seed=3, turn_limit=6 * seats, **options)
    # When the game is over, whatever is typed next is Enter.
    stage = Stage(lambda prompt: numbers(prompt) if session.state.outcome is None else "", language, *size)
    assert GameLoop(stage.screen, session).run() == 0
    outcome = session.state.outcome
    assert outcome is not None
    assert stage.screen.say("cli-you-won" if 0 in outcome.winners else "cli-you-lost") in stage.text
    assert "{" not in stage.text


@pytest.mark.parametrize(("language", "asked"), [("en", "Keep two of these recruits"), ("es", "Quédate con dos")])
def test_the_command_itself_plays_from_plain_lines(language: str, asked: str, tmp_path: Any) -> None:
    rng = random.Random(5)
    lines = "".join(f"{rng.randint(1, 9)}\n" for _ in range(300))
    words = (
        "play",
        "dystopia",
        "--bots",
        "lively",
        "--seats",
        "3",
        "--seed",
        "5",
        "--turn-limit",
        "12",
        "--variant",
        "double-rule",
    )
    ran = euphoria(*words, "--recruits", "revised", "--lang", language, cwd=tmp_path, stdin=lines)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert asked in ran.stdout
    assert ("The limit on turns is reached" if language == "en" else "Se ha alcanzado el límite") in ran.stdout
    assert max(len(line.removeprefix("► ")) for line in ran.stdout.splitlines()) <= 80


# What can be typed.


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        (["farm 5"], ["place", 5, 2]),
        (["1 5"], ["place", 5, 0]),
        (["1", "2"], ["place", 5, 0]),
        (["FARM", "1"], ["place", 2, 2]),
        (["place the 2 on the aquifer"], ["place", 2, 1]),
        (["place 2 1"], ["place", 2, 1]),
        (["tunnel e 5"], ["place", 5, 4]),
        (["tunnel s", "2"], ["place", 5, 5]),
        (["site e2 2", "1"], ["place", 2, 23]),
        (["bring home the 4 from the farm"], ["retrieve", 4]),
        (["bring home farm", "2"], ["retrieve", 12]),
        (["retrieve", "nobody", "3"], ["retrieve", 12]),
        (["contribute"], ["dilemma", 2]),
        (["1 6"], None),
        (["99 5"], None),
        (["farm 6"], None),
        (["5 5 5"], None),
    ],
)
def test_a_placement_by_numbers_or_words(typed: list[str], done: list[str | int] | None) -> None:
    _, loop = say(position(), *typed)
    moves = [move.action.json() for move in loop.session.record.moves if move.seat == 0]
    assert moves[:1] == ([] if done is None else [done])


def test_spaces_stand_in_the_list_with_the_workers_that_can_go_there() -> None:
    shown, _ = say(position(), "retrieve")
    for words in ("Generator: 2 5…", "Tunnel E (energy): 2 5…", "Site E2 (stone/gold): 2 5…", "Retrieve workers… (3)"):
        assert words in shown, words
    assert "Bring home the 4 from the Farm" in shown
    few, _ = say(position(HERE.replace("A workers: 2 5 /", "A workers: 2 /")), "")
    assert " Generator: 2 " in few
    assert "Generator: 2…" not in few


def test_a_worker_that_a_space_does_not_take_is_named() -> None:
    shown, _ = say(position(HERE.replace("A workers: 2 5 /", "A workers: 2 /")), "1 5")
    assert "“Generator: 2” takes no 5." in shown


def test_a_choice_that_changed_nothing_yet_is_taken_back() -> None:
    session = position()
    before = session.state.digest()
    shown, loop = say(session, "contribute", "undo", "undo")
    assert "How do you pay for completing your ethical dilemma?" in shown
    assert loop.session.state.digest() == before
    assert "There is nothing to take back yet" in shown


# Why not.


def test_a_question_mark_lists_the_spaces_with_rule_and_reason() -> None:
    shown = " ".join(say(position(), "?")[0].split())
    for words in ("The miner has not come that far. D-tun-1", "Tank, left (3 energy)", "D-place-4", "Market E2",
                  "There is no trade at this table", "Not now. What you are asked is"):  # fmt: skip
        assert words in shown, words
    assert "same cost" not in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("? tank", "You cannot pay the cost. D-place-4"),
        ("? place 6", "You have no worker with a 6"),
        ("farm 6", "You have no worker with a 6"),
        ("? tunnel w", "The miner has not come that far."),
        ("? spa", "You cannot pay the cost."),
        ("? use kyle", "Not now."),
        ("? farm 5", "This you may do: Place the 5 on the Farm"),
        ("? retrieve", "3 choices, all allowed now"),
        ("offer", "There is no trade at this table"),
        ("? zzz", "nothing that can be done"),
    ],
)
def test_a_question_about_one_thing(typed: str, said: str) -> None:
    shown, loop = say(position(), typed)
    assert said in " ".join(shown.split())
    assert not loop.session.record.moves


# Reading.


def test_cards_are_those_in_play_with_penalties_and_the_dilemma() -> None:
    shown = " ".join(say(position(), "cards")[0].split())
    for words in (
        "Your artifacts: bear, bear, book", "Kyle the Scavenger Ψ Wastelander · yours D-r39",
        "Julia the Thought Inspector ○ Euphorian · yours, hidden", "Read a Book / Burn a Book ethical dilemma",
        "Maxime the Ambassador ∧ Icarite · B Boris", "Spa of Fleeting Pleasure market · E1 ★AC D-m02",
        "Theater of Revelatory Propaganda market · W2 ★BCD · its penalty holds for you",
        "you may not bump your own workers",
    ):  # fmt: skip
        assert words in shown, words
    assert "Ray the Foreman" not in shown  # Boris's, hidden


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_can_be_read_in_both_languages(language: str) -> None:
    asked = ("help", "hand", "seen", "log 9", "card spa", "card maxime", "card book", "rules D-com-1", "beliefs", "?")
    shown, _ = say(position(), *asked, language=language)
    for words in ("Spa", "Maxime the Ambassador", "D-com-1", "D-m02", "■◆·◇", "[  ]"):
        assert words in shown, words
    told = " ".join(shown.split())
    assert ("Boris has not settled an ethical dilemma" if language == "en" else "Boris no ha resuelto") in told
    helped = shown[shown.index("1 2 3 ...") :]
    assert ("beliefs" if language == "en" else "creencias") not in helped.split("\n\n")[0].split("hand")[0]


def test_what_an_exchange_is_about_is_said() -> None:
    traded = HERE.replace("seats: 4", "seats: 4\ntrade: yes").replace("turn: A", "turn: B")
    session = position(traded, people=2)
    offered = DYSTOPIA.action(["offer", 0, 4, 2])
    session.record.apply(1, offered)
    shown, _ = say(session, "refuse")
    assert "Boris offers you 1 gold for 1 food. Do you accept?" in " ".join(shown.split())
    assert [move.action.kind for move in session.record.moves] == ["offer", "refuse"]


def test_exchanges_are_folded_by_partner_and_by_what_is_given() -> None:
    traded = HERE.replace("seats: 4", "seats: 4\ntrade: yes")
    shown, loop = say(position(traded), "offer an exchange", "to boris", "give clay", "give gold", "1")
    assert "Offer an exchange… (" in shown
    assert "To Boris… (" in shown
    assert "Give gold… (" in shown
    assert loop.session.record.moves[0].action.kind == "offer"


@pytest.mark.parametrize(
    ("language", "offer", "counter"),
    [
        ("en", "offer Boris 2 energy, a bear and book for 3 water", "counter 2 water for 3 energy"),
        ("es", "Ofrecer a Boris 2 energía, 1 oso y un libro por 3 agua", "contraoferta 2 agua por 3 energías"),
    ],
)
def test_any_exchange_is_typed_in_words_and_so_is_a_counter_offer(language: str, offer: str, counter: str) -> None:
    _, loop = say(position(TRADING, people=2), offer, "1", counter, "1", language=language)
    made, countered = [move.action for move in loop.session.record.moves]
    assert made == DYSTOPIA.action(["offer-many", 1, *side(energy=2, bear=1, book=1), *side(water=3)])
    assert countered == DYSTOPIA.action(["counter", *side(water=2), *side(energy=3)])


def test_an_exchange_that_cannot_be_offered_is_explained() -> None:
    typed = ["offer 9 energy for 1 water", "offer 1 nonsense for 1 water", "offer energy for water"]
    told, loop = say(position(TRADING, people=2), *typed, "1")
    assert [move.action.json() for move in loop.session.record.moves] == [["offer", 1, 0, 1]]
    assert "You offer 9 energy and have only 3" in " ".join(told.split())


TRADING = """game: dystopia
trade: yes
A workers: 4
A goods: 3 energy
A hand: bear, book
A morale: 3
B workers: 5
B goods: 3 water
B morale: 3"""


def side(**things: int) -> list[int]:
    return [things.get(name, 0) for name in (*GOODS, *ARTIFACTS)]


def test_the_board_of_recruits_lies_open_while_they_are_chosen() -> None:
    stage = Stage(script([]), height=40)
    session = city(seed=5)
    Prompt(GameLoop(stage.screen, session), 0).draw()
    page = stage.page()
    for rule in session.state.view(0)["players"][0]["hidden_recruits"]:  # type: ignore[index]
        name = next(one.name for one in _recruits() if one.rule == rule)
        assert f"{name} active… (3)" in page
    assert "Dilemma:" in page
    assert "you can place here now" in page  # the legend, before anything has happened
    assert page.count("\n") < 40


def _recruits() -> list[Any]:
    from euphoria.games.dystopia.cards.recruits import RECRUITS

    return RECRUITS


def test_every_action_has_its_words_in_both_languages() -> None:
    for language in ("en", "es"):
        context = Stage(lambda prompt: "", language).screen.context(("Ada", "Boris", "Clea", "Dmitri"))
        for session in (position(), city(seed=2)):
            board, state = session.display, session.state
            legal = state.legal(0)
            for action in DYSTOPIA.space:
                if board.is_nameable(state, 0, action):
                    assert board.kind_text(state, 0, action, context)
                    assert board.action_text(state, 0, action, context)
                if action in legal:
                    board.headings(state, 0, action, context)


@pytest.mark.parametrize("whose", [[], ["--seat", "2"], ["--all"]])
def test_a_record_can_be_gone_through(whose: list[str], tmp_path: Any) -> None:
    played = random_record(DYSTOPIA, 3, 6, turn_limit=5)
    (tmp_path / "game.json").write_text(played.dump(), "utf-8")
    ran = euphoria("replay", "game.json", *whose, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.count("Step ") == len(played.moves) + 1
    hidden = [one.name for one in _recruits() if f"{one.name} active and" in ran.stdout]
    assert bool(hidden) == bool(whose)  # a choice of recruits is its player's secret
