"""The difference between two JSON values as a JSON Patch (RFC 6902), with `add`, `remove` and `replace` only.

A list that changes its length is replaced whole: positions in it need not be counted while the patch is applied.
A number and a truth value that Python calls equal (1 and True) are no difference: views do not mix them.
"""

from __future__ import annotations

from typing import Any

Patch = list[dict[str, Any]]


def patch_between(before: Any, after: Any) -> Patch:
    """What turns `before` into `after`."""
    found: Patch = []
    _compare(before, after, "", found)
    return found


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


def _escape(key: str) -> str:
    """A key as a part of a JSON Pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
