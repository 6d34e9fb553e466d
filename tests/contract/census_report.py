"""After the soak: did everything come up often enough? `python -m tests.contract.census_report`.

Reads what the random games have left in build/census, and says of each ruleset which order, event, ruling or
chart row came up fewer than five times and is not listed, with the reason, in rare.toml.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from grognard import games, ruleset
from grognard.core.events import KINDS

REPORTS = Path(__file__).parents[2] / "build" / "census"
RARE = tomllib.loads((Path(__file__).parent / "rare.toml").read_text(encoding="utf-8"))
LEAST = 5


def counts_of(system: str) -> dict[str, Counter[str]]:
    total: dict[str, Counter[str]] = {}
    for file in sorted(REPORTS.glob(f"{system}--*.json")):
        for kind, counts in json.loads(file.read_text(encoding="utf-8")).items():
            total.setdefault(kind, Counter()).update(counts)
    return total


def expected(system: str) -> Iterator[tuple[str, str]]:
    """Everything that can come up, by kind."""
    found = ruleset(system)
    yield from (("order", verb) for verb in games.system_of(system).verbs)
    yield from (("event", kind.__name__) for kind in KINDS)
    yield from (("ruling", procedure.run.__name__) for procedure in found.procedures.values())
    for chart in found.rules.charts.values():
        yield from (("row", f"{chart.id}: {row.id}") for row in chart.rows)


def rare(system: str) -> Iterator[str]:
    """What came up too seldom and is not listed."""
    total, listed = counts_of(system), RARE["every"] | RARE.get(system, {})
    for kind, name in expected(system):
        met = total.get(kind, Counter())[name]
        excused = f"{kind} {name}" in listed or (kind == "row" and f"chart {name.split(':')[0]}" in listed)
        if met < LEAST and not excused:
            yield f"{system}: {kind} {name}: {met} times"


def report() -> int:
    systems = sorted({file.stem.split("--")[0] for file in REPORTS.glob("*.json")})
    for system in systems:
        total = counts_of(system)
        print(f"{system}: {sum(total['order'].values()):,} inputs, {dict(total['order'])}")
    short = [line for system in systems for line in rare(system)]
    print("\n".join(short) or "everything came up at least five times, or is listed with the reason")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(report())
