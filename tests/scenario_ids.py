"""The scenarios by what they are fought on."""

from __future__ import annotations

from grognard.core.tabletop import Tabletop
from grognard.scenarios import load, scenarios

ON_TABLES = tuple(id for id in scenarios() if isinstance(load(id).battlefield, Tabletop))
ON_HEXES = tuple(id for id in scenarios() if id not in ON_TABLES)
