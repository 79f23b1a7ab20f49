"""Players that are programs. A bot sees only what its seat may see; `random_bot` looks at what is legal, and no more."""
