"""The team builder at /teams, and the choice of a team at a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from euphoria.games.reality.cards.objects import COSTS
from tests.browser.conftest import Open
from tests.browser.window import Window
from tests.server.house import House

PLAY = "Play with this team"
BROKEN = """name = "crew"
leader = "nikolai"

[[member]]
character = "nikolai"
objects = ["gun"]

[[member]]
character = "suzan"
"""
MOST_BYTES = 200_000


def builder(window: Window, path: str = "/teams") -> Page:
    window.go(path)
    window.page.locator("[data-hire]").first.wait_for()
    return window.page


def hire(page: Page, *characters: str) -> None:
    for character in characters:
        page.locator(f"[data-hire={character}] .hire").click()


def member(page: Page, character: str) -> Locator:
    return page.locator(f"[data-member={character}]")


def spent(page: Page, audience: int) -> None:
    expect(page.locator("[data-audience]")).to_have_text(str(audience))


def flaws(page: Page, *expected: str) -> None:
    """The reasons against the team, by their keys."""
    for key in set(expected):
        expect(page.locator(f"[data-flaw={key}]")).to_have_count(expected.count(key))
    expect(page.locator("[data-flaw]")).to_have_count(len(expected))


def fine(page: Page) -> None:
    expect(page.get_by_role("button", name=PLAY)).not_to_have_attribute("aria-disabled", "true")


def test_a_lawful_team_is_built_with_the_mouse(open_window: Open) -> None:
    page = builder(open_window())
    flaws(page, "empty")
    hire(page, "nikolai", "susan")
    spent(page, 275)
    flaws(page, "no-pair")
    member(page, "susan").get_by_label("Paired with").select_option(label="Nikolai")
    flaws(page)
    fine(page)
    expect(member(page, "nikolai")).to_contain_text("Paired with the star")
    member(page, "nikolai").get_by_role("button", name="First aid kit, 25 audience").click()
    spent(page, 300)
    member(page, "nikolai").get_by_role("button", name="a point more of aim").click()
    spent(page, 350)
    expect(member(page, "nikolai").get_by_role("group", name="aim of Nikolai")).to_contain_text("6+1")
    expect(member(page, "nikolai")).to_contain_text("euphoria 2")
    expect(page.get_by_text("450 left")).to_be_visible()
    member(page, "susan").get_by_text("Make leader").click()
    expect(member(page, "susan").get_by_role("radio")).to_be_checked()
    page.get_by_role("button", name="Undo").click()
    expect(member(page, "nikolai").get_by_role("radio")).to_be_checked()
    page.get_by_role("button", name="Undo").click()
    spent(page, 300)
    page.get_by_role("button", name="Redo").click()
    spent(page, 350)
    hire(page, "susan")  # is let go by the same click
    spent(page, 275)
    fine(page)


def test_a_lawful_team_is_built_with_the_keyboard_alone(open_window: Open) -> None:
    page = builder(open_window())
    keys = page.keyboard
    page.locator("[data-hire=nikolai] .hire").focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(page.locator("[data-hire=madeleine] .hire")).to_be_focused()
    keys.press("Enter")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    keys.press("Space")
    spent(page, 300)
    keys.press("Tab")
    expect(page.get_by_role("tooltip").or_(page.locator(".popover"))).to_contain_text("action points")
    keys.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)
    member(page, "scauter").get_by_role("button", name="Dismiss").focus()
    for _ in range(40):
        keys.press("Tab")
        if page.evaluate("document.activeElement.dataset.object") == "charges":
            break
    expect(page.locator(".popover")).to_contain_text("Explosive charges, 50 audience")
    keys.press("Enter")
    spent(page, 350)
    flaws(page, "no-element")
    member(page, "scauter").get_by_label("Explosive charges on").focus()
    keys.press("ArrowDown")
    flaws(page)
    fine(page)
    keys.press("Control+z")
    flaws(page, "no-element")
    keys.press("Control+Shift+z")
    flaws(page)


def test_every_reason_against_a_team_is_named_with_its_rule(open_window: Open) -> None:
    page = builder(open_window(), "/teams?mission=rescue&budget=400")
    hire(page, "mycky", "susan", "doc")
    member(page, "mycky").get_by_role("button", name="a point more of attacks").click()
    member(page, "mycky").get_by_role("button", name="a point more of attacks").click()
    member(page, "doc").get_by_role("button", name="Explosive charges").click()
    flaws(page, "over-budget", "no-susan", "no-pair", "euphoria", "no-element")
    expect(page.get_by_text("200 too much")).to_be_visible()
    expect(page.get_by_role("button", name="5 reasons against it")).to_be_visible()
    for key, words, rule in (
        ("over-budget", "It costs 600 audience, and 400 is the limit.", "R-team-1"),
        ("euphoria", "Mycky has not enough euphoria for so many upgrades.", "R-team-2"),
        ("no-susan", "In a rescue nobody can hire Susan", "R-mis-4"),
    ):
        expect(page.locator(f"[data-flaw={key}]")).to_contain_text(words)
        expect(page.locator(f"[data-flaw={key}] a")).to_have_text(rule)
    page.locator("[data-flaw=over-budget] a").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("800 unless changed")
    page.get_by_role("button", name=PLAY).press("Enter")
    expect(page).to_have_url(re.compile("/teams"))  # it says why not, and does nothing
    page.get_by_label("Mission").select_option("massacre")
    flaws(page, "over-budget", "no-pair", "euphoria", "no-element")
    page.get_by_label("Audience limit").fill("900")
    page.get_by_label("Audience limit").press("Tab")
    flaws(page, "no-pair", "euphoria", "no-element")


def test_who_is_pointed_at_shows_what_would_become_of_the_budget(open_window: Open) -> None:
    page = builder(open_window(), "/teams?budget=250")
    hire(page, "nikolai")
    spent(page, 200)
    page.locator("[data-hire=kabuki]").hover()
    expect(page.get_by_text("Kabuki Cyborg: 250 too much")).to_be_visible()
    page.get_by_text("Fits in 50").click()
    expect(page.get_by_text("Nobody is like that.")).to_be_visible()
    page.get_by_text("Fights", exact=True).click()
    assert page.locator("[data-hire]").evaluate_all("all => all.map((one) => one.dataset.hire)") == [
        "nikolai", "kabuki", "richelle", "centinel", "scauter", "arendal", "mycky"
    ]  # fmt: skip


def test_every_object_says_what_it_is_called_costs_and_does(open_window: Open) -> None:
    page = builder(open_window(width=390, height=844, touch=True))
    objects = page.get_by_role("region", name="Objects, secret until they are used")
    told = [line.split() for line in objects.locator("[data-gear]").all_inner_texts()]
    assert [int(words[-1]) for words in told] == list(COSTS)
    assert all(len(words) > 1 for words in told), "each has its name"
    assert min(len(words) for words in objects.locator("li small").all_inner_texts()) > 40


def test_teams_are_kept_renamed_and_deleted_after_a_question(open_window: Open) -> None:
    page = builder(open_window())
    for number, title in ((0, "Night watch"), (3, "Woodcutters")):
        page.locator("[data-team]").nth(number).click()
        page.get_by_label("Name of the team").fill(title)
        page.get_by_role("button", name="Keep it", exact=True).click()
        expect(page.get_by_text("Kept in this browser.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Name of the team")).to_have_value("Woodcutters")
    spent(page, 800)
    page.get_by_role("button", name="Rename Night watch").click()
    page.get_by_label("New name").fill("Day watch")
    page.get_by_label("New name").press("Enter")
    page.get_by_role("button", name="Open Day watch").click()
    expect(page.get_by_label("Name of the team")).to_have_value("Day watch")
    expect(member(page, "odonell")).to_be_visible()
    page.get_by_role("button", name="Delete Woodcutters").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Open Woodcutters")).to_be_visible()
    page.get_by_role("button", name="Delete Woodcutters").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_role("button", name="Open Woodcutters")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Open Day watch")).to_be_visible()
    expect(page.get_by_role("button", name="Open Woodcutters")).to_have_count(0)


def test_a_link_has_the_whole_team_and_the_table_that_it_is_for(open_window: Open) -> None:
    page = builder(open_window(), "/teams?budget=1000&table=ruins")
    hire(page, "doc", "blanca")
    member(page, "blanca").get_by_role("button", name="a point more of weapon 2").click()
    member(page, "doc").get_by_role("button", name="Explosive charges").click()
    place = member(page, "doc").get_by_label("Explosive charges on")
    place.select_option(index=3)
    chosen = place.input_value()
    page.get_by_label("Name of the team").fill("Doc & Co")
    fine(page)
    page.get_by_role("button", name="Link to it").click()
    link = page.get_by_label("A link with all of the team in it").input_value()
    other = builder(open_window(), link[link.index("/teams") :])
    expect(other.get_by_label("Name of the team")).to_have_value("Doc & Co")
    spent(other, 175 + 50 + 125 + 50)
    expect(other.get_by_text("600 left")).to_be_visible()
    assert member(other, "doc").get_by_label("Explosive charges on").input_value() == chosen
    expect(member(other, "blanca").get_by_role("group", name="weapon 2 of Blanca Deluxe")).to_contain_text("3+1")
    broken = builder(open_window(), "/teams#t=nonsense")
    expect(broken.get_by_text("This link has no team that can be read.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "file", "opens", "lines"),
    [
        ("en", "The team as a file", "Open a file", ("Line 6: nikolai: there is no object 'gun'", "Line 9: member 2:")),
        ("es", "El equipo como fichero", "Abrir un fichero", ("Línea 6: nikolai: no hay ningún objeto", "Línea 9:")),
    ],
)
def test_a_broken_file_is_refused_with_the_lines_that_are_wrong(
    open_window: Open, tmp_path: Path, language: str, file: str, opens: str, lines: tuple[str, str]
) -> None:
    page = builder(open_window(language=language))
    page.get_by_text(file).click()
    path = tmp_path / "crew.toml"
    path.write_text(BROKEN, "utf-8")
    page.get_by_label(opens).set_input_files(path)
    alert = page.get_by_role("alert")
    for line in lines:
        expect(alert).to_contain_text(line)
    expect(page.locator("[data-member]")).to_have_count(0)
    alert.get_by_role("button").click()  # what could be read
    expect(page.locator("[data-member]")).to_have_count(1)
    path.write_text("name = \n", "utf-8")
    page.get_by_label(opens).set_input_files(path)
    expect(alert).to_contain_text("1: ")
    expect(page.locator("[data-member]")).to_have_count(1)


def test_a_file_is_saved_and_read_again_and_a_text_is_pasted(open_window: Open, tmp_path: Path) -> None:
    page = builder(open_window())
    page.locator("[data-team]").nth(2).click()
    spent(page, 800)
    page.get_by_text("The team as a file").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "the-laboratory.toml"
    path = tmp_path / "team.toml"
    saved.value.save_as(path)
    other = builder(open_window())
    other.get_by_text("The team as a file").click()
    other.get_by_label("Open a file").set_input_files(path)
    expect(other.get_by_label("Name of the team")).to_have_value("The laboratory")
    spent(other, 800)
    text = other.get_by_label("What you type or paste here becomes the team.")
    text.fill('name = "two"\nleader = "doc"\n[[member]]\ncharacter = "doc"\n[[member]]\ncharacter = "mycky"\n')
    other.get_by_role("button", name="Take this text").click()
    spent(other, 375)
    other.get_by_role("button", name="Undo").click()
    spent(other, 800)


def test_a_cast_by_chance_is_lawful_and_the_same_for_a_seed(open_window: Open) -> None:
    page = builder(open_window())
    seen = []
    for _ in range(2):
        page.get_by_label("Seed", exact=True).fill("17")
        page.get_by_role("button", name="Cast by this seed").click()
        expect(page.get_by_label("Name of the team")).to_have_value("By chance, 17")
        fine(page)
        seen.append(page.locator("[data-member]").evaluate_all("all => all.map((one) => one.dataset.member)"))
        page.get_by_role("button", name="Cast for me").click()
        expect(page.get_by_label("Name of the team")).not_to_have_value("By chance, 17")
        fine(page)
    assert seen[0] == seen[1] and len(seen[0]) > 1


def test_a_new_table_is_played_with_the_team(open_window: Open, house: House) -> None:
    window = open_window(person=house.guest("Ana"))
    page = builder(window, "/teams?budget=500&mission=massacre")
    hire(page, "doc", "mycky", "susan")
    member(page, "susan").get_by_label("Paired with").select_option(label="Mycky")
    page.get_by_label("Name of the team").fill("Three of us")
    fine(page)
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_url("**/new/reality")
    expect(page.get_by_label("Budget")).to_have_value("500")
    page.get_by_role("group", name=re.compile("2")).get_by_text("Bot", exact=True).click()
    page.get_by_role("button", name="Make").click()
    page.locator("section.mine .choice", has_text="Three of us").click()
    expect(page.locator(".part.log")).to_contain_text("The team of Ana: Doc Chastas, Mycky and Susan")


def kept(page: Page, number: int) -> None:
    page.locator("[data-team]").nth(number).click()
    page.get_by_role("button", name="Keep it", exact=True).click()
    expect(page.get_by_text("Kept in this browser.")).to_be_visible()


def test_a_table_offers_kept_teams_that_are_lawful_there_and_says_why_others_are_not(
    open_window: Open, house: House
) -> None:
    ana = house.guest("Ana")
    window = open_window(person=ana)
    page = builder(window)
    kept(page, 0)
    options: dict[str, Any] = {"game": "reality", "budget": 400, "mission": "rescue"}
    table = ana.play("me", "bot:easy", **options)
    window.go(f"/table/{table}")
    mine = page.locator("section.mine")
    expect(mine.get_by_text("None that you have kept may play here yet.")).to_be_visible()
    mine.get_by_text("One team of yours may not play here").click()
    expect(mine).to_contain_text("It costs 800 audience, and 400 is the limit.")
    expect(mine).to_contain_text("R-team-1")
    mine.get_by_role("link", name="Make a team for this table").click()
    page.locator("[data-hire]").first.wait_for()
    expect(page.get_by_text("Your table waits for this team.")).to_be_visible()
    flaws(page, "over-budget")
    hire(page, "nikolai", "richelle")
    page.get_by_label("Name of the team").fill("Small change")
    spent(page, 800 - 225 - 250)
    page.get_by_role("button", name="Back to the table with this team").click()
    page.wait_for_url(f"**/table/{table}")
    mine.locator(".choice", has_text="Small change · 325").click()
    expect(page.locator(".part.log")).to_contain_text("The team of Ana: Sgt. O'Donell and J. Scauter")


def test_the_table_asks_with_pictures_whose_words_are_read_aloud(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    window = open_window(person=ana, checked=True)
    window.go(f"/table/{ana.play('me', 'bot:easy', game='reality')}")
    choices = window.page.locator("section.mine .choice")
    expect(choices).to_have_count(4)
    expect(choices.first).to_have_accessible_name(re.compile("Leader: Sgt. O'Donell. 800 of 800 audience"))
    window.page.get_by_role("button", name="12 more, by chance").click()
    expect(choices).to_have_count(16)
    assert window.flaws() == []


def test_a_table_with_no_ready_made_team_offers_those_by_chance_at_once(open_window: Open, house: House) -> None:
    ana = house.guest("Ana")
    window = open_window(person=ana)
    window.go(f"/table/{ana.play('me', 'bot:easy', game='reality', budget=400)}")
    expect(window.page.locator("section.mine .choice")).to_have_count(16)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("es", "dark")])
def test_the_page_is_accessible_and_looked_at(
    open_window: Open, width: int, height: int, language: str, scheme: str
) -> None:
    window = open_window(width=width, height=height, checked=True, touch=width < 800, language=language, scheme=scheme)
    page = builder(window)
    assert window.flaws() == []
    page.locator("[data-team]").nth(3).click()
    hire(page, "nikolai")
    flaws(page, "over-budget")
    assert not window.too_wide()
    assert window.flaws() == []
    window.shoot(f"teams-{width}-{language}-{scheme}")


def test_the_page_is_light_and_comes_only_when_it_is_opened(open_window: Open, house: House) -> None:
    window = open_window()
    builder(window)
    window.page.wait_for_load_state("networkidle")
    parts = [Path(answer.url).name for answer in window.fetched]
    assert any(part.startswith("reality-teams-") for part in parts)
    assert not [part for part in parts if part.startswith(("stage-", "reality-editor-"))]
    assert window.weight() < MOST_BYTES
    ana = house.guest("Ana")
    other = open_window(person=ana)
    other.go(f"/table/{ana.play('me', 'bot:easy', game='reality')}")
    other.page.locator("section.mine .choice").first.wait_for()
    assert not [answer.url for answer in other.fetched if re.search("reality-(teams|casting)", answer.url)]


def test_home_a_new_table_and_how_to_play_lead_to_it(open_window: Open) -> None:
    window = open_window()
    for path in ("/", "/new/reality", "/how/reality"):
        window.go(path)
        window.page.get_by_role("link", name="Team builder").click()
        window.page.locator("[data-hire]").first.wait_for()
