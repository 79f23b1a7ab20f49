"""Action weights of `reality`, one file per phase of the game."""
