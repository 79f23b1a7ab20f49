"""What bots know about `leaders`: how teams stand, whom to suspect, what to say, and whom to believe."""
