"""`euphoria rules`, and `rules` at the prompt: the ledgers, read by id, by section or by a word.

At the prompt, rules are worded and searched as in the edition played. Where no game is played, all editions are
searched, and what was found in the words of one is shown in them.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from euphoria.cli.terminal.menu import bare, has_words
from euphoria.cli.terminal.screen import Mistake, Screen
from euphoria.kernel.rulebook.ledger import LANGUAGES, Ledger, Rule, load_ledger


class Found(NamedTuple):
    """A rule, and the edition in whose words it is shown; None where the game has no editions."""

    rule: Rule
    edition: str | None


def show_rules(screen: Screen, games: list[str], wanted: str, edition: str | None = None) -> bool:
    """What is wanted, or the sections when nothing is. False if there was nothing to show."""
    books = [load_ledger(game) for game in games]
    if not wanted:
        for book in books:
            show_sections(screen, book, edition)
        return True
    found = [one for book in books for one in look_up(book, wanted, edition)]
    for one in found:
        show_rule(screen, one)
    if not found:
        screen.tell("cli-rules-none", "bad", words=wanted)
    return bool(found)


def show_sections(screen: Screen, book: Ledger, edition: str | None) -> None:
    lang = screen.language
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", show_edge=False)
    grid.add_column(screen.say("cli-rules-section"))
    grid.add_column(screen.say("cli-rules-name"), style="quiet")
    grid.add_column(screen.say("cli-rules-ids"))
    for section in book.sections.values():
        ids = [rule.id for rule in book.rules.values() if rule.section == section.id]
        said = ids[0] if len(ids) == 1 else f"{ids[0]} {screen.signs.more} {ids[-1]}"
        grid.add_row(Text(section.title(lang, edition), "bold"), section.id, said)
    screen.show(Text(screen.say("cli-rules-title", game=book.game, revision=book.revision), "accent"), grid)
    screen.tell("cli-rules-hint", "quiet")


def look_up(book: Ledger, wanted: str, edition: str | None = None) -> list[Found]:
    """What is wanted, in the words of this edition; without one, of the first edition that has it."""
    for one in [edition] if edition or not book.editions else book.editions:
        if found := look_up_in(book, wanted, one):
            return [Found(rule, one) for rule in found]
    return []


def look_up_in(book: Ledger, wanted: str, edition: str | None) -> list[Rule]:
    """By id, else by section, else by a card's name, else by words anywhere, in either language."""
    said = bare(wanted)
    rules = list(book.rules.values())
    if by_id := [rule for rule in rules if bare(rule.id) == said]:
        return by_id
    if by_family := [rule for rule in rules if bare(rule.id).startswith(f"{said}-")]:
        return by_family
    titles = {
        one.id: (one.id, *(bare(one.title(lang, edition)) for lang in LANGUAGES)) for one in book.sections.values()
    }
    if by_section := [rule for rule in rules if said in titles[rule.section]]:
        return by_section
    if by_name := [rule for rule in rules if has_words(f"{rule.name_en or ''} {rule.name_es or ''}", said)]:
        return by_name
    return [rule for rule in rules if has_words(" ".join(rule.text(lang, edition) for lang in LANGUAGES), said)]


def show_rule(screen: Screen, found: Found) -> None:
    rule, edition = found
    head = Text(rule.id, "accent")
    if name := rule.name(screen.language):
        head.append(f"  {name}", "bold")
    if rule.ruling:
        head.append(f"  {screen.say('cli-rules-ruling')}", "quiet")
    screen.show(head, Padding(Text(rule.text(screen.language, edition)), (0, 0, 0, 2), expand=False))


def rules_command(screen: Screen, games: list[str], wanted: str) -> int:
    """The command: not finding anything is a mistake."""
    if wanted and not any(look_up(load_ledger(game), wanted) for game in games):
        raise Mistake(screen.say("cli-rules-none", words=wanted))
    show_rules(screen, games, wanted)
    return 0
