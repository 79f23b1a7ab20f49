"""Why an action is not allowed: the rule, and a sentence. More refusals stand beside the rules that they are about."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.games.dystopia.game import GAME
from euphoria.games.dystopia.text import messages
from euphoria.kernel.core.errors import IllegalAction, UnknownAction, UnknownSeat
from tests.dystopia.play import act, do, pay, refusal, scene, way


def _reason(state: State, who: str, kind: str, *words: str | int) -> str:
    refused = state.why_not("ABCDEF".index(who), act(state, who, kind, *words))
    assert refused is not None
    return refused.reason


@pytest.mark.rule("D-turn-4")
def test_it_is_not_your_turn() -> None:
    state = scene("A workers: 2\nB workers: 3")
    assert refusal(state, "B", "place", 3, "farm") == "D-turn-4"
    assert refusal(state, "A", "place", 2, "farm") is None


@pytest.mark.rule("D-end-1")
def test_the_game_is_over() -> None:
    state = scene("A workers: 2\nA goods: 3 gold\nA stars: 1\nB workers: 3")
    do(state, "A", "place", 2, "nimbus-loft")
    assert refusal(state, "B", "place", 3, "farm") == "D-end-1"


@pytest.mark.rule("D-turn-2")
def test_no_such_worker_and_not_an_equal_one() -> None:
    state = scene("A workers: 2 2 3 / farm 5")
    assert refusal(state, "A", "place", 5, "farm") == "D-turn-2"
    assert "5" in _reason(state, "A", "place", 5, "farm")
    do(state, "A", "place", 2, "farm")
    assert refusal(state, "A", "place", 3, "farm") == "D-turn-2"
    assert "same number" in _reason(state, "A", "place", 3, "farm")


@pytest.mark.rule("D-turn-1", "D-turn-3")
def test_not_what_is_asked_now() -> None:
    state = scene("A workers: 2 2 / farm 5\nA goods: 1 food")
    assert refusal(state, "A", "feed", "food") == "D-turn-3"
    assert refusal(state, "A", "stop") == "D-turn-2"
    do(state, "A", "retrieve", "all")
    assert refusal(state, "A", "place", 2, "farm") == "D-turn-1"
    assert refusal(state, "A", "feed", "bliss") == "D-turn-3"


@pytest.mark.rule("D-place-4")
def test_not_a_way_to_pay() -> None:
    state = scene("A workers: 2\nA goods: 2 gold, 2 stone")
    do(state, "A", "place", 2, "nimbus-loft")
    refused = state.why_not(0, way(gold=3))
    assert refused is not None
    assert refused.rule == "D-place-4"
    with pytest.raises(IllegalAction, match="D-place-4"):
        pay(state, "A", clay=3)


@pytest.mark.rule("D-mk-2")
def test_not_in_the_hand() -> None:
    state = scene("A hand: book, bear")
    assert refusal(state, "A", "discard", "bat") == "D-mk-2"
    assert refusal(state, "A", "discard", "bear") is None


@pytest.mark.rule("D-art-1", "D-end-2")
def test_no_place_for_a_star() -> None:
    state = scene("A workers: 2\nA hand: book, book\nA morale: 2\ntiles: e1 spa B, e2 plaza A, s1 arena B")
    do(state, "A", "place", 2, "incinerator")
    for spot in ("subterran", "e2", "s1", "w1"):
        assert refusal(state, "A", "star", spot) == "D-end-2"
    assert refusal(state, "A", "star", "e1") is None


@pytest.mark.rule("D-place-3")
def test_spaces_of_one_cost_are_one_choice() -> None:
    state = scene("A workers: 2\nA goods: 1 gold")
    first = act(state, "A", "place", 2, "site-e1 gold")
    second = GAME.action(["place", 2, first.args[1] + 1])
    assert state.why_not(0, first) is None
    refused = state.why_not(0, second)
    assert refused is not None
    assert (refused.rule, refused.key) == ("D-place-3", "dystopia-why-same-space")


@pytest.mark.rule("D-m03")
def test_a_pair_that_the_courthouse_does_not_let_count() -> None:
    for star, cards, rule in (
        ("B", "book, book", "D-m03"),
        ("A", "book, book", None),
        ("B", "book, bear", "D-place-4"),
    ):
        state = scene(f"A workers: 2\nA morale: 2\nA hand: {cards}\ntiles: s1 courthouse {star}")
        for space in ("incinerator", "wind-saloon"):
            assert refusal(state, "A", "place", 2, space) == rule


def test_what_is_no_action_of_this_game_is_an_error_of_its_own() -> None:
    state = scene("A workers: 2")
    with pytest.raises(UnknownAction):
        GAME.action(["place", 7, 0])
    with pytest.raises(UnknownSeat):
        state.why_not(5, act(state, "A", "stop"))


# Each names what is missing, and the rule that stands in the way.


def _both(state: State, who: str, kind: str, *words: str | int) -> tuple[str, str, str]:
    """The rule, and the reason in English and in Spanish."""
    refused = state.why_not("ABCDEF".index(who), act(state, who, kind, *words))
    assert refused is not None
    key = refused.key.removeprefix("dystopia-why-")
    return refused.rule, refused.reason, messages.why(key, refused.args, "es")


@pytest.mark.rule("D-place-4")
@pytest.mark.parametrize(
    ("lines", "space", "en", "es"),
    [
        (
            "A goods: 4 water",
            "market-e1",
            "A worker at the Plaza of Immortalized Humility costs 4 water and 1 clay; you lack 1 clay.",
            "No puedes pagar lo que cuesta colocar en la Plaza de la humildad inmortalizada: 4 de agua y 1 de arcilla. "
            "Falta: 1 de arcilla.",
        ),
        (
            "A goods: 1 gold",
            "nimbus-loft",
            "A worker at the Nimbus Loft costs any 3 resources; you lack any 2 resources.",
            "No puedes pagar lo que cuesta colocar en el Ático Nimbo: 3 recursos cualesquiera. "
            "Falta: 2 recursos cualesquiera.",
        ),
        (
            "A hand: book, bear\nA morale: 2",
            "ark",
            "A worker at the Ark of Fractured Memories costs 3 artifacts, or 2 of the same kind; you hold only 2, and "
            "no two are alike.",
            "No puedes pagar lo que cuesta colocar en el Arca de los recuerdos fracturados: 3 artefactos, o 2 del "
            "mismo tipo. Solo tienes 2, y no hay dos iguales.",
        ),
    ],
)
def test_a_cost_is_named_with_what_is_missing(lines: str, space: str, en: str, es: str) -> None:
    state = scene(f"A workers: 2\ntiles: e1 plaza A\n{lines}")
    assert _both(state, "A", "place", 2, space) == ("D-place-4", en, es)


@pytest.mark.rule("D-build-3")
def test_a_market_that_is_not_built() -> None:
    state = scene("A workers: 2")
    assert _both(state, "A", "place", 2, "market-e1")[1:] == (
        "No market has been built on construction site E1 yet.",
        "En el emplazamiento E1 todavía no se ha construido ningún mercado.",
    )


@pytest.mark.rule("D-m05", "D-var-4", "D-y-5")
@pytest.mark.parametrize(
    ("lines", "rule", "named"),
    [("tiles: e1 fountain B", "D-m05", "Fountain"), ("double_rule: yes", "D-var-4", "double")],
)
def test_fountain_and_the_double_rule_are_named_where_no_worker_may_follow(lines: str, rule: str, named: str) -> None:
    state = scene(f"trade: yes\nA workers: 4 4\nA goods: 1 energy\nB goods: 1 energy\n{lines}")
    events = do(state, "A", "place", 4, "farm")
    assert [event["rule"] for event in events if event["event"] == "no-further"] == [rule]
    found, reason, _ = _both(state, "A", "place", 4, "aquifer")
    assert found == rule
    assert named in reason


@pytest.mark.rule("D-turn-3")
def test_what_the_workers_cannot_be_fed() -> None:
    state = scene("A workers: 2 / farm 5\nA goods: 1 food, 1 water")
    do(state, "A", "retrieve", "all")
    assert "no bliss" in _reason(state, "A", "feed", "bliss")
    assert "water" in _reason(state, "A", "feed", "water")


@pytest.mark.rule("D-x-26")
def test_an_offer_names_the_term_that_fails() -> None:
    state = scene("trade: yes\nA workers: 4\nA goods: 2 energy\nB goods: 3 water\nB hand: bear")
    assert _reason(state, "A", "offer-many", 1, 3, *[0] * 12, 0, 1, *[0] * 11) == "You offer 3 energy and have only 2."
    assert (
        _reason(state, "A", "offer-many", 1, 1, *[0] * 12, 0, 4, *[0] * 11)
        == "You ask for 4 water, and Player 2 has only 3."
    )
    assert _reason(state, "A", "offer", 0, 0, 1) == "An exchange is with another player, not with yourself."
