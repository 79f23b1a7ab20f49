"""What a placement costs, brings and sets off, as data for boards."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.games.dystopia.game import GAME
from euphoria.kernel.text.narrator import Audience, ChoiceDetails, Consequence
from tests.dystopia.play import act, do, scene, seat_of

READER = Audience("en", ("Ana", "Ben", "Cleo"))


def told(state: State, who: str, kind: str, *words: str | int) -> ChoiceDetails:
    found = GAME.details(state, seat_of(who), act(state, who, kind, *words), READER)
    assert found is not None
    return found


def kinds(details: ChoiceDetails) -> list[str]:
    return [one.kind for one in details.follows]


def consequence(details: ChoiceDetails, kind: str) -> Consequence:
    return next(one for one in details.follows if one.kind == kind)


def test_prices_name_what_is_paid_where_there_is_no_choice() -> None:
    state = scene("A workers: 4\nA goods: 1 energy, 3 gold\nA hand: book, book\nA morale: 4")
    assert told(state, "A", "place", 4, "euphorian-tunnel").price == (("energy", 1),)
    assert told(state, "A", "place", 4, "nimbus-loft").price == (("gold", 3),)
    assert told(state, "A", "place", 4, "incinerator").price == (("book", 2),)
    assert told(state, "A", "place", 4, "farm").price == ()


def test_prices_with_a_choice_name_what_all_ways_are() -> None:
    state = scene("A workers: 4\nA goods: 3 gold, 1 clay\nA hand: book, book, bat\nA morale: 4")
    assert told(state, "A", "place", 4, "nimbus-loft").price == (("resource", 3),)
    assert told(state, "A", "place", 4, "incinerator").price == (("artifact", 3), ("or", 1), ("pair", 1))


def test_every_way_to_pay_is_told_in_icons() -> None:
    state = scene("A workers: 4\nA goods: 2 gold, 2 clay")
    do(state, "A", "place", 4, "nimbus-loft")
    ways = [GAME.details(state, 0, action, READER) for action in state.legal(0)]
    assert [one.price for one in ways if one] == [(("gold", 2), ("clay", 1)), (("gold", 1), ("clay", 2))]


@pytest.mark.rule("D-com-1", "D-alleg-2")
@pytest.mark.parametrize(
    ("there", "gains"),
    [
        ("", (("food", 1), ("wastelander-allegiance", 1))),
        ("B workers: 1 / farm 2", (("food", 1), ("lose-knowledge", 1))),
        ("B workers: 1 / farm 6", (("food", 2), ("gain-knowledge", 1))),
        ("B workers: 1 / farm 6\nA knowledge: 6", (("food", 2),)),
        ("allegiance: wastelander 11\nA recruits: Kyle / Laura", (("food", 2),)),
    ],
)
def test_gains_are_what_the_space_then_gives(there: str, gains: tuple[object, ...]) -> None:
    assert told(scene(f"A workers: 3\n{there}"), "A", "place", 3, "farm").gains == gains


@pytest.mark.rule("D-tank-1", "D-mk-1")
def test_the_tank_is_told_as_the_rules_do_it() -> None:
    state = scene("A workers: 4\nA goods: 3 energy\nA knowledge: 2\nrolls: 3")
    details = told(state, "A", "place", 4, "tank-left")
    assert details.gains == (("worker", 1), ("lose-knowledge", 1))
    assert consequence(details, "risk").number == 0
    do(state, "A", "place", 4, "tank-left")
    assert state.knowledge[0] == 1  # type: ignore[attr-defined]


@pytest.mark.rule("D-place-1", "D-mk-4")
def test_a_bump_tells_whose_die_is_rolled_and_the_risk() -> None:
    other = scene("A workers: 4\nA goods: 1 energy\nB workers: 6 / euphorian-tunnel 5\nB knowledge: 6")
    details = told(other, "A", "place", 4, "euphorian-tunnel")
    bump = consequence(details, "bump")
    assert (bump.about, bump.seat, bump.number) == ("euphorian-tunnel", 1, 5)
    assert bump.text == "Ben's 5 goes home and is rolled."
    assert consequence(details, "risk") == ("risk", None, 1, 50, "Chance that Ben loses a worker: 50%.")
    own = scene("A workers: 4 6 / euphorian-tunnel 5\nA goods: 1 energy\nA knowledge: 5")
    assert consequence(told(own, "A", "place", 4, "euphorian-tunnel"), "bump").seat == 0


@pytest.mark.rule("D-mk-4")
def test_whoever_has_lost_a_worker_in_this_turn_is_told_of_no_further_risk() -> None:
    state = scene("""
        A workers: 2 2
        A goods: 1 energy, 1 water
        B workers: 5 / euphorian-tunnel 3, subterran-tunnel 3
        B knowledge: 6
        rolls: 5 6
    """)
    assert consequence(told(state, "A", "place", 2, "subterran-tunnel"), "risk").number == 33
    do(state, "A", "place", 2, "euphorian-tunnel")
    do(state, "A", "take", "gold")
    assert consequence(told(state, "A", "place", 2, "subterran-tunnel"), "risk").number == 0


@pytest.mark.rule("D-tank-1", "D-mk-4", "D-build-3")
def test_new_workers_and_builders_are_rolled_with_those_at_home() -> None:
    tank = scene("A workers: 4 6\nA goods: 3 water\nA knowledge: 5")
    assert consequence(told(tank, "A", "place", 4, "tank-right"), "risk").number == 33
    site = scene("seats: 3\nA workers: 3 4 / site-w1 2\nA knowledge: 4\nA goods: 1 clay")
    assert consequence(told(site, "A", "place", 3, "site-w1 clay"), "risk").number == 42


@pytest.mark.rule("D-tun-1", "D-tun-2")
def test_a_tunnel_tells_its_miner_its_gate_and_who_wakes() -> None:
    wakes = scene("A workers: 4\nA goods: 1 energy\nA recruits: - / Bradley\nminers: euphorian 5")
    details = told(wakes, "A", "place", 4, "euphorian-tunnel")
    assert consequence(details, "miner")[1:4] == ("euphorian", None, 6)
    assert str(consequence(details, "wakes").text).startswith("Your Bradley")
    opens = told(scene("A workers: 4\nA goods: 1 energy\nminers: euphorian 8"), "A", "place", 4, "euphorian-tunnel")
    assert consequence(opens, "gate").text == "Step 9: the End of the Euphorian Tunnel opens."
    ended = told(scene("A workers: 4\nA goods: 1 energy\nminers: euphorian 9"), "A", "place", 4, "euphorian-tunnel")
    assert "miner" not in kinds(ended)


@pytest.mark.rule("D-alleg-4")
def test_a_track_tells_its_next_step_and_tier() -> None:
    state = scene("A workers: 3\nallegiance: wastelander 7")
    details = told(state, "A", "place", 3, "farm")
    assert consequence(details, "allegiance")[1:4] == ("wastelander", None, 8)
    assert consequence(details, "tier").text == "Wastelander allegiance reaches tier 3."
    assert consequence(details, "wakes").text == "Wastelander recruits wake."


@pytest.mark.rule("D-build-1", "D-build-3")
def test_a_site_tells_who_is_missing_or_who_gets_stars() -> None:
    early = scene("seats: 3\nA workers: 3\nA goods: 1 clay")
    assert consequence(told(early, "A", "place", 3, "site-w1 clay"), "site").number == 1
    late = scene("seats: 3\nA workers: 3\nA goods: 1 clay\nB workers: 1 / site-w1 2")
    details = told(late, "A", "place", 3, "site-w1 clay")
    assert details.gains == (("star-here", 1),)
    assert consequence(details, "built").text == "The market is built: stars for you and Ben."


def test_a_full_territory_and_the_last_star_are_told() -> None:
    full = scene("seats: 2\nA workers: 3\nA hand: book, book\nA morale: 3\nterritories: euphorian B B")
    assert kinds(told(full, "A", "place", 3, "incinerator")) == ["no-star", "allegiance"]
    last = scene("seats: 2\nA workers: 3\nA hand: book, book\nA morale: 3\nA stars: 1")
    star = consequence(told(last, "A", "place", 3, "incinerator"), "star")
    assert (star.number, star.text) == (0, "Your last star: the game ends.")


@pytest.mark.rule("D-turn-2", "D-var-4")
def test_doubles_are_told_with_their_price() -> None:
    plain = told(scene("A workers: 3 3"), "A", "place", 3, "farm")
    assert consequence(plain, "further").text == "Another 3 may follow."
    dear = told(scene("double_rule: yes\nA workers: 3 3\nA morale: 2"), "A", "place", 3, "farm")
    assert consequence(dear, "further").text == "Another 3 may follow, for 1 morale."
    poor = told(scene("double_rule: yes\nA workers: 3 3\nA morale: 1"), "A", "place", 3, "farm")
    assert "further" not in kinds(poor)


def test_clients_are_told_nothing_that_is_not_there() -> None:
    told_of_area = told(scene("A workers: 6\nA knowledge: 6"), "A", "place", 6, "farm").json()
    assert "price" not in told_of_area
    assert told_of_area["gains"][0] == {"icon": "food", "number": 1}
