"""Decks of artifacts as files (L-comp-4): the standard one, whole games with a table's own, and bad ones."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria import OptionError, Record, ScenarioError
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import DeckError
from euphoria.games.leaders.game import LeadersState
from euphoria.games.leaders.rules.deck_reader import load_deck, read_deck
from euphoria.kernel.rulebook.ledger import find_rule
from tests.leaders.artifact_play import card, deck_file
from tests.leaders.play import LEADERS, answer_all, both_editions, kinds_of, look, scene
from tests.leaders.test_invariants import check
from tests.random_play import choose

# The standard deck.


@pytest.mark.rule("L-comp-4")
def test_the_standard_deck_has_the_24_artifacts_of_the_ledger_once_each() -> None:
    deck = load_deck("standard")
    assert len(deck.artifacts) == len(deck.cards) == len(set(deck.cards)) == 24
    assert [artifact.rule for artifact in deck.artifacts] == [f"L-a{number:02}" for number in range(1, 25)]
    for artifact in deck.artifacts:
        rule = find_rule(artifact.rule)
        assert rule is not None
        assert rule.text("en").startswith("Reaction" if artifact.reaction else "Action")
    assert [artifact.reaction for artifact in deck.artifacts] == [False] * 18 + [True] * 6
    assert [artifact.id for artifact in deck.artifacts if artifact.leaves_game] == ["espresso-machine"]


@pytest.mark.rule("L-comp-4")
def test_a_deck_is_found_by_its_name_and_the_text_of_a_file_is_one_too() -> None:
    assert load_deck("standard").name == "standard"
    text = load_deck("standard").text
    assert load_deck(text) == load_deck("standard")
    state = LEADERS.new(seats=4, seed=1, deck=text)
    assert look(state)["deck"] == "standard"


# A table's own deck plays whole games, is stored and replayed.

OWN = deck_file(
    card("purse", "draw", "draw", copies=2),
    card("shredder", "discard 1", "draw 1", choose=["other"], copies=2),
    card("sting", "shoot 1", choose=["other"]),
    card("napkin", "hide 1", choose=["exposed"], copies=2),
    card("spotlight", "expose 1", "expose 2", choose=["hidden", "hidden"], copies=2),
    card("barter", "swap 1 2", "reverse", choose=["recruit", "own"], copies=2),
    card("globe", "shuffle 1", "show 1", choose=["other"], copies=2),
    card("thief", "steal 1", "steal 1", choose=["player"], copies=2),
    card("tea", "extra-turn", copies=2, spent="out"),
    card("parcel", "arm 1", "aim 1 2", choose=["player", "other"]),
    card("broom", "cancel", "draw", on="hiding", copies=2),
    card("coupon", "draw", "cancel", on="artifact", copies=3),
    card("flare", "expose it", on="interrogation-of-me", copies=2),
    card("order", "redirect", "draw", on="shot-at-me", copies=2),
    card("hook", "take-gun it", "draw", on="arming", copies=2),
    filler=card("paperweight", "draw", copies=2),
)


@both_editions
@pytest.mark.rule("L-comp-4")
def test_whole_games_with_a_deck_of_ones_own_and_every_position_can_be_stored(edition: str) -> None:
    used = set()
    for seed in range(6):
        rng = random.Random(seed)
        record = Record(LEADERS, seats=4 + seed % 5, seed=seed, deck=OWN, edition=edition, turns=12, claims=0)
        while record.state.deciders:
            state = record.state
            assert isinstance(state, LeadersState)
            check(state)
            seat = rng.choice(state.deciders)
            record.apply(seat, choose(rng, state.legal(seat), lively=0.7))
            if rng.random() < 0.02:
                loaded = LEADERS.load(LEADERS.dump(record.state))
                assert loaded == record.state
                assert [loaded.view(seat) for seat in range(loaded.seats)] == [
                    record.state.view(seat) for seat in range(loaded.seats)
                ]
        again = Record.parse(record.dump())
        assert again.state == record.state
        assert again.state.outcome == record.state.outcome
        assert look(again.state)["deck"] == "own"
        used |= {event["artifact"] for event in again.state.events(None) if event["event"] in ("used", "reacted")}
    assert used >= {artifact.id for artifact in read_deck(OWN).artifacts} - {"parcel", "flare", "order", "hook"}


@pytest.mark.rule("L-comp-4")
def test_a_loaded_game_with_an_own_deck_plays_on_as_the_first_one_does() -> None:
    state = LEADERS.new(seats=5, seed=4, deck=OWN)
    answer_all(state, "order", 0, 1, 2)
    loaded = LEADERS.load(LEADERS.dump(state))
    rng = random.Random(1)
    for _ in range(150):
        if not state.deciders:
            break
        seat = rng.choice(state.deciders)
        action = choose(rng, state.legal(seat), lively=0.7)
        state.apply(seat, action)
        loaded.apply(seat, action)
    assert loaded == state
    assert len(state.log) > 40


# Bad decks are refused with the line and the reason.

GOOD = """\
name = "good"

