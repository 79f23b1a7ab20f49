"""Records of games, stored states, and dice that can be verified afterwards."""
