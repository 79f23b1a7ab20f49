"""The game on a terminal: screen, prompt, menu, layout."""
