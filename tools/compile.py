"""Compiles kernel, rules, bots and the steps of environments by mypyc: the same Python, two to three times as fast.

python tools/compile.py          unless they are compiled from the same sources; without a C compiler, or where it
                                 fails, says so in one line: everything works without
python tools/compile.py --must   a failure is an error; only without a C compiler there is nothing to do
python tools/compile.py --beside COMMAND ...
                                 runs this command, and compiles meanwhile with what processor time it leaves;
                                 Ctrl-C ends both, and what is compiled by then is kept

The result is a folder in build/compiled, which `euphoria/compiled.py` puts before the sources.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "euphoria"
COMMAND = [sys.executable, str(Path(__file__).resolve())]
TIME = "four minutes of one processor core"
INTERRUPTS = ROOT / "tools" / "interrupts.h"
"""Included before the C code of mypyc: see there."""
FLAGS = ["/FI" + str(INTERRUPTS)] if os.name == "nt" else ["-include", str(INTERRUPTS), "-ffp-contract=off", "-fwrapv"]
"""No multiplication and addition in one step, which some processors have: it rounds once less than Python does. And
products of `i64` run over without harm, which dice make use of."""
LOG = ROOT / "build" / "compiled" / "log.txt"

GROUPS: dict[str, tuple[str, ...]] = {
    "euphoria_kernel": ("kernel/core", "kernel/frames", "kernel/learning", "kernel/sampling"),
    "euphoria_leaders": (
        "games/leaders", "games/leaders/cards", "games/leaders/rules", "games/leaders/knowledge",
    ),
    "euphoria_dystopia": (
        "games/dystopia", "games/dystopia/cards", "games/dystopia/cards/recruits", "games/dystopia/state",
        "games/dystopia/rules", "games/dystopia/rules/effects", "games/dystopia/rules/placement",
        "games/dystopia/rules/start", "games/dystopia/knowledge",
    ),
    "euphoria_reality_geometry": (
        "games/reality/geometry", "games/reality/geometry/movement", "games/reality/geometry/sight",
        "games/reality/geometry/pathfinding",
    ),
    "euphoria_reality": (
        "games/reality", "games/reality/cards", "games/reality/cards/characters", "games/reality/rules",
        "games/reality/rules/attack", "games/reality/rules/figures", "games/reality/rules/firing",
        "games/reality/rules/mission", "games/reality/rules/positioning", "games/reality/rules/sequence",
        "games/reality/knowledge",
    ),
    "euphoria_bots": (
        "bots/core", "bots/search", "bots/learned", "bots/leaders", "bots/dystopia", "bots/reality",
        "bots/reality/phases", "bots/reality/planner", "bots/reality/table", "bots/reality/value",
    ),
    "euphoria_envs": ("envs/play",),
}  # fmt: skip
"""By the name of its library: the folders whose modules are compiled into it. A library is compiled by one core."""
NOT_COMPILED = {
    "kernel/core/errors.py", "kernel/core/registry.py", "kernel/core/printing.py",
    "games/reality/events.py", "games/reality/preparing.py", "games/reality/state_fields.py",
    "bots/core/bot.py", "bots/core/judge.py", "bots/core/perspective.py", "bots/search/deadline.py",
    "bots/core/child_process.py", "bots/core/gc_pause.py", "bots/search/parallel_search.py",
    "bots/core/random_bot.py", "bots/search/greedy.py", "bots/search/planner.py",
    "bots/search/search_method.py", "bots/learned/learned.py", "bots/learned/network_file.py",
}  # fmt: skip
"""Exceptions, which inherit builtin classes, protocols, what is called seldom or takes no time, `perspective.py`, to
which strangers may give anything, and the bots, which can be pickled. `deadline.py` is asked between two iterations of
a search: there Ctrl-C is heard, which waits for Python code."""


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            build()
            return 0
        case ["--must"]:
            return 0 if build() else 1
        case ["--beside", program, *rest]:
            beside(program, rest)
            return 0
        case ["into", folder]:
            compile_into(Path(folder))
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def build() -> bool:
    """Compile, unless that is done already. False if it was tried and failed."""
    if is_built():
        return True
    if not has_compiler():
        print("The rules run as plain Python, which is slower: there is no C compiler here.")
        return True
    with only_one():
        return is_built() or _build()


def _build() -> bool:
    print(f"Compiling the rules ({TIME}, once for these sources) ...", flush=True)
    start = time.monotonic()
    folder = folder_of_this_python()
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    marks = {name: compiled.source_mark(PACKAGE / name) for name in sources()}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run([*COMMAND, "into", str(fresh)], check=False, stderr=log)
    if done.returncode:
        print(f"The rules run as plain Python, which is slower: compiling failed. {_last_error()}")
        return False
    modules = {module_name(file, fresh): [str(file.relative_to(fresh))] for file in fresh.rglob("*" + SUFFIX)}
    stamp = {"sources": marks, "modules": modules, "compiler": compiler_version()}
    (fresh / compiled.STAMP).write_text(json.dumps(stamp), "utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    print(f"Compiled {len(marks)} modules in {time.monotonic() - start:.0f} s; used by what is started from now on.")
    return True


def beside(program: str, arguments: list[str]) -> None:
    """Become this program. What is compiled meanwhile is used when a program is started next."""
    if may_compile() and not is_built():
        nice = ["nice"] if shutil.which("nice") else []
        subprocess.Popen([*nice, *COMMAND])
    os.execvp(program, [program, *arguments])


@contextmanager
def only_one() -> Iterator[None]:
    """Wait while another process compiles in this folder."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with (LOG.parent / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def copy_for_wheel(folder: Path) -> bool:
    """Compile, and copy the result with a stamp that trusts the sources beside it. False: nothing to copy."""
    if not may_compile() or not build() or not is_built():
        return False
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(folder_of_this_python(), folder)
    file = folder / compiled.STAMP
    stamp = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**stamp, "sources": {}}), "utf-8")
    return True


