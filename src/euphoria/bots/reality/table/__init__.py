"""What the table of `reality` offers: goals, threats, cover, distances."""
