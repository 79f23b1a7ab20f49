"""How `leaders` is drawn in a terminal."""
