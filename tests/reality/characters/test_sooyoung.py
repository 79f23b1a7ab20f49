"""Sooyoung: somebody shoots or attacks one of its own team (R-sooyoung, R-sooyoung-2)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.actions import FIRE, SHOOT, STRIKE, TARGET
from euphoria.games.reality.cards.characters.sooyoung import EVENT_SEDUCED, to_seduce
from euphoria.games.reality.events import ShowEvent
from euphoria.games.reality.figure_flags import BERSERK, DOWN, FASCINATED, FIRED, HIDDEN, MOVED, PRONE, SILENT, WALKED
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.rules.sequence import special
from tests.reality.stage import Troupe, act, at, block
from tests.reality.using import events, offered, over, scene, use


def shooting(dice: list[int] | None = None, who: str = "nikolai", victim: str = "susan") -> Troupe:
    """Sooyoung sees two of the other team, who see each other; both are in the open."""
    troupe = scene(dice=dice)
    troupe.add("a sooyoung", at(10, 10))
    troupe.add(f"b {who}", at(18, 10))
    troupe.add(f"b {victim}", at(24, 10))
    return troupe


def fighting(dice: list[int] | None = None, who: str = "mycky", victim: str = "kabuki") -> Troupe:
    """Two of the other team fight one of hers."""
    troupe = scene(dice=dice)
    troupe.add("a sooyoung", at(10, 10))
    troupe.add("a blanca", at(16, 10))
    troupe.add(f"b {who}", at(17, 10))
    troupe.add(f"b {victim}", at(15, 10))
    contact.join(troupe.state, 1, [2, 3])
    return troupe


# Whom.


@pytest.mark.rule("R-sooyoung")
def test_she_picks_one_in_sight_within_10_and_then_a_mate_that_it_sees() -> None:
    troupe = scene(block(20, 20, 2, 2))
    sooyoung = troupe.add("a sooyoung", at(10, 10))
    friend = troupe.add("a blanca", at(6, 10))
    rival = troupe.add("b nikolai", at(16, 16))
    near, far = troupe.add("b susan", at(26, 10)), troupe.add("b doc", at(10, 34))
    troupe.add("b madeleine", at(23, 23))  # behind the block
    use(troupe, sooyoung)
    assert offered(troupe) == {TARGET[friend], TARGET[rival]}
    act(troupe, 0, TARGET[rival])
    assert troupe.state.question == codes.ASK_TARGET
    assert offered(troupe) == {TARGET[near], TARGET[far]}
    act(troupe, 0, TARGET[near])
    assert events(troupe, EVENT_SEDUCED) == [(sooyoung, rival, near)]


@pytest.mark.rule("R-sooyoung")
@pytest.mark.parametrize(
    ("place", "may"), [(at(20, 10), True), (at(20.25, 10), False), (at(15, 15), False)], ids=["near", "far", "hidden"]
)
def test_she_needs_sight_and_10_inches(place: tuple[int, int, int], may: bool) -> None:
    troupe = scene(block(12, 12, 2, 2))
    sooyoung = troupe.add("a sooyoung", at(10, 10))
    troupe.add("b nikolai", place)
    troupe.add("b susan", (place[0] + 8, place[1], 0))
    assert special.is_busy(troupe.state, sooyoung) == may


@pytest.mark.rule("R-sooyoung")
@pytest.mark.parametrize("who", ["mycky", "doc", "benkei"])
def test_who_has_no_weapon_can_only_attack(who: str) -> None:
    troupe = shooting(who=who)
    assert not special.is_busy(troupe.state, 0)


@pytest.mark.rule("R-sooyoung", "R-madeleine")
def test_the_fascinated_do_not_even_that() -> None:
    troupe = shooting()
    assert special.is_busy(troupe.state, 0)
    troupe.state.mark(1, FASCINATED)
    assert not special.is_busy(troupe.state, 0)


@pytest.mark.rule("R-sooyoung", "R-prof-4")
def test_a_shot_without_a_chance_is_no_shot() -> None:
    troupe = shooting()
    nikolai, susan = 1, 2
    troupe.state.put(susan, at(40, 10))  # farther than double his range: -2
    troupe.state.mark(susan, MOVED | PRONE)  # -1 each
    assert special.is_busy(troupe.state, 0)
    troupe.state.mark(nikolai, WALKED)  # -1, and 5 - 5 is 0
    assert not special.is_busy(troupe.state, 0)


@pytest.mark.rule("R-sooyoung-2")
def test_in_combat_only_a_mate_of_that_combat() -> None:
    troupe = fighting()
    mycky, kabuki = 2, 3
    outside = troupe.add("b nikolai", at(17, 14))
    use(troupe, troupe["a sooyoung"])
    assert offered(troupe) == {TARGET[mycky], TARGET[kabuki], TARGET[outside]}
    act(troupe, 0, TARGET[mycky])
    # Kabuki is the only mate of the combat: nothing is asked.
    assert events(troupe, EVENT_SEDUCED) == [(0, mycky, kabuki)]


@pytest.mark.rule("R-sooyoung-2")
def test_who_fights_without_a_mate_is_left_alone() -> None:
    troupe = shooting()
    blanca = troupe.add("a blanca", at(18, 11))
    contact.join(troupe.state, blanca, [1])
    troupe.state.put(blanca, at(19, 10))
    assert 1 not in to_seduce(troupe.state, 0)


@pytest.mark.rule("R-spec-2")
def test_who_throws_no_attack_dice_this_turn_is_not_made_to() -> None:
    troupe = fighting()
    assert {2, 3} <= set(to_seduce(troupe.state, 0))
    for rival in (2, 3):
        troupe.state.mark(rival, SILENT)
    assert not {2, 3} & set(to_seduce(troupe.state, 0))


@pytest.mark.rule("R-y-7")
def test_who_was_thrown_down_gets_up_to_attack_or_to_defend() -> None:
    troupe = fighting(dice=[5, 5])
    mycky, kabuki = 2, 3
    for rival in (1, mycky, kabuki):
        troupe.state.mark(rival, PRONE)
    use(troupe, 0)
    act(troupe, 0, TARGET[mycky])
    act(troupe, 0, STRIKE[1])
    act(troupe, 1, STRIKE[1])
    assert [troupe.state.is_prone(one) for one in (1, mycky, kabuki)] == [True, False, False]


# Shooting.


@pytest.mark.rule("R-sooyoung", "R-sooyoung-2", "R-fire-9")
def test_her_player_says_how_many_shots_whatever_its_points_and_it_keeps_its_own() -> None:
    troupe = shooting(dice=[6, 5, 7, 1, 3, 40])
    nikolai, susan = 1, 2
    state = troupe.state
    state.spent[nikolai] = 9
    use(troupe, 0)
    assert state.ap[nikolai] == 0
    assert state.deciders == (0,)
    assert state.question == codes.ASK_VOLLEY
    assert offered(troupe) == {SHOOT[susan][0][shots] for shots in (1, 2, 3, 4, 5)}
    # Aim 5, and 6 inches are farther than half of his 10: a miss; a hit that luck avoids; a hit for 40.
    act(troupe, 0, SHOOT[susan][0][3])
    assert over(troupe)
    assert [values[2:] for values in events(troupe, ShowEvent.SHOT)] == [(5, 6, 0), (5, 5, 1), (5, 1, 1)]
    assert state.life[susan] == 60
    assert (state.spent[nikolai], state.flags[nikolai]) == (9, 0)
    assert (state.targets, state.declared) == ([], [])
    assert state.subject == -1


@pytest.mark.rule("R-sooyoung", "R-fire-5")
def test_her_player_may_use_one_weapon_or_both() -> None:
    troupe = shooting(dice=[10, 10, 10], who="blanca")
    susan = 2
    use(troupe, 0)
    assert offered(troupe) == {SHOOT[susan][0][1], SHOOT[susan][1][1], SHOOT[susan][1][2]}
    act(troupe, 0, SHOOT[susan][1][2])
    assert offered(troupe) == {FIRE, SHOOT[susan][0][1]}
    act(troupe, 0, SHOOT[susan][0][1])
    assert over(troupe)
    assert [values[2] for values in events(troupe, ShowEvent.SHOT)] == [6, 6, 6]  # 7, and -1 for two weapons


@pytest.mark.rule("R-sooyoung", "R-prof-4")
def test_a_second_weapon_that_would_have_no_chance_is_not_offered() -> None:
    troupe = shooting(dice=[10], who="blanca")
    troupe.state.put(2, at(40, 10))
    troupe.state.mark(2, HIDDEN | MOVED | PRONE)  # 7 - 2 for the distance - 2 - 1 - 1
    use(troupe, 0)
    act(troupe, 0, SHOOT[2][0][1])
    assert over(troupe)
    assert [values[2] for values in events(troupe, ShowEvent.SHOT)] == [1]


@pytest.mark.rule("R-sooyoung")
def test_one_weapon_alone_has_its_full_aim() -> None:
    troupe = shooting(dice=[10, 10], who="blanca")
    use(troupe, 0)
    act(troupe, 0, SHOOT[2][1][2])
    act(troupe, 0, FIRE)
    assert [values[2] for values in events(troupe, ShowEvent.SHOT)] == [7, 7]


@pytest.mark.rule("R-kill-1", "R-sooyoung", "R-prof-8")
def test_a_mate_that_is_shot_dead_gives_nobody_euphoria() -> None:
    troupe = shooting(dice=[1, 1, 100], victim="doc")
    nikolai, doc = 1, 2
    state = troupe.state
    before = state.euphoria.copy()
    use(troupe, 0)
    act(troupe, 0, SHOOT[doc][0][1])
    assert state.flags[doc] & DOWN
    assert (state.how[doc], state.killer[doc]) == (codes.BY_SHOT, -1)
    assert state.euphoria == before
    assert not state.flags[nikolai] & FIRED


@pytest.mark.rule("R-sooyoung", "R-fire-6")
def test_a_mate_in_a_combat_is_shot_at_like_any_combat_with_a_friend() -> None:
    troupe = fighting(dice=[1, 9, 8], victim="nikolai", who="mycky")
    outside = troupe.add("b centinel", at(16, 16))
    use(troupe, 0)
    act(troupe, 0, TARGET[outside])
    act(troupe, 0, TARGET[3])
    act(troupe, 0, SHOOT[3][0][1])
    assert events(troupe, ShowEvent.INTO_FIGHT) == [(outside, 3, 9)]


@pytest.mark.rule("R-sooyoung", "R-fire-6")
@pytest.mark.parametrize("in_a_fight", [True, False])
def test_a_shot_into_a_combat_needs_a_chance_against_somebody_in_it(in_a_fight: bool) -> None:
    troupe = scene()
    sooyoung, nikolai = troupe.add("a sooyoung", at(4, 10)), troupe.add("b nikolai", at(10, 10))
    victim = troupe.add("b blanca", at(31, 10), flags=HIDDEN | MOVED)  # 5 - 2 - 2 - 1
    rival = troupe.add("a mycky", at(31, 11))
    if in_a_fight:
        contact.join(troupe.state, rival, [victim])
    assert (nikolai in to_seduce(troupe.state, sooyoung)) == in_a_fight


# Attacking.


@pytest.mark.rule("R-sooyoung", "R-sooyoung-2", "R-att-2")
def test_an_attack_on_a_mate_is_free_and_the_defence_is_paid() -> None:
    # Mycky 7, 3; Kabuki 5: one injury to Kabuki by the 7, one by the 3. The second one is lucky.
    troupe = fighting(dice=[7, 3, 5, 2, 30, 8])
    mycky, kabuki = 2, 3
    state = troupe.state
    use(troupe, 0)
    act(troupe, 0, TARGET[mycky])
    assert (state.deciders, state.question) == ((0,), codes.ASK_BLOWS)
    assert offered(troupe) == {STRIKE[1], STRIKE[2], STRIKE[3]}
    act(troupe, 0, STRIKE[2])
    assert (state.deciders, state.question, state.subject) == ((1,), codes.ASK_DEFENCE, kabuki)
    assert offered(troupe, 1) == {STRIKE[0], STRIKE[1], STRIKE[2], STRIKE[3]}
    act(troupe, 1, STRIKE[1])
    assert over(troupe)
    assert (state.spent[mycky], state.spent[kabuki], state.ap[kabuki]) == (0, 1, 8)
    assert (state.life[mycky], state.life[kabuki]) == (200, 120)
    assert state.flags[mycky] == MOVED
    assert (state.targets, state.dice_of, state.subject) == ([], [], -1)
    assert state.fight[1:4] == [1, 1, 1]


@pytest.mark.rule("R-sooyoung")
def test_the_victim_may_strike_back_and_injure() -> None:
    troupe = fighting(dice=[4, 9, 1, 25])
    mycky, kabuki = 2, 3
    use(troupe, 0)
    act(troupe, 0, TARGET[mycky])
    act(troupe, 0, STRIKE[1])
    act(troupe, 1, STRIKE[1])
    assert (troupe.state.life[mycky], troupe.state.life[kabuki]) == (175, 150)


@pytest.mark.rule("R-sooyoung")
def test_the_victim_need_not_defend() -> None:
    troupe = fighting(dice=[1, 1, 25])
    use(troupe, 0)
    act(troupe, 0, TARGET[2])
    act(troupe, 0, STRIKE[1])
    act(troupe, 1, STRIKE[0])
    assert troupe.state.life[3] == 125
    assert troupe.state.spent[3] == 0


@pytest.mark.rule("R-sooyoung-2")
@pytest.mark.parametrize("spent", [9, 8])
def test_a_defence_is_no_larger_than_the_points_of_the_victim(spent: int) -> None:
    troupe = fighting(dice=[10, 10])
    troupe.state.spent[3] = spent
    use(troupe, 0)
    act(troupe, 0, TARGET[2])
    act(troupe, 0, STRIKE[1])
    if spent == 9:
        assert over(troupe)
    else:
        assert offered(troupe, 1) == {STRIKE[0], STRIKE[1]}


@pytest.mark.rule("R-madeleine", "R-spec-2")
@pytest.mark.parametrize("flag", [FASCINATED, SILENT])
def test_who_throws_no_dice_does_not_defend(flag: int) -> None:
    troupe = fighting(dice=[10, 10])
    troupe.state.mark(3, flag)
    use(troupe, 0)
    act(troupe, 0, STRIKE[1])
    assert over(troupe)


@pytest.mark.rule("R-sooyoung", "R-kobayhisi-1")
def test_all_attacks_of_the_profile_and_those_of_a_rage() -> None:
    troupe = fighting(who="kobayhisi")
    troupe.state.mark(2, BERSERK)
    use(troupe, 0)
    act(troupe, 0, TARGET[2])
    assert offered(troupe) == {STRIKE[1], STRIKE[2], STRIKE[3]}


@pytest.mark.rule("R-kill-1", "R-sooyoung", "R-vp-1")
def test_a_mate_killed_by_hand_counts_as_hand_to_hand_and_is_credited_to_nobody() -> None:
    troupe = fighting(dice=[5, 1, 100], who="blanca", victim="doc")
    state = troupe.state
    before = state.euphoria.copy()
    use(troupe, 0)
    act(troupe, 0, TARGET[2])  # one attack: nothing is asked of her player
    act(troupe, 1, STRIKE[0])
    assert state.flags[3] & DOWN
    assert (state.how[3], state.killer[3]) == (codes.BY_HAND, -1)
    assert state.euphoria == before
    assert state.fight == [-1, 1, 1, -1]


@pytest.mark.rule("R-sooyoung", "R-blanca")
def test_hiding_helps_against_friends_too() -> None:
    troupe = shooting(dice=[10], victim="blanca")
    troupe.state.mark(2, HIDDEN)
    use(troupe, 0)
    act(troupe, 0, SHOOT[2][0][1])
    assert [values[2] for values in events(troupe, ShowEvent.SHOT)] == [3]
