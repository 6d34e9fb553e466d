"""What goes over the wire compressed, and what never does."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from grognard.server.compression import Compression
from grognard.server.pages import Pages


@pytest.fixture
def pages(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>start</p>")
    (tmp_path / "assets" / "a.js").write_text("plain()")
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(b"plain()"))
    return TestClient(Starlette(routes=[Mount("/", Pages(tmp_path))]))


def test_a_built_file_comes_as_the_browser_understands_it(pages: TestClient) -> None:
    zipped = pages.get("/assets/a.js", headers={"Accept-Encoding": "br;q=1, gzip"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert zipped.headers["Content-Type"].startswith("text/javascript")
    assert "Accept-Encoding" in zipped.headers["Vary"]
    assert zipped.text == "plain()"
    plain = pages.get("/assets/a.js", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.text == "plain()"
    assert "immutable" in plain.headers["Cache-Control"]


def test_a_file_that_was_not_compressed_comes_as_it_is(pages: TestClient) -> None:
    page = pages.get("/", headers={"Accept-Encoding": "gzip"})
    assert page.text == "<p>start</p>"
    assert "Content-Encoding" not in page.headers


def test_what_everybody_may_see_is_compressed_and_what_a_seat_sees_is_not() -> None:
    def long(_request: object) -> PlainTextResponse:
        return PlainTextResponse("the same words " * 1000)

    paths = ("/api/scenarios", "/api/rulesets/barrosa/charts", "/api/games/one", "/api/games/one/log")
    app = Compression(Starlette(routes=[Route(path, long) for path in paths]))
    client = TestClient(app)
    coded = [client.get(path).headers.get("Content-Encoding") for path in paths]
    assert coded == ["gzip", "gzip", None, None]
