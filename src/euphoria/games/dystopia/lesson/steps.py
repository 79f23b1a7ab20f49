"""The steps: for each, the actions that lead on to its end, and how it is recognised as done."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, causes, codes
from euphoria.games.dystopia.board import GENERATOR
from euphoria.games.dystopia.components import EUPHORIAN, HIGHEST, LOW_SUM, LOWEST, TIER_4
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.lesson.history import (
    BAR,
    GATE,
    INCINERATOR,
    LEARNER,
    SITE,
    TANK,
    TUNNEL,
    happened,
    has_placed,
    homecoming,
    times,
)
from euphoria.games.dystopia.lesson.race import answers, towards_a_star
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action
from euphoria.lessons.lesson import LessonStep

Actions = list[Action]
DOWN, UP = range(HIGHEST, LOWEST - 1, -1), range(LOWEST, HIGHEST + 1)


def _put(state: City, *spaces: int) -> Actions:
    """Placing the worker with the highest number on one of these spaces, or how to pay for it."""
    if state.question == codes.ASK_PAY and state.visit.space in spaces:
        return answers(state)[:1]
    legal = state.legal(LEARNER)
    return [action for pips in DOWN for space in spaces if (action := acts.PLACE[pips][space]) in legal][:1]


def _visit(id: str, space: int, sentence: Callable[[City], str] | None = None) -> LessonStep[City]:
    """A step that is done when the learner has placed a worker there, and paid."""

    def is_done(state: City) -> bool:
        return has_placed(state, LEARNER, space) and state.question != codes.ASK_PAY

    return LessonStep(id, lambda state: _put(state, space), is_done, sentence)


def _tunnel_sentence(state: City) -> str:
    return "bump-double" if state.question == codes.ASK_MORE else "bump"


# Morale: the hand is over its limit.


def _discard(state: City) -> Actions:
    return answers(state)[:1] if state.question == codes.ASK_LIMIT else []


def _has_discarded(state: City) -> bool:
    return any(
        entry[0] == CityEvent.DISCARDED and entry[1] == LEARNER and entry[-1] == causes.HAND_LIMIT
        for entry in state.log
    )


# Build: the second worker on the site.


def _join(state: City) -> Actions:
    """As long as somebody waits there."""
    return _put(state, *board.site_spaces(SITE)) if state.workers_at_site(SITE) else []


def _is_built(state: City) -> bool:
    return state.is_built(SITE)


# Retrieve, and feed.


def _come_home(state: City) -> Actions:
    return homecoming(state, LEARNER)[:1]


def _has_come_home(state: City) -> bool:
    return happened(state, CityEvent.RETRIEVED, LEARNER)


def _feed(state: City) -> Actions:
    return answers(state)[:1] if state.question == codes.ASK_FEED else []


def _has_fed(state: City) -> bool:
    return happened(state, CityEvent.FED, LEARNER)


def _come_home_empty(state: City) -> Actions:
    """Once more, when nobody is at home."""
    return [] if state.home_dice(LEARNER) else _come_home(state)


def _has_come_home_since_the_bar(state: City) -> bool:
    log = list(state.log)
    visits = [
        at for at, entry in enumerate(log) if entry[0] == CityEvent.PLACED and entry[1] == LEARNER and entry[3] == BAR
    ]
    return bool(visits) and times(state, CityEvent.RETRIEVED, LEARNER, since=visits[-1]) > 0


# A pair of artifacts.


def _pair_sentence(state: City) -> str:
    return "pair-pay" if state.question == codes.ASK_PAY else "pair"


# The end of a track: a low sum on the Generator.


def _nudge(state: City) -> Actions:
    if state.allegiance[EUPHORIAN] != TIER_4 - 1:
        return []
    legal, room = state.legal(LEARNER), LOW_SUM - state.area_sums[GENERATOR]
    return [action for pips in UP if pips <= room and (action := acts.PLACE[pips][GENERATOR]) in legal]


def _is_at_its_end(state: City) -> bool:
    return state.allegiance[EUPHORIAN] == TIER_4


# The dilemma.


def _contribute(state: City) -> Actions:
    if state.question == codes.ASK_PAY and state.context[0] == codes.FOR_DILEMMA:
        return answers(state)[:1]
    action = acts.DILEMMA[codes.CONTRIBUTE_SIDE]
    return [action] if action in state.legal(LEARNER) else []


def _dilemma_sentence(state: City) -> str:
    return "dilemma-last" if state.stars[LEARNER] == 1 else "dilemma"


def _has_settled(state: City) -> bool:
    return state.dilemma[LEARNER] != 0


# The race: whatever brings the next star.


def _is_over(state: City) -> bool:
    return state.outcome is not None


def _race_sentence(state: City) -> str:
    kind = towards_a_star(state)[0].kind
    return f"race-{kind}" if kind in ("place", "retrieve") else "race"


STEPS: tuple[LessonStep[City], ...] = (
    _visit("place", GENERATOR),
    _visit("bump", TUNNEL, _tunnel_sentence),
    LessonStep("morale", _discard, _has_discarded),
    LessonStep("build", _join, _is_built),
    LessonStep("retrieve", _come_home, _has_come_home),
    LessonStep("feed", _feed, _has_fed),
    _visit("tank", TANK),
    _visit("gate", GATE),
    _visit("bar", BAR),
    LessonStep("home", _come_home_empty, _has_come_home_since_the_bar),
    _visit("pair", INCINERATOR, _pair_sentence),
    LessonStep("track", _nudge, _is_at_its_end),
    LessonStep("dilemma", _contribute, _has_settled, _dilemma_sentence),
    LessonStep("race", towards_a_star, _is_over, _race_sentence),
)