[[artifact]]
id = "lamp"
name = { en = "Lamp", es = "Lámpara" }
kind = "action"
choose = ["other"]
do = ["look 1"]
copies = 8

[[artifact]]
id = "coupon"
name = { en = "Coupon", es = "Cupón" }
kind = "reaction"
on = "artifact"
do = ["cancel"]
copies = 8
"""

BAD = {
    "not TOML": ('kind = "action"', "kind = action", 6, "not TOML"),
    "a string without an end": ('id = "lamp"', 'id = "lamp', 4, "not TOML"),
    "a number without an end": ("copies = 8", "copies = " + "9" * 5000, 18, "not TOML"),
    "nested without an end": ('do = ["cancel"]', "do = " + "[" * 5000, 18, "not TOML"),
    "no name": ('name = "good"', "", 1, "needs a name"),
    "a name that is no text": ('name = "good"', "name = 4", 1, "needs a name"),
    "an unknown key of the deck": ('name = "good"', 'name = "good"\nauthor = "me"', 2, "unknown key 'author'"),
    "an unknown key": ('id = "coupon"', 'id = "coupon"\ncolour = "red"', 13, "unknown key 'colour'"),
    "no id": ('id = "lamp"', "", 3, "needs an id"),
    "a bad id": ('id = "lamp"', 'id = "The Lamp"', 4, "small letters"),
    "an id twice": ('id = "coupon"', 'id = "lamp"', 12, "two artifacts are called 'lamp'"),
    "a name in one language": (', es = "Lámpara"', "", 5, "both languages"),
    "an unknown kind": ('kind = "action"', 'kind = "item"', 6, '"action" or "reaction"'),
    "no kind": ('kind = "reaction"', "", 11, '"action" or "reaction"'),
    "an unknown choice": ('choose = ["other"]', 'choose = ["anyone"]', 7, "unknown choice 'anyone'; there is other, "),
    "a choice that is no word": ('choose = ["other"]', "choose = [1]", 7, "unknown choice 1"),
    "three choices": ('choose = ["other"]', 'choose = ["other", "own", "own"]', 7, "at most two"),
    "a choice that is never used": ('choose = ["other"]', 'choose = ["other", "own"]', 7, "choice 2 is never used"),
    "a target without a holder": ('choose = ["other"]', 'choose = ["target"]', 7, "target comes after holder"),
    "a crowd with others": (
        'choose = ["other"]', 'choose = ["other", "hidden-of-each-holder"]', 7, "stands alone",
    ),
    "a crowd that hides": (
        'choose = ["other"]\ndo = ["look 1"]', 'choose = ["hidden-of-each-holder"]\ndo = ["hide 1"]', 8, "only be",
    ),
    "an unknown effect": ('do = ["look 1"]', 'do = ["tickle 1"]', 8, "no effect 'tickle 1'"),
    "an effect on the wrong thing": ('do = ["look 1"]', 'do = ["swap 1 1"]', 8, "no effect 'swap 1 1'"),
    "an effect on a choice that is not there": ('do = ["look 1"]', 'do = ["look 2"]', 8, "points at choice 2"),
    "an effect on choice 0": ('do = ["look 1"]', 'do = ["look 0"]', 8, "points at choice 0"),
    "a number that is none": ('do = ["look 1"]', 'do = ["look ²"]', 8, "no effect 'look ²'"),
    "a huge number": ('do = ["look 1"]', f'do = ["look {"1" * 5000}"]', 8, "no effect"),
    "an effect that is no sentence": ('do = ["look 1"]', "do = [1]", 8, "sentences"),
    "an empty sentence": ('do = ["look 1"]', 'do = ["look 1", " "]', 8, "sentences"),
    "no effect": ('do = ["look 1"]', "do = []", 8, "at least one thing"),
    "effects that are no list": ('do = ["look 1"]', 'do = "look 1"', 8, "at least one thing"),
    "a swap with itself": (
        'choose = ["other"]\ndo = ["look 1"]', 'choose = ["own"]\ndo = ["swap 1 1"]', 8, "everyone keeps three",
    ),
    "an action with a trigger": ('kind = "action"', 'kind = "action"\non = "shot"', 7, "only a reaction has on"),
    "a reaction without a trigger": ('on = "artifact"', "", 11, "answers (on) one of"),
    "an unknown trigger": ('on = "artifact"', 'on = "sneeze"', 15, "answers (on) one of shot-at-me, "),
    "a reaction that chooses": ('on = "artifact"', 'on = "artifact"\nchoose = ["other"]', 16, "chooses nothing"),
    "a reaction that acts": ('do = ["cancel"]', 'do = ["reverse"]', 16, "a reaction cannot 'reverse'; it can cancel"),
    "a reaction to the wrong thing": ('do = ["cancel"]', 'do = ["redirect"]', 16, "does not answer 'artifact'"),
    "a reaction that cancels twice": ('do = ["cancel"]', 'do = ["cancel", "draw", "cancel"]', 16, "one of these"),
    "too few cards": ("copies = 8", "copies = 1", 1, "16 to 96 cards; this one has 2"),
    "too many copies": ("copies = 8\n", "copies = 25\n", 9, "from 1 to 24"),
    "copies that are no number": ("copies = 8\n", 'copies = "8"\n', 9, "from 1 to 24"),
    "copies that are true": ("copies = 8\n", "copies = true\n", 9, "from 1 to 24"),
    "spent elsewhere": ("copies = 8\n", 'copies = 8\nspent = "twice"\n', 10, 'only be "out"'),
    "a rule that is no id": ('id = "lamp"', 'id = "lamp"\nrule = 7', 5, "a rule is named by its id"),
    "artifacts that are no tables": (GOOD, 'name = "good"\nartifact = 3\n', 2, "needs [[artifact]] tables"),
    "no artifacts": (GOOD, 'name = "good"\n', 1, "needs [[artifact]] tables"),
}  # fmt: skip


@pytest.mark.rule("L-comp-4", "L-team-5")
@pytest.mark.parametrize("fault", list(BAD))
def test_a_bad_deck_is_refused_with_the_line_and_the_reason(fault: str) -> None:
    good, bad, line, reason = BAD[fault]
    assert good in GOOD
    text = GOOD.replace(good, bad, 1) if fault != "too few cards" else GOOD.replace(good, bad)
    with pytest.raises(DeckError) as refused:
        load_deck(text)
    assert refused.value.line == line
    assert reason in refused.value.reason
    with pytest.raises(OptionError) as option:
        LEADERS.new(seats=4, seed=1, deck=text)
    assert option.value.option == "deck"
    assert option.value.allowed.startswith(f"deck, line {line}: ")


@pytest.mark.rule("L-comp-4")
def test_the_good_deck_from_which_the_bad_ones_are_made_is_good() -> None:
    assert len(load_deck(GOOD).cards) == 16
    state = LEADERS.new(seats=8, seed=1, deck=GOOD)
    assert look(state)["pile"] == 0
    assert kinds_of(state, "A") == {"order"}


@pytest.mark.rule("L-comp-4")
def test_too_many_artifacts_and_too_many_cards_are_refused() -> None:
    many = 'name = "many"\n' + "".join(card(f"lamp-{number}", "draw") for number in range(49))
    with pytest.raises(DeckError, match="49 artifacts are too many; 48 at most") as refused:
        load_deck(many)
    assert many.splitlines()[refused.value.line - 1] == "[[artifact]]"
    assert many.splitlines()[refused.value.line] == 'id = "lamp-48"'
    with pytest.raises(DeckError, match="this one has 104"):
        load_deck('name = "many"\n' + "".join(card(f"lamp-{number}", "draw", copies=8) for number in range(13)))


@pytest.mark.rule("L-comp-4")
def test_a_deck_that_is_not_there_is_refused_with_those_that_are() -> None:
    for name in ("nothing", "../standard", ""):
        with pytest.raises(OptionError, match=r"there is .*standard"):
            LEADERS.new(seats=4, seed=1, deck=name)
    with pytest.raises(ScenarioError, match="there is no deck 'nothing'") as refused:
        scene("deck: nothing")
    assert refused.value.line == 2
    with pytest.raises(OptionError, match="give a str"):
        LEADERS.new(seats=4, seed=1, deck=7)


@pytest.mark.rule("L-comp-4")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_no_damage_to_a_deck_file_gives_anything_but_a_deck_error(data: st.DataObject) -> None:
    lines = OWN.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        spot = data.draw(st.integers(0, len(line)))
        what = data.draw(st.sampled_from(["cut", "drop", "insert", "swap"]))
        if what == "cut":
            lines[number] = line[:spot]
        elif what == "drop":
            lines[number] = ""
        elif what == "insert":
            lines[number] = (
                line[:spot] + data.draw(st.sampled_from([*'[]{}"=.,1²-', "nan", "1979-05-27"])) + line[spot:]
            )
        else:
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[number], lines[other] = lines[other], line
    text = "\n".join(lines) + "\n"
    try:
        deck = read_deck(text)
    except DeckError as error:
        assert 1 <= error.line <= len(lines) + 1  # noqa: PT017
    else:
        assert decks.FEWEST_CARDS <= len(deck.cards) <= decks.MOST_CARDS


def test_a_deck_unpickled_in_another_process_has_the_verbs_of_that_process() -> None:
    stored = pickle.dumps(load_deck("standard"))
    script = (
        "import pickle, sys; deck = pickle.load(sys.stdin.buffer); "
        "from euphoria.games.leaders.rules.deck_reader import load_deck; print(deck == load_deck('standard'))"
    )
    ran = subprocess.run([sys.executable, "-c", script], input=stored, capture_output=True, check=True)
    assert ran.stdout.split() == [b"True"]
