"""The numbers of an observation once more, worked out from the JSON view of the seat alone, by their labels."""

from __future__ import annotations

from typing import Any

BEFORE = ("free walk", "throws left", "injuries", "push: ")
OF_FIGURES = (": never bought: ", ": exchange: ", ": role: in the exchange")
"""What follows from the log, or from what the seat itself has answered: tests of their own look at it."""


def is_in_the_view(label: str, question: str | None) -> bool:
    if question == "strike" and label.endswith(": role: asked about"):
        return False
    return not label.startswith(BEFORE) and not any(part in label for part in OF_FIGURES)


def numbers_of(view: Any, seat: int) -> dict[str, float]:
    """By label: all numbers that are not 0."""
    found: dict[str, float] = {}
    options, asked = view["options"], view["asked"]
    found[f"phase: {view['phase']}"] = 1
    found[f"mission: {options['mission']}"] = 1
    found["harsh luck"] = float(options["luck"] == "harsh")
    found["budget"] = options["budget"] / 1600
    found["elapsed"] = view["turn"] / options["turns"]
    found["turns left"] = (options["turns"] - view["turn"]) / 50
    found["table: width"] = view["scenery"]["width"] / 288
    found["table: depth"] = view["scenery"]["depth"] / 192
    heights = [z for _, z, _ in view["scenery"]["surfaces"]]
    for other in view["players"]:
        name = "own" if other["seat"] == seat else "rival's"
        if other["seat"] == seat and other["edge"] is not None:
            found[f"edge: {('y = 0', 'the other')[other['edge']]}"] = 1
        if other["platform"]:
            found |= {f"exit platforms: {name} there": 1}
            found |= {f"exit platforms: {name} x": other["platform"][0] / 288}
            found |= {f"exit platforms: {name} y": other["platform"][1] / 192}
        found[f"earned: {name}"] = min(8, other["earned"] / options["budget"])
    for number, drum in enumerate(view["drums"]):
        found[f"drum {number}: there"] = 1
        found |= place(f"drum {number}:", (drum["x"], drum["y"], drum["surface"]), heights)
        found[f"drum {number}: carried"] = float(drum["carrier"] is not None)
        if drum["delivered"] is not None:
            found[f"drum {number}: delivered to {'you' if drum['delivered'] == seat else 'the rival'}"] = 1
    for number, element in enumerate(view["scenery"]["elements"]):
        found |= scenery(number, element)
    slots = slots_of(view, seat)
    names = {figure: name_of(slot) for figure, slot in slots.items()}
    for figure in view["figures"]:
        if names[figure["figure"]]:
            found |= figure_numbers(view, figure, names, slots, seat, heights)
    found |= question_numbers(view, names, seat, heights)
    for role, figure in (("active", view["active"]), ("saviour", view["saviour"])):
        if figure is not None:
            found[f"{names[figure]}: role: {role}"] = 1
    for other in view["players"]:
        for role, figure in (("leader", other["leader"]), ("paired", other["pair"])):
            if figure is not None:
                found[f"{names[figure]}: role: {role}"] = 1
    for target, weapon, shots in asked["declared"]:
        label = f"{names[target]}: shots at it: {('first', 'second')[weapon]} weapon"
        found[label] = found.get(label, 0) + shots / 10
    return {label: number for label, number in found.items() if number and not label.startswith(":")}


def place(name: str, at: Any, heights: list[int]) -> dict[str, float]:
    x, y, surface = at
    return {f"{name} x": x / 288, f"{name} y": y / 192, f"{name} height": heights[surface] / 48}


def scenery(number: int, element: Any) -> dict[str, float]:
    if element["gone"]:
        return {}
    xs, ys = zip(*element["outline"], strict=True)
    numbers = {
        "there": 1,
        "x": (min(xs) + max(xs)) / 2 / 288,
        "y": (min(ys) + max(ys)) / 2 / 192,
        "width": (max(xs) - min(xs)) / 288,
        "depth": (max(ys) - min(ys)) / 192,
        "height": element["height"] / 48,
        element["kind"]: 1,
    }
    return {f"scenery {number}: {name}": value for name, value in numbers.items()}


def slots_of(view: Any, seat: int) -> dict[int, int]:
    """By figure: its slot among those observed; -1 for none."""
    rescue = view["options"]["mission"] == "rescue"
    rows: list[list[int]] = [[], [], []]
    for figure in view["figures"]:
        captive = rescue and figure["character"] == "susan"
        rows[2 if captive or figure["side"] is None else int(figure["side"] != seat)].append(figure["figure"])
    found = {}
    for row, first, most in zip(rows, (0, 12, 24), (12, 12, 4), strict=True):
        for number, figure in enumerate(row):
            found[figure] = first + number if number < most else -1
    return found


