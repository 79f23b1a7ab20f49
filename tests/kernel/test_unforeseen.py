"""Nobody can foresee a roll of verifiable dice. Here is everybody who tries."""

from __future__ import annotations

import hashlib
import inspect
from collections import Counter

import pytest

from euphoria import Dice, DiceError
from euphoria.kernel.record.verifiable_dice import Evidence, VerifiableDice, commitment_of, key_of, new_secret
from tests.kernel.promised import ADDED, SECRET, TABLE, dice, new_record, play, rolls

SEEN, COMING = 300, 300


def unmixed(word: int) -> int:
    """The state of the seeded dice, from a word that they have shown."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        whole = word
        for _ in range(64 // shift):
            whole = word ^ whole >> shift
        word = whole * pow(factor, -1, 1 << 64) % (1 << 64)
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
