"""Tables for people: `euphoria serve`, with the extra `euphoria-table[server]`. docs/server.md tells how it is built.

- `run`, `app`, `settings`, `services`: the whole, put together
- `routes_people`, `routes_tables`, `routes_replay`, `schemas`, `showing`: HTTP
- `socket`, `messages`, `viewers`: one WebSocket for each who looks at a table
- `tables`, `live`, `match`, `log`, `writer`: a game under way, and the log that is the truth about it
- `seating`, `people`, `tokens`, `passwords`: who sits where, and who they are
- `dice`, `bots`: chance, and players that are programs
- `database`, `models`, `migrations`: what is stored
- `guard`, `limits`, `clean`, `errors`, `reasons`: what is refused, and how

It may use the bots, the games and the kernel; nothing but the command uses it.
"""
