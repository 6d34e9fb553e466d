from __future__ import annotations

from hypothesis import given
from tests.hex.moves import Move, moves

from grognard.hex import MoveGraph
from grognard.hex.terms import Terms

#: a row of four cells, two states each; turning costs 1 and a step 2
ROW = MoveGraph(4, lambda node: [(node ^ 1, 1), *((to, 2) for to in (node - 2, node + 2) if 0 <= to < 8)], 2)


def terms(
    start: int,
    *,
    closed: str = "0000",
    stops: str = "0000",
    toll: str = "0000",
    leave: int = 0,
    zone_to_zone: bool = False,
) -> Terms:
    return Terms(ROW, start, 9, mask(closed), mask(stops), mask(toll), leave, zone_to_zone)


def mask(cells: str) -> bytes:
    return bytes(map(int, cells))


def test_an_open_move_follows_the_graph() -> None:
    assert dict(terms(2).moves(2)) == {3: 1, 0: 2, 4: 2}


def test_closed_cells_are_not_entered() -> None:
    assert dict(terms(2, closed="0010").moves(2)) == {3: 1, 0: 2}


def test_in_a_cell_that_stops_one_may_only_turn() -> None:
    assert dict(terms(2, stops="0010").moves(4)) == {5: 1}


def test_a_toll_is_paid_on_entering_not_on_turning() -> None:
    assert dict(terms(2, toll="0530").moves(2)) == {3: 1, 0: 2, 4: 5}


def test_leaving_the_zone_one_begins_in_costs_more_and_leads_to_no_other() -> None:
    assert dict(terms(2, stops="0110", leave=1).moves(2)) == {3: 1, 0: 3}
    assert dict(terms(2, stops="0110", leave=1, zone_to_zone=True).moves(2)) == {3: 1, 0: 3, 4: 3}


def test_one_does_not_come_back_to_the_zone_one_began_in() -> None:
    assert dict(terms(2, stops="0100").moves(0)) == {1: 1}
    assert dict(terms(2).moves(0)) == {1: 1, 2: 2}


def test_what_happens_before_leaving_comes_first() -> None:
    bound = terms(2, stops="0100", leave=1)
    assert bound.is_bound
    assert bound.in_place() == {2: 0, 3: 1}
    assert sorted(bound.departures(bound.in_place())) == [(0, 3), (1, 4), (4, 3), (5, 4)]
    assert bound.shut_behind() == bytes((0, 1, 0, 0))


@given(moves())
def test_a_move_is_bound_where_its_own_cell_stops_or_is_closed(move: Move) -> None:
    cell = move.terms.start // move.terms.graph.states
    assert move.terms.is_bound == bool(move.terms.stops[cell] or move.terms.closed[cell])
