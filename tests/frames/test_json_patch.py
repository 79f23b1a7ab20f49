"""Patches between any two JSON values."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from euphoria.kernel.frames.json_patch import KnownPatches, patch_between
from tests.frames.patching import patched

KEYS = st.text("ab/~01", max_size=3)
LEAVES = st.none() | st.integers(2, 5) | st.text("xy", max_size=2)
VALUES = st.recursive(
    LEAVES, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(KEYS, inside, max_size=3), max_leaves=12
)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(VALUES, VALUES)
def test_a_patch_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    text = json.dumps(before)
    assert patched(before, patch_between(before, after)) == after
    assert json.dumps(before) == text


@given(VALUES)
def test_between_equal_values_there_is_nothing(value: Any) -> None:
    assert patch_between(value, json.loads(json.dumps(value))) == []


def test_only_what_differs_is_in_a_patch() -> None:
    before = {"turn": 1, "players": [{"gun": 0, "hand": [1, 2]}, {"gun": 0, "hand": []}], "a/b": {"~": 1}, "old": 0}
    after = {"turn": 1, "players": [{"gun": 0, "hand": [1]}, {"gun": 7, "hand": []}], "a/b": {"~": 2}, "new": 0}
    assert patch_between(before, after) == [
        {"op": "remove", "path": "/old"},
        {"op": "replace", "path": "/players/0/hand", "value": [1]},
        {"op": "replace", "path": "/players/1/gun", "value": 7},
        {"op": "replace", "path": "/a~1b/~0", "value": 2},
        {"op": "add", "path": "/new", "value": 0},
    ]


def test_a_value_of_another_kind_is_replaced() -> None:
    assert patch_between({"a": 1}, [1]) == [{"op": "replace", "path": "", "value": [1]}]
    assert patch_between({"a": [1]}, {"a": None}) == [{"op": "replace", "path": "/a", "value": None}]


@given(VALUES, VALUES, VALUES)
def test_what_is_known_of_shared_parts_changes_no_patch(first: Any, second: Any, own: Any) -> None:
    before, after, known = {"all": first, "own": own}, {"all": second, "own": own}, KnownPatches()
    for mine in (1, first, [first], {"of": second}):
        one, other = before | {"own": mine, "also": first}, after | {"own": own, "also": second}
        assert patch_between(one, other, known) == patch_between(one, other)


def test_the_same_part_elsewhere_has_another_place() -> None:
    was, now, known = [1, {"a": 2}], [1, {"a": 3}], KnownPatches()
    assert patch_between({"x": was}, {"x": now}, known) == [{"op": "replace", "path": "/x/1/a", "value": 3}]
    assert patch_between({"y/": was}, {"y/": now}, known) == [{"op": "replace", "path": "/y~1/1/a", "value": 3}]
    assert patch_between({"z": [was, 4]}, {"z": [now, 4]}, known) == [{"op": "replace", "path": "/z/0/1/a", "value": 3}]
