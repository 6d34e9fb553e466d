"""The layers that can be laid over a map of this system: zones, command, threats and supply."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade, Subject, titled
from grognard.core.game.state import OFF, Piece
from grognard.core.messages import message
from grognard.rulesets.tikhvin.play.lines import command, headquarters_of, supply
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.threats import THREATS

LAYERS = (
    titled("zones", "z", ("side",), held="stripes"),
    titled("command", "c", ("unit", "side"), radius="tint", led="ring", cut="cross"),
    titled("threat", "t", ("side", "hex"), weighed=True, reach="dots", strike="stripes"),
    titled("supply", "s", ("unit", "side"), reach="tint", line="dots", source="ring", cut="cross"),
)


def layer(battle: Battle, id: str, subject: Subject) -> Overlay:
    """One of the layers about a side or a piece."""
    match id:
        case "zones":
            return zones(battle, subject.side)
        case "command" if subject.unit:
            return command_of_unit(battle, subject.unit)
        case "command":
            return command_of_side(battle, subject.side)
        case "threat" if subject.cell != OFF:
            return THREATS.upon(battle, subject.cell, subject.side)
        case "threat":
            return THREATS.of(battle, subject.side)
        case "supply" if subject.unit:
            return supply_of_unit(battle, subject.unit)
        case "supply":
            return supply_of_side(battle, subject.side)
    raise KeyError(id)


def zones(battle: Battle, side: str) -> Overlay:
    """5.2  The hexes that a side controls, and which units do."""
    here, rule = position(battle), battle.rules.cite("5.2")
    held: dict[int, list[str]] = {}
    for cell in here.cells_of(side):
        for index in range(cell * 6, cell * 6 + 6):
            if here.ground.control[index]:
                found = held.setdefault(here.ground.neighbours[index], [])
                found += [piece.id for piece in here.stacks[cell]]
    return Overlay(
        tuple(Shade(cell, "held", len(who), tuple(who), rule=rule) for cell, who in sorted(held.items()))
    )


# 4.2  Command


def command_of_side(battle: Battle, side: str) -> Overlay:
    """The radius of every headquarters of a side, and the units that none of them commands."""
    here, rule = position(battle), battle.rules.cite("4.2")
    near: dict[int, list[str]] = {}
    for hq in headquarters_of(here, side):
        for cell in command(battle, hq.id):
            near.setdefault(cell, []).append(hq.id)
    shades = [Shade(cell, "radius", len(who), tuple(who), rule=rule) for cell, who in sorted(near.items())]
    shades += [_led(battle, piece) for piece in led(battle, side)]
    return Overlay(tuple(shades))


def led(battle: Battle, side: str) -> Iterator[Piece]:
    roster = position(battle).roster
    for piece in position(battle).pieces(side):
        if piece.id not in roster.headquarters and not roster.is_static(piece.id):
            yield piece


def _led(battle: Battle, piece: Piece) -> Shade:
    hq, rule = piece.marker("hq"), battle.rules.cite("4.3")
    if hq is None:
        return Shade(piece.at, "cut", 1, (piece.id,), rule=rule)
    return Shade(piece.at, "led", 1, (str(hq),), rule=rule)


def command_of_unit(battle: Battle, unit: str) -> Overlay:
    """A headquarters: its radius and its units. A unit: the headquarters that reach it."""
    here, piece = position(battle), battle.piece(unit)
    rule = battle.rules.cite("4.2")
    if piece.at == OFF:
        return Overlay((), note=message("refuse-off-map", unit=unit))
    side = here.roster.side(unit)
    if unit in here.roster.headquarters:
        reached = command(battle, unit)
        shades = [Shade(cell, "radius", 1, (unit,), rule=rule) for cell in sorted(reached)]
        for other in led(battle, side):
            if other.marker("hq") == unit:
                tone = "led" if other.at in reached else "cut"
                shades.append(Shade(other.at, tone, 1, (other.id,), rule=rule))
        return Overlay(tuple(shades), piece.at)
    givers = [hq for hq in headquarters_of(here, side) if piece.at in command(battle, hq.id)]
    if not givers:
        return Overlay((Shade(piece.at, "cut", 1, (unit,), rule=rule),), piece.at)
    return Overlay(tuple(Shade(hq.at, "led", 1, (hq.id,), rule=rule) for hq in givers), piece.at)


# 9.1  Supply


def supply_of_side(battle: Battle, side: str) -> Overlay:
    """What is in supply, the lines of the headquarters, the sources, and whom nothing reaches."""
    found, rule = supply(battle, side), battle.rules.cite("9.1")
    shades = [Shade(cell, "reach", 1, rule=rule) for cell in sorted(found.from_heads)]
    lines: dict[int, list[str]] = {}
    for hq in found.heads:
        for cell in found.line(hq.at):
            lines.setdefault(cell, []).append(hq.id)
    shades += [Shade(cell, "line", len(who), tuple(who), rule=rule) for cell, who in sorted(lines.items())]
    shades += [Shade(cell, "source", 1, rule=rule) for cell in sorted(found.sources)]
    shades += [
        Shade(piece.at, "cut", 1, (piece.id,), rule=rule)
        for piece in led(battle, side)
        if not found.reaches(piece.at)
    ]
    return Overlay(tuple(shades))


def supply_of_unit(battle: Battle, unit: str) -> Overlay:
    """9.1  The line of one unit to its source, or where it breaks."""
    here, piece = position(battle), battle.piece(unit)
    rule = battle.rules.cite("9.1")
    if piece.at == OFF:
        return Overlay((), note=message("refuse-off-map", unit=unit))
    found = supply(battle, here.roster.side(unit))
    is_hq = unit in here.roster.headquarters
    line = found.line(piece.at) if not is_hq or found.is_linked(piece.at) else ()
    if not line:
        return Overlay(
            tuple(_break(battle, piece)), piece.at, note=message("supply-cut", unit=unit), rule=rule
        )
    shades = [Shade(cell, "line", 1, (unit,), rule=rule) for cell in line]
    return Overlay((*shades, Shade(line[-1], "source", 1, rule=rule)), piece.at)


def _break(battle: Battle, piece: Piece) -> Iterator[Shade]:
    """What bars the way: enemies and their zones around the piece, and the headquarters without a line."""
    here, rule = position(battle), battle.rules.cite("9.1")
    side = here.roster.side(piece.id)
    barred, found = here.barred(side), supply(battle, side)
    yield Shade(piece.at, "cut", 1, (piece.id,), rule=rule)
    near = battle.rules.number("supply.to-headquarters")
    for cell in here.grid.disk(piece.at, near):
        if barred[cell] and not here.ground.lake[cell] and cell != piece.at:
            who = tuple(unit.id for unit in here.stacks.get(cell, ()))
            reason = message("supply-barred", hex=here.grid.label(cell))
            yield Shade(cell, "cut", 1, who, reason=reason, rule=rule)
    for hq in headquarters_of(here, side):
        if not found.is_linked(hq.at):
            reason = message("supply-no-source", hq=hq.id)
            yield Shade(hq.at, "cut", 1, (hq.id,), reason=reason, rule=rule)
