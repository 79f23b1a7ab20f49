"""Tables around a game: making one, sitting down, leaving, starting, a rematch, privacy. See README.md."""
