"""6.  Every shot that one side may order."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.slow_orders.line_of_fire import can_see
from tests.golden.slow_orders.table_top import TableTop, Token

from grognard.core.game.order import Order
from grognard.hex import bears_within
from grognard.rulesets.alea.special_rules import Dark


def fire_orders(table: TableTop, side: str, *, defensive: bool) -> Iterator[Order]:
    """6.5, 6.6  Each arm of a hex together, and each of its counters alone."""
    for cell in {token.at for token in table.of(side)}:
        for arm in ("infantry", "cavalry", "artillery"):
            firers = [token for token in table.stack(cell) if token.arm == arm and may_fire(token)]
            groups = [tuple(firers)] if firers else []
            groups += [(token,) for token in firers] if len(firers) > 1 else []
            for group in groups:
                for target in sorted({token.at for token in table.against(side)}):
                    if all(can_hit(table, token, target, defensive=defensive) for token in group):
                        yield Order("fire", tuple(t.id for t in group), target=table.label(target))
    yield Order("done")


def may_fire(token: Token) -> bool:
    """6.1, 6.2, 1.18"""
    if token.state in ("defeated", "fleeing"):
        return False
    if token.has("fired") or token.has("assault") or token.has("no-fire"):
        return False
    return {
        "infantry": True,
        "cavalry": token.formation == "guerrilla",
        "artillery": token.formation == "deployed",
        "train": False,
    }[token.arm]


def can_hit(table: TableTop, token: Token, target: int, *, defensive: bool) -> bool:
    away = table.grid.distance(token.at, target)
    if away > min([reach(table, token, defensive=defensive), *in_the_dark(table)]) or not in_front_arc(
        table, token, target
    ):
        return False
    return can_see(table, token.at, target)


def reach(table: TableTop, token: Token, *, defensive: bool) -> int:
    if token.arm != "artillery":
        return 1
    range_ = int(table.chart("artillery-range").at(token.cls, "range"))
    limit = table.edition.defensive_range
    return min(range_, limit) if defensive and limit is not None else range_


def in_the_dark(table: TableTop) -> list[int]:
    """10.15"""
    rules = [rule for rule in table.scenario.own.specials if isinstance(rule, Dark)]
    return [rule.fire_range for rule in rules if rule.turn == table.state.turn]


def in_front_arc(table: TableTop, token: Token, target: int) -> bool:
    """5.7, 6.7"""
    if token.facing is None:
        return True
    if table.grid.distance(token.at, target) == 1:
        return table.grid.direction(token.at, target) in table.fronts(token.formation, token.facing)
    return bears_within(token.facing, table.grid.hex(token.at), table.grid.hex(target), 90)
