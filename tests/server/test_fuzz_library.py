"""Whatever is asked of charts, rosters, puzzles and the checker of files, the server never fails."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.conftest import SOAKING
from tests.contract.random_play import along
from tests.fuzz.mutation import Mutator
from tests.promises import record
from tests.server.conftest import HOST
from tests.server.fair_games import honest
from tests.server.test_fuzz import sent

from grognard import RULESETS, ruleset
from grognard.answers.roster_sheet import army_data, shipped
from grognard.core.template import template
from grognard.puzzles.puzzle import puzzles
from grognard.server.app import create_app
from grognard.server.settings import Settings

REQUESTS = 5_000 if SOAKING else 120
#: a path and a sound body
Asked = tuple[str, Any]


def cases() -> Iterator[Asked]:
    for id in RULESETS:
        for procedure in ruleset(id).procedures:
            path = f"/api/rulesets/{id}/procedures/{procedure}"
            case = tomllib.loads(template(ruleset(id), procedure))
            yield f"{path}/odds", {"case": case, "policy": {}, "sensitivity": True}
            yield f"{path}/resolve", {"case": case, "policy": {"attacker.advance": "yes"}, "dice": [3, 4, 5]}


def rosters() -> Iterator[Asked]:
    for id in RULESETS:
        rules = ruleset(id)
        if rules.roster is None:
            continue
        for army in shipped(rules):
            held = army_data(rules, army, "en")
            for what in ("look", "turn"):
                yield f"/api/rulesets/{id}/roster/{what}", {"roster": held}


def answers() -> Iterator[Asked]:
    for id, puzzle in puzzles().items():
        yield f"/api/puzzles/{id}/answer", {"order": str(next(iter(puzzle.game.orders())))}
    yield "/api/quick-response", {"text": "http://192.0.2.7:8811/#/join"}


def files() -> Iterator[Asked]:
    """Saved games and proofs lie in a request as texts."""
    for seed in (0, 1, 3):
        game, proof = honest(seed)
        yield "/api/verify", {"save": game, "proof": proof, "commitment": proof["commitment"]}
    for battle in ("alea-training", "tikhvin-training", "chacabuco-farm"):
        *_before, last = along(battle, 40, 5)
        save = json.loads(last.save())
        yield "/api/verify", {"save": save}
        yield "/api/games/import", {"save": save, "seats": dict.fromkeys(save["sides"], "me")}


KINDS: list[Callable[[], Iterator[Asked]]] = [cases, rosters, answers, files]


class Spoiler:
    """Changes one thing or a few in data, and keeps the rest as it should be."""

    def __init__(self, dice: random.Random, sound: list[Any]) -> None:
        self.dice, self.mutator = dice, Mutator(dice, [json.dumps(one) for one in sound])

    def spoilt(self, data: Any) -> Any:
        data = copy.deepcopy(data)
        for _ in range(self.dice.choice((1, 1, 2, 4))):
            self._spoil(data)
        return data

    def _spoil(self, data: Any) -> None:
        """Go down to some place in it, and change what stands there."""
        while True:
            keys = list(data) if isinstance(data, dict) else range(len(data))
            if not keys:
                return
            key = self.dice.choice(keys)
            below = data[key]
            if not isinstance(below, dict | list) or self.dice.random() < 0.08:
                break
            data = below
        if self.dice.random() < 0.15:
            del data[key]
        else:
            data[key] = self._other(below)

    def _other(self, value: Any) -> Any:
        dice = self.dice
        if isinstance(value, str) and dice.random() < 0.6:
            return self.mutator.changed(value)
        if isinstance(value, list) and dice.random() < 0.5:
            return value * dice.choice((2, 40))
        numbers = (None, True, 0, -1, 2.5, 1e308, 10**12, 10**30)
        strange: tuple[Any, ...] = (*numbers, "", [], {}, [[]], {"a": {}}, [value])
        return dice.choice((*strange, self.mutator.word()))


def wrapped(body: Any) -> bytes:
    """The body as it is sent: files in it are texts."""
    if isinstance(body, dict):
        texts = {name: json.dumps(body[name]) for name in ("save", "proof") if name in body}
        body = {**body, **texts}
    return json.dumps(body).encode()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    db = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('fuzz') / 'games.db'}"
    settings = Settings(db=db, burst=10**9, games_an_hour=10**9)
    with TestClient(create_app(settings), base_url=HOST) as client:
        yield client


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_no_body_makes_the_server_fail(client: TestClient, kind: Callable[[], Iterator[Asked]]) -> None:
    dice, sound = random.Random(kind.__name__), list(kind())
    spoiler = Spoiler(dice, [body for _path, body in sound])
    failed = []
    for _ in range(REQUESTS):
        path, body = dice.choice(sound)
        sending = wrapped(spoiler.spoilt(body))
        wrong = sent(client, "post", path, {}, sending, "")
        failed += [f"{path} {sending[:3000]!r}: {wrong}"] if wrong else []
    record("Abuse", f"requests with spoilt {kind.__name__}", REQUESTS, len(failed))
    assert not failed, "\n".join(failed[:5])
