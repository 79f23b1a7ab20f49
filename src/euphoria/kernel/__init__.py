"""The engine that all games share. It knows no game and imports nothing of the project but itself."""
