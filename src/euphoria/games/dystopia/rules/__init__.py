"""The rules of `dystopia`."""
