from __future__ import annotations

from grognard.hex import Hex
from grognard.render.board.outline import chains, corner, edge, loops

HERE = Hex(2, -1)


def test_a_corner_has_one_name_from_all_three_hexes() -> None:
    for place in range(6):
        left, right = HERE.neighbour(place - 1), HERE.neighbour(place)
        assert corner(HERE, place) == corner(left, place + 2) == corner(right, place + 4)


def test_the_outline_of_a_hex_has_its_six_corners_in_order() -> None:
    (loop,) = loops({HERE})
    at = loop.index(corner(HERE, 0))
    assert loop[at:] + loop[:at] == [corner(HERE, place) for place in range(6)]


def test_neighbours_have_one_outline_without_the_side_they_share() -> None:
    (loop,) = loops({HERE, HERE.neighbour(2)})
    assert len(loop) == 10


def test_a_ring_of_hexes_has_an_outer_and_an_inner_outline() -> None:
    assert sorted(map(len, loops(set(HERE.ring(1))))) == [6, 18]


def test_sides_in_a_row_are_one_chain() -> None:
    (chain,) = chains([edge(HERE, direction) for direction in (2, 0, 1)])
    assert {chain[0], chain[-1]} == {corner(HERE, 0), corner(HERE, 3)}
    assert len(chain) == 4


def test_a_side_named_from_both_hexes_is_one() -> None:
    assert len(chains([edge(HERE, 1), edge(HERE.neighbour(1), 4)])) == 1


def test_chains_end_at_a_fork() -> None:
    fork = corner(HERE, 0)
    spokes = [edge(HERE, 0), edge(HERE, 5), edge(HERE.neighbour(0), 4)]
    found = chains(spokes)
    assert len(found) == 3
    assert all(fork in (chain[0], chain[-1]) for chain in found)


def test_a_ring_of_sides_ends_where_it_began() -> None:
    (chain,) = chains([edge(HERE, direction) for direction in range(6)])
    assert chain[0] == chain[-1]
    assert len(chain) == 7
