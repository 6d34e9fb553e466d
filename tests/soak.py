"""What `make soak` runs: the test files that have large counts, the longest first.

python -m tests.soak         those that may run beside each other
python -m tests.soak alone   those that measure how long something takes, and want the machine to themselves
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

TESTS = Path(__file__).parent
#: how a test file asks whether the large counts are wanted
_ASKS = re.compile(r"\bSOAKING\b|\bGROGNARD_SOAK\b|\bSOAK\b|from tests\.strategies import .*\bcount\b")
#: minutes of one core with the large counts, only to put the longest first: guesses, except where a slice of
#: the file was timed; nobody has run the whole yet
MINUTES = {
    "contract/test_games.py": 40.0,
    # 12 s of processor time for some 500 requests and their games, on a busy machine.
    "server/test_fuzz.py": 27.0,
    "contract/test_laws.py": 20.0,
    "server/test_paired_worlds.py": 9.0,
    "server/test_schema.py": 5.0,
    "contract/test_secrecy.py": 3.0,
    "server/test_migrations.py": 3.0,
    "server/test_crash.py": 2.5,
    "server/test_races.py": 2.5,
    # Seen: 40 s with all its large counts.
    "server/test_abuse.py": 1.0,
}
#: the same for files that want the whole machine: the seconds they play for, and some to begin
ALONE = {"server/test_load.py": 16.0}
#: what a file takes of which nobody has said anything
_UNKNOWN = 2.0


def files() -> list[str]:
    """Every test file with large counts, the longest first."""
    found = [
        str(path.relative_to(TESTS))
        for path in TESTS.rglob("test_*.py")
        if _ASKS.search(path.read_text(encoding="utf-8"))
    ]
    return sorted(found, key=lambda name: (-MINUTES.get(name, _UNKNOWN), name))


def beside() -> list[str]:
    return [name for name in files() if name not in ALONE]


if __name__ == "__main__":
    wanted = list(ALONE) if sys.argv[1:] == ["alone"] else beside()
    print(" ".join(f"tests/{name}" for name in wanted))
