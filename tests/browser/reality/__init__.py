"""The table of `reality` in a real browser."""
