"""What it means to come to stand in a hex: who holds it, headquarters driven out, guns taken."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.rulesets.tikhvin.play.position import Position, position
from grognard.rulesets.tikhvin.play.specials import specials
from grognard.rulesets.tikhvin.special_rules import HoldOrder

#: moves that no unit is forced to
VOLUNTARY = ("move", "rail", "advance")


def arrive(battle: Battle, unit: str, path: tuple[int, ...], *, how: str, rule: str) -> None:
    """Move a piece along a path to its end."""
    here, label = position(battle), battle.board.grid.label
    labels = tuple(label(cell) for cell in path)
    left = battle.piece(unit).at
    battle.emit(ev.Moved(unit, rule, to=labels[-1], path=labels, how=how))
    if unit not in here.roster.units:
        return
    side = here.roster.side(unit)
    for cell in path:
        hold(battle, cell, side)
        overrun(battle, cell, side)
    if left != OFF and how in VOLUNTARY:
        abandon(battle, left, side)


def hold(battle: Battle, cell: int, side: str) -> None:
    """11.1  A hex belongs to the side whose combat unit was in it last."""
    if position(battle).holder(cell) != side:
        what = f"held.{battle.board.grid.label(cell)}"
        battle.emit(ev.TrackSet(side, battle.rules.cite("11.1"), what=what, value=side))


def overrun(battle: Battle, cell: int, side: str) -> None:
    """4.8, 6.2  Enemy headquarters and guns left alone in a hex that is entered."""
    here = position(battle)
    for piece in here.others_of(cell, here.enemy(side)):
        if piece.id in here.roster.headquarters:
            displace(battle, piece)
        else:
            battle.emit(ev.Eliminated(piece.id, battle.rules.cite("6.2"), "overrun"))


def displace(battle: Battle, piece: Piece) -> None:
    """4.8  A headquarters flees to the nearest friend far enough away, and is idle if it has not acted."""
    here, rule = position(battle), battle.rules.cite("4.8")
    refuge = nearest_friend(here, piece)
    if refuge is None:
        battle.emit(ev.Eliminated(piece.id, rule, "overrun"))
        release(battle, piece.id)
        return
    arrive(battle, piece.id, (refuge,), how="displaced", rule=rule)
    if piece.marker("acted") is None:
        battle.emit(ev.MarkerSet(piece.id, rule, "overrun", marker="idle", value=1))


def nearest_friend(here: Position, piece: Piece) -> int | None:
    """4.8  The hex of the nearest combat unit of its side at least so far off, or else of the farthest."""
    least, side = here.rules.number("command.refuge"), here.roster.side(piece.id)
    found = sorted((here.grid.distance(piece.at, cell), cell) for cell in here.cells_of(side))
    far = [cell for away, cell in found if away >= least]
    return far[0] if far else found[-1][1] if found else None


def release(battle: Battle, hq: str) -> None:
    """4.3  Units assigned to a headquarters that is gone are out of command."""
    for piece in battle.state.pieces:
        if piece.marker("hq") == hq:
            battle.emit(ev.MarkerRemoved(piece.id, battle.rules.cite("4.3"), "overrun", marker="hq"))


def abandon(battle: Battle, cell: int, side: str) -> None:
    """13.8  A post that must be held is left of one's own will."""
    here, turn = position(battle), battle.state.turn
    for number, rule in enumerate(specials(battle.scenario, HoldOrder)):
        what = f"abandoned.{number}"
        ordered = rule.side == side and turn < rule.before and here.grid.cell_of(rule.hex) == cell
        if ordered and here.side_at(cell) != side and not battle.state.number(what):
            battle.emit(ev.TrackSet(side, battle.rules.cite("13.8"), what=what, value=rule.points))
