"""Python for the site, laid into a folder: the interpreter, what it needs, and Grognard, compiled.

Only modules that somebody imports are laid. Grognard comes in one archive that every page needs, and one for
each system, which is fetched when asked for. Every file but the interpreter's bears a figure of its content
in its name: two versions never mix.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Mapping
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from grognard.core.messages import LANGUAGES
from tools.build_web import ROOT, WEB, node_and_npm
from tools.site_modules import modules

PACKAGE = ROOT / "src" / "grognard"
COMPILER, MODULES = (Path(__file__).parent / name for name in ("compile_for_site.mjs", "site_modules.py"))
#: what Python in the browser needs beside itself, by its hash
LOCK = WEB / "pyodide.lock"
_WHEELS, _COMPILED = ROOT / "build" / "wheels", ROOT / "build" / "compiled"
_PYTHON = WEB / "node_modules" / "pyodide"
_RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
#: what puts messages into words, and addresses into squares for a camera
_WORDS = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "segno", "typing_extensions")
#: the kind of machine that the wheels are for
_PLATFORM, _VERSION = "pyemscripten_2026_0_wasm32", "3.14"
#: parts of the package that no page asks for
_LEFT_OUT = {
    *("cli", "research", "paper", "post", "tiled"),
    *("static", "routes", "migrations", "correspondence", "built"),
}
#: parts of which modules are asked for by their names
_ASKED_FOR = ("grognard.pocket", "grognard.rulesets", "grognard.generate")
_CONTENT = {".py", ".toml", ".csv", ".ftl", ".md", ".ttf"}


def lay_python(folder: Path) -> str:
    """Everything of Python into a folder; the figure by which the page finds it."""
    _lay_runtime(folder / runtime_name())
    python = folder / "python"
    python.mkdir(parents=True)
    compiled = _compiled()
    systems = _by_system(_below(compiled / "package"))
    made = {
        "runtime": runtime_name(),
        "lock": {"info": json.loads((_PYTHON / "pyodide-lock.json").read_text())["info"], "packages": {}},
        "library": _packed(python, "library", _below(compiled / "library")),
        "linked": {path: _linked(python, file) for path, file in _linkable().items()},
        "archives": [
            _packed(python, "words", _below(compiled / "words")),
            _packed(python, "grognard", systems.pop("")),
        ],
        "systems": {system: _packed(python, system, files) for system, files in sorted(systems.items())},
    }
    text = json.dumps(made)
    name = _figure(text.encode())
    (python / f"made-{name}.json").write_text(text)
    return name


def runtime_name() -> str:
    """The interpreter's folder: its files keep their names, so the folder has the version."""
    return f"pyodide-{json.loads((_PYTHON / 'package.json').read_text())['version']}"


def _lay_runtime(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in _RUNTIME:
        shutil.copy(_PYTHON / name, folder / name)


def _fetch_wheels() -> None:
    """The wheels of the lock file, unpacked."""
    shutil.rmtree(_WHEELS, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q", "--no-deps"]
    kind = ["--platform", _PLATFORM, "--python-version", _VERSION, "--only-binary=:all:"]
    done = subprocess.run([*command, *kind, "--require-hashes", "-r", str(LOCK), "-d", str(_WHEELS)])
    if done.returncode:
        sys.exit(f"what {LOCK.name} names cannot be fetched")
    for wheel in list(_WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(_WHEELS)


def _linkable() -> dict[str, Path]:
    """What of the wheels is machine code, by where Python looks for it."""
    return {name: file for name, file in _below(_WHEELS).items() if file.suffix == ".so"}


def _linked(folder: Path, file: Path) -> str:
    # The ending under which hosts compress it.
    name = f"{file.name.partition('.')[0].strip('_')}-{_figure(file.read_bytes())}.wasm"
    shutil.copy(file, folder / name)
    return name


def _compiled() -> Path:
    """Python's library, our sources and what they need, as the interpreter of the browser compiles them."""
    shutil.rmtree(_COMPILED, ignore_errors=True)
    _fetch_wheels()
    with zipfile.ZipFile(_PYTHON / "python_stdlib.zip") as library:
        library.extractall(_COMPILED / "library", [one for one in library.namelist() if one.endswith(".py")])
    wheels = {name: file for name, file in _below(_WHEELS).items() if file.suffix == ".py"}
    for name, file in {**words(), **wheels}.items():
        _copy(file, _COMPILED / "words" / name)
    for file in package():
        _copy(file, _COMPILED / "package" / file.relative_to(PACKAGE.parent))
    node, _npm = node_and_npm()
    asked = [*map(str, (node, COMPILER, _PYTHON, _COMPILED, MODULES)), ",".join(roots())]
    done = subprocess.run(asked, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"what the site needs cannot be compiled:\n{done.stdout}{done.stderr}")
    for name in _linkable():
        # It is linked before Python starts, and looked for as a file all the same.
        (_COMPILED / "words" / name).touch()
    return _COMPILED


def roots() -> list[str]:
    """Modules that are asked for by name, or by nobody's import: everything else is reached from them."""
    ours = modules(PACKAGE.parent)
    return [*modules(_WHEELS), *(name for name in ours if name.startswith(_ASKED_FOR))]


def _copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, target)


def words() -> dict[str, Path]:
    """What puts messages into words, as it is installed here, with the numbers of our languages alone."""
    files = {str(file): Path(str(file.locate())) for one in _WORDS for file in distribution(one).files or ()}
    return {path: file for path, file in files.items() if _is_words(PurePosixPath(path))}


def _is_words(file: PurePosixPath) -> bool:
    if file.suffix == ".dat":
        return file.stem in {"root", "global", *LANGUAGES}
    return file.suffix == ".py" and ".." not in file.parts and "messages" not in file.parts


def package() -> Iterable[Path]:
    for file in sorted(PACKAGE.rglob("*")):
        parts = file.relative_to(PACKAGE).parts
        if file.suffix in _CONTENT and not _LEFT_OUT.intersection(parts):
            yield file


def _below(folder: Path) -> dict[str, Path]:
    return {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}


def _by_system(files: Mapping[str, Path]) -> dict[str, dict[str, Path]]:
    """Files by the folder of their system; by none what every page needs, and the cards of battles."""
    found: dict[str, dict[str, Path]] = {"": {}}
    for name, file in files.items():
        _package, folder, *inside = PurePosixPath(name).parts
        is_card = "scenarios" in inside and name.endswith(".toml")
        is_system = folder == "rulesets" and len(inside) > 1 and not is_card
        found.setdefault(inside[0] if is_system else "", {})[name] = file
    return found


def _packed(folder: Path, name: str, files: Mapping[str, Path]) -> str:
    """The name of an archive of files, with a figure of its content in it."""
    content = pack(files)
    # No ending that a host knows: it would have the browser undo it.
    finished = f"{name}-{_figure(content)}.packed"
    (folder / finished).write_bytes(content)
    return finished


def pack(files: Mapping[str, Path]) -> bytes:
    """An archive compressed as one, not file by file: small files are much like each other."""
    together = io.BytesIO()
    with zipfile.ZipFile(together, "w", zipfile.ZIP_STORED) as archive:
        for path, file in sorted(files.items()):
            # A fixed time, so that the same sources make the same archive.
            archive.writestr(zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0)), file.read_bytes())
    return gzip.compress(together.getvalue(), 9, mtime=0)


def _figure(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
