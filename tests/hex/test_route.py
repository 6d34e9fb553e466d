"""Ways by given cells, against the plain reach and against every way there is."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.hex.moves import Move, moves

from grognard.hex.kernel import settle_plain
from grognard.hex.reach import Reach
from grognard.hex.route import Route, routes_along, routes_through
from grognard.hex.terms import Terms


@given(moves(), st.data())
def test_through_the_goal_alone_a_way_costs_what_the_reach_says(move: Move, data: st.DataObject) -> None:
    goal = data.draw(st.integers(0, move.grid.size - 1))
    terms = move.terms
    if goal == terms.start // terms.graph.states:
        return
    reached = settle_plain(terms)
    expected = {node: reached[node] for node in terms.graph.nodes(goal) if node in reached}
    assert {node: route.cost for node, route in routes_through(terms, [goal]).items()} == expected


@given(moves(), st.data())
def test_a_way_passes_its_points_in_order_and_pays_each_step(move: Move, data: st.DataObject) -> None:
    points = data.draw(st.lists(st.integers(0, move.grid.size - 1), min_size=1, max_size=3))
    for end, route in routes_through(move.terms, points).items():
        assert route.nodes[-1] == end
        assert (route.nodes[0], route.costs[0]) == (move.terms.start, 0)
        assert passes(entered(move.terms, route), points)
        pays(move.terms, route)
        assert route.cost <= move.terms.limit


@given(moves(), st.data())
def test_a_way_found_can_be_followed_hex_by_hex_for_the_same_price(move: Move, data: st.DataObject) -> None:
    points = data.draw(st.lists(st.integers(0, move.grid.size - 1), min_size=1, max_size=2))
    for end, route in routes_through(move.terms, points).items():
        path = entered(move.terms, route)
        followed = routes_along(move.terms, path)[end]
        assert entered(move.terms, followed) == path
        assert followed.cost == route.cost


@given(moves(), st.data())
def test_no_way_along_a_path_is_cheaper_than_every_way_written_out(move: Move, data: st.DataObject) -> None:
    terms = msgspec.structs.replace(move.terms, limit=min(move.terms.limit, 6))
    reached = Reach(terms, settle_plain(terms))
    if len(reached.costs) < 2:
        return
    end = data.draw(st.sampled_from(sorted(reached.costs)))
    path = [cell for a, cell in pairwise(n // terms.graph.states for n in reached.path(end)) if a != cell]
    if not path:
        return
    for node, route in routes_along(terms, path).items():
        assert route.cost == written_out(terms, path)[node]


def entered(terms: Terms, route: Route) -> list[int]:
    cells = [node // terms.graph.states for node in route.nodes]
    return [there for here, there in pairwise(cells) if there != here]


def passes(cells: list[int], points: list[int]) -> bool:
    rest = iter(cells)
    return all(point in rest for point in points)


def pays(terms: Terms, route: Route) -> None:
    for (a, before), (b, after) in pairwise(zip(route.nodes, route.costs, strict=True)):
        assert after - before in [price for target, price in terms.moves(a) if target == b]


def written_out(terms: Terms, path: list[int]) -> dict[int, int]:
    """Cell by cell: every node of it and the least it costs, turning in place as long as that helps."""
    states = terms.graph.states
    known = settled_here(terms, {terms.start: 0})
    for cell in path:
        into: dict[int, int] = {}
        for node, cost in known.items():
            for target, price in terms.moves(node):
                if target // states == cell and node // states != cell and cost + price <= terms.limit:
                    into[target] = min(cost + price, into.get(target, terms.limit))
        known = settled_here(terms, into)
    return known


def settled_here(terms: Terms, known: dict[int, int]) -> dict[int, int]:
    changed = True
    while changed:
        changed = False
        for node, cost in list(known.items()):
            for target, price in terms.graph.turns[node]:
                if cost + price <= terms.limit and cost + price < known.get(target, terms.limit + 1):
                    known[target] = cost + price
                    changed = True
    return known
