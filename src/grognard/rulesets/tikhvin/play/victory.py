"""11. Victory: the points of both sides, wins on the spot, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.messages import Label
from grognard.rulesets.tikhvin import victory_items as vi
from grognard.rulesets.tikhvin.play.lines import in_supply
from grognard.rulesets.tikhvin.play.position import home_ground, position
from grognard.rulesets.tikhvin.play.specials import specials
from grognard.rulesets.tikhvin.special_rules import HoldOrder

Line = tuple[Label | str, int]


def score(battle: Battle) -> Mapping[str, list[Line]]:
    """11.1  What each side would have if the game ended now."""
    lines: dict[str, list[Line]] = {player.id: [] for player in battle.scenario.sides}
    for side, name, points in _lines(battle):
        if points:
            lines[side].append((name, points))
    return lines


def _lines(battle: Battle) -> Iterator[tuple[str, Label | str, int]]:
    for item in battle.scenario.own.victory:
        match item:
            case vi.Place():
                yield item.side, item.name, item.points * is_won(battle, item)
            case vi.Railway():
                yield item.side, item.name, item.points * is_free(battle, item)
            case vi.Foothold():
                yield item.side, item.name, foothold(battle, item)
            case vi.Eliminated():
                for side, enemy in position(battle).roster.enemy.items():
                    lost = eliminated(battle, enemy)
                    yield side, "score-eliminated", lost // item.every * item.points
    for number, rule in enumerate(specials(battle.scenario, HoldOrder)):
        points = battle.state.number(f"abandoned.{number}")
        yield position(battle).enemy(rule.side), "score-abandoned", points


def is_won(battle: Battle, item: vi.Place) -> bool:
    """11.1  Held, or within reach of a supplied unit where that counts."""
    here = position(battle)
    cell = here.grid.cell_of(item.hex)
    if here.holder(cell) == item.side:
        return True
    near = here.grid.disk(cell, item.within) if item.within else ()
    return any(
        here.side_at(other) == item.side and any(in_supply(piece) for piece in here.stacks[other])
        for other in near
    )


def stretch(battle: Battle, item: vi.Railway) -> tuple[int, ...]:
    cells = next(way.cells for way in battle.board.ways if way.id == item.way)
    first, last = (cells.index(battle.board.grid.cell_of(hex)) for hex in (item.first, item.last))
    return cells[min(first, last) : max(first, last) + 1]


def is_free(battle: Battle, item: vi.Railway) -> bool:
    """11.4  Neither an enemy nor his zone anywhere on the stretch."""
    here = position(battle)
    enemy = here.enemy(item.side)
    zone = here.zone(enemy)
    return not any(zone[cell] or here.is_entered(cell, enemy) for cell in stretch(battle, item))


def foothold(battle: Battle, item: vi.Foothold) -> int:
    """11.5  Supplied units in the hexes."""
    here, ground = position(battle), home_ground(battle.scenario)
    first, last = item.rows
    standing = 0
    for piece in here.units(item.side):
        _column, row = here.grid.numbering.place(here.grid.hex(piece.at))
        counts = first <= row <= last and ground[piece.at] != item.side
        standing += counts and in_supply(piece) and not here.roster.is_static(piece.id)
    return min(item.most, standing * item.points)


def eliminated(battle: Battle, side: str) -> int:
    """11.2  The full CF of a side's units that are gone, static ones apart."""
    units = position(battle).roster.units
    gone = [piece.id for piece in battle.state.pieces if piece.fate == "eliminated" and piece.id in units]
    return sum(units[id].cf for id in gone if units[id].side == side and not units[id].is_static)


def total(battle: Battle, side: str) -> int:
    return sum(points for _name, points in score(battle)[side])


def count_running(battle: Battle) -> None:
    """11.2  Turns running at whose end a side held what wins the game; enough of them end it."""
    here, rule = position(battle), battle.rules.cite("11.2")
    for number, win in enumerate(battle.scenario.own.wins):
        held = all(here.holder(here.grid.cell_of(hex)) == win.side for hex in win.hexes)
        what = f"running.{number}"
        running = battle.state.number(what) + 1 if held else 0
        if running != battle.state.number(what):
            battle.emit(ev.TrackSet(win.side, rule, "victory", what=what, value=running))
        if running >= win.turns and battle.state.result is None:
            battle.emit(ev.GameEnded(win.side, rule, "victory", how="sudden"))


def end_by_points(battle: Battle) -> None:
    """11.3  The lead at the end of the last turn."""
    margins = battle.scenario.own.margins
    enemy = position(battle).enemy(margins.side)
    lead = total(battle, margins.side) - total(battle, enemy)
    winner = margins.side if lead >= margins.win else "" if lead >= margins.draw else enemy
    how = "points" if winner else "draw"
    battle.emit(ev.GameEnded(winner, battle.rules.cite("11.3"), "victory", how=how))
