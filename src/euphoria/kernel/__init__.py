"""What every game is made of: state, agenda, actions, dice, views, records, scenarios.

The kernel knows no game and imports nothing of the project but itself.
"""
