"""The positioning phase."""
