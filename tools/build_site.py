"""Build the site that needs no server: the page, Python for the browser, and Grognard's own Python.

Everything lands in build/site, with relative addresses, for any web host. Does nothing if the sources have
not changed since last time.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from resvg_py import svg_to_bytes

from grognard.core.messages import LANGUAGES
from grognard.pocket.browser import USUAL
from grognard.pocket.door import ask
from grognard.pocket.games import Games
from grognard.pocket.memory import MemoryShelf
from grognard.pocket.thinker import AtOnce
from tools import site_python
from tools.build_web import ROOT, WEB, digest, install, npm, sources

SITE = ROOT / "build" / "site"
STAMP = SITE / ".made-from"
_STAGED = ROOT / "build" / "staged"


def main() -> None:
    if is_fresh():
        return
    print("Building the site (once, about a minute) ...", flush=True)
    build()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == digest(_sources())


def build() -> None:
    install()
    shutil.rmtree(_STAGED, ignore_errors=True)
    # The page bears the figure of its Python in itself, so that two versions never mix.
    os.environ["GROGNARD_PYTHON"] = made = site_python.lay_python(_STAGED)
    (_STAGED / "python" / f"prepared-{made}.json").write_text(json.dumps(asyncio.run(prepared())))
    npm("run", "--silent", "build", "--", "--mode", "site", "--logLevel", "warn")
    shutil.copytree(_STAGED, SITE, dirs_exist_ok=True)
    lay_icons()
    lay_service()
    STAMP.write_text(digest(_sources()))


async def prepared() -> dict[str, str]:
    """What the first page asks, answered by the same door before Python has started there."""
    games = Games(MemoryShelf(), AtOnce(), lambda *_news: None, USUAL)
    told = {"GET /me": (await ask(games, "GET", "/me", {}, {})).text}
    for language in LANGUAGES:
        for path in ("/scenarios", "/computers", "/rulesets"):
            said = await ask(games, "GET", path, {"lang": language}, {})
            told[f"GET {path} {language}"] = said.text
    return told


def lay_icons() -> None:
    drawing = (WEB / "public" / "icon.svg").read_text(encoding="utf-8")
    for size in (192, 512):
        (SITE / f"icon-{size}.png").write_bytes(bytes(svg_to_bytes(svg_string=drawing, width=size)))


def lay_service() -> None:
    """The service worker, with the name of every file and one figure for all of them."""
    files = sorted(file for file in SITE.rglob("*") if file.is_file() and not file.name.startswith("."))
    total = hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()
    names = ["./", *(file.relative_to(SITE).as_posix() for file in files)]
    head = f"const VERSION = {json.dumps(total[:16])};\nconst FILES = {json.dumps(names)};\n"
    (SITE / "service.js").write_text(head + (WEB / "service.js").read_text(encoding="utf-8"))


def _sources() -> Iterator[Path]:
    yield from sources()
    yield from site_python.package()
    yield from (Path(__file__), Path(site_python.__file__), site_python.COMPILER, site_python.MODULES)


if __name__ == "__main__":
    main()
