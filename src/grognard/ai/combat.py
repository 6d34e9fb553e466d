"""What an order that sets off a ruling is worth, by exact odds: never a sampled die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.ai.odds_cache import Answers, Given, odds_cache
from grognard.ai.stake import Stake
from grognard.core import events as ev
from grognard.core.drivers.odds import Events, Odds
from grognard.core.drivers.solver import BadPolicy, TooCrowded
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Rulings
from grognard.core.game.order import Order
from grognard.core.game.system import System
from grognard.core.ruleset import Procedure
from grognard.rulesets import ruleset

#: decimals of a point of victory that count
_DIGITS = 9


class Prospect(msgspec.Struct, frozen=True):
    """What may come of a ruling: its exact odds, and what they are worth to each side."""

    procedure: Procedure
    case: Any
    odds: Odds
    given: Given
    #: side -> expected points lost by it
    harm: Mapping[str, float]


#: rulings by procedure, case and what was settled
Known = dict[Any, Prospect | None]


class Combat:
    """Values rulings for one battle's system; remembers every case it has met."""

    def __init__(self, system: System, stake: Stake, known: Known | None = None) -> None:
        """`known` may be shared by officers who price losses alike, whatever else they weigh differently."""
        self.stake = stake
        self._rulings: Rulings | None = system if isinstance(system, Rulings) else None
        self._rules = system.rules
        self._known: Known = {} if known is None else known
        self._odds = odds_cache(system.rules)
        #: rulings worked out so far
        self.solved = 0

    def prospect(self, battle: Battle, order: Order, policy: Given = ()) -> Prospect | None:
        """What an order leads to; None if it sets off no ruling, or one that could not be carried out, or
        that is too crowded to be followed at all."""
        ruling = None if self._rulings is None else self._rulings.ruling_of(battle, order)
        return None if ruling is None else self.foresee(battle, *ruling, policy)

    def foresee(
        self, battle: Battle, procedure: str, case: Any, policy: Given = (), answers: Answers = ()
    ) -> Prospect | None:
        """What a ruling of this case would come to, or comes to after what has been answered in it."""
        ruled = ruleset(self._rules.id).procedure(procedure)
        key = (procedure, case, policy, answers, self._strains(battle, ruled, case))
        if key not in self._known:
            self._known[key] = self._solve(battle, ruled, case, policy, answers)
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

    def _strains(self, battle: Battle, ruled: Procedure, case: Any) -> tuple[float, ...]:
        """What a case does not say about its pieces and yet bears on their price."""
        if not self.stake.weights.strain:
            return ()
        known = battle.reducer.roll
        return tuple(
            self.stake.strain(battle, unit, lost=True) for unit in ruled.roles(case) if unit in known
        )

    def _solve(
        self, battle: Battle, ruled: Procedure, case: Any, policy: Given, answers: Answers
    ) -> Prospect | None:
        try:
            odds, given = self._odds.odds(ruled, case, policy, answers)
        except (IllegalOrder, BadPolicy, TooCrowded):
            return None
        return Prospect(ruled, case, odds, given, Harm(battle, self.stake, ruled.roles(case)).of(odds))


class Price(msgspec.Struct, frozen=True):
    """What may be lost by one piece as it stands."""

    side: str
    #: all of it, a strength point, being driven back
    whole: float
    point: float
    ground: float
    #: the share of `material` that is left in its present state, and what the strength is worth in good order
    fitness: float
    material: float
    leader: float
    #: its state, and what its formation may lose if it breaks
    state: str
    strain: float


class Harm:
    """Expected harm by side. What befalls each piece is added up, so nothing is multiplied out."""

    def __init__(self, battle: Battle, stake: Stake, roles: Mapping[str, str]) -> None:
        self.battle, self.stake = battle, stake
        known = battle.reducer.roll
        #: attacker, defender ... -> its pieces, and the side that plays it
        self.members: dict[str, list[str]] = {}
        for unit, role in roles.items():
            if unit in known:
                self.members.setdefault(role, []).append(unit)
        self.sides = {role: stake.side(unit) for unit, role in roles.items() if unit in known}
        self._prices: dict[str, Price | None] = {}

    def of(self, odds: Odds) -> dict[str, float]:
        # In which order sums are made may differ between processes, and with it their last digits: no
        # decision may hang on those.
        found = odds.estimate(self._add)
        return {side: round(points, _DIGITS) for side, points in sorted(found.items())}

    def happened(self, happened: Events) -> dict[str, float]:
        """What events cost each side."""
        found: dict[str, float] = {}
        self._add(found, happened, 1.0)
        return found

    def _add(self, harm: dict[str, float], happened: Events, share: float) -> None:
        gone = {event.unit for event in happened if type(event) is ev.Eliminated}
        for event in happened:
            if type(event) is ev.HexHeld:
                side, points = self._ground(event)
            else:
                price = self._price(event.unit)
                if price is None:
                    continue
                side, points = price.side, self._points(event, price, event.unit in gone)
            if points:
                harm[side] = harm.get(side, 0.0) + points * share

    def _price(self, unit: str) -> Price | None:
        if unit not in self._prices:
            self._prices[unit] = self._priced(unit)
        return self._prices[unit]

    def _priced(self, unit: str) -> Price | None:
        battle, stake = self.battle, self.stake
        if unit in self.members:
            return self._shared(self.members[unit])
        if unit not in battle.reducer.roll:
            return None
        piece, weights = battle.piece(unit), stake.weights
        price = stake.price(battle, unit)
        return Price(
            side=stake.side(unit),
            whole=price + stake.material(piece) + stake.strain(battle, unit, lost=True),
            point=stake.wound(battle, unit) + weights.strength,
            ground=weights.ground,
            fitness=stake.fitness(piece.state),
            material=weights.strength * piece.strength,
            leader=price,
            state=piece.state,
            strain=stake.strain(battle, unit, lost=False),
        )

    def _shared(self, units: list[str]) -> Price:
        """What befalls a side of a fight as a whole, before its owner has shared it out."""
        prices = [price for price in map(self._price, units) if price is not None]
        strengths = [max(1, self.battle.piece(unit).strength) for unit in units]
        points = sum(price.point * strength for price, strength in zip(prices, strengths, strict=True))
        return msgspec.structs.replace(
            prices[0],
            whole=sum(price.whole for price in prices),
            point=points / sum(strengths),
            ground=sum(price.ground for price in prices),
        )

    def _points(self, event: ev.Event, price: Price, gone: bool) -> float:
        if isinstance(event, ev.Eliminated):
            return price.whole
        if isinstance(event, ev.LeaderHit):
            return price.leader
        if gone:
            return 0.0
        if isinstance(event, ev.LostStrength):
            return event.points * price.point
        if isinstance(event, ev.GainedStrength):
            return -event.points * price.point
        if isinstance(event, ev.StateChanged):
            strain = price.strain if self.stake.breaks(price.state, event.state) else 0.0
            return price.material * (price.fitness - self.stake.fitness(event.state)) + strain
        return price.ground if isinstance(event, ev.Retreated) else 0.0

    def _ground(self, event: ev.HexHeld) -> tuple[str, float]:
        """Ground that an attacker wins is lost by the others."""
        holder = self.sides.get(event.unit, event.unit)
        losers = [side for role, side in self.sides.items() if side != holder and role != event.unit]
        if event.unit != "attacker" or not losers:
            return "", 0.0
        return losers[0], self.stake.weights.ground
