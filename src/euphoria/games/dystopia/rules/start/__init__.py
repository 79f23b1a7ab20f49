"""Setting up the city, with the drafts that a table can choose."""
