"""The taught first game of Build a Better Dystopia."""
