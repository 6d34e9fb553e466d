"""Putting units on a table over the wire: regions, proposed places, what is nearest, the odds from there."""

from __future__ import annotations

import time
from functools import cache
from math import hypot

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import Browser

from grognard.ai import levels
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Order, parse
from grognard.games import new_game
from grognard.plane import read_point
from grognard.server.game_shapes import CounterDrawings
from grognard.server.library_shapes import OddsAnswer
from grognard.server.placing import Samples, leads, settled
from grognard.server.table_shapes import Placement, Reach

FARM = "chacabuco-farm"


@pytest.fixture
def farm(client: TestClient) -> tuple[Browser, str]:
    """The farm while the Royalists deploy."""
    player = Browser(client)
    return player, f"/api/games/{player.open(FARM, patriot='me', royalist='me')['game']}"


@cache
def checked_once() -> Game:
    game = new_game(FARM, seed=7)
    for _ in range(40):
        node = game.node
        if isinstance(node, Chance):
            game.apply(game.roll())
        elif isinstance(node, Decision) and node.phase == "maneuver":
            if any(one.verb == "move" for one in game.orders(node.subjects[0]) if isinstance(one, Order)):
                return game
            group = [one for one in game.orders() if isinstance(one, Order) and one.by]
            game.apply(max(group, key=lambda one: len(one.units)))
        else:
            game.apply(Order("done"))
    raise AssertionError("nobody may move")


def checked() -> tuple[Game, str, tuple[Order, ...]]:
    """A game in which a group has been checked, a unit of it, and where it can go."""
    game = checked_once().clone()
    assert isinstance(game.node, Decision)
    unit = next(
        id
        for id in game.node.subjects
        if sum(isinstance(one, Order) and one.verb == "move" for one in game.orders(id)) > 20
    )
    return game, unit, Samples().of("here", game, unit)


def order(text: str) -> Order:
    read = parse(text)
    assert isinstance(read, Order)
    return read


def test_a_table_is_on_offer_and_is_drawn(client: TestClient) -> None:
    player = Browser(client)
    cards = {card["id"]: card for card in player.get("/api/scenarios")["scenarios"]}
    assert cards[FARM]["playable"]
    assert 'data-inch="40"' in player.text(f"/api/scenarios/{FARM}/map.svg")
    assert "<svg" in player.text(f"/api/scenarios/{FARM}/key.svg")


def test_a_computer_sits_down_at_a_table_and_deploys(client: TestClient) -> None:
    player = Browser(client)
    path = f"/api/games/{player.open(FARM, patriot='me', royalist='computer:recruit')['game']}"
    for _try in range(1200):
        if player.get(path)["node"]["yours"]:
            break
        time.sleep(0.05)
    told = [entry["by"] for entry in player.get(f"{path}/log")["entries"]]
    assert "royalist" in told
    assert player.get(path)["node"]["yours"]


