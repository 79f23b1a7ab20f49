"""Why an action of `leaders` is not allowed."""
