"""Drawing hidden cards with their true probabilities."""
