"""6, 7.1-7.5  Attacks, with the support that the attacker commits.

Any legal set of units and support may be ordered; a list of orders names the most useful: all who can, those
who cross no water, the units of each hex and each unit alone, each with all the support there is or none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain, combinations

from tests.golden.tikhvin_orders.bounds import is_closed
from tests.golden.tikhvin_orders.table_top import TableTop, Token

from grognard.core.game.order import Order

DIVIDED_BY = {"river": 2, "major-river": 3}
#: 7.5
WORST = Fraction(1, 3)
MOST_AIR = 2


def combat_orders(table: TableTop, side: str) -> Iterator[Order]:
    """The orders that are listed."""
    for target in targets(table, side):
        able = neighbours(table, side, target)
        support = supporters(table, side, target)
        air = [unit for unit in support if unit.kind == "air"]
        most = [unit for unit in support if unit not in air[MOST_AIR:]]
        for group in gathered(table, able, target):
            if is_strong_enough(table, group, target):
                yield order(table, group, most, target)
                yield order(table, group, [], target)
    yield Order("done")


def every_attack(table: TableTop, side: str) -> Iterator[tuple[Order, bool]]:
    """Each set of neighbours with each set of supporters, and whether the rules let them attack."""
    enemies = sorted({token.at for token in table.against(side, "combat")})
    open_targets = targets(table, side)
    for target in enemies:
        able = neighbours(table, side, target)
        support = supporters(table, side, target)
        for group in subsets(beside(table, side, target)):
            for helpers in subsets(guns_and_planes(table, side)):
                sound = set(group) <= set(able) and set(helpers) <= set(support)
                flying = sum(unit.kind == "air" for unit in helpers) <= MOST_AIR
                strong = bool(group) and is_strong_enough(table, group, target)
                legal = target in open_targets and sound and flying and strong
                if group:
                    yield order(table, group, helpers, target), legal


def subsets(tokens: list[Token]) -> Iterator[tuple[Token, ...]]:
    return chain.from_iterable(combinations(tokens, size) for size in range(len(tokens) + 1))


def order(table: TableTop, group: Iterable[Token], support: Iterable[Token], target: int) -> Order:
    return Order("attack", tuple(t.id for t in (*group, *support)), target=table.label(target))


def targets(table: TableTop, side: str) -> list[int]:
    """7.1, 13.4  Enemy hexes, each once in an activation."""
    attacked = str(table.state.track("attacked") or "").split()
    enemies = {token.at for token in table.against(side, "combat")}
    return [c for c in sorted(enemies) if table.label(c) not in attacked and not is_closed(table, side, c)]


def beside(table: TableTop, side: str, target: int) -> list[Token]:
    """Combat units next to a hex, whoever commands them."""
    return [t for t in table.of(side, "combat") if table.grid.distance(t.at, target) == 1]


def neighbours(table: TableTop, side: str, target: int) -> list[Token]:
    """Activated units next to the hex that may still attack."""
    acting = table.acting_troops(side)
    return [unit for unit in beside(table, side, target) if unit in acting and may_attack(unit)]


def may_attack(unit: Token) -> bool:
    """4.4, 5.6, 7.1, 9.2, 13.2"""
    barred = any(unit.has(marker) for marker in ("fought", "astray", "railed", "out-of-supply"))
    return not barred and not unit.is_static


def gathered(table: TableTop, able: list[Token], target: int) -> list[list[Token]]:
    dry = [unit for unit in able if not water_before(table, unit, target)]
    stacks = [[unit for unit in able if unit.at == cell] for cell in {unit.at for unit in able}]
    return [group for group in (able, dry, *stacks, *([unit] for unit in able)) if group]


def water_before(table: TableTop, unit: Token, target: int) -> str:
    return next(table.river(unit.at, way) for way, cell in table.around(unit.at) if cell == target)


def is_strong_enough(table: TableTop, group: Iterable[Token], target: int) -> bool:
    """7.3-7.5  The sum, divided unit by unit for water and rounded down, against all in the hex."""
    total = sum(Fraction(u.factors, DIVIDED_BY.get(water_before(table, u, target), 1)) for u in group)
    defence = sum(token.factors for token in table.tokens if token.at == target)
    return Fraction(int(total), defence) >= WORST


# 6  Support


def guns_and_planes(table: TableTop, side: str) -> list[Token]:
    return [t for t in table.everybody if t.sort == "support" and t.side == side]


def supporters(table: TableTop, side: str, target: int) -> list[Token]:
    return [unit for unit in guns_and_planes(table, side) if may_support(table, unit, side, target)]


def may_support(table: TableTop, unit: Token, side: str, target: int) -> bool:
    """6.1, 6.3"""
    if unit.has("used"):
        return False
    if unit.kind == "air":
        return unit.piece.fate == "box" and table.weather == "clear"
    own = unit.at >= 0 and unit.led_by == table.acting(side) and not unit.has("out-of-supply")
    return own and int(table.grid.distance(unit.at, target)) <= unit.range
