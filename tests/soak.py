"""`make soak`: the test files that have large counts; their figures go into docs/promises.md.

python -m tests.soak all       what has not passed yet: first what measures the machine, alone, then the rest
python -m tests.soak alone     only those that measure how long something takes, and want a quiet machine
python -m tests.soak beside    only those that may run beside each other
python -m tests.soak left      names what has not passed yet, and runs nothing
python -m tests.soak figures   only writes the figures as they stand

A soak that was stopped goes on where it was; `make soak` begins anew.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests import promises
from tests.contract import census_report

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
PYTEST = (sys.executable, "-m", "pytest")
#: what a process that runs large counts is told
LARGE = {**os.environ, "GROGNARD_SOAK": "1"}
#: how a test file asks whether the large counts are wanted
_IMPORTS = re.compile(r"^from (tests\.[\w.]+) import", re.MULTILINE)
_ASKS = re.compile(r"\bSOAKING\b|\bGROGNARD_SOAK\b|\bSOAK\b|from tests\.strategies import .*\bcount\b")
#: minutes of one core with the large counts, only to put the longest first: guesses, except where a slice of
#: the file was timed; nobody has run the whole yet
MINUTES = {
    "contract/test_games.py": 40.0,
    # 12 s of processor time for some 500 requests and their games, on a busy machine.
    "server/test_fuzz.py": 27.0,
    "contract/test_laws.py": 20.0,
    "server/test_paired_worlds.py": 9.0,
    "server/test_paired_work.py": 15.0,
    # By the runs a second of every reader.
    "fuzz/test_readers.py": 8.0,
    "contract/test_by_mail.py": 10.0,
    "server/test_schema.py": 5.0,
    # Seen: 38 s of processor time for 4,500 requests.
    "server/test_fuzz_library.py": 3.0,
    "contract/test_secrecy.py": 3.0,
    "server/test_migrations.py": 3.0,
    "server/test_crash.py": 2.5,
    "server/test_races.py": 2.5,
    "server/test_fuzz_editor.py": 8.0,
    # Seen: two minutes for 200 honest and 200 tampered games of every system.
    "server/test_fair.py": 2.0,
    # Seen: 40 s with all its large counts.
    "server/test_abuse.py": 1.0,
}
#: what a soak that is stopped early should have seen: the counts that were asked for, what is soon done first
FIRST = (
    "server/test_fair.py",
    "server/test_damage.py",
    "server/test_races.py",
    "server/test_abuse.py",
    "server/test_crash.py",
    "server/test_paired_worlds.py",
    "server/test_migrations.py",
    "fuzz/test_readers.py",
    "server/test_fuzz.py",
)
#: the same for files that want the whole machine: the seconds they play for, and some to begin
ALONE = {"server/test_load.py": 16.0}
#: what a file takes of which nobody has said anything
_UNKNOWN = 2.0
#: seconds that one test may take; a whole part of random games, on a busy machine
LONGEST = 4 * 3600


def files() -> list[str]:
    """Every test file with large counts: what was asked for, then the longest first."""
    asking = {path for path in TESTS.rglob("*.py") if _ASKS.search(path.read_text(encoding="utf-8"))}
    # What tests share counts too; what stands right in tests/ only says how they ask.
    shared = {path for path in asking if path.parent != TESTS and not path.name.startswith("test_")}
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in shared}
    found = [
        str(path.relative_to(TESTS))
        for path in TESTS.rglob("test_*.py")
        if path in asking or modules & set(_IMPORTS.findall(path.read_text(encoding="utf-8")))
    ]
    return sorted(found, key=lambda name: (_place(name), -MINUTES.get(name, _UNKNOWN), name))


def _place(name: str) -> int:
    return FIRST.index(name) if name in FIRST else len(FIRST)


def beside() -> list[str]:
    return [name for name in files() if name not in ALONE]


def left(names: Iterable[str]) -> list[str]:
    """The tests of these files that have not passed since the soak was begun."""
    command = [*PYTEST, "--collect-only", *(f"tests/{name}" for name in names)]
    listed = subprocess.run(command, env=LARGE, cwd=ROOT, capture_output=True, text=True, check=True)
    passed = promises.passed()
    return [line for line in listed.stdout.splitlines() if "::" in line and line not in passed]


def run(names: Iterable[str], workers: int) -> None:
    """What is left of these files; a failure holds nothing up."""
    tests = left(names)
    if tests:
        promises.RECORDS.mkdir(parents=True, exist_ok=True)
        listed = promises.RECORDS / "left.txt"
        listed.write_text("\n".join(tests), encoding="utf-8")
        beside = ["-n", str(workers), "--maxschedchunk", "1"] if workers else []
        subprocess.run([*PYTEST, "--timeout", str(LONGEST), *beside, f"@{listed}"], env=LARGE, cwd=ROOT)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("part", choices=("all", "alone", "beside", "left", "figures"))
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    if asked.part == "left":
        print(*left(files()), sep="\n")
        return 0
    if asked.part in ("all", "alone"):
        run(ALONE, 0)
    if asked.part in ("all", "beside"):
        run(beside(), asked.workers)
    lacking = sorted({test.split("::")[0] for test in left(files())})
    rare = census_report.report()
    return promises.main(lacking) or rare or bool(lacking)


if __name__ == "__main__":
    sys.exit(main())
