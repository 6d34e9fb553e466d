"""Random moves, and a slow and obvious answer to how far they reach."""

from __future__ import annotations

import random
from typing import NamedTuple

from hypothesis import strategies as st

from grognard.hex import OFF, Grid, MoveGraph, Numbering
from grognard.hex.plan import Plan, Stance
from grognard.hex.terms import Terms


class Move(NamedTuple):
    grid: Grid
    terms: Terms


@st.composite
def moves(draw: st.DrawFn) -> Move:
    """A small map with its states, random steps and turns (some free), and random masks."""
    grid = Grid(Numbering(), draw(st.integers(1, 6)), draw(st.integers(1, 6)))
    states = draw(st.sampled_from((1, 1, 2, 3)))
    dice = draw(st.randoms(use_true_random=False))
    dear = draw(st.integers(0, 4))

    def edges(node: int) -> list[tuple[int, int]]:
        cell, state = divmod(node, states)
        found = [(cell * states + other, dice.randint(0, dear)) for other in range(states) if other != state]
        for direction in range(6):
            there = grid.neighbour(cell, direction)
            if there != OFF and dice.random() < 0.8:
                found.append((there * states + dice.randrange(states), dice.randint(0, dear)))
        return found

    def mask(share: float) -> bytes:
        return bytes(dice.random() < share for _ in range(grid.size))

    closed, stops = (mask(draw(st.sampled_from((0.0, 0.15, 0.4)))) for _ in range(2))
    toll = bytes(dice.choice((0, 0, 0, 1, 2)) for _ in range(grid.size))
    start = draw(st.integers(0, grid.size * states - 1))
    limit, leave = draw(st.integers(0, 12)), draw(st.integers(0, 2))
    if draw(st.booleans()):
        plan = chance_plan(grid, states, dice, dear)
        dearer = {side: dice.randint(1, 3) for side in dice.sample(range(grid.size * 6), grid.size)}
        graph = MoveGraph.planned(grid.size, plan.dearer(dearer) if draw(st.booleans()) else plan)
    else:
        graph = MoveGraph(grid.size, edges, states)
    return Move(grid, Terms(graph, start, limit, closed, stops, toll, leave, draw(st.booleans())))


def chance_plan(grid: Grid, states: int, dice: random.Random, dear: int = 4) -> Plan:
    """Two sorts of hexes, and steps some of which there are not."""

    def stance(_sort: int, state: int) -> Stance:
        turns = tuple((other, dice.randint(0, dear)) for other in range(states) if other != state)
        directions = tuple(dice.sample(range(6), dice.randint(0, 6)))
        return Stance(turns, directions, dice.randrange(states), dice.randint(0, 2))

    sorts = bytes(dice.randint(0, 1) for _ in range(grid.size))
    costs = [dice.randint(-1, dear) if there != OFF else -1 for there in grid.neighbours]
    return Plan(states, sorts, stance, grid.neighbours, costs)


def naive(terms: Terms) -> dict[int, int]:
    """Costs by going over every edge again and again until nothing gets cheaper.

    Written from the words of the rules: a counter is at a node, and has or has not left the cell it began in.
    """
    graph, home = terms.graph, terms.start // terms.graph.states
    known: dict[tuple[int, bool], int] = {(terms.start, False): 0}
    changed = True
    while changed:
        changed = False
        for (node, has_left), cost in list(known.items()):
            for target, price in graph.edges[node]:
                here, there = node // graph.states, target // graph.states
                if here == there:
                    then, pays = (target, has_left), cost + price
                else:
                    if terms.closed[there] or (has_left and terms.stops[here]):
                        continue
                    if terms.stops[home] and there == home:
                        continue
                    pays = cost + price + terms.toll[there]
                    if terms.stops[here]:  # it has not left, so it began in a zone
                        if terms.stops[there] and not terms.zone_to_zone:
                            continue
                        pays += terms.leave
                    then = (target, True)
                if pays <= terms.limit and pays < known.get(then, terms.limit + 1):
                    known[then] = pays
                    changed = True
    found: dict[int, int] = {}
    for (node, _has_left), cost in known.items():
        found[node] = min(cost, found.get(node, cost))
    return found
