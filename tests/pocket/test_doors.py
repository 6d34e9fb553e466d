"""The door of a server and the door of a page answer the same questions in the same words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from grognard.pocket.browser import USUAL
from grognard.pocket.door import ROUTES
from grognard.server.access import ACCESS
from grognard.server.app import create_app
from grognard.server.settings import Settings
from tests.pocket.beside import Page
from tests.pocket.cases import OPENING, Case, alike, game, library
from tests.pocket.lists import LISTS
from tests.server.conftest import HOST, Browser


def of_page(cases: Sequence[Case]) -> list[tuple[int, str]]:
    """What the door of a page answers, one after the other, to the letter."""

    async def asked() -> list[tuple[int, str]]:
        page, found, id = Page(usual=USUAL), list[tuple[int, str]](), ""
        for case in cases:
            path = case.path.replace("{game}", id)
            said = await page.asks(case.method, path, case.body, **case.query)
            if case.path in OPENING and said.status == 200:
                id = msgspec.json.decode(said.text)["game"]
            found.append((said.status, said.text))
        return found

    return asyncio.run(asked())


def of_server(client: TestClient, cases: Sequence[Case]) -> list[tuple[int, Any]]:
    browser, found, id = Browser(client), [], ""
    for case in cases:
        path = "/api" + case.path.replace("{game}", id)
        body = case.body if case.method == "POST" else None
        said = client.request(case.method, path, params=case.query, json=body, headers=browser.headers(path))
        if case.path in OPENING and said.is_success:
            id = said.json()["game"]
            browser.jar[id] = said.cookies["seat"]
            client.cookies.clear()
        # That something has been made is said by a status of its own over the network.
        found.append((200 if said.status_code == 201 else said.status_code, alike(said.text)))
    return found


@pytest.mark.parametrize("name", LISTS)
def test_both_doors_answer_alike(name: str, tmp_path: Any) -> None:
    cases = list(LISTS[name]())
    many = 100_000
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", burst=many, games_an_hour=many)
    with TestClient(create_app(settings), base_url=HOST) as client:
        theirs = of_server(client, cases)
    for case, (status, text), other in zip(cases, of_page(cases), theirs, strict=True):
        assert (status, alike(text)) == other, str(case)


#: a server tells an account alone of its games
_OF_ACCOUNTS = {("GET", "/me/games")}


def test_every_route_of_the_page_is_asked() -> None:
    asked = {f"{case.method} {case.path}" for cases in LISTS.values() for case in cases()}
    for method, path in ROUTES.keys() - _OF_ACCOUNTS:
        question = re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(f"{method} {path}")))
        assert any(map(question.fullmatch, asked)), f"{method} {path}"


def test_the_list_asks_what_is_refused_too() -> None:
    statuses = {status for status, _said in of_page(list(chain(library(), game())))}
    assert {200, 404, 422} <= statuses


def test_a_page_answers_nothing_that_a_server_would_not() -> None:
    served = {(method, path.removeprefix("/api")) for method, path in ACCESS}
    assert set(ROUTES) <= served
