"""The attack phase."""
