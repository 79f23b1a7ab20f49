"""Tables around a game: making one, sitting down, leaving, starting, waiting for people, who may look."""
