"""The companion's routes: a roster in, a roster out, and nothing half-done with what is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.rulesets import RULESETS, ruleset
from grognard.server.app import create_app
from grognard.server.settings import Settings

PATH = "/api/rulesets/liberators/roster"


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Nothing is stored, so that one database will do."""
    folder: Path = tmp_path_factory.mktemp("companion")
    settings = Settings(db=f"sqlite+aiosqlite:///{folder / 'games.db'}", burst=100_000)
    with TestClient(create_app(settings), base_url=HOST) as client:
        yield Browser(client)


@pytest.fixture
def army(visitor: Browser) -> dict[str, Any]:
    shown: dict[str, Any] = visitor.get(f"{PATH}/armies/chacabuco-farm")
    roster: dict[str, Any] = shown["roster"]
    return roster


def volley(roster: Any, **more: Any) -> dict[str, Any]:
    return {
        "roster": roster,
        "action": "fire",
        "side": "patriot",
        "parts": {"firers": ["8th of the Andes"], "target": ["Talavera"]},
        "answers": {"8th of the Andes": {"distance": 3, "formation": "line"}},
        **more,
    }


def test_a_sheet_and_its_armies_are_listed_in_the_reader_s_language(visitor: Browser) -> None:
    sheet = visitor.get(PATH, lang="fr")
    assert [action["title"] for action in sheet["actions"]][:2] == ["Tir", "Charge"]
    for card in sheet["armies"]:
        assert visitor.get(f"{PATH}/armies/{card['id']}")["looks"]


def test_a_ruleset_card_says_whether_a_roster_is_kept(visitor: Browser) -> None:
    cards = visitor.get("/api/rulesets")["rulesets"]
    kept = {card["id"]: card["roster"] for card in cards}
    assert kept == {id: ruleset(id).roster is not None for id in RULESETS}


def test_a_volley_is_weighed_ruled_and_written_down(visitor: Browser, army: dict[str, Any]) -> None:
    odds = visitor.post(f"{PATH}/odds", volley(army))
    assert sum(one["p"] for one in odds["outcomes"]) == pytest.approx(1)
    waiting = visitor.post(f"{PATH}/rule", volley(army))
    assert waiting["waits"]["dice"]["high"] == 10
    # 6.10  The skirmishers of the target roll first.
    told = visitor.post(f"{PATH}/rule", volley(army, given=[[1], [9]]))
    assert told["waits"] is None
    talavera = next(one for one in told["after"]["roster"]["entries"] if one["name"] == "Talavera")
    assert talavera["lost"] == 2
    assert visitor.post(f"{PATH}/look", {"roster": told["after"]["roster"]}) == told["after"]


def test_the_server_rolls_where_it_is_asked_to(visitor: Browser, army: dict[str, Any]) -> None:
    told = visitor.post(f"{PATH}/rule", volley(army, roll=True))
    assert told["waits"] is None
    again = visitor.post(f"{PATH}/rule", volley(army, given=told["given"]))
    assert again["after"] == told["after"]


def test_a_turn_passes(visitor: Browser, army: dict[str, Any]) -> None:
    first = visitor.post(f"{PATH}/turn", {"roster": army})["after"]["roster"]
    assert (first["turn"], first["active"]) == (1, "royalist")
    second = visitor.post(f"{PATH}/turn", {"roster": first})["after"]["roster"]
    assert (second["turn"], second["active"]) == (2, "patriot")


@pytest.mark.parametrize("path", ["/barrosa/roster/armies/x", "/nowhere/roster", "/nowhere/roster/armies/x"])
def test_where_no_roster_is_kept_there_is_none(visitor: Browser, path: str) -> None:
    visitor.get(f"/api/rulesets{path}", 404)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_system_keeps_rosters(visitor: Browser, ruleset: str) -> None:
    assert visitor.get(f"/api/rulesets/{ruleset}/roster")["armies"]


@pytest.mark.parametrize("army", ["nothing", "maipu-1818.toml", "..\\facts"])
def test_an_army_that_is_none_is_not_found(visitor: Browser, army: str) -> None:
    assert visitor.client.get(f"{PATH}/armies/{army}").status_code == 404


def test_what_is_wrong_is_told_in_the_reader_s_language(visitor: Browser, army: dict[str, Any]) -> None:
    army["entries"][0]["side"] = "french"
    problem = visitor.post(f"{PATH}/look", {"roster": army}, 422, lang="es")
    assert "no vale" in problem["detail"]
    mounted = volley(army, parts={"firers": ["Granaderos a Caballo, 1st"], "target": ["Talavera"]})
    army["entries"][0]["side"] = "patriot"
    mounted["answers"] = {"Granaderos a Caballo, 1st": {"distance": 3}}
    refused = visitor.post(f"{PATH}/rule", mounted, 422, lang="fr")
    assert "n'ont rien pour tirer" in refused["detail"]


HOSTILE: list[Any] = [
    *({}, {"roster": None}, {"roster": []}, {"roster": {}}, {"roster": {"title": "x" * 200}}),
    {"roster": {"title": "x", "entries": [[]] * 500}},
    {"roster": {"title": "x", "entries": [{"kind": ["troops"]}]}},
    {"roster": {"title": "x", "entries": [{"kind": "troops", "name": {}, "side": 3, "starting": "x"}]}},
    {"roster": {"title": "x", "entries": [{"kind": "troops", "name": "a\u0007b", "side": "patriot"}]}},
    {"roster": {"title": "x", "armies": {"patriot": 3}}},
    {"roster": {"title": "x", "turn": 10**30}},
]


@pytest.mark.parametrize("body", HOSTILE)
@pytest.mark.parametrize("job", ["look", "turn"])
def test_hostile_rosters_are_problems(visitor: Browser, job: str, body: Any) -> None:
    assert visitor.post(f"{PATH}/{job}", body, 422)["detail"]


@pytest.mark.parametrize(
    "wrong",
    [
        *({"action": "dance"}, {"side": "french"}, {"side": ""}, {"parts": {}}, {"parts": {"firers": []}}),
        *({"parts": {"firers": ["8th of the Andes"] * 21}}, {"parts": {"x": ["8th of the Andes"]}}),
        *({"answers": {"8th of the Andes": {"distance": 0}}}, {"answers": {}}),
        *({"answers": {"8th of the Andes": {"distance": 3, "id": "Me"}}}, {"whole": {"troops": 3}}),
        *({"whole": {"a.b.c": 1}}, {"whole": {"target.id.x": 1}}, {"whole": {"": 1}}),
        *({"given": [[99]]}, {"given": ["yes"]}, {"given": [[1], [1], [1], [1]]}, {"given": [[]]}),
        *({"given": 3}, {"taken": {"Talavera": "win"}, "given": [[1], [9]]}, {"more": 1}),
        {"answers": {"8th of the Andes": {"distance": 3, "formation": "egg"}}},
        {"answers": {"8th of the Andes": {"distance": 3, "nothing": 1}}},
    ],
)
def test_hostile_happenings_are_problems(visitor: Browser, army: dict[str, Any], wrong: Any) -> None:
    assert visitor.post(f"{PATH}/rule", volley(army, **wrong), 422)["detail"]
