"""5.1, 5.2, 4.7, 5.15  How many movement points counters have."""

from __future__ import annotations

from tests.golden.slow_orders.table_top import TableTop, Token


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
    }[token.moves_as]
    row = wanted if wanted in rows else "cavalry"
    points = int(chart.at(row, column_of(token.nation, token.side)))
    if token.state == "disorganized":
        points = (points + 1) // 2
    if token.order == "hold":
        points = (points + 1) // 2
    return points


def _cavalry_row(token: Token) -> str:
    if token.formation == "guerrilla":
        return "cavalry-guerrilla"
    return "cavalry-heavy" if token.cls == "heavy" else "cavalry"


def column_of(nation: str, side: str) -> str:
    """5.1  Portuguese and KGL go with the British, Swiss with the army they serve."""
    if nation in ("portuguese", "kgl"):
        return "british"
    return side if nation == "swiss" else nation
