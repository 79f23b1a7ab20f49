"""The cards of `dystopia`."""
