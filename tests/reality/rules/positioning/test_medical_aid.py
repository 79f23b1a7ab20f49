"""Aid objects: kit, defibrillator, adrenaline (R-move-10, R-obj-5, R-obj-8, R-body-2, R-centinel-3)."""

from __future__ import annotations

import pytest

from euphoria.games.reality import actions, codes
from euphoria.games.reality.cards.objects import ADRENALINE, CHARGES, DEFIBRILLATOR, GRENADE, KIT
from euphoria.games.reality.figure_flags import BEGUN, CALLED, CHARGED, DOWN, MASSACRE, USED
from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.rules.figures import contact, falling
from euphoria.games.reality.rules.figures.action_points import read_points
from euphoria.games.reality.rules.positioning import medical_aid
from euphoria.games.reality.state import BODY_LOAD, NO_LOAD
from tests.reality.positioning import do, kinds, logged, offered, position, scene, walk
from tests.reality.stage import Troupe, at, block


def fallen(troupe: Troupe, name: str, x: float, y: float, objects: str = "") -> int:
    body = troupe.add(name, at(x, y), objects=objects)
    falling.fall(troupe.state, body, codes.BY_SHOT)
    return body


def healable(troupe: Troupe) -> set[int]:
    return {action.args[0] for action in offered(troupe) if action.kind == "heal"}


def revivable(troupe: Troupe) -> set[int]:
    return {action.args[0] for action in offered(troupe) if action.kind == "revive"}


# The first aid kit.


@pytest.mark.rule("R-move-10", "R-team-4")
@pytest.mark.parametrize(("life", "after"), [(40, 65), (90, 100)])
def test_a_kit_gives_25_life_for_one_point_and_never_more_than_at_the_start(life: int, after: int) -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=life, objects="kit")
    position(troupe, blanca)
    before = troupe.state.ap[blanca]
    do(troupe, actions.HEAL[blanca])
    state = troupe.state
    assert state.life[blanca] == after and state.spent[blanca] == 1 and state.ap[blanca] == before - 1
    assert not state.holds(blanca, KIT) and not state.shown[blanca]
    assert logged(troupe, "healed") == [(blanca, blanca, after)]
    assert "heal" not in kinds(troupe), "once"


@pytest.mark.rule("R-prof-3", "R-move-10")
def test_healing_counts_for_the_points_of_the_next_phase() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=30, objects="kit")
    position(troupe, blanca)
    do(troupe, actions.HEAL[blanca])
    assert troupe.state.ap[blanca] == 5
    read_points(troupe.state)
    assert troupe.state.ap[blanca] == 11


@pytest.mark.rule("R-obj-8", "R-centinel-3")
def test_a_kit_is_for_oneself_or_a_friend_in_contact() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=50, objects="kit")
    friend = troupe.add("a mycky", at(11, 10), life=20)
    troupe.add("a doc", at(10, 11.25), life=50)
    troupe.add("a nikolai", at(10, 9))
    troupe.add("a centinel", at(9, 10), life=50)
    troupe.add("b mycky", at(10.75, 10.75), life=20)
    position(troupe, blanca)
    assert healable(troupe) == {blanca, friend}
    do(troupe, actions.HEAL[friend])
    assert troupe.state.life[friend] == 45 and troupe.state.life[blanca] == 50
    assert logged(troupe, "healed") == [(blanca, friend, 45)]


@pytest.mark.rule("R-centinel-3")
def test_a_machine_uses_no_aid_on_itself_but_on_friends() -> None:
    troupe = scene()
    centinel = troupe.add("a centinel", at(10, 10), life=50, objects="kit adrenaline defibrillator")
    friend = troupe.add("a mycky", at(11, 10), life=20)
    body = fallen(troupe, "a nikolai", 9, 10)
    position(troupe, centinel)
    assert healable(troupe) == {friend} and revivable(troupe) == {body} and "inject" not in kinds(troupe)


@pytest.mark.rule("R-centinel-4")
def test_a_machine_in_massacre_uses_no_objects() -> None:
    troupe = scene()
    centinel = troupe.add("a centinel", at(10, 10), objects="kit defibrillator", flags=MASSACRE)
    troupe.add("a mycky", at(11, 10), life=20)
    fallen(troupe, "a nikolai", 9, 10)
    position(troupe, centinel)
    assert not kinds(troupe) & {"heal", "revive"}


# When.


