"""The same questions through a worker in a real browser: answered as the same Python does natively."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page as Tab
from tools.build_site import SITE

from grognard import new_game
from grognard.core.game.order import parse
from grognard.scenarios import scenarios
from tests.played.records import FOLDER
from tests.pocket.cases import OPENING, Case, alike, post
from tests.pocket.lists import LISTS
from tests.pocket.test_doors import of_page
from tests.site.guest import START, Guest

#: a worker of the test's own, asked one question after the other
_ASKED = """async ([worker, opening, cases]) => {
    const answering = new Worker(worker, { type: "module" });
    const waiting = new Map();
    answering.onmessage = ({ data }) => data.say === "answer" && waiting.get(data.id)(data);
    answering.postMessage({ say: "start", base: new URL(".", location.href).href });
    const answers = [];
    let game = "";
    for (const [id, [method, path, query, body]] of cases.entries()) {
        const said = await new Promise((settle) => {
            waiting.set(id, settle);
            const asked = { method, path: path.replace("{game}", game), query: JSON.stringify(query) };
            answering.postMessage({ say: "ask", id, ...asked, body: JSON.stringify(body) });
        });
        if (opening.includes(path) && said.status === 200) game = JSON.parse(said.text).game;
        answers.push([said.status, said.text]);
    }
    answering.terminate();
    return answers;
}"""


@pytest.fixture(scope="module")
def tab(visit: Callable[..., Guest]) -> Tab:
    return visit().page


def of_worker(tab: Tab, cases: Sequence[Case]) -> list[tuple[int, str]]:
    (script,) = SITE.glob("assets/answering.worker-*.js")
    asked = [[one.method, one.path, one.query, one.body] for one in cases]
    tab.set_default_timeout(5 * START)
    found: list[list[Any]] = tab.evaluate(_ASKED, [f"assets/{script.name}", OPENING, asked])
    return [(status, text) for status, text in found]


def natively(cases: Sequence[Case]) -> list[tuple[int, str]]:
    # The browser is driven by an event loop of this thread, in which no other may run.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(of_page, cases).result()


#: lists in which neither chance nor the clock has a part
PLAIN = ("library", "worked", "companion")


@pytest.mark.parametrize("name", PLAIN)
def test_the_worker_answers_to_the_byte_as_python_does_natively(tab: Tab, name: str) -> None:
    cases = list(LISTS[name]())
    for case, found, native in zip(cases, of_worker(tab, cases), natively(cases), strict=True):
        assert found == native, str(case)


@pytest.mark.parametrize("name", sorted(set(LISTS) - set(PLAIN)))
def test_the_worker_answers_as_python_does_natively(tab: Tab, name: str) -> None:
    cases = list(LISTS[name]())
    for case, found, native in zip(cases, of_worker(tab, cases), natively(cases), strict=True):
        assert (found[0], alike(found[1])) == (native[0], alike(native[1])), str(case)


def recorded(scenario: str) -> str:
    """The first game on record of a battle, as it is saved."""
    written, body = (FOLDER / f"{scenario}-1.txt").read_text(encoding="utf-8").split("\n\n", 1)
    seed = re.search("^seed: (.+)$", written, re.MULTILINE)
    assert seed
    game = new_game(scenario, seed=seed[1])
    for line in body.splitlines():
        game.apply(parse(line))
    return game.save()


def test_the_worker_derives_a_recorded_game_of_each_battle_to_the_letter(tab: Tab) -> None:
    """Every entry of a save, its events and its hash are worked out again and compared."""
    battles = sorted(scenarios())
    cases = [post("/verify", {"save": recorded(battle)}) for battle in battles]
    for battle, (status, text) in zip(battles, of_worker(tab, cases), strict=True):
        told: dict[str, Any] = json.loads(text)
        assert status == 200, told
        assert told["faults"] == [], battle
        assert all(roll["claimed"] == roll["derived"] for roll in told["rolls"]), battle
