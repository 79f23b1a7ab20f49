"""`reality` in words."""
