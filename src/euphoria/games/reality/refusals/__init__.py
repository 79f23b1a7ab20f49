"""Why an action of `reality` is not allowed."""
