"""A turn: its four phases, and what a player may do in them (L-turn, L-act)."""

from __future__ import annotations

from euphoria.games.leaders import codes
from euphoria.games.leaders.actions import OTHERS, SLOTS
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.components import EVERYONE, PLACES
from euphoria.games.leaders.events import BY_ARMING, BY_RULE, BY_SHOOTING, Event
from euphoria.games.leaders.rules.artifact_choices import candidates, complete
from euphoria.games.leaders.rules.registry import RULES
from euphoria.games.leaders.rules.victory import end
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action

# Steps.


@RULES.step(codes.TURN)
def turn(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    """Step TURN: the Interrogator token comes to this seat."""
    state.active = seat
    state.turn += 1
    state.claims_left = state.settings.claims
    state.log.append((Event.TURN, EVERYONE, BY_RULE, seat, state.turn, 0))
    state.push(codes.END_TURN, seat)
    state.push(codes.AIM_PHASE, seat)
    state.push(codes.ACTION_PHASE, seat)
    state.push(codes.ARTIFACT_PHASE, seat)


@RULES.step(codes.ARTIFACT_PHASE)
def artifact_phase(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    state.phase = codes.IN_ARTIFACT
    state.ask(codes.ASK_ARTIFACT, seat)


@RULES.step(codes.ACTION_PHASE)
def action_phase(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    state.phase = codes.IN_ACTION
    state.deed = codes.NOTHING_DONE
    state.declared = []
    state.ask(codes.ASK_ACTION, seat)


@RULES.step(codes.AIM_PHASE)
def aim_phase(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    """Who holds a gun after the action must aim it (L-turn-4)."""
    state.phase = codes.IN_AIM
    if state.guns[seat] >= 0:
        state.ask(codes.ASK_AIM, seat)


@RULES.step(codes.END_TURN)
def end_turn(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    """Extra turns come first (L-turn-6); a cap on turns ends a game as a draw (L-win-6)."""
    state.phase = codes.IN_END
    if state.turn >= state.settings.turns * state.seats:
        end(state, (), "turn-limit", "L-win-6")
        return
    state.extra_turn = state.extra_due
    state.extra_due = False
    state.push(codes.TURN, seat if state.extra_turn else (seat + state.direction) % state.seats)


@RULES.step(codes.TAKE_GUN)
def take_gun(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    """Step TAKE_GUN: one from the centre, aimed at once (L-gun-2). An artifact may be the cause; else it is arming."""
    if state.guns[seat] >= 0 or not state.centre:
        return
    if state.cause == BY_RULE:
        state.cause = BY_ARMING
    state.centre -= 1
    state.guns[seat] = codes.NOT_AIMED
    state.log.append((Event.ARMED, EVERYONE, state.cause, seat, 0, 0))
    state.ask(codes.ASK_AIM, seat)


@RULES.step(codes.DROP_GUN)
def drop_gun(state: LeadersTable, seat: int, _a: int, _b: int) -> None:
    """Step DROP_GUN: after a shot the gun goes back to the centre (L-act-4)."""
    state.cause = BY_SHOOTING
    state.drop_gun(seat)
    state.cause = BY_RULE


@RULES.step(codes.LOOK)
def look(state: LeadersTable, seat: int, place: int, _b: int) -> None:
    """Step LOOK: the interrogator looks."""
    if not state.is_up(place):
        state.look(seat, place)


@RULES.step(codes.HIDE)
def hide(state: LeadersTable, seat: int, place: int, _b: int) -> None:
    state.hide(place, seat)


@RULES.step(codes.SPEND)
def spend(state: LeadersTable, seat: int, tag: int, _b: int) -> None:
    """Step SPEND: in A a used artifact goes under the deck after its effect (L-art-4)."""
    state.limbo.remove(tag)
    state.pile.insert(0, tag)


# Answers.


@RULES.joint_answer(codes.ASK_ORDER)
def answer_order(state: LeadersTable) -> None:
    """All have ordered their recruits (L-setup-5); the first player is drawn (L-setup-6)."""
    for seat in range(state.seats):
        order = state.answers[seat]
        assert order is not None
        first = PLACES * seat
        dealt = state.kinds[first : first + PLACES]
        state.kinds[first : first + PLACES] = [dealt[index] for index in order.args]
        for paper in range(first, first + PLACES):
            state.log.append((Event.PLACED, state.seen[paper], BY_RULE, seat, paper, paper))
        state.hold_together(seat)
    state.push(codes.TURN, state.dice.below(state.seats))


@RULES.answer(codes.ASK_ARTIFACT)
def answer_artifact(state: LeadersTable, seat: int, action: Action) -> None:
    kind = action.kind
    if kind == "discard":
        state.discard_hand(seat)
        state.draw(seat)
    elif kind == "give":
        artifact, taker = action.args
        tag = state.hand_over(tag_of(state, seat, artifact), seat, taker)
        state.log.append((Event.GAVE, state.told[tag], BY_RULE, seat, taker, tag))
    elif kind != "skip":
        claim(state, seat, action)
        state.push(codes.ARTIFACT_PHASE, seat)


@RULES.answer(codes.ASK_ACTION)
def answer_action(state: LeadersTable, seat: int, action: Action) -> None:
    kind = action.kind
    if kind == "interrogate":
        place = action.args[0]
        state.log.append((Event.INTERROGATED, EVERYONE, BY_RULE, seat, place, 0))
        _do(state, codes.INTERROGATION, seat, place, codes.LOOK)
    elif kind == "hide":
        place = action.args[0]
        if decks.ON_HIDING in state.deck.triggers:  # else nothing comes between this and its effect
            state.log.append((Event.HIDING, EVERYONE, BY_RULE, seat, place, 0))
        _do(state, codes.HIDING, seat, place, codes.HIDE)
    elif kind == "arm":
        state.log.append((Event.ARMING, EVERYONE, BY_RULE, seat, 0, 0))
        state.cause = BY_ARMING
        state.expose(PLACES * seat + action.args[0])
        state.cause = BY_RULE
        _do(state, codes.ARMING, seat, 0, codes.TAKE_GUN)
    elif kind == "shoot":
        target = state.guns[seat]
        state.log.append((Event.SHOT, EVERYONE, BY_RULE, seat, target, 0))
        state.push(codes.DROP_GUN, seat)
        _do(state, codes.SHOT, seat, target, codes.HIT)
    elif kind == "use":
        state.deed = (codes.ARTIFACT_USE, seat, action.args[0], -1)
        ask_next_choice(state, seat)
    elif kind != "skip":
        claim(state, seat, action)
        state.push(codes.ACTION_PHASE, seat)


def _do(state: LeadersTable, deed: int, seat: int, a: int, step: int) -> None:
    """An action is declared: reactions first, then its own step."""
    state.deed = (deed, seat, a, -1)
    state.push(step, seat, a)
    state.push(codes.REACTIONS, seat)


def ask_next_choice(state: LeadersTable, seat: int) -> None:
    """The next thing that the artifact wants declared; where there is one way only, nobody is asked."""
    artifact = state.deck.artifacts[state.deed[2]]
    while not complete(state, seat, artifact, state.declared):
        found = candidates(state, seat, artifact, state.declared)
        if len(found) > 1:
            state.ask(codes.ASK_CHOICE, seat)
            return
        state.declared.append(found[0])
    slots = SLOTS[state.hidden(seat)]
    if len(slots) > 1:
        state.ask(codes.ASK_PAYMENT, seat)
    else:
        declare_use(state, seat, slots[0])


@RULES.answer(codes.ASK_CHOICE)
def answer_choice(state: LeadersTable, seat: int, action: Action) -> None:
    state.declared.append(action.args[0])
    ask_next_choice(state, seat)


@RULES.answer(codes.ASK_PAYMENT)
def answer_payment(state: LeadersTable, seat: int, action: Action) -> None:
    declare_use(state, seat, action.args[0])


def declare_use(state: LeadersTable, seat: int, slot: int) -> None:
    """The order of L-art-8: declare, expose the payment, (B) discard the card, reactions, effect.

    The card leaves the hand with the declaration, for whoever looks on: nothing comes between.
    """
    index = state.deed[2]
    place = PLACES * seat + slot
    state.deed = (codes.ARTIFACT_USE, seat, index, place)
    tag = put_away(state, seat, tag_of(state, seat, index))
    state.log.append((Event.USED, EVERYONE, BY_RULE, seat, index, *state.declared))
    state.expose(place)
    if state.limbo:
        state.push(codes.SPEND, seat, tag)
    state.push(codes.EFFECT, seat, index, 0)
    state.push(codes.REACTIONS, seat)


def put_away(state: LeadersTable, seat: int, tag: int) -> int:
    """A used card leaves the hand: out of the game, on the discards (B), or aside until its effect is over (A).

    Returns its tag, which may be a new one.
    """
    tag = state.take_from_hand(seat, tag, EVERYONE)
    if state.deck.artifacts[state.artifact_of(tag)].leaves_game:
        state.gone.append(tag)
    elif state.edition_b:
        state.discards.append(tag)
    else:
        state.limbo.append(tag)
    return tag


def tag_of(state: LeadersTable, seat: int, artifact: int) -> int:
    """A card of this artifact in the seat's hand; copies differ in nothing."""
    for tag in state.hands[seat]:
        if state.artifact_of(tag) == artifact:
            return tag
    raise AssertionError(f"seat {seat} does not hold artifact {artifact}")


@RULES.answer(codes.ASK_AIM)
def answer_aim(state: LeadersTable, seat: int, action: Action) -> None:
    state.aim(seat, action.args[0])
    if state.cause == BY_ARMING:
        state.cause = BY_RULE


@RULES.joint_answer(codes.ASK_EXPOSE)
def answer_expose(state: LeadersTable) -> None:
    """Karaoke Machine and its kind: all who were asked turn up the recruit that they chose."""
    for seat, action in enumerate(state.answers):
        if action is not None:
            state.expose(PLACES * seat + action.args[0])


@RULES.step(codes.REDIRECT)
def redirect(state: LeadersTable, seat: int, first_target: int, user: int) -> None:
    """Step REDIRECT: the shooter must shoot somebody else (L-a20)."""
    targets = redirect_targets(state)
    if len(targets) == 1:
        _shoot_instead(state, seat, targets[0])
    else:
        state.ask(codes.ASK_REDIRECT, seat)


def redirect_targets(state: LeadersTable) -> list[int]:
    """Not the first target, not the player whose reaction it was: the deed remembers both."""
    _, shooter, first_target, user = state.deed
    return [other for other in OTHERS[state.seats][shooter] if other not in (first_target, user)]


@RULES.answer(codes.ASK_REDIRECT)
def answer_redirect(state: LeadersTable, seat: int, action: Action) -> None:
    _shoot_instead(state, seat, action.args[0])


def _shoot_instead(state: LeadersTable, seat: int, target: int) -> None:
    state.log.append((Event.SHOT, EVERYONE, state.cause, seat, target, 0))
    state.push(codes.HIT, seat, target)


def claim(state: LeadersTable, seat: int, action: Action) -> None:
    """A claim costs nothing, is not checked, and stays as it was made (L-info-8)."""
    state.claims_left -= 1
    event = Event.CLAIMED_TEAM if action.kind == "claim-team" else Event.CLAIMED_RECRUIT
    state.log.append((event, EVERYONE, BY_RULE, seat, *action.args, state.turn))
