"""The interface of bots, and the simple ones."""
