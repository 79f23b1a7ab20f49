"""The rules of `dystopia`: functions registered for the steps of the agenda and for the answers to questions."""
