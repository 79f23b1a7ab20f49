"""Why an action of `dystopia` is not allowed."""
