"""What the orders of a decision come to by exact odds: no die is sampled, no answer is guessed.

An order is worth the harm that it does to others less the harm that it does to oneself, in points of victory
as the computers price them. Where decisions come up on the way, everybody takes what is best for him.
Several orders of a phase count together: what one of them forbids others to do is part of its price.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from grognard.ai.combat import Harm
from grognard.ai.odds_cache import MOST_RUNS
from grognard.ai.stake import Stake
from grognard.ai.weights import weights
from grognard.answers.ahead import Ahead, rulings_ahead
from grognard.core.drivers.bounded import Bounded
from grognard.core.drivers.midway import midway
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.solver import BadPolicy, TooCrowded, Undecided
from grognard.core.errors import IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.offers import Proposes
from grognard.core.game.order import Order
from grognard.core.game.system import DONE
from grognard.core.procedure import Choose
from grognard.rulesets import ruleset

#: how the points of a position are counted: the same order has to be best by all of them
PRICINGS = ("plain", "formations", "tuned")
#: decimals that count
_DIGITS = 4
#: orders of a decision that are looked at, and sets of them
_MOST_ORDERS = 24
_MOST_SETS = 150

Policy = tuple[tuple[str, str], ...]
#: points of victory by each pricing
Points = tuple[float, ...]
_NOTHING: Points = (0.0,) * len(PRICINGS)


class NoProof(Exception):
    """A decision of which exact odds do not tell everything."""


class Outlook(msgspec.Struct, frozen=True):
    """What one order comes to by itself: the ruling, how decisions in it go, and the points of each side."""

    ahead: Ahead
    policy: Policy
    odds: Odds
    #: points by pricing
    worth: Points


class Verdict(msgspec.Struct, frozen=True):
    """An order with what the whole phase comes to if it is given, by pricing."""

    order: Order
    worth: Points
    outlook: Outlook | None = None


class Judge:
    """Weighs the orders of one game's decisions for whoever decides."""

    def __init__(self, game: Game) -> None:
        self.table = game.table
        self._rules = game.table.system.rules
        self._stakes = [Stake(game.table.system, game.scenario, weights(name)) for name in PRICINGS]
        self._solvers: dict[Policy, Bounded] = {}

    def verdicts(self, game: Game) -> list[Verdict]:
        """Every legal order with its worth, the best first. NoProof where odds do not tell of one."""
        node = game.node
        assert isinstance(node, Decision)
        orders = considered(game)
        if not 1 < len(orders) <= _MOST_ORDERS:
            raise NoProof(f"{len(orders)} orders")
        found = (
            self._answers(game, node, orders) if node.choice is not None else self._plans(game, node, orders)
        )
        return sorted(found, key=lambda one: (-one.worth[0], str(one.order)))

    # Questions

    def _answers(self, game: Game, node: Decision, orders: Sequence[Order]) -> list[Verdict]:
        """An answer is worth what the ruling that asks, or that follows, comes to from there."""
        outlooks = [self.outlook(game, order, node.side) for order in orders]
        return [
            Verdict(order, outlook.worth, outlook) for order, outlook in zip(orders, outlooks, strict=True)
        ]

    # Orders of a phase

    def _plans(self, game: Game, node: Decision, orders: Sequence[Order]) -> list[Verdict]:
        """An order is worth what comes of the best set of orders that it belongs to."""
        given = [order for order in orders if order != DONE]
        alone = {order: self.outlook(game, order, node.side) for order in given}
        after = game.clone()
        after.apply(given[0])
        waits = (
            isinstance(after.node, Decision) and after.node.choice is None and after.node.side == node.side
        )
        worth = (
            self._declared(game, node.side, given)
            if waits
            else _packed({order: one.worth for order, one in alone.items()})
        )
        found = [Verdict(order, worth[order], alone[order]) for order in given]
        return found + [Verdict(DONE, _NOTHING)] * (DONE in orders)

    def _declared(self, game: Game, side: str, orders: Sequence[Order]) -> dict[Order, Points]:
        """Where orders are carried out later: whoever joins a fight changes what it comes to."""
        found: dict[frozenset[Order], Points] = {}
        waiting: list[tuple[Game, frozenset[Order], dict[str, Points]]] = [(game, frozenset(), {})]
        while waiting:
            at, given, fights = waiting.pop()
            if (at.state.turn, at.state.step) != (game.state.turn, game.state.step):
                continue
            for order in considered(at):
                plan = given | {order}
                if order == DONE or plan in found:
                    continue
                if len(found) >= _MOST_SETS:
                    raise NoProof("too many sets of orders")
                joined = {**fights, _fight(order): self.outlook(at, order, side).worth}
                found[plan] = _sum(joined.values())
                after = at.clone()
                after.apply(order)
                if isinstance(after.node, Decision) and after.node.choice is None:
                    waiting.append((after, plan, joined))
        return {order: _best(points for plan, points in found.items() if order in plan) for order in orders}

    # One order

    def outlook(self, game: Game, order: Order, side: str) -> Outlook:
        """What an order leads to; with several replies of the other side, the one that hurts most."""
        ahead = rulings_ahead(game, order)
        if not ahead:
            raise NoProof(f"no ruling follows {order}")
        return min((self._of(game, one, side) for one in ahead), key=lambda one: one.worth[0])

    def _of(self, game: Game, ahead: Ahead, side: str) -> Outlook:
        procedure = ruleset(game.scenario.ruleset).procedure(ahead.procedure)
        run = midway(procedure.run, ahead.answers) if ahead.answers else procedure.run
        harms = [Harm(game.battle, stake, procedure.roles(ahead.case)) for stake in self._stakes]

        def settled(policy: Policy) -> Outlook:
            solver = self._solvers.setdefault(policy, Bounded(self._rules, dict(policy), MOST_RUNS))
            try:
                odds = solver.odds(run, ahead.case)
            except Undecided as undecided:
                return branched(policy, undecided.choice)
            except BadPolicy as bad:
                return branched(tuple(pair for pair in policy if pair[0] != bad.choice.id), bad.choice)
            except (IllegalOrder, TooCrowded) as wrong:
                raise NoProof(str(wrong)) from None
            return Outlook(ahead, policy, odds, tuple(_balance(harm.of(odds), side) for harm in harms))

        def branched(policy: Policy, choice: Choose) -> Outlook:
            ours = _owner(choice, harms[0], side) == side
            ways = [settled((*policy, (choice.id, option))) for option in choice.options]
            return (max if ours else min)(ways, key=lambda one: one.worth[0])

        return settled(())


