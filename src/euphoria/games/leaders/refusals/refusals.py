"""Why an action is not allowed now: the rule, and a message that every language has."""

from __future__ import annotations

from typing import Final

from euphoria.games.leaders import codes
from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.components import PLACES
from euphoria.games.leaders.refusals.choice_refusals import Why, why_not_player, why_not_recruit
from euphoria.games.leaders.rules.artifact_choices import gives_second_gun, usable
from euphoria.games.leaders.rules.artifact_effects import arm, extra_turn, take_gun
from euphoria.games.leaders.rules.reactions import answers, take_that_gun
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.action import Action

OWN_QUESTION: Final = {
    "order": (codes.ASK_ORDER,),
    "skip": (codes.ASK_ARTIFACT, codes.ASK_ACTION),
    "discard": (codes.ASK_ARTIFACT,),
    "give": (codes.ASK_ARTIFACT,),
    "interrogate": (codes.ASK_ACTION,),
    "arm": (codes.ASK_ACTION,),
    "shoot": (codes.ASK_ACTION,),
    "hide": (codes.ASK_ACTION,),
    "use": (codes.ASK_ACTION,),
    "aim": (codes.ASK_AIM,),
    "choose-player": (codes.ASK_CHOICE, codes.ASK_REDIRECT),
    "choose-recruit": (codes.ASK_CHOICE,),
    "pay": (codes.ASK_PAYMENT,),
    "expose": (codes.ASK_EXPOSE,),
    "decline": (codes.ASK_REACTION,),
    "react": (codes.ASK_REACTION,),
    "claim-team": (codes.ASK_ARTIFACT, codes.ASK_ACTION),
    "claim-recruit": (codes.ASK_ARTIFACT, codes.ASK_ACTION),
}
"""When each kind of action can be taken at all."""

NOT_NOW: Final = {
    "order": "L-setup-5", "skip": "L-turn-1", "discard": "L-turn-2", "give": "L-turn-2", "interrogate": "L-turn-3",
    "arm": "L-turn-3", "shoot": "L-turn-3", "hide": "L-turn-3", "use": "L-art-1", "aim": "L-gun-3",
    "choose-player": "L-art-8", "choose-recruit": "L-art-8", "pay": "L-art-8", "expose": "L-art-8",
    "decline": "L-art-10", "react": "L-art-1", "claim-team": "L-info-10", "claim-recruit": "L-info-10",
}  # fmt: skip


def why_not(state: LeadersTable, seat: int, action: Action) -> Why:
    """For an action that is not in the list of legal ones."""
    kind, args = action.kind, action.args
    if state.outcome is not None:
        return "L-win-8", "game-over", {}
    if bad := _nobody(state, kind, args):
        return bad
    if seat not in state.deciders:
        reacting = kind == "react" and state.question == codes.ASK_REACTION and seat != state.deed[1]
        if reacting and not state.hidden(seat):
            return "L-art-2", "nothing-to-pay-with", {}
        return "L-turn-1", "not-asked", {"action": kind}
    if state.question not in OWN_QUESTION[kind]:
        return NOT_NOW[kind], "not-now", {"action": kind, "asked": codes.QUESTIONS[state.question]}
    return BY_KIND[kind](state, seat, args)


