"""How the tests of `dystopia` play: scenes from text, actions in the words of a scenario, and what a seat then sees.

    state = scene('''
        A workers: 4 2
        A recruits: Kyle / Laura
        B workers: 3 / euphorian-tunnel 5
        rolls: 6
    ''')
    do(state, "A", "place", 4, "farm")              # -> what the spectators read of it in the log

Seats are letters. A seat whose recruits a scene does not name has none (as in `A recruits: -`), so that nobody answers
who was not asked to the table. Words of an action, each by its kind:

    place       4, "farm"; "site-e1" is its first open space, "site-e1 clay" the first open one of that cost
    retrieve    "farm", "farm 3", several of them, or "all"
    feed        "food", "bliss", "energy", "nothing"
    dilemma     "fight", "contribute"
    take, lose  a good                  discard     an artifact
    use         a recruit, by the beginning of its name or by rule (of the wording that is played)
    star        a territory ("euphorian") or a tile, by its site ("e1") or name ("spa")
    keep-new    a recruit that was offered, or 0, 1
    set, sacrifice, keep, ...           numbers
    stop, pass, draw, lose-knowledge, gain-morale, accept, refuse    nothing

Paying has a function of its own: `pay(state, "A", gold=1, book=2)`. Where there is one way only nobody is asked.
Everything goes through the public API of a state.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from euphoria import Action, State
from euphoria.games.dystopia.board import SITE_COSTS, SPACES
from euphoria.games.dystopia.cards.payment_ways import WAY_NUMBER
from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.components import ARTIFACTS, FACTIONS, GOODS
from euphoria.games.dystopia.game import GAME

SEATS = "ABCDEF"
SITES = [id for id, _ in SITE_COSTS]
ITEMS = (*GOODS, *ARTIFACTS)

Who = str | int
"""A seat: "A" or 0."""
Event = dict[str, Any]


# Setting the scene.


def scene(text: str) -> State:
    """A position from a scenario; `game: dystopia` goes without saying, and so does `A recruits: -`."""
    lines = dedent(text).strip()
    keys = [line.partition(":")[0].split() for line in lines.splitlines()]
    seats = next((int(line.split(":")[1].split("#")[0]) for line in lines.splitlines() if line.startswith("seats:")), 2)
    nobody = [f"{seat} recruits: -" for seat in SEATS[:seats] if [seat, "recruits"] not in keys]
    return GAME.scenario("\n".join(["game: dystopia", lines, *nobody]))


def new(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """A fresh game: everyone is asked which recruits to keep."""
    return GAME.new(seats=seats, seed=seed, **options)


def started(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """A fresh game in which everyone has kept the first recruit active and the second hidden."""
    state = new(seats, seed, **options)
    for seat in state.deciders:
        do(state, seat, "keep", 0, 1)
    return state


# Words for seats, spaces, goods, artifacts, recruits and actions.


def seat_of(who: Who) -> int:
    return SEATS.index(who) if isinstance(who, str) else who


def recruit_rule(state: State, name: str) -> str:
    """The rule of the one recruit that is so called: by rule, or by the beginning of its name."""
    faces = deck(str(look(state)["options"]["recruits"]))
    found = [RECRUITS[face].rule for face in faces if RECRUITS[face].rule == name]
    found = found or [RECRUITS[face].rule for face in faces if RECRUITS[face].name.startswith(name)]
    assert len(found) == 1, f"recruits called {name!r}: {found}"
    return found[0]


def act(state: State, who: Who, kind: str, *words: str | int) -> Action:
    """An action by its kind and words; see the top of this file."""
    return GAME.action([kind, *_numbers(state, who, kind, words)])


def _numbers(state: State, who: Who, kind: str, words: tuple[str | int, ...]) -> list[int]:
    if kind == "retrieve" and words and isinstance(words[0], str):
        return [_mask(state, who, [str(word) for word in words])]
    return [word if isinstance(word, int) else _number(state, who, kind, word) for word in words]


def _number(state: State, who: Who, kind: str, word: str) -> int:
    match kind:
        case "place":
            return space_of(state, word)
        case "feed":
            return (*GOODS[:4], "nothing").index(word)
        case "dilemma":
            return ("", "fight", "contribute").index(word)
        case "take" | "lose":
            return GOODS.index(word)
        case "discard":
            return ARTIFACTS.index(word)
        case "use":
            rule = recruit_rule(state, word)
            return next(recruit.number for recruit in RECRUITS if recruit.rule == rule)
        case "star":
            tiles = [site["tile"] for site in look(state)["sites"]]
            return FACTIONS.index(word) if word in FACTIONS else 4 + (SITES if word in SITES else tiles).index(word)
        case "keep-new":
            return int(look(state, who)["you"]["offered"].index(recruit_rule(state, word)))
    raise AssertionError(f"no words for {kind}: {word!r}")


def space_of(state: State, word: str) -> int:
    """The space of that name; of a site the first one that is free, and of that cost if one is named."""
    id, _, cost = word.partition(" ")
    found = [space for space in SPACES if space.id == id]
    if cost:
        found = [space for space in found if space.cost.goods[0][1] == (GOODS.index(cost),)]
    assert found, f"no space {word!r}"
    if id.startswith("site-"):
        workers = look(state)["sites"][found[0].site]["workers"]
        first = next(space.number for space in SPACES if space.id == id)
        found = [space for space in found if workers[space.number - first] is None] or found
    return found[0].number


def _mask(state: State, who: Who, words: list[str]) -> int:
    """The set of workers on these spaces, "farm" or "farm 3"; the first that fits of those that may be retrieved."""
    offered = [action.args[0] for action in state.legal(seat_of(who)) if action.kind == "retrieve"]
    if words == ["all"]:
        return max(offered, key=int.bit_count)
    placed = _own_placed(state, who)
    for mask in sorted(offered, key=int.bit_count):
        chosen = [spot for index, spot in placed.items() if mask >> index & 1]
        if len(chosen) == len(words) and _match(chosen, words):
            return mask
    raise AssertionError(f"no such retrieval: {words}, of {list(placed.values())}")


def _own_placed(state: State, who: Who) -> dict[int, tuple[str, int]]:
    """Each of the four dice that is on the board, by its place in the row. The view does not number dice: this looks
    into the position, which is public too."""
    position: Any = state.position()
    first = 4 * seat_of(who)
    where, pips = position["where"][first : first + 4], position["pips"][first : first + 4]
    return {index: (SPACES[spot].id, pips[index]) for index, spot in enumerate(where) if spot >= 0}


def _match(chosen: list[tuple[str, int]], words: list[str]) -> bool:
    left = chosen.copy()
    for word in sorted(words, key=len, reverse=True):
        id, _, number = word.partition(" ")
        fits = [spot for spot in left if spot[0] == id and number in ("", str(spot[1]))]
        if not fits:
            return False
        left.remove(fits[0])
    return True


# Acting.


def do(state: State, who: Who, kind: str, *words: str | int) -> list[Event]:
    """Take an action; what the spectators read of it in the log."""
    since = len(state.log)
    state.apply(seat_of(who), act(state, who, kind, *words))
    return state.events(None, since)


def way(**items: int) -> Action:
    """The action that pays just this: `way(gold=1, book=2)`; a hyphen is not needed in any name."""
    return GAME.action(["pay", WAY_NUMBER[tuple(items.get(name, 0) for name in ITEMS)]])


def pay(state: State, who: Who, **items: int) -> list[Event]:
    """Answer the question how to pay."""
    since = len(state.log)
    state.apply(seat_of(who), way(**items))
    return state.events(None, since)


def ways_offered(state: State, who: Who) -> list[dict[str, int]]:
    """The ways to pay that a seat is offered now: [{"gold": 1}, {"book": 2}]."""
    numbers = {number: form for form, number in WAY_NUMBER.items()}
    found = [numbers[action.args[0]] for action in state.legal(seat_of(who)) if action.kind == "pay"]
    return [_items(form) for form in found]


def _items(counts: Any) -> dict[str, int]:
    return {name: count for name, count in zip(ITEMS, counts, strict=True) if count}


def finish_turn(state: State) -> None:
    """All that is offered is declined until the turn is another one (or the game is over). What must be answered, is an
    error: the test has to say how."""
    turn = look(state)["turn"]
    while state.outcome is None and look(state)["turn"] == turn:
        who = state.deciders[0]
        declining = [kind for kind in ("stop", "pass", "refuse") if kind in kinds_of(state, who)]
        assert declining, f"{SEATS[who]} must answer {question(state)!r}: {state.legal(who)}"
        do(state, who, declining[0])


# Looking.


def may(state: State, who: Who, kind: str, *words: str | int) -> bool:
    return act(state, who, kind, *words) in state.legal(seat_of(who))


def may_pay(state: State, who: Who, **items: int) -> bool:
    return way(**items) in state.legal(seat_of(who))


def refusal(state: State, who: Who, kind: str, *words: str | int) -> str | None:
    """The rule that forbids an action; None if it is legal."""
    refused = state.why_not(seat_of(who), act(state, who, kind, *words))
    return None if refused is None else refused.rule


def kinds_of(state: State, who: Who) -> set[str]:
    """The kinds of the actions that a seat may take now."""
    return {action.kind for action in state.legal(seat_of(who))}


def listed(state: State, who: Who, kind: str) -> list[tuple[int, ...]]:
    """The arguments of all legal actions of a kind."""
    return [action.args for action in state.legal(seat_of(who)) if action.kind == kind]


def spaces_open(state: State, who: Who) -> set[str]:
    """The names of the spaces where a seat may place now."""
    return {SPACES[args[1]].id for args in listed(state, who, "place")}


def recruits_offered(state: State, who: Who) -> set[str]:
    """The rules of the recruits that a seat may use now."""
    return {RECRUITS[args[0]].rule for args in listed(state, who, "use")}


def look(state: State, viewer: Who | None = None) -> Any:
    """The view of a seat, or of a spectator, as plain JSON."""
    return state.view(None if viewer is None else seat_of(viewer))


def player(state: State, who: Who, viewer: Who | None = None) -> Any:
    """How a seat looks to a viewer, or to a spectator."""
    return look(state, viewer)["players"][seat_of(who)]


def goods(state: State, who: Who) -> dict[str, int]:
    """Commodities and resources, only those that are there: {"energy": 3, "gold": 1}."""
    return {name: count for name, count in player(state, who)["goods"].items() if count}


def hand(state: State, who: Who) -> list[str]:
    """The artifacts in a hand, in alphabetical order, as its owner sees them."""
    held: list[str] = look(state, who)["you"]["hand"]
    return held


def knowledge(state: State, who: Who) -> int:
    return int(player(state, who)["knowledge"])


def morale(state: State, who: Who) -> int:
    return int(player(state, who)["morale"])


def stars(state: State, who: Who) -> int:
    """Authority stars still to be placed."""
    return int(player(state, who)["stars"])


def home(state: State, who: Who) -> list[int]:
    """The available workers, lowest first."""
    return list(player(state, who)["available"])


def placed(state: State, who: Who) -> list[str]:
    """The workers on the board: ["farm 3", "site-e1 5"]."""
    return [f"{space} {number}" for space, number in player(state, who)["placed"]]


def workers(state: State, who: Who) -> int:
    """How many workers a seat has, at home and on the board."""
    return 4 - int(player(state, who)["pool"])


def active(state: State, who: Who) -> list[str]:
    """The rules of the active recruits."""
    return [recruit["recruit"] for recruit in player(state, who)["recruits"]]


def hidden(state: State, who: Who) -> list[str]:
    """The rules of the hidden recruits, as their owner knows them."""
    return list(player(state, who, who)["hidden_recruits"])


def starred(state: State, who: Who) -> list[str]:
    """The rules of the recruits with a star on them."""
    return [recruit["recruit"] for recruit in player(state, who)["recruits"] if recruit["star"]]


def allegiance(state: State, faction: str) -> int:
    return int(look(state)["allegiance"][faction])


def miner(state: State, faction: str) -> int:
    return int(look(state)["miners"][faction])


def territory(state: State, faction: str) -> str:
    """Whose stars are in a territory: "AAB"."""
    counts = look(state)["territories"][faction]
    return "".join(SEATS[seat] * count for seat, count in enumerate(counts))


def site(state: State, id: str) -> Any:
    """A construction site or market as everyone sees it."""
    return look(state)["sites"][SITES.index(id)]


def tile_stars(state: State, id: str) -> str:
    """Whose stars are on the tile of a site: "AC"."""
    return "".join(SEATS[seat] for seat in site(state, id)["stars"])


def question(state: State, viewer: Who | None = None) -> str | None:
    """What is being asked, as a viewer is told."""
    found: str | None = look(state, viewer)["asked"]["question"]
    return found


def asked(state: State) -> str:
    """The seats that must decide now: "A"."""
    return "".join(SEATS[seat] for seat in state.deciders)


def turn_of(state: State) -> str:
    """Whose turn it is."""
    return SEATS[look(state)["active"]]


def names(events: list[Event]) -> list[str]:
    """What happened, in one word each."""
    return [event["event"] for event in events]


def log(state: State, viewer: Who | None = None, since: int = 0) -> list[Event]:
    """The log as a viewer may read it."""
    return state.events(None if viewer is None else seat_of(viewer), since)


def events_of(state: State, kind: str, viewer: Who | None = None) -> list[Event]:
    """All entries of one sort in the log, as a viewer may read them."""
    return [event for event in log(state, viewer) if event["event"] == kind]


def everything(state: State, *viewers: Who | None) -> list[object]:
    """All that these viewers (None: a spectator) can see, read in the log, and do."""
    seats = [None if viewer is None else seat_of(viewer) for viewer in viewers]
    return [(state.view(seat), state.events(seat), [] if seat is None else state.legal(seat)) for seat in seats]
