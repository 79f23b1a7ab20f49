"""Statistics of a game, read from its log."""
