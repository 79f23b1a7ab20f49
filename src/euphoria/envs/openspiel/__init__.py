"""The games for OpenSpiel: importing this package registers `euphoria_leaders`, `euphoria_dystopia` and so on.

    import pyspiel
    import euphoria.envs.openspiel

    game = pyspiel.load_game("euphoria_leaders(players=5,turns=10)")

The parameters are `players` and the options of the game, beside `chance_outcomes` (see `table_state.py`).
"""

from euphoria.envs.openspiel.table_game import register

register()
