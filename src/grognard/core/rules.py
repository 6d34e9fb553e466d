"""The rules that a procedure is given: one edition's charts, figures and words.

Rules are given, not global: two editions, what-if runs and old saves need no second copy of a procedure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from grognard.core.chart import Chart
from grognard.core.errors import IllegalOrder
from grognard.core.messages import Catalogue, message
from grognard.core.tally import Entry, Tally


class Rules:
    """The data of one ruleset, as procedures read it."""

    def __init__(
        self,
        id: str,
        charts: Mapping[str, Chart],
        facts: Mapping[str, Any],
        catalogue: Catalogue,
        hash: str = "",
    ) -> None:
        self.id = id
        self.charts = dict(charts)
        self.facts = dict(facts)
        self.catalogue = catalogue
        self.hash = hash
        self._flat = dict(_flatten(facts, ""))
        self._cites: dict[str, str] = {}

    def chart(self, chart: str) -> Chart:
        return self.charts[chart]

    def tally(self, chart: str, entries: Iterable[Entry] = ()) -> Tally:
        """A tally of a chart's modifiers: empty, or with what was counted before."""
        return Tally(self.charts[chart], entries)

    def factor(self, chart: str, modifier: str) -> Fraction:
        """A modifier that multiplies instead of adding."""
        factor = self.charts[chart].by_modifier[modifier].factor
        return Fraction(1) if factor is None else factor

    def cite(self, number: str) -> str:
        """A paragraph of this ruleset's rulebook: "7.4" -> "barrosa 7.4"."""
        cited = self._cites.get(number)
        if cited is None:
            cited = self._cites[number] = f"{self.id} {number}"
        return cited

    def fact(self, path: str) -> Any:
        """A figure of the edition's facts file, by dotted path; "3/2" is read as a fraction."""
        return self._flat[path]

    def figures(self) -> Iterator[tuple[str, Any]]:
        """Every fact that is none of tables, by its path."""
        return ((path, value) for path, value in self._flat.items() if not isinstance(value, Mapping))

    def number(self, path: str) -> int:
        value = self._flat[path]
        if not isinstance(value, int):
            raise TypeError(f"fact {path} is not a whole number: {value!r}")
        return value

    def fraction(self, path: str) -> Fraction:
        value = self._flat[path]
        # Copying a fraction costs as much as reducing one.
        return value if isinstance(value, Fraction) else Fraction(value)

    def listed(self, path: str) -> tuple[str, ...]:
        return tuple(self._flat[path])

    def forbid(self, key: str, rule: str, remedy: str | None = None, **args: str | int) -> IllegalOrder:
        """The refusal to raise when a case breaks a rule: `raise rules.forbid("...", "7.3.3")`."""
        instead = message(remedy, **args) if remedy is not None else None
        return IllegalOrder(message(key, **args), self.cite(rule), instead, self.catalogue)

    def with_modifier(self, chart: str, modifier: str, value: int) -> Rules:
        """The same rules with one modifier changed."""
        changed = self.charts[chart].with_modifier(modifier, value)
        return self._with(changed, f"{chart}:{modifier}={value}")

    def with_cell(self, chart: str, row: str, column: str, code: str) -> Rules:
        """The same rules with another code in one cell."""
        changed = self.charts[chart].with_cell(row, column, code)
        return self._with(changed, f"{chart}:{row}/{column}={code}")

    def with_fact(self, path: str, value: Any) -> Rules:
        """The same rules with one figure of the facts file changed."""
        facts = _put(self.facts, path.split("."), value)
        return Rules(self.id, self.charts, facts, self.catalogue, f"{self.hash}+{path}={value}")

    def with_shift(self, chart: str, by: int) -> Rules:
        """The same rules with something added to every roll on one chart."""
        return self._with(self.charts[chart].shifted(by), f"{chart}:{by:+d}")

    def _with(self, chart: Chart, change: str) -> Rules:
        charts = {**self.charts, chart.id: chart}
        return Rules(self.id, charts, self.facts, self.catalogue, f"{self.hash}+{change}")


def _put(table: Mapping[str, Any], path: list[str], value: Any) -> dict[str, Any]:
    name, *rest = path
    return {**table, name: _put(table[name], rest, value) if rest else value}


def _flatten(table: Mapping[str, Any], path: str) -> list[tuple[str, Any]]:
    flat: list[tuple[str, Any]] = []
    for name, value in table.items():
        if isinstance(value, Mapping):
            flat.append((path + name, value))
            flat.extend(_flatten(value, f"{path}{name}."))
        elif isinstance(value, str) and "/" in value and value.replace("/", "").isdigit():
            flat.append((path + name, Fraction(value)))
        else:
            flat.append((path + name, tuple(value) if isinstance(value, list) else value))
    return flat
