"""A battlefield as a picture, whether it is a map of hexes or a table in inches."""

from __future__ import annotations

from typing import Any

from grognard.core.board import Board
from grognard.core.game.face import Counters
from grognard.core.scenario import Scenario
from grognard.render.board import board_svg, key_svg
from grognard.render.board.counters import Word

__all__ = ["battlefield_key_svg", "battlefield_svg"]


def battlefield_svg(
    scenario: Scenario[Any], counters: Counters | None = None, language: str = "en", word: Word = str
) -> str:
    """The battlefield of a scenario, with what stands on it if that is given."""
    if isinstance(scenario.battlefield, Board):
        return board_svg(scenario, counters, language, word=word)
    # Tables are measured with a library of their own, which maps of hexes do without.
    from grognard.render.table import table_svg

    return table_svg(scenario, counters, language)


def battlefield_key_svg(
    scenario: Scenario[Any], counters: Counters | None = None, language: str = "en"
) -> str:
    """The key to a battlefield and to what stands on it."""
    if isinstance(scenario.battlefield, Board):
        return key_svg(scenario, counters, language)
    from grognard.render.table import table_key_svg

    return table_key_svg(scenario, counters, language)
