"""The interfaces of bots, and what all of them share."""
