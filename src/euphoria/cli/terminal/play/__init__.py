"""A game played by people and bots at one screen."""
