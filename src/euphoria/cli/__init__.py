"""The `euphoria` command: the games in a terminal.

- `main`, `arguments`, `usage`, `setting_up`: what was typed, and what it means
- `play`, `prompt`, `menu`, `commands`, `asking`, `reasons`: people and bots around one screen
- `sitting`, `names`: a game under way, saved and loaded
- `replay`, `simulate`, `arena`, `report`, `rulebook`, `shelf`, `serve`: the other commands
- `screen`, `spread`, `frames`, `signs`: how things are put on the screen
- `boards`: where a game's own drawing is found; the modules `leaders_*` and `dystopia_*` are two

Nothing here but a game's own drawing knows a game. People see `view`, `events` and `legal` of their seat, never the
state itself; every word is in locales/*/cli.ftl and arena.ftl.
"""
