"""Names that a person could take for one another: nobody may come under a name that looks like somebody's account.

Two steps, both with what Python knows about Unicode. A name is written in one script, or in those that are written
together, and only in scripts of today (the recommended ones of Unicode's annex 31): so one Cyrillic letter cannot hide
in a Latin name. And of each name a skeleton is made in which signs that look alike are the same: accents, case, spaces
and punctuation are dropped, variants of Latin letters become the letter, and so do the letters of Cyrillic, Greek and
Armenian that look like one. That table is small on purpose: it has what a whole name can be written with.

Some names are refused that nobody would confuse (`Ali` beside `All`). That is the price; another name costs nothing.
"""

from __future__ import annotations

import re
import unicodedata

TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "BOPOMOFO", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "HANGUL"},
)
"""Scripts that are mixed in one name."""
ALONE = {
    "ARABIC", "ARMENIAN", "BENGALI", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK", "GUJARATI", "GURMUKHI",
    "HEBREW", "KANNADA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU",
    "THAANA", "THAI", "TIBETAN",
}  # fmt: skip
LATIN = re.compile(
    r"LATIN (?:(?:SMALL|CAPITAL) )?LETTER (?:(?:SMALL CAPITAL|SCRIPT|DOTLESS|OPEN|BARRED|LONG) )?([A-Z])(?: WITH .*)?"
)
ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҺԀԚԜѴавеѕіјкмнорстухһԁԛԝѵьгпӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγօսոհɑ",
    "ABESIJKMHOPCTYXHDQWVabesijkmhopctyxhdqwvbrniABEZHIKMNOPTYXabeikvoptuxyounha",
)
SAME = str.maketrans("01l|", "oiii")


def is_mixed(name: str) -> bool:
    """Whether its letters are of scripts that do not go together, or that nobody writes names in."""
    scripts = {_script(sign) for sign in name if unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo")}
    return not (any(scripts <= together for together in TOGETHER) or (len(scripts) == 1 and scripts <= ALONE))


def _script(sign: str) -> str:
    return unicodedata.name(sign, "UNKNOWN").partition(" ")[0]


def skeleton(name: str) -> str:
    """The same for names that look alike."""
    apart = unicodedata.normalize("NFKD", name)
    bare = [sign for sign in apart if not unicodedata.name(sign, "").startswith("COMBINING ")]
    plain = "".join(map(_latin, bare)).translate(ALIKE).casefold().translate(SAME)
    seen = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LMN")
    return seen.replace("rn", "m").replace("vv", "w")


def _latin(sign: str) -> str:
    """The letter of which this is a variant, in its case."""
    found = LATIN.fullmatch(unicodedata.name(sign, ""))
    if found is None:
        return sign
    letter = found[1]
    return letter if sign.isupper() else letter.lower()
