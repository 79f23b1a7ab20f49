"""Scenes in which something is refused: for each reason one, with the rule that has to be named."""

from __future__ import annotations

from typing import NamedTuple

from tests.reality.scenes import Form


class Case(NamedTuple):
    rule: str
    key: str
    lines: str
    action: Form
    before: tuple[Form, ...] = ()


MOVE = "phase: positioning\nA nikolai: 10 10\nA nikolai euphoria: 9\nB mycky: 40 30\n"
FIRE = "phase: firing\nA nikolai: 10 10\nA nikolai euphoria: 9\n"
SPECIAL = "phase: special\nB mycky: 40 30\nB mycky is: used\n"
RESCUE = "mission: rescue\nphase: positioning\nA nikolai: 10 10\nA nikolai euphoria: 9\nB mycky: 40 30\n"
LED = f"{RESCUE}A susan: 11 10\nA saviour: nikolai\n"
BODY = f"{MOVE}A mycky: 11 10\nA mycky is: down\n"
MASSACRE = "phase: positioning\nA centinel: 10 10\nA centinel is: massacre\nA centinel euphoria: 9\nB mycky: 40 30\n"
BOXED = "block a: 6 6 3.5 8\nblock b: 10.5 6 3.5 8\nblock c: 9.5 10.5 1 2\nblock d: 9.5 7.5 1 2\n"
CALLS = "phase: special\nturn: 2\nA richelle: 10 10\nB mycky: 40 0.5\nB mycky is: used\n"
GIVES = f"{SPECIAL}A scauter: 10 10\nA doc: 12 10\nA doc is: used\n"
CHARMS = (
    f"{SPECIAL}A sooyoung: 10 10\nB madeleine: 15 10\nB richelle: 15 12\nB madeleine is: used\nB richelle is: used\n"
)
MADELEINE = f"{SPECIAL}A madeleine: 10 10\nA doc: 12 12\nB blanca: 14 10\nB blanca is: used\nA doc is: used\n"

