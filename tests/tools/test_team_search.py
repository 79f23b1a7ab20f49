"""The search for good teams: what it buys, how it judges few games, and who goes on."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

import pytest

from euphoria.games.reality.cards.character import UPGRADE_COST
from euphoria.games.reality.cards.objects import COSTS
from euphoria.games.reality.cards.registry import BY_ID, CHARACTERS
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.teams.roster import Member, Team, flaws, pack
from euphoria.kernel.core.dice import Dice
from tools.team_search import Record, Round, Search, Shop, TeamGame, expected, play, ranked, rounds_of, solve, team_text

CHEAPEST = min(*COSTS, UPGRADE_COST)


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_bought_is_lawful_and_spends_the_budget(mission: str) -> None:
    shop = Shop(800, mission, 20, Dice(1))
    teams = [shop.fill(()) for _ in range(100)]
    teams += [shop.change(team) for team in teams]
    assert not any(flaws(team, 800, mission, 20) for team in teams)
    assert all(team.audience > 800 - CHEAPEST for team in teams)
    assert len(set(teams)) > 150
    assert {member.who for team in teams for member in team.members} >= set(range(12)), "everybody is tried"
    assert any(sum(member.upgrades) for team in teams for member in team.members)


def test_a_change_leaves_most_of_a_team() -> None:
    shop = Shop(800, "objectives", 20, Dice(2))
    for team in [shop.fill(()) for _ in range(50)]:
        old, new = ({member.who for member in one.members} for one in (team, shop.change(team)))
        assert len(old - new) <= 2


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0]) == pytest.approx([1.0, 2.0])


def alone(name: str) -> Team:
    return Team((Member(BY_ID[name]),), BY_ID[name])


def test_what_the_parts_did_elsewhere_tells_after_few_games() -> None:
    """Teams with the doctor lose; one of them has won its only game, and is not believed."""
    without = [alone(name) for name in ("nikolai", "kabuki", "madeleine", "mycky")]
    with_doc = [team._replace(members=(*team.members, *alone("doc").members)) for team in without]
    records = [Record(team, 5.0, 8) for team in without] + [Record(team, 1.0, 8) for team in with_doc[1:]]
    records.append(Record(with_doc[0], 1.0, 1))
    promise = expected(records)
    assert all(promise[bad] < promise[good] for bad, good in zip(with_doc, without, strict=True))
    assert set(ranked({record.team: record for record in records})[:4]) == set(without)


def test_rounds_grow_smaller_and_longer() -> None:
    rounds = rounds_of(112)
    assert all(one.stay + one.new > other.stay + other.new for one, other in pairwise(rounds))
    assert all(one.deals <= other.deals for one, other in pairwise(rounds))


def test_the_best_go_on_and_the_usual_team_beside_them() -> None:
    def entrants() -> list[list[Team]]:
        with ProcessPoolExecutor(1) as pool:
            search = Search("objectives", "test", pool)
        first = search.entrants(Round(0, 24, 1))
        for place, team in enumerate(first):
            search.records[team] = Record(team, 40.0 - place, 40)
        return [first, search.entrants(Round(6, 4, 1)), search.entrants(Round(3, 0, 1)), [search.usual]]

    first, second, last, (usual,) = entrants()
    assert len(set(first)) == 24
    assert len(second) == 10
    assert set(second[:6]) < set(first)
    assert not set(second[6:]) & set(first)
    assert last == [*second[:3], usual]
    assert entrants() == [first, second, last, [usual]]


def test_a_team_is_told_in_words() -> None:
    team = Team((Member(BY_ID["nikolai"], (1, 0, 0, 0), 1), Member(BY_ID["doc"])), BY_ID["doc"])
    assert team_text(team) == f"nikolai (kit, aim), *doc: {225 + 50 + CHARACTERS[BY_ID['doc']].audience}"


def test_a_show_is_played_with_the_team() -> None:
    shop = Shop(800, "massacre", 20, Dice(3))
    match = TeamGame("massacre", pack(shop.fill(())), "test", 1, by_lot=True)
    points = play(match)
    assert points in (0.0, 0.5, 1.0)
    assert play(match._replace(team=pack(Team((Member(BY_ID["doc"]),), BY_ID["doc"])))) == 0.0, "one against a team"
