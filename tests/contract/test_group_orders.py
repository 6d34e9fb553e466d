"""Orders to several units: every list can be given as it stands, and keeps out of contact."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.ai import player
from grognard.ai.staff import proposal
from grognard.core.errors import IllegalOrder
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.contact import Contacts
from grognard.core.game.group import GroupOrders, able, moment_of, shared, told_alike
from grognard.core.game.marching_together import march_alike, march_together
from grognard.core.game.offers import Ways
from grognard.core.game.order import Order
from grognard.core.game.plans import next_order
from grognard.games import new_game
from grognard.scenarios import scenarios

ALL = sorted(scenarios())
#: moments of each scenario that are looked at
_MOMENTS = 5


def moments(scenario: str) -> Iterator[Game]:
    """The beginning of the first phases of a battle in which something is ordered, each kind once."""
    game, who = new_game(scenario, seed=11), player("recruit")
    seen: set[tuple[str, str]] = set()
    for _ in range(400):
        node = game.node
        if isinstance(node, Over) or len(seen) == _MOMENTS:
            return
        if isinstance(node, Chance):
            game.apply(game.roll())
            continue
        if node.choice is None and (node.side, node.phase) not in seen:
            seen.add((node.side, node.phase))
            yield game.clone()
        game.apply(who.choose(game))


def give(game: Game, found: GroupOrders) -> Game:
    """The game after a list was given as it stands."""
    game = game.clone()
    for one in found.orders:
        assert game.check(one.order) is None, f"{one.order} cannot be given in its turn"
        game.apply(one.order)
        if isinstance(game.node, Chance):
            assert one.dice, f"nobody was told of dice for {one.order}"
            return game
    return game


@pytest.mark.parametrize("scenario", ALL)
def test_every_order_of_a_group_is_legal_in_its_turn(scenario: str) -> None:
    marched = 0
    for game in moments(scenario):
        before, units = game.save(), able(game)
        for kind, count in shared(game, units)[:4]:
            found = told_alike(game, units, kind)
            named = {unit for one in found.orders for unit in one.order.units}
            assert named, f"{kind} was said to fit {count}"
            assert named | {one.unit for one in found.left} == set(units)
            give(game, found)
        for goal in goals(game):
            found = march_together(game, units, goal)
            assert not any(one.dice for one in found.orders)
            keeps_clear(game, found)
            give(game, found)
            marched += len(found.orders)
        assert game.save() == before, "asking changes nothing"
    assert marched, "somebody marched"


def goals(game: Game) -> list[str]:
    """The middle of the enemy, and a place somewhere else."""
    places, node = game.scenario.places, game.node
    assert isinstance(node, Decision)
    enemies = [one.at for one in game.state.pieces if one.at >= 0 and game.side_of(one.id) != node.side]
    middle = [min(enemies, key=lambda one: sum(places.distance(one, other) for other in enemies))]
    return [places.label(cell) for cell in (*(middle if enemies else []), places.spread[0])]


def keeps_clear(game: Game, found: GroupOrders) -> None:
    """Nobody is led into a zone of control or the enemy's reach."""
    game, system, places = game.clone(), game.table.system, game.scenario.places
    if not isinstance(system, Contacts):
        return
    for one in found.orders:
        order = one.order
        facing = places.direction(order.facing) if order.facing else game.battle.piece(order.unit).facing
        way = [stride.hex for stride in system.way_of(game.battle, order)] if isinstance(system, Ways) else []
        for place in way or [order.to]:
            assert not system.in_contact(game.battle, order.unit, places.cell_of(place), facing), str(order)
        game.apply(order)


@pytest.mark.parametrize("scenario", ["barrosa-1811", "tikhvin-1941", "vimeiro-1808", "maipu-1818"])
def test_whoever_marches_alike_keeps_his_place_to_the_others(scenario: str) -> None:
    """Two who go the same way over the same distance stand to one another as before."""
    kept = moved = 0
    for game in moments(scenario):
        units, places = able(game), game.scenario.places
        for unit in units:
            listed = [one for one in game.orders(unit) if isinstance(one, Order) and one.units == (unit,)]
            ends = [one.to for one in listed if one.to and not one.target]
            if not ends:
                continue
            start, end = game.battle.piece(unit).at, places.cell_of(ends[len(ends) // 2])
            if start < 0 or start == end:
                continue
            after = give(game, march_alike(game, units, start, end))
            goes = places.distance(start, end)
            for other in units:
                gone = places.distance(game.battle.piece(other).at, after.battle.piece(other).at)
                moved += gone > 0
                kept += gone > 0 and abs(gone - goes) <= 1
                assert gone <= goes + 1.5, "nobody runs ahead"
            break
    assert moved
    assert kept >= moved / 3, f"{kept} of {moved} kept their places"


@pytest.mark.parametrize("scenario", ALL)
def test_a_staff_proposes_legal_orders_of_its_own_side_only(scenario: str) -> None:
    for game in list(moments(scenario))[1:3]:
        node, before = game.node, game.save()
        assert isinstance(node, Decision)
        found = proposal(game, "recruit")
        assert found.orders
        assert len(found.orders) == len(found.thoughts)
        moment, going = moment_of(game), game.guess(node.side, 5)
        for one in found.orders:
            assert all(game.side_of(unit) == node.side for unit in one.order.units)
            assert going.check(one.order) is None, str(one.order)
            going.apply(one.order)
            if isinstance(going.node, Chance):
                assert one.dice
                break
            assert moment_of(going) == moment or one is found.orders[-1], "the phase is over"
        units = able(game)[:2]
        few = proposal(game, "recruit", units).orders if units else ()
        assert all(set(one.order.units) <= set(units) for one in few)
        assert game.save() == before


@pytest.mark.parametrize("scenario", ALL)
def test_the_next_order_of_a_plan_is_legal_and_leads_nearer(scenario: str) -> None:
    for game in moments(scenario):
        places = game.scenario.places
        goal = places.label(places.spread[0])
        for unit in able(game)[:3]:
            try:
                order, passed = next_order(game, unit, (goal,))
            except IllegalOrder:
                continue
            assert game.check(order) is None
            there = places.distance(places.cell_of(order.to), places.cell_of(goal))
            assert there < places.distance(game.battle.piece(unit).at, places.cell_of(goal))
            assert passed == (there < 0.5)
