"""1.3, 2, 6. Phases in which no player decides: arrivals, tests of disordered units, the end of a turn."""

from __future__ import annotations

from grognard.battle.aftermath import go
from grognard.battle.attacks import FIRED, FOUGHT, filled, unit_data
from grognard.battle.position import DISORDERED, position
from grognard.battle.victory import is_swept, judge
from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.idle import WAITING
from grognard.core.game.system import PhaseRules
from grognard.core.ruleset import Procedure

#: markers that last a turn
OF_TURN = ("moved", FIRED, FOUGHT)


class ArrivalsPhase(PhaseRules):
    """6.1  Units that are due come in, if there is room and no enemy."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        for piece in battle.state.pieces:
            here = position(battle)
            row = here.card(piece.id)
            if piece.fate != WAITING or row.turn > battle.state.turn or row.side != battle.step.active:
                continue
            cell = here.grid.cell_of(row.start)
            if here.side_at(cell) in ("", row.side) and here.has_room(cell, (piece,)):
                go(battle, piece.id, (cell,), how="enter", rule=battle.rules.cite("6.1"))


class TestPhase(PhaseRules):
    """1.3  Every unit in disorder takes the test of the ruleset."""

    #: pytest takes it for a test otherwise
    __test__ = False

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure

    def begin(self, battle: Battle) -> Script[None]:
        own = sorted(piece.id for piece in position(battle).units(battle.step.active))
        for unit in own:
            piece = battle.piece(unit)
            if piece.state == DISORDERED:
                case = filled(self.procedure.case, {"unit": unit_data(battle, piece)})
                battle.emit(*(yield from ruling(battle, self.procedure.run, case, {})))


class EndPhase(PhaseRules):
    """2.3  The end of a turn: markers go, and the battle is judged after the last one."""

    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("2.3")
        for piece in battle.state.pieces:
            for marker in OF_TURN:
                if piece.marker(marker) is not None:
                    battle.emit(ev.MarkerRemoved(piece.id, rule, "end", marker=marker))
        if is_swept(battle) or battle.state.turn >= battle.scenario.turns:
            battle.emit(judge(battle).event("victory"))
