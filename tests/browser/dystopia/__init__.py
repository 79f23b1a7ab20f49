"""The board of `dystopia` in a real browser."""
