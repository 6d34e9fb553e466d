"""5.3-5.14  What a counter or stack on the move may do next: turn, change formation, step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.golden.slow_orders.bounds import is_closed, is_held
from tests.golden.slow_orders.cost import flooded, runs_along_way, step_cost
from tests.golden.slow_orders.table_top import ALL_ROUND, TableTop, Token


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
            if not only_roads or keeps_bonus(table, stage.cell, after.cell, body[0].side):
                yield after


def keeps_bonus(table: TableTop, start: int, end: int, side: str) -> bool:
    """2.13"""
    return runs_along_way(table, start, end, flooded(table, end)) and not loses_bonus(table, end, side)


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
        cost = change_cost(table, body[0].moves_as, stage.formation, formation)
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
        # 10.14  Wagons are no guns.
        guns = all(token.arm == "artillery" for token in body)
        return guns and "(E)" not in table.terrain_cell(terrain, "artillery")
    return True


def stepped(table: TableTop, body: tuple[Token, ...], stage: Stage, way: int) -> Stage | None:
    """5.9-5.14  Into a front hex, if nothing forbids it."""
    side, order = body[0].side, body[0].order
    cell = table.grid.neighbour(stage.cell, way)
    if (
        cell < 0
        or stage.formation == "deployed"
        or table.is_enemy_in(cell, side)
        or is_closed(table, body, stage.cell, way)
    ):
        return None
    began_beside = table.is_beside_enemy(body[0].at, side)
    if table.is_beside_enemy(cell, side) and not (order == "attack" or (order == "hold" and began_beside)):
        return None
    leaving, entering = table.is_in_zone(stage.cell, side), table.is_in_zone(cell, side)
    # 5.12  Whoever has left a zone does not ride back into it to the hex where he began.
    if entering and cell == body[0].at:
        return None
    free = slips_away(body, stage.formation)
    if leaving and entering and not free and order != "attack":
        return None
    others = [token for token in table.stack(cell) if token not in body]
    # 2.8  Commanders do not crowd a hex.
    cost = step_cost(table, stage.cell, way, body[0].moves_as, maneuver=order == "maneuver", empty=not others)
    if cost is None:
        return None
    cost += remounting(table, body, stage) + (1 if leaving and not free else 0)
    blocked = any(token.formation in ("square", "deployed") for token in others)
    return stage._replace(
        cell=cell,
        points=stage.points - cost,
        halted=entering or blocked,
        over=stage.formation == "square" or (leaving and entering and not free),
    )


def slips_away(body: tuple[Token, ...], formation: str) -> bool:
    """5.12  Guerrillas and light cavalry."""
    return formation == "guerrilla" or all(t.arm == "cavalry" and t.cls == "light" for t in body)


def remounting(table: TableTop, body: tuple[Token, ...], stage: Stage) -> int:
    """2.25"""
    on_foot = body[0].arm == "cavalry" and stage.formation == "guerrilla"
    there = table.board.terrain[stage.cell] in table.edition.dismounting
    return table.edition.remounting if on_foot and there else 0
