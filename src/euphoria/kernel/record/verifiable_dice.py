"""Dice that nobody can foresee and everybody can check afterwards. docs/dice.md tells players how.

Before anybody joins, the server draws a secret and publishes `commitment_of` it. Every player adds a text of their own.
All of it together makes the key of the game, and the key makes every throw:

    key     = HMAC-SHA256(secret, "euphoria dice 1", the table's id and the texts in seat order, one a line)
    throw n = HMAC-SHA256(key, "throw n") * sides >> 256        counted from 1

The secret is shown when the game is over. A throw is one number whatever its sides, so the place in the stream is the
count of throws, and any throw can be computed alone. HMAC rather than the words of `Dice`: those can be run backwards,
so that who has seen some knows all that follow. A multiple of 2**256 that is cut to size favours no side by more than
sides / 2**256.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from hmac import compare_digest
from hmac import digest as hmac_digest
from typing import Any, NamedTuple

from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.errors import DiceError

PROTOCOL = "euphoria dice 1"
SECRET = 32
"""The bytes of a secret."""
LONGEST = 256
"""The most letters of a player's text, and of a table's id."""


def new_secret() -> bytes:
    """For one table only: who has seen the secret knows all its dice."""
    return secrets.token_bytes(SECRET)


def commitment_of(secret: bytes) -> str:
    """What is published before the game: it binds to the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def entropy_of(given: str | bytes) -> str:
    """What a player adds: words of their own as they are, bytes that a program made in hexadecimal.

    A seat that nobody sits on adds "": whatever the server said for it, it could choose knowing its secret.
    """
    return _line(given.hex() if isinstance(given, bytes) else given, "what a player adds")


def key_of(secret: bytes, table: str, entropy: Sequence[str]) -> bytes:
    """The key that makes all throws of a game."""
    return hmac_digest(secret, "\n".join((PROTOCOL, table, *entropy)).encode(), "sha256")


class VerifiableDice(Dice):
    """The dice of one table. They hold its secret, and so does what `dump` writes: for the server's eyes only."""

    __slots__ = ("entropy", "forked", "key", "secret", "table", "thrown")

    def __init__(self, secret: bytes, table: str, entropy: Sequence[str | bytes], thrown: int = 0) -> None:
        super().__init__(0)
        if len(secret) != SECRET:
            raise DiceError(f"a secret has {SECRET} bytes, not {len(secret)}")
        self.secret = secret
        self.table = _table(table)
        self.entropy = tuple(map(entropy_of, entropy))
        self.key = key_of(secret, table, self.entropy)
        self.thrown = thrown
        """How many throws have been made: the place in the stream."""
        self.forked = 0

    def below(self, sides: int) -> int:
        self.thrown += 1
        value = int.from_bytes(hmac_digest(self.key, b"throw %d" % self.thrown, "sha256"), "big") * sides >> 256
        if self.trace is not None:
            self.trace.append(value)
        return value

    def next_word(self) -> int:
        """For forks, which take nothing from the stream: thinking ahead changes no throw of the game.

        A fork is made of seeded dice. They are quick, and foreseeable: bots may think with them, no game is played so.
        """
        self.forked += 1
        return int.from_bytes(hmac_digest(self.key, b"fork %d" % self.forked, "sha256")[:8], "big")

    def copy(self) -> VerifiableDice:
        other = VerifiableDice.__new__(VerifiableDice)
        other.word = 0
        other.trace = None
        other.secret, other.table, other.entropy, other.key = self.secret, self.table, self.entropy, self.key
        other.thrown, other.forked = self.thrown, self.forked
        return other

    def evidence(self) -> Evidence:
        """What a record keeps of these dice while they are thrown."""
        return Evidence(commitment_of(self.secret), self.table, self.entropy)

    def dump(self) -> dict[str, object]:
        return {
            "kind": "verifiable",
            "secret": self.secret.hex(),
            "table": self.table,
            "entropy": list(self.entropy),
            "thrown": self.thrown,
            "forked": self.forked,
        }


