"""Statistics: ratings, proportions, confidence sequences."""
