"""4.5-4.7, 5.  Every place, facing and formation in which a counter or stack can end its move."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.slow_orders.allowance import allowance
from tests.golden.slow_orders.bounds import is_held
from tests.golden.slow_orders.room import Standing, has_room, standing
from tests.golden.slow_orders.steps import Stage, loses_bonus, onward
from tests.golden.slow_orders.table_top import TableTop, Token

from grognard.core.game.order import Order

End = tuple[int, int | None, str]


def movement_orders(table: TableTop, side: str) -> Iterator[Order]:
    """3.2.3  One order for each end of each counter, and of each stack of counters alike."""
    bodies = list(marching_bodies(table, side))
    obliged = False
    for body in bodies:
        ends = legal_ends(table, body)
        clear = {end for end in ends if not table.is_in_zone(end[0], side)}
        if must_leave_zone(table, body) and clear:
            obliged, ends = True, clear
        for cell, facing, formation in ends:
            ids = tuple(token.id for token in body)
            yield Order("move", ids, table.label(cell), table.direction_name(facing), formation)
    yield from stack_orders(table, side)
    yield from exit_orders(table, side)
    if not obliged:
        yield Order("done")


def stack_orders(table: TableTop, side: str) -> Iterator[Order]:
    """1.17  Any counter of a stack may be laid on top."""
    for cell in {token.at for token in table.of(side)}:
        stack = table.stack(cell)
        for top in stack[1:]:
            yield Order("stack", (top.id, *(token.id for token in stack if token is not top)))


def exit_orders(table: TableTop, side: str) -> Iterator[Order]:
    """5.18  From an exit of its side, with a point left to step off."""
    exits = {exit.hex for exit in table.scenario.own.exits if exit.side == side}
    for token in table.of(side):
        stands = token.formation in ("square", "deployed") or is_held(table, (token,)) or token.has("assault")
        beaten = token.state in ("defeated", "fleeing")
        if table.label(token.at) in exits and not stands and not beaten and allowance(table, (token,)) > 0:
            yield Order("exit", (token.id,))


def marching_bodies(table: TableTop, side: str) -> Iterator[tuple[Token, ...]]:
    movable = [token for token in table.of(side) if may_move(token)]
    for token in movable:
        yield (token,)
    for cell in {token.at for token in movable}:
        stack = tuple(token for token in table.stack(cell) if token in movable)
        if len(stack) > 1 and len({_kind(token) for token in stack}) == 1:
            yield stack


def _kind(token: Token) -> tuple[object, ...]:
    return (token.moves_as, token.formation, token.facing, token.order, token.state)


def may_move(token: Token) -> bool:
    """5.16, 5.19, 8.17  The beaten move by themselves; whoever assaults has finished."""
    return token.state in ("normal", "disorganized") and not token.has("moved") and not token.has("assault")


def must_leave_zone(table: TableTop, body: tuple[Token, ...]) -> bool:
    """8.16"""
    retreats = any(table.division_state(token) == "retreating" for token in body)
    return retreats and table.is_in_zone(body[0].at, body[0].side)


def legal_ends(table: TableTop, body: tuple[Token, ...]) -> set[End]:
    first = body[0]
    reached = explore(table, body, allowance(table, body), only_roads=False)
    if first.order == "maneuver" and table.edition.road_bonus:
        # 2.13, 2.14  Letter K; letter J is for stacks of which only some have the order.
        more = allowance(table, body) + table.edition.road_bonus
        reached |= explore(table, body, more, only_roads=True)
    reached.discard((first.at, first.facing, first.formation))
    return {end for end in reached if may_end(table, body, end)}


def may_end(table: TableTop, body: tuple[Token, ...], end: End) -> bool:
    cell, facing, formation = end
    others = [standing(token) for token in table.stack(cell) if token not in body]
    moved: list[Standing] = [(t.arm, formation, facing, t.points, t.division) for t in body]
    return has_room(table, cell, others + moved)


# The search


def explore(table: TableTop, body: tuple[Token, ...], points: int, *, only_roads: bool) -> set[End]:
    """Every end that the points allow, before stacking is asked."""
    first = body[0]
    start = Stage(first.at, first.facing, first.formation, points)
    if only_roads and loses_bonus(table, first.at, first.side):
        return set()
    seen, waiting = {start}, [start]
    while waiting:
        stage = waiting.pop()
        for after in onward(table, body, stage, only_roads=only_roads):
            if after.points >= 0 and after not in seen:
                seen.add(after)
                waiting.append(after)
    # 2.13  Whoever ends where he began has followed no road.
    return {(s.cell, s.facing, s.formation) for s in seen if s.cell != first.at or not only_roads}
