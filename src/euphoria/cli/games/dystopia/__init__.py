"""How `dystopia` is drawn in a terminal."""
