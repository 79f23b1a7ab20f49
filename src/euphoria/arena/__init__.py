"""Many games: played in processes of this machine, counted and summed up."""
