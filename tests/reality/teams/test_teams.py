"""Building a team (R-team-1 to R-team-8): what is lawful, and every reason why something is not."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euphoria.games.reality.cards.objects import BITS, CHARGES, COSTS, HELD, OBJECTS
from euphoria.games.reality.cards.registry import BY_ID, CHARACTERS, HIRED
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.teams.roster import NONE, Member, Team, buy, flaws, pack, unpack
from euphoria.games.reality.teams.team_file import TeamError, load_team, read_team, ready_made, team_names

NIKOLAI, KABUKI, BLANCA = BY_ID["nikolai"], BY_ID["kabuki"], BY_ID["blanca"]
MYCKY, SUSAN, DOC, CENTINEL = BY_ID["mycky"], BY_ID["susan"], BY_ID["doc"], BY_ID["centinel"]


def team(*members: Member, leader: int = NIKOLAI, pair: int = NONE) -> Team:
    return Team(members, leader, pair)


def keys(given: Team, budget: int = 800, mission: str = "massacre", elements: int = 10) -> list[tuple[str, str]]:
    return [(flaw.rule, flaw.key) for flaw in flaws(given, budget, mission, elements)]


@pytest.mark.rule("R-prof-1")
def test_the_chart_is_the_profile_in_force() -> None:
    chart = {
        "nikolai": (9, 5, 150, 3, ((5, 10),), 3, 200),
        "kabuki": (9, 6, 150, 4, ((3, 10),), 3, 300),
        "madeleine": (12, 6, 100, 5, ((3, 10),), 1, 150),
        "odonell": (5, 5, 120, 4, ((5, 20),), 1, 150),
        "richelle": (12, 6, 100, 6, ((2, 10),), 2, 175),
        "sooyoung": (12, 6, 100, 9, ((1, 10), (1, 10)), 1, 100),
        "blanca": (12, 7, 100, 7, ((1, 10), (2, 10)), 1, 125),
        "centinel": (12, 6, 100, 0, ((3, 30),), 3, 150),
        "scauter": (12, 6, 120, 0, ((2, 20),), 2, 150),
        "arendal": (12, 6, 120, 0, ((2, 20),), 2, 200),
        "doc": (9, None, 100, 8, (), 1, 175),
        "mycky": (9, None, 200, 1, (), 3, 200),
        "susan": (12, None, 100, 10, (), 1, 75),
        "kobayhisi": (10, None, 100, 1, (), 1, 100),
    }
    for id, profile in chart.items():
        character = CHARACTERS[BY_ID[id]]
        assert character[2:9] == profile, id
    assert [CHARACTERS[who].id for who in HIRED][: len(chart)] == list(chart)
    benkei = CHARACTERS[BY_ID["benkei"]]
    assert (benkei.ap, benkei.life, benkei.attacks, benkei.audience, benkei.weapons) == (10, 50, 1, 50, ())


@pytest.mark.rule("R-team-1")
def test_a_team_costs_its_characters_upgrades_and_objects_and_no_more_than_the_budget() -> None:
    rich = team(Member(NIKOLAI, (1, 0, 0, 0), BITS[0]), Member(KABUKI))
    assert rich.audience == 200 + 50 + 25 + 300
    assert keys(rich, 575) == []
    assert keys(rich, 574) == [("R-team-1", "over-budget")]
    assert keys(team(Member(NIKOLAI), Member(NIKOLAI))) == [("R-team-1", "twice")]
    assert keys(Team((), NONE)) == [("R-team-1", "empty")]


@pytest.mark.rule("R-team-2")
def test_upgrades_are_two_of_a_kind_at_most_and_cost_euphoria() -> None:
    assert keys(team(Member(BLANCA, (2, 1, 1, 2)), leader=BLANCA)) == []
    assert keys(team(Member(BLANCA, (3, 0, 0, 0)), leader=BLANCA)) == [("R-team-2", "upgrades")]
    assert keys(team(Member(BLANCA, (0, 2, 1, 0)), leader=BLANCA)) == [("R-team-2", "upgrades")]
    assert keys(team(Member(NIKOLAI, (2, 1, 0, 0)))) == []
    assert keys(team(Member(NIKOLAI, (2, 2, 0, 0)))) == [("R-team-2", "euphoria")]
    assert keys(team(Member(CENTINEL, (1, 0, 0, 0)), leader=CENTINEL)) == [("R-team-2", "euphoria")]


@pytest.mark.rule("R-team-3")
def test_the_prices_of_objects() -> None:
    assert dict(zip(OBJECTS, COSTS, strict=True)) == {
        "kit": 25,
        "defibrillator": 25,
        "adrenaline": 25,
        "grenade": 25,
        "stun": 25,
        "charges": 50,
        "benkei": 50,
    }
    with pytest.raises(TeamError, match="two of the same object"):
        read_team('name="x"\nleader="nikolai"\n[[member]]\ncharacter="nikolai"\nobjects=["kit","kit"]')


@pytest.mark.rule("R-team-7")
def test_what_a_profile_does_not_have_cannot_be_upgraded() -> None:
    assert keys(team(Member(DOC, (1, 0, 0, 0)), leader=DOC)) == [("R-team-7", "no-aim")]
    assert keys(team(Member(DOC, (0, 1, 0, 0)), leader=DOC)) == [("R-team-7", "no-weapon")]
    assert keys(team(Member(NIKOLAI, (0, 0, 1, 0)))) == [("R-team-7", "no-weapon")]
    assert keys(team(Member(BLANCA, (0, 0, 2, 0)), leader=BLANCA)) == []
    assert keys(team(Member(DOC, (0, 0, 0, 1)), leader=DOC)) == []


@pytest.mark.rule("R-team-5", "R-susan-1", "R-mis-4")
def test_a_leader_is_named_and_susan_is_paired() -> None:
    assert keys(team(Member(NIKOLAI), leader=KABUKI)) == [("R-team-5", "no-leader")]
    pair = (Member(NIKOLAI), Member(SUSAN))
    assert keys(team(*pair, pair=NIKOLAI)) == []
    assert keys(team(*pair)) == [("R-susan-1", "no-pair")]
    assert keys(team(*pair, pair=SUSAN)) == [("R-susan-1", "no-pair")]
    assert keys(team(*pair, pair=KABUKI)) == [("R-susan-1", "no-pair")]
    assert keys(team(Member(NIKOLAI), pair=NIKOLAI)) == [("R-susan-1", "pair-without-susan")]
    assert keys(team(*pair, pair=NIKOLAI), mission="rescue") == [("R-mis-4", "no-susan")]


@pytest.mark.rule("R-start-4")
def test_charges_sit_on_an_element() -> None:
    charged = Member(NIKOLAI, objects=BITS[CHARGES], element=9)
    assert keys(team(charged)) == []
    assert keys(team(charged), elements=9) == [("R-start-4", "no-element")]
    assert keys(team(charged._replace(element=NONE))) == [("R-start-4", "no-element")]
    assert keys(team(Member(NIKOLAI, element=3))) == [("R-start-4", "no-charges")]


@pytest.mark.rule("R-team-6")
def test_every_reason_is_given_not_only_the_first() -> None:
    wrong = team(
        Member(NIKOLAI, (3, 0, 2, 0), BITS[CHARGES]), Member(SUSAN, (1, 0, 0, 0)), Member(SUSAN), leader=KABUKI
    )
    assert set(keys(wrong, 300, "rescue")) == {
        ("R-team-1", "twice"),
        ("R-team-1", "over-budget"),
        ("R-team-2", "upgrades"),
        ("R-team-2", "euphoria"),
        ("R-team-7", "no-weapon"),
        ("R-team-7", "no-aim"),
        ("R-start-4", "no-element"),
        ("R-team-5", "no-leader"),
        ("R-mis-4", "no-susan"),
        ("R-susan-1", "no-pair"),
    }
    with pytest.raises(TeamError) as caught:
        read_team(
            'name = ""\nleader = "x"\ncolour = 1\n[[member]]\ncharacter = "cat"\nobjects = ["gun"]\n'
            "upgrades = { luck = 1 }"
        )
    said = str(caught.value)
    for word in ("a name", "'x'", "'colour'", "'cat'", "'gun'", "upgrades are"):
        assert word in said
    assert [flaw.line for flaw in caught.value.reasons] == [3, 1, 5, 6, 7, 2]


@pytest.mark.rule("R-team-6")
def test_what_could_be_read_is_judged_and_what_could_not_is_not() -> None:
    start = 'name = "x"\nleader = "nikolai"\ncolour = 1\n[[member]]\ncharacter = "nikolai"\n'
    with pytest.raises(TeamError) as caught:
        read_team(start + 'upgrades = { aim = 3 }\n[[member]]\ncharacter = "suzan"\n')
    assert caught.value.team == team(Member(NIKOLAI, (3, 0, 0, 0)))
    assert caught.value.unknown == {"empty", "no-leader", "no-pair", "pair-without-susan"}
    with pytest.raises(TeamError) as caught:
        read_team(start + 'objects = ["gun"]\ncharges_on = "moon"\n')
    assert caught.value.unknown == {"no-charges", "no-element"}


def test_a_number_that_cannot_be_written_is_refused_like_any_other() -> None:
    endless = f"0x{'f' * 9000}"
    with pytest.raises(TeamError, match="so many digits"):
        read_team(f'name = "x"\nleader = {endless}\n[[member]]\ncharacter = "nikolai"\nobjects = [{endless}]')


def test_the_teams_that_ship_with_the_game_cost_800() -> None:
    assert {"barracks", "cabaret", "laboratory", "woodland"} <= set(team_names())
    for name in team_names():
        given = load_team(name).team
        assert given.audience == 800
        assert keys(given) == []
    assert any(member.element == 0 for given in ready_made(3) for member in given.members)
    assert all(keys(given, elements=0) == [] for given in ready_made(0))


@given(st.integers(200, 1600), st.sampled_from(["objectives", "rescue", "massacre"]), st.integers(0, 60))
@settings(max_examples=60)
def test_there_is_something_lawful_to_choose_for_every_budget(budget: int, mission: str, elements: int) -> None:
    offered = setup.offered_teams(budget, mission, elements)
    assert len(offered) == 16
    for one in offered:
        assert keys(one, budget, mission, elements) == []
        assert one.audience <= budget


members = st.builds(
    Member,
    st.sampled_from(list(HIRED)),
    st.tuples(*[st.integers(0, 3)] * 4),
    st.integers(0, 127),
    st.integers(-1, 63),
)


@given(st.lists(members, unique_by=lambda member: member.who), st.integers(-1, 13), st.integers(-1, 13))
def test_a_team_and_its_numbers_are_one(given: list[Member], leader: int, pair: int) -> None:
    whole = Team(tuple(sorted(given)), leader, pair)
    assert unpack(pack(whole)) == whole


@given(st.lists(st.integers(-5, 1 << 24), min_size=14, max_size=18))
def test_numbers_that_mean_no_team_are_refused_and_nothing_breaks(numbers: list[int]) -> None:
    found = unpack(tuple(numbers))
    assert found is None or pack(found) == tuple(numbers)


@given(st.permutations(list(HIRED)), st.permutations(list(HELD)), st.integers(200, 1600))
def test_a_bought_team_never_spends_more_than_the_budget(wish: list[int], extras: list[int], budget: int) -> None:
    assert buy(budget, "massacre", 5, wish, extras).audience <= budget


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(TeamError):
        read_team(text)