def is_built() -> bool:
    """Whether there are compiled modules, of the current sources."""
    try:
        stamp = json.loads((folder_of_this_python() / compiled.STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    marks: dict[str, list[object]] = stamp["sources"]
    if stamp["compiler"] != compiler_version() or set(marks) != set(sources()):
        return False
    return all(compiled.is_same(PACKAGE / name, mark) for name, mark in marks.items())


def has_compiler() -> bool:
    """Whether there is a C compiler, as far as one can tell without calling it, and the headers of Python."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command[0]) is not None and headers.is_file()


def may_compile() -> bool:
    """Whether `pip install .` and `make play` compile: not with `EUPHORIA_PURE=1`."""
    return os.environ.get(compiled.PURE, "0") in ("", "0") and has_compiler()


def compiler_version() -> str:
    """A later mypyc compiles anew."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def sources() -> list[str]:
    """What is compiled, by the path in the package. An `__init__` is a package's own, and does little."""
    return [name for names in sources_by_group().values() for name in names]


def sources_by_group() -> dict[str, list[str]]:
    return {group: _sources_in(folders) for group, folders in GROUPS.items()}


def _sources_in(folders: Sequence[str]) -> list[str]:
    found = [file for folder in folders for file in sorted((PACKAGE / folder).glob("*.py"))]
    names = [file.relative_to(PACKAGE).as_posix() for file in found if file.name != "__init__.py"]
    return [name for name in names if name not in NOT_COMPILED]


def compile_into(folder: Path) -> None:
    """In a process of its own, as mypyc works in the current folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    progress = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # all that the compilers say goes into the log

    class Command(build_ext):  # type: ignore[misc]
        """Says which libraries are done."""

        def build_extension(self, extension: Extension) -> None:
            start = time.monotonic()
            super().build_extension(extension)
            group = extension.name.removesuffix("__mypyc")
            if group in GROUPS:
                name = group.removeprefix("euphoria_").replace("_", " ")
                print(f"  {name}: {time.monotonic() - start:.0f} s", file=progress)

    scratch = ROOT / "build" / "compiled" / "scratch"
    os.chdir(SOURCES)
    groups = {group: [f"euphoria/{name}" for name in names] for group, names in sources_by_group().items()}
    extensions = mypycify(
        [
            "--config-file=", "--python-version=3.11", "--namespace-packages", "--explicit-package-bases",
            "--ignore-missing-imports", f"--cache-dir={scratch / 'types'}",
            *(file for files in groups.values() for file in files),
        ],
        separate=[(files, group) for group, files in groups.items()],
        target_dir=str(scratch / "c"),
        opt_level="2",
        debug_level="0",
    )  # fmt: skip
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypycify shares one list among all
        extension.depends.append(str(INTERRUPTS))
    command = Command(Distribution({"name": "euphoria", "ext_modules": extensions}))
    command.parallel = os.cpu_count()
    command.build_lib = str(scratch / "libraries")  # kept: a library whose sources are the same is not compiled again
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    for extension in extensions:
        made = Path(command.get_ext_fullpath(extension.name))
        target = folder / made.relative_to(command.build_lib)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, target)


def module_name(file: Path, folder: Path) -> str:
    """`euphoria.kernel.core.state`, for a compiled module in this folder."""
    return ".".join(file.relative_to(folder).parts)[: -len(SUFFIX)]


def folder_of_this_python() -> Path:
    found: Path = compiled.compiled_folder(PACKAGE)
    return found


def _last_error() -> str:
    """The line of the log that says most."""
    lines = [line.strip() for line in LOG.read_text("utf-8", errors="replace").splitlines() if line.strip()]
    telling = [line for line in lines if "rror" in line] or lines or [""]
    return f"{telling[0][:200]} (all of it: {LOG.relative_to(ROOT)})"


def _runtime() -> Any:
    """euphoria/compiled.py, without importing the package: what is to be compiled must not be loaded from a build."""
    spec = spec_from_file_location("euphoria_compiled", PACKAGE / "compiled.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = _runtime()
SUFFIX = EXTENSION_SUFFIXES[0]

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
