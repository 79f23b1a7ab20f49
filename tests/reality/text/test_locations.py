"""Where actions lead, as data for boards, agrees with what the actions do."""

from __future__ import annotations

import random

import euphoria
from euphoria.games.reality.game import RealityState

GAME = euphoria.game("reality")
WITHOUT = {"pick", "side", "cede", "use", "hold", "walk", "end", "stay", "shoot", "activate", "target", "deck", "up"}
"""Kinds of actions that name no place."""
MOVES = {"to", "charge", "beside-drum"}


def test_places_of_walks_are_where_the_figure_ends_at_that_price() -> None:
    walks = 0
    for seed in range(3):
        state = GAME.new(2, seed=seed)
        chooser = random.Random(seed)
        for _ in range(260):
            if state.outcome is not None:
                break
            assert isinstance(state, RealityState)
            seat = state.deciders[0]
            legal = state.legal(seat)
            action = chooser.choice(legal)
            found = GAME.location(state, seat, action)
            assert (found is None) == (action.kind in WITHOUT) or action.kind not in WITHOUT | MOVES
            figure, before = state.subject, state.copy()
            state.apply(seat, action)
            if found is None or "cost" not in found:
                continue
            way = found["way"]
            assert isinstance(way, list)
            assert way[0] == list(before.place(figure))
            assert way[-1] == found["place"]
            if state.stands(figure) and list(state.place(figure)) == found["place"]:
                spent = before.ap[figure] - state.ap[figure]
                assert spent in (0, found["cost"])  # 0: an ability lets it walk for nothing
                walks += spent == found["cost"]
    assert walks > 20


def test_other_games_name_no_places() -> None:
    state = euphoria.game("leaders").new(4, seed=1)
    seat = state.deciders[0]
    assert all(state.game.location(state, seat, action) is None for action in state.legal(seat))
