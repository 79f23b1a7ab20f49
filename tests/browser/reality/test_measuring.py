"""Measuring on the web table: what is drawn and told is what the rules answer, and nothing is decided by it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from textwrap import dedent
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from euphoria.games.reality.game import GAME
from euphoria.games.reality.state import Show
from tests.browser.conftest import Open
from tests.browser.reality.test_table import begin
from tests.browser.window import Window
from tests.server.house import House
from tests.server.positions import table_at

SCENE = dedent("""
    game: reality
    table: plaza
    mission: massacre
    turn: 3
    phase: firing
    A madeleine: 33 14
    A scauter: 15 7
    A sooyoung: 15.5 13
    A susan: 25 22.5
    B centinel: 33.5 21.5
    B madeleine: 26 24
    B benkei: 27.5 23
    B nikolai: 43.5 18 on tram
""")
TO_SCREEN = """([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(document.querySelector('.pad').ownerSVGElement.getScreenCTM())
    return [at.x, at.y]
}"""
SAID = ".band [role=status]"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""JavaScript: until what has changed its size is drawn at its place."""
MARK = "\u2033"


@dataclass
class Looker:
    """Somebody with a window at a table at which Ana is asked."""

    window: Window
    turned: bool
    """Whether the northern edge is below: it is Ben's own."""
    state: Show

    @property
    def page(self) -> Page:
        return self.window.page

    def ask(self, question: str, **arguments: object) -> Any:
        """What the rules say."""
        return self.state.query(None, question, **arguments)

    def figure(self, name: str) -> Locator:
        return self.page.locator("[data-piece^='figure:']").and_(self.page.get_by_label(name, exact=True))

    def number(self, name: str) -> int:
        key = self.figure(name).get_attribute("data-piece")
        assert key
        return int(key.removeprefix("figure:"))

    def drawn(self, x: float, y: float) -> tuple[float, float]:
        """Where a point in quarter inches is in the drawing."""
        terrain = self.state.terrain
        return (terrain.width - x, y) if self.turned else (x, terrain.depth - y)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point in quarter inches is in the window."""
        left, top = self.page.evaluate(TO_SCREEN, self.drawn(x, y))
        return left, top

    def base(self, name: str) -> tuple[float, float]:
        """Where a figure's base is in the window."""
        x, y, _ = self.state.place(self.number(name))
        return self.at(x, y)

    def measure(self, key: str) -> None:
        self.page.keyboard.press("m")
        self.page.locator(".pad").wait_for()
        self.page.locator(SAID).wait_for()  # the band of tools is there: the floor has its place
        self.page.keyboard.press(key)
        self.page.evaluate(TWO_FRAMES)

    def says(self, pattern: str) -> None:
        expect(self.page.locator(SAID)).to_have_text(re.compile(pattern))


def long(inches: float) -> str:
    """As the page writes a length."""
    return f"{float(Decimal(str(inches)).quantize(Decimal('0.1'), ROUND_HALF_UP)):g}{MARK}"


def sit(open_window: Open, house: House, who: str = "Ben", **options: Any) -> Looker:
    """A table of Ana and Ben at which she is asked, seen by one of them or by nobody's eyes."""
    ana, ben = house.guest("Ana"), house.guest("Ben")
    made = ana.ask("POST", "/api/tables", table_at(SCENE, seats=["me", "invited"]), 201)
    table = made["table"]["id"]
    ben.post(f"/api/tables/{table}/join", {"invitation": made["invitations"][0]["token"]})
    ana.post(f"/api/tables/{table}/start")
    person = {"Ana": ana, "Ben": ben}.get(who)
    window = open_window(url=house.url, person=person, **options)
    window.go(f"/table/{table}")
    window.page.locator("[data-piece^='figure:']").first.wait_for()
    expect(window.page.get_by_role("button", name="Measure")).not_to_have_attribute("aria-disabled", "true")
    state = GAME.scenario(SCENE)
    assert isinstance(state, Show)
    return Looker(window, who == "Ben", state)


def lines(page: Page, selector: str) -> list[list[float]]:
    """The numbers of paths."""
    paths = page.locator(selector).evaluate_all("paths => paths.map((path) => path.getAttribute('d'))")
    return [[float(number) for number in re.findall(r"-?[0-9.]+", path)] for path in paths]


def squares(page: Page, selector: str) -> set[tuple[float, float]]:
    """The upper left corners of squares that are drawn as one path."""
    found = page.locator(selector)
    path = found.get_attribute("d") if found.count() else ""
    return {(float(x), float(y)) for x, y in re.findall(r"M(-?[0-9.]+) (-?[0-9.]+)h[0-9.]+v[0-9.]+h-", path or "")}


def test_a_ruler_is_drawn_with_the_mouse_from_figure_to_figure(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    one, other = ben.number("Madeleine, Ana"), ben.number("Nikolai, Ben")
    ben.measure("r")
    page = ben.page
    page.mouse.move(*ben.base("Madeleine, Ana"))
    page.mouse.down()
    page.mouse.move(*ben.at(100, 100), steps=4)
    page.mouse.move(*ben.base("Nikolai, Ben"), steps=4)
    page.mouse.up()
    places = [list(ben.state.place(one)), list(ben.state.place(other))]
    told = ben.ask("distance", along=places)
    assert told["inches"] == ben.ask("shot", shooter=one, target=other)["inches"]
    ben.says(rf"^{long(told['inches'])} from Madeleine \(Ana\) to Nikolai\. It ends 3{MARK} higher\.$")
    ends = [*ben.drawn(*places[0][:2]), *ben.drawn(*places[1][:2])]
    assert lines(page, ".ruler .line") == [pytest.approx(ends)]
    assert len(lines(page, ".ruler .marks")[0]) == 4 * int(told["legs"][0]["flat"])
    expect(page.locator(".ruler text")).to_have_text(long(told["inches"]))
    cut = page.get_by_role("img", name=re.compile("^The line from the side"))
    expect(cut).to_have_attribute("aria-label", re.compile("Tram"))


def test_a_ruler_has_a_corner_for_every_click(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    ben.measure("r")
    along = [[16, 16, 0], [48, 48, 0], [80, 20, 0]]
    for x, y, _ in along:
        ben.page.mouse.click(*ben.at(x, y))
    ben.page.mouse.click(*ben.at(80, 20))
    told = ben.ask("distance", along=along)
    parts = r" \+ ".join(long(leg["inches"]) for leg in told["legs"])
    ben.says(rf"^{long(told['inches'])} in all: {parts}\.$")
    ben.page.mouse.move(*ben.at(120, 100))
    ben.page.wait_for_timeout(400)
    assert len(lines(ben.page, ".ruler .line")) == 2, "the line has ended"
    ben.page.keyboard.press("Backspace")
    ben.page.mouse.move(*ben.at(48, 48))
    expect(ben.page.locator(".ruler .line")).to_have_count(1)


def test_the_keys_measure_with_a_crosshair(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    ben.measure("r")
    page = ben.page
    x, y, surface = ben.state.place(ben.number("Susan, Ana"))
    expect(page.locator(".pad")).to_be_focused()
    page.keyboard.press("Enter")
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "Shift+ArrowUp", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    # The northern edge is below: left is east, up is south.
    goal = [x + 9, y - 5, surface]
    told = ben.ask("distance", along=[[x, y, surface], goal])
    ben.says(rf"^{re.escape(long(told['inches']))}")
    assert lines(page, ".ruler .line") == [pytest.approx([*ben.drawn(x, y), *ben.drawn(*goal[:2])])]
    expect(page.locator(".pad")).to_have_attribute(
        "aria-label", re.compile("^Crosshair: 27¼″ from the west, 21¼″ from the south")
    )
    page.keyboard.press("Delete")
    expect(page.locator(".ruler")).to_have_count(0)


def test_the_keys_choose_figures_as_on_the_board(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    ben.measure("l")
    page = ben.page
    page.keyboard.press("Shift+Tab")
    expect(ben.figure("Susan, Ana")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    focused = page.evaluate("document.activeElement.dataset.piece")
    other = int(focused.removeprefix("figure:"))
    susan = ben.number("Susan, Ana")
    assert other != susan
    page.keyboard.press("Enter")
    told = ben.ask("between", figure=susan, other=other)
    ben.says(rf"{re.escape(long(told['inches']))} apart|do not see each other")
    assert page.locator(".look circle").count() == 2
    assert page.locator("aside circle.closed").count() == sum(
        line["state"] == "closed" for way in told["ways"] for line in way["lines"]
    )
    page.wait_for_timeout(500)  # a hint would have opened by now, and Escape would be its own
    page.keyboard.press("Escape")
    expect(page.locator(".band")).to_have_count(0)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_circles_are_the_ranges_of_weapons_or_inches(open_window: Open, position_house: House, by: str) -> None:
    ben = sit(open_window, position_house)
    ben.measure("c")
    page = ben.page
    name = "Madeleine, Ana" if by == "mouse" else "Susan, Ana"
    if by == "mouse":
        page.mouse.click(*ben.base(name))
    else:
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
    rings = ben.ask("rings", figure=ben.number(name))["rings"]
    page.get_by_role("button", name="A larger circle").focus()
    if rings:
        expect(page.locator(".rings .far").first).to_be_attached()
        ground = {
            kind: page.locator(f".rings g:first-of-type > .{kind}").first for kind in ("close", "effective", "far")
        }
        for ring in rings:
            radius = float(ground[ring["kind"]].get_attribute("r") or 0)
            assert radius == dict(map(tuple, ring["reach"]))[0]
        near = ", ".join(str(one) for one in rings[1]["figures"])
        assert page.locator(".rings .held").count() == len(rings[1]["figures"]), near
    else:
        ben.says("nothing to shoot with")
    page.keyboard.press("Enter")
    six = ben.ask("rings", figure=ben.number(name), inches=[6])["rings"][0]
    ben.says(rf"^Within 6{MARK}: ")
    expect(page.locator(".rings .held")).to_have_count(len(six["figures"]))


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_round_template_touches_whom_the_rules_say(open_window: Open, position_house: House, by: str) -> None:
    ben = sit(open_window, position_house)
    ben.measure("b")
    x, y, surface = ben.state.place(ben.number("Susan, Ana"))
    if by == "mouse":
        x, y = x + 4, y + 3
        ben.page.mouse.click(*ben.at(x, y))
    else:
        for key in ("ArrowLeft", "ArrowDown", "Enter"):
            ben.page.keyboard.press(key)
        x, y = x + 4, y + 4
    told = ben.ask("blast", at=[x, y, surface])
    assert len(told["touched"]) > 1
    ben.says("^It touches ")
    expect(ben.page.locator(".template .ring")).to_have_count(len(told["touched"]))
    left, top = ben.drawn(x, y)
    shape = ben.page.locator(".template circle.shape")
    for name, value in {"cx": left, "cy": top, "r": told["radius"]}.items():
        expect(shape).to_have_attribute(name, f"{value:g}")


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_flame_goes_from_a_figure_to_where_one_points(open_window: Open, position_house: House, by: str) -> None:
    ben = sit(open_window, position_house)
    ben.measure("f")
    page = ben.page
    x, y, _ = ben.state.place(ben.number("Susan, Ana"))
    if by == "mouse":
        page.mouse.click(*ben.base("Susan, Ana"))
        page.mouse.click(*ben.at(x + 12, y + 4))
        direction = [12, 4]
    else:
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        for key in ("ArrowLeft", "ArrowLeft", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        direction = [8, 4]
    told = ben.ask("flame", figure=ben.number("Susan, Ana"), direction=direction)
    assert told["touched"]
    expect(page.locator(".template .ring")).to_have_count(len(told["touched"]))
    page.wait_for_timeout(500)
    points = page.locator(".template polygon").get_attribute("points") or ""
    corners = [float(number) for number in re.findall(r"-?[0-9.]+", points)]
    assert corners == pytest.approx([part for corner in told["outline"] for part in ben.drawn(*corner)])


def test_a_look_tells_the_nine_lines_and_the_chances_both_ways(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    one, other = ben.number("Madeleine, Ana"), ben.number("Madeleine, Ben")
    ben.measure("l")
    ben.page.mouse.click(*ben.base("Madeleine, Ana"))
    ben.page.mouse.click(*ben.base("Madeleine, Ben"))
    there, back = (ben.ask("shot", shooter=one, target=other), ben.ask("shot", shooter=other, target=one))
    chances = [round(100 * shot["odds"]["chance"]) for shot in (there, back)]
    ben.says(
        rf"see each other, {re.escape(long(there['inches']))} apart\. "
        rf".*hits {chances[0]}%.*hits {chances[1]}%.*In the way: "
    )
    card = ben.page.get_by_role("complementary", name="The look both ways")
    for at, shot in enumerate((there, back)):
        circles = card.locator("li").nth(at).locator("circle[class]:not([class*=rim])")
        states = [
            str(name).split()[0] for name in circles.evaluate_all("all => all.map((one) => one.getAttribute('class'))")
        ]
        assert [state for state in states if state in ("open", "veiled", "closed")] == [
            line["state"] for line in shot["lines"]
        ]
        expect(card.locator("li").nth(at)).to_contain_text(f"{chances[at]}%")
    expect(ben.page.locator(".look text")).to_have_text([long(there["inches"]), f"{chances[0]}%", f"{chances[1]}%"])


def test_what_a_figure_would_see_from_elsewhere_is_shaded_and_those_who_see_it_are_named(
    open_window: Open, position_house: House
) -> None:
    ben = sit(open_window, position_house)
    scauter = ben.number("J. Scauter, Ana")
    ben.measure("v")
    page = ben.page
    page.mouse.click(*ben.base("J. Scauter, Ana"))
    page.locator(".field .dark").wait_for(state="attached")
    check_field(ben, ben.ask("field", figure=scauter))
    page.mouse.click(*ben.at(96, 20))
    there = {"figure": scauter, "at": [96, 20, 0]}
    sight = ben.ask("sight", **there)
    seen = [other for other in sight["others"] if other["sees"]]
    expect(page.locator(".seen circle:not(.eyes)")).to_have_count(len(seen))
    page.locator(".seen .moved").wait_for(state="attached")
    page.wait_for_timeout(800)
    check_field(ben, ben.ask("field", **there))
    page.keyboard.press("Delete")
    page.mouse.click(*ben.at(60, 120))
    ben.says("^somebody here sees|^Somebody here sees")


def check_field(ben: Looker, told: Any) -> None:
    """The squares that are drawn are the ground that is seen, by its cover."""
    grain, shown = told["grain"], {0, *ground_floor(ben.state)}
    for cover, name in enumerate(("open", "cover", "heavy")):
        expected = set()
        for x, y, surface, its in told["places"]:
            if its == cover and surface in shown:
                left, top = ben.drawn(x, y)
                expected.add((left - grain / 2, top - grain / 2))
        assert squares(ben.page, f".field .{name}") == expected, name


def ground_floor(state: Show) -> list[int]:
    """The surfaces that are drawn while no storey is chosen."""
    terrain = state.terrain
    scenery: Any = state.view(None)["scenery"]
    return [
        number
        for number, (element, _, floor) in enumerate(scenery["surfaces"])
        if element >= 0 and terrain.has(number) and (scenery["elements"][element]["kind"] != "building" or floor == 0)
    ]


def test_the_keys_show_what_is_seen_from_a_figure(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    ben.measure("v")
    ben.page.keyboard.press("Shift+Tab")
    ben.page.keyboard.press("Enter")
    ben.page.locator(".field .dark").wait_for(state="attached")
    check_field(ben, ben.ask("field", figure=ben.number("Susan, Ana")))
    expect(ben.page.get_by_role("list", name="How it is drawn")).to_be_visible()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_ground_that_somebody_threatens(open_window: Open, position_house: House, by: str) -> None:
    ben = sit(open_window, position_house)
    name = "Benkei, Ben" if by == "mouse" else "Susan, Ana"
    ben.measure("d")
    if by == "mouse":
        ben.page.mouse.click(*ben.base(name))
    else:
        ben.page.keyboard.press("Shift+Tab")
        ben.page.keyboard.press("Enter")
    told = ben.ask("threat", figure=ben.number(name))
    ben.says(f"With {told['points']} AP")
    shown = {0, *ground_floor(ben.state)}
    charged = {
        (ben.drawn(x, y)[0] - told["grain"] / 2, ben.drawn(x, y)[1] - told["grain"] / 2)
        for x, y, surface, charge, _ in told["places"]
        if charge is not None and surface in shown
    }
    assert charged and squares(ben.page, ".threat .charge") == charged


def test_a_cut_tells_what_stands_on_a_line_and_how_high(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    ben.measure("x")
    ben.page.mouse.click(*ben.at(16, 60))
    ben.page.mouse.click(*ben.at(176, 60))
    ben.says("The line from the side, .*: Town hall, .*Tram")
    expect(ben.page.get_by_role("img", name=re.compile("^The line from the side.*Town hall"))).to_be_visible()
    ben.page.keyboard.press("Delete")
    for key in ("Tab", "Shift+Tab"):
        ben.page.keyboard.press(key)
    ben.page.locator(".pad").focus()
    ben.page.keyboard.press("Enter")
    for _ in range(12):
        ben.page.keyboard.press("ArrowUp")
    ben.page.keyboard.press("Enter")
    ben.says(f"The line from the side, 12{MARK}")


def test_while_one_measures_the_floor_decides_nothing(open_window: Open, position_house: House) -> None:
    ana = sit(open_window, position_house, who="Ana")
    page = ana.page
    question = page.locator("section.mine h2")
    asked = question.inner_text()
    events = page.locator(".part.log li").count()
    ana.measure("r")
    assert page.locator(".svg-piece.legal").count() == 0
    for name in ("Madeleine, Ben", "Benkei, Ben", "Susan, Ana"):
        page.mouse.click(*ana.base(name))
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    page.wait_for_timeout(500)
    assert question.inner_text() == asked
    assert page.locator(".part.log li").count() == events
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".band")).to_have_count(0)
    expect(page.locator(".order, header").first).to_be_visible()


def test_a_spectator_measures(open_window: Open, position_house: House) -> None:
    spectator = sit(open_window, position_house, who="nobody")
    spectator.page.get_by_role("button", name="Measure").click()
    spectator.page.mouse.click(*spectator.base("Madeleine, Ana"))
    spectator.page.mouse.click(*spectator.base("Susan, Ana"))
    pair = spectator.number("Madeleine, Ana"), spectator.number("Susan, Ana")
    told = spectator.ask("shot", shooter=pair[0], target=pair[1])
    spectator.says(re.escape(long(told["inches"])))


def test_the_past_is_not_measured(open_window: Open) -> None:
    page = begin(open_window())
    button = page.get_by_role("button", name="Measure")
    choice = page.locator(".choices .choice").first
    for _ in range(3):
        choice.click()
        page.wait_for_timeout(400)
        choice.wait_for()
    expect(button).not_to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="One event back").click()
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(re.compile("as it is now"))
    page.keyboard.press("m")
    assert page.locator(".band").count() == 0


def test_a_finger_measures_and_two_fingers_move_the_floor(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house, width=1024, height=768, touch=True)
    page = ben.page
    page.get_by_role("button", name="Measure").tap()
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        given = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    start, end = ben.at(40, 20), ben.at(120, 20)
    touch("touchStart", start)
    for part in range(1, 6):
        touch("touchMove", (start[0] + (end[0] - start[0]) * part / 5, start[1] + (end[1] - start[1]) * part / 5))
    touch("touchEnd")
    ben.says(rf"^20{MARK}|^19\.[89]{MARK}|^20\.[12]{MARK}")
    before = page.locator(SAID).inner_text()
    middle = ben.at(90, 70)
    spread = [((middle[0] - d, middle[1]), (middle[0] + d, middle[1])) for d in (20, 40, 60, 90)]
    touch("touchStart", spread[0][0])
    touch("touchStart", *spread[0])
    for pair in spread[1:]:
        touch("touchMove", *pair)
    touch("touchEnd")
    page.wait_for_timeout(400)
    assert page.locator(SAID).inner_text() == before, "a pinch measures nothing"
    wide = ben.at(120, 20)[0] - ben.at(40, 20)[0]
    assert abs(wide) > 1.5 * abs(end[0] - start[0]), "it has brought the floor nearer"


def test_while_one_drags_the_server_is_not_asked_for_every_pixel(open_window: Open, position_house: House) -> None:
    ben = sit(open_window, position_house)
    sent: list[str] = []
    ben.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    ben.page.reload()
    ben.page.locator("[data-piece^='figure:']").first.wait_for()
    expect(ben.page.get_by_role("button", name="Measure")).not_to_have_attribute("aria-disabled", "true")
    ben.measure("b")
    ben.page.mouse.move(*ben.at(20, 20))
    ben.page.mouse.down()
    for step in range(60):
        ben.page.mouse.move(*ben.at(20 + 2 * step, 20 + step))
    ben.page.mouse.up()
    ben.page.wait_for_timeout(600)
    asked = [json.loads(frame) for frame in sent if '"query"' in frame]
    blasts = [one["arguments"]["at"] for one in asked if one["question"] == "blast"]
    assert 1 < len(blasts) < 30
    assert blasts[-1][:2] == [138, 79]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_measuring_is_accessible_and_looked_at(
    open_window: Open, position_house: House, width: int, height: int
) -> None:
    ben = sit(open_window, position_house, width=width, height=height, checked=True, touch=width < 800)
    for key in "RLVCD":
        ben.measure(key)
        ben.page.mouse.click(*ben.base("Madeleine, Ana"))
        if key in "RL":
            ben.page.mouse.click(*ben.base("Nikolai, Ben"))
        ben.page.wait_for_timeout(900)
        assert ben.window.flaws() == []
        assert not ben.window.too_wide()
        ben.window.shoot(f"reality-measuring-{key.lower()}-{width}")
