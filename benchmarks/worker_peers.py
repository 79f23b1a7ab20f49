"""The peers' side of the race: `-m benchmarks.worker_peers catanatron`, `... open_spiel gin_rummy`, ...

Each peer is played through its own public API, in the way it plays itself, with its list of legal actions
made at every decision. Modules are imported by name, because only the peers' environment has them.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.worker import Contender, Pick, serve


def catanatron() -> Contender:
    """Settlers of Catan, four players (its most). Seeds start at 1: it takes 0 for none."""
    engine = import_module("catanatron.game")
    turns_limit: int = engine.TURNS_LIMIT
    models = import_module("catanatron.models.player")

    def walk(seed: int, pick: Pick, stop: int) -> tuple[Any, int]:
        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            return pick(actions)

        game = engine.Game([models.RandomPlayer(color) for color in models.Color], seed=seed)
        made = 0
        # the loop of its own Game.play(), without the two copies that makes for its accumulators
        while made < stop and game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick(decide_fn=decide)  # execute() makes the next list of playable actions
            made += 1
        return game, made

    def copier(game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.copy
        return copy

    return Contender(version("catanatron"), walk, copier)


def open_spiel(name: str) -> Contender:
    """A game of OpenSpiel. Its caller plays chance too: that takes time, but is no decision."""
    pyspiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")  # registers the games written in Python
    game = pyspiel.load_game(name)

    def walk(seed: int, pick: Pick, stop: int) -> tuple[Any, int]:
        chance = random.Random(seed)
        state = game.new_initial_state()
        made = 0
        while made < stop and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(pick(state.legal_actions()))
                made += 1
        return state, made

    def copier(state: Any) -> Callable[[], object]:
        copy: Callable[[], object] = state.clone
        return copy

    return Contender(version("open_spiel"), walk, copier)


def rlcard(name: str) -> Contender:
    """A game of RLCard, which builds an observation at every step and has no copy of its own."""
    env = import_module("rlcard").make(name, config={"seed": 1})

    def walk(seed: int, pick: Pick, stop: int) -> tuple[Any, int]:
        # deals follow from the one seed above: to seed anew for each game would cost an eighth of it
        seen, _ = env.reset()
        made = 0
        while made < stop and not env.is_over():
            seen, _ = env.step(pick(list(seen["legal_actions"])))
            made += 1
        return env, made

    return Contender(version("rlcard"), walk, None)


PEERS: dict[str, Callable[..., Contender]] = {
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "rlcard": rlcard,
}

if __name__ == "__main__":
    peer, *arguments = sys.argv[1:]
    serve(lambda: PEERS[peer](*arguments))
