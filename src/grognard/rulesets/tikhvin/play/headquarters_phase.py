"""3.3, 4.7. The activated headquarters moves after its units have fought."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named
from grognard.core.game.state import OFF
from grognard.core.game.system import Ask
from grognard.core.legality import first
from grognard.core.messages import message
from grognard.rulesets.tikhvin.play.activation import acting, activatable, call_faults, conclude
from grognard.rulesets.tikhvin.play.activation_phase import Segment
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.marches import March
from grognard.rulesets.tikhvin.play.movement_phase import HEX, check_mover, check_way, path_of, rest_faults
from grognard.rulesets.tikhvin.play.position import position


class HeadquartersPhase(Segment):
    """4.7  Headquarters movement, which ends the activation."""

    verbs = ("move", "done")

    def asks(self, battle: Battle) -> Ask | None:
        able = [hq for hq in movers(battle) if March.of(battle, hq).ends]
        return Ask(message("prompt-headquarters"), tuple(able)) if able else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        label = battle.board.grid.label
        for hq in movers(battle):
            if unit in ("", hq):
                for cell in sorted(March.of(battle, hq).ends):
                    yield Order("move", (hq,), label(cell))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_mover(battle, order, movers(battle), "4.7")
        cell = cell_named(battle, order.to, HEX)
        march = March.of(battle, order.unit)
        check_way(battle, march, order)
        march.check(cell)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit not in position(battle).roster.headquarters:
            return None
        return first(chain(call_faults(battle, unit), rest_faults(battle, unit, "4.7")))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("4.7")
        arrive(battle, order.unit, path_of(battle, order), how="move", rule=rule)
        battle.emit(ev.MarkerSet(order.unit, rule, "move", marker="moved", value=1))

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        conclude(battle)

    def leads_back(self, battle: Battle) -> bool:
        return any(activatable(battle, player.id) for player in battle.scenario.sides)


def movers(battle: Battle) -> tuple[str, ...]:
    """4.7  The activated headquarters, unless it has moved; all of a side where none is activated."""
    here, who = position(battle), acting(battle)
    own = [piece for piece in here.pieces(battle.step.active) if piece.id in here.roster.headquarters]
    return tuple(
        piece.id
        for piece in sorted(own, key=lambda piece: piece.id)
        if who in ("", piece.id) and piece.at != OFF and piece.marker("moved") is None
    )
