"""Searches for good teams of `reality`, beyond those that are offered.

    python tools/team_search.py objectives --seed book --processes 16

An evolutionary search. `greedy` plays with each team against `greedy`, on the default table with the default budget: in
half of the deals the rival has the team that it would choose itself, in the other half a random one of those offered;
every deal is played from both seats. After each round the best teams stay, are mutated (something is sold, something
else bought), and get more games. After few games a team is estimated by its own results and, by ridge regression, by
the results of its members and objects in all teams.

A team selected for its results was also lucky. So the best teams play fresh deals in the end, beside the team that
`greedy` would choose: only a team that beats that one there is an improvement. Results so far are in
docs/bots-reality.md. The same seed and numbers give the same teams for any number of processes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple, cast

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.bots.reality.phases.setup import team_worth
from euphoria.games import game
from euphoria.games.reality import codes
from euphoria.games.reality.cards.character import UPGRADE_COST
from euphoria.games.reality.cards.characters.susan import SUSAN
from euphoria.games.reality.cards.objects import BITS, CHARGES, COSTS, DOG, OBJECTS, listed
from euphoria.games.reality.cards.registry import CHARACTERS, HIRED
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.rules.sequence.setup import offers
from euphoria.games.reality.state import Show
from euphoria.games.reality.teams.roster import NONE, Member, Team, flaws, member_flaws, pack
from euphoria.kernel.core.action import OPEN, Action
from euphoria.kernel.core.dice import Dice

UPGRADES = ("aim", "first", "second", "attacks")
PRIOR_GAMES = 10.0
"""Weight of the estimate from a team's parts, in games."""
REGULARISATION = 6.0
"""Strength of the ridge regularisation, in games."""
SHOWN_TEAMS = 16
"""Teams of a round that are printed."""


class Round(NamedTuple):
    stay: int
    """Number of best teams that stay."""
    new: int
    """Number of mutated teams."""
    deals: int
    """Each is played from both seats."""


