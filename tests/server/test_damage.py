"""Bits that flip, disks that fill, files copied while they are written: nothing wrong is played on."""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Integer, Select, event, func, select, text, update
from starlette.testclient import TestClient
from tests.conftest import SOAKING
from tests.promises import record
from tests.server.conftest import HOST, Browser, call, state_of
from typer.testing import CliRunner

from grognard.cli.app import app as command
from grognard.server import keeping as keeping_module
from grognard.server import matches as matches_module
from grognard.server.app import create_app
from grognard.server.backup import back_up
from grognard.server.checking import check
from grognard.server.settings import Settings
from grognard.server.storage import Store
from grognard.server.tables import entries, games, snapshots

#: what can be damaged: every column that a game is made of
COLUMNS = [
    *(entries.c[name] for name in ("asked", "by", "given", "events", "hash", "thrown", "at")),
    *(games.c[name] for name in ("terms", "dice", "secret", "since", "created")),
    snapshots.c.standing,
]
FLIPS = 400 if SOAKING else len(COLUMNS)


@pytest.fixture
def played(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> tuple[Settings, dict[str, str], list[Any]]:
    """A database with two games, the tokens of whoever plays them, and what he sees of each."""
    monkeypatch.setattr(matches_module, "SNAPSHOT_EVERY", 5)
    with TestClient(create_app(settings), base_url=HOST) as client:
        player = Browser(client)
        ids = [player.open()["game"] for _ in range(2)]
        for id in ids:
            player.play(id, 14)
        return settings, player.jar, [seen(player, id) for id in ids]


def seen(player: Browser, id: str) -> list[Any]:
    return [player.get(f"/api/games/{id}{path}") for path in ("", "/log", "/dice")]


async def write(url: str, change: Any) -> Any:
    store = Store(url)
    try:
        return await store.database.write(change)
    finally:
        await store.close()


def flip(url: str, game: str, seed: int) -> str:
    """Change one bit of what is stored of a game; where."""
    dice, column = random.Random(seed), COLUMNS[seed % len(COLUMNS)]
    table = column.table
    mine = table.c.id == game if table is games else table.c.game == game

    def change(connection: Connection) -> str:
        where = mine
        if table is not games:
            rows = connection.execute(select(table.c.sequence, column).where(mine)).all()
            sequence, value = dice.choice([row for row in rows if row[1] not in ("", None)])
            where = mine & (table.c.sequence == sequence)
        else:
            value = connection.execute(select(column).where(mine)).scalar_one()
        connection.execute(update(table).where(where).values({column.name: flipped(value, dice)}))
        return f"{table.name}.{column.name}"

    return str(asyncio.run(write(url, change)))


def flipped(value: Any, dice: random.Random) -> Any:
    if isinstance(value, int):
        return value ^ (1 << dice.randrange(8))
    place = dice.randrange(len(value))
    # One bit that leaves a letter a letter, which a database takes.
    return value[:place] + chr(ord(value[place]) ^ 1) + value[place + 1 :]


def test_no_flipped_bit_is_served_or_played_on(played: tuple[Settings, dict[str, str], list[Any]]) -> None:
    settings, jar, before = played
    hurt, whole = list(jar)
    copy = asyncio.run(write(settings.db, lambda connection: rows_of(connection, hurt)))
    refused = 0
    for seed in range(FLIPS):
        where = flip(settings.db, hurt, seed)
        with TestClient(create_app(settings), base_url=HOST) as client:
            player = Browser(client, jar)
            answer = client.get(f"/api/games/{hurt}", headers=player.headers(f"/api/games/{hurt}"))
            if answer.status_code == 503:
                assert answer.json()["title"] == "This game is damaged", answer.text
                refused += 1
            else:
                # A snapshot only saves time; without it the game is what it was.
                assert where == "snapshot.standing"
                assert seen(player, hurt) == before[0]
            assert seen(player, whole) == before[1]
        _count, found = asyncio.run(check(settings.db))
        assert {one.game for one in found} == {hurt}, (where, found)
        asyncio.run(write(settings.db, lambda connection: put_back(connection, hurt, copy)))
    record("Durability", f"bits flipped in stored games, {settings.db.split('+')[0]}", FLIPS)
    assert refused > FLIPS // 2
    assert asyncio.run(check(settings.db))[1] == []


def rows_of(connection: Connection, game: str) -> dict[Any, list[Any]]:
    mine = {games: games.c.id, entries: entries.c.game, snapshots: snapshots.c.game}
    return {
        table: [dict(row) for row in connection.execute(select(table).where(id == game)).mappings()]
        for table, id in mine.items()
    }


def put_back(connection: Connection, game: str, copy: dict[Any, list[Any]]) -> None:
    for table, rows in copy.items():
        for row in rows:
            mine = table.c.id == game if table is games else table.c.game == game
            if table is not games:
                mine &= table.c.sequence == row["sequence"]
            connection.execute(update(table).where(mine).values(row))


@pytest.mark.parametrize("practice", [False, True], ids=["once", "practice"])
def test_nothing_is_found_in_a_game_where_something_was_taken_back(
    settings: Settings, *, practice: bool
) -> None:
    with TestClient(create_app(settings), base_url=HOST) as client:
        player = Browser(client)
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}, "practice": practice}
        game = player.post("/api/games", body, 201)["game"]
        path = f"/api/games/{game}"
        for seed in range(12):
            player.play(game, 3, seed)
            if not player.get(f"{path}/undo")["barred"]:
                player.post(f"{path}/undo", {"consent": True})
        entries_of = player.get(f"{path}/log")["entries"]
        undone = [entry["seq"] for entry in entries_of if entry["kind"] == "undo"]
        assert undone
        assert any(entry["kind"] == "throw" and entry["seq"] > undone[0] for entry in entries_of)
    assert asyncio.run(check(settings.db))[1] == []