def name_of(slot: int) -> str:
    if slot < 0:
        return ""
    return (f"own figure {slot}", f"rival's figure {slot}", f"nobody's figure {slot}")[min(2, slot // 12)]


def figure_numbers(
    view: Any, figure: Any, names: dict[int, str], slots: dict[int, int], seat: int, heights: list[int]
) -> dict[str, float]:
    name = names[figure["figure"]]
    side = {None: "nobody's", seat: "own", 1 - seat: "rival's"}[figure["side"]]
    found: dict[str, float] = {
        f"{name}: side: {side}": 1,
        f"{name}: character: {figure['character']}": 1,
        f"{name}: life": figure["life"] / 200,
        f"{name}: AP: left in this phase": figure["points"] / 20,
        f"{name}: AP: spent in this turn": figure["spent"] / 20,
        f"{name}: euphoria": figure["euphoria"] / 10,
    }
    found |= profile(name, figure)
    if "gone" not in figure["state"]:
        found |= place(f"{name}: place:", (figure["x"], figure["y"], figure["surface"]), heights)
    for flag in (*figure["state"], *figure["this_turn"]):
        found[f"{name}: state: {flag}"] = 1
    for item in figure["objects"]:
        found[f"{name}: objects: {item}"] = 1
    if figure["charges_on"] is not None:
        elements = [element["name"] for element in view["scenery"]["elements"]]
        found[f"scenery {elements.index(figure['charges_on'])}: charges"] = 1
    if figure["carries"]:
        (kind, number), *_ = figure["carries"].items()
        found[f"{name}: carries: {'a body' if kind == 'body' else f'drum {number}'}"] = 1
    for what, other in (("owner", figure["owner"]), ("bargain", figure["bargain"])):
        if other is not None:
            found[f"{name}: {what}"] = (slots[other] + 1) / 48
    if figure["fight"] is not None:
        mates = [slots[other["figure"]] for other in view["figures"] if other["fight"] == figure["fight"]]
        found[f"{name}: combat"] = (min(mates) + 1) / 48
    if figure["encouraged"]:
        found[f"{name}: may repeat: {figure['encouraged']}"] = 1
    if figure["prize"] is not None:
        found[f"{name}: prize"] = min(8, figure["prize"] / view["options"]["budget"])
    if figure["fell"]:
        found[f"{name}: fell: {figure['fell']}"] = 1
    group = 1
    for entry in view["order"]:
        if entry["figure"] == figure["figure"]:
            found[f"{name}: order"] = 1 / group
        group += not entry["tied"]
    return found


CHART: dict[str, tuple[int, int, int, tuple[tuple[int, int], ...], int, int]] = {
    "nikolai": (9, 5, 150, ((5, 10),), 3, 200),
    "kabuki": (9, 6, 150, ((3, 10),), 3, 300),
    "madeleine": (12, 6, 100, ((3, 10),), 1, 150),
    "odonell": (5, 5, 120, ((5, 20),), 1, 150),
    "richelle": (12, 6, 100, ((2, 10),), 2, 175),
    "benkei": (10, 0, 50, (), 1, 50),
    "sooyoung": (12, 6, 100, ((1, 10), (1, 10)), 1, 100),
    "blanca": (12, 7, 100, ((1, 10), (2, 10)), 1, 125),
    "centinel": (12, 6, 100, ((3, 30),), 3, 150),
    "scauter": (12, 6, 120, ((2, 20),), 2, 150),
    "arendal": (12, 6, 120, ((2, 20),), 2, 200),
    "doc": (9, 0, 100, (), 1, 175),
    "mycky": (9, 0, 200, (), 3, 200),
    "susan": (12, 0, 100, (), 1, 75),
    "kobayhisi": (10, 0, 100, (), 1, 100),
    "cat": (0, 0, 1, (), 0, 0),
}
"""The chart of R-prof-1: AP, aim, life, shots and ranges, attacks, audience."""


def profile(name: str, figure: Any) -> dict[str, float]:
    points, aim, life, weapons, attacks, audience = CHART[figure["character"]]
    more_aim, first, second, more_attacks = figure["upgrades"]
    found = {
        "aim": (aim + more_aim) / 10,
        "attacks": (attacks + more_attacks) / 10,
        "AP a turn": points / 20,
        "life at the start": life / 200,
        "audience": (audience + 50 * sum(figure["upgrades"])) / 500,
    }
    for (shots, inches), more, what in zip(weapons, (first, second), ("first", "second"), strict=False):
        found |= {f"shots of the {what} weapon": (shots + more) / 10, f"range of the {what} weapon": inches / 30}
    return {f"{name}: profile: {label}": number for label, number in found.items()}


def question_numbers(view: Any, names: dict[int, str], seat: int, heights: list[int]) -> dict[str, float]:
    asked = view["asked"]
    if not asked["seats"]:
        return {}
    question, chosen = asked["question"], asked["chosen"]
    found: dict[str, float] = {f"question: {question}": 1}
    if asked["figure"] is not None:
        found[f"{names[asked['figure']]}: role: asked about"] = 1
    for other in asked["seats"]:
        found[f"asked: {'own' if other == seat else chr(39).join(('rival', 's'))}"] = 1
    if view["you"]["answered"] is not None:
        found["answered"] = 1
    if asked["points"] is not None:
        found["points to walk"] = asked["points"] / 20
        found["way-points"] = len(asked["route"]) / 24
    if question in ("goal", "flee") and asked["route"]:
        found |= place("spot:", asked["route"][-1], heights)
    if question == "throw":
        found[f"object: {OBJECTS[chosen[0] % 16]}"] = 1
    elif question == "flee":
        found |= {f"{names[figure]}: role: may flee": 1 for figure in chosen}
    elif question in ("blows", "defence", "volley"):
        found |= dict.fromkeys(
            (f"{names[chosen[0]]}: role: chosen first", f"{names[chosen[1]]}: role: chosen second"), 1
        )
    elif question in ("target", "element", "object", "repeat", "entrance") and chosen:
        found[f"{names[chosen[0]]}: role: chosen first"] = 1
        if question in ("element", "entrance"):
            found[f"object: {OBJECTS[chosen[1]]}"] = 1
    return found


OBJECTS = ("kit", "defibrillator", "adrenaline", "grenade", "stun", "charges", "benkei")
