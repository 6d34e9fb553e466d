"""Sheets to look at, drawn once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from grognard.core.game.face import Counters
from grognard.core.scenario import Scenario
from grognard.render.board import board_svg
from grognard.rulesets import ruleset
from grognard.scenarios import load

SVG = "{http://www.w3.org/2000/svg}"
Sheet = Callable[[str], ElementTree.Element]


@cache
def scenario_of(id: str) -> Scenario[Any]:
    return load(id)


def counters_of(id: str) -> Counters:
    scenario = scenario_of(id)
    shape = ruleset(scenario.ruleset).scenario_shape
    assert shape is not None
    assert shape.counters is not None
    return shape.counters(scenario, None)


@cache
def drawn(id: str) -> str:
    return board_svg(scenario_of(id), counters_of(id))


@pytest.fixture
def sheet() -> Sheet:
    """The sheet of a scenario, parsed."""
    return lambda id: ElementTree.fromstring(drawn(id))
