"""The other side of a map: where a hex lies when the map is folded, or turned about its middle."""

from __future__ import annotations

from typing import Literal

from grognard.editor.document import Document

#: left and right, top and bottom, or both; empty for none
Fold = Literal["", "across", "down", "round"]


def folded(document: Document, hex: str, fold: Fold) -> str:
    """The hex that answers to another one, by their numbers."""
    document.cell(hex)
    column, row = int(hex[:2]), int(hex[2:])
    if fold in ("across", "round"):
        column = document.grid.columns + 1 - column
    if fold in ("down", "round"):
        row = document.grid.rows + 1 - row
    return f"{column:02}{row:02}"
