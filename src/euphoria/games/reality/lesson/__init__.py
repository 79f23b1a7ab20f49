"""The taught first game of the Ultimate Reality Show."""
