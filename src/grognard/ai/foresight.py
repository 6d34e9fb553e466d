"""What could be done from a place, and what could be done to whoever stands there, by exact odds.

A position that might come about is set up as plain data at a later step of the sequence, and the rules of
that step are asked for their orders. Nothing is carried out and no die is rolled.
"""

from __future__ import annotations

from grognard.ai.combat import Combat
from grognard.ai.phases import Phases
from grognard.core.game.battle import Battle
from grognard.core.game.layers import Subject
from grognard.core.game.order import Order
from grognard.core.game.state import State
from grognard.core.game.threat_map import Threatens

#: enemies farther away are not asked what they could do
_ARM = 5
#: how often an attack that could be made is made
_LIKELY = 0.5


class Foresight:
    """Looks at positions that might come about, for one side."""

    def __init__(self, phases: Phases, combat: Combat, side: str) -> None:
        self.phases, self.combat, self.side = phases, combat, side
        self.table = phases.table
        self._places = self.table.scenario.places
        self._place = self.table.reducer.roll
        #: positions looked at
        self.looks = 0

    def at(self, state: State, step: int) -> Battle:
        self.looks += 1
        return self.phases.at(state, step)

    def opportunity(self, state: State, unit: str, steps: list[int]) -> tuple[float, Order | None]:
        """The most that a piece could add to what is done to the enemy in some steps, and how.

        Pieces of one hex act together: it counts for what it adds to those who stand with it.
        """
        at = state.pieces[self._place[unit]].at
        side = self.combat.stake.side
        mates = [p.id for p in state.pieces if p.at == at and p.strength and side(p.id) == self.side]
        best, how = 0.0, None
        for step in steps:
            battle = self.at(state, step)
            joined: dict[str, tuple[float, Order]] = {}
            others: dict[str, float] = {}
            for order in [order for mate in mates for order in self._orders(battle, step, mate)]:
                gain = self.combat.gain(battle, order, self.side)
                if gain is None:
                    continue
                if unit not in order.units:
                    others[order.target] = max(gain, others.get(order.target, 0.0))
                elif order.target not in joined or gain > joined[order.target][0]:
                    joined[order.target] = (gain, order)
            for target, (gain, order) in joined.items():
                if gain - others.get(target, 0.0) > best:
                    best, how = gain - others.get(target, 0.0), order
        return best, how

    def together(self, state: State, units: tuple[str, ...], steps: list[int]) -> float:
        """The best single combat that some pieces, or part of them, could fight in some steps."""
        best = 0.0
        for step in steps:
            battle = self.at(state, step)
            for order in [order for unit in units for order in self._orders(battle, step, unit)]:
                best = max(best, self.combat.gain(battle, order, self.side) or 0.0)
        return best

    def declared(self, state: State) -> dict[str, float]:
        """What combats that are declared already will bring, by target: later steps carry them out."""
        found: dict[str, float] = {}
        for step in self.phases.rest_of_turn(state, self.side):
            battle = self.at(state, step)
            rules = self.table.system.phases[self.phases.steps[step].phase.id]
            for order in rules.orders(battle):
                gain = (
                    self.combat.gain(battle, order, self.side) if order.target and not order.units else None
                )
                if gain is not None:
                    found[order.target] = max(gain, found.get(order.target, gain))
        return found

    def exposure(self, state: State, unit: str, cell: int, enemies: list[str], steps: list[int]) -> float:
        """What enemies where they stand gain by a piece being in a place, in our turn and in theirs.

        Each of them acts once a turn: what he could do elsewhere anyway is not held against the place. Their
        orders aim at the place where places are aimed at, and at the piece where pieces are.
        """
        aimed = (self._places.label(cell), unit)
        here: dict[tuple[str, bool], float] = {}
        elsewhere: dict[tuple[str, bool], float] = {}
        for step in steps:
            battle, ours = self.at(state, step), self.phases.steps[step].active == self.side
            for enemy in enemies:
                for order in self._orders(battle, step, enemy):
                    gain = self.combat.gain(battle, order, self.combat.stake.side(enemy))
                    best = here if order.target in aimed else elsewhere
                    if gain is not None and gain > best.get((enemy, ours), 0.0):
                        best[enemy, ours] = gain
        return sum(max(0.0, gain - elsewhere.get(who, 0.0)) for who, gain in here.items())

    def answer(self, state: State, unit: str, steps: list[int]) -> float:
        """The most that the enemy gains by one act upon a piece in some steps."""
        cell = state.pieces[self._place[unit]].at
        aimed = (self._places.label(cell), unit)
        best = 0.0
        for step in steps:
            battle, enemy = self.at(state, step), self.phases.steps[step].decides
            rules = self.table.system.phases[self.phases.steps[step].phase.id]
            for order in rules.orders(battle):
                if order.target in aimed:
                    best = max(best, self.combat.gain(battle, order, enemy) or 0.0)
        return best

    def menace(self, state: State, unit: str, enemy: str) -> float:
        """What an enemy gains by all the fire upon a piece that he could join, once, and by his best attack.

        The fire of the player turn under way and that of his own are two: the worse of them counts. An attack
        among his marches is no more than likely: whoever makes it must be free to.
        """
        phases = self.phases
        fire = max(
            (self.answer(state, unit, [step]) for step in phases.coming(state, "combat", enemy)), default=0.0
        )
        march = next((n for n in phases.coming(state, "march", enemy) if self._storms(n)), None)
        return fire if march is None else fire + _LIKELY * self._stormed(state, unit, march, enemy)

    def _storms(self, step: int) -> bool:
        return self.phases.steps[step].phase.id in self.phases.stormy

    def _stormed(self, state: State, unit: str, step: int, enemy: str) -> float:
        """The most that an attack made among marches would bring him, as far as his system tells of any."""
        system, battle = self.table.system, self.at(state, step)
        if not isinstance(system, Threatens):
            return 0.0
        subject = Subject(unit=unit, cell=battle.piece(unit).at, side=self.side)
        best = 0.0
        for danger in system.dangers(battle, subject):
            if danger.tone == "reach" and danger.ruling is not None:
                prospect = self.combat.foresee(battle, *danger.ruling)
                if prospect is not None:
                    best = max(best, self.combat.balance(prospect, enemy))
        return best

    def can_strike(self, state: State, unit: str, cell: int) -> bool:
        """Whether any enemy is near enough to a place for a piece there to act on him."""
        piece = state.pieces[self._place[unit]]
        return self.enemy_within(state, cell, self.phases.strike(state, piece) + self._places.breadth)

    def enemy_within(self, state: State, cell: int, steps: float) -> bool:
        """Whether any enemy is so near to a place."""
        distance, side = self._places.distance, self.combat.stake.side
        return any(
            p.at >= 0 and p.strength and distance(p.at, cell) <= steps and side(p.id) != self.side
            for p in state.pieces
        )

    def strikers(self, state: State, cell: int) -> list[str]:
        """The enemies that are near enough to a place to act on it as they stand."""
        distance, side, broad = self._places.distance, self.combat.stake.side, self._places.breadth
        return [
            p.id
            for p in state.pieces
            if p.at >= 0
            and p.strength
            and (away := distance(p.at, cell) - broad) <= _ARM
            and side(p.id) != self.side
            and (away <= 1 or away <= self.phases.strike(state, p))
        ]

    def _orders(self, battle: Battle, step: int, unit: str) -> list[Order]:
        rules = self.table.system.phases[self.phases.steps[step].phase.id]
        return [order for order in rules.orders(battle, unit) if order.target]
