"""Reads scenarios of `dystopia`: positions from short text files.

    game: dystopia
    seats: 3
    edition: second                       # any option
    turn: B                               # whose turn it is, the first by default
    A goods: 3 energy, 1 gold
    A hand: book, bear                    # artifacts, or - for none
    A recruits: Maxime, Kyle / Laura      # active / hidden, by the beginning of a name, or by rule (D-v13)
    A workers: 4 2 / farm 3, site-e1 5    # available / on the board; the rest is in the pool
    A knowledge: 3
    A morale: 2
    A stars: 6                            # still to be placed; left out: all but those that the scene lays out
    A dilemma: book                       # the artifact pictured; `book fought`, `book contributed`
    allegiance: euphorian 7, icarite 2
    miners: subterran 5
    tiles: e1 spa, s2 academy A C         # the tile of a site; with seats: it is built, and these have stars on it
    built: w1                             # built, without any star
    territories: euphorian A A B
    pile: book, bear                      # the top of the artifacts, next card first
    discards: bat
    rolls: 4 2 5                          # what the next dice show, 1 to 6

Seats are A to F. What is left out is as at the start, dealt by the seed. A line `hands: -` leaves all hands empty
(they are at the start, too).

The scene lays out stars on tiles, in territories and on a dilemma that is `contributed`. `A stars` may be less than
what these leave, since a scene need not say where every star stands, but not more. A recruit whose track stands at 11
gets its star from those that are left.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.components import (
    ARTIFACTS,
    COPIES_OF_ARTIFACT,
    DICE,
    DILEMMAS,
    EVERYONE,
    FACTIONS,
    GOODS,
    HIGHEST,
    KINDS_OF_GOODS,
    LOWEST,
    MINER_WAKES,
    STARS,
    TIER_3,
    TIER_4,
    TUNNEL_ENDS,
)
from euphoria.games.dystopia.options import OPTIONS
from euphoria.games.dystopia.rules.start import setup
from euphoria.games.dystopia.state.city_data import HOME, POOL
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.log import Log
from euphoria.kernel.core.scenario import ScenarioLine, ScenarioText, read_lines, read_option

if TYPE_CHECKING:
    from euphoria.games.dystopia.game import Dystopia, DystopiaState

SEATS = "ABCDEF"
OWN = ("goods", "hand", "recruits", "workers", "knowledge", "morale", "stars", "dilemma")
COMMON = ("seats", "seed", "turn", "allegiance", "miners", "tiles", "built", "territories", "pile", "discards", "rolls")
MOST_GOODS = 10**8
"""Of a kind, for one player: all players together then stay far below what a purse can count."""
SITE_IDS = [id for id, _ in board.SITE_COSTS]


def read_scenario(game: Dystopia, text: str) -> DystopiaState:
    return DystopiaScenario(game, text).state


class DystopiaScenario:
    """Reads one scenario; `state` is the result."""

    def __init__(self, game: Dystopia, text: str) -> None:
        self.lines: dict[str, ScenarioLine] = {}
        for line in read_lines(text, game.id):
            self.note(line)
        self.seats = self.number("seats", game.seats[0], game.seats[0], game.seats[-1])
        options = {key: read_option(line, OPTIONS) for key, line in self.lines.items() if key in OPTIONS}
        dice = Dice(self.number("seed", 0, 0, 10**9))
        self.state = game.empty(self.seats, dice, options)
        setup.deal(self.state)
        self.state.log = Log()  # the cards dealt are laid out again below
        self.lay_recruits()
        for seat in range(self.seats):
            self.lay_player(seat)
        self.lay_artifacts()
        self.lay_tracks()
        self.lay_tiles()
        self.count_stars()
        self.begin()

    def note(self, line: ScenarioLine) -> None:
        key = line.key.text
        words = key.split()
        own = len(words) == 2 and words[0] in SEATS and words[1] in OWN
        if not own and key not in COMMON and key not in OPTIONS:
            line.key.fail(f"unknown key {key!r}; there is {', '.join((*COMMON, *OPTIONS))}, and 'A {', A '.join(OWN)}'")
        if key in self.lines:
            line.key.fail(f"{key!r} is said twice")
        self.lines[key] = line

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.lines[key].value.number(low, high, key) if key in self.lines else default

    def value(self, key: str) -> list[ScenarioText]:
        """The parts of a line between commas; none if there is no such line, or only a dash."""
        if key not in self.lines or self.lines[key].value.text == "-":
            return []
        return self.lines[key].value.split(",")

    def one_of(self, piece: ScenarioText, names: Any, what: str) -> int:
        if piece.text not in names:
            piece.fail(f"{what} is one of {', '.join(names)}, not {piece.text!r}")
        return int(list(names).index(piece.text))

    def seat(self, piece: ScenarioText) -> int:
        return self.one_of(piece, SEATS[: self.seats], "a seat")

    # Players.

    def lay_player(self, seat: int) -> None:
        state, name = self.state, SEATS[seat]
        state.knowledge[seat] = self.number(f"{name} knowledge", 3, LOWEST, HIGHEST)
        state.morale[seat] = self.number(f"{name} morale", 1, LOWEST, HIGHEST)
        for piece in self.value(f"{name} goods"):
            words = piece.split(" \t")
            if len(words) != 2:
                piece.fail(f"goods are a number and a kind, such as '3 energy', not {piece.text!r}")
            state.add(seat, self.one_of(words[1], GOODS, "a good"), words[0].number(0, MOST_GOODS, "a count"))
        if f"{name} workers" in self.lines:
            self.lay_workers(seat, self.lines[f"{name} workers"].value)
        if f"{name} dilemma" in self.lines:
            self.lay_dilemma(seat, self.lines[f"{name} dilemma"].value)

    def lay_workers(self, seat: int, piece: ScenarioText) -> None:
        state = self.state
        dice = iter(state.own_dice(seat))
        for die in state.own_dice(seat):
            state.where[die] = POOL
        home, _, placed = piece.text.partition("/")
        for word in ScenarioText(home, piece.line, piece.column).split(" \t"):
            if word.text == "-":
                continue
            die = self.next_die(dice, word)
            state.where[die] = HOME
            state.pips[die] = word.number(1, 6, "a worker")
        for part in ScenarioText(placed, piece.line, piece.column + len(home) + 1).split(","):
            words = part.split(" \t")
            if len(words) != 2:
                part.fail(f"a placed worker is a space and a number, such as 'farm 3', not {part.text!r}")
            die = self.next_die(dice, part)
            state.pips[die] = words[1].number(1, 6, "a worker")
            state.where[die] = self.space(words[0])
            if board.SPACES[state.where[die]].kind != board.MULTI_USE:
                state.on[state.where[die]] = die

    def next_die(self, dice: Any, piece: ScenarioText) -> int:
        die = next(dice, None)
        if die is None:
            piece.fail(f"a player has at most {DICE} workers")
        return int(die)

    def space(self, piece: ScenarioText) -> int:
        """The first free space of that name."""
        found = [space for space in board.SPACES if space.id == piece.text]
        if not found:
            piece.fail(f"there is no space {piece.text!r}")
        free = [space.number for space in found if space.kind == board.MULTI_USE or self.state.on[space.number] < 0]
        if not free:
            piece.fail(f"{piece.text!r} is taken")
        return free[0]

    def lay_dilemma(self, seat: int, piece: ScenarioText) -> None:
        words = piece.split(" \t") or [piece]
        pictured = self.one_of(words[0], ARTIFACTS, "a dilemma's artifact")
        faces = self.state.dilemmas.faces
        tag = next(tag for tag, face in enumerate(faces) if DILEMMAS[face][2] == pictured)
        if tag < seat and f"{SEATS[tag]} dilemma" in self.lines:
            words[0].fail(f"that dilemma is {SEATS[tag]}'s: there is one for each kind of artifact")
        faces[seat], faces[tag] = faces[tag], faces[seat]
        if len(words) > 1:
            self.state.dilemma[seat] = 1 + self.one_of(words[1], ("fought", "contributed"), "a settled dilemma")
            self.state.dilemmas.reveal_to_all(seat)

    # Recruits and artifacts.

    def lay_recruits(self) -> None:
        """The named ones first; then each seat without any keeps the first two of what is left."""
        state = self.state
        left = list(state.recruits.faces)
        named: dict[int, tuple[list[int], list[int]]] = {}
        for seat in range(self.seats):
            key = f"{SEATS[seat]} recruits"
            if key in self.lines:
                active, _, hidden = self.lines[key].value.text.partition("/")
                value = self.lines[key].value
                first = self.named(ScenarioText(active, value.line, value.column), left)
                second = self.named(ScenarioText(hidden, value.line, value.column + len(active) + 1), left)
                named[seat] = first, second
        tags = count()
        state.recruits.faces = []
        for seat in range(self.seats):
            active_faces, hidden_faces = named.get(seat) or ([left.pop()], [left.pop()])
            state.active_recruits[seat] = tuple(self.tag(face, next(tags)) for face in active_faces)
            state.hidden_recruits[seat] = tuple(self.tag(face, next(tags)) for face in hidden_faces)
        state.recruit_pile = tuple([self.tag(face, next(tags)) for face in left])
        state.recruits.seen_by = [0] * len(state.recruits.faces)
        for seat in range(self.seats):
            for tag in state.active_recruits[seat]:
                state.recruits.reveal_to_all(tag)
                state.set_awake_since(tag, 0)
            for tag in state.hidden_recruits[seat]:
                state.recruits.reveal(tag, 1 << seat)

    def named(self, piece: ScenarioText, left: list[int]) -> list[int]:
        found = []
        for part in piece.split(","):
            if part.text == "-":
                continue
            fitting = [face for face in left if part.text in (RECRUITS[face].rule, RECRUITS[face].name)]
            fitting = fitting or [face for face in left if RECRUITS[face].name.startswith(part.text)]
            if len(fitting) != 1:
                known = [RECRUITS[face].name for face in deck(self.state.settings.recruits)]
                reason = "more than one recruit is" if fitting else "no recruit that is left is"
                part.fail(f"{reason} called {part.text!r}; there is {', '.join(known)}")
            left.remove(fitting[0])
            found.append(fitting[0])
        return found

    def tag(self, face: int, tag: int) -> int:
        self.state.recruits.faces.append(face)
        return tag

    def lay_artifacts(self) -> None:
        state = self.state
        left = [kind for kind in range(len(ARTIFACTS)) for _ in range(COPIES_OF_ARTIFACT)]
        hands = [self.cards(f"{SEATS[seat]} hand", left) for seat in range(self.seats)]
        discards = self.cards("discards", left)
        top = self.cards("pile", left)
        state.dice.shuffle(left)
        state.artifacts.faces, state.artifacts.seen_by = [], []
        for seat, hand in enumerate(hands):
            state.hands[seat] = tuple(self.card(kind, 1 << seat) for kind in hand)
            for kind in hand:
                state.add(seat, KINDS_OF_GOODS + kind, 1)
        state.discards = [self.card(kind, EVERYONE) for kind in discards]
        state.pile = [self.card(kind, 0) for kind in left + top[::-1]]

    def cards(self, key: str, left: list[int]) -> list[int]:
        found = []
        for piece in self.value(key):
            kind = self.one_of(piece, ARTIFACTS, "an artifact")
            if kind not in left:
                piece.fail(f"there are only six cards of {piece.text}")
            left.remove(kind)
            found.append(kind)
        return found

    def card(self, kind: int, seen_by: int) -> int:
        self.state.artifacts.faces.append(kind)
        self.state.artifacts.seen_by.append(seen_by)
        return len(self.state.artifacts.faces) - 1

    # The board and the turn.

    def lay_tracks(self) -> None:
        state = self.state
        for key, track, names, most, wakes in (
            ("allegiance", state.allegiance, FACTIONS, TIER_4, TIER_3),
            ("miners", state.miners, FACTIONS[:3], TUNNEL_ENDS, MINER_WAKES),
        ):
            for piece in self.value(key):
                words = piece.split(" \t")
                faction = self.one_of(words[0], names, "a faction")
                track[faction] = (words[1] if len(words) > 1 else piece).number(0, most, "a step")
                state.awake |= (track[faction] >= wakes) << faction
        for piece in self.value("territories"):
            words = piece.split(" \t")
            faction = self.one_of(words[0], FACTIONS, "a territory")
            for word in words[1:]:
                if not state.room(faction):
                    word.fail(f"a territory has room for {self.seats} stars")
                state.territory[self.seats * faction + self.seat(word)] += 1

    def lay_tiles(self) -> None:
        state = self.state
        laid: set[int] = set()
        for piece in self.value("tiles"):
            words = piece.split(" \t")
            site = self.one_of(words[0], SITE_IDS, "a site")
            if len(words) < 2:
                piece.fail("a site and its tile, such as 'e1 spa'")
            face = self.one_of(words[1], [tile.id for tile in TILES], "a tile")
            tag, other = state.site_tiles[site], state.tiles.faces.index(face)
            if tag in laid or other in laid:
                piece.fail("a site has one tile, and there is one of each tile")
            laid.add(tag)
            state.tiles.faces[tag], state.tiles.faces[other] = face, state.tiles.faces[tag]
            for word in words[2:]:
                state.tile_stars[site] |= 1 << self.seat(word)
            if len(words) > 2:
                self.build(site)
        for piece in self.value("built"):
            self.build(self.one_of(piece, SITE_IDS, "a site"))

    def build(self, site: int) -> None:
        self.state.built |= 1 << site
        self.state.tiles.reveal_to_all(self.state.site_tiles[site])

    def count_stars(self) -> None:
        """What is still to be placed, once all that the scene says of stars is laid out."""
        state = self.state
        for seat, name in enumerate(SEATS[: self.seats]):
            laid = self.stars_laid_out(seat)
            if laid > STARS:  # more than tiles and the dilemma can hold, so some are in territories
                self.lines["territories"].value.fail(f"{name} has {STARS} stars, and {laid} are laid out")
            state.stars[seat] = self.number(f"{name} stars", STARS - laid, 0, STARS)
            if state.stars[seat] > STARS - laid:
                self.lines[f"{name} stars"].value.fail(
                    f"{name} has {laid} of {STARS} stars laid out, so at most {STARS - laid} are still to be placed"
                )

    def stars_laid_out(self, seat: int) -> int:
        state = self.state
        in_territories = sum(state.territory[seat :: self.seats])
        on_tiles = sum(mask >> seat & 1 for mask in state.tile_stars)
        return in_territories + on_tiles + (state.dilemma[seat] == codes.CONTRIBUTE_SIDE)

    def begin(self) -> None:
        state = self.state
        state.joint = False
        state.deciders = ()
        state.answers = []
        active = self.seat(self.lines["turn"].value) if "turn" in self.lines else 0
        if "rolls" in self.lines:
            script = [piece.number(1, 6, "a roll") - 1 for piece in self.lines["rolls"].value.split(" ,\t")]
            state.dice = ScriptedDice(script, state.dice)
        state.stirred = True
        state.refresh()
        state.refresh_spaces()
        state.active = active
        state.push(codes.TURN, active)
        state.push(codes.SETTLE, active, -1)
        state.run()
