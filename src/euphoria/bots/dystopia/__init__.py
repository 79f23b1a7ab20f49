"""The judge of `dystopia`."""
