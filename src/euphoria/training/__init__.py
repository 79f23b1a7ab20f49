"""Makes the networks of the bot `learned`: self-play, learning from it, checkpoints. Needs the extra `train`."""
