"""What an order that sets off a ruling is worth, by exact odds: never a sampled die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.ai.stake import Stake
from grognard.core import events as ev
from grognard.core.drivers.odds import Events, Odds
from grognard.core.drivers.oracle import BadPolicy, Oracle, Undecided
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Rulings
from grognard.core.game.order import Order
from grognard.core.game.system import System
from grognard.core.ruleset import Procedure
from grognard.rulesets import ruleset

#: decisions inside a ruling: id and the option taken
Given = tuple[tuple[str, str], ...]


class Prospect(msgspec.Struct, frozen=True):
    """What may come of a ruling: its exact odds, and what they are worth to each side."""

    procedure: Procedure
    case: Any
    odds: Odds
    given: Given
    #: side -> expected points lost by it
    harm: Mapping[str, float]


class Combat:
    """Values rulings for one battle's system; remembers every case it has met."""

    def __init__(self, system: System, stake: Stake) -> None:
        self.stake = stake
        self._rulings: Rulings | None = system if isinstance(system, Rulings) else None
        self._rules = system.rules
        self._known: dict[Any, Prospect | None] = {}
        self._oracles: dict[Given, Oracle] = {}
        #: rulings worked out so far
        self.solved = 0

    def prospect(self, battle: Battle, order: Order, policy: Given = ()) -> Prospect | None:
        """What an order leads to; None if it sets off no ruling, or one that could not be carried out."""
        ruling = None if self._rulings is None else self._rulings.ruling_of(battle, order)
        return None if ruling is None else self.foresee(battle, *ruling, policy)

    def foresee(self, battle: Battle, procedure: str, case: Any, policy: Given = ()) -> Prospect | None:
        """What a ruling of this case would come to."""
        key = (procedure, case, policy)
        if key not in self._known:
            self._known[key] = self._solve(battle, procedure, case, policy)
            self.solved += 1
        return self._known[key]

    def gain(self, battle: Battle, order: Order, side: str) -> float | None:
        """The expected gain of a side by an order: the harm to others less its own, which counts for more."""
        prospect = self.prospect(battle, order)
        return None if prospect is None else self.balance(prospect, side)

    def balance(self, prospect: Prospect, side: str) -> float:
        own = prospect.harm.get(side, 0.0)
        others = sum(harm for who, harm in prospect.harm.items() if who != side)
        return others - self.stake.weights.caution * own

    def _solve(self, battle: Battle, procedure: str, case: Any, policy: Given) -> Prospect | None:
        ruled = ruleset(self._rules.id).procedure(procedure)
        try:
            odds, given = self._odds(ruled, case, dict(policy))
        except (IllegalOrder, BadPolicy):
            return None
        return Prospect(ruled, case, odds, given, Harm(battle, self.stake, ruled.roles(case)).of(odds))

    def _odds(self, procedure: Procedure, case: Any, settled: dict[str, str]) -> tuple[Odds, Given]:
        """Odds with every decision that comes up taken to go by its first option."""
        while True:
            given = tuple(sorted(settled.items()))
            oracle = self._oracles.get(given)
            if oracle is None:
                oracle = self._oracles[given] = Oracle(self._rules, settled)
            try:
                return oracle.odds(procedure.run, case), given
            except Undecided as undecided:
                settled = {**settled, undecided.choice.id: undecided.choice.options[0]}


class Harm:
    """Expected harm by side. What befalls each piece is added up, so nothing is multiplied out."""

    def __init__(self, battle: Battle, stake: Stake, roles: Mapping[str, str]) -> None:
        self.battle, self.stake = battle, stake
        #: attacker, defender ... -> the side that plays it
        known = battle.reducer.roll
        self.sides = {role: stake.side(unit) for unit, role in roles.items() if unit in known}

    def of(self, odds: Odds) -> dict[str, float]:
        total: dict[str, float] = {}
        parts: dict[int, dict[str, float]] = {}
        for leaf in odds.leaves:
            share = leaf.weight / odds.total
            _add(total, self.happened(leaf.events), share)
            for part in leaf.parts:
                if id(part) not in parts:
                    parts[id(part)] = self._expected(part.weights, part.total)
                _add(total, parts[id(part)], share)
        return total

    def _expected(self, weights: Mapping[Events, int], whole: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for happened, weight in weights.items():
            _add(found, self.happened(happened), weight / whole)
        return found

    def happened(self, happened: Events) -> dict[str, float]:
        """What events cost each side."""
        harm: dict[str, float] = {}
        gone = {event.unit for event in happened if isinstance(event, ev.Eliminated)}
        for event in happened:
            side, points = self._event(event, event.unit in gone)
            if points:
                harm[side] = harm.get(side, 0.0) + points
        return harm

    def _event(self, event: ev.Event, gone: bool) -> tuple[str, float]:
        if isinstance(event, ev.HexHeld):
            return self._ground(event)
        if event.unit not in self.battle.reducer.roll:
            return "", 0.0
        side, weights = self.stake.side(event.unit), self.stake.weights
        piece = self.battle.piece(event.unit)
        match event:
            case ev.Eliminated():
                return side, self.stake.price(self.battle, piece.id) + self.stake.material(piece)
            case ev.LeaderHit():
                return side, self.stake.price(self.battle, piece.id)
            case ev.LostStrength() if not gone:
                points = min(event.points, piece.strength)
                return side, points * (self.stake.wound(self.battle, piece.id) + weights.strength)
            case ev.StateChanged() if not gone:
                before, after = self.stake.fitness(piece.state), self.stake.fitness(event.state)
                return side, weights.strength * piece.strength * (before - after)
            case ev.Retreated() if not gone:
                return side, weights.ground
        return "", 0.0

    def _ground(self, event: ev.HexHeld) -> tuple[str, float]:
        """Ground that an attacker wins is lost by the others."""
        holder = self.sides.get(event.unit, event.unit)
        losers = [side for role, side in self.sides.items() if side != holder and role != event.unit]
        if event.unit != "attacker" or not losers:
            return "", 0.0
        return losers[0], self.stake.weights.ground


def _add(total: dict[str, float], more: Mapping[str, float], share: float) -> None:
    for side, points in more.items():
        total[side] = total.get(side, 0.0) + points * share
