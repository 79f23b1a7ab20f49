"""The table server: `euphoria serve`, with the extra `euphoria-table[server]`. README.md shows its rooms."""
