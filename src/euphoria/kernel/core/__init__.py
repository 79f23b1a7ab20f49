"""What a game is made of: state, agenda, actions, dice, log, options, scenarios."""
