"""How a team is built, for the page and for programs."""
