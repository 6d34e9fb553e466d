"""5.10, 4.2, 6.9. What a side controls, whom a commander reaches, and where a line of fire is open."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade
from grognard.core.game.state import OFF, Piece
from grognard.core.legality import first
from grognard.core.messages import message
from grognard.rulesets.alea.play.combat_specials import fire_range
from grognard.rulesets.alea.play.command_phase import reaches
from grognard.rulesets.alea.play.fire_phase import armed_faults, bears, no_line, reach_of
from grognard.rulesets.alea.play.position import Position, controls, position
from grognard.rulesets.alea.play.sightlines import line_of_fire

#: lines are judged this many times as far as the longest gun shoots
_BEYOND = 2


def zones(battle: Battle, side: str) -> Overlay:
    """5.10  The hexes that a side controls, and which counters do."""
    here, rule = position(battle), battle.rules.cite("5.10")
    held: dict[int, list[str]] = {}
    for cell in here.cells_of(side):
        for piece in here.stacks[cell]:
            for direction in controls((piece,)):
                if here.ground.control[cell * 6 + direction]:
                    held.setdefault(here.ground.neighbours[cell * 6 + direction], []).append(piece.id)
    return Overlay(
        tuple(Shade(cell, "held", len(who), tuple(who), rule=rule) for cell, who in sorted(held.items()))
    )


# 4.2, 4.3  Command


def command_of_side(battle: Battle, side: str) -> Overlay:
    """The radius of every commander of a side, and which counters none of them reaches."""
    here, rule = position(battle), battle.rules.cite("4.2")
    leaders = here.commanders(side)
    near: dict[int, list[str]] = {}
    for leader, general in leaders:
        for cell in here.grid.disk(leader.at, general.radius):
            near.setdefault(cell, []).append(leader.id)
    shades = [Shade(cell, "radius", len(who), tuple(who), rule=rule) for cell, who in sorted(near.items())]
    for piece in here.units(side):
        givers = tuple(one.id for one, general in leaders if reaches(here, one, general, piece) is None)
        shades.append(Shade(piece.at, "led" if givers else "cut", 1, givers or (piece.id,), rule=rule))
    return Overlay(tuple(shades))


def command_of_unit(battle: Battle, unit: str) -> Overlay:
    """A commander: his radius, and which of his counters are in it. A counter: who could order it."""
    here, piece = position(battle), battle.piece(unit)
    if piece.at == OFF:
        return Overlay((), note=message("refuse-off-map", unit=unit))
    if unit in here.roster.leaders:
        return Overlay(tuple(_commanded(battle, piece)), piece.at)
    side, rule = here.card(unit).side, battle.rules.cite("4.2")
    givers = [
        Shade(leader.at, "led", 1, (leader.id,), rule=rule)
        for leader, general in here.commanders(side)
        if reaches(here, leader, general, piece) is None
    ]
    if givers:
        return Overlay(tuple(givers), piece.at)
    return Overlay((Shade(piece.at, "cut", 1, (unit,), rule=rule),), piece.at)


def _commanded(battle: Battle, leader: Piece) -> Iterator[Shade]:
    here, rule = position(battle), battle.rules.cite("4.2")
    general = here.general(leader)
    for cell in here.grid.disk(leader.at, general.radius):
        yield Shade(cell, "radius", 1, (leader.id,), rule=rule)
    for piece in here.units(general.side):
        bar = reaches(here, leader, general, piece)
        if bar is None:
            yield Shade(piece.at, "led", 1, (piece.id,), rule=rule)
        elif bar[0] == "refuse-order-radius":
            why = message(bar[0], unit=piece.id, commander=leader.id)
            yield Shade(piece.at, "cut", 1, (piece.id,), reason=why, rule=battle.rules.cite(bar[1]))


# 6.9-6.14  Lines


def sight(battle: Battle, origin: int) -> Overlay:
    """Every line of fire from a hex, whichever unit stood there, twice as far as any gun shoots."""
    here = position(battle)
    cells = here.grid.disk(origin, _BEYOND * longest_range(battle))[1:]
    return Overlay(tuple(_line(here, origin, cell) for cell in cells), origin)


def fire(battle: Battle, unit: str) -> Overlay:
    """6.1, 6.6, 6.9  What a counter has in range and in front, and which lines are open."""
    here, piece = position(battle), battle.piece(unit)
    if unit not in here.roster.cards or piece.at == OFF:
        return Overlay((), note=message("refuse-cannot-fire", unit=unit), rule=battle.rules.cite("6.1"))
    unarmed = first(armed_faults(here, piece))
    if unarmed is not None:
        return Overlay((), note=unarmed.reason, rule=unarmed.rule)
    far = min(reach_of(battle, [piece]), fire_range(battle))
    cells = here.grid.disk(piece.at, far)[1:]
    shades = [_line(here, piece.at, cell) for cell in cells if bears(here, [piece], piece.at, cell)]
    return Overlay(tuple(shades), piece.at)


def _line(here: Position, origin: int, cell: int) -> Shade:
    distance = here.grid.distance(origin, cell)
    block = line_of_fire(here, origin, cell)
    if block is None:
        return Shade(cell, "open", distance, rule=here.rules.cite("6.9"))
    why = no_line(here, block, cell)
    return Shade(cell, "barred", distance, by=block.cell, reason=why.reason, rule=why.rule)


def longest_range(battle: Battle) -> int:
    """6.1  The longest range of any gun."""
    return max(int(row.cells[0]) for row in battle.rules.chart("artillery-range").rows)
