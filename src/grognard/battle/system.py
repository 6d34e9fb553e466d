"""A ruleset of these parts, ready to be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from grognard.battle import layers, movement_phase, set_up, victory
from grognard.battle.armies import roster
from grognard.battle.attacks import FIRED, FOUGHT, Attack, AttackPhase, case_of
from grognard.battle.layers import layer as layer_of
from grognard.battle.layers import threats_of
from grognard.battle.other_phases import ArrivalsPhase, EndPhase, TestPhase
from grognard.battle.position import STATES, Position, position
from grognard.core.game.battle import Battle
from grognard.core.game.composed import Composed
from grognard.core.game.effects import Signs
from grognard.core.game.layers import Overlay, Subject
from grognard.core.game.order import Order
from grognard.core.game.system import PhaseRules
from grognard.core.game.threat_map import Danger, Threats
from grognard.core.messages import Message, message
from grognard.core.ruleset import Procedure


class BattleSystem(Composed):
    """A game of common parts. A ruleset names its attacks, and the test that units in disorder take."""

    #: each is a phase of its name, and a verb
    attacks: Sequence[Attack] = ()
    #: the phase of its name tests every unit in disorder
    test: Procedure | None = None

    states = STATES
    signs = Signs(shots=(FIRED,), clashes=(FOUGHT,))

    # A part that bears the name of its module comes after all others of it.
    roster = staticmethod(roster)
    members = staticmethod(set_up.members)
    groups = staticmethod(set_up.groups)
    opens = staticmethod(set_up.opens)
    may_set = staticmethod(set_up.may_set)
    set_up = staticmethod(set_up.opening)

    sources = staticmethod(victory.sources)
    judge = staticmethod(victory.judge)
    goals = staticmethod(victory.goals)
    price = staticmethod(victory.price)
    wound = staticmethod(victory.wound)
    victory = staticmethod(victory.victory)

    way_of = staticmethod(movement_phase.way_of)
    orders_through = staticmethod(movement_phase.orders_through)
    cost_of = staticmethod(movement_phase.cost_of)
    ways = staticmethod(movement_phase.ways)
    zones = staticmethod(layers.zones)
    layers = layers.LAYERS

    @cached_property
    def phases(self) -> Mapping[str, PhaseRules]:
        tests = {} if self.test is None else {self.test.id: TestPhase(self.test)}
        return {
            "arrivals": ArrivalsPhase(),
            **tests,
            movement_phase.MOVEMENT: movement_phase.MovementPhase(),
            **{attack.id: AttackPhase(attack) for attack in self.attacks},
            "end": EndPhase(),
        }

    @property
    def verbs(self) -> tuple[str, ...]:
        return (movement_phase.MOVE, *(attack.id for attack in self.attacks), "done")

    def ruling_of(self, battle: Battle, order: Order) -> tuple[str, Any] | None:
        """The procedure and case of a legal order; None for one that sets no ruling off."""
        for attack in self.attacks:
            if attack.id == order.verb:
                return attack.id, case_of(
                    battle, attack, order.units, battle.board.grid.cell_of(order.target)
                )
        return None

    @cached_property
    def _threats(self) -> Threats[Position]:
        return threats_of(self.attacks)

    def layer(self, battle: Battle, id: str, subject: Subject) -> Overlay:
        """One of the layers over the map."""
        return layer_of(battle, id, subject, self._threats)

    def dangers(self, battle: Battle, subject: Subject) -> tuple[Danger, ...]:
        """Which units can do something to a hex, or to those that stand there."""
        return self._threats.dangers(battle, subject)

    def problems(self, battle: Battle) -> Iterator[Message]:
        """Everything that is wrong with a position."""
        here, label = position(battle), battle.board.grid.label
        for cell, stack in here.stacks.items():
            if len({here.card(piece.id).side for piece in stack}) > 1:
                yield message("problem-both-sides", hex=label(cell))
            if not here.has_room(cell, ()):
                most = self.rules.number("stacking.units")
                yield message("refuse-stacking", hex=label(cell), most=most)
            for piece in stack:
                if not 0 < piece.strength <= here.card(piece.id).strength:
                    yield message("problem-strength", unit=piece.id)
