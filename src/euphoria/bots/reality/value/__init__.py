"""Values of single figures, dice odds, and weights from scores."""
