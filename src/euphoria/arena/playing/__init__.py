"""What every game of bots is made of: a bot at its seat, and keeping what is played."""
