"""What is counted in a game of `reality`, from its log alone."""
