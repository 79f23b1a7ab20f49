"""The drafts that a table can choose before the game begins (D-var-1 to D-var-3)."""

from __future__ import annotations

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.components import RECRUITS_DEALT, SITES
from euphoria.games.dystopia.events import CityEvent
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action


def next_setup(state: City) -> None:
    """Asks the next decision of the setup: the drafts that the options name, then which two recruits to keep."""
    everyone = tuple(range(state.seats))
    if state.settings.recruit_draft and any(state.packets):
        state.ask_all(codes.ASK_DRAFT, everyone)
    elif state.settings.market_draft and not state.tile_picks:
        for seat in everyone:
            for tag in offered_tiles(seat):
                state.tiles.reveal(tag, 1 << seat)
        state.ask_all(codes.ASK_TILE, everyone)
    else:
        state.ask_all(codes.ASK_KEEP, everyone)


# Recruits: take one, pass the rest to the left.


def lay_packets(state: City) -> None:
    state.packets = list(state.hidden_recruits)
    state.hidden_recruits = [()] * state.seats


@RULES.actions(codes.ASK_DRAFT)
def recruits_to_take(state: City, seat: int) -> list[Action]:
    return acts.TAKE_RECRUIT[: len(state.packets[seat])]


@RULES.joint_answer(codes.ASK_DRAFT)
def take_recruits(state: City) -> None:
    """Each player has taken one recruit and passes the rest on; the last one is taken without asking."""
    left: list[tuple[int, ...]] = []
    for seat, action in enumerate(state.answers):
        assert action is not None
        packet = state.packets[seat]
        rest = [tag for index, tag in enumerate(packet) if index != action.args[0]]
        taken, *rest = state.renew_recruits([packet[action.args[0]], *rest], 1 << seat)
        state.hidden_recruits[seat] += (taken,)
        left.append(tuple(rest))
    state.packets = left[-1:] + left[:-1]
    for seat, packet in enumerate(state.packets):
        for tag in packet:
            state.recruits.reveal(tag, 1 << seat)
            state.note_for(seat, CityEvent.DEALT, seat, tag)
    if len(state.packets[0]) == 1:
        for seat, packet in enumerate(state.packets):
            state.hidden_recruits[seat] += packet
        state.packets = [()] * state.seats
    assert len(state.hidden_recruits[0]) <= RECRUITS_DEALT
    next_setup(state)


# Tiles: two to each player, one goes in.


def offered_tiles(seat: int) -> tuple[int, int]:
    """The tags of the two tiles dealt to a seat."""
    return 2 * seat, 2 * seat + 1


@RULES.actions(codes.ASK_TILE)
def tiles_to_pick(state: City, seat: int) -> list[Action]:
    return acts.PICK_TILE.copy()


@RULES.joint_answer(codes.ASK_TILE)
def pick_tiles(state: City) -> None:
    """The picked tiles and enough random ones are shuffled onto the sites; the others are not used."""
    faces = state.tiles.faces
    state.tile_picks = []
    for seat, action in enumerate(state.answers):
        assert action is not None
        state.tile_picks.append(faces[offered_tiles(seat)[action.args[0]]])
    others = faces[2 * state.seats :]
    state.dice.shuffle(others)
    chosen = state.tile_picks + others[: SITES - state.seats]
    state.dice.shuffle(chosen)
    state.site_tiles = state.tiles.add_batch(chosen)
    next_setup(state)


# Markers of morale and knowledge.


def marker_order(state: City, first: int) -> list[int]:
    """`second`: round the table and back, the last player twice in a row. `first`: twice round."""
    around = state.clockwise(first)
    return around + around[::-1] if state.settings.edition == "second" else around * 2


def lay_markers(state: City, first: int) -> None:
    state.morale = [0] * state.seats
    state.knowledge = [0] * state.seats
    for seat in reversed(marker_order(state, first)):
        state.push(codes.MARKER, seat)


@RULES.step(codes.MARKER)
def marker(state: City, seat: int, _a: int, _b: int) -> None:
    """One marker on a free space of its track."""
    state.ask(codes.ASK_MARKER, seat)


@RULES.actions(codes.ASK_MARKER)
def free_steps(state: City, seat: int) -> list[Action]:
    """No two markers on one space of a track (D-var-3)."""
    offer: list[Action] = []
    if not state.morale[seat]:
        offer += [acts.SET_MORALE[step] for step in range(1, 7) if step not in state.morale]
    if not state.knowledge[seat]:
        offer += [acts.SET_KNOWLEDGE[step] for step in range(1, 7) if step not in state.knowledge]
    return offer


@RULES.answer(codes.ASK_MARKER)
def set_marker(state: City, seat: int, action: Action) -> None:
    step = action.args[0]
    if action.kind == "set-morale":
        state.morale[seat] = step
    else:
        state.knowledge[seat] = step
    state.log.append((CityEvent.MARKERS, seat, state.morale[seat], state.knowledge[seat]))
