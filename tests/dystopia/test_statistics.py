"""The observer counts what really happened."""

from __future__ import annotations

from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.statistics.game_statistics import DystopiaStatistics
from tests.dystopia.play import do, scene
from tests.random_play import states


def test_counts_agree_with_the_state_at_the_end() -> None:
    for seed in range(4):
        seen: DystopiaStatistics | None = None
        for state in states(GAME, 2 + seed, seed, turn_limit=150, recruits=("printed", "revised")[seed % 2]):
            assert isinstance(state, DystopiaState)
            seen = seen or DystopiaStatistics(state.seats)
            seen.read(state)
        assert seen is not None
        assert isinstance(state, DystopiaState)
        for seat in range(state.seats):
            assert sum(seen.stars_by_source[seat].values()) == 10 - state.stars[seat]
            assert len(seen.star_turns[seat]) == 10 - state.stars[seat]
            territories = sum(count for name, count in seen.stars_by_source[seat].items() if "territory" in name)
            assert territories == sum(state.territory[state.seats * faction + seat] for faction in range(4))
            assert seen.stars_by_source[seat]["market"] == sum(mask >> seat & 1 for mask in state.tile_stars)
            assert abs(seen.luck(seat)) < 2.5
        assert seen.turn == state.turn
        rolled = [event for event in state.events(None) if event["event"] == "rolled"]
        assert sum(sum(counter.values()) for counter in seen.rolls) == len(rolled)


def test_reading_step_by_step_is_reading_at_once() -> None:
    seen = DystopiaStatistics(3)
    for state in states(GAME, 3, 9, turn_limit=80):
        assert isinstance(state, DystopiaState)
        seen.read(state)
    assert isinstance(state, DystopiaState)
    once = DystopiaStatistics(3)
    once.read(state)
    assert seen.json() == once.json()


def test_what_an_ability_brought_is_told_from_what_the_space_gave() -> None:
    state = scene(
        """
        seats: 2
        A recruits: Katy / -
        A workers: 4
        """
    )
    assert isinstance(state, DystopiaState)
    do(state, "A", "place", 4, "generator")
    seen = DystopiaStatistics(2)
    seen.read(state)
    assert seen.used[0] == {"D-r14": 1}
    assert seen.brought["D-r14"] == {"food": 1}
    assert seen.goods[0] == {"energy": 1, "food": 1}
