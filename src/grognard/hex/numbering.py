"""Printed hex numbers: "0617" is column 06, row 17. They are for reading and writing; inside all is axial."""

from __future__ import annotations

import msgspec

from grognard.hex.hex import Hex, Orientation


class Numbering(msgspec.Struct, frozen=True):
    """How the hexes of a map are numbered, columns from the west and rows from the north, both from 1.

    Every other column of a flat-topped map sits half a hex lower, every other row of a pointy one half a hex
    further right: the even ones, unless `odd_shifted`. Hex 0101 is always `Hex(0, 0)`.
    """

    orientation: Orientation = Orientation.FLAT
    odd_shifted: bool = False
    #: digits of a column and of a row; a map of more than 99 columns needs three
    digits: int = 2

    def hex(self, column: int, row: int) -> Hex:
        across, down = column - 1, row - 1
        if self.orientation is Orientation.FLAT:
            return Hex(across, down - (across + self.odd_shifted) // 2)
        q = across + (down + (not self.odd_shifted)) // 2
        return Hex(q, down - q)

    def place(self, hex: Hex) -> tuple[int, int]:
        """Column and row; less than 1 where the hex lies beyond the first column or row."""
        if self.orientation is Orientation.FLAT:
            return hex.q + 1, hex.r + (hex.q + self.odd_shifted) // 2 + 1
        down = hex.q + hex.r
        return hex.q - (down + (not self.odd_shifted)) // 2 + 1, down + 1

    def label(self, hex: Hex) -> str:
        column, row = self.place(hex)
        most = 10**self.digits - 1
        if not (1 <= column <= most and 1 <= row <= most):
            raise ValueError(f"column {column}, row {row} has no number: both run from 1 to {most}")
        return f"{column:0{self.digits}}{row:0{self.digits}}"

    def parse(self, text: str) -> Hex:
        digits = self.digits
        if len(text) != 2 * digits or not (text.isascii() and text.isdigit()):
            raise ValueError(f"{text!r} is not a hex number: expected {2 * digits} digits, {self._example()}")
        column, row = int(text[:digits]), int(text[digits:])
        if column < 1 or row < 1:
            raise ValueError(f"{text!r} is not a hex number: columns and rows begin at {1:0{digits}}")
        return self.hex(column, row)

    def _example(self) -> str:
        return f"column then row, such as {6:0{self.digits}}{17:0{self.digits}}"
