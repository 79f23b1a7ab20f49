"""`dystopia` in words."""
