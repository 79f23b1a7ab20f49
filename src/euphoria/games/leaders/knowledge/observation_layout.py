"""What the numbers of an observation of `leaders` mean, and where each field begins."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import KINDS, PLACES, TEAMS
from euphoria.kernel.learning.layout import PLAYER_0, LayoutBuilder, ObservationLayout, players
from euphoria.kernel.learning.rows import Row, zeros

MOST_CARDS_SHOWN: Final = 10
"""More cards in a hand than this count as this many."""
DEEDS: Final[tuple[str, ...]] = ("interrogation", "artifact", "arming", "shot", "hiding")
SLOTS: Final[tuple[str, ...]] = tuple(f"slot {slot}" for slot in range(PLACES))


class LeadersLayout:
    """The offsets of all fields at a table with so many seats and artifacts. Players are counted from the observer."""

    def __init__(self, seats: int, artifacts: tuple[str, ...]) -> None:
        others = players(seats)
        places = tuple(f"{player} {slot}" for player in others for slot in SLOTS)
        add = LayoutBuilder()
        self.seats = seats
        self.artifacts = len(artifacts)
        self.phase: i64 = add.add("phase", codes.PHASES, "The phase of the turn: 1 for the one that it is.")
        self.question: i64 = add.add(
            "question", codes.QUESTIONS[1:], "What the seats that decide now are asked; a declaration that another "
            "player has begun in secret still reads as `action`.",
        )  # fmt: skip
        self.asked: i64 = add.add("asked", others, "1 for each player who must decide now.")
        self.answered: i64 = add.one("answered", "1 if you have answered a question that others are still asked.")
        self.active: i64 = add.add("active", others, "1 for the player whose turn it is.")
        self.elapsed: i64 = add.one("elapsed", "The turns so far, as a part of all that the table plays (L-win-6).")
        self.clockwise: i64 = add.one("clockwise", "1 if turns go clockwise, 0 if the other way round.")
        self.extra_turn: i64 = add.one("extra turn", "1 in an extra turn.")
        self.claims_left: i64 = add.one("claims left", "How many claims you may still make in this turn.", 0, 5)
        self.centre: i64 = add.one("guns in the centre", "How many ray guns can be taken.", 0, 4)
        self.pile: i64 = add.one("deck", "How many cards are in the deck of artifacts, as a part of all cards.")
        self.discards: i64 = add.add("discards", artifacts, "How many of each artifact lie face up on the pile.", 0, 24)
        self.gone: i64 = add.add("out of the game", artifacts, "How many of each artifact have left the game.", 0, 24)
        self.hand: i64 = add.add("hand", artifacts, "How many of each artifact you hold.", 0, 24)
        self.team: i64 = add.add("team", TEAMS, "The team that you are on, judged by the recruits that you hold.")
        self.deed: i64 = add.add("deed", DEEDS, "What is being declared by you, or can be answered with a reaction.")
        self.actor: i64 = add.add("deed by", others, "Who does it.")
        self.target: i64 = add.add("deed at player", others, "The player at whom a shot goes.")
        self.place: i64 = add.add("deed at recruit", places, "The recruit that is interrogated or hidden.")
        self.artifact: i64 = add.add("deed with", artifacts, "The artifact that is used.")
        self.declared: i64 = add.add(
            "declared", (*places, *others), "The recruits and the players that were chosen for that artifact so far."
        )
        self.claimed_team: i64 = add.add(
            "claims of teams",
            tuple(f"{one} says {other} is {team}" for one in others for other in others for team in TEAMS),
            "1 for each claim about a team in the last round: since the turn that began so many turns ago as there are "
            "players.",
        )  # fmt: skip
        self.claimed_recruit: i64 = add.add(
            "claims of recruits",
            tuple(f"{one} says {place} is {kind}" for one in others for place in places for kind in KINDS),
            "1 for each claim about a recruit in the last round.",
        )  # fmt: skip
        before = len(add.fields)
        self._add_player(add, PLAYER_0, others, artifacts)
        self.block: i64 = add.repeat(before, others[1:])
        """How many numbers there are for each player."""
        self.layout: ObservationLayout = add.layout()
        self.size = self.layout.size
        self.nothing: Row = zeros(self.size)

    def _add_player(self, add: LayoutBuilder, name: str, others: tuple[str, ...], artifacts: tuple[str, ...]) -> None:
        """The fields of one player."""
        self.wastelander: i64 = add.one(f"{name}: Wastelander", "1 if this player has become one.")
        self.gun: i64 = add.one(f"{name}: gun", "1 if this player holds a ray gun.")
        self.aim: i64 = add.add(f"{name}: gun aimed at", others, "At whom it is aimed.")
        self.cards: i64 = add.one(
            f"{name}: cards", f"How many artifacts this player holds, in tenths, at most {MOST_CARDS_SHOWN}."
        )
        self.known: i64 = add.add(
            f"{name}: known artifacts",
            artifacts,
            "How many of each artifact are in this hand that you have seen, and that were not mixed with others since.",
            0,
            24,
        )
        self.up: i64 = add.add(f"{name}: exposed", SLOTS, "1 for each recruit that lies face up.")
        self.kind: i64 = add.add(
            f"{name}: recruits",
            tuple(f"{slot} {kind}" for slot in SLOTS for kind in KINDS),
            "What each recruit is, if you have seen it and it was not shuffled since; all 0 if you do not know.",
        )
        self.seen: i64 = add.add(
            f"{name}: recruits seen",
            tuple(f"{slot} by {who}" for slot in SLOTS for who in ("everybody", *others)),
            "Who has seen each recruit: everybody, or else each of these players.",
        )


def leaders_layout(seats: int, artifacts: tuple[str, ...]) -> ObservationLayout:
    """`artifacts`: the ids of the deck's artifacts, in its order."""
    return LeadersLayout(seats, artifacts).layout


@cache
def offsets(seats: int, artifacts: int) -> LeadersLayout:
    """For writing: where the fields begin does not depend on what the artifacts are called."""
    return LeadersLayout(seats, ("",) * artifacts)
