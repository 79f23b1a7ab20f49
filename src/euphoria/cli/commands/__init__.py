"""The commands of `euphoria`, one file each."""
