"""`python -m tests.fuzz [READER ...] [--runs N] [--seed N] [--keep]`: look for inputs that readers fail on.

With --keep what was found is added to the corpus, and the corpus made as small as it can be.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.fuzz import blocks

#: modules that read what comes from outside; the rules of play are called by them, not fuzzed
READERS = (
    "grognard.core.",
    "grognard.dice.proof",
    "grognard.hex.",
    "grognard.plane.",
    "grognard.rulesets.",
    "grognard.games",
    "grognard.lab.",
    "grognard.packs.",
    "grognard.post.",
    "grognard.ai.protocol",
    "grognard.server.strict",
    "grognard.server.verifying",
    "grognard.server.request_shapes",
    "grognard.cli.cases",
    "grognard.cli.record",
)


def is_reader(module: str) -> bool:
    return module.startswith(READERS) and ".play" not in module and ".drivers" not in module


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("readers", nargs="*")
    parser.add_argument("--runs", type=int, default=1000, help="over all readers, by their shares")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", action="store_true", help="write what was found to the corpus")
    asked = parser.parse_args()
    blocks.watch(is_reader)
    from tests.fuzz.running import Search, keep_smallest
    from tests.fuzz.targets import targets

    chosen = [target for target in targets() if not asked.readers or target.name in asked.readers]
    shares = sum(target.share for target in chosen)
    faults = 0
    for target in chosen:
        search, began = Search(target, asked.seed), time.process_time()
        search.replay()
        known = search.blocks
        search.go_on(asked.runs * target.share // shares)
        spent = time.process_time() - began
        print(
            f"{target.name}: {search.runs} runs, {search.runs / spent:,.0f} a second, {search.blocks} blocks,"
            f" {search.blocks - known} of them new, {len(search.faults)} faults",
            flush=True,
        )
        for fault in search.kinds():
            print(fault, file=sys.stderr)
        if asked.keep:
            keep_smallest(search)
        faults += len(search.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
