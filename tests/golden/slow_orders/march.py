"""4.5-4.7, 5.  Every place, facing and formation in which a counter or stack can end its move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.golden.slow_orders.cost import step_cost
from tests.golden.slow_orders.room import Standing, has_room, standing
from tests.golden.slow_orders.table_top import ALL_ROUND, TableTop, Token

from grognard.core.game.order import Order
from grognard.rulesets.alea.special_rules import Confined, CrossingBan


class Stage(NamedTuple):
    """A move as far as it has come."""

    cell: int
    facing: int | None
    formation: str
    points: int
    #: it may still turn and change formation, but step no more
    halted: bool = False
    #: nothing more at all
    over: bool = False
    steps: int = 0


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
    if not obliged:
        yield Order("done")


def stack_orders(table: TableTop, side: str) -> Iterator[Order]:
    """1.17  Any counter of a stack may be laid on top."""
    for cell in {token.at for token in table.of(side)}:
        stack = table.stack(cell)
        for top in stack[1:]:
            yield Order("stack", (top.id, *(token.id for token in stack if token is not top)))


def marching_bodies(table: TableTop, side: str) -> Iterator[tuple[Token, ...]]:
    movable = [token for token in table.of(side) if may_move(token)]
    for token in movable:
        yield (token,)
    for cell in {token.at for token in movable}:
        stack = tuple(token for token in table.stack(cell) if token in movable)
        if len(stack) > 1 and len({_kind(token) for token in stack}) == 1:
            yield stack


def _kind(token: Token) -> tuple[object, ...]:
    return (token.arm, token.formation, token.facing, token.order, token.state)


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


def allowance(table: TableTop, body: tuple[Token, ...]) -> int:
    """5.15  The slowest counts."""
    return min(points_of(table, token) - token.piece.count("spent") for token in body)


def points_of(table: TableTop, token: Token) -> int:
    """5.1, 5.2, 4.7"""
    chart = table.chart("movement-factors")
    rows = [row.id for row in chart.rows]
    wanted = {
        "infantry": "infantry-guerrilla" if token.formation == "guerrilla" else "infantry",
        "cavalry": _cavalry_row(token),
        "artillery": "artillery-horse" if token.carriage == "horse" else "artillery",
    }[token.arm]
    row = wanted if wanted in rows else "cavalry"
    points = int(chart.at(row, _army(token)))
    if token.state == "disorganized":
        points = (points + 1) // 2
    if token.order == "hold":
        points = (points + 1) // 2
    return points


def _cavalry_row(token: Token) -> str:
    if token.formation == "guerrilla":
        return "cavalry-guerrilla"
    return "cavalry-heavy" if token.cls == "heavy" else "cavalry"


def _army(token: Token) -> str:
    """5.1  Portuguese and KGL go with the British, Swiss with the army they serve."""
    if token.nation in ("portuguese", "kgl"):
        return "british"
    return token.side if token.nation == "swiss" else token.nation


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
    return {(s.cell, s.facing, s.formation) for s in seen if s.steps or not only_roads}


def onward(table: TableTop, body: tuple[Token, ...], stage: Stage, *, only_roads: bool) -> Iterator[Stage]:
    if stage.over:
        return
    yield from turned(stage)
    yield from reformed(table, body, stage)
    if not stage.halted and not is_held(table, body):
        for way in table.fronts(stage.formation, stage.facing):
            after = stepped(table, body, stage, way)
            if after is None:
                continue
            if only_roads and (
                table.board.way(stage.cell, way) is None or loses_bonus(table, after.cell, body[0].side)
            ):
                continue
            yield after


def loses_bonus(table: TableTop, cell: int, side: str) -> bool:
    """2.14"""
    near = any(table.grid.distance(cell, token.at) <= 2 for token in table.against(side))
    return near or table.is_in_zone(cell, side)


def turned(stage: Stage) -> Iterator[Stage]:
    """5.9  One point a hexside."""
    if stage.formation not in ALL_ROUND:
        assert stage.facing is not None
        for turn in (1, 5):
            yield stage._replace(facing=(stage.facing + turn) % 6, points=stage.points - 1)


def reformed(table: TableTop, body: tuple[Token, ...], stage: Stage) -> Iterator[Stage]:
    """5.4  Whoever had no facing takes any."""
    for formation in ("normal", "guerrilla", "square", "limbered", "deployed"):
        cost = change_cost(table, body[0].arm, stage.formation, formation)
        if cost is None or not may_form(table, body, stage, formation):
            continue
        after = stage._replace(formation=formation, points=stage.points - cost)
        if formation in ALL_ROUND:
            yield after._replace(facing=None)
        elif stage.facing is not None:
            yield after
        else:
            for facing in range(6):
                yield after._replace(facing=facing)


def change_cost(table: TableTop, arm: str, old: str, new: str) -> int | None:
    chart = table.chart(f"formation-change-{arm}")
    if old == new or new not in [row.id for row in chart.rows]:
        return None
    cell = chart.at(new, "mp" if arm == "artillery" else old)
    return None if cell == "---" else int(cell)


def may_form(table: TableTop, body: tuple[Token, ...], stage: Stage, formation: str) -> bool:
    """1.14, 2.9, 5.4, 8.6"""
    terrain = table.board.terrain[stage.cell]
    beside = table.is_beside_enemy(stage.cell, body[0].side)
    if formation == "guerrilla":
        return all(token.cls == "light" for token in body) and not (beside and stage.formation == "normal")
    if formation == "square":
        ground = table.terrain_cell(terrain, "stack-square").lower()
        return ground not in ("no", "-", "---") and all(token.state == "normal" for token in body)
    if formation == "limbered":
        return not beside
    if formation == "deployed":
        return "(E)" not in table.terrain_cell(terrain, "artillery")
    return True


def stepped(table: TableTop, body: tuple[Token, ...], stage: Stage, way: int) -> Stage | None:
    """5.9-5.14  Into a front hex, if nothing forbids it."""
    side, order = body[0].side, body[0].order
    cell = table.grid.neighbour(stage.cell, way)
    if (
        cell < 0
        or stage.formation == "deployed"
        or table.is_enemy_in(cell, side)
        or is_closed(table, body, stage, way)
    ):
        return None
    began_beside = table.is_beside_enemy(body[0].at, side)
    if table.is_beside_enemy(cell, side) and not (order == "attack" or (order == "hold" and began_beside)):
        return None
    leaving, entering = table.is_in_zone(stage.cell, side), table.is_in_zone(cell, side)
    free = slips_away(body, stage.formation)
    if leaving and entering and not free and order != "attack":
        return None
    others = [token for token in table.stack(cell) if token not in body]
    # 2.8  Commanders do not crowd a hex.
    cost = step_cost(table, stage.cell, way, body[0].arm, maneuver=order == "maneuver", empty=not others)
    if cost is None:
        return None
    cost += remounting(table, body, stage) + (1 if leaving and not free else 0)
    blocked = any(token.formation in ("square", "deployed") for token in others)
    return stage._replace(
        cell=cell,
        points=stage.points - cost,
        halted=entering or blocked,
        over=stage.formation == "square" or (leaving and entering and not free),
        steps=stage.steps + 1,
    )


def slips_away(body: tuple[Token, ...], formation: str) -> bool:
    """5.12  Guerrillas and light cavalry."""
    return formation == "guerrilla" or all(t.arm == "cavalry" and t.cls == "light" for t in body)


def remounting(table: TableTop, body: tuple[Token, ...], stage: Stage) -> int:
    """2.25"""
    on_foot = body[0].arm == "cavalry" and stage.formation == "guerrilla"
    there = table.board.terrain[stage.cell] in table.edition.dismounting
    return table.edition.remounting if on_foot and there else 0


# 10. Rules of the scenario


def is_held(table: TableTop, body: tuple[Token, ...]) -> bool:
    """10.9"""
    return any(table.state.number(f"division.{token.division}.held") for token in body)


def is_closed(table: TableTop, body: tuple[Token, ...], stage: Stage, way: int) -> bool:
    """10.10, 10.16  Water that a division may not cross, columns that it may not enter."""
    divisions = {token.division for token in body}
    cell = table.grid.neighbour(stage.cell, way)
    column, _ = table.grid.numbering.place(table.grid.hex(cell))
    for rule in table.scenario.own.specials:
        if isinstance(rule, CrossingBan) and rule.feature in table.board.features(stage.cell, way):
            banned = {d for d in divisions if table.state.number(f"division.{d}.banned")}
            if banned & set(rule.divisions):
                return True
        if isinstance(rule, Confined) and divisions & set(rule.divisions) and column < rule.least_column:
            return True
    return False
