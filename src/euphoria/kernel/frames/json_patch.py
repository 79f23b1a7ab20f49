"""The difference between two JSON values as a JSON Patch (RFC 6902), with `add`, `remove` and `replace` only.

A list that changes its length is replaced whole: positions in it need not be counted while the patch is applied.
A number and a truth value that Python calls equal (1 and True) are no difference: views do not mix them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Patch = list[dict[str, Any]]
KnownPatches = dict[tuple[int, int, str, Any], tuple[Any, Any, Patch]]
"""By the ids of two parts, and where both stand: the parts themselves, and what turns the first into the second."""
DEEPEST_KNOWN = 2
"""How deep in the whole parts may be to be remembered."""


def patch_between(before: Any, after: Any, known: KnownPatches | None = None) -> Patch:
    """What turns `before` into `after`.

    `known` remembers what was found for their parts, for other values that share these very parts at the same places;
    whoever gives it must not change them meanwhile.
    """
    found: Patch = []
    if known is not None and isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        _compare_parts(before, after, after, "", found, known, 1)
    else:
        _compare(before, after, "", found)
    return found


def _compare_parts(
    before: Any, after: Any, keys: Iterable[Any], path: str, found: Patch, known: KnownPatches, depth: int
) -> None:
    """`_compare` for what stands at these keys of both, with what is known of it."""
    for key in keys:
        was, now = before[key], after[key]
        if was is now:
            continue
        if not isinstance(now, (dict, list)):
            _compare(was, now, f"{path}/{_escape(key)}", found)
            continue
        pair = (id(was), id(now), path, key)
        if pair not in known:
            part = Patch()
            place = f"{path}/{_escape(key)}"
            if was == now:
                pass
            elif depth < DEEPEST_KNOWN and isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
                _compare_parts(was, now, range(len(now)), place, part, known, depth + 1)
            else:
                _compare(was, now, place, part)
            known[pair] = (was, now, part)
        found += known[pair][2]


def _compare(before: Any, after: Any, path: str, found: Patch) -> None:
    if before is after or before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        found.extend({"op": "remove", "path": f"{path}/{_escape(key)}"} for key in before if key not in after)
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, f"{path}/{_escape(key)}", found)
            else:
                found.append({"op": "add", "path": f"{path}/{_escape(key)}", "value": value})
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, value in enumerate(after):
            _compare(before[number], value, f"{path}/{number}", found)
    else:
        found.append({"op": "replace", "path": path, "value": after})


def _escape(key: str | int) -> str | int:
    """A key as a part of a JSON Pointer (RFC 6901)."""
    if isinstance(key, int):
        return key
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
