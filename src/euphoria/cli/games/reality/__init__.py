"""How `reality` is drawn in a terminal."""
