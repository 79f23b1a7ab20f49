"""The `euphoria` command. See README.md."""