def test_a_hint_at_a_table_is_a_legal_order(
    farm: tuple[Browser, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    recruit = {"recruit": levels.levels()["recruit"]}
    monkeypatch.setattr("grognard.server.routes.advice.levels", lambda: recruit)
    player, path = farm
    hint = player.get(f"{path}/advice")
    assert hint["chosen"]["reason"]
    player.give(path.rpartition("/")[2], hint["chosen"]["order"]["text"])


def test_counters_on_a_table_have_their_footprints(farm: tuple[Browser, str]) -> None:
    player, path = farm
    told = player.get(f"{path}/counters")
    CounterDrawings.model_validate(told, strict=False)
    unit, leader = told["counters"]["R04"], told["counters"]["RL1"]
    assert (unit["hex"], unit["facing"], leader["facing"]) == ("27,17", "0", None)
    assert unit["outline"][:2] == [[-1.0, 0.0], [1.0, 0.0]]
    assert len(leader["outline"]) == 1
    assert all(drawn["body"] and drawn["badge"] for drawn in (unit, leader))


def test_a_region_is_ground_on_the_table_with_a_sample_of_places(farm: tuple[Browser, str]) -> None:
    player, path = farm
    told = player.get(f"{path}/reach", unit="R04")
    Reach.model_validate(told, strict=False)
    (region,) = told["regions"]
    assert (region["verb"], region["goes"], region["turns"]) == ("deploy", True, True)
    assert region["title"] == region["label"] == "deploy"
    assert len(region["places"]) > 20
    assert all(0 <= x <= 72 and 0 <= y <= 18.1 for ring in region["rings"] for x, y in ring)
    player.get(f"{path}/reach", 422, unit="nobody")


def test_any_place_can_be_proposed_and_a_bad_one_is_answered_with_the_nearest(
    farm: tuple[Browser, str],
) -> None:
    player, path = farm
    good = player.get(f"{path}/placement", order="deploy R04 20.25,10/30")
    Placement.model_validate(good, strict=False)
    assert good["accepted"]
    assert good["order"] == "deploy R04 20.25,10/30"
    assert {one["unit"] for one in good["sees"]} <= {f"P{n:02}" for n in range(1, 10)} | {"PA1", "PA2"}
    bad = player.get(f"{path}/placement", order="deploy R04 20.25,24/0", free="yes")
    assert not bad["accepted"]
    assert bad["rule"] == "liberators 13.2"
    assert bad["reason"]
    assert bad["at"] == pytest.approx([20.25, 18], abs=0.3)
    assert player.post(f"{path}/check", {"given": bad["order"]})["legal"]


@pytest.mark.parametrize(
    "wrong", ["deploy R04", "deploy R04 99,99/0", "deploy R04 20,10/400", "deploy nobody 20,10/0", "throw 3"]
)
def test_what_is_no_place_gets_one_clear_line(farm: tuple[Browser, str], wrong: str) -> None:
    player, path = farm
    refused = player.get(f"{path}/placement", 422, order=wrong)
    assert refused["faults"]
    player.get(f"{path}/placement/odds", 422, order=wrong, target="P01")


def test_odds_are_null_where_nobody_could_be_fired_at(farm: tuple[Browser, str]) -> None:
    player, path = farm
    told = player.get(f"{path}/placement/odds", order="deploy R04 20.25,10/30", target="P01")
    OddsAnswer.model_validate(told, strict=False)
    assert told == {"odds": None}


def test_on_hexes_nobody_is_put_anywhere_by_inches(client: TestClient) -> None:
    player = Browser(client)
    path = f"/api/games/{player.open()['game']}"
    assert player.get(f"{path}/reach", 409, unit="F06")["title"]
    player.get(f"{path}/placement", 409, order="move F06 0616/NE")


def test_a_counter_on_a_table_can_be_put_right_by_a_form(farm: tuple[Browser, str]) -> None:
    player, path = farm
    fields = {field["name"]: field for field in player.get(f"{path}/fix", unit="R04")["fields"]}
    assert fields["place"]["default"] == "27,17"


# Finding what is nearest


def test_what_is_found_is_legal_and_no_listed_place_is_nearer() -> None:
    game, unit, sample = checked()
    at = read_point(game.scenario.places.label(game.battle.piece(unit).at))
    for dx, dy in ((0, -20_000), (9000, -9000), (-7000, -3000), (0, 4000)):
        wanted = type(at)(max(0, at.x + dx), max(0, at.y + dy))
        proposed = order(f"move {unit} {wanted}")
        found = settled(game, proposed, sample, free=True)
        assert found is not None
        assert game.check(found) is None
        moves = [read_point(one.to) for one in sample if one.verb == "move"]
        least = min(hypot(p.x - wanted.x, p.y - wanted.y) for p in moves)
        end = read_point(found.to)
        # A turn is a little dearer than none: it may cost as much as that weighs.
        assert hypot(end.x - wanted.x, end.y - wanted.y) <= least + 900


def test_a_facing_that_was_asked_for_is_kept_as_near_as_it_can_be() -> None:
    game, _unit, sample = checked()
    wheeled = max((one for one in sample if one.verb == "move"), key=lambda one: one.facing)
    assert settled(game, wheeled, sample, free=False) == wheeled


def test_an_order_of_a_kind_that_nobody_has_leads_nowhere() -> None:
    game, unit, sample = checked()
    assert settled(game, order(f"deploy {unit} 30,10/0"), sample, free=True) is None


def test_samples_are_kept_for_some_positions_only() -> None:
    game, unit, sample = checked()
    kept = Samples(most=1)
    first = kept.of("a", game, unit)
    assert kept.of("a", game, unit) is first
    kept.of("b", game, unit)
    assert kept.of("a", game, unit) is not first
    assert all(leads(one) for one in sample)