@pytest.mark.rule("R-obj-5", "R-move-10")
def test_aid_objects_are_used_before_anything_else_is_done() -> None:
    for deed in ("deck", "walk", "take-body", "ransack"):
        troupe = scene()
        blanca = troupe.add("a blanca", at(10, 10), life=60, objects="kit adrenaline")
        body = fallen(troupe, "b nikolai", 10, 11, objects="grenade")
        position(troupe, blanca)
        assert {"heal", "inject"} <= kinds(troupe)
        if deed == "deck":
            do(troupe, actions.DECK)
        elif deed == "walk":
            walk(troupe, at(10, 9))
        elif deed == "take-body":
            do(troupe, actions.TAKE_BODY[body])
        else:
            do(troupe, actions.RANSACK[body], actions.END)
        assert not kinds(troupe) & {"heal", "inject"}, deed


@pytest.mark.rule("R-obj-5")
def test_several_are_used_one_after_the_other_and_who_only_thought_of_walking_has_not_begun() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=60, objects="kit adrenaline")
    position(troupe, blanca)
    do(troupe, actions.WALK, actions.STAY, actions.HEAL[blanca], actions.INJECT)
    assert troupe.state.life[blanca] == 85 and troupe.state.ap[blanca] == 12 - 2 + 5


@pytest.mark.rule("R-con-6")
def test_objects_are_used_in_combat() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=60, objects="kit defibrillator adrenaline")
    nikolai = troupe.add("b nikolai", at(11, 10))
    body = fallen(troupe, "a mycky", 10, 11)
    contact.join(troupe.state, blanca, [nikolai])
    position(troupe, blanca)
    assert kinds(troupe) == {"heal", "revive", "inject", "take-body", "end"}
    do(troupe, actions.HEAL[blanca], actions.REVIVE[body])
    assert kinds(troupe) == {"inject", "end"}


# The defibrillator at any moment.


@pytest.mark.rule("R-y-1", "R-obj-5")
def test_one_may_walk_to_the_fallen_and_then_use_the_defibrillator() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=60, objects="kit defibrillator adrenaline")
    body = fallen(troupe, "a mycky", 14, 10)
    position(troupe, blanca)
    assert revivable(troupe) == set()
    walk(troupe, at(13, 10))
    assert revivable(troupe) == {body} and not {"heal", "inject"} & kinds(troupe), "too late for the others"
    do(troupe, actions.REVIVE[body])
    assert troupe.state.life[body] == 25 and troupe.state.ap[blanca] == 12 - 3 - 1


@pytest.mark.rule("R-y-1")
@pytest.mark.parametrize("deed", ["deck", "ransack"])
def test_after_any_other_deed_too(deed: str) -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    body = fallen(troupe, "a mycky", 11, 10, objects="kit")
    position(troupe, blanca)
    do(troupe, *([actions.DECK] if deed == "deck" else [actions.RANSACK[body], actions.END]))
    assert revivable(troupe) == {body}


@pytest.mark.rule("R-y-1", "R-y-6")
def test_who_charges_may_use_the_defibrillator_on_a_friend_that_it_touches_then() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator kit", life=50)
    troupe.add("b nikolai", at(15, 10))
    body = fallen(troupe, "a mycky", 14, 11)
    position(troupe, blanca)
    walk(troupe, at(14, 10))
    assert contact.in_combat(troupe.state, blanca)
    assert kinds(troupe) == {"revive", "take-body", "end"}
    do(troupe, actions.REVIVE[body])
    assert troupe.state.stands(body)


@pytest.mark.rule("R-y-1", "R-team-4")
@pytest.mark.parametrize("objects", ["", "defibrillator"])
def test_who_is_asked_in_combat_does_not_tell_who_has_a_defibrillator(objects: str) -> None:
    """A machine's body, which nobody revives, and a friend's: only what everybody sees makes the difference."""
    for character, asked in (("centinel", False), ("mycky", True)):
        troupe = scene()
        blanca = troupe.add("a blanca", at(10, 10), objects=objects)
        enemy = troupe.add("b nikolai", at(11, 10))
        fallen(troupe, f"a {character}", 10, 11)
        contact.join(troupe.state, blanca, [enemy])
        troupe.state.mark(blanca, BEGUN)
        read_points(troupe.state)
        assert medical_aid.could_use(troupe.state, blanca) == asked


# Adrenaline.


@pytest.mark.rule("R-move-10", "R-ap-2", "R-team-4")
def test_adrenaline_gives_five_points_for_one_and_they_last_for_the_turn() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=30, objects="adrenaline")
    position(troupe, blanca)
    do(troupe, actions.INJECT)
    state = troupe.state
    assert state.ap[blanca] == 6 - 1 + 5, "after the halving"
    assert not state.holds(blanca, ADRENALINE) and "inject" not in kinds(troupe)
    assert logged(troupe, "injected") == [(blanca, 10)]
    read_points(state)
    assert state.ap[blanca] == 10


