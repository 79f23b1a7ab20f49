"""`dystopia` in the terminal."""