def _nobody(state: LeadersTable, kind: str, args: tuple[int, ...]) -> Why | None:
    """The action names a player, a recruit or an artifact that is not in this game."""
    if kind in ("aim", "choose-player", "claim-team") and args[0] >= state.seats:
        return "L-setup-2", "no-such-player", {"player": args[0]}
    if kind == "give" and args[1] >= state.seats:
        return "L-setup-2", "no-such-player", {"player": args[1]}
    if kind in ("interrogate", "hide", "choose-recruit", "claim-recruit") and args[0] >= PLACES * state.seats:
        return "L-setup-2", "no-such-player", {"player": args[0] // PLACES}
    if kind in ("use", "give", "react") and args[0] >= len(state.deck.artifacts):
        return "L-comp-4", "no-such-artifact", {}
    return None


def _order(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    return "L-setup-5", "same-order", {}


def _discard(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    raise AssertionError("discarding is always legal in the artifact phase")


def _give(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    artifact, taker = args
    if taker == seat:
        return "L-turn-2", "give-to-yourself", {}
    return "L-turn-2", "not-in-hand", _named(state, artifact)


def _interrogate(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    if args[0] // PLACES == seat:
        return "L-act-7", "interrogate-yourself", {}
    return "L-act-1", "already-exposed", _place(args[0])


def _arm(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    if state.guns[seat] >= 0:
        return "L-gun-1", "second-gun", {}
    if not state.hidden(seat):
        return "L-act-3", "nothing-to-pay-with", {}
    if not state.centre:
        return "L-act-3", "no-gun-in-centre", {}
    return "L-act-3", "pay-exposed", {"place": args[0] + 1}


def _shoot(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    return "L-act-4", "no-gun", {}


def _hide(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    if not state.is_up(args[0]):
        return "L-act-5", "already-hidden", _place(args[0])
    return "L-act-5", "leaders-stay", _place(args[0])


def _use(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    artifact = state.deck.artifacts[args[0]]
    named = _named(state, args[0])
    if args[0] not in state.held(seat):
        return "L-act-2", "not-in-hand", named
    if artifact.reaction:
        return "L-art-1", "only-a-reaction", named
    if not state.hidden(seat):
        return "L-act-2", "nothing-to-pay-with", {}
    assert not usable(state, seat, artifact)
    if any(verb is extra_turn for verb, _, _ in artifact.verbs) and state.extra_turn:
        return artifact.rule, "in-extra-turn", named
    if any(gives_second_gun(state, seat, verb, seat) for verb, _, _ in artifact.verbs if verb is take_gun):
        return "L-art-7", "second-gun", named
    if {decks.HOLDER, decks.HIDDEN_OF_EACH_HOLDER} & set(artifact.choices) and not _others_hold_a_gun(state, seat):
        return "L-art-9", "nobody-holds-a-gun", named
    if not state.centre and any(verb is arm for verb, _, _ in artifact.verbs):
        return "L-art-9", "no-gun-in-centre", {}
    return "L-art-9", "changes-nothing", named


def _others_hold_a_gun(state: LeadersTable, seat: int) -> bool:
    return any(gun >= 0 for other, gun in enumerate(state.guns) if other != seat)


def _choose_player(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    if state.question == codes.ASK_REDIRECT:
        return "L-a20", "not-that-target", {}
    return why_not_player(state, seat, args[0])


def _choose_recruit(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    return why_not_recruit(state, seat, args[0])


def _pay(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    return "L-art-2", "pay-exposed", {"place": args[0] + 1}


def _expose(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    return "L-info-1", "already-exposed", _place(PLACES * seat + args[0])


def _aim(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    return "L-gun-4", "aim-at-yourself", {}


def _react(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    artifact = state.deck.artifacts[args[0]]
    named = _named(state, args[0])
    if args[0] not in state.held(seat):
        return "L-art-1", "not-in-hand", named
    if not artifact.reaction:
        return "L-art-1", "only-an-action", named
    if answers(state, seat, artifact):
        return "L-art-2", "pay-exposed", {"place": args[1] + 1}
    takes_gun = any(verb is take_that_gun for verb, _, _ in artifact.verbs)
    if takes_gun and state.guns[seat] >= 0 and state.deed[0] == codes.ARMING:
        return "L-art-7", "second-gun", named
    return "L-art-1", "does-not-answer", named


def _claim(state: LeadersTable, seat: int, args: tuple[int, ...]) -> Why:
    if not state.claims_left:
        return "L-info-10", "no-claims-left", {"limit": state.settings.claims}
    return "L-info-3", "claim-known", {}


BY_KIND: Final = {
    "order": _order, "skip": _discard, "discard": _discard, "give": _give, "interrogate": _interrogate, "arm": _arm,
    "shoot": _shoot, "hide": _hide, "use": _use, "aim": _aim, "choose-player": _choose_player,
    "choose-recruit": _choose_recruit, "pay": _pay, "expose": _expose, "decline": _discard, "react": _react,
    "claim-team": _claim, "claim-recruit": _claim,
}  # fmt: skip


def _named(state: LeadersTable, artifact: int) -> dict[str, str | int]:
    return {"artifact": state.deck.artifacts[artifact].id}


def _place(place: int) -> dict[str, str | int]:
    return {"player": place // PLACES, "place": place % PLACES + 1}
