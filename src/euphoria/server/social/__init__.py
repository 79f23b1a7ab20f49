"""What surrounds a game: chat, notices, web hooks, results, ratings."""
