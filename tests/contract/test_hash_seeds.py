"""What is told of odds is the same in every process, whatever order its sets are in."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grognard import RULESETS, ruleset

#: a card of every procedure's example, each worked out by a process that knows of no other
CARDS = """
import os
import sys
import msgspec
from grognard import ruleset
from grognard.server.case_answers import odds_of

for procedure in ruleset(sys.argv[1]).procedures:
    if os.fork():
        os.wait()
        continue
    told = odds_of(sys.argv[1], procedure, None, {}, False, "en", "card")
    print(procedure, msgspec.json.encode(told, order="deterministic").decode(), flush=True)
    os._exit(0)
"""


@pytest.mark.parametrize("id", RULESETS)
def test_cards_of_odds_do_not_depend_on_the_hash_seed(id: str) -> None:
    one, other = (_cards(id, seed) for seed in ("2", "3"))
    assert len(one) == len(ruleset(id).procedures)
    assert one == other


def _cards(id: str, seed: str) -> list[str]:
    told = subprocess.run(
        [sys.executable, "-c", CARDS, id],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    return told.stdout.splitlines()
