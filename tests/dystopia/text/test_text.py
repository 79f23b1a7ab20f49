"""The words of `dystopia`: all there, and all used."""

import ast
import re
import tomllib

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.actions import SPACE
from euphoria.games.dystopia.board import MARKET, SITE, SPACES
from euphoria.games.dystopia.cards.ability import IFS
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS, FACTIONS, GOODS
from euphoria.games.dystopia.events import CRITERIA, SPECS
from euphoria.games.dystopia.options import OPTIONS
from euphoria.games.dystopia.text import messages, recruit_text
from euphoria.kernel.files.data_folders import folder
from tests import locale_keys
from tests.dystopia.words import MAY_BE_UNSEEN, ROOM, reasons_to_refuse, sound, syntax
from tests.locale_keys import every_language


def reasons_to_end() -> set[str]:
    """The third argument of every call of `ending.finish`."""
    found = set()
    for module in ("settling.py", "turn.py"):
        for node in syntax(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "finish":
                reason = node.args[2]
                assert isinstance(reason, ast.Constant)
                found.add(str(reason.value))
    return found


MAY_BE_NOTHING = {"fed"}
VARIANTS = {
    "dilemma": {"dilemma-fight", "dilemma-contribute"},
    "pay": {"pay", "pay-otherwise"},
    "feed": {"feed", "feed-nothing"},
    "use": {"use", "use-price"},
    "counter": {"counter", "counter-to"},
    "stop": {"stop", "stop-trading"},
    "accept": {"accept", "accept-gain", "accept-wake", "accept-offer"},
    "refuse": {"refuse", "refuse-gain", "refuse-wake", "refuse-offer"},
}
ABILITIES = [ability for recruit in RECRUITS for ability in recruit.abilities]
OPS = {op[0] for ability in ABILITIES for op in EFFECTS[ability.gain]}
TABLES: dict[str, set[str]] = {
    "dystopia-space-": {s.id for s in SPACES if s.what not in (SITE, MARKET)} | {"site", "market"},
    "dystopia-tile-": {tile.id for tile in TILES} | {"text"},
    "dystopia-penalty-": {tile.penalty_id for tile in TILES},
    "dystopia-faction-": set(FACTIONS),
    "dystopia-good-": set(GOODS),
    "dystopia-artifact-": {*ARTIFACTS, "text"},
    "dystopia-some-": set(ARTIFACTS),
    "dystopia-dilemma-": {side for card in DILEMMAS for side in card[:2]} | {"text"},
    "dystopia-question-": set(codes.QUESTIONS) - {""},
    "dystopia-waits-": set(codes.QUESTIONS) - {""},
    "dystopia-ask-": set(codes.QUESTIONS) - {""},
    "dystopia-effect-": {
        "area",
        "tunnel",
        "tunnel-end",
        "market",
        "breeze-bar",
        "sky-lounge",
        "tank-left",
        "tank-right",
    }
    | {"site", "bump", "roll", "fight", "contribute", "star-on-tile", "hand-limit", "roll-between", "too-much"},
    "dystopia-follows-": {"bump", "risk", "no-star", "last-star", "site", "built", "gate", "tier", "wakes", "further"},
    "dystopia-option-": set(OPTIONS),
    "dystopia-action-": {key for kind in messages.ACTIONS for key in VARIANTS.get(kind, {kind})},
    "dystopia-event-": {name for name, _, _ in SPECS if name != "ended"}
    | {f"{name}-unseen" for name in MAY_BE_UNSEEN}
    | {f"{name}-nothing" for name in MAY_BE_NOTHING},
    "dystopia-ended-": reasons_to_end() | {f"{reason}-tied" for reason in reasons_to_end()},
    "dystopia-ended-by-": set(CRITERIA),
    "dystopia-why-": reasons_to_refuse(),
    "dystopia-change-": {recruit.change.id for recruit in RECRUITS if recruit.change},
    "dystopia-when-": {
        recruit_text.when_key(ability).removeprefix("dystopia-when-")
        for ability in ABILITIES
        if ability.when not in recruit_text.PLACED
    },
    "dystopia-if-": {
        IFS[condition]
        for ability in ABILITIES
        if ability.when in recruit_text.PLACED
        for condition in (*ability.only_if, *ability.either)
    },
    "dystopia-where-": set(recruit_text.GROUPS),
    "dystopia-gain-": {recruit_text.PLAIN[op] for op in OPS if op in recruit_text.PLAIN}
    | {"opponents-may", "allegiance", "draw-more", "book-or-other"},
    "dystopia-gain-face-up-": {"hand", "match"},
}
WHOLE = {
    "dystopia-seat", "dystopia-waits", "dystopia-and", "dystopia-or", "dystopia-worker-from",
    "dystopia-instead-of-morale",
    *(f"dystopia-amount-{what}" for what in ("good", "mixed", "resource", "commodity", "commodity-but", "artifact")),
    *(f"dystopia-amount-{what}" for what in ("knowledge", "morale", "tunnel")),
    *(f"dystopia-cost-{what}" for what in ("free", "unknown", "three-or-pair", "or", "and-price")),
    *(f"dystopia-spot-{what}" for what in ("territory", "tile", "dilemma", "recruit")),
    "dystopia-ability", "dystopia-ability-may", "dystopia-ability-price", "dystopia-lead-where",
    "dystopia-once-a-turn", "dystopia-clauses", "dystopia-do-gain", "dystopia-do-lose", "dystopia-do-draw",
    *(f"dystopia-price-{what}" for what in ("good", "artifact", "owner", "bumper")),
    "dystopia-price-sacrifice-visitor", "dystopia-price-sacrifice-retrieved",
}  # fmt: skip
EVERY_KEY = WHOLE | {begin + end for begin, ends in TABLES.items() for end in ends}


@every_language
def test_every_key_is_there_and_no_other(language: str) -> None:
    there = locale_keys.in_file(language, "dystopia")
    assert EVERY_KEY - there == set(), "missing"
    assert there - EVERY_KEY == set(), "never used"


def test_the_code_builds_just_these_keys() -> None:
    said = locale_keys.in_code(ROOM.rglob("*.py"), "dystopia-")
    begun = {literal for literal in said if literal.endswith("-")}
    assert begun == set(TABLES)
    assert said - begun <= EVERY_KEY
    assert said >= WHOLE


def test_every_kind_of_action_has_words() -> None:
    assert set(messages.ACTIONS) == SPACE.kinds().keys() - {"offer-many"}, "it speaks as `offer` does"


@every_language
def test_names_questions_and_options_have_words(language: str) -> None:
    said = [messages.question(name, language) for name in codes.QUESTIONS if name]
    said += [messages.option(name, language) for name in OPTIONS]
    said += [messages.space(id, language) for id in dict.fromkeys(space.id for space in SPACES)]
    said += [messages.tile(tile.id, language) for tile in TILES]
    said += [messages.dilemma_side(side, language) for card in DILEMMAS for side in card[:2]]
    said += [messages.faction(id, language) for id in FACTIONS]
    said += [messages.good(id, language) for id in GOODS] + [messages.artifact(id, language) for id in ARTIFACTS]
    said += messages.default_names(6, language)
    assert all(map(sound, said))
    assert len(set(said)) == len(said)


def test_adjectives_of_factions_have_no_capital_in_spanish() -> None:
    """But at the beginning of a sentence: "lealtad icarita", "el túnel euphoriano"."""
    adjective = re.compile(r"(?<![.?!] )(?<!^)\b(Euphorian[oa]|Subterráne[oa]|Icarita)s?\b")
    ledger = tomllib.loads((folder("rules") / "dystopia.toml").read_text("utf-8"))["rule"]
    said = [str(rule[field]) for rule in ledger for field in ("es", "name_es") if field in rule]
    said += (folder("locales") / "es" / "dystopia.ftl").read_text("utf-8").splitlines()
    assert [line for line in said if adjective.search(line)] == []