@pytest.mark.rule("R-move-10")
def test_without_a_point_nothing_is_used() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), life=60, objects="kit adrenaline")
    troupe.state.spent[blanca] = 12
    contact.join(troupe.state, blanca, [troupe.add("b nikolai", at(11, 10))])
    position(troupe, blanca)
    assert not troupe.state.deciders


# The defibrillator.


@pytest.mark.rule("R-move-10", "R-body-2", "R-team-4")
def test_a_fallen_friend_rises_with_25_life_and_half_its_points_less_what_it_spent() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    nikolai = troupe.add("a nikolai", at(11, 10), objects="grenade charges", flags=USED)
    state = troupe.state
    state.charge_at[nikolai] = 3
    state.spent[nikolai] = 2
    state.leader[0] = blanca
    falling.fall(state, nikolai, codes.BY_SHOT)
    state.killer[nikolai] = 1
    state.order = [nikolai]
    position(troupe, blanca)
    do(troupe, actions.REVIVE[nikolai])
    assert state.stands(nikolai) and state.life[nikolai] == 25 and state.ap[nikolai] == 5 - 2
    assert state.how[nikolai] == codes.STANDS and state.killer[nikolai] == -1
    assert state.place(nikolai) == at(11, 10) and state.spent[blanca] == 1
    assert state.flags[nikolai] & USED and state.leader[0] == blanca, "its ability stays used"
    assert state.holds(nikolai, GRENADE) and not state.holds(nikolai, CHARGES) and state.charge_at[nikolai] == -1
    assert not state.holds(blanca, DEFIBRILLATOR) and "revive" not in kinds(troupe)
    assert state.order == [nikolai], "it acts if its place has not passed"
    assert logged(troupe, "revived") == [(blanca, nikolai, 25)]


@pytest.mark.rule("R-move-10", "R-centinel-3")
def test_only_friends_in_contact_are_brought_back_and_no_machine() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    friend = fallen(troupe, "a nikolai", 11, 10)
    fallen(troupe, "b mycky", 10, 11)
    fallen(troupe, "a doc", 10, 8.75)
    fallen(troupe, "a centinel", 9, 10)
    position(troupe, blanca)
    assert revivable(troupe) == {friend}


@pytest.mark.rule("R-richelle")
def test_the_called_benkei_does_not_come_back_without_richelle() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    richelle = troupe.add("a richelle", at(20, 10))
    dog = fallen(troupe, "a benkei", 11, 10)
    troupe.state.owner[dog] = richelle
    troupe.state.mark(dog, CALLED)
    position(troupe, blanca)
    assert revivable(troupe) == {dog}
    troupe.state.mark(richelle, DOWN)
    troupe.state._offer_seat = -1
    assert revivable(troupe) == set()


@pytest.mark.rule("R-move-10")
def test_not_while_the_combat_in_which_it_fell_goes_on() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    nikolai = troupe.add("a nikolai", at(11, 10))
    enemy = troupe.add("b mycky", at(12, 10))
    mate = troupe.add("a mycky", at(13, 10))
    late = troupe.add("a doc", at(12, 11))
    state = troupe.state
    contact.join(state, nikolai, [enemy])
    contact.join(state, mate, [enemy])
    falling.fall(state, nikolai, codes.BY_HAND)
    position(troupe, blanca)
    assert revivable(troupe) == set(), "its mate fights on"
    contact.join(state, late, [enemy])
    falling.fall(state, mate, codes.BY_HAND)
    state._offer_seat = -1
    assert revivable(troupe) == set(), "somebody has joined meanwhile: it is the same combat"
    falling.fall(state, late, codes.BY_HAND)
    state._offer_seat = -1
    assert revivable(troupe) == {nikolai}
    contact.join(state, blanca, [enemy])
    state._offer_seat = -1
    assert revivable(troupe) == {nikolai}, "another combat has nothing to do with it"


@pytest.mark.rule("R-move-10")
def test_a_combat_that_is_pushed_apart_or_grows_is_followed() -> None:
    troupe = scene()
    one = troupe.add("a nikolai", at(11, 10))
    enemy = troupe.add("b mycky", at(12, 10))
    mate = troupe.add("a mycky", at(13, 10))
    other = troupe.add("b nikolai", at(20, 10))
    fourth = troupe.add("a doc", at(21, 10))
    state = troupe.state
    contact.join(state, mate, [enemy])
    contact.join(state, one, [enemy])
    contact.join(state, fourth, [other])
    second = troupe.add("a kabuki", at(20, 11))
    contact.join(state, second, [other])
    falling.fall(state, second, codes.BY_HAND)
    falling.fall(state, one, codes.BY_HAND)
    assert state.fell_in[one] == state.fight[enemy] >= 0
    contact.join(state, mate, [other])
    assert state.fell_in[one] == state.fell_in[second] == state.fight[fourth] >= 0
    contact.regroup(state, [enemy, mate, other, fourth])
    assert state.fell_in[one] == state.fight[enemy] >= 0
    state.put(enemy, at(30, 30))
    state.put(other, at(40, 30))
    contact.regroup(state, [enemy, mate, other, fourth])
    assert state.fell_in[one] == state.fell_in[second] == -1


