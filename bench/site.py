"""The site without a server in a real browser: its size, its starts, an order, and a marshal's thoughts.

Beside the time of the clock, which holds on a quiet machine only, stands the processor time of all processes
of the browser. What a server of this machine answers, and what the same thoughts take natively, is measured
in the same run.
"""

from __future__ import annotations

import gzip
import json
import statistics
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.table import Table
from tools import build_site
from tools.browser import find

from bench.servers import database, servers
from bench.timing import shown
from grognard import ai, games
from grognard.core.game import Chance, Over
from grognard.pocket.thinker import done

#: what is fought, how many orders are timed at either door, and how many thoughts of a marshal
BATTLE, ORDERS, THOUGHTS = "barrosa-1811", 30, 40
#: the battle of the starts
FIRST = "alea-training"
#: milliseconds, on however busy a machine
_PATIENCE = 600_000
#: until the site and the started interpreter are kept
_KEPT = """async () => {
    const here = await navigator.serviceWorker.ready;
    const isKept = async () => (await caches.keys()).some((name) => name.startsWith("started-"));
    while (here.active?.state !== "activated" || !(await isKept()))
        await new Promise((settle) => setTimeout(settle, 50));
}"""


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosted() -> Iterator[str]:
    """The site as any web host serves it."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(build_site.SITE)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_address[1]}/"
    finally:
        host.shutdown()
        host.server_close()


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        yield browser
        browser.close()


def megabytes() -> float:
    """Everything that a first visit fetches to work without a network later, compressed as a host does."""
    files = [one for one in build_site.SITE.rglob("*") if one.is_file() and not one.name.startswith(".")]
    return sum(min(len(content := one.read_bytes()), len(gzip.compress(content))) for one in files) / 1e6


def processor_time(browser: Browser) -> float:
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")
    session.detach()
    return sum(float(one["cpuTime"]) for one in told["processInfo"])


def start(context: BrowserContext, address: str) -> str:
    """From the address to a battle in which somebody may give an order."""
    assert context.browser is not None
    page, used = context.new_page(), processor_time(context.browser)
    began = time.perf_counter()
    page.goto(address, wait_until="domcontentloaded")
    page.locator(f"[data-scenario={FIRST}]").get_by_role("button", name="Two at this screen").click()
    page.locator("header.mine").wait_for()
    spent, used = time.perf_counter() - began, processor_time(context.browser) - used
    page.evaluate(_KEPT)
    page.close()
    return f"{shown(spent)}, {shown(used)} of processors"


def script(name: str) -> str:
    (found,) = build_site.SITE.glob(f"assets/{name}.worker-*.js")
    return f"assets/{found.name}"


def asked(page: Page, what: str, given: Sequence[Any]) -> Any:
    functions = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
    return page.evaluate(f"given => ({functions}).{what}(given)", list(given))


def answered(context: BrowserContext, address: str, worker: str | None) -> float:
    """The median time of an order's answer at one door."""
    page = context.new_page()
    page.goto(address)
    sides = [side.id for side in games.new_game(BATTLE).scenario.sides]
    times: list[float] = asked(page, "played", [BATTLE, sides, ORDERS, worker])
    page.close()
    return statistics.median(times)


def positions(scenario: str, most: int) -> list[str]:
    """A marshal's turn, as saves: one before each of its first orders."""
    game, player, found = games.new_game(scenario, seed=1), ai.player("marshal", 1), list[str]()
    while len(found) < most and not isinstance(game.node, Over):
        if isinstance(game.node, Chance):
            game.apply(game.roll())
            continue
        found.append(game.save())
        game.apply(player.choose(game))
    return found


def thoughts(context: BrowserContext, address: str) -> tuple[float, float, bool]:
    """Processor time of a marshal's orders in the worker and natively, and whether they are the same."""
    assert context.browser is not None
    listed = positions(BATTLE, THOUGHTS)
    # Another marshal before, so that Python has started and the browser has made its code.
    before, timed = ([json.dumps(["order", [save, "marshal", seed]]) for save in listed] for seed in (2, 1))
    page = context.new_page()
    page.goto(address)
    asked(page, "think", [script("thinking"), before])
    used = processor_time(context.browser)
    there = asked(page, "think", [None, timed])
    used = processor_time(context.browser) - used
    page.close()
    for job in before:
        done(job)
    began = time.process_time()
    here = [done(job) for job in timed]
    return used, time.process_time() - began, there == here


def compared(context: BrowserContext, address: str) -> Iterator[tuple[str, str, str]]:
    here = answered(context, address, script("answering"))
    with database("sqlite") as url, servers(url) as (server,):
        there = answered(context, f"http://127.0.0.1:{server.port}/", None)
    yield "an order answered by the worker", f"{shown(here)}, {here / there:.1f}x", "at most 2x"
    yield "the same order by a server of this machine", shown(there), ""
    worker, native, alike = thoughts(context, address)
    words = "the same orders" if alike else "OTHER ORDERS"
    yield f"{THOUGHTS} orders of a marshal, {words}", f"{shown(worker)}, {worker / native:.1f}x", "at most 2x"
    yield "the same natively", shown(native), ""


def table() -> Table:
    rows = Table("Without a server, in a browser", "", "promised")
    build_site.main()
    rows.add_row("everything of a first visit, compressed", f"{megabytes():.2f} MB", "at most 12 MB")
    with hosted() as address, browsing() as browser:
        context = browser.new_context(reduced_motion="reduce")
        context.set_default_timeout(_PATIENCE)
        context.add_init_script('localStorage.setItem("grognard.briefings", "off")')
        rows.add_row("from the address to the first order", start(context, address), "within 10 s")
        rows.add_row("the same, a later visit", start(context, address), "within 3 s")
        for row in compared(context, address):
            rows.add_row(*row)
    return rows
