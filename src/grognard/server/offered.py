"""The battles that this server has: on maps of hexes, and on tables in inches."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from grognard.scenarios import scenarios, table_battles


def battles() -> dict[str, Traversable]:
    """The folders of all battles by id."""
    return {**scenarios(), **table_battles()}
