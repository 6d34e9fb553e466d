"""Which modules are reached by imports from a few of them: the site carries those, compiled, and no other.

Runs in the interpreter of the browser, which alone can compile for it; nothing but Python's library is there.
"""

from __future__ import annotations

import ast
import py_compile
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

#: imported by the interpreter or by compiled code, where no import is written
BY_ITSELF = (
    *("asyncio", "copyreg", "datetime", "decimal", "enum", "importlib.resources", "linecache", "locale"),
    *("pyodide", "random", "re", "reprlib", "traceback", "typing", "uuid", "warnings", "zipfile", "zoneinfo"),
    *("_pylong", "_strptime", "encodings.aliases", "encodings.ascii", "encodings.cp437", "encodings.idna"),
    *("encodings.latin_1", "encodings.utf_8", "encodings.utf_8_sig"),
)
#: asked for in corners that no page comes to: shells, tests, other machines, the network, letters, archives
NEVER = (
    *("_pyrepl", "argparse", "ctypes", "doctest", "ftplib", "getopt", "gettext", "multiprocessing"),
    *("pdb", "plistlib", "pydoc", "ssl", "tarfile", "unittest"),
    *("asyncio.proactor_events", "asyncio.windows_events", "concurrent.futures.process"),
    *("xml.sax.expatreader", "_sysconfigdata__emscripten_wasm32-emscripten"),
)


def modules(folder: Path) -> dict[str, Path]:
    """Every module below a folder, by its name."""
    return {name_of(file.relative_to(folder)): file for file in folder.rglob("*.py")}


def name_of(file: Path) -> str:
    parts = file.parent.parts if file.name == "__init__.py" else (*file.parent.parts, file.stem)
    return ".".join(parts)


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    """Every module that a text may import, and names that may be modules; not those for types alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from _named(node, package)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from imported(ast.Module(node.orelse, []), package)
        else:
            yield from imported(node, package)


def imported_at_once(body: Iterable[ast.stmt]) -> Iterator[str]:
    """Every module without which this one is not: not within functions, nor where it may be missing."""
    for line in body:
        if isinstance(line, ast.Import):
            yield from (one.name for one in line.names)
        elif isinstance(line, ast.ImportFrom) and not line.level:
            yield str(line.module)
        elif isinstance(line, ast.ClassDef):
            yield from imported_at_once(line.body)


def _named(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (one.name for one in node.names)
        return
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    origin = ".".join([*above, *([node.module] if node.module else [])])
    yield origin
    yield from (f"{origin}.{one.name}" for one in node.names)


def reached(files: Mapping[str, Path], roots: Iterable[str]) -> set[str]:
    """The names of the modules that are imported from some, with the packages that they are in."""
    found, waiting = set[str](), list(roots)
    while waiting:
        name = waiting.pop()
        if name in found or name not in files or is_within(name, NEVER):
            continue
        found.add(name)
        above, _, _last = name.rpartition(".")
        waiting.append(above)
        package = name if files[name].name == "__init__.py" else above
        waiting.extend(imported(ast.parse(files[name].read_bytes()), package))
    return found


def is_within(name: str, some: Iterable[str]) -> bool:
    return any(f"{name}.".startswith(f"{one}.") for one in some)


def compile_reached(home: Path, roots: Iterable[str]) -> None:
    """Of the folders in a folder keep what is reached, compiled: foo.py becomes foo.pyc."""
    files = {name: file for folder in home.iterdir() for name, file in modules(folder).items()}
    kept = reached(files, {*roots, *BY_ITSELF, *sys.modules})
    for name in kept:
        for wanted in imported_at_once(ast.parse(files[name].read_bytes()).body):
            if wanted in files and wanted not in kept:
                raise ImportError(f"{name} imports {wanted}, which is left out")
    for name, file in files.items():
        if name in kept:
            inside = file.relative_to(home)
            py_compile.compile(
                str(file),
                str(file.with_suffix(".pyc")),
                inside.relative_to(inside.parts[0]).as_posix(),
                doraise=True,
                # What others have written keeps no sentences for readers.
                optimize=0 if name.startswith("grognard") else 2,
                # Never compared with a source, of which there is none in the browser.
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
        file.unlink()