@pytest.mark.rule("R-body-2", "R-move-4")
def test_where_somebody_stands_it_rises_as_near_as_there_is_room() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    body = fallen(troupe, "a nikolai", 10, 10)
    position(troupe, blanca)
    do(troupe, actions.REVIVE[body])
    assert troupe.state.square(blanca, body) == 16


@pytest.mark.rule("R-body-2", "R-move-4")
def test_where_no_room_is_left_on_high_it_rises_on_the_ground() -> None:
    troupe = scene(block(10, 10, 1, 1))
    blanca = troupe.add("a blanca", at(10.5, 10.5, 1), objects="defibrillator")
    body = fallen(troupe, "a nikolai", 10.5, 10.5)
    troupe.state.put(body, at(10.5, 10.5, 1))
    position(troupe, blanca)
    do(troupe, actions.REVIVE[body])
    state = troupe.state
    assert state.on[body] == 0 and contact.is_free(state, state.place(body), body)


@pytest.mark.rule("R-body-2", "R-body-1")
def test_a_body_in_ones_own_arms_may_be_brought_back() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    body = fallen(troupe, "a nikolai", 10, 10)
    troupe.state.load[blanca] = BODY_LOAD + body
    other = fallen(troupe, "a mycky", 11, 10)
    carrier = troupe.add("a doc", at(11, 10))
    troupe.state.load[carrier] = BODY_LOAD + other
    position(troupe, blanca)
    assert revivable(troupe) == {body}, "not one in the arms of another"
    do(troupe, actions.REVIVE[body])
    assert troupe.state.load[blanca] == NO_LOAD and troupe.state.stands(body)


@pytest.mark.rule("R-con-7", "R-con-4")
def test_who_rises_beside_an_enemy_fights_but_has_not_charged() -> None:
    troupe = scene()
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    body = fallen(troupe, "a nikolai", 11, 10)
    enemy = troupe.add("b mycky", at(12, 10))
    position(troupe, blanca)
    do(troupe, actions.REVIVE[body])
    state = troupe.state
    assert state.fight[body] == state.fight[enemy] >= 0 and not state.flags[body] & CHARGED
    assert state.fight[blanca] == -1 and logged(troupe, "met") == [(body, enemy)]


@pytest.mark.rule("R-mis-1", "R-body-2")
def test_a_rescued_susan_is_led_by_who_brought_her_back() -> None:
    troupe = scene(mission="rescue")
    blanca = troupe.add("a blanca", at(10, 10), objects="defibrillator")
    body = fallen(troupe, "a susan", 11, 10)
    position(troupe, blanca)
    do(troupe, actions.REVIVE[body])
    assert troupe.state.saviour == blanca and "shift" in kinds(troupe)


@pytest.mark.rule("R-body-2", "R-order-1", "R-doc-2")
@pytest.mark.parametrize(
    ("body", "order"),
    [
        ("nikolai", [("kabuki", 0), ("nikolai", 0), ("mycky", 1)]),
        ("susan", [("kabuki", 0), ("mycky", 1)]),
        ("odonell", [("kabuki", 0), ("odonell", 0), ("mycky", 1)]),
    ],
)
def test_the_revived_act_in_this_phase_if_their_place_is_still_to_come(body: str, order: list[tuple[str, int]]) -> None:
    """Nobody who lies at the start of a phase is in its order; less euphoria than the reviver's is a place to come."""
    state = GAME.scenario(f"""
        game: reality
        scene: 48 36
        mission: massacre
        phase: positioning
        A sooyoung: 10 10
        A sooyoung has: defibrillator
        A {body}: 11 10
        A {body} is: down
        A kabuki: 20 20
        B mycky: 40 30
    """)
    assert isinstance(state, RealityState)
    state.apply(0, actions.REVIVE[1])
    acted = []
    while state.phase == codes.IN_POSITIONING:
        state.apply(state.deciders[0], actions.END)
        acted.append((state.character(state.active).id, state.deciders[0]))
    assert acted[: len(order)] == order and len(acted) == len(order) + 1
