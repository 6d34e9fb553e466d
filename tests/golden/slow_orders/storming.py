"""7.1, 7.14  Every assault and every charge that the active side may declare."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.slow_orders.allowance import allowance
from tests.golden.slow_orders.table_top import TableTop, Token

from grognard.core.game.order import Order
from grognard.rulesets.alea.special_rules import Dark


def assault_orders(table: TableTop, side: str) -> Iterator[Order]:
    """The able counters of a hex together, and each alone."""
    for cell in {token.at for token in table.of(side)}:
        stack = table.stack(cell)
        for group in together_and_alone([t for t in stack if may_assault(t)]):
            for way, target in table.around(cell):
                if table.is_enemy_in(target, side) and may_storm(table, group, cell, way, target):
                    yield Order("assault", tuple(t.id for t in group), target=table.label(target))
        for group in together_and_alone([t for t in stack if may_charge(t)]):
            yield from charges(table, group)
    yield Order("done")


def together_and_alone(able: list[Token]) -> list[tuple[Token, ...]]:
    groups = [tuple(able)] if able else []
    return groups + ([(token,) for token in able] if len(able) > 1 else [])


def may_assault(token: Token) -> bool:
    """7.1.1, 7.2, 8.11"""
    if token.order == "maneuver" or token.state != "normal" or token.has("assault"):
        return False
    return token.arm in ("infantry", "cavalry") and token.piece.count("fatigue") < 3


def may_storm(table: TableTop, group: tuple[Token, ...], cell: int, way: int, target: int) -> bool:
    """7.1, 7.1.2  The least ratio of 7.3.3 is not asked for yet: others may still join."""
    if any(way not in table.fronts(token.formation, token.facing) for token in group):
        return False
    pledged = {token.piece.marker("assault") for token in table.stack(cell) if token.has("assault")}
    if pledged - {table.label(target)}:
        return False
    return not is_barred(table, cell, target)


def is_barred(table: TableTop, cell: int, target: int) -> bool:
    """7.1.2  Ground and hexsides that no melee crosses."""
    features = table.board.features(cell, table.grid.direction(cell, target))
    letter = table.terrain_cell(table.board.terrain[target], "melee")
    return letter == "P" or "impassable-slope" in features


# 7.14, 7.15, 7.35  Charges


def may_charge(token: Token) -> bool:
    return (
        token.arm == "cavalry"
        and token.formation == "normal"
        and token.order == "attack"
        and token.state == "normal"
        and token.piece.count("fatigue") <= 2
        and not token.has("assault")
        and not token.has("charged")
    )


def charges(table: TableTop, group: tuple[Token, ...]) -> Iterator[Order]:
    start, side = group[0].at, group[0].side
    if is_too_dark(table):
        return
    if table.edition.gallop_throughout and table.board.terrain[start] not in table.edition.gallop:
        return
    for end, facing in sorted(rides(table, group[0], allowance(table, group))):
        for way in table.fronts("normal", facing):
            target = table.grid.neighbour(end, way)
            if target < 0 or not table.is_enemy_in(target, side) or table.grid.distance(start, target) == 1:
                continue
            if may_strike(table, end, target):
                ids = tuple(token.id for token in group)
                yield Order(
                    "charge", ids, table.label(end), table.direction_name(facing), target=table.label(target)
                )


def is_too_dark(table: TableTop) -> bool:
    """10.15"""
    rules = [rule for rule in table.scenario.own.specials if isinstance(rule, Dark)]
    return any(rule.turn == table.state.turn and not rule.charges for rule in rules)


def may_strike(table: TableTop, end: int, target: int) -> bool:
    if table.edition.gallop_throughout and table.board.terrain[target] not in table.edition.gallop:
        return False
    return not is_barred(table, end, target)


def rides(table: TableTop, token: Token, points: int) -> set[tuple[int, int]]:
    """Where a charge can end: ahead along its facing, with at most one turn of one hexside.

    The turn is a bend of the path, so a hex follows it.
    """
    assert token.facing is not None
    found: set[tuple[int, int]] = set()
    for turn in (0, -1, 1):
        for before in range(points + 1):
            for after in range(1, points + 1) if turn else (0,):
                if before + after + abs(turn) > points or before + after == 0:
                    continue
                ways = [token.facing] * before + [(token.facing + turn) % 6] * after
                end = ride(table, token, ways)
                if end is not None:
                    found.add((end, (token.facing + turn) % 6))
    return found


def ride(table: TableTop, token: Token, ways: list[int]) -> int | None:
    """Hex by hex; only the last may lie in a zone of control."""
    cell = token.at
    for number, way in enumerate(ways):
        if number and table.is_in_zone(cell, token.side):
            return None
        features = table.board.features(cell, way)
        if features & {"river", "creek", "impassable-slope"} or table.board.climb(cell, way) > 0:
            return None
        cell = table.grid.neighbour(cell, way)
        if cell < 0 or table.stack(cell) or table.board.terrain[cell] not in table.edition.gallop:
            return None
    return cell
