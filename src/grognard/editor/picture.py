"""The map of a battle in the making, drawn as far as it can be read."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.board import Board
from grognard.core.game.face import Counters
from grognard.core.messages import Label
from grognard.core.names import in_language
from grognard.core.scenario import Ground, Scenario, ScenarioShape
from grognard.core.scenario_files import Parts, read_parts
from grognard.editor.document import Document
from grognard.render.battlefield import battlefield_svg
from grognard.render.board import map_svg
from grognard.rulesets import ruleset

#: millimetres of a hexside, as on the sheets that are printed
_SIDE = 7.2


def picture_of(document: Document, language: str) -> str:
    """The map with every counter that can be placed; BadData where there is no map at all."""
    parts = read_parts(document.folder, ruleset)
    field = parts.board
    if field is None:
        parts.notes.stop()
        return ""
    scenario = in_language(_sketched(parts), language)
    counters = _counters(parts, scenario)
    if not isinstance(field, Board):
        return battlefield_svg(scenario, counters, language)
    return map_svg(scenario, counters, language, hexside=_SIDE).svg


def _sketched(parts: Parts) -> Scenario[Any]:
    field = parts.board
    legend = dict(parts.legend)
    if isinstance(field, Board):
        # A letter that nobody has explained is drawn as ground that nobody knows.
        legend |= {code: Ground("", Label(code)) for code in field.codes if code not in legend}
    assert field is not None
    return Scenario(**parts.header, legend=legend, battlefield=field, own=_own(parts))


def _own(parts: Parts) -> Any:
    """The armies that can be read: whoever starts off the map is left out."""
    field, own = parts.board, dict(parts.own)
    for name, rows in own.items():
        if isinstance(field, Board) and isinstance(rows, tuple):
            own[name] = tuple(row for row in rows if getattr(row, "start", None) in (None, *field.labels))
    needed = {one.name for one in msgspec.structs.fields(parts.shape.own) if one.required}
    if needed - set(own) or any(part is None for part in own.values()):
        return None
    return parts.shape.own(**own)


def _counters(parts: Parts, scenario: Scenario[Any]) -> Counters | None:
    shape: ScenarioShape[Any] = parts.shape
    if scenario.own is None or shape.counters is None:
        return None
    try:
        return shape.counters(scenario, None)
    except (LookupError, ValueError, AttributeError, TypeError, StopIteration):
        # Armies that do not fit together yet have counters that nobody can draw.
        return None
