"""What was counted while promises were tested, for the table in docs/promises.md.

A test calls `record(promise, what, count)`; counts are kept in build/promises, one file a process. After the
soak `python -m tests.promises` writes them into the page. Of a test that was run again only the last run
counts, so that a soak can be stopped and gone on with.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "build" / "promises"
PAGE = ROOT / "docs" / "promises.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
#: under which it is kept that a test was run, and how long the processors worked for it
RUN, SPENT = "Tests with large counts", "Spent"
#: this run of the tests
_RUN = f"{time.time():.0f}-{os.getpid()}"


def record(promise: str, what: str, count: int, faults: int = 0) -> None:
    """So many of something were tried, and so many went wrong. Only the large counts are kept."""
    _keep({"promise": promise, "what": what, "count": count, "faults": faults})


def measure(promise: str, what: str, value: float) -> None:
    """A figure that is not a count; the largest one is shown."""
    _keep({"promise": promise, "what": what, "value": value})


def was_run(test: str, *, failed: bool) -> None:
    _keep({"promise": RUN, "what": test.split("::")[0], "count": 1, "faults": int(failed), "test": test})


def spent(test: str, seconds: float) -> None:
    """What a test took of the processors, its children included."""
    _keep({"promise": SPENT, "what": test.split("::")[0], "value": seconds, "test": test})


def _keep(row: dict[str, object]) -> None:
    if os.environ.get("GROGNARD_SOAK"):
        RECORDS.mkdir(parents=True, exist_ok=True)
        test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        with (RECORDS / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({"run": _RUN, "test": test, **row}, ensure_ascii=False) + "\n")


def kept() -> Iterator[dict[str, Any]]:
    """What was recorded, of every test in its last run."""
    every = [
        json.loads(line)
        for file in sorted(RECORDS.glob("*.jsonl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    last: dict[tuple[str, str], str] = {}
    for row in every:
        key = row["promise"], row["test"]
        last[key] = max(last.get(key, ""), row["run"])
    return (row for row in every if row["run"] == last[row["promise"], row["test"]])


def passed() -> set[str]:
    """The tests that were run, and did not fail."""
    return {row["test"] for row in kept() if row["promise"] == RUN and not row["faults"]}


def minutes() -> dict[str, float]:
    """Of every file the minutes of one processor."""
    found: Counter[str] = Counter()
    for row in kept():
        if row["promise"] == SPENT:
            found[row["what"]] += row["value"] / 60
    return dict(found.most_common())


def rows() -> list[tuple[str, str, str, str]]:
    """Everything that was recorded: counts and faults added up, of other figures the largest."""
    tried: Counter[tuple[str, str]] = Counter()
    wrong: Counter[tuple[str, str]] = Counter()
    largest: dict[tuple[str, str], float] = {}
    for row in kept():
        key = row["promise"], row["what"]
        if row["promise"] == SPENT:
            continue
        if "value" in row:
            largest[key] = max(largest.get(key, row["value"]), row["value"])
        else:
            tried[key] += row["count"]
            wrong[key] += row["faults"]
    counted = [(*key, f"{tried[key]:,}", f"{wrong[key]:,}") for key in tried]
    return sorted([*counted, *((*key, f"{value:,.3g}", "") for key, value in largest.items())])


def table(found: list[tuple[str, str, str, str]], day: str, lacking: list[str]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in found]
    titles = "| promise | tried or measured | figure | faults |\n|---|---|---:|---:|\n"
    taken = f"{sum(minutes().values()):,.0f} minutes of processor time on a machine of {os.cpu_count()} cores"
    said = f"Written by the soak on {day}: {taken}."
    if lacking:
        said += f" Not run yet, or not to its end: {', '.join(f'`{name}`' for name in lacking)}."
    return f"{said}\n\n{titles}" + "\n".join(lines) + "\n"


def written(page: str, figures: str) -> str:
    """The page with other figures between its marks."""
    before, _begin, rest = page.partition(BEGIN)
    _old, _end, after = rest.partition(END)
    return f"{before}{BEGIN}\n{figures}\n{END}{after}"


def main(lacking: list[str]) -> int:
    found = rows()
    if not found:
        print("nothing was recorded: run the soak first (make soak)")
        return 1
    figures = table(found, datetime.now(UTC).strftime("%-d %B %Y"), lacking)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")
    print(figures)
    return 0
