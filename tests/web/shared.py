"""One browser for all page tests that follow one another: starting one takes as long as a test.

It is closed before any other test: while it is open no other test of this process could run an event loop.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from tools.browser import find

FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_open: list[tuple[Playwright, Browser]] = []


def browser() -> Browser:
    if _open and not _open[0][1].is_connected():
        close()
    if not _open:
        program = find()
        assert program is not None, "the page tests need a Chromium: make browser installs one"
        playwright = sync_playwright().start()
        _open.append((playwright, playwright.chromium.launch(executable_path=program, args=list(FLAGS))))
    return _open[0][1]


def close() -> None:
    while _open:
        playwright, browser = _open.pop()
        browser.close()
        playwright.stop()


def close_unless_wanted(item: pytest.Item, following: pytest.Item | None) -> None:
    """After a test: only a page test, or another of its module, finds the browser open."""
    if following is None or not (
        "browser" in getattr(following, "fixturenames", ()) or following.path == item.path
    ):
        close()
