"""`reality` in the terminal."""
