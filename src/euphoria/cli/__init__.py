"""The `euphoria` command: the games in a terminal.

- `main`, `arguments`, `usage`: what was typed, and what it means
- `play`, `prompt`, `menu`, `commands`, `reasons`: people and bots around one screen
- `sitting`, `names`: a game under way, saved and loaded
- `replay`, `simulate`, `rulebook`, `shelf`: the other commands
- `screen`, `spread`, `signs`: how things are put on the screen
- `boards`: where a game's own drawing is found; the modules `leaders_*` are one

Nothing here but a game's own drawing knows a game. People see `view`, `events` and `legal` of their seat, never the
state itself; every word is in locales/*/cli.ftl.
"""
