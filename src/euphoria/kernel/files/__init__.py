"""Where data files are, and writing files atomically."""
