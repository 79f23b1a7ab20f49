"""What is counted in a game of `reality`."""