def rounds_of(teams: int) -> list[Round]:
    """From so many teams down to eight, then three on fresh deals."""
    return [
        Round(0, teams, 2),
        Round(teams // 4, teams // 3, 2),
        Round(teams // 7, teams // 7, 4),
        Round(8, 0, 20),
        Round(3, 0, 40),
    ]


class Record(NamedTuple):
    team: Team
    points: float
    games: int


# Teams.


def parts(team: Team) -> list[str]:
    """The parts of a team: members, upgrades, objects, leader."""
    found = [f"leader {CHARACTERS[team.leader].id}"]
    for member in team.members:
        found.append(CHARACTERS[member.who].id)
        found += [OBJECTS[item] for item in listed(member.objects)]
        found += [name for name, points in zip(UPGRADES, member.upgrades, strict=True) for _ in range(points)]
    return found


def team_text(team: Team) -> str:
    """A readable form: `nikolai (benkei, attacks), *centinel`; the star marks the leader."""
    names = []
    for member in team.members:
        own = parts(Team((member,), member.who))[2:]
        star = "*" if member.who == team.leader else ""
        names.append(star + CHARACTERS[member.who].id + (f" ({', '.join(own)})" if own else ""))
    return f"{', '.join(names)}: {team.audience}"


class Shop:
    """Completes teams with random lawful purchases until the budget is spent."""

    def __init__(self, budget: int, mission: str, elements: int, dice: Dice) -> None:
        self.budget, self.mission, self.elements, self.dice = budget, mission, elements, dice

    def fill(self, members: Iterable[Member], leader: int = NONE) -> Team:
        own = {member.who: member for member in members}
        lavish = self.dice.below(4)
        while True:
            left = self.budget - sum(member.audience for member in own.values())
            hires = [Member(who) for who in HIRED if who not in own and CHARACTERS[who].audience <= left]
            extras = [kind for member in own.values() for kind in self.extras(member, left) if kind]
            if hires and (not extras or self.dice.below(5) >= lavish):
                bought = self.dice.pick(hires)
            elif extras:
                bought = self.dice.pick(self.dice.pick(extras))
            else:
                break
            own[bought.who] = bought
        others = [who for who in own if who != SUSAN.number]
        if not others:
            return self.fill(())
        lead = leader if leader in others else self.dice.pick(others)
        team = Team(tuple(sorted(own.values())), lead, self.dice.pick(others) if SUSAN.number in own else NONE)
        return team if not flaws(team, self.budget, self.mission, self.elements) else self.fill(())

    def extras(self, member: Member, left: int) -> list[list[Member]]:
        """The member with one addition: a dog, another object, an upgrade; no charges, which depend on the table."""
        things = {
            item: member._replace(objects=member.objects | BITS[item])
            for item in range(len(OBJECTS))
            if item != CHARGES and not member.objects & BITS[item] and COSTS[item] <= left
        }
        upgraded = []
        for index in range(len(UPGRADES) if left >= UPGRADE_COST else 0):
            aim, first, second, attacks = (points + (at == index) for at, points in enumerate(member.upgrades))
            upgraded.append(member._replace(upgrades=(aim, first, second, attacks)))
        return [
            [better for item, better in things.items() if item == DOG],
            [better for item, better in things.items() if item != DOG],
            [better for better in upgraded if not member_flaws(better, self.elements)],
        ]

    def change(self, team: Team) -> Team:
        """Mutate: remove a member, or everything that one carries, and spend the rest anew."""
        members = list(team.members)
        for _ in range(1 + self.dice.below(2)):
            at = self.dice.below(len(members))
            if self.dice.below(3) and len(members) > 1:
                del members[at]
            else:
                members[at] = Member(members[at].who)
        return self.fill(members, team.leader if self.dice.below(4) else NONE)


# Games.


class TeamGame(NamedTuple):
    mission: str
    team: tuple[int, ...]
    deal: str
    seat: int
    by_lot: bool


def play(match: TeamGame) -> float:
    """The score of the team's seat: 1, a half or 0."""
    state = game("reality").new(seats=2, seed=match.deal, mission=match.mission)
    players = [make_bot("greedy", "reality", f"{match.deal}/{seat}") for seat in range(2)]
    sight = [Dice(f"{match.deal}/{seat}/sight") for seat in range(2)]
    while state.deciders:
        seat = state.deciders[0]
        legal = state.legal(seat)
        if state.question == codes.ASK_TEAM and seat == match.seat:
            action = Action(OPEN, "team", match.team)
        elif state.question == codes.ASK_TEAM and match.by_lot:
            action = Dice(f"{match.deal}/lot").pick(legal)
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = players[seat].choose(Perspective.of(state, seat, sight[seat]))
        state.apply(seat, action)
    assert state.outcome is not None
    winners = state.outcome.winners
    return float(winners[0] == match.seat) if len(winners) == 1 else 0.5


# Estimates.


def expected(records: Sequence[Record]) -> dict[Team, float]:
    """The score expected from each team's parts: ridge regression over all games."""
    names = sorted({part for record in records for part in parts(record.team)})
    rows = [(record, [1.0] + [float(parts(record.team).count(name)) for name in names]) for record in records]
    size = len(names) + 1
    left = [[REGULARISATION * (row == column) * (row > 0) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for record, row in rows:
        used = [at for at in range(size) if row[at]]
        for at in used:
            right[at] += row[at] * record.points
            for other in used:
                left[at][other] += row[at] * row[other] * record.games
    answer = solve(left, right)
    return {record.team: sum(map(float.__mul__, answer, row)) for record, row in rows}


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """Gauss-Jordan elimination; the matrix is positive definite, so no pivoting is needed."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other, row in enumerate(rows):
            if other != at and row[at]:
                factor = row[at] / pivot[at]
                rows[other] = [value - factor * own for value, own in zip(row, pivot, strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def ranked(records: dict[Team, Record]) -> list[Team]:
    """Teams by estimated score, best first."""
    promise = expected(list(records.values()))

    def merit(team: Team) -> float:
        record = records[team]
        return (record.points + PRIOR_GAMES * promise[team]) / (record.games + PRIOR_GAMES)

    return sorted(records, key=merit, reverse=True)


# The search.


class Search:
    def __init__(self, mission: str, seed: str, pool: ProcessPoolExecutor) -> None:
        state = cast("Show", game("reality").new(seats=2, seed=seed, mission=mission))
        self.mission, self.seed, self.pool = mission, seed, pool
        self.offered = offers(state)
        self.usual = max(self.offered, key=lambda team: team_worth(team, mission))
        """The choice of `greedy`; the baseline in rounds without new teams."""
        self.dice = Dice(f"{seed}/{mission}/teams")
        self.shop = Shop(state.settings.budget, mission, len(state.terrain.elements), self.dice)
        self.records: dict[Team, Record] = {}
        """Results of all teams."""

    def run(self, rounds: Sequence[Round]) -> None:
        began = time.perf_counter()
        for number, wanted in enumerate(rounds):
            last = self.play(self.entrants(wanted), f"{self.seed}/{self.mission}/{number}", wanted.deals)
            print(f"{self.mission}, round {number + 1}, after {time.perf_counter() - began:.0f} s")
            self.print_results(last)

    def entrants(self, wanted: Round) -> list[Team]:
        """First round: the offered teams and random ones; later: the best teams and mutations of the very best."""
        teams = ranked(self.records)[: wanted.stay] if self.records else list(self.offered)
        parents = teams[: max(4, wanted.stay // 3)]
        while len(teams) < wanted.stay + wanted.new:
            team = self.shop.change(self.dice.pick(parents)) if self.records else self.shop.fill(())
            if team not in self.records and team not in teams:
                teams.append(team)
        return teams if wanted.new or self.usual in teams else [*teams, self.usual]

    def play(self, teams: Sequence[Team], name: str, deals: int) -> list[Record]:
        """Play the games of a round; results by score, best first."""
        matches = [
            TeamGame(self.mission, pack(team), f"{name}/{deal}", seat, bool(deal % 2))
            for team in teams
            for deal in range(deals)
            for seat in range(2)
        ]
        points = list(self.pool.map(play, matches))
        games = 2 * deals
        found = [Record(team, sum(points[at * games : (at + 1) * games]), games) for at, team in enumerate(teams)]
        for record in found:
            old = self.records.get(record.team, Record(record.team, 0.0, 0))
            self.records[record.team] = Record(record.team, old.points + record.points, old.games + games)
        return sorted(found, key=lambda record: -record.points)

    def print_results(self, last: Sequence[Record]) -> None:
        for record in last[:SHOWN_TEAMS]:
            every = self.records[record.team]
            print(
                f"  {record.points} of {record.games}, in all {every.points} of {every.games}: {self.name(record.team)}"
            )
        sys.stdout.flush()

    def name(self, team: Team) -> str:
        return team_text(team) + (" (the usual one)" if team == self.usual else "")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("missions", nargs="+", choices=MISSIONS)
    asked.add_argument("--seed", default="book")
    asked.add_argument("--processes", type=int, default=2)
    asked.add_argument("--teams", type=int, default=112, help="in the first round, at least 56")
    given = asked.parse_args()
    with ProcessPoolExecutor(given.processes) as pool:
        for mission in given.missions:
            Search(mission, given.seed, pool).run(rounds_of(given.teams))


if __name__ == "__main__":
    main()
