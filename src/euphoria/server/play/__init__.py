"""A game under way: the match, its clocks, bots, takebacks."""
