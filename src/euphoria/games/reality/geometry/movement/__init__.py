"""Single movements: whether a straight leg is allowed, what a path costs, leaps, and pushed bases."""
