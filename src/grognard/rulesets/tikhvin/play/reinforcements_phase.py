"""3.1, 10.3. Units that are due may come in when they are activated; air units join those in the box."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import Piece
from grognard.core.game.system import PhaseRules
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.set_up import BOX

DUE = "due"


class ReinforcementsPhase(PhaseRules):
    """10.3  Reinforcements become due. Headquarters and air units come at once."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        roster, rule = position(battle).roster, battle.rules.cite("10.3")
        for piece in battle.state.pieces:
            if piece.fate != "waiting" or roster.rows[piece.id].turn > battle.state.turn:
                continue
            if piece.id in roster.supports and piece.id not in roster.artillery:
                battle.emit(ev.LeftMap(piece.id, rule, "reinforcements", how=BOX))
            elif piece.id in roster.headquarters:
                enter(battle, piece.id)
            elif piece.marker(DUE) is None:
                battle.emit(ev.MarkerSet(piece.id, rule, "reinforcements", marker=DUE, value=1))


def is_due(piece: Piece) -> bool:
    return piece.marker(DUE) is not None


def entry(battle: Battle, unit: str) -> int | None:
    """10.3  Where a reinforcement can come in now; None while its entry is blocked."""
    here = position(battle)
    row = here.roster.rows[unit]
    assert row.start is not None
    for hex in entry_line(battle, row.start):
        cell = here.grid.cell_of(hex)
        if here.holder(cell) == row.side and not here.is_entered(cell, here.enemy(row.side)):
            # A friendly hex that is full is waited for, not passed by.
            return cell if here.has_room(cell, (battle.piece(unit),)) else None
    return None


def entry_line(battle: Battle, start: str) -> tuple[str, ...]:
    """10.3  The hex of a reinforcement, then those that stand in for it."""
    for line in battle.scenario.own.entries:
        if start in line.hexes:
            return tuple(line.hexes[line.hexes.index(start) :])
    return (start,)


def enter(battle: Battle, unit: str) -> bool:
    """10.3  A reinforcement comes in, if it can."""
    cell = entry(battle, unit)
    if cell is None:
        return False
    rule = battle.rules.cite("10.3")
    if is_due(battle.piece(unit)):
        battle.emit(ev.MarkerRemoved(unit, rule, "reinforcements", marker=DUE))
    arrive(battle, unit, (cell,), how="enter", rule=rule)
    return True
