"""The firing phase."""
