"""A server with the built client, and a real browser to look at it with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Response, expect
from tests.web import shared
from tests.web.seat import PATIENCE, Seat

#: no phase passes by itself, warns of what would be given up, or explains itself
PLAINLY = (
    "if (location.origin !== 'null')"
    " for (const wish of ['pass', 'warn', 'explain']) localStorage.setItem(`grognard.flow.${wish}`, 'no')"
)
#: what a browser keeps of somebody who wants no briefing before a game
BRIEFED = 'if (location.origin !== "null") localStorage.setItem("grognard.briefings", "off")'
#: what a browser keeps of somebody who has picked a language, unless he picks another
SPOKEN = "if (location.origin !== 'null') localStorage['grognard.language'] ??= '%s'"
_ADDRESS = re.compile(r"http://\S+?(?=/? )")
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of its own listens."""
    with serving(tmp_path_factory.mktemp("served")) as where:
        yield where


@contextmanager
def serving(folder: Path, *options: str | Path, **environment: str) -> Iterator[str]:
    """A server that keeps its games in a folder; where it listens."""
    program = Path(sys.executable).with_name("grognard")
    # The tests are one visitor, who opens hundreds of games.
    command = [
        program,
        "serve",
        "--port",
        "0",
        "--games-an-hour",
        "100000",
        "--db",
        folder / "games.db",
        *options,
    ]
    variables = {**os.environ, **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = _ADDRESS.search(said)
            assert found is not None, f"the server did not say where it is: {said!r}"
            yield found[0]
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                # Leaving `with` would wait for it without end.
                server.kill()
                raise


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


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Seat]]:
    """Somebody with a browser of his own, on the start page. Faults of the page fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visitor(
        *,
        width: int = 1280,
        height: int = 800,
        eased: bool = False,
        briefed: bool = True,
        language: str = "",
        **options: Any,
    ) -> Seat:
        """On the start page as soon as he looks; whoever is briefed is not shown what a new game is about."""
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **options)
        context.set_default_timeout(PATIENCE)
        if briefed:
            context.add_init_script(BRIEFED)
        if language:
            context.add_init_script(SPOKEN % language)
        contexts.append(context)
        page = context.new_page()
        if not eased:
            # Tests about something else end every phase themselves, with one press.
            page.add_init_script(PLAINLY)
        note_faults(page, faults)
        return Seat(page, address, has_arrived=False)

    yield visitor
    for context in contexts:
        context.close()
    assert not faults, faults


def note_faults(page: Page, faults: list[str]) -> None:
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if "Content Security" in said.text else None)
    page.on("response", lambda answer: faults.append(told(answer)) if is_refused(answer) else None)


def is_refused(answer: Response) -> bool:
    """Whether the page asked for something that the server refuses: a position that has gone, most likely.

    A way to a place out of reach is asked for by whoever points there, and the refusal is the answer.
    """
    is_way = urlsplit(answer.url).path.endswith("/way")
    return answer.status in (409, 422) and answer.request.method == "GET" and not is_way


def told(answer: Response) -> str:
    """What was asked, and what was answered."""
    try:
        said = answer.text()
    except Error:
        said = "(the page has gone on)"
    return f"{answer.status} {answer.request.method} {answer.url} {answer.request.post_data or ''}: {said}"


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """Where pictures of the pages are left for people to look at."""
    folder = Path(__file__).parents[2] / "build" / "pages"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
