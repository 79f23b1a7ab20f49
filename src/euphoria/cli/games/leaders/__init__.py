"""`leaders` in the terminal."""