def test_a_game_that_the_database_cannot_read_is_damaged_and_no_other(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    with TestClient(create_app(settings), base_url=HOST) as client:
        player = Browser(client)
        hurt, whole = [player.open()["game"] for _ in range(2)]

        def spoil(connection: Connection) -> None:
            connection.execute(
                text("UPDATE entry SET given = CAST(x'80ff' AS TEXT) WHERE game = :game"), {"game": hurt}
            )

        for is_open in (True, False):
            if is_open:
                player.play(hurt, 2)
                call(client, state_of(client).matches.store.database.write, spoil)
            for route in ("/log", "/dice") if is_open else ("", "/log"):
                answer = player.get(f"/api/games/{hurt}{route}", 503)
                assert (answer["title"], answer["code"]) == ("This game is damaged", "damaged")
            player.play(whole, 2)
            assert client.get("/health").json() == {"status": "ok", "damaged": 1}
    assert {one.game for one in asyncio.run(check(settings.db))[1]} == {hurt}


def test_damage_to_a_game_that_is_open_is_noticed_when_it_is_read(client: TestClient) -> None:
    player = Browser(client)
    game = player.open()["game"]
    player.play(game, 6)
    hurt = update(entries).where(entries.c.game == game, entries.c.sequence == 3).values(given="done twice")
    call(client, state_of(client).matches.store.database.write, lambda sql: sql.execute(hurt))
    told = player.get(f"/api/games/{game}/log", 503)
    assert "entry 3" in told["detail"]
    player.get(f"/api/games/{game}", 503)
    assert player.get("/health")["damaged"] == 1
    player.get(f"/api/games/{player.open()['game']}")


def test_the_command_names_what_is_damaged_and_a_backup_brings_it_back(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    settings = Settings(db=url, burst=1000)
    with TestClient(create_app(settings), base_url=HOST) as client:
        player = Browser(client)
        game = player.open()["game"]
        player.play(game, 5)
        before = seen(player, game)
        back_up(url, tmp_path / "copy.db")
    run, db = CliRunner(), ["--db", str(tmp_path / "games.db")]
    sound = run.invoke(command, ["check-db", *db])
    assert (sound.exit_code, sound.output) == (0, "1 games, all as they were written\n")
    flip(url, game, 2)
    found = run.invoke(command, ["check-db", *db])
    assert found.exit_code == 1
    assert found.output.startswith(f"game {game}: entry ")
    with TestClient(create_app(settings), base_url=HOST) as client:
        player = Browser(client, player.jar)
        player.get(f"/api/games/{game}", 503)
        again = run.invoke(command, ["restore-game", game, str(tmp_path / "copy.db"), *db])
        assert again.exit_code == 0, again.output
        assert seen(player, game) == before
    assert run.invoke(command, ["check-db", *db]).exit_code == 0
    missing = run.invoke(command, ["restore-game", "nothing", str(tmp_path / "copy.db"), *db])
    assert missing.exit_code == 2
    assert run.invoke(command, ["check-db", "--db", str(tmp_path / "no.db")]).exit_code == 2


# Files that are copied while they are written


def test_a_copy_without_its_log_says_so_at_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    live, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with TestClient(
        create_app(Settings(db=f"sqlite+aiosqlite:///{live}", burst=1000)), base_url=HOST
    ) as client:
        player = Browser(client)
        player.play(player.open()["game"], 8)
        shutil.copy(live, copy)
    caplog.set_level(logging.WARNING, "grognard.keeping")
    with TestClient(create_app(Settings(db=f"sqlite+aiosqlite:///{live}")), base_url=HOST):
        assert "may be missing" not in caplog.text
    checked = CliRunner().invoke(command, ["check-db", "--db", str(copy)])
    assert checked.exit_code == 1
    assert "may be missing" in checked.output
    assert "1970" not in checked.output
    with TestClient(create_app(Settings(db=f"sqlite+aiosqlite:///{copy}")), base_url=HOST):
        assert "may be missing" in caplog.text


# Disks that are full


class FullDisk:
    """Refuses whatever is written while it is full, as a database on such a disk does."""

    def __init__(self, client: TestClient) -> None:
        self.is_full = False
        database = state_of(client).matches.store.database
        for engine in filter(None, (database.engine.sync_engine, database.file)):
            event.listen(engine, "do_execute", self.refuse)

    def refuse(self, _cursor: Any, statement: str, _given: Any, context: Any) -> None:
        if self.is_full and statement.split()[0] in ("INSERT", "UPDATE", "DELETE"):
            raise context.dialect.loaded_dbapi.OperationalError("No space left on device")


def test_an_order_that_cannot_be_written_changes_nothing(client: TestClient) -> None:
    player, disk = Browser(client), FullDisk(client)
    game = player.open()["game"]
    player.play(game, 3)
    before = seen(player, game)
    disk.is_full = True
    refused = player.give(game, "done", 503)
    assert refused["title"] == "The server cannot write; nothing was changed; try again"
    fr = client.post(
        f"/api/games/{game}/chat?lang=fr",
        json={"text": "?", "key": "12345678"},
        headers=player.headers(f"/api/games/{game}/chat"),
    )
    assert (fr.status_code, "réessayez" in fr.json()["title"]) == (503, True)
    assert seen(player, game) == before
    assert client.get("/health").json()["status"] == "cannot write"
    disk.is_full = False
    state_of(client).keeping._tried = 0.0
    assert player.get("/health")["status"] == "ok"
    player.give(game, "done")


def test_a_file_that_cannot_grow_takes_orders_again_when_it_can(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", burst=10_000)
    with TestClient(create_app(settings), base_url=HOST) as client:
        player, database = Browser(client), state_of(client).matches.store.database
        game = player.open()["game"]
        pages = call(client, database.write, lambda sql: sql.exec_driver_sql("PRAGMA page_count").scalar())
        bounds = [pages]

        @event.listens_for(database.file, "begin")
        def bounded(sql: Connection) -> None:
            sql.exec_driver_sql(f"PRAGMA max_page_count={bounds[0]}")

        path = f"/api/games/{game}/orders"
        for given in range(300):
            listed = player.get(path)
            order = listed["orders"][0]["text"]
            body = {"given": order, "sequence": listed["sequence"], "key": f"key-{given:08}"}
            status = client.post(path, json=body, headers=player.headers(path)).status_code
            if status == 503:
                break
        assert status == 503
        assert player.get(f"/api/games/{game}")["sequence"] == listed["sequence"]
        bounds[0] = 2**30
        player.post(path, body)


# Clocks


def test_time_in_which_nobody_could_play_is_charged_to_nobody(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping_module, "SLACK", 2 * 3600 * 1000)
    clock = [1_800_000_000_000]
    day = 24 * 3600 * 1000
    settings = Settings(db=url, pulse=1e6)

    def begin() -> TestClient:
        return TestClient(create_app(settings, now=lambda: clock[0]), base_url=HOST)

    with begin() as client:
        host, guest = Browser(client), Browser(client)
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "open"}, "days": 2}
        opened = host.post("/api/games", body, 201)
        game = opened["game"]
        guest.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
        deadline = host.get(f"/api/games/{game}")["clock"]["deadline"]
        assert deadline == clock[0] + 2 * day
        clock[0] += day
    # The last sign of life was written at the end of that day; three days later it is up again.
    clock[0] += 3 * day
    with begin() as client:
        guest = Browser(client, guest.jar)
        assert guest.get(f"/api/games/{game}")["clock"]["deadline"] == deadline + 4 * day
        guest.post(f"/api/games/{game}/claim", {}, 409)
        # A clock that jumps ahead looks like a server that was away, to whoever asks at once too.
        clock[0] += 30 * day
        guest.post(f"/api/games/{game}/claim", {}, 409)
        for act in ("renew", "computer"):
            guest.post(f"/api/games/{game}/{act}", {"side": "french"}, 409)
        # It is put right. Time that really passes is charged, that of the jump too.
        clock[0] -= 30 * day
        hours = 0
        while guest.get(f"/api/games/{game}")["clock"]["deadline"] >= clock[0]:
            guest.post(f"/api/games/{game}/claim", {}, 409)
            clock[0] += 3600 * 1000
            hours += 1
        assert hours == 2 * 24 + 1
        guest.post(f"/api/games/{game}/claim", {})


def test_every_row_of_a_new_game_has_its_sum(client: TestClient) -> None:
    player = Browser(client)
    player.play(player.open()["game"], 4)
    for table in (games, entries, snapshots):
        bare = select(func.count(type_=Integer)).select_from(table).where(table.c.sum == "")
        store = state_of(client).matches.store
        assert call(client, store.database.read, partial(_scalar, bare)) == 0


def _scalar(query: Select[int], sql: Connection) -> int | None:
    return sql.execute(query).scalar()
