"""Euphoria, the Ultimate Reality Show: a miniatures skirmish for two teams. `geometry` knows no characters."""
