from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hex.moves import chance_plan

from grognard.hex import OFF, Grid, MoveGraph, Numbering
from grognard.hex.plan import Plan, Stance


def told(plan: Plan, node: int) -> list[tuple[int, int]]:
    """The edges of a node in the words of the plan."""
    cell, state = divmod(node, plan.states)
    stance = plan.stances[plan.sorts[cell] * plan.states + state]
    edges = [(cell * plan.states + other, cost) for other, cost in stance.turns]
    for direction in stance.directions:
        there, cost = plan.onto[cell * 6 + direction], plan.costs[cell * 6 + direction]
        if cost >= 0:
            edges.append((there * plan.states + stance.after, cost + stance.extra))
    return edges


@given(st.randoms(use_true_random=False), st.sampled_from((1, 2, 3)))
@settings(max_examples=100)
def test_a_planned_graph_has_the_turns_and_steps_of_its_plan(dice: random.Random, states: int) -> None:
    grid = Grid(Numbering(), dice.randint(1, 5), dice.randint(1, 5))
    plan = chance_plan(grid, states, dice)
    graph = MoveGraph.planned(grid.size, plan)
    for node in range(graph.size):
        assert list(graph.edges[node]) == told(plan, node)
        own = graph.nodes(node // states)
        assert list(graph.turns[node]) == [edge for edge in told(plan, node) if edge[0] in own]


def test_what_hexes_of_a_sort_have_in_common_is_asked_for_once() -> None:
    asked: list[tuple[int, int]] = []

    def stance(sort: int, state: int) -> Stance:
        asked.append((sort, state))
        return Stance((), tuple(range(6)), state)

    grid = Grid(Numbering(), 3, 3)
    plan = Plan(
        2, bytes(9), stance, grid.neighbours, [1 if there != OFF else -1 for there in grid.neighbours]
    )
    graph = MoveGraph.planned(grid.size, plan)
    assert sum(len(graph.edges[node]) for node in range(0, 18, 2)) == sum(
        there != OFF for there in grid.neighbours
    )
    assert asked == [(0, 0)]


def test_a_dearer_plan_asks_more_for_some_steps_and_leaves_the_first_as_it_was() -> None:
    grid = Grid(Numbering(), 1, 2)
    ahead = grid.neighbours.index(1)
    plan = Plan(1, bytes(2), lambda _sort, _state: Stance((), (ahead, (ahead + 1) % 6), 0), grid.neighbours,
                [2 if there != OFF else -1 for there in grid.neighbours])  # fmt: skip
    dear = plan.dearer({ahead: 3, (ahead + 1) % 6: 3})
    assert MoveGraph.planned(2, dear).edges[0] == ((1, 5),)
    assert MoveGraph.planned(2, plan).edges[0] == ((1, 2),)
