"""Play that hypothesis chooses, of any game: it plays, takes back, copies, stores, and tries what is not allowed.

A game's own machine begins a record in an `@initialize`, and says in `check` what holds in every position.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from euphoria import IllegalAction, Record, State
from tests.random_play import choose


class StatefulPlay(RuleBasedStateMachine):
    record: Record
    before: State
    """The state before the last action."""
    prefix = "?"
    """What the ids of the game's rules begin with."""

    def check(self) -> None:
        raise NotImplementedError

    @property
    def state(self) -> State:
        return self.record.state

    def over(self) -> bool:
        return self.state.outcome is not None

    @precondition(lambda self: not self.over())
    @rule(pick=st.randoms(use_true_random=False), steps=st.integers(1, 6), lively=st.sampled_from([0.0, 1.0]))
    def act(self, pick: random.Random, steps: int, lively: float) -> None:
        for _ in range(steps):
            if self.over():
                return
            seat = pick.choice(self.state.deciders)
            legal = self.state.legal(seat)
            assert len(set(legal)) == len(legal)
            action = choose(pick, legal, lively)
            self.before = before = self.state.copy()
            self.record.apply(seat, action)
            self.check()
            if self.record.may_undo(seat):
                after = self.state.copy()
                self.record.undo(seat)
                assert self.state == before
                assert self.state.digest() == before.digest()
                self.record.apply(seat, action)
                assert self.state == after

    @precondition(lambda self: not self.over())
    @rule(pick=st.randoms(use_true_random=False))
    def try_what_is_not_allowed(self, pick: random.Random) -> None:
        digest = self.state.digest()
        space = self.state.game.space
        for _ in range(10):
            seat, action = pick.randrange(self.state.seats), space[pick.randrange(len(space))]
            if action in self.state.legal(seat):
                continue
            with pytest.raises(IllegalAction) as caught:
                self.state.apply(seat, action)
            assert caught.value.rule.startswith(self.prefix)
            assert self.state.why_not(seat, action) == caught.value.refusal
        assert self.state.digest() == digest

    @rule(pick=st.randoms(use_true_random=False))
    def copy_is_equal_and_independent(self, pick: random.Random) -> None:
        copy = self.state.copy()
        assert copy == self.state
        assert copy.digest() == self.state.digest()
        digest = self.state.digest()
        for _ in range(12):
            if copy.deciders:
                seat = pick.choice(copy.deciders)
                copy.apply(seat, pick.choice(copy.legal(seat)))
        assert self.state.digest() == digest

    @rule(pick=st.randoms(use_true_random=False))
    def store_and_load(self, pick: random.Random) -> None:
        """What was loaded is equal, and stays so when both are played on."""
        game = self.state.game
        loaded = game.load(game.dump(self.state))
        assert loaded == self.state
        assert loaded.digest() == self.state.digest()
        assert loaded.dice.dump() == self.state.dice.dump()
        copy = self.state.copy()
        for _ in range(12):
            if copy.deciders:
                seat = pick.choice(copy.deciders)
                legal = copy.legal(seat)
                assert loaded.legal(seat) == legal
                action = pick.choice(legal)
                copy.apply(seat, action)
                loaded.apply(seat, action)
        assert loaded == copy
        again = Record.parse(self.record.dump())
        assert again.state == self.state
        assert again.dump() == self.record.dump()

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "record"):
            self.check()
