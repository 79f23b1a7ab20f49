"""The teams that one may pick, as data (R-team-8)."""

from __future__ import annotations

from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.state import Show
from euphoria.games.reality.teams.team_data import data_of
from euphoria.games.reality.teams.team_file import load_team, ready_made, team_names
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.core.state import Json


def offered(state: Show, seat: int | None, arguments: Arguments) -> Json:
    """In the order of the action `pick`: what each is called (`null`: a random one), who is in it, what it is worth."""
    arguments.finish()
    names = dict(zip(ready_made(len(state.terrain.elements)), team_names(), strict=True))
    teams = [
        {
            "titles": dict(load_team(names[team]).titles) if team in names else None,
            "audience": team.audience,
            **data_of(team, state.table),
        }
        for team in setup.offers(state)
    ]
    return {"budget": state.settings.budget, "teams": teams}
