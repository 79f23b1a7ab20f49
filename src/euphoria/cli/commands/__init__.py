"""The sub-commands of `euphoria` that work with every game, one file each."""
