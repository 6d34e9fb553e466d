"""3.1, 9. Supply is traced, markers are placed and taken off, and units that stay without it waste away."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.state import Piece
from grognard.core.game.system import PhaseRules
from grognard.rulesets.tikhvin.play.lines import supply
from grognard.rulesets.tikhvin.play.position import position

MARKER = "out-of-supply"


class SupplyPhase(PhaseRules):
    """9.1  Both sides, all at once: no line depends on what others lose in this step."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        here = position(battle)
        cut = {
            piece.id: not supply(battle, player.id).reaches(piece.at)
            for player in battle.scenario.sides
            for piece in here.pieces(player.id)
            if piece.id not in here.roster.headquarters and not here.roster.is_static(piece.id)
        }
        for unit, is_cut in cut.items():
            mark(battle, battle.piece(unit), is_cut)


def mark(battle: Battle, piece: Piece, is_cut: bool) -> None:
    """9.2-9.4  The marker counts the turns in a row."""
    if not is_cut:
        if piece.marker(MARKER) is not None:
            battle.emit(ev.MarkerRemoved(piece.id, battle.rules.cite("9.4"), "supply", marker=MARKER))
        return
    turns = piece.count(MARKER) + 1
    battle.emit(ev.MarkerSet(piece.id, battle.rules.cite("9.2"), "supply", marker=MARKER, value=turns))
    if turns >= battle.rules.number("supply.attrition-from") and piece.strength:
        rule, lost = battle.rules.cite("9.3"), battle.rules.number("supply.attrition")
        battle.emit(ev.LostStrength(piece.id, rule, "supply", points=min(lost, piece.strength)))
        if not battle.piece(piece.id).strength:
            battle.emit(ev.Eliminated(piece.id, rule, "supply"))
