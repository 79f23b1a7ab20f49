"""What a position of `reality` is worth."""
