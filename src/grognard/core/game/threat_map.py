"""What the counters of a side can do to hexes in their next turn, drawn as a layer.

How a system finds that out is its own affair: here it is a map from what can be done, by hex, to who can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade
from grognard.core.messages import message


class Threat(NamedTuple):
    """What one counter can do to a hex: for so many points, or over so many hexes."""

    unit: str
    cost: int


#: tone -> cell -> who can
ThreatMap = dict[str, dict[int, list[Threat]]]


def gathered(threats: Iterable[tuple[str, str, int, int]], tones: Iterable[str]) -> ThreatMap:
    """Threats, each a tone, a unit, a cell and a cost, by tone and cell."""
    found: ThreatMap = {tone: {} for tone in tones}
    for tone, unit, cell, cost in threats:
        found[tone].setdefault(cell, []).append(Threat(unit, cost))
    return found


def least(costs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """By cell the least of its costs."""
    found: dict[int, int] = {}
    for cell, cost in costs:
        found[cell] = min(cost, found.get(cell, cost))
    return found


def by_hex(battle: Battle, found: ThreatMap, rules: Mapping[str, str]) -> Overlay:
    """Which counters can come to a hex, or shoot at it; elsewhere, who can strike at it.

    Whoever can come to a hex is next to its neighbours on the way: to say so again would hide the map.
    """
    return Overlay(
        tuple(
            Shade(cell, tone, len(who), tuple(one.unit for one in who), rule=battle.rules.cite(rules[tone]))
            for tone, cells in found.items()
            for cell, who in sorted(cells.items())
            if tone != "strike" or cell not in found["reach"]
        )
    )


def upon(battle: Battle, maps: Iterable[ThreatMap], rules: Mapping[str, str], cell: int) -> Overlay:
    """Where those stand who can do something to a hex, each with the reason."""
    return Overlay(tuple(_upon(battle, maps, rules, cell)), cell)


def _upon(battle: Battle, maps: Iterable[ThreatMap], rules: Mapping[str, str], cell: int) -> Iterator[Shade]:
    hex = battle.board.grid.label(cell)
    for found in maps:
        for tone, cells in found.items():
            for unit, cost in cells.get(cell, ()):
                why = message(f"layer-threat-{tone}-why", unit=unit, hex=hex, cost=cost)
                at, rule = battle.piece(unit).at, battle.rules.cite(rules[tone])
                yield Shade(at, tone, cost, (unit,), reason=why, rule=rule)
