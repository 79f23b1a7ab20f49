"""The rules of `reality`."""
