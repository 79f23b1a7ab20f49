"""What bots know about the show: goals of cover, objective and kill, over reach and sight."""
