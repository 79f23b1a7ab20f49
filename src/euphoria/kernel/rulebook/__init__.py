"""The rule ledgers."""
