"""Finds the package's data folders: inside an installed wheel, or in the repository root of a checkout."""

from __future__ import annotations

from pathlib import Path

from euphoria.kernel.core.errors import EuphoriaError

_IN_CHECKOUT = {
    "locales": "locales",
    "decks": "decks",
    "tables": "tables",
    "teams": "teams",
    "rules": "docs/rules",
    "figures": "docs/reports/cards",
    "networks": "networks",
    "web": "web/dist",
}


class ResourceError(EuphoriaError):
    """A data folder is unknown or missing."""


def folder(name: str) -> Path:
    """The folder of the data called `name`: "locales", "decks", "tables", "teams", "rules", "figures", "networks" or
    "web"."""
    return find_folder(name, Path(__file__).resolve().parent.parent.parent)


def find_folder(name: str, package: Path) -> Path:
    """`folder`, for a package installed at `package`."""
    if name not in _IN_CHECKOUT:
        raise ResourceError(f"no data folder is called {name!r}; there are {', '.join(sorted(_IN_CHECKOUT))}")
    candidates = [package / "_data" / name]
    if package.parent.name == "src":
        candidates.append(package.parent.parent / _IN_CHECKOUT[name])
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    looked = " or ".join(str(candidate) for candidate in candidates)
    raise ResourceError(f"the data folder {name!r} is missing: it should be {looked}; reinstall the package")
