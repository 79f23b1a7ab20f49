"""What a seat sees, in numbers: `observation_layout.py` says what each of them means.

It is written without the view, for programs that play many games. Of hidden cards it has what the seat itself has
seen; what can be concluded from cards that were mixed is in the view only. Of the history it has nothing but the
counter-offers of the turn.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.components import DICE, HIGHEST, KINDS_OF_GOODS, RECRUITS_DRAWN, SITES
from euphoria.games.dystopia.costs import unpack_offer
from euphoria.games.dystopia.knowledge.observation_layout import (
    HIGHEST_SUM,
    LONG,
    MAY_DRAW,
    MAY_TAKE,
    MAY_WAKE,
    MOST,
    MOST_CARDS,
    MOST_TO_TAKE,
    DystopiaLayout,
    offsets,
)
from euphoria.games.dystopia.rules.recruit_triggers import seen_to_answer
from euphoria.games.dystopia.rules.start.drafts import offered_tiles
from euphoria.games.dystopia.rules.trading import MOST_OFFERS, wishes
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME, POOL
from euphoria.games.dystopia.state.city_queries import NO_ABILITIES
from euphoria.kernel.learning.layout import Numbers

COUNTS: Final[list[Any]] = [float(count) for count in range(64)]
"""By a count: the same as a number of an observation, made once."""
ONE: Final[Any] = 1.0


def observe(state: City, seat: int, out: Numbers) -> None:
    at: DystopiaLayout = offsets(state.seats, state.settings.recruits)
    out[:] = at.nothing
    _table(state, seat, at, out)
    if state.deciders:
        _question(state, seat, at, out)
    _own(state, seat, at, out)
    if state.settings.trade:
        _trade(state, seat, at, out)
    for other in range(state.seats):
        first = at.block * ((other - seat) % state.seats)
        _player(state, seat, other, first, at, out)
        _recruits(state, seat, other, first, at, out)
        _workers(state, other, first, at, out)


def _table(state: City, seat: int, at: DystopiaLayout, out: Numbers) -> None:
    one: Any = ONE
    if state.turn:
        out[at.active + (state.active - seat) % state.seats] = one
        out[at.turn] = min(state.turn, LONG) / LONG
        limit = state.settings.turn_limit
        if limit:
            out[at.elapsed] = state.turn / limit
        if state.pair:
            out[at.number + state.pair - 1] = one
    for faction in range(4):
        out[at.allegiance + faction] = COUNTS[state.allegiance[faction]]
        out[at.sums + faction] = COUNTS[min(state.area_sums[faction], HIGHEST_SUM)]
    for faction in range(3):
        out[at.miners + faction] = COUNTS[state.miners[faction]]
    out[at.pile] = COUNTS[len(state.pile)]
    faces = state.artifacts.faces
    discards = [0] * 6
    for tag in state.discards:
        discards[faces[tag]] += 1
    _write_counts(discards, at.discards, out)
    tiles = state.tiles
    for site in range(SITES):
        if state.built >> site & 1:
            out[at.built + site] = one
        tag = state.site_tiles[site]
        if tiles.seen_by[tag] >> seat & 1:
            out[at.tile + at.tiles * site + tiles.faces[tag]] = one


def _question(state: City, seat: int, at: DystopiaLayout, out: Numbers) -> None:
    """What is asked, of whom, and what about."""
    seats, question, asked = state.seats, state.question, state.deciders
    one: Any = ONE
    out[at.question + question - 1] = one
    for other in asked:
        out[at.asked + (other - seat) % seats] = one
    if state.joint and state.answers[seat] is not None:
        out[at.answered] = one
    visit = state.visit
    space = state.chosen if state.chosen >= 0 else visit.space
    if space >= 0:
        out[at.space + space] = one
    if visit.seat >= 0:
        out[at.visitor + (visit.seat - seat) % seats] = one
        if visit.victim >= 0:
            out[at.victim + (visit.victim - seat) % seats] = one
            out[at.bumped] = COUNTS[visit.bumped]
    first, second, _ = state.context
    if question == codes.ASK_ABILITY:
        for tag in seen_to_answer(state, asked[0]):
            out[at.answering + at.place[state.recruits.faces[tag]]] = one
    elif question == codes.ASK_GOODS:
        out[at.left] = COUNTS[min(second, MOST_TO_TAKE)]
    elif question == codes.ASK_MAY:
        _may(first, second, at, out)
    elif question == codes.ASK_LOSE:
        if first == codes.FOR_BLISS:
            out[at.bliss] = one
    elif question == codes.ASK_PAY:
        if first == codes.FOR_DILEMMA and seat in asked:
            out[at.side + second - codes.FIGHT_SIDE] = one
    elif question in (codes.ASK_KEEP, codes.ASK_DRAFT, codes.ASK_KEEP_NEW, codes.ASK_TILE):
        _offered(state, seat, at, out)


def _may(what: int, effect: int, at: DystopiaLayout, out: Numbers) -> None:
    """What the asked player may have: a recruit turned up, or the first thing that an effect brings."""
    one: Any = ONE
    if what == codes.MAY_WAKE:
        out[at.may + MAY_WAKE] = one
        return
    op, kind, _ = effects.EFFECTS[effect][0]
    if op == effects.DRAW:
        out[at.may + MAY_DRAW] = one
    elif op == effects.GOOD:
        out[at.may + MAY_TAKE + kind] = one


def _offered(state: City, seat: int, at: DystopiaLayout, out: Numbers) -> None:
    """The cards that this seat chooses from, in the order that its actions have."""
    one: Any = ONE
    question = state.question
    tags: list[int] = []
    if question == codes.ASK_TILE:
        tiles = at.tiles_offered
        for tag in offered_tiles(seat):
            out[tiles + state.tiles.faces[tag]] = one
            tiles += at.tiles
    elif question == codes.ASK_KEEP:
        tags = list(state.hidden_recruits[seat])
    elif question == codes.ASK_DRAFT:
        tags = list(state.packets[seat])
    elif seat in state.deciders:
        tags = list(state.recruit_pile[-RECRUITS_DRAWN:])
    first = at.offered
    for tag in tags:
        out[first + at.place[state.recruits.faces[tag]]] = one
        first += at.recruits


def _own(state: City, seat: int, at: DystopiaLayout, out: Numbers) -> None:
    """What only this seat needs: which of its workers is which, and which tile it has picked."""
    one: Any = ONE
    for index in range(DICE):
        die = DICE * seat + index
        where = state.where[die]
        if where == POOL:
            continue
        out[at.own_number + HIGHEST * index + state.pips[die] - 1] = one
        place = 1 + where  # HOME is -1
        out[at.own_place + (1 + len(board.SPACES)) * index + place] = one
    if state.retrieved and seat in state.deciders:
        for index in range(DICE):
            if state.retrieved >> index & 1:
                out[at.retrieved + index] = one
    if state.tile_picks:
        picked = state.tile_picks[seat]
        out[at.tile_in + picked] = one
        for tag in offered_tiles(seat):
            if state.tiles.faces[tag] != picked:
                out[at.tile_out + state.tiles.faces[tag]] = one


def _trade(state: City, seat: int, at: DystopiaLayout, out: Numbers) -> None:
    out[at.offers] = COUNTS[MOST_OFFERS - state.offers]
    if state.deciders and state.question == codes.ASK_OFFER:
        offering, give, take = state.context
        out[at.offer_by + (offering - seat) % state.seats] = ONE
        _write_counts(unpack_offer(give), at.give, out)
        _write_counts(unpack_offer(take), at.take, out)
    for other, give, take in wishes(state):
        first = at.block * ((other - seat) % state.seats)
        _write_counts(unpack_offer(give), first + at.wish_give, out)
        _write_counts(unpack_offer(take), first + at.wish_take, out)


def _player(state: City, seat: int, other: int, first: int, at: DystopiaLayout, out: Numbers) -> None:
    """Goods, artifacts, tracks, stars and the dilemma of one player."""
    one: Any = ONE
    for kind in range(KINDS_OF_GOODS):
        count = state.has(other, kind)
        if count:
            out[first + at.goods + kind] = COUNTS[min(count, MOST)]
    hand = state.hands[other]
    if hand:
        out[first + at.cards] = COUNTS[min(len(hand), MOST_CARDS)]
        seen_by, faces = state.artifacts.seen_by, state.artifacts.faces
        known = [0] * 6
        for tag in hand:
            if seen_by[tag] >> seat & 1:
                known[faces[tag]] += 1
        _write_counts(known, first + at.known, out)
    out[first + at.knowledge] = COUNTS[state.knowledge[other]]
    out[first + at.morale] = COUNTS[state.morale[other]]
    out[first + at.stars] = COUNTS[state.stars[other]]
    if state.dilemma[other]:
        out[first + at.settled + state.dilemma[other] - codes.FIGHT_SIDE] = one
    if state.dilemmas.seen_by[other] >> seat & 1:
        out[first + at.dilemma + state.dilemmas.faces[other]] = one
    if state.lost >> other & 1:
        out[first + at.lost] = one
    for faction in range(4):
        stars = state.territory[state.seats * faction + other]
        if stars:
            out[first + at.territories + faction] = COUNTS[stars]
    for site in range(SITES):
        if state.tile_stars[site] >> other & 1:
            out[first + at.tile_stars + site] = one


def _recruits(state: City, seat: int, other: int, first: int, at: DystopiaLayout, out: Numbers) -> None:
    one: Any = ONE
    faces, seen_by = state.recruits.faces, state.recruits.seen_by
    able = not state.penalties[other] & NO_ABILITIES
    at_once = state.settings.edition == "first"
    for tag in state.active_recruits[other]:
        place = at.place[faces[tag]]
        out[first + at.recruit + place] = one
        if able and (at_once or state.awake_since[tag] < state.turn):
            out[first + at.working + place] = one
        if tag in state.recruit_stars:
            out[first + at.starred + place] = one
    hidden = state.hidden_recruits[other]
    if hidden:
        out[first + at.hidden] = COUNTS[len(hidden)]
        for tag in hidden:
            if seen_by[tag] >> seat & 1:
                out[first + at.hidden_known + at.place[faces[tag]]] = one


def _workers(state: City, other: int, first: int, at: DystopiaLayout, out: Numbers) -> None:
    pool = 0
    home = [0] * 6
    for die in range(DICE * other, DICE * other + DICE):
        where, number = state.where[die], state.pips[die]
        if where == POOL:
            pool += 1
        elif where == HOME:
            home[number - 1] += 1
        elif where <= board.CLOUD_MINE:
            out[first + at.areas + HIGHEST * where + number - 1] += 1.0
        else:
            out[first + at.spaces + where - board.FIRST_TUNNEL] = COUNTS[number]
    _write_counts(home, first + at.home, out)
    if pool:
        out[first + at.pool] = COUNTS[pool]


def _write_counts(counts: list[int], start: int, out: Numbers) -> None:
    """Counts one after the other, each at most MOST."""
    for index, count in enumerate(counts):
        if count:
            out[start + index] = COUNTS[min(count, MOST)]
