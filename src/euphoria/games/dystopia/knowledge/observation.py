"""What a seat sees, in numbers: `observation_layout.py` says what each of them means.

It is written without the view, for programs that play many games. Of hidden cards it has what the seat itself has
seen; what can be concluded from cards that were mixed is in the view only. Of the history it has nothing but the
counter-offers of the turn.
"""

from __future__ import annotations

from mypy_extensions import i64

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
from euphoria.kernel.learning.rows import COUNTS, ONE, Row, add_one, bits, write


def observe(state: City, seat: int, out: Numbers) -> None:
    at: DystopiaLayout = offsets(state.seats, state.settings.recruits)
    row = at.nothing[:]
    _table(state, seat, at, row)
    if state.deciders:
        _question(state, seat, at, row)
    _own(state, seat, at, row)
    if state.settings.trade:
        _trade(state, seat, at, row)
    seats: i64 = state.seats
    for other in range(seats):
        first = at.block * ((other - seat) % seats)
        _player(state, seat, other, first, at, row)
        _recruits(state, seat, other, first, at, row)
        _workers(state, other, first, at, row)
    write(row, out)


def _table(state: City, seat: i64, at: DystopiaLayout, row: Row) -> None:
    if state.turn:
        row[at.active + (state.active - seat) % state.seats] = ONE
        row[at.turn] = bits(min(state.turn, LONG) / LONG)
        limit = state.settings.turn_limit
        if limit:
            row[at.elapsed] = bits(state.turn / limit)
        if state.pair:
            row[at.number + state.pair - 1] = ONE
    for faction in range(4):
        row[at.allegiance + faction] = COUNTS[state.allegiance[faction]]
        row[at.sums + faction] = COUNTS[min(state.area_sums[faction], HIGHEST_SUM)]
    for faction in range(3):
        row[at.miners + faction] = COUNTS[state.miners[faction]]
    row[at.pile] = COUNTS[len(state.pile)]
    faces = state.artifacts.faces
    for tag in state.discards:
        add_one(row, at.discards + faces[tag])
    _sites(state, seat, at, row)


def _sites(state: City, seat: i64, at: DystopiaLayout, row: Row) -> None:
    """The markets, with the stars of all players on their tiles."""
    seats: i64 = state.seats
    tiles, seen_by = state.tiles.faces, state.tiles.seen_by
    for site in range(SITES):
        if state.built >> site & 1:
            row[at.built + site] = ONE
        tag = state.site_tiles[site]
        if seen_by[tag] >> seat & 1:
            row[at.tile + at.tiles * site + tiles[tag]] = ONE
        stars = state.tile_stars[site]
        if stars:
            for other in range(seats):
                if stars >> other & 1:
                    row[at.block * ((other - seat) % seats) + at.tile_stars + site] = ONE


def _question(state: City, seat: i64, at: DystopiaLayout, row: Row) -> None:
    """What is asked, of whom, and what about."""
    seats, question, asked = state.seats, state.question, state.deciders
    row[at.question + question - 1] = ONE
    for other in asked:
        row[at.asked + (other - seat) % seats] = ONE
    if state.joint and state.answers[seat] is not None:
        row[at.answered] = ONE
    visit = state.visit
    space = state.chosen if state.chosen >= 0 else visit.space
    if space >= 0:
        row[at.space + space] = ONE
    if visit.seat >= 0:
        row[at.visitor + (visit.seat - seat) % seats] = ONE
        if visit.victim >= 0:
            row[at.victim + (visit.victim - seat) % seats] = ONE
            row[at.bumped] = COUNTS[visit.bumped]
    first, second, _ = state.context
    if question == codes.ASK_ABILITY:
        for tag in seen_to_answer(state, asked[0]):
            row[at.answering + at.place[state.recruits.faces[tag]]] = ONE
    elif question == codes.ASK_GOODS:
        row[at.left] = COUNTS[min(second, MOST_TO_TAKE)]
    elif question == codes.ASK_MAY:
        _may(first, second, at, row)
    elif question == codes.ASK_LOSE:
        if first == codes.FOR_BLISS:
            row[at.bliss] = ONE
    elif question == codes.ASK_PAY:
        if first == codes.FOR_DILEMMA and seat in asked:
            row[at.side + second - codes.FIGHT_SIDE] = ONE
    elif question in (codes.ASK_KEEP, codes.ASK_DRAFT, codes.ASK_KEEP_NEW, codes.ASK_TILE):
        _offered(state, seat, at, row)


def _may(what: int, effect: int, at: DystopiaLayout, row: Row) -> None:
    """What the asked player may have: a recruit turned up, or the first thing that an effect brings."""
    if what == codes.MAY_WAKE:
        row[at.may + MAY_WAKE] = ONE
        return
    op, kind, _ = effects.EFFECTS[effect][0]
    if op == effects.DRAW:
        row[at.may + MAY_DRAW] = ONE
    elif op == effects.GOOD:
        row[at.may + MAY_TAKE + kind] = ONE


