"""Verifiable dice: promised before, foreseen by nobody, thrown again by anybody."""

from __future__ import annotations

import copy
import hashlib
import inspect
import itertools
import json
import pickle
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euphoria import Dice, DiceError, IllegalAction, Record, RecordError, ScriptedDice, game, games
from euphoria.kernel.dice import WORD, load_dice
from euphoria.kernel.verifiable import (
    LONGEST,
    Evidence,
    VerifiableDice,
    commitment_of,
    entropy_of,
    key_of,
    new_secret,
)
from euphoria.kernel.verify import verify
from tests.random_play import choose

SECRET = bytes(range(32))
TABLE, ADDED = "a table in May", ("Ana: ñandú", "", "00ff")
LEADERS = game("leaders")


def dice(secret: bytes = SECRET, table: str = TABLE, added: tuple[str | bytes, ...] = ADDED) -> VerifiableDice:
    return VerifiableDice(secret, table, added)


def rolls(thrown: Dice, count: int, sides: int = 6) -> list[int]:
    return [thrown.below(sides) for _ in range(count)]


def play(kept: Record, seed: int = 1, moves: int = 10_000) -> Record:
    rng = random.Random(seed)
    for _ in range(moves):
        if not kept.state.deciders:
            break
        seat = rng.choice(kept.state.deciders)
        kept.apply(seat, choose(rng, kept.state.legal(seat), 0.3))
    return kept


def new_record(id: str = "leaders", **options: Any) -> Record:
    seats = game(id).seats[0]
    added = [f"seat {seat}" for seat in range(seats)]
    return Record(game(id), seats=seats, dice=VerifiableDice(SECRET, TABLE, added), **options)


@pytest.fixture(scope="module")
def kept() -> Record:
    played = play(new_record(turns=3))
    played.reveal(SECRET)
    return played


# The stream.


