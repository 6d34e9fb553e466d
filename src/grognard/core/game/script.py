"""What one order sets off: its own carrying out, then every phase in which nobody has to decide."""

from __future__ import annotations

from grognard.core.events import PhaseBegan
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.repair import corrections
from grognard.core.game.settlement import Fix
from grognard.core.game.system import DONE, System, ask_of


def opening(system: System, battle: Battle) -> Script[None]:
    """Begin the first phase, and go on to the first decision."""
    yield from _begin(system, battle)
    yield from _go_on(system, battle)


def follow(system: System, battle: Battle, order: Order | Fix) -> Script[None]:
    """Carry out an order that is legal, or a fix, and go on to the next decision."""
    if isinstance(order, Fix):
        battle.emit(*corrections(system, battle, order))
        yield from _go_on(system, battle)
        return
    phase = system.phases[battle.step.phase.id]
    if order != DONE:
        yield from phase.carry_out(battle, order)
        if battle.state.result is not None:
            return
        yield from _go_on(system, battle)
        return
    yield from _next(system, battle)
    yield from _go_on(system, battle)


def _go_on(system: System, battle: Battle) -> Script[None]:
    while battle.state.result is None and ask_of(system, battle) is None:
        yield from _next(system, battle)


def _next(system: System, battle: Battle) -> Script[None]:
    phase = battle.step.phase
    rules = system.phases[phase.id]
    yield from rules.end(battle)
    if battle.state.result is not None:
        return
    back = bool(phase.back_to) and rules.leads_back(battle)
    turn, step = battle.sequence.after(battle.state.turn, battle.state.step, back=back)
    while not _takes_place(system, battle, step):
        turn, step = battle.sequence.after(turn, step)
    coming = battle.sequence.steps[step]
    rule = battle.rules.cite(coming.phase.rule)
    battle.emit(PhaseBegan(coming.active, rule, turn=turn, step=step, phase=coming.phase.id))
    yield from _begin(system, battle)


def _takes_place(system: System, battle: Battle, step: int) -> bool:
    coming = battle.sequence.steps[step]
    return system.phases[coming.phase.id].takes_place(battle, coming)


def _begin(system: System, battle: Battle) -> Script[None]:
    yield from system.phases[battle.step.phase.id].begin(battle)
