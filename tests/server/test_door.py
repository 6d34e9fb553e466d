"""Everything that leaves for a seat goes through one door, which knows what the seat may know."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import APIRouter, Response
from tests.server.conftest import Browser
from tests.server.paired.calls import GAME
from tests.server.paired.world import Ear, World, world

from grognard.server import app as app_module
from grognard.server import replies, routes
from grognard.server.access import ACCESS, SEAT, Here
from grognard.server.answer import answer
from grognard.server.app import create_app
from grognard.server.door import Unguarded, game_router

ROUTES = [file for home in (routes, replies) for file in sorted(Path(str(home.__file__)).parent.glob("*.py"))]
#: what a match, its store and the game that a sight holds know beyond what a seat may
WHOLE = {
    "match": {"game", "hash", "hashes", "past", "recent", "after", "told"},
    "store": {"entries", "snapshot"},
    "matches": {"entries"},
    "game": {"state", "save", "standing", "view", "guess"},
    "journal": {"entries", "entry", "mark"},
    "sight": {"whole", "hash"},
}
#: the few places that may: they hand entries to `told_entries`, prove dice, or think for whoever decides
MAY = {
    ("telling.py", "matches.entries"),
    ("telling.py", "match.after"),
    ("advice.py", "game.guess"),
    # A puzzle is open to everybody.
    ("puzzles.py", "match.game"),
    # Only where nobody else plays, or all is over and nothing is hidden: `opened_up`.
    ("analysis.py", "game.state"),
    ("analysis.py", "game.standing"),
    # Numbers of one's own entries that still stand.
    ("plans.py", "journal.entries"),
}


def reached(source: Path) -> Iterator[str]:
    """Attributes through which a route gets at a game past the sight of a seat."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            value = node.value
            name = value.attr if isinstance(value, ast.Attribute) else getattr(value, "id", "")
            if node.attr in WHOLE.get(name, ()):
                yield f"{name}.{node.attr}"


@pytest.mark.parametrize("source", ROUTES, ids=lambda source: f"{source.parent.name}-{source.stem}")
def test_no_route_reads_a_game_past_the_sight_of_its_seat(source: Path) -> None:
    assert [one for one in reached(source) if (source.name, one) not in MAY] == []


def with_route(monkeypatch: pytest.MonkeyPatch, router: APIRouter, path: str, level: str | None) -> None:
    monkeypatch.setattr(app_module, "ROUTERS", (*app_module.ROUTERS, SimpleNamespace(router=router)))
    if level is not None:
        monkeypatch.setitem(ACCESS, ("GET", path), level)


async def asks_nobody() -> Response:
    return answer({})


async def tells_the_hash(here: Here) -> Response:
    return answer({"of": here.match.hash})


async def tells_the_dice(here: Here) -> Response:
    return answer({"of": here.match.record.secret})


PATH = f"{GAME}/new"


@pytest.mark.parametrize(
    ("router", "endpoint", "level"),
    [
        (game_router(), tells_the_hash, None),
        (APIRouter(), tells_the_hash, SEAT),
        (game_router(), asks_nobody, SEAT),
    ],
    ids=["no row", "no door", "asks nobody"],
)
def test_a_server_with_an_unguarded_route_does_not_start(
    monkeypatch: pytest.MonkeyPatch, router: APIRouter, endpoint: Any, level: str | None
) -> None:
    router.add_api_route(PATH, endpoint)
    with_route(monkeypatch, router, PATH, level)
    with pytest.raises(Unguarded, match="/new"):
        create_app()


# A game of Maida: the coalition's orders are secret from the French


async def maida(one: World, dice: str = "server") -> dict[str, Any]:
    body = {"scenario": "maida-1806", "seats": {"french": "me", "coalition": "open"}, "dice": dice}
    opened: dict[str, Any] = await one.does("french", "/api/games", body, 201)
    one.game = opened["game"]
    await one.does("coalition", f"{GAME}/join", {"token": opened["links"]["coalition"]})
    await one.does("onlooker", f"{GAME}/join", {"token": opened["spectator"]})
    return opened


async def orders(one: World, who: str) -> list[str]:
    return [order["text"] for order in (await one.looks(who, "/orders"))["orders"]]


async def gives(one: World, who: str, given: str) -> None:
    sequence = (await one.looks(who))["sequence"]
    await one.does(
        who, f"{GAME}/orders", {"given": given, "sequence": sequence, "key": f"{who}-{sequence:08}"}
    )


async def to_the_first_secret(one: World) -> str:
    """Until the French have allotted their orders, which is the secret; the side that did."""
    while True:
        state = await one.looks("french")
        side, phase = state["node"]["side"], state["phase"]["id"]
        listed = await orders(one, side)
        allotted = [order for order in listed if order.startswith("allot")]
        await gives(one, side, allotted[0] if phase == "command" else "done")
        if phase == "command":
            return str(side)


def run(tmp_path: Path, test: Callable[[World], Awaitable[None]]) -> None:
    async def main() -> None:
        async with world(tmp_path, "games") as one:
            await test(one)

    asyncio.run(main())


def test_whoever_may_not_know_an_entry_is_shown_no_hash_of_it(tmp_path: Path) -> None:
    async def test(one: World) -> None:
        await maida(one)
        owner = await to_the_first_secret(one)
        other = "coalition" if owner == "french" else "french"
        hashes = one.app.state.matches._open[one.game].hashes
        assert len(hashes) > 1
        for who in (other, "onlooker", owner):
            assert (await one.looks(who, "/dice"))["hash"] == ""
            for path in ("", "/log", "/dice"):
                _status, _headers, body = await one.ask("GET", f"/api/games/{one.game}{path}", {}, who)
                assert not [hash for hash in hashes if hash.encode() in body]

    run(tmp_path, test)


