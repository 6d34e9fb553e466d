"""Games without a server: played against a computer, kept entry by entry, and found again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from grognard import ruleset
from grognard.core.game.journal import chain
from grognard.games import verify
from grognard.pocket.memory import MemoryShelf
from grognard.server.records import Kept, Record
from tests.pocket.beside import Page


def alone(test: Callable[[Page], Awaitable[None]]) -> None:
    asyncio.run(_played(test))


async def _played(test: Callable[[Page], Awaitable[None]]) -> None:
    await test(Page())


async def settled(page: Page, game: str) -> Any:
    """The state once no computer has to act."""
    while game in page.games._playing:
        await asyncio.sleep(0)
    return await page.gets(f"/games/{game}")


async def play_on(page: Page, game: str, *, orders: int, seed: int) -> None:
    chance = random.Random(seed)
    for _order in range(orders):
        state = await settled(page, game)
        if state["over"] is not None:
            return
        legal = [one["text"] for one in (await page.gets(f"/games/{game}/orders"))["orders"]]
        await page.gives(game, chance.choice(legal))


def test_a_game_against_the_computer_is_played_to_its_end() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", french="me", allied="computer:recruit")
        await play_on(page, game, orders=400, seed=1)
        state = await settled(page, game)
        assert state["over"] is not None
        assert {row.kept.line.by for row in page.shelf.kept[game]} >= {"french", "allied"}
        save = (await page.asks("GET", f"/games/{game}/export")).text
        assert verify(save).difference is None

    alone(test)


def test_a_game_is_found_again_as_it_was_left() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", french="me", allied="me")
        await play_on(page, game, orders=30, seed=2)
        left = (await page.asks("GET", f"/games/{game}")).text
        assert (await Page(page.shelf).asks("GET", f"/games/{game}")).text == left

    alone(test)


def test_the_same_key_gives_an_order_once() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", french="me", allied="me")
        order = (await page.gets(f"/games/{game}/orders"))["orders"][0]["text"]
        sequence = (await page.gets(f"/games/{game}"))["sequence"]
        body = {"given": order, "sequence": sequence, "key": "the-same-key"}
        first = await page.posts(f"/games/{game}/orders", body)
        assert await page.posts(f"/games/{game}/orders", body) == first
        stale = await page.asks("POST", f"/games/{game}/orders", {**body, "key": "another-key"})
        assert stale.status == 409

    alone(test)


def test_of_two_tabs_one_is_told_that_the_game_has_gone_on() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", french="me", allied="me")
        other = Page(page.shelf)
        sequence = (await other.gets(f"/games/{game}"))["sequence"]
        order = (await page.gets(f"/games/{game}/orders"))["orders"][0]["text"]
        await page.gives(game, order)
        body = {"given": order, "sequence": sequence, "key": "the-other-tab"}
        late = await other.asks("POST", f"/games/{game}/orders", body)
        assert late.status == 409
        assert (await other.gets(f"/games/{game}"))["sequence"] > sequence

    alone(test)


def test_where_nothing_more_can_be_kept_nothing_is_changed() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", french="me", allied="me")
        before = (await page.asks("GET", f"/games/{game}")).text
        order = (await page.gets(f"/games/{game}/orders"))["orders"][0]["text"]
        page.shelf.is_full = True
        body = {"given": order, "sequence": len(page.shelf.kept[game]), "key": "no-room-left"}
        refused = await page.asks("POST", f"/games/{game}/orders", body)
        assert refused.status == 507
        assert (await page.asks("GET", f"/games/{game}")).text == before
        assert (await page.asks("GET", f"/games/{game}/export")).status == 200

    alone(test)


def test_an_entry_that_is_not_as_it_was_written_is_told() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", french="me", allied="me")
        await play_on(page, game, orders=5, seed=3)
        rows = page.shelf.kept[game]
        line = msgspec.structs.replace(rows[2].kept.line, given="done")
        rows[2] = msgspec.structs.replace(rows[2], kept=msgspec.structs.replace(rows[2].kept, line=line))
        damaged = await Page(page.shelf).asks("GET", f"/games/{game}")
        assert damaged.status == 409
        assert "entry 3" in msgspec.json.decode(damaged.text)["detail"]

    alone(test)


def test_a_game_leaves_as_a_save_and_comes_back() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", french="me", allied="me")
        await play_on(page, game, orders=12, seed=4)
        save = (await page.asks("GET", f"/games/{game}/export")).text
        seats = {"french": "me", "allied": "computer:recruit"}
        brought = await Page(MemoryShelf()).posts("/games/import", {"save": save, "seats": seats})
        assert brought["you"] == ["french"]

    alone(test)


def test_every_game_that_is_kept_is_listed_until_somebody_takes_it_away() -> None:
    """Also those that the page itself has long forgotten; a damaged one hides no other."""

    async def test(page: Page) -> None:
        opened = [await page.opens("alea-training", french="me", allied="me") for _game in range(24)]
        await page.gives(opened[3], "done")
        spoilt = page.shelf.kept[opened[5]][0]
        worse = msgspec.structs.replace(spoilt.kept.line, hash="0" * 64)
        page.shelf.kept[opened[5]][0] = msgspec.structs.replace(
            spoilt, kept=msgspec.structs.replace(spoilt.kept, line=worse)
        )
        later = Page(page.shelf)
        listed = await later.gets("/me/games", start=0)
        assert (len(listed["games"]), listed["total"], listed["yours"]) == (20, 23, 23)
        assert all(card["at"] >= card["created"] for card in listed["games"])
        rest = await later.gets("/me/games", start=20)
        found = {card["game"] for card in (*listed["games"], *rest["games"])}
        assert found == set(opened) - {opened[5]}
        await later.posts(f"/games/{opened[0]}/leave", {})
        assert (await later.gets("/me/games"))["total"] == 22
        assert opened[0] not in page.shelf.records
        assert (await later.asks("GET", f"/games/{opened[0]}")).status == 404

    alone(test)


def age(shelf: MemoryShelf, game: str) -> None:
    """As if the game had been begun, and kept, while other rules were in force."""
    record = msgspec.json.decode(shelf.records[game], type=Record)
    terms = msgspec.structs.replace(record.terms, rules_hash="0" * 64)
    hashes = chain(terms.genesis, (row.kept.line.entry for row in shelf.kept[game]))
    shelf.records[game] = msgspec.json.encode(msgspec.structs.replace(record, terms=terms)).decode()
    shelf.kept[game] = [
        msgspec.structs.replace(row, kept=Kept(msgspec.structs.replace(row.kept.line, hash=hash)))
        for row, hash in zip(shelf.kept[game], hashes, strict=True)
    ]


def test_a_game_begun_under_older_rules_goes_on_and_says_so() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", dice="typed", french="me", allied="me")
        for _phase in range(3):
            await page.gives(game, "done")
        left = await page.gets(f"/games/{game}")
        age(page.shelf, game)
        for _opening in range(2):
            later = Page(page.shelf)
            found = await later.gets(f"/games/{game}")
            # Said once, however often it is opened.
            assert found["sequence"] == left["sequence"] + 1
            assert found["phase"] == left["phase"]
        assert page.shelf.kept[game][-1].kept.line.given == ruleset("barrosa").hash
        await later.gives(game, "done")
        save = (await later.asks("GET", f"/games/{game}/export")).text
        assert verify(save).difference is None

    alone(test)


def test_an_entry_is_told_once_the_game_has_taken_it_in() -> None:
    async def test(page: Page) -> None:
        game = await page.opens("alea-training", dice="typed", french="me", allied="me")
        await page.gives(game, "done")
        last = page.shelf.kept[game][-1]
        page.shelf.kept[game].append(msgspec.structs.replace(last, seq=last.seq + 1))
        assert len((await page.gets(f"/games/{game}/log"))["entries"]) == last.seq

    alone(test)
