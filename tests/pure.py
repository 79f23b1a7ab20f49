"""Tests that replace a constant or a function of the rules: compiled rules do not notice, so they run with pure Python.

With `EUPHORIA_PURE=1` they run.
"""

from __future__ import annotations

import pytest

from euphoria.compiled import COMPILED_MODULES

needs_pure = pytest.mark.skipif(bool(COMPILED_MODULES), reason="it changes the rules while they run: see tests/pure.py")
