"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel.

Each library is imported by its own module here and by nothing else: `pip install "euphoria-table[envs]"`.
"""
