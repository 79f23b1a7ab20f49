"""Records of games with verifiable dice: thrown again by anybody, and servers that cheat."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from euphoria import Dice, DiceError, IllegalAction, Record, RecordError, ScriptedDice, game, games
from euphoria.kernel.record.verifiable_dice import VerifiableDice, commitment_of
from euphoria.kernel.record.verify_dice import verify
from tests.kernel.promised import LEADERS, SECRET, TABLE, dice, new_record, play


@pytest.fixture(scope="module")
def kept() -> Record:
    played = play(new_record(turns=3))
    played.reveal(SECRET)
    return played


# Records.


@pytest.mark.slow
@pytest.mark.parametrize("id", games())
def test_a_whole_game_is_thrown_again(id: str) -> None:
    played = play(new_record(id))
    assert not verify(played).revealed
    played.reveal(SECRET)
    loaded = Record.parse(played.dump())
    assert loaded.evidence == played.evidence
    assert loaded.dump() == played.dump()
    verdict = verify(loaded)
    assert verdict.good
    assert verdict.dice == played.thrown() > 30


@pytest.mark.parametrize("id", games())
def test_only_setting_up_and_moves_use_the_stream(id: str) -> None:
    kept = new_record(id)
    rng = random.Random(5)
    for number in range(150):
        state = kept.state
        assert isinstance(state.dice, VerifiableDice)
        assert state.dice.thrown == kept.thrown(), f"after {number} moves"
        assert state.dice.forked == 0
        if not state.deciders:
            break
        seat = rng.choice(state.deciders)
        legal = state.legal(seat)
        if number % 10 == 0:
            for watching in (*range(state.seats), None):
                state.view(watching)
                state.events(watching)
                state.sample(watching, Dice(number))
            state.why_not(seat, rng.choice(legal))
            state.copy()
            state.digest()
            game(id).load(game(id).dump(state))
        kept.apply(seat, rng.choice(legal))


@pytest.mark.parametrize("id", games())
def test_what_is_undone_or_refused_has_thrown_nothing(id: str) -> None:
    """And after every few moves the server falls over, and goes on from what it has kept."""
    kept, plain = new_record(id), new_record(id)
    rng, undone = random.Random(8), 0
    for number in range(160):
        if not kept.state.deciders:
            break
        if number % 8 == 7:
            kept = Record.parse(kept.dump())
            kept.resume(SECRET)
        seat = rng.choice(kept.state.deciders)
        legal = kept.state.legal(seat)
        illegal = next(action for action in game(id).space if action not in legal)
        with pytest.raises(IllegalAction):
            kept.apply(seat, illegal)
        for action in rng.sample(legal, min(2, len(legal))):
            thrown = kept.thrown()
            kept.apply(seat, action)
            if not kept.may_undo(seat):
                break
            kept.undo(seat)
            undone += 1
            assert kept.thrown() == thrown
        else:
            kept.apply(seat, action)
        plain.apply(kept.moves[-1].seat, kept.moves[-1].action)
    assert undone > 20
    assert kept.moves == plain.moves
    assert kept.thrown() > len(kept.setup)
    kept.reveal(SECRET, unfinished=True)
    assert verify(kept).good
    with pytest.raises(DiceError, match="not the secret"):
        kept.resume(bytes(32))


def test_undo_of_what_was_done_before_a_restart_keeps_the_dice() -> None:
    kept = new_record("dystopia")
    seat = 0
    while not kept.may_undo(seat):
        seat = kept.state.deciders[0]
        kept.apply(seat, kept.state.legal(seat)[-1])
    kept = Record.parse(kept.dump())
    kept.resume(SECRET)
    kept.undo(seat)
    before = kept.thrown()
    play(kept).reveal(SECRET)
    assert kept.thrown() > before
    assert verify(kept).good


def test_a_state_that_was_stored_goes_on_with_the_next_die() -> None:
    kept = play(new_record("dystopia"), moves=20)
    kept.state = kept.game.load(kept.game.dump(kept.state))
    before = kept.thrown()
    play(kept).reveal(SECRET)
    assert kept.thrown() > before
    assert verify(kept).good


def taken_back(id: str) -> tuple[Record, tuple[int, int]]:
    """A game of which some moves were taken back by consent, though they had thrown; and the throws of these."""
    kept = play(new_record(id), moves=40)
    stood = Record.parse(kept.dump())
    play(kept, moves=60)
    assert kept.thrown() > stood.thrown()
    run = stood.thrown() + 1, kept.thrown()
    assert stood.evidence is not None
    stood.evidence = stood.evidence._replace(skipped=(run,))
    stood.resume(SECRET)
    return stood, run


@pytest.mark.slow
@pytest.mark.parametrize("id", ["dystopia", "reality"])
def test_what_was_taken_back_by_consent_is_never_thrown_again_and_the_rest_is_verified(id: str) -> None:
    kept, run = taken_back(id)
    play(kept).reveal(SECRET)
    loaded = Record.parse(kept.dump())
    assert loaded.evidence == kept.evidence
    verdict = verify(loaded)
    assert verdict.good
    assert (verdict.dice, verdict.skipped) == (kept.thrown(), run[1] - run[0] + 1)
    assert kept.evidence is not None
    for other in ((), ((run[0], run[1] + 1),), ((run[0] + 1, run[1] + 1),)):
        loaded.evidence = kept.evidence._replace(skipped=other)
        assert not verify(loaded).good


@pytest.mark.parametrize(
    "skipped", [7, [7], [[9]], [["a", "b"]], [[0, 3]], [[99, 98]], [[90, 95], [95, 96]], [[1, 2]], {"first": 1}]
)
def test_runs_that_cannot_be_are_no_record(skipped: object) -> None:
    data = play(new_record(), moves=10).json()
    data["verifiable"] = {**data["verifiable"], "skipped": skipped}  # type: ignore[dict-item]
    with pytest.raises(RecordError):
        Record.parse(json.dumps(data))


def test_the_secret_is_shown_at_the_end_only() -> None:
    kept = play(new_record(), moves=10)
    with pytest.raises(RecordError, match="when the game is over"):
        kept.reveal(SECRET)
    with pytest.raises(DiceError, match="not the secret"):
        kept.reveal(bytes(32), unfinished=True)
    assert json.loads(kept.dump())["verifiable"]["secret"] is None
    kept.reveal(SECRET, unfinished=True)
    assert json.loads(kept.dump())["verifiable"]["secret"] == SECRET.hex()
    assert verify(kept).good
    assert verify(kept).dice == kept.thrown()


def test_a_record_of_ordinary_dice_is_as_it_was() -> None:
    plain = play(Record(LEADERS, seats=4, seed=1), moves=10)
    data = json.loads(plain.dump())
    assert list(data) == [
        "schema", "game", "revision", "seats", "options", "scenario", "seed_commitment", "setup", "digest", "moves",
    ]  # fmt: skip
    assert data["schema"] == 1
    for text in (plain.dump(), json.dumps({**data, "verifiable": None})):
        loaded = Record.parse(text)
        assert loaded.evidence is None
        assert not verify(loaded).verifiable
        assert not verify(loaded).good
    for wish in (plain.resume, lambda secret: plain.reveal(secret, unfinished=True)):
        with pytest.raises(RecordError, match="not played with verifiable dice"):
            wish(SECRET)


def test_dice_that_make_no_record() -> None:
    with pytest.raises(RecordError, match="each of 5 seats adds"):
        Record(LEADERS, seats=5, dice=dice(added=("a", "b", "c", "d")))
    used = dice(added=("a", "b", "c", "d"))
    used.below(6)
    with pytest.raises(RecordError, match="thrown before"):
        Record(LEADERS, seats=4, dice=used)
    with pytest.raises(RecordError, match="scenario"):
        Record(LEADERS, scenario="game: leaders\nseats: 4\n", dice=dice(added=("a", "b", "c", "d")))


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ({"commitment": "12"}, "'commitment' is 32 bytes"),
        ({"commitment": None}, "'commitment' is 32 bytes"),
        ({"secret": 5}, "'secret' is 32 bytes"),
        ({"secret": "zz" * 32}, "'secret' is 32 bytes"),
        ({"table": None}, "a table's id is a text"),
        ({"table": ""}, "not empty"),
        ({"entropy": "abcd"}, "'entropy' is a list"),
        ({"entropy": ["a", "b", "c"]}, "each of 4 seats"),
        ({"entropy": ["a", "b", "c", None]}, "what a player adds is a text"),
        ({"entropy": ["a", "b", "c", "\x1b"]}, "one line of plain text"),
    ],
)
def test_a_damaged_part_is_refused_with_a_reason(kept: Record, damage: dict[str, object], reason: str) -> None:
    data = json.loads(kept.dump())
    with pytest.raises(RecordError, match=reason):
        Record.parse(json.dumps({**data, "verifiable": {**data["verifiable"], **damage}}))
    with pytest.raises(RecordError, match="is an object"):
        Record.parse(json.dumps({**data, "verifiable": []}))


# Servers that cheat.


def with_evidence(kept: Record, **changes: Any) -> Record:
    data = json.loads(kept.dump())
    data["verifiable"].update(changes)
    return Record.parse(json.dumps(data))


def test_another_secret_is_found_out(kept: Record) -> None:
    verdict = verify(with_evidence(kept, secret=bytes(32).hex()))
    assert (verdict.revealed, verdict.kept, verdict.good) == (True, False, False)
    both = with_evidence(kept, secret=bytes(32).hex(), commitment=commitment_of(bytes(32)))
    assert verify(both).difference is not None, "a new promise after the game does not make the old dice"


@pytest.mark.parametrize("change", [{"table": "another"}, {"entropy": ["seat 0", "seat 1", "seat 2", "seat 4"]}])
def test_other_words_of_a_player_or_another_table_are_found_out(kept: Record, change: dict[str, object]) -> None:
    difference = verify(with_evidence(kept, **change)).difference
    assert difference is not None
    assert difference.move == 0


def test_a_server_that_sets_up_with_other_dice_is_found_out() -> None:
    kept = Record(LEADERS, seats=4, seed=3)
    kept.evidence = VerifiableDice(SECRET, TABLE, ["a", "b", "c", "d"]).evidence()
    kept.reveal(SECRET, unfinished=True)
    verdict = verify(Record.parse(kept.dump()))
    assert verdict.difference is not None
    honest = VerifiableDice(SECRET, TABLE, ["a", "b", "c", "d"])
    honest.trace = []
    LEADERS.new(seats=4, dice=honest)
    first = next(at for at, (a, b) in enumerate(zip(kept.setup, honest.trace, strict=True)) if a != b)
    assert verdict.difference == (0, first + 1, kept.setup[first], honest.trace[first])
    assert verdict.dice == first


def test_one_die_that_was_turned_is_named() -> None:
    """In dystopia, where a worker that comes home is rolled: the server shows one roll as another, and plays on."""
    kept = play(new_record("dystopia"), moves=40)
    rng = random.Random(2)
    while True:
        seat = rng.choice(kept.state.deciders)
        action = rng.choice(kept.state.legal(seat))
        ahead = kept.state.copy()
        coming: list[int] = []
        ahead.dice.trace = coming
        ahead.apply(seat, action)
        if coming and len(kept.state.deciders) == 1:
            break
        kept.apply(seat, action)
    honest = kept.thrown()
    turned = 5 if coming[0] != 5 else 0
    stream = kept.state.dice.copy()
    stream.below(6)
    kept.state.dice = ScriptedDice([turned], stream)
    kept.apply(seat, action)
    wrong = len(kept.moves)
    assert kept.moves[-1].chance[0] == turned
    play(kept).reveal(SECRET)
    verdict = verify(Record.parse(kept.dump()))
    assert verdict.difference == (wrong, 1, turned, coming[0])
    assert verdict.dice == honest
    assert not verdict.good


def test_a_throw_that_was_made_twice_is_found_out() -> None:
    kept = play(new_record("dystopia"), moves=30)
    honest, at = kept.thrown(), len(kept.moves)
    assert isinstance(kept.state.dice, VerifiableDice)
    kept.state.dice.thrown += 1  # "let us forget that one"
    play(kept).reveal(SECRET)
    verdict = verify(kept)
    assert verdict.difference is not None
    assert verdict.difference.move > at
    assert honest <= verdict.dice < honest + 10, "one in six agrees by chance"
