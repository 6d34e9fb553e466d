"""Whatever is asked of a game, in any phase of any battle, the server never fails."""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.conftest import SOAKING
from tests.contract.random_play import pick
from tests.promises import record
from tests.server.conftest import HOST, call, state_of
from tests.server.fuzzing import Fuzz

from grognard.core.game import Chance, Decision, Game, Order, Over
from grognard.core.game.save import to_saved
from grognard.games import new_game
from grognard.scenarios import scenarios
from grognard.server.app import create_app
from grognard.server.fair import fresh_secret
from grognard.server.records import Kept, Record, Standing
from grognard.server.replies.opening import laid, new_id
from grognard.server.settings import Settings

BATTLES = sorted(scenarios())
#: requests in all, moments of one battle, and inputs until there is none left
REQUESTS, MOMENTS, INPUTS = (100_000, 40, 2000) if SOAKING else (30 * len(BATTLES), 5, 60)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    db = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('fuzz') / 'games.db'}"
    settings = Settings(db=db, burst=10**9, games_an_hour=10**9, lines=10**9, computer="greedy")
    with TestClient(create_app(settings), base_url=HOST) as client:
        yield client


@pytest.mark.parametrize("scenario", BATTLES)
def test_no_request_makes_the_server_fail(client: TestClient, scenario: str) -> None:
    schema = client.get("/api/openapi.json").json()
    failed, requests = [], 0
    found = [*moments(scenario, seed=7)]
    each = -(-REQUESTS // (len(BATTLES) * len(found)))
    for game in found:
        dice = random.Random(f"{scenario} {len(game.journal)}")
        id, token = seated(client, game)
        for method, path, query, body in Fuzz(schema, game, dice).requests(id, each):
            wrong = sent(client, method, path, query, body, token)
            requests += 1
            if wrong:
                failed.append(f"{phase_of(game)}: {method} {path} {query} {str(body)[:200]}: {wrong}")
    record("Abuse", "requests to every route at every phase", requests, len(failed))
    assert not failed, "\n".join(failed[:20])


def moments(scenario: str, seed: int) -> Iterator[Game]:
    """A random game whenever something is asked that was not asked before, and when it is over."""
    game, dice, seen = new_game(scenario, seed=seed), random.Random(seed), set[str]()
    for _ in range(INPUTS):
        if isinstance(game.node, Over):
            break
        if phase_of(game) not in seen and not isinstance(game.node, Chance):
            seen.add(phase_of(game))
            yield game.clone()
        if len(seen) >= MOMENTS:
            return
        game.apply(step(game, dice))
    yield game


def step(game: Game, dice: random.Random) -> Any:
    """Mostly on to the next phase, so that all of them come up."""
    done = Order("done")
    if isinstance(game.node, Decision) and dice.random() < 0.5 and game.refusal(done) is None:
        return done
    return pick(game, dice)


def phase_of(game: Game) -> str:
    node = game.node
    if not isinstance(node, Decision):
        return type(node).__name__
    return f"{node.phase} {node.choice.id if node.choice else ''}".strip()


def seated(client: TestClient, game: Game) -> tuple[str, str]:
    """The game on the server, with both seats taken by one player; his token."""
    saved = to_saved(game)
    places = laid(dict.fromkeys(saved.sides, "me"), saved.sides)
    since = len(saved.entries) + 1
    record = Record(
        id=new_id(), terms=saved.terms, dice="typed", secret=fresh_secret(), since=since, seats=places.seats
    )
    standing = Standing(saved.position, saved.pending)
    matches = state_of(client).matches
    call(client, matches.create, record, [Kept(line) for line in saved.entries], standing)
    return record.id, places.token


def sent(
    client: TestClient, method: str, path: str, query: dict[str, str], body: bytes | None, token: str
) -> str:
    """What failed; nothing where the answer is one."""
    headers = {"cookie": f"seat={token}", "content-type": "application/json"}
    named = {name: value.encode("utf-8", "surrogatepass") for name, value in query.items()}
    try:
        answer = client.request(method, path, params=named, content=body, headers=headers)
    except Exception as wrong:
        last = traceback.extract_tb(wrong.__traceback__)[-1]
        return f"{type(wrong).__name__}: {wrong} ({Path(last.filename).name}:{last.lineno})"
    finally:
        client.cookies.clear()
    return "" if answer.status_code < 500 else f"{answer.status_code} {answer.text[:200]}"


@pytest.mark.parametrize("scenario", ["jdg-crossroads", "tikhvin-training", "chacabuco-1817"])
def test_acts_of_other_phases_are_answered_too(client: TestClient, scenario: str) -> None:
    failed = []
    for game in moments(scenario, seed=7):
        id, token = seated(client, game)
        there, beside = game.scenario.places.labels[40:42]
        for verb in game.table.system.verbs:
            order = {"order": f"{verb} {game.state.pieces[-1].id} {there} >{beside}"}
            for route, query in (("muster", {"order": verb}), ("muster", order), ("placement", order)):
                wrong = sent(client, "get", f"/api/games/{id}/{route}", query, None, token)
                failed += [f"{phase_of(game)}: {route} {query}: {wrong}"] if wrong else []
    assert not failed, "\n".join(failed)
