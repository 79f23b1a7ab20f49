"""Confusable names: no player may use a name that looks like the name of an account.

Two checks, both with Python's Unicode data. First, a name uses one script, or scripts that are commonly mixed, and only
scripts in modern use (those that Unicode's annex 31 recommends): a Cyrillic letter cannot hide in a Latin name. Second,
names are compared by a skeleton: accents, case, spaces and punctuation are dropped, variants of a Latin letter become
that letter, and so do Cyrillic, Greek and Armenian letters that look like one. That table is small on purpose: it has
the letters with which a whole name can be imitated.

Some pairs are refused that are easily told apart (`Ali` and `All`). We accept that: choosing another name is easy.
"""

from __future__ import annotations

import re
import unicodedata

MIXABLE_SCRIPTS = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "BOPOMOFO", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "HANGUL"},
)
"""Scripts that may be mixed in one name."""
SINGLE_SCRIPTS = {
    "ARABIC", "ARMENIAN", "BENGALI", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK", "GUJARATI", "GURMUKHI",
    "HEBREW", "KANNADA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU",
    "THAANA", "THAI", "TIBETAN",
}  # fmt: skip
"""Scripts that a name may use alone."""
LATIN_LETTER = re.compile(
    r"LATIN (?:(?:SMALL|CAPITAL) )?LETTER (?:(?:SMALL CAPITAL|SCRIPT|DOTLESS|OPEN|BARRED|LONG) )?([A-Z])(?: WITH .*)?"
)
LOOKS_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҺԀԚԜѴавеѕіјкмнорстухһԁԛԝѵьгпӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγօսոհɑ",
    "ABESIJKMHOPCTYXHDQWVabesijkmhopctyxhdqwvbrniABEZHIKMNOPTYXabeikvoptuxyounha",
)
LOOKS_SAME = str.maketrans("01l|", "oiii")


def is_mixed(name: str) -> bool:
    """Whether its letters belong to scripts that are not mixed, or not in modern use."""
    scripts = {_script(sign) for sign in name if unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo")}
    return not (
        any(scripts <= mixable for mixable in MIXABLE_SCRIPTS) or (len(scripts) == 1 and scripts <= SINGLE_SCRIPTS)
    )


def _script(sign: str) -> str:
    return unicodedata.name(sign, "UNKNOWN").partition(" ")[0]


def skeleton(name: str) -> str:
    """A key that is equal for names that look alike."""
    decomposed = unicodedata.normalize("NFKD", name)
    base = [sign for sign in decomposed if not unicodedata.name(sign, "").startswith("COMBINING ")]
    plain = "".join(map(_latin_letter, base)).translate(LOOKS_LATIN).casefold().translate(LOOKS_SAME)
    visible = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LMN")
    return visible.replace("rn", "m").replace("vv", "w")


def _latin_letter(sign: str) -> str:
    """The plain Latin letter of which this is a variant, in the same case."""
    found = LATIN_LETTER.fullmatch(unicodedata.name(sign, ""))
    if found is None:
        return sign
    letter = found[1]
    return letter if sign.isupper() else letter.lower()
