"""The judges of `reality`."""