def test_the_dice_are_the_same_on_every_machine() -> None:
    thrown = dice()
    assert thrown.key.hex() == "1209908f253ec48933c4a100543f6ffc6eca6884990bc4451b01682ecb52caf9"
    assert rolls(thrown, 12) == [0, 4, 1, 3, 5, 3, 0, 5, 4, 4, 5, 5]
    assert rolls(thrown, 5, 52) == [7, 38, 0, 43, 38]
    assert thrown.below(1 << 64) == 963319819261432229
    assert [thrown.next_word(), thrown.next_word()] == [5219528094856465823, 16699380295335132281]
    assert commitment_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def hmac_by_the_book(key: bytes, message: bytes) -> bytes:
    """RFC 2104, for keys that fit into a block."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


@given(st.binary(min_size=32, max_size=32), st.lists(st.text("abñ€😀 ", max_size=9), max_size=4), st.integers(1, 10**6))
def test_every_throw_is_what_the_page_says(secret: bytes, added: list[str], sides: int) -> None:
    thrown = VerifiableDice(secret, "t", added)
    key = hmac_by_the_book(secret, "\n".join(["euphoria dice 1", "t", *added]).encode())
    for number in (1, 2, 3):
        wide = int.from_bytes(hmac_by_the_book(key, f"throw {number}".encode()), "big")
        assert thrown.below(sides) == wide * sides // 2**256


@pytest.mark.parametrize(
    ("sides", "limit"), [(2, 24), (3, 28), (6, 36), (10, 45), (52, 115), (100, 185)]
)  # fewer than one honest stream in a million is over the limit
def test_every_side_comes_up_about_equally(sides: int, limit: float) -> None:
    each = 200
    counts = Counter(rolls(dice(), each * sides, sides))
    assert sum((counts[side] - each) ** 2 / each for side in range(sides)) < limit


def test_every_order_of_a_shuffle_and_every_pair_of_rolls_comes_up_about_equally() -> None:
    thrown = dice()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        thrown.shuffle(items)
        orders[tuple(items)] += 1
    assert sum((orders[order] - 1000) ** 2 / 1000 for order in itertools.permutations(range(3))) < 36
    pairs = Counter(itertools.pairwise(rolls(thrown, 7201)))
    assert sum((pairs[one, two] - 200) ** 2 / 200 for one in range(6) for two in range(6)) < 92


@given(st.integers(1, 1000), st.binary(min_size=32, max_size=32))
def test_below_stays_below(sides: int, secret: bytes) -> None:
    assert all(0 <= value < sides for value in rolls(dice(secret), 5, sides))


def test_a_throw_is_one_number_whatever_its_sides() -> None:
    small, large = dice(), dice()
    rolls(small, 10, 2)
    rolls(large, 10, 10**30)
    assert small.thrown == large.thrown == 10
    assert rolls(small, 5) == rolls(large, 5) == rolls(VerifiableDice(SECRET, TABLE, ADDED, thrown=10), 5)


def test_a_copy_throws_the_same_and_is_independent() -> None:
    thrown = dice()
    rolls(thrown, 3)
    thrown.trace = []
    other = thrown.copy()
    assert other.trace is None
    assert rolls(thrown, 5) == rolls(other, 5)
    thrown.below(2)
    assert (thrown.thrown, other.thrown) == (9, 8)
    for same in (copy.deepcopy(thrown), pickle.loads(pickle.dumps(thrown))):
        assert same.dump() == thrown.dump()


def test_a_trace_keeps_what_was_shown() -> None:
    thrown = dice()
    thrown.trace = []
    shown = rolls(thrown, 7)
    items = list(range(5))
    thrown.shuffle(items)
    assert thrown.trace[:7] == shown
    assert len(thrown.trace) == thrown.thrown == 11


def test_a_fork_takes_nothing_from_the_stream() -> None:
    thrown, other = dice(), dice()
    thrown.trace = []
    forks = [thrown.fork() for _ in range(3)]
    assert thrown.trace == []
    assert len({fork.word for fork in forks}) == 3
    assert not any(isinstance(fork, VerifiableDice) for fork in forks), "a fork cannot tell the secret"
    assert rolls(thrown, 5) == rolls(other, 5)
    assert [other.fork().word for _ in range(3)] == [fork.word for fork in forks]


def test_they_are_stored_and_loaded_secret_and_all() -> None:
    thrown = dice()
    rolls(thrown, 4)
    thrown.fork()
    stored = json.loads(json.dumps(thrown.dump()))
    loaded = load_dice(stored)
    assert isinstance(loaded, VerifiableDice)
    assert loaded.dump() == thrown.dump()
    assert stored["secret"] == SECRET.hex()
    assert loaded.fork().word == thrown.fork().word
    assert rolls(loaded, 5) == rolls(thrown, 5)
    scripted = load_dice(ScriptedDice([3], thrown).dump())
    assert rolls(scripted, 3) == [3, *rolls(thrown, 2)]


@pytest.mark.parametrize(
    "damage",
    [{"secret": None}, {"secret": "00"}, {"secret": "x" * 64}, {"table": 5}, {"table": ""}, {"table": "a\nb"},
     {"entropy": None}, {"entropy": [3]}, {"entropy": ["a\nb"]}, {"thrown": -1}, {"thrown": True}, {"forked": "1"}],
)  # fmt: skip
def test_damaged_dice_are_refused_without_telling_the_secret(damage: dict[str, object]) -> None:
    with pytest.raises(DiceError) as caught:
        load_dice({**dice().dump(), **damage})
    assert SECRET.hex() not in str(caught.value)


def test_what_players_may_add() -> None:
    assert entropy_of("mis palabras, ñandú") == "mis palabras, ñandú"
    assert entropy_of(b"\x00\xff") == "00ff"
    assert entropy_of("") == ""
    for wrong in ("two\nlines", "\x1b[31m", "\x9b", "\ud800", "x" * (LONGEST + 1), bytes(LONGEST)):
        with pytest.raises(DiceError, match="what a player adds"):
            entropy_of(wrong)
    with pytest.raises(DiceError, match="32 bytes, not 5"):
        dice(b"short")


# Nobody can foresee a roll. Here is everybody who tries.

SEEN, COMING = 300, 300


def unmixed(word: int) -> int:
    """The state of the seeded dice, from a word that they have shown."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        whole = word
        for _ in range(64 // shift):
            whole = word ^ whole >> shift
        word = whole * pow(factor, -1, 1 << 64) & WORD
    return word


def test_who_runs_the_dice_backwards_foresees_seeded_ones_and_not_these() -> None:
    for victim, foreseen in ((Dice(99), True), (dice(new_secret()), False)):
        attacker = Dice(unmixed(victim.below(1 << 64)))
        assert (rolls(attacker, 20) == rolls(victim, 20)) is foreseen


def public(added: tuple[str, ...] = ADDED) -> Evidence:
    """All that the table knows before the end; the secret is new each time, and stays in here."""
    return VerifiableDice(new_secret(), TABLE, added).evidence()


def test_the_published_part_does_not_tell_the_secret() -> None:
    kept = play(new_record(turns=1), moves=30)
    assert kept.evidence is not None and kept.evidence.secret is None
    told = kept.dump()
    for told_by in (SECRET.hex(), SECRET.hex().upper(), key_of(SECRET, TABLE, kept.evidence.entropy).hex()):
        assert told_by not in told
    assert commitment_of(SECRET) in told


def test_guesses_from_all_that_is_public_do_not_foresee_the_rolls() -> None:
    """Keys and secrets that a careless server would have: made of what everybody knows, or small numbers."""
    secret = new_secret()
    victim = dice(secret)
    seen = rolls(victim, SEEN)
    texts = [TABLE, *ADDED, commitment_of(secret), "".join(ADDED), TABLE + "".join(ADDED), "euphoria dice 1"]
    texts += [f"{one}{glue}{two}" for one in texts for two in texts for glue in ("", "\n", ":")]
    guesses = [hashlib.sha256(text.encode()).digest() for text in texts]
    guesses += [bytes.fromhex(commitment_of(secret)), bytes(32), b"\xff" * 32]
    guesses += [number.to_bytes(32, order) for number in range(2000) for order in ("big", "little")]
    guesses += [bytes([number]) * 32 for number in range(256)]
    assert len(guesses) > 4000
    for guess in guesses:
        assert commitment_of(guess) != commitment_of(secret)
        for as_key in (False, True):
            attacker = dice(guess)
            if as_key:
                attacker.key = guess
            assert rolls(attacker, 25) != seen[:25], guess.hex()


def test_who_learns_from_earlier_rolls_does_no_better_than_chance() -> None:
    """Players who expect what mostly followed on the last few rolls, what is overdue, what repeats after a while."""
    shown = rolls(dice(), 12_000)
    hits: Counter[str] = Counter()
    tries: Counter[str] = Counter()
    after: dict[tuple[int, ...], Counter[int]] = {}
    counts: Counter[int] = Counter()
    for at, value in enumerate(shown):
        expected = {}
        for length in (1, 2, 3):
            followed = after.setdefault(tuple(shown[at - length : at]), Counter())
            if followed:
                expected[f"after {length}"] = followed.most_common(1)[0][0]
            followed[value] += 1
        if counts:
            expected["frequent"] = counts.most_common(1)[0][0]
            expected["overdue"] = min(range(6), key=lambda side: counts[side])
        counts[value] += 1
        for period in (1, 2, 6, 64, 256, 1000):
            if at >= period:
                expected[f"period {period}"] = shown[at - period]
        if at >= 2:
            expected["sum"] = (shown[at - 1] + shown[at - 2]) % 6
        for name, guess in expected.items():
            tries[name] += 1
            hits[name] += guess == value
    assert len(tries) == 12
    for name, count in tries.items():
        spread = (count * 5 / 36) ** 0.5
        assert abs(hits[name] - count / 6) < 5 * spread, (name, hits[name], count)


def agreeing(one: Dice, other: Dice) -> int:
    return sum(a == b for a, b in zip(rolls(one, COMING), rolls(other, COMING), strict=True))


@pytest.mark.parametrize(
    "other",
    [
        dice(added=("Ana: ñandu", "", "00ff")),
        dice(added=("Ana: ñandú", " ", "00ff")),
        dice(added=("Ana: ñandú", "", "00fe")),
        dice(added=("", "Ana: ñandú", "00ff")),
        dice(added=("Ana: ñandú", "00ff")),
        dice(added=("Ana: ñandú", "", "00ff", "")),
        dice(added=("Ana: ñandú", "0", "0ff")),
        dice(table="a table in May "),
        dice(SECRET[:-1] + b"\x20"),
    ],
)
def test_everybody_changes_all_rolls(other: Dice) -> None:
    """Another word, another seat, another place of the comma: a sixth of the rolls agree, as of any dice."""
    assert COMING / 6 - 33 < agreeing(dice(), other) < COMING / 6 + 33


def test_bytes_count_as_what_the_record_shows_of_them() -> None:
    assert rolls(dice(added=("Ana: ñandú", "", b"\x00\xff")), 20) == rolls(dice(), 20)


def test_the_server_commits_before_it_sees_what_players_add() -> None:
    """A commitment is made of the secret alone, and no other secret will do afterwards."""
    assert list(inspect.signature(commitment_of).parameters) == ["secret"]
    assert dice().evidence().commitment == dice(added=("other", "words", "")).evidence().commitment
    evidence = dice().evidence()
    assert evidence.dice(SECRET).key == dice().key
    better = (new_secret() for _ in range(100))
    for secret in (*better, bytes(32), SECRET[::-1], SECRET[:-1] + b"\x20"):
        assert not evidence.keeps(secret)
        with pytest.raises(DiceError, match="not the secret that was committed to"):
            evidence.dice(secret)
        with pytest.raises(DiceError, match="not the secret that was committed to"):
            evidence.reveal(secret)


def test_secrets_are_long_and_never_the_same() -> None:
    drawn = {new_secret() for _ in range(1000)}
    assert len(drawn) == 1000
    assert {len(secret) for secret in drawn} == {32}
    assert public().commitment != public().commitment


# Records.


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
    seat = -1
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


def test_the_page_about_dice_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "dice.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(block, {})