def test_a_secret_that_was_taken_back_is_not_exported(tmp_path: Path) -> None:
    async def test(one: World) -> None:
        await maida(one)
        owner = await to_the_first_secret(one)
        await one.does(owner, f"{GAME}/undo", {})
        for who in ("french", "coalition", "onlooker"):
            for path in ("/export", "/report"):
                status, _headers, body = await one.ask("GET", f"/api/games/{one.game}{path}", {}, who)
                assert (status, b"allot" in body) == (403, False)

    run(tmp_path, test)


def test_the_end_of_a_game_with_secrets_is_not_taken_back(tmp_path: Path) -> None:
    async def test(one: World) -> None:
        await maida(one, "typed")
        await to_the_first_secret(one)
        await one.does("french", f"{GAME}/resign", {})
        assert (await one.ask("GET", f"/api/games/{one.game}/export", {}, "coalition"))[0] == 200
        await one.does("french", f"{GAME}/undo", {}, 409)

    run(tmp_path, test)


def test_a_new_route_that_tells_too_much_is_held_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    router = game_router()
    router.add_api_route(PATH, tells_the_hash)
    router.add_api_route(f"{GAME}/other", tells_the_dice)
    with_route(monkeypatch, router, PATH, SEAT)
    monkeypatch.setitem(ACCESS, ("GET", f"{GAME}/other"), SEAT)

    async def test(one: World) -> None:
        await maida(one)
        for path in ("/new", "/other"):
            status, _headers, body = await one.ask("GET", f"/api/games/{one.game}{path}", {}, "french")
            assert (status, b'"of"' in body) == (500, False)

    run(tmp_path, test)


async def replaced(one: World, side: str) -> None:
    """Whoever plays a side gets up, and somebody else takes his seat."""
    other = "coalition" if side == "french" else "french"
    await one.does(side, f"{GAME}/leave", {})
    token = (await one.does(other, f"{GAME}/renew", {"side": side}))["token"]
    one.tokens["former"] = one.tokens.pop(side)
    await one.does(side, f"{GAME}/join", {"token": token})


def test_a_stream_ends_for_whoever_has_been_replaced(tmp_path: Path) -> None:
    async def test(one: World) -> None:
        await maida(one)
        ear = Ear(one, f"/api/games/{one.game}/live", {"after": 1}, "french", b"event: table")
        async with asyncio.timeout(120):
            await ear.full.wait()
        ear.full.clear()
        ear.until = b""
        await replaced(one, "french")
        await to_the_first_secret(one)
        async with asyncio.timeout(120):
            await ear.listening
        assert b"allot" not in ear.heard
        assert (await one.ask("GET", f"/api/games/{one.game}/live", {}, "former"))[0] == 401

    run(tmp_path, test)


def test_whoever_has_been_replaced_hears_no_secret_at_another_process(tmp_path: Path) -> None:
    async def main() -> None:
        async with world(tmp_path, "games") as one, world(tmp_path, "games", watch=0.01) as two:
            await maida(one)
            two.game, two.tokens = one.game, {"former": one.tokens["french"]}
            await two.looks("former")
            ear = Ear(two, f"/api/games/{two.game}/live", {"after": 1}, "former")
            await replaced(one, "french")
            await to_the_first_secret(one)
            async with asyncio.timeout(120):
                await ear.listening
            assert b"allot" not in ear.heard
            for path in ("", "/log", "/orders"):
                assert (await two.ask("GET", f"/api/games/{two.game}{path}", {}, "former"))[0] == 401

    asyncio.run(main())


# Dice wait for everybody

#: what leads to the first dice of a battle
FIRST_DICE = {"maipu-1818": ("done", "check P03 by PL1"), "chacabuco-1817": ()}


@pytest.mark.parametrize("scenario", FIRST_DICE)
def test_dice_wait_until_every_side_has_its_player(french: Browser, allied: Browser, scenario: str) -> None:
    opened = french.open(scenario, patriot="me", royalist="open")
    path = f"/api/games/{opened['game']}"
    for given in FIRST_DICE[scenario]:
        french.give(opened["game"], given)
    before = french.get(path)
    assert before["node"]["kind"] == "chance"
    assert "every side" in before["node"]["prompt"]
    assert french.get(f"{path}/dice")["rolls"] == []
    allied.post(f"{path}/join", {"token": opened["links"]["royalist"], "secret": "my-own-words"})
    rolls = french.get(f"{path}/dice")["rolls"]
    assert rolls
    assert french.get(f"{path}/dice")["contributions"][0]["since"] <= rolls[0]["sequence"]
    assert french.get(path)["node"]["kind"] != "chance"


@pytest.mark.parametrize("scenario", FIRST_DICE)
def test_nobody_throws_his_own_dice_alone(french: Browser, allied: Browser, scenario: str) -> None:
    opened = french.open(scenario, dice="typed", patriot="me", royalist="open")
    game = opened["game"]
    for given in FIRST_DICE[scenario]:
        french.give(game, given)
    state = french.get(f"/api/games/{game}")
    assert state["node"]["kind"] == "chance"
    assert not state["node"]["yours"]
    throw = "throw " + " ".join(["3"] * state["node"]["count"])
    french.give(game, throw, 409)
    allied.post(f"/api/games/{game}/join", {"token": opened["links"]["royalist"]})
    assert french.get(f"/api/games/{game}")["node"]["yours"]
    french.give(game, throw)


def test_a_computer_need_not_be_waited_for(french: Browser) -> None:
    opened = french.open("chacabuco-1817", patriot="me", royalist="computer")
    assert french.get(f"/api/games/{opened['game']}/dice")["rolls"]
