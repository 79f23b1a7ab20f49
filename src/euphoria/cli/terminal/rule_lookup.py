"""Finds and shows rules of the ledgers, for `euphoria rules` and for `rules` at the prompt.

At the prompt, rules are searched and shown in the wording of the edition that is played. The command searches all
editions and shows each rule in the wording in which it was found.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.padding import Padding
from rich.text import Text

from euphoria.cli.terminal.screen import Screen
from euphoria.cli.terminal.tables import borderless_table
from euphoria.cli.terminal.text_matching import has_words, normalized
from euphoria.kernel.rulebook.ledger import Ledger, Rule, load_ledger
from euphoria.kernel.text.languages import LANGUAGES


class FoundRule(NamedTuple):
    rule: Rule
    edition: str | None
    """In whose wording it is shown; None if the game has no editions."""


def show_rules(screen: Screen, games: list[str], wanted: str, edition: str | None = None) -> None:
    """Show the rules that match `wanted`, or the table of contents if it is empty."""
    ledgers = [load_ledger(game) for game in games]
    if not wanted:
        for ledger in ledgers:
            show_sections(screen, ledger, edition)
        return
    found = [rule for ledger in ledgers for rule in find_rules(ledger, wanted, edition)]
    for rule in found:
        show_rule(screen, rule)
    if not found:
        screen.tell("cli-rules-none", "bad", words=wanted)


def show_sections(screen: Screen, ledger: Ledger, edition: str | None) -> None:
    grid = borderless_table()
    grid.add_column(screen.say("cli-rules-section"))
    grid.add_column(screen.say("cli-rules-name"), style="quiet")
    grid.add_column(screen.say("cli-rules-ids"))
    for section in ledger.sections.values():
        ids = [rule.id for rule in ledger.rules.values() if rule.section == section.id]
        id_range = ids[0] if len(ids) == 1 else f"{ids[0]} {screen.signs.more} {ids[-1]}"
        grid.add_row(Text(section.title(screen.language, edition), "bold"), section.id, id_range)
    screen.show(Text(screen.say("cli-rules-title", game=ledger.game, revision=ledger.revision), "accent"), grid)
    screen.tell("cli-rules-hint", "quiet")


def find_rules(ledger: Ledger, wanted: str, edition: str | None = None) -> list[FoundRule]:
    """The matching rules in this edition; without one, in the first edition that has any."""
    for searched in [edition] if edition or not ledger.editions else ledger.editions:
        if found := _find_in_edition(ledger, wanted, searched):
            return [FoundRule(rule, searched) for rule in found]
    return []


def _find_in_edition(ledger: Ledger, wanted: str, edition: str | None) -> list[Rule]:
    """Rules by id, else by the beginning of the id, else by section, else by a card's name, else by words of the text;
    names and texts in any language."""
    typed = normalized(wanted)
    rules = list(ledger.rules.values())
    if by_id := [rule for rule in rules if normalized(rule.id) == typed]:
        return by_id
    if by_prefix := [rule for rule in rules if normalized(rule.id).startswith(f"{typed}-")]:
        return by_prefix
    titles = {
        section.id: (section.id, *(normalized(section.title(language, edition)) for language in LANGUAGES))
        for section in ledger.sections.values()
    }
    if by_section := [rule for rule in rules if typed in titles[rule.section]]:
        return by_section
    if by_name := [rule for rule in rules if has_words(" ".join(name for _, name in rule.names or ()), typed)]:
        return by_name
    return [
        rule for rule in rules if has_words(" ".join(rule.text(language, edition) for language in LANGUAGES), typed)
    ]


def show_rule(screen: Screen, found: FoundRule) -> None:
    rule, edition = found
    head = Text(rule.id, "accent")
    if name := rule.name(screen.language):
        head.append(f"  {name}", "bold")
    if rule.ruling:
        head.append(f"  {screen.say('cli-rules-ruling')}", "quiet")
    screen.show(head, Padding(Text(rule.text(screen.language, edition)), (0, 0, 0, 2), expand=False))
