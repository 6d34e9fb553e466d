"""Layers and ways over the wire: what a seat may see of them, in its language, and refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.core.game.toy import toy_scenario
from tests.server.conftest import Browser
from tests.server.test_side_view import BLUE, BOTH, RED, FoggyToy, at_table

from grognard.core.game import new_game
from grognard.core.game.battle import Battle
from grognard.core.game.layers import Layer, Overlay, Shade, Subject, Tone
from grognard.core.game.state import OFF
from grognard.core.messages import message
from grognard.server.game_shapes import LayerCards, LayerDrawing, WayOrders
from grognard.server.replies.layers import layer_data
from grognard.server.seats import Visit


@pytest.fixture
def game(client: TestClient) -> tuple[Browser, str]:
    player = Browser(client)
    return player, f"/api/games/{player.open()['game']}"


def test_the_layers_are_told_in_the_readers_language(game: tuple[Browser, str]) -> None:
    player, path = game
    said = {lang: player.get(f"{path}/layers", lang=lang)["layers"] for lang in ("en", "fr", "es")}
    for cards in said.values():
        LayerCards.model_validate({"layers": cards})
    titles = [tuple(card["title"] for card in cards) for cards in said.values()]
    assert len(set(titles)) == 3
    assert not any("layer-" in title for one in titles for title in one)
    keys = [card["key"] for card in said["en"]]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("layer", "query"),
    [
        ("zones", {"side": "allied"}),
        ("command", {"unit": "FL1"}),
        ("sight", {"hex": "0507"}),
        ("fire", {"unit": "F06"}),
        ("threat", {"side": "allied"}),
        ("threat", {"hex": "0705", "side": "allied"}),
    ],
)
def test_a_layer_says_hex_by_hex_what_and_by_which_rule(
    game: tuple[Browser, str], layer: str, query: dict[str, Any]
) -> None:
    player, path = game
    drawn = player.get(f"{path}/layers/{layer}", **query)
    LayerDrawing.model_validate(drawn)
    assert drawn["hexes"]
    assert all(one["rule"].startswith("barrosa ") for one in drawn["hexes"])
    assert all(one["by"] and one["reason"] for one in drawn["hexes"] if one["tone"] == "barred")


@pytest.mark.parametrize(
    ("layer", "query", "status"),
    [
        ("zones", {}, 422),
        ("zones", {"unit": "F01"}, 422),
        ("zones", {"side": "swiss"}, 422),
        ("fire", {"unit": "X99"}, 422),
        ("sight", {"hex": "9999"}, 422),
        ("sight", {"hex": "north"}, 422),
        ("weather", {"side": "french"}, 404),
    ],
)
def test_a_layer_asked_wrongly_says_what_was_expected(
    game: tuple[Browser, str], layer: str, query: dict[str, str], status: int
) -> None:
    player, path = game
    problem = player.get(f"{path}/layers/{layer}", status, **query)
    assert problem["status"] == status
    assert problem["detail"]


class Watched(FoggyToy):
    """A game in the fog that can draw where everybody stands."""

    layers = (Layer("here", message("here"), ("side",), (Tone("here", message("here"), "tint"),), "z"),)

    def layer(self, battle: Battle, id: str, subject: Subject) -> Overlay:  # noqa: ARG002
        standing = [piece for piece in battle.state.pieces if piece.at != OFF]
        return Overlay(tuple(Shade(piece.at, "here", units=(piece.id,)) for piece in standing))


def test_a_layer_gives_nothing_away_that_the_map_does_not_show() -> None:
    match = at_table(new_game(Watched(), toy_scenario(), seed=3))

    def shown(seat: Any) -> set[str]:
        drawn = layer_data(Visit(match, seat), "here", {"side": "red", "unit": "", "hex": ""}, "en")
        return {unit for one in drawn["hexes"] for unit in one["units"]}

    assert {unit[0] for unit in shown(RED)} == {"R"}
    assert {unit[0] for unit in shown(BLUE)} == {"B"}
    assert {unit[0] for unit in shown(BOTH)} == {"R", "B"}


def test_a_game_without_layers_offers_none() -> None:
    match = at_table(new_game(FoggyToy(), toy_scenario(), seed=3))
    with pytest.raises(Exception, match="no such layer"):
        layer_data(Visit(match, RED), "zones", {"side": "red", "unit": "", "hex": ""}, "en")


# Ways


@pytest.fixture
def moving(game: tuple[Browser, str]) -> tuple[Browser, str]:
    player, path = game
    player.give(path.rsplit("/", 1)[1], "done")
    return game


def test_the_orders_of_a_unit_come_with_the_way_to_each_hex(moving: tuple[Browser, str]) -> None:
    player, path = moving
    told = player.get(f"{path}/orders", unit="F02")
    goals = {order["to"] for order in told["orders"] if order["verb"] == "move"}
    assert set(told["ways"]) == goals
    for hex, way in told["ways"].items():
        assert not way or way[-1]["hex"] == hex
    assert player.get(f"{path}/orders")["ways"] == {}


def test_a_way_by_way_points_comes_as_orders_that_can_be_given(moving: tuple[Browser, str]) -> None:
    player, path = moving
    told = player.get(f"{path}/way", unit="F02", through="0704 0604")
    WayOrders.model_validate(told)
    assert [stride["hex"] for stride in told["way"]] == ["0704", "0604"]
    order = told["orders"][0]["text"]
    assert player.post(f"{path}/check", {"given": order})["legal"] is True
    player.give(path.rsplit("/", 1)[1], order)
    assert {unit["id"]: unit["hex"] for unit in player.get(path)["sides"][0]["units"]}["F02"] == "0604"


def test_a_way_that_cannot_be_gone_is_refused_with_its_rule(moving: tuple[Browser, str]) -> None:
    player, path = moving
    problem = player.get(f"{path}/way", 422, unit="F02", through="0704 0103")
    assert problem["rule"] == "barrosa 5.5"
    assert "MP" in problem["reason"]
    player.get(f"{path}/way", 422, unit="X1", through="0704")
    assert player.get(f"{path}/way", 422, unit="F02", through="")["rule"] == "barrosa 5.9"


def test_nobody_else_is_told_of_ways(client: TestClient) -> None:
    player = Browser(client)
    opened = player.open(french="open", allied="me")
    player.get(f"/api/games/{opened['game']}/way", 409, unit="F02", through="0704")


def test_what_a_map_costs_is_worked_out_before_anybody_wants_a_layer(
    french: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.games import system_of
    from grognard.server.routes import layers as route

    drawn: list[tuple[str, str]] = []
    system: Any = type(system_of("barrosa"))
    original = system.layer

    def counting(battle: object, id: str, subject: Any) -> object:
        drawn.append((id, subject.side))
        return original(battle, id, subject)

    monkeypatch.setattr(system, "layer", staticmethod(counting))
    monkeypatch.setattr(route, "_known", set())
    game = french.open()["game"]
    french.get(f"/api/games/{game}/layers")
    assert ("threat", "french") in drawn
    assert ("threat", "allied") in drawn
    once = list(drawn)
    french.get(f"/api/games/{game}/layers")
    assert drawn == once, "once for each battle"


def test_on_a_table_a_layer_has_outlines_in_inches_and_is_asked_about_spots(client: TestClient) -> None:
    player = Browser(client)
    path = f"/api/games/{player.open('maipu-1818', patriot='me', royalist='me')['game']}"
    drawn = player.get(f"{path}/layers/command", side="royalist")
    LayerDrawing.model_validate_json(json.dumps(drawn))
    spots = [spot for one in drawn["hexes"] for ring in one["outlines"] for spot in ring]
    assert spots
    assert all(0 <= x <= 72 and 0 <= y <= 48 for x, y in spots)
    assert player.get(f"{path}/layers/here", hex="36,20")["hexes"]
    assert "off the table" in str(player.get(f"{path}/layers/here", status=422, hex="99,20"))