def _offered(state: City, seat: i64, at: DystopiaLayout, row: Row) -> None:
    """The cards that this seat chooses from, in the order that its actions have."""
    question = state.question
    tags: list[int] = []
    if question == codes.ASK_TILE:
        tiles = at.tiles_offered
        for tag in offered_tiles(seat):
            row[tiles + state.tiles.faces[tag]] = ONE
            tiles += at.tiles
    elif question == codes.ASK_KEEP:
        tags = list(state.hidden_recruits[seat])
    elif question == codes.ASK_DRAFT:
        tags = list(state.packets[seat])
    elif seat in state.deciders:
        tags = list(state.recruit_pile[-RECRUITS_DRAWN:])
    first = at.offered
    for tag in tags:
        row[first + at.place[state.recruits.faces[tag]]] = ONE
        first += at.recruits


def _own(state: City, seat: i64, at: DystopiaLayout, row: Row) -> None:
    """What only this seat needs: which of its workers is which, and which tile it has picked."""
    for index in range(DICE):
        die = DICE * seat + index
        where = state.where[die]
        if where == POOL:
            continue
        row[at.own_number + HIGHEST * index + state.pips[die] - 1] = ONE
        place = 1 + where  # HOME is -1
        row[at.own_place + (1 + len(board.SPACES)) * index + place] = ONE
    if state.retrieved and seat in state.deciders:
        for index in range(DICE):
            if state.retrieved >> index & 1:
                row[at.retrieved + index] = ONE
    if state.tile_picks:
        picked = state.tile_picks[seat]
        row[at.tile_in + picked] = ONE
        for tag in offered_tiles(seat):
            if state.tiles.faces[tag] != picked:
                row[at.tile_out + state.tiles.faces[tag]] = ONE


def _trade(state: City, seat: i64, at: DystopiaLayout, row: Row) -> None:
    row[at.offers] = COUNTS[MOST_OFFERS - state.offers]
    if state.deciders and state.question == codes.ASK_OFFER:
        offering, give, take = state.context
        row[at.offer_by + (offering - seat) % state.seats] = ONE
        _write_counts(unpack_offer(give), at.give, row)
        _write_counts(unpack_offer(take), at.take, row)
    for other, give, take in wishes(state):
        first = at.block * ((other - seat) % state.seats)
        _write_counts(unpack_offer(give), first + at.wish_give, row)
        _write_counts(unpack_offer(take), first + at.wish_take, row)


def _player(state: City, seat: i64, other: i64, first: i64, at: DystopiaLayout, row: Row) -> None:
    """Goods, artifacts, tracks, stars and the dilemma of one player."""
    for kind in range(KINDS_OF_GOODS):
        count = state.has(other, kind)
        if count:
            row[first + at.goods + kind] = COUNTS[min(count, MOST)]
    hand = state.hands[other]
    if hand:
        row[first + at.cards] = COUNTS[min(len(hand), MOST_CARDS)]
        seen_by, faces = state.artifacts.seen_by, state.artifacts.faces
        for tag in hand:
            if seen_by[tag] >> seat & 1:
                add_one(row, first + at.known + faces[tag])
    row[first + at.knowledge] = COUNTS[state.knowledge[other]]
    row[first + at.morale] = COUNTS[state.morale[other]]
    row[first + at.stars] = COUNTS[state.stars[other]]
    if state.dilemma[other]:
        row[first + at.settled + state.dilemma[other] - codes.FIGHT_SIDE] = ONE
    if state.dilemmas.seen_by[other] >> seat & 1:
        row[first + at.dilemma + state.dilemmas.faces[other]] = ONE
    if state.lost >> other & 1:
        row[first + at.lost] = ONE
    for faction in range(4):
        stars = state.territory[state.seats * faction + other]
        if stars:
            row[first + at.territories + faction] = COUNTS[stars]


def _recruits(state: City, seat: i64, other: i64, first: i64, at: DystopiaLayout, row: Row) -> None:
    faces, seen_by = state.recruits.faces, state.recruits.seen_by
    able = not state.penalties[other] & NO_ABILITIES
    at_once = state.settings.edition == "first"
    starred = state.recruit_stars
    for tag in state.active_recruits[other]:
        place: i64 = at.place[faces[tag]]
        row[first + at.recruit + place] = ONE
        if able and (at_once or state.awake_since[tag] < state.turn):
            row[first + at.working + place] = ONE
        if starred and tag in starred:
            row[first + at.starred + place] = ONE
    hidden = state.hidden_recruits[other]
    if hidden:
        row[first + at.hidden] = COUNTS[len(hidden)]
        for tag in hidden:
            if seen_by[tag] >> seat & 1:
                row[first + at.hidden_known + at.place[faces[tag]]] = ONE


def _workers(state: City, other: i64, first: i64, at: DystopiaLayout, row: Row) -> None:
    pool = 0
    for die in range(DICE * other, DICE * other + DICE):
        where, number = state.where[die], state.pips[die]
        if where == POOL:
            pool += 1
        elif where == HOME:
            add_one(row, first + at.home + number - 1)
        elif where <= board.CLOUD_MINE:
            add_one(row, first + at.areas + HIGHEST * where + number - 1)
        else:
            row[first + at.spaces + where - board.FIRST_TUNNEL] = COUNTS[number]
    if pool:
        row[first + at.pool] = COUNTS[pool]


def _write_counts(counts: list[int], start: i64, row: Row) -> None:
    """Counts one after the other, each at most MOST."""
    for index, count in enumerate(counts):
        if count:
            row[start + index] = COUNTS[min(count, MOST)]
