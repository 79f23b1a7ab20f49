"""Reads scenarios of `reality`: positions as a short text. The format:

    game: reality
    table: plaza                       # any option; or `scene: 48 36` and scenery lines, see `scene_table`
    mission: massacre
    turn: 3
    phase: firing                      # special, positioning, attack or firing: play begins with it
    A nikolai: 10 12.5                 # where he stands, in inches
    A nikolai is: prone, walked        # down, used, massacre, moved, charged, ...
    A nikolai life: 60                 # also euphoria, spent
    A nikolai has: kit, charges on crates
    A nikolai shows: kit               # those of his objects that everybody knows
    A nikolai upgrades: aim 1, shots 1, attacks 2
    B sooyoung: 20 12 on crates        # on a block; `on house floor 1`, `on house roof`
    B benkei: 21 12 of sooyoung        # `called` instead of `of ...`: Richelle's
    - susan: 24 18                     # of nobody; also `- cat`
    A leader: nikolai
    A pair: nikolai                    # whose kills Susan doubles
    A platform: 2 0
    A saviour: nikolai                 # who leads the freed Susan
    drum 1: 24 18                      # or `carried by A nikolai`, `delivered to A`
    gone: crates                       # elements that were removed
    rolls: 3 10 55                     # what the next dice show: a d10 1 to 10, a d100 1 to 100

Figures that touch an enemy are in combat. A scenario has only the figures that it names.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from euphoria.games.reality import codes
from euphoria.games.reality.cards.objects import BITS, CHARGES, OBJECTS, listed
from euphoria.games.reality.cards.registry import BY_ID
from euphoria.games.reality.figure_flags import CALLED, DOWN, NAMES
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place
from euphoria.games.reality.options import OPTIONS, settings
from euphoria.games.reality.rules.figures import contact
from euphoria.games.reality.scenario.scene_table import is_scenery, table_text
from euphoria.games.reality.state import NEUTRAL, Upgrade
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.scenario import ScenarioLine, ScenarioText, read_lines, read_option

if TYPE_CHECKING:
    from euphoria.games.reality.game import Reality, RealityState

SEATS = {"A": 0, "B": 1, "-": NEUTRAL}
COMMON = ("scene", "turn", "phase", "seed", "gone", "rolls", "drum 1", "drum 2", "drum 3")
OF_SEAT = ("leader", "pair", "platform", "saviour")
OF_FIGURE = ("is", "life", "euphoria", "spent", "has", "shows", "upgrades")
UPGRADES = ("aim", "shots", "second", "attacks")
SPOT = re.compile(
    r"(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)(?: on ([a-z0-9-]+)(?: floor (\d)| (roof))?)?( called)?(?: of ([a-z]+))?"
)
MOST_DICE = 1000


def read_scenario(game: Reality, text: str) -> RealityState:
    return _ScenarioReader(game, text).state


class _ScenarioReader:
    """Reads one scenario: first all its lines, then it builds the state from them."""

    def __init__(self, game: Reality, text: str) -> None:
        self.lines: dict[str, ScenarioLine] = {}
        for line in read_lines(text, game.id):
            self.add(line)
        options = {key: read_option(line, OPTIONS) for key, line in self.lines.items() if key in OPTIONS}
        if "scene" in self.lines:
            scenery = [line for key, line in self.lines.items() if is_scenery(key)]
            options["table"] = table_text(self.lines["scene"], scenery)
        dice = Dice(self.number("seed", 0, 0, 10**9))
        try:
            self.state = game.show(2, dice, settings(options))
        except OptionError as error:
            self.lines["table"].value.fail(str(error))
        self.figures: dict[tuple[str, str], int] = {}
        self.remove_elements()
        self.place_figures()
        self.equip()
        self.lay_drums()
        self.start()

    def add(self, line: ScenarioLine) -> None:
        key = line.key.text
        words = key.split()
        of_seat = len(words) == 2 and words[0] in "AB" and words[1] in OF_SEAT
        of_figure = len(words) in (2, 3) and words[0] in SEATS and words[1] in BY_ID
        if of_figure and len(words) == 3:
            of_figure = words[2] in OF_FIGURE
        if not (of_seat or of_figure or key in COMMON or key in OPTIONS or is_scenery(key)):
            line.key.fail(
                f"unknown key {key!r}; there is {', '.join((*COMMON, *OPTIONS))}, 'A {', A '.join(OF_SEAT)}', and of a "
                f"character 'A nikolai', 'A nikolai {', '.join(OF_FIGURE)}'"
            )
        if key in self.lines:
            line.key.fail(f"{key!r} is said twice")
        if is_scenery(key) and "scene" not in self.lines:
            line.key.fail("scenery needs a 'scene: WIDTH DEPTH' before it; other tables have their own")
        self.lines[key] = line

    # Reading.

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.lines[key].value.number(low, high, key) if key in self.lines else default

    def inches(self, piece: ScenarioText, text: str) -> int:
        quarters = float(text) * INCH
        if quarters != int(quarters):
            piece.fail(f"positions are whole quarter inches (R-table-3), and {text} is not")
        return int(quarters)

    def element(self, piece: ScenarioText, name: str) -> int:
        names = [element.name for element in self.state.terrain.elements]
        if name not in names:
            piece.fail(f"there is no element {name!r}; there is {', '.join(names) or 'none'}")
        return names.index(name)

    def place(self, piece: ScenarioText) -> Place:
        found = SPOT.fullmatch(piece.text)
        if not found:
            piece.fail(
                f"a place is 'x y', with 'on NAME', 'floor N' or 'roof' where it is not the ground, not {piece.text!r}"
            )
        x, y = self.inches(piece, found[1]), self.inches(piece, found[2])
        return x, y, self.surface(piece, found[3], found[4], found[5]) if found[3] else GROUND

    def surface(self, piece: ScenarioText, name: str, floor: str | None, roof: str | None) -> int:
        element = self.element(piece, name)
        for number, surface in enumerate(self.state.terrain.surfaces):
            if surface.element == element and (surface.roof if floor is None else surface.floor == int(floor)):
                return number
        piece.fail(f"nobody can stand there on {name}")

    def figure(self, piece: ScenarioText, seat: str, who: str) -> int:
        if (seat, who) not in self.figures:
            known = ", ".join(f"{seat} {who}" for seat, who in self.figures)
            piece.fail(f"there is no {seat} {who} in this scene; there is {known or 'nobody'}")
        return self.figures[seat, who]

    # Building the state.

    def remove_elements(self) -> None:
        for piece in self.lines["gone"].value.split(",") if "gone" in self.lines else []:
            self.state.terrain = self.state.terrain.without(self.element(piece, piece.text))

    def place_figures(self) -> None:
        """Add all figures, owners before their dogs."""
        keys = [key.split() for key in self.lines if len(key.split()) == 2 and key.split()[1] in BY_ID]
        for seat, who in sorted(keys, key=lambda words: words[1] == "benkei"):
            piece = self.lines[f"{seat} {who}"].value
            place = self.place(piece)
            found = SPOT.fullmatch(piece.text)
            assert found is not None
            owner = -1
            if found[6]:
                owner = self.figure(piece, seat, "richelle")
            elif found[7]:
                owner = self.figure(piece, seat, found[7])
            down = self.flags_of(f"{seat} {who} is") & DOWN
            if not (self.state.terrain.stands(place) if down else contact.is_free(self.state, place)):
                piece.fail(f"{who} cannot stand there: scenery, the table's edge or a figure is in the way (R-move-4)")
            number = self.state.add_figure(
                BY_ID[who], SEATS[seat], place, self.upgrades(f"{seat} {who} upgrades"), owner
            )
            self.figures[seat, who] = number
            self.state.flags[number] = self.flags_of(f"{seat} {who} is") | (CALLED if found[6] else 0)

    def upgrades(self, key: str) -> Upgrade:
        points = [0, 0, 0, 0]
        for piece in self.lines[key].value.split(",") if key in self.lines else []:
            words = piece.text.split()
            if len(words) != 2 or words[0] not in UPGRADES or words[1] not in ("1", "2"):
                piece.fail(f"an upgrade is {', '.join(UPGRADES)} with 1 or 2, not {piece.text!r}")
            points[UPGRADES.index(words[0])] = int(words[1])
        return points[0], points[1], points[2], points[3]

    def flags_of(self, key: str) -> int:
        mask = 0
        for piece in self.lines[key].value.split(",") if key in self.lines else []:
            if piece.text not in NAMES:
                piece.fail(f"a figure is {', '.join(NAMES)}, not {piece.text!r}")
            mask |= 1 << NAMES.index(piece.text)
        return mask

    def equip(self) -> None:
        """Set what belongs to each figure and each team."""
        state = self.state
        for (seat, who), figure in self.figures.items():
            name = f"{seat} {who}"
            down = state.is_down(figure)
            state.life[figure] = self.number(f"{name} life", 0 if down else state.life[figure], 0 if down else 1, 999)
            state.how[figure] = codes.BY_SHOT if down else codes.STANDS
            state.euphoria[figure] = self.number(f"{name} euphoria", state.euphoria[figure], -99, 99)
            state.spent[figure] = self.number(f"{name} spent", 0, 0, 99)
            self.give(figure, f"{name} has", f"{name} shows")
        for number in (0, 1):
            letter = "AB"[number]
            state.leader[number] = self.one(f"{letter} leader", letter, next(iter(state.team(number)), -1))
            state.pair[number] = self.one(f"{letter} pair", letter, -1)
            if f"{letter} platform" in self.lines:
                state.platforms[number] = self.place(self.lines[f"{letter} platform"].value)[:2]
            if f"{letter} saviour" in self.lines:
                state.saviour = self.one(f"{letter} saviour", letter, -1)

    def one(self, key: str, seat: str, default: int) -> int:
        if key not in self.lines:
            return default
        return self.figure(self.lines[key].value, seat, self.lines[key].value.text)

    def give(self, figure: int, has: str, shows: str) -> None:
        state = self.state
        for piece in self.lines[has].value.split(",") if has in self.lines else []:
            item, _, element = piece.text.partition(" on ")
            if item not in OBJECTS:
                piece.fail(f"there is no object {item!r}; there is {', '.join(OBJECTS)}")
            state.objects[figure] |= BITS[OBJECTS.index(item)]
            if OBJECTS.index(item) == CHARGES:
                state.charge_at[figure] = self.element(piece, element)
        state.bought[figure] = state.objects[figure]
        for piece in self.lines[shows].value.split(",") if shows in self.lines else []:
            if piece.text not in [OBJECTS[item] for item in listed(state.objects[figure])]:
                piece.fail(f"it does not hold {piece.text!r}")
            state.shown[figure] |= BITS[OBJECTS.index(piece.text)]
        if state.is_down(figure):
            state.shown[figure] = state.objects[figure]

    def lay_drums(self) -> None:
        for number in range(3):
            key = f"drum {number + 1}"
            if key not in self.lines:
                continue
            piece = self.lines[key].value
            index = len(self.state.drums)
            words = piece.text.split()
            if words[:2] == ["carried", "by"] and len(words) == 4:
                carrier = self.figure(piece, words[2], words[3])
                self.state.load[carrier] = index
                self.state.drums.append((*self.state.place(carrier), carrier, -1))
            elif words[:2] == ["delivered", "to"] and len(words) == 3 and words[2] in ("A", "B"):
                seat = SEATS[words[2]]
                self.state.drums.append((*self.state.platforms[seat], GROUND, -1, seat))
            else:
                self.state.drums.append((*self.place(piece), -1, -1))

    def start(self) -> None:
        state = self.state
        contact.regroup(state, [figure for figure in state.standing() if state.side[figure] != NEUTRAL])
        state.turn = self.number("turn", 1, 1, 50)
        phase = codes.IN_SPECIAL
        if "phase" in self.lines:
            piece = self.lines["phase"].value
            if piece.text not in codes.PHASES[1:]:
                piece.fail(f"a phase is {', '.join(codes.PHASES[1:])}, not {piece.text!r}")
            phase = codes.PHASES.index(piece.text)
        if not state.team(0) or not state.team(1):
            first = next(iter(self.lines.values()), None)
            if first is not None:
                first.key.fail("a scene needs a standing figure of A and one of B")
        state.push(codes.PHASE, 0, phase)
        if "rolls" in self.lines:
            rolls = [piece.number(1, 100, "a roll") - 1 for piece in self.lines["rolls"].value.split(" ,")]
            state.dice = ScriptedDice(rolls[:MOST_DICE], state.dice)
        state.run()
