"""The site served as any web host would, and a browser that looks at it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext
from tools import build_site

from tests.site.guest import START, Guest
from tests.web import shared
from tests.web.conftest import BRIEFED, PLAINLY, note_faults


class Quiet(SimpleHTTPRequestHandler):
    """Files and nothing else: no header that a plain host would not send."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def __init__(self, *given: Any, instead: dict[str, str], **named: Any) -> None:
        self.instead = instead
        super().__init__(*given, **named)

    def do_GET(self) -> None:
        name = next((name for name in self.instead if name in self.path), "")
        if not name:
            super().do_GET()
            return
        script = self.instead.pop(name).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(script)))
        self.end_headers()
        self.wfile.write(script)

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class Host:
    """A static host that can go away."""

    def __init__(self, folder: Path = build_site.SITE) -> None:
        #: scripts that are sent once in the place of those whose address has this in it
        self.instead: dict[str, str] = {}
        answering = partial(Quiet, directory=str(folder), instead=self.instead)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), answering)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    build_site.main()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    host = Host()
    yield host
    host.stop()


@pytest.fixture(scope="module")
def browser() -> Browser:
    return shared.browser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    try:
        return (yield)
    finally:
        shared.close_unless_wanted(item, nextitem)


# After what still hangs on it, where a run is broken off.
@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    shared.close()


@pytest.fixture(scope="module")
def visit(browser: Browser, host: Host) -> Iterator[Callable[..., Guest]]:
    """Somebody with a browser of his own at the site. Faults of the page fail the tests."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visitor(address: str = "", **options: Any) -> Guest:
        context = browser.new_context(
            viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce", **options
        )
        context.set_default_timeout(START)
        context.add_init_script(BRIEFED)
        context.add_init_script(PLAINLY)
        contexts.append(context)
        page = context.new_page()
        note_faults(page, faults)
        page.goto(address or host.address, wait_until="domcontentloaded")
        return Guest(page, address or host.address)

    yield visitor
    for context in contexts:
        context.close()
    assert not faults, faults
