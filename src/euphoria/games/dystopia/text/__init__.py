"""Actions, events, cards and refusals in words."""
