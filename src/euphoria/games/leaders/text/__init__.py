"""`leaders` in words."""
