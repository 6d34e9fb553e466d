"""A system that is asked for is fetched then, unpacked, and imported; where it cannot be, that is said."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.site_python import pack

from grognard import rulesets
from grognard.pocket.systems import fetch_when_asked
from grognard.server.problems import Problem


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    finders, places = list(sys.meta_path), list(rulesets.__path__)
    yield
    sys.meta_path[:], rulesets.__path__[:] = finders, places
    sys.modules.pop("grognard.rulesets.paper", None)


def test_a_system_comes_when_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, asked = tmp_path / "home", list[str]()
    source = tmp_path / "paper.py"
    source.write_text("NAME = 'paper'")
    archive = pack({"grognard/rulesets/paper/__init__.py": source})
    monkeypatch.setattr(rulesets, "__path__", [*rulesets.__path__, str(home / "grognard" / "rulesets")])

    def find(system: str) -> bytes:
        asked.append(system)
        return archive

    fetch_when_asked(["paper"], find, str(home))
    assert not asked
    assert importlib.import_module("grognard.rulesets.paper").NAME == "paper"
    assert asked == ["paper"]


def test_without_a_network_it_is_said_that_it_is_not_here(tmp_path: Path) -> None:
    fetch_when_asked(["paper"], lambda _system: None, str(tmp_path))
    with pytest.raises(Problem, match="no network"):
        importlib.import_module("grognard.rulesets.paper")
