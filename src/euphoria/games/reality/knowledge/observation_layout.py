"""What the numbers of an observation of `reality` mean, and where each field begins: the same at every table.

First what concerns the whole show, then a block for each slot of `figure_slots.py`, then one for each piece of scenery.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.reality import codes
from euphoria.games.reality.actions import DRUMS
from euphoria.games.reality.actions import MOST_ELEMENTS as MOST_NUMBERED
from euphoria.games.reality.cards.objects import HELD, OBJECTS
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.figure_flags import NAMES
from euphoria.games.reality.geometry.terrain import INCH, Scenery
from euphoria.games.reality.knowledge.figure_slots import OBSERVED, OF_A_TEAM
from euphoria.games.reality.options import MISSIONS
from euphoria.games.reality.tables.table_file import MOST_DEEP, MOST_WIDE
from euphoria.kernel.learning.layout import LayoutBuilder

SEATS: Final = ("own", "rival's")
BELONGS: Final = ("own", "rival's", "nobody's")
PLACE: Final = ("x", "y", "height")
PROFILE: Final[tuple[str, ...]] = (
    "aim", "attacks", "shots of the first weapon", "range of the first weapon", "shots of the second weapon",
    "range of the second weapon", "AP a turn", "life at the start", "audience",
)  # fmt: skip
ROLES: Final[tuple[str, ...]] = (
    "leader", "paired", "saviour", "active", "asked about", "chosen first", "chosen second", "may flee",
    "in the exchange",
)  # fmt: skip
LEADER: Final = 0
PAIRED: Final = 1
SAVIOUR: Final = 2
ACTIVE: Final = 3
SUBJECT: Final = 4
CHOSEN: Final = 5
FLEES: Final = 7
EXCHANGING: Final = 8
SCENERY: Final[tuple[str, ...]] = tuple(kind.name.lower() for kind in Scenery)
ELEMENT: Final[tuple[str, ...]] = ("there", "x", "y", "width", "depth", "height", *SCENERY)

# What the numbers are parts of.
WIDE: Final[Any] = 1.0 / (MOST_WIDE * INCH)
DEEP: Final[Any] = 1.0 / (MOST_DEEP * INCH)
HIGH: Final[Any] = 1.0 / (12 * INCH)
LIFE: Final[Any] = 1.0 / 200
POINTS: Final[Any] = 1.0 / 20
TENTH: Final[Any] = 1.0 / 10
RANGE: Final[Any] = 1.0 / 30
AUDIENCE: Final[Any] = 1.0 / 500
SLOT: Final[Any] = 1.0 / 48
MOST_BUDGET: Final[Any] = 1.0 / 1600
MOST_TURNS: Final[Any] = 1.0 / 50
MOST_EARNED: Final = 8.0
"""What a seat has earned is told in budgets; more than this counts as this."""
OF_TABLE: Final = f"x as a part of {MOST_WIDE} inches, y of {MOST_DEEP}, height of 12"


class RealityLayout:
    """The offsets of all fields. Figures are named by their slots."""

    def __init__(self) -> None:
        add = LayoutBuilder()
        self.phase = add.add("phase", codes.PHASES, "The phase of the turn: 1 for the one that it is.")
        self.question = add.add("question", codes.QUESTIONS[1:], "What the seats that decide now are asked.")
        self.asked = add.add("asked", SEATS, "1 for each seat that must decide now.")
        self.answered = add.one("answered", "1 if you have answered a question that the rival is still asked.")
        self.mission = add.add("mission", MISSIONS, "What a team has to do to win (R-mis-1 to R-mis-3).")
        self.harsh = add.one("harsh luck", "1 if luck is harsh, 0 if it is generous (R-prof-5).")
        self.budget = add.one("budget", "The audience that a team may cost, as a part of 1600.")
        self.elapsed = add.one("elapsed", "The number of the turn, as a part of all turns.")
        self.left = add.one("turns left", "How many turns come after this one, as a part of 50.")
        self.edge = add.add("edge", ("y = 0", "the other"), "Which edge is yours; all 0 before it is known.")
        self.size = add.add("table", ("width", "depth"), f"Its size, as parts of {MOST_WIDE} and {MOST_DEEP} inches.")
        self.platform = add.add(
            "exit platforms", tuple(f"{seat} {what}" for seat in SEATS for what in ("there", "x", "y")),
            "Whether each lies, and its south-west corner.",
        )  # fmt: skip
        self.earned = add.add(
            "earned", SEATS, "The points for eliminated rivals so far, in budgets (R-vp-6).", 0, MOST_EARNED
        )
        self.purse = add.one("points to walk", "The AP that the walk in question may cost, in twentieths.", 0, 5)
        self.free = add.one("free walk", "1 if that walk costs no AP.")
        self.stops = add.one("way-points", "How many way-points that walk has, as a part of 24.")
        self.spot = add.add(
            "spot", PLACE, "The last way-point of that walk, or the middle of the template that one may flee from."
        )
        self.object = add.add("object", OBJECTS, "The object that is thrown or given.")
        self.throws = add.one("throws left", "How many grenades of a belt are left, with this one, in thirds.")
        self.injuries = add.one("injuries", "How many injuries are still to be shared out, in twentieths.", 0, 5)
        self.push = add.add(
            "push", ("inches", "x", "y"), "How far a push goes, in tenths; while it is yours and goes on, where to.",
            -1, 1,
        )  # fmt: skip
        fields = len(add.fields)
        self.drum = add.add(
            "drum 0", ("there", *PLACE, "carried", "delivered to you", "delivered to the rival"),
            f"Where it is: {OF_TABLE}.",
        )  # fmt: skip
        self.drum_block = add.repeat(fields, [f"drum {number}" for number in range(1, DRUMS)], "drum 0")
        fields = len(add.fields)
        self.figure = add.size
        self._add_figure(add, slot_name(0))
        self.block = add.repeat(fields, [slot_name(slot) for slot in range(1, OBSERVED)], slot_name(0))
        """How many numbers there are for each figure."""
        fields = len(add.fields)
        self.element = add.add(
            "scenery 0", ELEMENT, "Whether it is there, its middle and size as parts of the same, and its kind."
        )
        self.charges = add.one("scenery 0: charges", "1 if explosive charges of yours sit on it.")
        others = [f"scenery {number}" for number in range(1, MOST_NUMBERED)]
        self.element_block = add.repeat(fields, others, "scenery 0")
        self.fields = add
        self.total = add.size
        """How many numbers there are."""

    def _add_figure(self, add: LayoutBuilder, name: str) -> None:
        """The fields of one figure."""
        held = tuple(OBJECTS[item] for item in HELD)
        self.belongs = add.add(f"{name}: side", BELONGS, "Whose it is now; all 0 if there is none.")
        self.character = add.add(f"{name}: character", tuple(one.id for one in CHARACTERS), "Who it is.")
        self.profile = add.add(
            f"{name}: profile", PROFILE,
            "With upgrades: aim, attacks and shots in tenths, ranges as parts of 30 inches, AP of 20, life of 200, "
            "audience of 500.",
        )  # fmt: skip
        self.owner = add.one(f"{name}: owner", "Of a companion: the slot of its owner, plus 1, as a part of 48.")
        self.place = add.add(f"{name}: place", PLACE, f"{OF_TABLE}; all 0 while it is off the table.")
        self.life = add.one(f"{name}: life", "As a part of 200.", 0, 5)
        self.points = add.add(f"{name}: AP", ("left in this phase", "spent in this turn"), "In twentieths.", 0, 5)
        self.euphoria = add.one(f"{name}: euphoria", "In tenths.", -10, 10)
        self.waits = add.one(
            f"{name}: order", "1 if it is activated next in this phase, 1/2 if second, and so on; the same number for "
            "those of whom their player chooses one.",
        )  # fmt: skip
        self.flags = add.add(f"{name}: state", NAMES, "What is true of it: see `figure_flags.py`.")
        self.objects = add.add(f"{name}: objects", held, "The objects that it holds, as far as you know.")
        self.lacks = add.add(f"{name}: never bought", held, "Objects that it is known not to have been bought with.")
        self.role = add.add(f"{name}: role", ROLES, "What it has to do with what is decided now.")
        self.combat = add.one(
            f"{name}: combat", "If it fights: the least slot of all who are in that combat, plus 1, as a part of 48."
        )
        self.bargain = add.one(
            f"{name}: bargain", "The slot of the rival who may not shoot at it this turn, plus 1, as a part of 48."
        )
        self.repeat = add.add(f"{name}: may repeat", codes.REPEATS, "What it was encouraged to do once more.")
        self.carries = add.add(f"{name}: carries", (*(f"drum {drum}" for drum in range(DRUMS)), "a body"), "Its load.")
        self.exchange = add.add(
            f"{name}: exchange", ("attack dice", "injuries"),
            "In the exchange of a combat, in tenths: the attacks that it has declared, or the dice that it threw, of "
            "a rival's only these; and the injuries that it was given.", 0, 10,
        )  # fmt: skip
        self.declared = add.add(
            f"{name}: shots at it", ("first weapon", "second weapon"), "Those that have been declared, in tenths.", 0, 2
        )
        self.prize = add.one(f"{name}: prize", "What its fall has earned the other team, in budgets.", 0, MOST_EARNED)
        self.fell = add.add(f"{name}: fell", codes.WAYS_TO_FALL[1:], "How it fell.")


def slot_name(slot: int) -> str:
    if slot < OF_A_TEAM:
        return f"own figure {slot}"
    if slot < 2 * OF_A_TEAM:
        return f"rival's figure {slot}"
    return f"nobody's figure {slot}"


AT: Final = RealityLayout()
