"""What goes wrong in a browser: a spoilt entry, two tabs on one game, no room, a version that grew old."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page as Tab
from playwright.sync_api import Route, expect
from tools.build_site import SITE

from grognard.games import verify
from tests.site.conftest import Host
from tests.site.guest import START, Guest

#: one entry of the game in view is written over, past the page
_SPOILT = """() => new Promise((settle) => {
    const game = location.hash.split("/")[2];
    const opening = indexedDB.open("grognard");
    opening.onsuccess = () => {
        const writing = opening.result.transaction("entries", "readwrite");
        const entries = writing.objectStore("entries");
        entries.get([game, 2]).onsuccess = ({ target }) => {
            const row = target.result;
            entries.put({ ...row, kept: row.kept.replace('"given":"', '"given":"x') });
        };
        writing.oncomplete = () => (opening.result.close(), settle());
    };
})"""

#: a disk in the browser that is full when it is told so: what is written is taken back
_CRAMPED = """
const room = new BroadcastChannel("room");
let isFull = false;
room.onmessage = ({ data }) => (isFull = data === "none");
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...given) {
    const adding = add.apply(this, given);
    if (isFull) this.transaction.abort();
    return adding;
};
"""


#: a browser that keeps nothing, as some do in a private window
_REFUSED = """
indexedDB.open = () => {
    throw new DOMException("not here", "SecurityError");
};
"""


def begun(visit: Callable[..., Guest]) -> Guest:
    player = visit()
    player.begins("alea-training", "Two at this screen")
    player.done()
    return player


def reopened(tab: Tab) -> None:
    tab.reload(wait_until="domcontentloaded")


def answers_with(tab: Tab, spoilt: str) -> None:
    """The page once more, and whoever answers it in a browser that is not as it should be."""

    def fulfil(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=spoilt + found.text())

    tab.context.route("**/answering.worker-*.js", fulfil)
    reopened(tab)


def test_of_two_tabs_the_other_one_follows(visit: Callable[..., Guest]) -> None:
    player = begun(visit)
    other = Guest(player.page.context.new_page(), player.address)
    other.page.goto(player.page.url)
    other.wait_for_board()
    before = other.sequence
    player.act()
    other.expect_beyond(before, START)
    other.act()
    player.expect_beyond(other.sequence - 1, START)
    assert player.sequence == other.sequence


def test_a_spoilt_entry_is_told_and_other_games_go_on(visit: Callable[..., Guest]) -> None:
    player = begun(visit)
    player.page.evaluate(_SPOILT)
    reopened(player.page)
    expect(player.page.get_by_role("alert")).to_contain_text("entry 2 does not fit its hash", timeout=START)
    player.page.goto(f"{player.address}#/")
    player.begins("alea-training", "Two at this screen")
    player.done()


def test_a_full_storage_is_told_and_a_file_offered(visit: Callable[..., Guest], tmp_path: Path) -> None:
    player = visit()
    page = player.page
    answers_with(page, _CRAMPED)
    player.begins("alea-training", "Two at this screen")
    player.done()
    before, room = player.sequence, "new BroadcastChannel('room').postMessage"
    page.evaluate(f"{room}('none')")
    page.get_by_role("button", name="Done").click()
    line = page.locator(".site-line")
    expect(line).to_contain_text("no room to keep what you did", timeout=START)
    assert player.sequence == before
    with page.expect_download() as coming:
        line.get_by_role("link").click()
    coming.value.save_as(tmp_path / "taken.game")
    taken = (tmp_path / "taken.game").read_text()
    assert verify(taken).difference is None
    assert len(json.loads(taken)["entries"]) == before
    # Once there is room the game goes on.
    page.evaluate(f"{room}('enough')")
    player.done()


def test_a_browser_that_keeps_nothing_is_told_and_a_file_offered(
    visit: Callable[..., Guest], tmp_path: Path
) -> None:
    player = visit()
    answers_with(player.page, _REFUSED)
    player.begins("alea-training", "Two at this screen")
    player.done()
    line = player.page.locator(".site-line")
    expect(line).to_contain_text("keeps nothing here", timeout=START)
    with player.page.expect_download() as coming:
        line.get_by_role("link").click()
    coming.value.save_as(tmp_path / "taken.game")
    taken = (tmp_path / "taken.game").read_text()
    assert verify(taken).difference is None
    assert len(json.loads(taken)["entries"]) == player.sequence


#: what is kept of the started interpreter gets a mark, and bytes in the place of its own where some are given
_MARKED = """async (spoilt) => {
    const name = (await caches.keys()).find((name) => name.startsWith("started-"));
    const kept = await caches.open(name);
    const [where] = await kept.keys();
    const found = await kept.match(where);
    const headers = { ...Object.fromEntries(found.headers), "x-marked": "yes" };
    await kept.put(where, new Response(spoilt || await found.arrayBuffer(), { headers }));
}"""
_IS_MARKED = """async () => {
    const name = (await caches.keys()).find((name) => name.startsWith("started-"));
    const kept = name && await caches.open(name);
    const [where] = kept ? await kept.keys() : [];
    return where ? (await kept.match(where)).headers.has("x-marked") : null;
}"""


def test_the_started_interpreter_is_taken_up_and_made_anew_where_it_is_spoilt(
    visit: Callable[..., Guest],
) -> None:
    player = begun(visit)
    player.is_kept()
    for spoilt, is_taken_up in (("", True), ("nothing that was ever in memory", False)):
        player.page.evaluate(_MARKED, spoilt)
        reopened(player.page)
        player.wait_for_board()
        player.act()
        player.is_kept()
        assert player.page.evaluate(_IS_MARKED) is is_taken_up


def test_a_newer_version_is_offered_and_the_game_goes_on_in_it(
    visit: Callable[..., Guest], tmp_path: Path
) -> None:
    host = Host(Path(shutil.copytree(SITE, tmp_path / "site")))
    player = visit(host.address)
    player.begins("alea-training", "Two at this screen")
    player.done()
    player.is_kept()
    other = Guest(player.page.context.new_page(), player.address)
    other.page.goto(player.page.url)
    other.wait_for_board()
    reached = player.sequence

    service = tmp_path / "site" / "service.js"
    service.write_text(service.read_text().replace('VERSION = "', 'VERSION = "newer-'))
    player.page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    offered = player.page.get_by_role("button", name="Take it now")
    expect(offered).to_be_visible(timeout=START)
    # Nobody is forced: the game goes on in the version it began in.
    player.act()
    offered.click()
    player.wait_for_board()
    assert player.sequence > reached
    expect(other.page.locator(".site-line")).to_contain_text("Another tab has taken a newer version")
    other.page.get_by_role("button", name="Load anew").click()
    other.wait_for_board()
    other.expect_beyond(reached)
    host.stop()
