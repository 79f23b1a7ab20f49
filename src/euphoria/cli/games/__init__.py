"""How each game is drawn in a terminal, one folder a game."""
