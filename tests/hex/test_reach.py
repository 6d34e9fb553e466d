from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN
from tests.hex.moves import Move, moves, naive

from grognard.hex import OFF, Grid, MoveGraph, Reach, Refusal, reach
from grognard.hex.terms import FAR, Terms


def reached(terms: Terms) -> Reach:
    return reach(
        terms.graph,
        terms.start,
        terms.limit,
        closed=terms.closed,
        stops=terms.stops,
        toll=bytearray(terms.toll),
        leave=terms.leave,
        zone_to_zone=terms.zone_to_zone,
    )


@given(moves())
def test_a_reach_holds_what_a_naive_search_finds(move: Move) -> None:
    found, expected = reached(move.terms), naive(move.terms)
    assert found.costs == expected
    for node in range(move.terms.graph.size):
        assert (node in found) == (node in expected)
        assert found.cost(node) == expected.get(node)


@given(moves())
def test_the_cheapest_node_of_each_cell_is_known(move: Move) -> None:
    found, graph = reached(move.terms), move.terms.graph
    for cell in range(graph.cells):
        within = [(found.costs[node], node) for node in graph.nodes(cell) if node in found]
        assert found.cells.get(cell) == (min(within)[1] if within else None)


@given(moves())
@settings(max_examples=200)
def test_paths_are_legal_and_cost_what_is_said(move: Move) -> None:
    found = reached(move.terms)
    for node, cost in found.costs.items():
        path = found.path(node)
        assert (path[0], path[-1]) == (move.terms.start, node)
        assert len(set(path)) == len(path)
        steps = [min(price for to, price in move.terms.moves(a) if to == b) for a, b in pairwise(path)]
        assert sum(steps) == cost


def all_cheapest(found: Reach, node: int) -> list[list[int]]:
    """Every cheapest path without a circle, by trying all."""
    ways, done = [[found.terms.start]], []
    while ways:
        way = ways.pop()
        if way[-1] == node:
            done.append(way)
            continue
        here = found.costs[way[-1]]
        ways += [
            [*way, to]
            for to, price in found.terms.moves(way[-1])
            if found.costs.get(to) == here + price and to not in way
        ]
    return done


@given(moves().filter(lambda move: move.grid.size <= 6), st.data())
def test_of_the_cheapest_ways_the_shortest_and_lowest_is_taken(move: Move, data: st.DataObject) -> None:
    found = reached(move.terms)
    node = data.draw(st.sampled_from(sorted(found.costs)))
    best = min(all_cheapest(found, node), key=lambda way: (len(way), way[::-1]))
    assert found.path(node) == best


@given(moves(), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_paths_are_the_same_in_whatever_order_they_are_asked_for(move: Move, chance: random.Random) -> None:
    once = reached(move.terms)
    nodes = list(once.costs)
    chance.shuffle(nodes)
    assert [once.path(node) for node in nodes] == [reached(move.terms).path(node) for node in nodes]


def test_there_is_no_path_to_what_is_out_of_reach() -> None:
    with pytest.raises(ValueError, match="node 3 is out of reach"):
        reach(MoveGraph(4, lambda node: [(node ^ 1, 1)]), 0, 5).path(3)


@given(moves())
@settings(max_examples=200)
def test_why_not_is_true_to_the_naive_search(move: Move) -> None:
    terms = move.terms
    found = reached(terms)
    none = bytes(terms.graph.cells)
    far = msgspec.structs.replace(terms, limit=FAR)
    free = naive(msgspec.structs.replace(far, stops=none))
    open = naive(msgspec.structs.replace(far, stops=none, closed=none))
    paid = naive(far)
    home = terms.start // terms.graph.states
    for node in range(terms.graph.size):
        cell, state = divmod(node, terms.graph.states)
        why = found.why_not(cell, state)
        if node in found:
            assert why is None
        elif terms.closed[cell] and cell != home:
            assert why == Refusal("closed", cell, None, terms.limit)
        elif node in paid:
            assert why == Refusal("points", cell, paid[node], terms.limit)
            assert paid[node] > terms.limit
        elif node in free:
            assert why is not None
            assert (why.reason, why.needs) == ("stops", free[node])
            assert terms.stops[why.cell]
        elif node in open:
            assert why is not None
            assert why.needs == open[node]
            assert (terms.closed if why.reason == "closed" else terms.stops)[why.cell]
        else:
            assert why == Refusal("no way", cell, None, terms.limit)


GRID = Grid(FLAT_EVEN, 8, 8)


def steps(cell: int) -> list[tuple[int, int]]:
    """Clear ground: a point a hex."""
    around = (GRID.neighbour(cell, direction) for direction in range(6))
    return [(there, 1) for there in around if there != OFF]


CLEAR = MoveGraph(GRID.size, steps)


def mask(*labels: str) -> bytearray:
    found = bytearray(GRID.size)
    for label in labels:
        found[GRID.cell_of(label)] = 1
    return found


def test_on_clear_ground_the_reach_is_a_disk() -> None:
    start = GRID.cell_of("0404")
    found = reach(CLEAR, start, 3)
    assert sorted(found.costs) == sorted(GRID.disk(start, 3))
    assert all(cost == GRID.distance(start, cell) for cell, cost in found.costs.items())


def test_a_refusal_names_the_points_that_are_missing() -> None:
    found = reach(CLEAR, GRID.cell_of("0101"), 5)
    far = GRID.cell_of("0801")
    assert found.why_not(far) == Refusal("points", far, 7, 5)


def test_a_refusal_names_the_cell_that_stops_the_move() -> None:
    stops = mask(*(f"04{row:02}" for row in range(1, 9)))
    found = reach(CLEAR, GRID.cell_of("0204"), 9, stops=stops)
    why = found.why_not(GRID.cell_of("0604"))
    assert why is not None
    assert (why.reason, GRID.label(why.cell), why.needs) == ("stops", "0403", 4)
    assert found.why_not(GRID.cell_of("0404")) is None


def test_a_refusal_names_the_closed_cell_in_the_way() -> None:
    closed = mask(*(f"04{row:02}" for row in range(1, 9)))
    found = reach(CLEAR, GRID.cell_of("0204"), 9, closed=closed)
    why = found.why_not(GRID.cell_of("0604"))
    assert why is not None
    assert (why.reason, GRID.label(why.cell), why.needs) == ("closed", "0403", 4)
    wall = GRID.cell_of("0404")
    assert found.why_not(wall) == Refusal("closed", wall, None, 9)


def test_masks_may_change_afterwards() -> None:
    closed = mask("0404")
    found = reach(CLEAR, GRID.cell_of("0204"), 9, closed=closed)
    closed[GRID.cell_of("0404")] = 0
    assert found.why_not(GRID.cell_of("0404")) is not None


def test_a_start_off_the_map_a_mask_of_another_and_points_below_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="a start at node -1: expected 0 to 63"):
        reach(CLEAR, -1, 5)
    with pytest.raises(ValueError, match="a mask of 3 cells for a map of 64"):
        reach(CLEAR, 0, 5, stops=bytearray(3))
    with pytest.raises(ValueError, match="a limit of -1 and 0 to leave: expected 0 or more points"):
        reach(CLEAR, 0, -1)