def considered(game: Game) -> list[Order]:
    """The orders that a decision is about: of phases with endless marches only the attacks."""
    node, system = game.node, game.table.system
    if not isinstance(node, Decision) or node.choice is not None or not isinstance(system, Proposes):
        return legal(game)
    if not node.subjects or system.proposals(game.battle, node.subjects[0]) is None:
        return legal(game)
    attacks = [order for unit in node.subjects for order in system.attacks(game.battle, unit)]
    return [*dict.fromkeys(attacks), DONE] if game.may_end else []


def legal(game: Game) -> list[Order]:
    """The orders of a decision; an answer that comes to the same as another counts once."""
    node = game.node
    assert isinstance(node, Decision)
    idle = node.choice.idle if node.choice is not None else ()
    return [one for one in game.orders() if isinstance(one, Order) and one.option not in idle]


def _packed(alone: Mapping[Order, Points]) -> dict[Order, Points]:
    """Where orders are carried out at once: each with the best that others can do at other targets."""
    good = [(order, worth) for order, worth in alone.items() if worth[0] > 0]

    def beside(taken: frozenset[str], place: int) -> Points:
        if place == len(good):
            return _NOTHING
        order, worth = good[place]
        without = beside(taken, place + 1)
        wanted = {*order.units, _fight(order)}
        if taken & wanted:
            return without
        return max(without, _sum((worth, beside(taken | wanted, place + 1))))

    return {
        order: _sum((worth, beside(frozenset((*order.units, _fight(order))), 0)))
        for order, worth in alone.items()
    }


def _fight(order: Order) -> str:
    """What an order adds to: the fight at its target; what one does for oneself stands alone."""
    return order.target or "+".join(order.units)


def _sum(points: Iterable[Points]) -> Points:
    return tuple(round(sum(column), _DIGITS) for column in zip(*points, strict=True))


def _best(points: Iterable[Points]) -> Points:
    return tuple(max(column) for column in zip(*points, strict=True))


def _owner(choice: Choose, harm: Harm, side: str) -> str:
    """Whose a decision inside a ruling is: a role of it, or a side."""
    return harm.sides.get(choice.who, choice.who or side)


def _balance(harm: Mapping[str, float], side: str) -> float:
    others = sum(points for who, points in harm.items() if who != side)
    return round(others - harm.get(side, 0.0), _DIGITS)
