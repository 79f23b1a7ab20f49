"""What happens around a game: notices, web hooks, results, ratings, summaries. See README.md."""
