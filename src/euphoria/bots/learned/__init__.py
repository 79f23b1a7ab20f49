"""The bot `learned`: tree search with a small network as its judge, and what that network says of a position."""
