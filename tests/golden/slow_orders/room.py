"""2.15-2.18, 5.6  Whether counters may stand together in a hex when a move is over."""

from __future__ import annotations

from tests.golden.slow_orders.table_top import ALL_ROUND, TableTop, Token

#: arm, formation, facing (None all round), strength, division
Standing = tuple[str, str, int | None, int, str]


def standing(token: Token) -> Standing:
    return (token.arm, token.formation, token.facing, token.points, token.division)


def has_room(table: TableTop, cell: int, stack: list[Standing]) -> bool:
    """Every limit that the hex has for these counters. A train stands beside anybody."""
    faces = _one_facing(stack)
    stack = [one for one in stack if one[0] != "train"]
    terrain = table.board.terrain[cell]
    return (
        _one_division(stack)
        and faces
        and _squares_apart(stack)
        and _guerrillas_fit(table, terrain, stack)
        and _formed_fit(table, terrain, stack)
        and _batteries_fit(table, terrain, stack)
    )


def _one_division(stack: list[Standing]) -> bool:
    return len({division for arm, *_, division in stack if arm != "artillery"}) <= 1


def _one_facing(stack: list[Standing]) -> bool:
    return len({facing for _, formation, facing, *_ in stack if formation not in ALL_ROUND}) <= 1


def _squares_apart(stack: list[Standing]) -> bool:
    forms = {formation for arm, formation, *_ in stack if arm == "infantry"}
    return "square" not in forms or forms == {"square"}


def _guerrillas_fit(table: TableTop, terrain: str, stack: list[Standing]) -> bool:
    """2.16  Two a hex; at Bailén the chart has a column for those on horseback."""
    if sum(formation == "guerrilla" for _, formation, *_ in stack) > 2:
        return False
    riders = any(arm == "cavalry" and formation == "guerrilla" for arm, formation, *_ in stack)
    columns = table.chart("terrain-effects").column_ids
    if riders and "stack-cavalry-guerrilla" in columns:
        return table.terrain_cell(terrain, "stack-cavalry-guerrilla").lower() != "no"
    return True


def _formed_fit(table: TableTop, terrain: str, stack: list[Standing]) -> bool:
    """2.4  Horse and foot that stand together count for the strength limits of both."""
    columns = {("infantry", "normal"): "stack-infantry", ("infantry", "square"): "stack-square"}
    columns[("cavalry", "normal")] = "stack-cavalry"
    formed = [
        ((arm, formation), points) for arm, formation, _, points, _ in stack if (arm, formation) in columns
    ]
    strength = sum(points for _, points in formed)
    for kind, column in columns.items():
        counters = sum(own == kind for own, _ in formed)
        if counters and not _within(table.terrain_cell(terrain, column), counters, strength):
            return False
    return True


def _within(cell: str, counters: int, strength: int) -> bool:
    """Cells such as "24 SP", "Up to 18 SP", "1 battalion", "1 Regiment", "No", or nothing at all."""
    words = cell.lower().split()
    if words in (["no"], ["-"], ["---"]):
        return False
    if words[-1] == "sp":
        return strength <= int(words[-2])
    return counters <= int(words[0])


def _batteries_fit(table: TableTop, terrain: str, stack: list[Standing]) -> bool:
    """2.15"""
    batteries = sum(arm == "artillery" for arm, *_ in stack)
    mixed = batteries < len(stack)
    if not batteries:
        return True
    if "stack-artillery" in table.chart("terrain-effects").column_ids:
        column = "stack-artillery-mixed" if mixed else "stack-artillery"
        words = table.terrain_cell(terrain, column).lower().replace("up to ", "").split()
        return words[0] != "no" and batteries <= int(words[0])
    return batteries <= (3 if terrain in ("clear", "beach") and not mixed else 1)
