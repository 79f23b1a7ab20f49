"""Tests that replace a constant or a function of the rules: compiled rules do not notice, so they run with pure Python.

With `EUPHORIA_PURE=1` they run, and so they do in the second part of `make test`, slow or not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from euphoria.compiled import COMPILED_MODULES

Test = TypeVar("Test", bound=Callable[..., Any])


def needs_pure(test: Test) -> Test:
    skip = pytest.mark.skipif(bool(COMPILED_MODULES), reason="it changes the rules while they run: see tests/pure.py")
    marked: Test = pytest.mark.pure(skip(test))
    return marked
