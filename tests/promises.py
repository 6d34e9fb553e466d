"""What was counted while promises were tested, for the table in docs/promises.md.

A test calls `record(promise, what, count)`; counts are kept in build/promises, one file a process. After the
soak `python -m tests.promises` writes them into the page.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "build" / "promises"
PAGE = ROOT / "docs" / "promises.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"


def record(promise: str, what: str, count: int, faults: int = 0) -> None:
    """So many of something were tried, and so many went wrong. Only the large counts are kept."""
    _keep({"promise": promise, "what": what, "count": count, "faults": faults})


def measure(promise: str, what: str, value: float) -> None:
    """A figure that is not a count; the largest one is shown."""
    _keep({"promise": promise, "what": what, "value": value})


def _keep(row: dict[str, object]) -> None:
    if os.environ.get("GROGNARD_SOAK"):
        RECORDS.mkdir(parents=True, exist_ok=True)
        with (RECORDS / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def rows() -> list[tuple[str, str, str, str]]:
    """Everything that was recorded: counts and faults added up, of other figures the largest."""
    tried: Counter[tuple[str, str]] = Counter()
    wrong: Counter[tuple[str, str]] = Counter()
    largest: dict[tuple[str, str], float] = {}
    for file in sorted(RECORDS.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            key = row["promise"], row["what"]
            if "value" in row:
                largest[key] = max(largest.get(key, row["value"]), row["value"])
            else:
                tried[key] += row["count"]
                wrong[key] += row["faults"]
    counted = [(*key, f"{tried[key]:,}", f"{wrong[key]:,}") for key in tried]
    return sorted([*counted, *((*key, f"{value:,.3g}", "") for key, value in largest.items())])


def table(found: list[tuple[str, str, str, str]], day: str) -> str:
    lines = [f"| {' | '.join(row)} |" for row in found]
    titles = "| promise | tried or measured | figure | faults |\n|---|---|---:|---:|\n"
    return f"Written by the soak on {day}.\n\n{titles}" + "\n".join(lines) + "\n"


def written(page: str, figures: str) -> str:
    """The page with other figures between its marks."""
    before, _begin, rest = page.partition(BEGIN)
    _old, _end, after = rest.partition(END)
    return f"{before}{BEGIN}\n{figures}\n{END}{after}"


def main() -> int:
    found = rows()
    if not found:
        print("nothing was recorded: run the soak first (make soak)")
        return 1
    figures = table(found, datetime.now(UTC).strftime("%-d %B %Y"))
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")
    print(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
