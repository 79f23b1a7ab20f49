"""Records of finished games: uploaded, checked, replayed step by step."""