CASES = [
    Case("R-turn-2", "stays-put", MOVE, ("walk",), (("walk",), ("stay",))),
    Case("R-fire-3", "not-now", MOVE, ("shoot", "B mycky", 0, 1)),
    Case("R-y-1", "no-such-figure", MOVE, ("heal", 40)),
    # Abilities.
    Case(
        "R-table-5",
        "no-such-element",
        f"{SPECIAL}A nikolai: 10 10\nblock a: 12 8 1 1\nblock b: 8 12 1 1",
        ("element", 60),
        (("use",),),
    ),
    Case(
        "R-nikolai",
        "element-gone",
        f"{SPECIAL}A nikolai: 10 10\nblock a: 12 8 1 1\nblock b: 8 12 1 1\nblock c: 4 4 1 1\ngone: c",
        ("element", 2),
        (("use",),),
    ),
    Case(
        "R-nikolai",
        "element-long",
        f"{SPECIAL}A nikolai: 10 10\nblock a: 12 8 1 1\nblock b: 8 12 1 1\nblock c: 4 4 1 11",
        ("element", 2),
        (("use",),),
    ),
    Case(
        "R-nikolai",
        "element-unseen",
        f"{SPECIAL}A nikolai: 10 10\nblock a: 12 4 1 10 high 6\nblock b: 8 12 1 1\nblock c: 30 10 1 1",
        ("element", 2),
        (("use",),),
    ),
    Case(
        "R-nikolai",
        "element-objective",
        f"mission: objectives\n{SPECIAL}A nikolai: 10 10\nblock a: 12 8 1 1\nblock b: 8 12 1 1\n"
        "ruins c: 4 4 3 3 high 1\ndrum 1: 5 5",
        ("element", 2),
        (("use",),),
    ),
    Case("R-madeleine", "out-of-range", MADELEINE, ("target", "B mycky"), (("use",),)),
    Case(
        "R-fire-1",
        "not-seen",
        f"{MADELEINE}block a: 15 4 1 12 high 6\nB sooyoung: 17 10\nB sooyoung is: used",
        ("target", "B sooyoung"),
        (("use",),),
    ),
    Case("R-madeleine", "not-oneself", MADELEINE, ("target", "A madeleine"), (("use",),)),
    Case("R-madeleine", "nobodys", f"{MADELEINE}- cat: 10 12", ("target", "- cat"), (("use",),)),
    Case(
        "R-madeleine",
        "fallen",
        f"{MADELEINE}B nikolai: 10 12\nB nikolai is: down",
        ("target", "B nikolai"),
        (("use",),),
    ),
    Case(
        "R-madeleine",
        "off-table",
        f"{MADELEINE}B nikolai: 10 12\nB nikolai is: gone",
        ("target", "B nikolai"),
        (("use",),),
    ),
    Case("R-scauter", "not-a-friend", f"{GIVES}A mycky: 10 12\nA mycky is: used", ("target", "B mycky"), (("use",),)),
    Case(
        "R-benkei-3",
        "gets-nothing",
        f"{GIVES}A mycky: 10 12\nA mycky is: used\nA benkei: 12 11 of doc",
        ("target", "A benkei"),
        (("use",),),
    ),
    Case("R-team-3", "has-one", f"{GIVES}A doc has: kit", ("object", 0), (("use",),)),
    Case(
        "R-scauter-2",
        "no-place-for-dog",
        f"{SPECIAL}A scauter: 10 5\nA doc: 10 10\nA doc is: used\n{BOXED}",
        ("object", 6),
        (("use",),),
    ),
    Case("R-scauter-2", "no-room-beside", f"{GIVES}block a: 12.75 8 1 4", ("beside", 0), (("use",), ("object", 6))),
    Case("R-scauter-2", "not-beside", GIVES, ("at", 20.0, 20.0, 0), (("use",), ("object", 6))),
    Case(
        "R-scauter-2",
        "enters-touching",
        f"{GIVES}B nikolai: 14 10\nB nikolai is: used",
        ("beside", 0),
        (("use",), ("object", 6)),
    ),
    Case(
        "R-mycky-2",
        "not-an-enemy",
        "phase: special\nA mycky: 10 10\nA doc: 12 10\nA doc is: used\nB nikolai: 40 30\n"
        "B nikolai is: used\nB doc: 42 30\nB doc is: used",
        ("target", "A doc"),
        (("use",),),
    ),
    Case(
        "R-sooyoung-2",
        "no-mate",
        CHARMS + "B kobayhisi: 15 8\nB kobayhisi is: used",
        ("target", "B kobayhisi"),
        (("use",),),
    ),
    Case(
        "R-sooyoung-2",
        "not-in-danger",
        CHARMS + "B kobayhisi: 15 8\nB kobayhisi is: used",
        ("target", "A sooyoung"),
        (("use",), ("target", "B madeleine")),
    ),
    Case(
        "R-sooyoung",
        "other-victim",
        CHARMS,
        ("shoot", "A sooyoung", 0, 1),
        (("use",), ("target", "B madeleine"), ("target", "B richelle")),
    ),
    Case(
        "R-sooyoung-2",
        "too-many-shots",
        CHARMS,
        ("shoot", "B richelle", 0, 7),
        (("use",), ("target", "B madeleine"), ("target", "B richelle")),
    ),
    Case(
        "R-fire-3",
        "nothing-declared",
        CHARMS,
        ("fire",),
        (("use",), ("target", "B madeleine"), ("target", "B richelle")),
    ),
    Case(
        "R-odonell-1",
        "nothing-to-shoot-with",
        f"{SPECIAL}A odonell: 10 10\nA mycky: 12 10\nA mycky is: used",
        ("repeat", 2),
        (("use",), ("target", "A mycky")),
    ),
    Case("R-richelle", "not-at-edge", CALLS, ("at", 20.0, 20.0, 0), (("use",),)),
    Case("R-richelle", "enters-touching", CALLS, ("at", 41.0, 0.5, 0), (("use",),)),
    Case("R-table-3", "no-such-place", CALLS, ("enter", 127), (("use",),)),
    Case("R-kobayhisi-2", "cat-far", f"{SPECIAL}A kobayhisi: 10 10\nseed: 3", ("at", 30.0, 10.0, 0), (("use",),)),
    Case(
        "R-sooyoung",
        "must-attack",
        f"{SPECIAL}A sooyoung: 10 10\nA sooyoung euphoria: 20\nA doc: 15 11\nA doc is: used\n"
        "B nikolai: 15 10\nB nikolai is: used\nB kabuki: 14 11\nB kabuki is: used",
        ("strike", 0),
        (("use",), ("target", "B nikolai")),
    ),
    # Moving.
    Case(
        "R-con-6", "in-combat", "phase: positioning\nA nikolai: 10 10\nA nikolai euphoria: 9\nB mycky: 11 10", ("walk",)
    ),
    Case("R-move-5", "prone", f"{MOVE}A nikolai is: prone", ("walk",)),
    Case("R-move-5", "already-prone", f"{MOVE}A nikolai is: prone", ("deck",)),
    Case("R-move-5", "not-prone", MOVE, ("up",)),
    Case("R-move-17", "not-high", MOVE, ("leap",)),
    Case(
        "R-mis-1",
        "leads-susan",
        "mission: rescue\nphase: positioning\nblock a: 8 8 6 6 high 5\nA nikolai: 10 10 on a\n"
        "A nikolai euphoria: 9\nB mycky: 40 30\nA susan: 11 10 on a\nA saviour: nikolai",
        ("leap",),
    ),
    Case(
        "R-move-17",
        "no-landing",
        "phase: positioning\nblock a: 6 6 9 9 high 5\nA nikolai: 10 10 on a\nA nikolai euphoria: 9\nB mycky: 40 30",
        ("leap",),
    ),
    Case(
        "R-move-17",
        "not-a-landing",
        "phase: positioning\nblock a: 8 8 6 6 high 5\nA nikolai: 8.5 10 on a\nA nikolai euphoria: 9\nB mycky: 40 30",
        ("at", 2.0, 10.0, 0),
        (("leap",),),
    ),
    Case("R-odonell-1", "not-encouraged", MOVE, ("again",)),
    Case(
        "R-odonell-1",
        "nothing-to-repeat",
        "phase: special\nA odonell: 10 10\nB mycky: 40 30\nB mycky is: used",
        ("again",),
        (("use",), ("repeat", 0)),
    ),
    Case("R-mis-2", "no-such-drum", MOVE, ("take-drum", 1)),
    Case("R-move-6", "drum-far", f"mission: objectives\n{MOVE}drum 1: 20 20", ("take-drum", 0)),
    Case("R-move-6", "drum-carried", f"mission: objectives\n{MOVE}drum 1: carried by B mycky", ("take-drum", 0)),
    Case(
        "R-mis-6",
        "drum-delivered",
        f"mission: objectives\n{MOVE}A platform: 2 0\ndrum 1: delivered to A",
        ("take-drum", 0),
    ),
    Case(
        "R-move-8",
        "already-carrying",
        f"mission: objectives\n{MOVE}drum 1: carried by A nikolai\ndrum 2: 11 10",
        ("take-drum", 1),
    ),
    Case("R-move-6", "carries-nothing", MOVE, ("leave",)),
    Case("R-body-1", "not-a-body", MOVE, ("take-body", "B mycky")),
    Case(
        "R-body-1",
        "body-carried",
        "phase: positioning\nA nikolai: 10 10\nB mycky: 12 10\nB mycky euphoria: 9\nA doc: 13 10\nA doc is: down",
        ("take-body", "A doc"),
        (("take-body", "A doc"), ("end",)),
    ),
    Case("R-move-6", "not-touching", f"{MOVE}A mycky: 20 10\nA mycky is: down", ("ransack", "A mycky")),
    Case("R-move-6", "nothing-there", BODY, ("ransack", "A mycky")),
    Case("R-move-6", "no-points", f"{BODY}A mycky has: kit\nA nikolai spent: 8", ("ransack", "A mycky")),
    Case(
        "R-y-2",
        "kept-for-shots",
        "phase: positioning\nA centinel: 10 10\nA centinel is: massacre\nA centinel spent: 8\n"
        "B mycky: 40 30\nB mycky euphoria: -5\nA mycky: 11 10\nA mycky is: down\nA mycky has: kit",
        ("ransack", "A mycky"),
    ),
    Case(
        "R-y-7",
        "gets-up-later",
        "phase: positioning\nA nikolai: 10 10\nA nikolai is: prone\nA nikolai euphoria: 9\nB mycky: 11 10\n",
        ("up",),
    ),
    Case("R-y-2", "kept-for-shots", MASSACRE, ("at", 20.0, 10.0, 0), (("walk",),)),
    Case("R-y-2", "kept-for-shots", MASSACRE, ("at", 20.0, 10.0, 0), (("walk",), ("via", 15.0, 10.0, 0))),
    Case("R-benkei-3", "dog", f"{MOVE}A benkei: 11 10 of nikolai", ("inject",), (("activate", "A benkei"),)),
    Case("R-move-10", "no-object", MOVE, ("inject",)),
    Case("R-y-1", "too-late", f"{MOVE}A nikolai has: adrenaline", ("inject",), (("deck",),)),
    Case(
        "R-centinel-4",
        "massacre-no-objects",
        "phase: positioning\nA centinel: 10 10\nA centinel is: massacre\nB mycky: 40 30\n"
        "B mycky euphoria: -5\nA centinel has: kit",
        ("heal", "A centinel"),
    ),
    Case(
        "R-centinel-3",
        "machine",
        "phase: positioning\nA centinel: 10 10\nB mycky: 40 30\nB mycky euphoria: -5\nA centinel has: adrenaline",
        ("inject",),
    ),
    Case("R-move-10", "unhurt", f"{MOVE}A nikolai has: kit", ("heal", "A nikolai")),
    Case("R-obj-8", "not-touching", f"{MOVE}A nikolai has: kit\nA mycky: 20 10\nA mycky life: 50", ("heal", "A mycky")),
    Case("R-obj-8", "not-a-friend", f"{MOVE}A nikolai has: kit", ("heal", "B mycky")),
    Case(
        "R-move-10",
        "not-a-friend",
        f"{MOVE}A nikolai has: defibrillator\nB doc: 11 10\nB doc is: down",
        ("revive", "B doc"),
    ),
    Case(
        "R-richelle",
        "gone-with-owner",
        f"{MOVE}A nikolai has: defibrillator\nA richelle: 9 10\nA richelle is: down\n"
        "A benkei: 11 10 called\nA benkei is: down",
        ("revive", "A benkei"),
    ),
    Case("R-mis-1", "nobody-to-free", MOVE, ("free",)),
    Case("R-mis-1", "not-touching", f"{RESCUE}- susan: 20 20", ("free",)),
    Case("R-mis-1", "leads-nobody", MOVE, ("shift",)),
    Case("R-mis-1", "susan-cannot-shift", f"{LED}A susan spent: 12", ("shift",)),
    Case("R-mis-1", "susan-far", LED, ("at", 13.0, 10.0, 0), (("shift",),)),
    Case("R-mis-1", "susan-too-far", f"{LED}A susan spent: 11", ("at", 9.0, 10.0, 0), (("shift",),)),
    # Walking.
    Case("R-move-4", "no-room", f"{MOVE}block a: 12 8 3 4", ("at", 12.0, 10.0, 0), (("walk",),)),
    Case("R-move-4", "taken", f"{MOVE}A doc: 12 10\nA doc euphoria: 1", ("at", 12.25, 10.0, 0), (("walk",),)),
    Case(
        "R-con-1",
        "no-room-beside",
        f"{MOVE}B doc: 13 10\nB doc euphoria: 1\nblock a: 13.75 8 3 4",
        ("charge", "B doc", 0),
        (("walk",),),
    ),
    Case("R-move-11", "too-far", MOVE, ("at", 22.0, 10.0, 0), (("walk",),)),
    Case("R-move-11", "too-dear", MOVE.replace("10 10", "2 2"), ("at", 46.0, 34.0, 0), (("walk",),)),
    Case("R-con-2", "charge-too-far", MOVE.replace("40 30", "22 10"), ("charge", "B mycky", 4), (("walk",),)),
    Case("R-move-11", "already-there", MOVE, ("at", 10.0, 10.0, 0), (("walk",),)),
    Case("R-move-11", "too-far", MOVE, ("at", 30.0, 10.0, 0), (("walk",), ("via", 12.0, 10.0, 0))),
    Case(
        "R-move-11",
        "no-way",
        f"{MOVE}building a: 13 8 4 4 storeys 1",
        ("at", 15.0, 10.0, 1),
        (("walk",), ("via", 12.0, 10.0, 0)),
    ),
    Case("R-move-11", "route-by-points", MOVE, ("to", "node"), (("walk",), ("via", 12.0, 10.0, 0))),
    Case("R-con-1", "touches-unnamed", MOVE.replace("40 30", "15 10"), ("via", 14.0, 10.0, 0), (("walk",),)),
    Case("R-move-9", "not-an-enemy", f"{MOVE}A doc: 12 10\nA doc euphoria: 1", ("charge", "A doc", 0), (("walk",),)),
    Case("R-move-9", "not-approached", f"{MOVE}- cat: 12 10", ("charge", "- cat", 0), (("walk",),)),
    Case("R-move-11", "listed-otherwise", f"{BODY.replace('11 10', '13 10')}", ("charge", "A mycky", 1), (("walk",),)),
    Case(
        "R-y-11",
        "not-listed",
        f"{MOVE}A doc: 17 10.75\nA doc euphoria: 1\nA mycky: 13.5 11.75\nA mycky euphoria: 1\n"
        "block a: 12 8.75 1.75 1 high 3",
        ("to", 157),
        (("walk",),),
    ),
    Case("R-mis-1", "susan-left-behind", f"{LED}block a: 13 9.5 1 1 high 2", ("at", 13.5, 10.0, 1), (("walk",),)),
    # Looting.
    Case(
        "R-obj-7",
        "charges-lost",
        f"{BODY}block a: 20 20 1 1\nA mycky has: kit, charges on a",
        ("object", 5),
        (("ransack", "A mycky"),),
    ),
    Case(
        "R-move-6",
        "not-by-body",
        f"{BODY}A mycky has: kit\nA nikolai has: grenade",
        ("object", 3),
        (("ransack", "A mycky"),),
    ),
    Case(
        "R-team-3", "has-one", f"{BODY}A mycky has: kit\nA nikolai has: kit", ("object", 0), (("ransack", "A mycky"),)
    ),
    # Order.
    Case("R-prof-6", "not-next", f"{MOVE}A doc: 20 10\nA doc euphoria: 9", ("activate", "B mycky")),
    # Attack.
    Case("R-att-2", "too-many-attacks", "phase: attack\nA nikolai: 10 10\nB mycky: 11 10", ("strike", 4)),
    # Firing.
    Case("R-obj-1", "no-object", f"{FIRE}B mycky: 20 10", ("grenade",)),
    Case("R-fire-8", "combat-no-shots", f"{FIRE}B mycky: 11 10\nA nikolai has: grenade", ("grenade",)),
    Case(
        "R-mycky-2",
        "bargain",
        "phase: special\nA nikolai: 10 10\nB mycky: 20 10",
        ("shoot", "B mycky", 0, 1),
        (("use",), ("end",), ("end",)),
    ),
    Case(
        "R-fire-7",
        "objects-first",
        "phase: special\nA odonell: 10 10\nA nikolai: 12 10\nA nikolai has: grenade\nB mycky: 20 10\nB mycky is: used",
        ("grenade",),
        (
            ("use",),
            ("target", "A nikolai"),
            ("repeat", 2),
            ("end",),
            ("end",),
            ("end",),
            ("end",),
            ("shoot", "B mycky", 0, 1),
        ),
    ),
    Case("R-fire-8", "combat-no-shots", f"{FIRE}B mycky: 11 10", ("shoot", "B mycky", 0, 1)),
    Case("R-fire-9", "no-friendly-fire", f"{FIRE}B mycky: 20 10\nA doc: 15 12", ("shoot", "A doc", 0, 1)),
    Case(
        "R-fire-1",
        "not-seen",
        f"{FIRE}B mycky: 20 10\nB doc: 10 20\nblock a: 15 5 1 10 high 6",
        ("shoot", "B mycky", 0, 1),
    ),
    Case("R-fire-1", "fallen", f"{FIRE}B mycky: 20 10\nB doc: 10 20\nB doc is: down", ("shoot", "B doc", 0, 1)),
    Case("R-fire-1", "not-oneself", f"{FIRE}B mycky: 20 10", ("shoot", "A nikolai", 0, 1)),
    Case("R-mis-1", "nobodys", f"mission: rescue\n{FIRE}B mycky: 20 10\n- susan: 10 20", ("shoot", "- susan", 0, 1)),
    Case("R-prof-1", "no-weapon", f"{FIRE}B mycky: 20 10", ("shoot", "B mycky", 1, 1)),
    Case("R-fire-4", "too-many-shots", f"{FIRE}B mycky: 20 10", ("shoot", "B mycky", 0, 6)),
    Case("R-fire-4", "shoot-nothing", f"{FIRE}B mycky: 20 10", ("shoot", "B mycky", 0, 0)),
    Case(
        "R-fire-3",
        "declared-already",
        f"{FIRE}B mycky: 20 10\nB doc: 20 14",
        ("shoot", "B mycky", 0, 1),
        (("shoot", "B mycky", 0, 1),),
    ),
    Case(
        "R-prof-4",
        "aim-impossible",
        f"{FIRE}A nikolai is: prone, walked\nB mycky: 32 10\nB mycky is: prone, moved",
        ("shoot", "B mycky", 0, 1),
    ),
    Case("R-doc-1", "no-flames", f"{FIRE}B mycky: 20 10", ("flame",)),
    Case(
        "R-obj-5", "kept-it", f"{FIRE}B mycky: 18 10\nA nikolai has: grenade", ("grenade",), (("grenade",), ("stay",))
    ),
    Case(
        "R-obj-7",
        "charges-gone",
        f"{FIRE}B mycky: 20 10\nblock a: 30 30 1 1\ngone: a\nA nikolai has: charges on a",
        ("blast",),
    ),
    Case(
        "R-obj-3",
        "not-empty",
        f"{FIRE}B mycky: 20 10\nruins a: 18 8 4 4 high 1\nA nikolai has: charges on a",
        ("blast",),
    ),
    Case(
        "R-obj-3",
        "template-apart",
        f"{FIRE}B mycky: 20 10\nruins a: 30 8 4 4 high 1\nA nikolai has: charges on a",
        ("at", 5.0, 5.0, 0),
        (("blast",),),
    ),
    Case(
        "R-obj-3",
        "no-such-point",
        f"{FIRE}B mycky: 20 10\nruins a: 30 8 4 4 high 1\nA nikolai has: charges on a",
        ("at", 50.0, 5.0, 0),
        (("blast",),),
    ),
    Case(
        "R-obj-1", "throw-far", f"{FIRE}B mycky: 20 10\nA nikolai has: grenade", ("at", 21.0, 10.0, 0), (("grenade",),)
    ),
    Case(
        "R-obj-1", "throw-near", f"{FIRE}B mycky: 20 10\nA nikolai has: grenade", ("at", 12.0, 10.0, 0), (("grenade",),)
    ),
    Case(
        "R-obj-1",
        "throw-unseen",
        f"{FIRE}B mycky: 20 10\nA nikolai has: grenade\nblock a: 13 5 1 10 high 6",
        ("at", 17.0, 10.0, 0),
        (("grenade",),),
    ),
    Case(
        "R-obj-1",
        "not-at-rim",
        f"{FIRE}B mycky: 18 10\nA nikolai has: grenade",
        ("at", 18.0, 11.5, 0),
        (("grenade",), ("drop", "B mycky", 8)),
    ),
    Case(
        "R-obj-1",
        "flee-near",
        f"{FIRE}B mycky: 18 10\nA nikolai has: grenade",
        ("at", 18.25, 10.25, 0),
        (("grenade",), ("at", 15.25, 10.0, 0)),
    ),
    Case(
        "R-obj-6",
        "flee-wall",
        f"{FIRE}B mycky: 18 10\nA nikolai has: grenade\nblock a: 16 11 4 0.5 high 6",
        ("at", 18.25, 13.0, 0),
        (("grenade",), ("drop", "B mycky", 8)),
    ),
    Case(
        "R-obj-9",
        "flee-level",
        f"{FIRE}B mycky: 18 10\nA nikolai has: grenade\nblock a: 17 12 4 3",
        ("at", 18.25, 13.0, 1),
        (("grenade",), ("drop", "B mycky", 8)),
    ),
    Case(
        "R-mis-1",
        "flee-partner",
        "mission: rescue\nphase: firing\nB arendal: 8 10\nB arendal euphoria: 30\n"
        "B arendal has: grenade\nA nikolai: 18 10\nA susan: 18 9\nA saviour: nikolai",
        ("at", 15.75, 13.0, 0),
        (("grenade",), ("at", 15.5, 10.0, 0)),
    ),
    Case(
        "R-obj-6",
        "no-refuge",
        f"{FIRE.replace('10 10', '6 0.5')}B mycky: 0.5 0.5\nA nikolai has: grenade",
        ("flee", 8),
        (("grenade",), ("drop", "B mycky", 8)),
    ),
    Case("R-doc-1", "no-direction", "phase: firing\nA doc: 10 10\nB mycky: 20 10", ("heading", 0, 0), (("flame",),)),
    Case(
        "R-centinel-1",
        "not-nearest",
        "phase: firing\nA centinel: 10 10\nA centinel is: massacre\nA centinel euphoria: 20\n"
        "B mycky: 20 10\nB doc: 10 20\nB nikolai: 30 10",
        ("target", "B nikolai"),
    ),
]
