"""What the results of a chart are worth to the one who rolls, where the chart says."""

from __future__ import annotations

import re

from grognard.core.chart import Chart


def code_worth(chart: Chart) -> dict[str, float]:
    """Code -> worth: the chart's own list, or the figures that its cells begin with."""
    if chart.rises.get("numbers"):
        cells = (chart.at(row.id, column.id) for row in chart.rows for column in chart.columns)
        figures = ((cell, leading_figure(cell)) for cell in cells)
        return {cell: figure for cell, figure in figures if figure is not None}
    return {str(code): float(worth) for code, worth in chart.rises.get("worth", {}).items()}


def leading_figure(cell: str) -> float | None:
    """The figure a cell begins with: "+2" -> 2, "1,5RP" -> 1.5; None where it begins with none."""
    match = re.match(r"[+-]?\d+(?:[.,]\d+)?", cell)
    return None if match is None else float(match[0].replace(",", "."))