class Evidence(NamedTuple):
    """The `verifiable` part of a record. Without the secret it tells nobody anything about the dice."""

    commitment: str
    table: str
    entropy: tuple[str, ...]
    """In seat order."""
    secret: str | None = None
    """In hexadecimal, when it has been shown."""
    skipped: tuple[tuple[int, int], ...] = ()
    """The throws, from the first to the last of each run, of what the players agreed to take back."""

    def place(self, thrown: int) -> int:
        """How far the stream has come when this many throws stand: what was taken back is never thrown again."""
        for first, last in self.skipped:
            if thrown + 1 >= first:
                thrown += last - first + 1
        return thrown

    def keeps(self, secret: bytes) -> bool:
        """Whether this is the secret that was committed to."""
        return compare_digest(commitment_of(secret), self.commitment)

    def dice(self, secret: bytes, thrown: int = 0) -> VerifiableDice:
        """The dice of that game, after so many throws."""
        if not self.keeps(secret):
            raise DiceError("that is not the secret that was committed to")
        return VerifiableDice(secret, self.table, self.entropy, thrown)

    def reveal(self, secret: bytes) -> Evidence:
        if not self.keeps(secret):
            raise DiceError("that is not the secret that was committed to")
        return self._replace(secret=secret.hex())

    def json(self) -> dict[str, object]:
        """Records were made without `skipped`, and most still are."""
        told = {**self._asdict(), "entropy": list(self.entropy), "skipped": [list(run) for run in self.skipped]}
        return told if self.skipped else {name: told[name] for name in told if name != "skipped"}

    @classmethod
    def read(cls, data: object) -> Evidence:
        """What `json` wrote; whether the secret is the right one is for `verify` to say."""
        if not isinstance(data, dict):
            raise DiceError("'verifiable' is an object")
        entropy, secret = data.get("entropy"), data.get("secret")
        if not isinstance(entropy, list):
            raise DiceError("'entropy' is a list of texts")
        commitment = _bytes(data.get("commitment"), "commitment").hex()
        lines = tuple(_line(text, "what a player adds") for text in entropy)
        told = None if secret is None else _bytes(secret, "secret").hex()
        return cls(commitment, _table(data.get("table")), lines, told, _runs(data.get("skipped", [])))


def load_verifiable(data: dict[str, Any]) -> VerifiableDice:
    """The dice that `dump` wrote."""
    entropy, thrown, forked = data.get("entropy"), data.get("thrown"), data.get("forked")
    if not isinstance(entropy, list):
        raise DiceError("'entropy' is a list of texts")
    if type(thrown) is not int or type(forked) is not int or thrown < 0 or forked < 0:
        raise DiceError("verifiable dice have 'thrown' and 'forked', two counts")
    dice = VerifiableDice(_bytes(data.get("secret"), "secret"), _table(data.get("table")), entropy, thrown)
    dice.forked = forked
    return dice


def _line(text: object, what: str) -> str:
    """A text that can stand in a line of what is hashed: what is written there can be read in one way only."""
    if not isinstance(text, str):
        raise DiceError(f"{what} is a text")
    if len(text) > LONGEST:
        raise DiceError(f"{what} has at most {LONGEST} letters, not {len(text)}")
    if any(sign < " " or "\x7f" <= sign <= "\x9f" or "\ud800" <= sign <= "\udfff" for sign in text):
        raise DiceError(f"{what} is one line of plain text")
    return text


def _table(text: object) -> str:
    if text == "":
        raise DiceError("a table's id is not empty")
    return _line(text, "a table's id")


def _runs(data: object) -> tuple[tuple[int, int], ...]:
    """Runs of throws, each after the one before it."""
    runs, least = list[tuple[int, int]](), 1
    for run in data if isinstance(data, list) else [None]:
        if not (isinstance(run, list) and len(run) == 2 and all(type(end) is int for end in run)):
            raise DiceError("'skipped' is a list of [first, last]")
        if not least <= run[0] <= run[1]:
            raise DiceError("the runs in 'skipped' go up")
        runs.append((run[0], run[1]))
        least = run[1] + 1
    return tuple(runs)


def _bytes(text: object, name: str) -> bytes:
    """32 bytes, from hexadecimal."""
    try:
        found = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        found = b""
    if len(found) != SECRET:
        # Not shown: a secret does not belong in a message.
        raise DiceError(f"{name!r} is {SECRET} bytes in hexadecimal")
    return found
