"""The modifiers of one roll, each with its name, its value and its rule."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from grognard.core.messages import Label

if TYPE_CHECKING:
    from grognard.core.chart import Chart


class Modifier(msgspec.Struct, frozen=True):
    """One printed modifier. `value` is added to the die; a `factor` multiplies strength or points instead."""

    id: str
    label: Label
    rule: str
    value: int = 0
    factor: Fraction | None = None
    #: how often it may be counted in one roll; 1 for a plain modifier
    most: int = 1
    #: it may also count the other way round, as a difference does
    either_way: bool = False

    @property
    def shown(self) -> str:
        if self.factor is not None:
            return f"x{self.factor}"
        return f"{self.value:+d}" if self.value else "0"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A modifier as it was counted in one roll."""

    id: str
    value: int


class Tally:
    """Adds up named modifiers. Values come from the chart's data, so what-if runs can change them."""

    __slots__ = ("_modifiers", "chart", "entries", "total")

    def __init__(self, chart: Chart, entries: Iterable[Entry] = ()) -> None:
        self.chart = chart
        self._modifiers = chart.by_modifier
        self.entries: list[Entry] = list(entries)
        self.total = chart.shift
        for entry in self.entries:
            self.total += entry.value

    def add(self, modifier: str, times: int = 1) -> None:
        """Count a modifier once, or `times` (which may be negative for a difference). Nothing at 0.

        A modifier with a factor is noted and adds nothing: the procedure multiplies by it.
        """
        if not times:
            return
        value = self._modifiers[modifier].value * times
        self.total += value
        self.entries.append(Entry(modifier, value))

    def add_if(self, applies: bool, modifier: str) -> None:
        if applies:
            self.add(modifier)

    def add_printed(self, modifier: str, times: int = 1) -> None:
        """The same for a modifier that not every edition's chart prints; nothing where this one does not."""
        if times and modifier in self._modifiers:
            self.add(modifier, int(times))

    def __str__(self) -> str:
        parts = [f"{self._modifiers[e.id].label} {e.value:+d}" for e in self.entries]
        return f"{', '.join(parts) or 'no modifiers'} = {self.total:+d}"
