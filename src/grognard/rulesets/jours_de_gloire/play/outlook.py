"""4.2, 5.2, 5.5, 6.3, 6.5. What a side controls, whom it leads, where units front, see and shoot."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade
from grognard.core.game.state import OFF, Piece
from grognard.core.legality import is_allowed
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.fire import battery_faults, reach
from grognard.rulesets.jours_de_gloire.play.command import leaders_of
from grognard.rulesets.jours_de_gloire.play.fire_cases import bears
from grognard.rulesets.jours_de_gloire.play.position import ALL, Position, position
from grognard.rulesets.jours_de_gloire.play.sightlines import line_of_sight

#: lines of sight are drawn so many hexes far: beyond the range of any battery
_FAR = 10


def zones(battle: Battle, side: str) -> Overlay:
    """5.5  The hexes that a side controls, and which units do."""
    here, rule = position(battle), battle.rules.cite("5.5")
    held: dict[int, list[str]] = {}
    for piece in here.units(side):
        for cell in here.controls(piece):
            held.setdefault(cell, []).append(piece.id)
    return Overlay(
        tuple(Shade(cell, "held", len(who), tuple(who), rule=rule) for cell, who in sorted(held.items()))
    )


def fronts(battle: Battle, unit: str) -> Overlay:
    """5.2, 5.3  The front and the rear hexes of one unit."""
    here, piece = position(battle), battle.piece(unit)
    if piece.at == OFF or unit not in here.roster.cards:
        return Overlay((), note=message("refuse-no-front", unit=unit), rule=battle.rules.cite("5.2"))
    rule, ahead = battle.rules.cite("5.2"), here.front_directions(piece)
    around = [(way, here.ground.neighbours[piece.at * 6 + way]) for way in ALL]
    return Overlay(
        tuple(
            Shade(cell, "front" if way in ahead else "rear", 1, (unit,), rule=rule)
            for way, cell in around
            if cell >= 0
        ),
        piece.at,
    )


# 4.2, 4.6  Command


def command_of_side(battle: Battle, side: str) -> Overlay:
    """The radius of every officer of a side, and which units stand outside that of their leader."""
    here, rule = position(battle), battle.rules.cite("4.2")
    near: dict[int, list[str]] = {}
    for officer in _officers(here, side):
        for cell in here.grid.disk(officer.at, here.officer(officer).radius):
            near.setdefault(cell, []).append(officer.id)
    shades = [Shade(cell, "radius", len(who), tuple(who), rule=rule) for cell, who in sorted(near.items())]
    return Overlay((*shades, *(_led(here, piece) for piece in here.units(side))))


def command_of_unit(battle: Battle, unit: str) -> Overlay:
    """An officer: his radius, and which of his units are in it. A unit: who leads it."""
    here, piece = position(battle), battle.piece(unit)
    if piece.at == OFF:
        return Overlay((), note=message("refuse-off-map", unit=unit))
    if unit in here.roster.officers:
        return Overlay(tuple(_commanded(here, piece)), piece.at)
    shade, rule = _led(here, piece), battle.rules.cite("4.2")
    if shade.tone == "cut":
        return Overlay((shade,), piece.at)
    givers = [battle.piece(giver) for giver in shade.units]
    return Overlay(tuple(Shade(giver.at, "led", 1, (giver.id,), rule=rule) for giver in givers), piece.at)


def _officers(here: Position, side: str) -> Iterator[Piece]:
    return (piece for cell in here.others for piece in here.officers_at(cell, side))


def _commanded(here: Position, officer: Piece) -> Iterator[Shade]:
    row, rule = here.officer(officer), here.rules.cite("4.2")
    for cell in here.grid.disk(officer.at, row.radius):
        yield Shade(cell, "radius", 1, (officer.id,), rule=rule)
    for piece in here.units(row.side):
        if officer in leaders_of(here, here.card(piece.id).formation, row.side):
            near = here.grid.distance(officer.at, piece.at) <= row.radius
            yield Shade(piece.at, "led" if near else "cut", 1, (piece.id,), rule=rule)


def _led(here: Position, piece: Piece) -> Shade:
    """Whether a unit is in the radius of a leader of its formation, and of whom."""
    card, rule = here.card(piece.id), here.rules.cite("4.2")
    near = tuple(
        leader.id
        for leader in leaders_of(here, card.formation, card.side)
        if here.grid.distance(leader.at, piece.at) <= here.officer(leader).radius
    )
    return Shade(piece.at, "led" if near else "cut", 1, near or (piece.id,), rule=rule)


# 6.3-6.8  Lines


def sight(battle: Battle, origin: int) -> Overlay:
    """Every line of sight from a hex, whichever unit stood there."""
    here = position(battle)
    return Overlay(tuple(_line(here, origin, cell) for cell in here.grid.disk(origin, _FAR)[1:]), origin)


def fire(battle: Battle, unit: str) -> Overlay:
    """6.3, 6.4  What a battery has in range and before its front, and which lines are open."""
    here, piece = position(battle), battle.piece(unit)
    if piece.at == OFF or unit not in here.roster.cards or not is_armed(here, piece):
        return Overlay((), note=message("refuse-cannot-fire", unit=unit), rule=battle.rules.cite("6.2"))
    return Overlay(tuple(_line(here, piece.at, cell) for cell in in_arc(here, piece)), piece.at)


def is_armed(here: Position, piece: Piece) -> bool:
    """Whether a unit is a battery that may fire."""
    return is_allowed(battery_faults(here.rules, here.counter(piece)))


def in_arc(here: Position, piece: Piece) -> list[int]:
    """6.3, 6.4  The hexes in range of a battery and before its front."""
    far = reach(here.rules, here.card(piece.id).range or 0)
    return [cell for cell in here.grid.disk(piece.at, far)[1:] if bears(here, piece, cell)]


def _line(here: Position, origin: int, cell: int) -> Shade:
    grid, block = here.grid, line_of_sight(here, origin, cell)
    distance = grid.distance(origin, cell)
    if block is None:
        return Shade(cell, "open", distance, rule=here.rules.cite("6.5"))
    why = message("refuse-no-line", hex=grid.label(cell), by=grid.label(block.cell))
    return Shade(cell, "barred", distance, by=block.cell, reason=why, rule=here.rules.cite(block.rule))
