"""The missions: what they ask for, and the captive of a rescue."""
