from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import Browser
from tests.server.correspondence.conftest import Table

from grognard.server import account_shapes

SECRET = "The reserve hides behind the ridge 7f3a"


def test_notes_are_there_again_for_whoever_wrote_them(table: Table) -> None:
    assert table.french.get(f"{table.at}/notes") == {"text": ""}
    table.french.post(f"{table.at}/notes", {"text": SECRET})
    table.french.post(f"{table.at}/notes", {"text": f"{SECRET}!"})
    assert table.french.get(f"{table.at}/notes") == {"text": f"{SECRET}!"}


def test_nobody_else_sees_notes_by_any_channel(table: Table) -> None:
    table.french.post(f"{table.at}/notes", {"text": SECRET})
    table.pass_turn()
    for who in (table.allied, table.guest):
        for path in ("", "/log", "/chat", "/counters", "/dice", "/export", "/orders", "/notices", "/notes"):
            assert "7f3a" not in who.text(table.at + path), path
    assert table.allied.get(f"{table.at}/notes") == {"text": ""}
    # Not even the file that the writer himself saves has them.
    assert "7f3a" not in table.french.text(f"{table.at}/export")


def test_notes_have_an_end(table: Table) -> None:
    table.french.post(f"{table.at}/notes", {"text": "é" * 20_000})
    table.french.post(f"{table.at}/notes", {"text": "é" * 20_001}, 422)
    table.french.post(f"{table.at}/notes", {"text": None}, 422)


def unread(table: Table, who: Browser) -> tuple[int, int]:
    told = who.get(table.at)["unread"]
    return told["entries"], told["lines"]


def test_what_others_did_and_said_is_unread_until_one_looks(table: Table) -> None:
    sequence = table.state()["sequence"]
    table.allied.post(f"{table.at}/seen", {"entries": sequence, "lines": 0})
    assert unread(table, table.allied) == (0, 0)
    table.french.give(table.game, "done")
    table.french.post(f"{table.at}/chat", {"text": "Well?", "key": "key-0001"})
    table.allied.post(f"{table.at}/chat", {"text": "Patience.", "key": "key-0002"})
    assert unread(table, table.allied) == (1, 1)
    now = table.state()["sequence"]
    table.allied.post(f"{table.at}/seen", {"entries": now, "lines": 2})
    assert unread(table, table.allied) == (0, 0)
    assert table.guest.get(table.at)["unread"] is None


def test_nobody_has_looked_farther_than_there_is_anything_to_see(table: Table) -> None:
    table.allied.post(f"{table.at}/seen", {"entries": 10**9, "lines": 10**9})
    table.allied.post(f"{table.at}/seen", {"entries": 0, "lines": 0})
    table.french.give(table.game, "done")
    table.french.post(f"{table.at}/chat", {"text": "Well?", "key": "key-0001"})
    assert unread(table, table.allied) == (1, 1)


@pytest.mark.parametrize(
    "body", [{}, {"entries": -1, "lines": 0}, {"entries": 1.5, "lines": 0}, {"entries": 10**30, "lines": 0}]
)
def test_a_wrong_mark_is_refused(client: TestClient, body: object) -> None:
    table = Table(client)
    assert table.french.post(f"{table.at}/seen", body, 422)["faults"]


def test_a_list_of_games_says_what_is_new(table: Table) -> None:
    table.french.give(table.game, "done")
    table.french.post(f"{table.at}/chat", {"text": "Well?", "key": "key-0001"})
    card = table.allied.get(f"{table.at}/glance")
    account_shapes.GameCard.model_validate(card)
    assert (card["unread"]["entries"] >= 1, card["unread"]["lines"]) == (True, 1)
    assert table.guest.get(f"{table.at}/glance")["unread"] is None
