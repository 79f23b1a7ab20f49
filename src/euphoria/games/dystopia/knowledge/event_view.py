"""Shows an entry of the log to a seat: the face of a card that it may not see is null."""

from __future__ import annotations

from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.causes import RULES
from euphoria.games.dystopia.components import ARTIFACTS, FACTIONS, GOODS, MOST_SEATS
from euphoria.games.dystopia.costs import unpack_offer
from euphoria.games.dystopia.events import BY_CAUSE, CRITERIA, PRIVATE, SPECS, CityEvent
from euphoria.games.dystopia.rules.authority_stars import ON_RECRUIT
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.state import Json


def event(state: City, number: int, seat: int | None, opened: bool = False) -> Json:
    """One entry as this seat may read it: a face that it may not see is null, unless all is `opened`."""
    code, *values = state.log[number]
    name, rule, fields = SPECS[code]
    if rule == BY_CAUSE:
        rule = RULES[values.pop()]
    may_read = True
    if code in PRIVATE:
        to = values.pop(0)
        may_read = opened or to >> (MOST_SEATS if seat is None else seat) & 1 == 1
    read: Json = {"n": number, "event": name, "rule": rule}
    for field, value in zip(fields, values, strict=True):
        if field == "recruit-tag":
            read["recruit"] = state.recruit(value).rule if may_read else None
            if code == CityEvent.USED:
                read["rule"] = read["recruit"]
        elif field == "artifact-tag":
            read["artifact"] = ARTIFACTS[state.artifacts.faces[value]] if may_read else None
        elif field == "tile-tag":
            read["tile"] = TILES[state.tiles.faces[value]].id
        elif field == "good":
            read["good"] = GOODS[value] if value >= 0 else None
        elif field == "faction":
            read["faction"] = FACTIONS[value]
        elif field == "space":
            read["space"] = SPACES[value].id
        elif field == "way":
            read["paid"] = list(WAYS[value])
        elif field == "spot":
            read["spot"] = min(value, ON_RECRUIT)
            if value >= ON_RECRUIT:
                read["recruit"] = state.recruit(value - ON_RECRUIT).rule
        elif field in ("give", "take"):
            read[field] = unpack_offer(value)
        elif field == "digits":
            read["numbers"] = [int(digit) for digit in str(value)]
        elif field == "seats":
            read["seats"] = [other for other in range(state.seats) if value >> other & 1]
        elif field == "criterion":
            read["criterion"] = CRITERIA[value]
        else:
            read[field] = value
    if code == CityEvent.ENDED and state.outcome is not None:
        read.update(state.outcome.json())
    return read
