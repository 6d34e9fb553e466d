"""The search for inputs that readers fail on: it is led by the blocks that a run comes through."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.fuzz import blocks, running
from tests.fuzz.patches import applied, read_patch
from tests.fuzz.running import Search, Target

READER = '''
def read(text):
    """Fails on one text, behind four branches that random letters seldom get through together."""
    words = text.split()
    if len(words) > 3 and words[0] == "move":
        if words[1] == "via":
            if words[2] == "by":
                if words[3] == "9999":
                    raise KeyError("found")
    raise ValueError("refused")
'''


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    (tmp_path / "watched_reader.py").write_text(READER)
    monkeypatch.syspath_prepend(str(tmp_path))
    finders = list(sys.meta_path)
    blocks.watch(lambda name: name == "watched_reader")
    yield import_module("watched_reader").read
    sys.meta_path[:] = finders
    del sys.modules["watched_reader"]


def target(read: Callable[[Any], None], **details: Any) -> Target:
    told = {"refusals": (ValueError,), "lines": lambda wrong: (str(wrong),), "share": 1}
    return Target(name="none", read=read, **{**told, "texts": ["move a b c", "9999 by via"], **details})


def test_a_fault_behind_several_branches_is_found(reader: Callable[[str], None]) -> None:
    search = Search(target(reader))
    search.replay()
    search.go_on(15_000)
    assert {fault.what[:15] for fault in search.faults} == {"KeyError: 'foun"}
    assert len(search.found) >= 3
    kept = search.smallest()
    assert 0 < len(kept) <= len(search.found)


def test_the_same_seed_makes_the_same_search(reader: Callable[[str], None]) -> None:
    searches = [Search(target(reader), seed=4) for _ in range(2)]
    for search in searches:
        search.replay()
        search.go_on(2_000)
    assert searches[0].pool == searches[1].pool


def forever(_text: str) -> None:
    while True:
        pass


def greedy(_text: str) -> None:
    # More than whatever ran in this process before has ever taken.
    bytearray(running.memory() + 400_000_000)


def fails(_text: str) -> None:
    raise LookupError


def refuses_in_two_lines(_text: str) -> None:
    raise ValueError("one\ntwo")


@pytest.mark.parametrize(
    ("read", "what"),
    [
        (forever, "takes longer"),
        (greedy, "takes more than"),
        (fails, "LookupError"),
        (refuses_in_two_lines, "not in a line"),
    ],
)
def test_every_bound_is_watched(
    read: Callable[[str], None], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "SECONDS", 0.1)
    search = Search(target(read))
    search.run("move")
    assert what in search.faults[0].what


def test_a_patch_tells_what_is_changed_in_a_sound_input() -> None:
    bases = {"sound": {"a.csv": "one\ntwo\nthree", "b.csv": "x"}}
    patch = read_patch('sound\na.csv 1 = "zwei"\na.csv 2 + "between"\na.csv 0 -\nb.csv 0 !')
    assert applied(patch, bases) == {"a.csv": "zwei\nbetween\nthree"}
    assert read_patch(str(patch)) == patch
    assert bases["sound"]["a.csv"] == "one\ntwo\nthree"
