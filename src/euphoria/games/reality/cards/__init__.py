"""Characters, their abilities, and objects."""
