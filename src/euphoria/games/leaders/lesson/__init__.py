"""The taught first game of Leaders of Euphoria."""
