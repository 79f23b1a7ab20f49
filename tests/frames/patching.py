"""Applies the JSON Patches of the server, as a client would."""

from __future__ import annotations

import copy
from typing import Any


def patched(value: Any, patch: list[dict[str, Any]]) -> Any:
    """A copy of the value after all operations of the patch."""
    value = copy.deepcopy(value)
    for operation in patch:
        value = _operate(value, operation)
    return value


def _operate(value: Any, operation: dict[str, Any]) -> Any:
    keys = [key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")[1:]]
    if not keys:
        assert operation["op"] == "replace"
        return operation["value"]
    place = value
    for key in keys[:-1]:
        place = place[int(key) if isinstance(place, list) else key]
    last = int(keys[-1]) if isinstance(place, list) else keys[-1]
    match operation:
        case {"op": "add", "value": new}:
            assert isinstance(place, dict) and last not in place
            place[last] = new
        case {"op": "replace", "value": new}:
            assert isinstance(place, list) or last in place
            place[last] = new
        case {"op": "remove"}:
            assert isinstance(place, dict) and "value" not in operation
            del place[last]
        case _:
            raise AssertionError(f"no operation of ours: {operation}")
    return value


def views_back(view: Any, rewind: list[list[dict[str, Any]]]) -> list[Any]:
    """The view, and those that the patches lead back to."""
    views = [view]
    for patch in rewind:
        views.append(patched(views[-1], patch))
    return views
