"""A player who weighs one decision at a time: marches by the map, combats by exact odds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from grognard.ai.combat import Combat, Known
from grognard.ai.foresight import Foresight
from grognard.ai.marches import Care, Marches
from grognard.ai.phases import Phases
from grognard.ai.player import Stop, Thought, Weighed, decision, listed, never
from grognard.ai.position import lead
from grognard.ai.stake import Stake
from grognard.ai.weights import Weights
from grognard.core.game.battle import Battle
from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.offers import Counsels, Proposes
from grognard.core.game.order import Order
from grognard.core.game.system import DONE
from grognard.core.messages import Message, message

#: a gain too small to bother for
_TRIFLE = 0.02
#: what an attack must bring to be made rather than something else with the same men
_WORTHWHILE = 0.3
#: steps within which somebody might be attacked
_CHARGE = 7
#: how much of what is done to an attack on its way counts: whoever is shaken by it may still carry it home
_BRACED = 0.5
#: how closely it is looked at what an order would be good for
GLANCE = Care(1, 1, True)
NOTHING_BETTER = message("ai-nothing-better")


#: a turn, a step of it, and what is asked there
Asked = tuple[int, int, str]
NOBODY: Asked = (0, 0, "")


class Desk:
    """What an officer has at hand for one side of one game."""

    def __init__(self, game: Game, side: str, weights: Weights, care: Care, known: Known) -> None:
        system = game.table.system
        #: which battle it is: a game read anew from a file is the same one
        self.battle = battle_of(game)
        self.stake = Stake(system, game.scenario, weights)
        self.combat = Combat(system, self.stake, known)
        self.phases = Phases(game.table)
        self.foresight = Foresight(self.phases, self.combat, side)
        self.marches = Marches(self.foresight, care)
        #: pieces that were considered in a phase and stay where they are
        self.settled: tuple[Asked, set[str]] = (NOBODY, set())
        self.commands: tuple[tuple[int, int], dict[tuple[str, str], float]] = ((0, 0), {})


def battle_of(game: Game) -> tuple[str, ...]:
    return (game.scenario.hash, game.table.rules_hash, *game.scenario.chosen)


class Officer:
    """Plays one decision after another. What he remembers is a cache of what he would find again."""

    def __init__(
        self,
        name: str,
        weights: Weights,
        care: Care,
        seed: int | str = 0,
        *,
        glance: Care = GLANCE,
        lapses: float = 0.0,
        slips: float = 0.0,
        pressing: Weights | None = None,
        known: Known | None = None,
    ) -> None:
        self.name, self.weights, self.care, self.seed = name, weights, care, seed
        self._glance = glance
        self._known: Known = {} if known is None else known
        #: how often the second-best is done
        self._lapses = lapses
        #: how often any of the orders that were weighed is given, the worst of them like the others
        self._slips = slips
        #: how things are weighed as long as he is behind on points: to wait would be to lose
        self._pressing = pressing
        self._desks: dict[tuple[str, Weights], Desk] = {}

    def forget(self) -> None:
        """Think of nothing that was settled in a phase."""
        for desk in self._desks.values():
            desk.settled = (NOBODY, set())
            desk.commands = ((0, 0), {})

    def choose(self, game: Game, stop: Stop = never) -> Order:
        return self.think(game, stop).order

    def think(self, game: Game, stop: Stop = never) -> Thought:
        side = decision(game).side
        # All that is known to a side: a game that looks like this one to it, with other dice.
        return self.ponder(game.guess(side, 0), stop)

    def desk(self, game: Game, side: str) -> Desk:
        weights = self.weights
        if self._pressing is not None and lead(game, side) < 0:
            weights = self._pressing
        desk = self._desks.get((side, weights))
        if desk is None or desk.battle != battle_of(game):
            desk = self._desks[side, weights] = Desk(game, side, weights, self.care, self._known)
        return desk

    def ponder(self, game: Game, stop: Stop) -> Thought:
        node = decision(game)
        desk = self.desk(game, node.side)
        if node.choice is not None:
            weighed = self._reply(game, node, desk)
        else:
            kind = desk.phases.kind(node.phase)
            by_kind = {
                "march": self._march,
                "command": self._command,
                "combat": self._fight,
                "other": self._fight,
            }
            weighed = by_kind[kind](game, node, desk, stop)
        if not weighed:
            weighed = [Weighed(self.rest(game), 0.0, NOTHING_BETTER)]
        elif self._lapses and random.Random(f"{self.seed} {len(game.journal)}").random() < self._lapses:
            weighed = weighed[1:] or [Weighed(self.rest(game), 0.0, NOTHING_BETTER)]
        weighed = self._slipped(game, weighed)
        return Thought(weighed[0], weighed[1] if len(weighed) > 1 else None)

    def _slipped(self, game: Game, weighed: list[Weighed]) -> list[Weighed]:
        """The weighed orders from the one on that is given: the best, but for a slip."""
        if not self._slips or len(weighed) == 1:
            return weighed
        lot = random.Random(f"slip {self.seed} {len(game.journal)}")
        if lot.random() >= self._slips:
            return weighed
        given = lot.randrange(1, len(weighed))
        return [msgspec.structs.replace(weighed[given], reason=message("ai-slip")), *weighed[given + 1 :]]

    def rest(self, game: Game) -> Order:
        """The end of the phase, or the first order where it cannot end."""
        return DONE if game.may_end else listed(game)[0]

    # Marches

    def _march(self, game: Game, node: Decision, desk: Desk, stop: Stop) -> list[Weighed]:
        """Piece by piece, the nearest to the enemy first; whoever stays is not asked again."""
        state = game.state
        at = (state.turn, state.step, node.prompt.key)
        if desk.settled[0] != at:
            desk.settled = (at, set())
        settled = desk.settled[1]
        survey = desk.marches.survey(game.battle)
        waiting = [unit for unit in node.subjects if unit not in settled]
        waiting.sort(key=lambda unit: (survey.nearest_enemy(max(0, game.battle.piece(unit).at)), unit))
        if node.phase in desk.phases.stormy:
            pieces = map(game.battle.piece, waiting)
            near = [p.id for p in pieces if p.strength and survey.nearest_enemy(p.at) <= _CHARGE]
            storm = self._storm(game, desk, near)
            if storm:
                return storm
        for unit in waiting:
            if stop():
                break
            settled.add(unit)
            weighed = self._weighed(game, desk, unit)
            if weighed and weighed[0].worth > _TRIFLE:
                to = weighed[0].order.to
                if to and survey.is_way_out(game.scenario.places.cell_of(to)):
                    # Whoever has come there may leave, and has to be asked again.
                    settled.discard(unit)
                return weighed
        return []

    def _weighed(self, game: Game, desk: Desk, unit: str) -> list[Weighed]:
        """What a piece may do in a march, the best first."""
        system = game.table.system
        offered = system.proposals(game.battle, unit) if isinstance(system, Proposes) else None
        orders = listed(game, unit) if offered is None else list(offered)

        def may(order: Order) -> bool:
            return offered is None or game.refusal(order) is None

        advised = [one for one in self._advised(game, [o for o in orders if not o.to]) if may(one.order)]
        known = {one.order for one in advised}
        others = [order for order in orders if order not in known]
        weighed = desk.marches.weigh(game.battle, others, unit, may=may) + advised
        weighed.sort(key=lambda one: (-one.worth, str(one.order)))
        return weighed

    def _storm(self, game: Game, desk: Desk, units: list[str]) -> list[Weighed]:
        """Attacks among the marches, which come before them: the best of all, where one is worth it."""
        found = []
        for unit in units:
            for order in self._attacks(game, unit):
                gain = desk.combat.gain(game.battle, order, desk.foresight.side)
                if gain is not None:
                    found.append(Weighed(order, gain, message("ai-odds")))
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        while found and found[0].worth > _WORTHWHILE:
            met = self._met(game, desk, found[0])
            if met.worth > _WORTHWHILE:
                return [met, *found[1:]]
            found.pop(0)
        return []

    def _attacks(self, game: Game, unit: str) -> Iterator[Order]:
        system = game.table.system
        if isinstance(system, Proposes):
            yield from system.attacks(game.battle, unit)
            return
        for order in game.orders(unit):
            # Attacks are listed before marches, and there are many of those.
            if not isinstance(order, Order) or order.to:
                return
            if order.target:
                yield order

    def _met(self, game: Game, desk: Desk, storm: Weighed) -> Weighed:
        """An attack with what the enemy does to it before it comes to blows."""
        after = game.clone()
        after.apply(storm.order)
        while isinstance(after.node, Decision) and after.node.choice is not None:
            after.apply(listed(after)[0])
        state, unit = after.state, storm.order.unit
        if state.turn != game.state.turn or state.pieces[game.table.reducer.roll[unit]].at < 0:
            return storm
        others = [side for side in desk.phases.sides if side != desk.foresight.side]
        steps = [n for side in others for n in desk.phases.this_turn(state, "combat", side)]
        cost = _BRACED * desk.foresight.answer(state, unit, steps)
        return msgspec.structs.replace(storm, worth=storm.worth - cost)

    # Commands

    def _command(self, game: Game, node: Decision, desk: Desk, stop: Stop) -> list[Weighed]:
        """Orders for those who gain most by them."""
        state = game.state
        at = (state.turn, state.step)
        if desk.commands[0] != at:
            desk.commands = (at, self._gains(game, node, desk, stop))
        gains = desk.commands[1]
        found = []
        orders = listed(game)
        reach: dict[str, int] = {}
        for order in orders:
            reach[order.by] = reach.get(order.by, 0) + 1
        for order in orders:
            gain = gains.get((order.unit, order.option), 0.0)
            if order.by and gain > _TRIFLE:
                # Whoever reaches fewest gives it.
                reason = message("ai-order", unit=order.unit)
                found.append(Weighed(order, gain - 0.0001 * reach[order.by], reason))
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        return found

    def _gains(self, game: Game, node: Decision, desk: Desk, stop: Stop) -> dict[tuple[str, str], float]:
        """What each order would let a piece do in the next march, over what it can do without."""
        gains: dict[tuple[str, str], float] = {}
        steps = desk.phases.this_turn(game.state, "march", node.side)
        if not steps:
            return gains
        plain = desk.foresight.at(game.state, steps[0])
        rules = game.table.system.phases[desk.phases.steps[steps[0]].phase.id]
        for unit in node.subjects:
            if stop():
                break
            without = self._best(desk, plain, list(rules.orders(plain, unit)), unit)
            options = {order.option: order for order in listed(game, unit)}
            for option, order in options.items():
                told = game.clone()
                told.apply(order)
                battle = desk.foresight.at(told.state, steps[0])
                gain = self._best(desk, battle, list(rules.orders(battle, unit)), unit) - without
                gains[unit, option] = gain
        return gains

    def _best(self, desk: Desk, battle: Battle, orders: list[Order], unit: str) -> float:
        weighed = desk.marches.weigh(battle, orders, unit, self._glance)
        return max(0.0, weighed[0].worth) if weighed else 0.0

    # Combats

    def _fight(self, game: Game, node: Decision, desk: Desk, stop: Stop) -> list[Weighed]:
        """Combats that bring more than they cost; a combat of several hexes is weighed as a whole."""
        battle = game.battle
        found = []
        orders = listed(game)
        declared = desk.foresight.declared(game.state)
        for order in orders:
            if stop():
                break
            gain = desk.combat.gain(battle, order, node.side)
            if gain is not None:
                # Whoever joins a combat gains what he adds to it.
                gain -= declared.get(order.target, 0.0) + self._forgone(game, desk, order)
                found.append(Weighed(order, gain, message("ai-odds")))
        found += self._combined(game, node.side, desk, found)
        found += self._advised(game, orders)
        found += desk.marches.arrivals(battle, orders)
        if DONE in orders:
            found.append(Weighed(DONE, _TRIFLE, NOTHING_BETTER))
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        return found

    def _advised(self, game: Game, orders: list[Order]) -> list[Weighed]:
        """Orders that neither fight nor move, as far as their system says what they are worth."""
        system = game.table.system
        if not isinstance(system, Counsels):
            return []
        weighed = [(order, system.counsel(game.battle, order)) for order in orders]
        return [
            Weighed(order, worth, self._why(game, order)) for order, worth in weighed if worth is not None
        ]

    def _why(self, game: Game, order: Order) -> Message:
        """What an order is good for that is worth what its system says."""
        if not order.units:
            return message("ai-free")
        survey = self.desk(game, decision(game).side).marches.survey(game.battle)
        # Orders may also be for a whole formation, which stands nowhere.
        if order.unit in game.table.reducer.roll and survey.is_way_out(game.battle.piece(order.unit).at):
            return message("ai-leaves")
        return message("ai-order", unit=order.unit)

    def _forgone(self, game: Game, desk: Desk, order: Order) -> float:
        """What the pieces of an order could do later in the turn instead, each combat of several once."""
        state = game.state
        later = [n for n in desk.phases.this_turn(state, "combat", desk.foresight.side) if n > state.step]
        if not later:
            return 0.0
        return desk.foresight.together(state, order.units, later)

    def _combined(self, game: Game, side: str, desk: Desk, alone: list[Weighed]) -> list[Weighed]:
        """The first step of an attack that several hexes make together, where that is worth more."""
        targets: dict[str, list[Weighed]] = {}
        for one in sorted(alone, key=lambda one: (-one.worth, str(one.order))):
            if one.order.units:
                targets.setdefault(one.order.target, []).append(one)
        found = []
        for weighed in targets.values():
            if len({game.battle.piece(one.order.unit).at for one in weighed}) < 2:
                continue
            together = game.clone()
            first = weighed[0].order
            best = desk.combat.gain(game.battle, first, side) or 0.0
            given_up = best - weighed[0].worth
            together.apply(first)
            while isinstance(together.node, Decision) and together.node.choice is None:
                more = []
                for order in listed(together):
                    if order.target == first.target and order.verb == first.verb:
                        gain = desk.combat.gain(together.battle, order, side)
                        if gain is not None:
                            more.append((gain, str(order), order))
                if not more:
                    break
                gain, _text, order = max(more, key=lambda one: (one[0], one[1]))
                if gain <= best:
                    break
                best = gain
                given_up += self._forgone(together, desk, order)
                together.apply(order)
            if best - given_up > weighed[0].worth:
                found.append(Weighed(first, best - given_up, message("ai-together", hex=first.target)))
        return found

    # Replies

    def _reply(self, game: Game, node: Decision, desk: Desk) -> list[Weighed]:
        """The option with the best odds, where a ruling is under way; else the best position after it."""
        found = []
        for order in listed(game):
            found.append(Weighed(order, self._after(game, order, desk, node.side), message("ai-reply")))
        found.sort(key=lambda one: -one.worth)
        return found

    def _after(self, game: Game, order: Order, desk: Desk, side: str) -> float:
        advised = self._advised(game, [order])
        if advised:
            return advised[0].worth
        odds = self._by_odds(game, order, desk, side)
        return odds if odds is not None else self._by_position(game, order, desk)

    def _by_odds(self, game: Game, order: Order, desk: Desk, side: str) -> float | None:
        base, pending = game.standing
        choice = decision(game).choice
        if pending is None or not isinstance(pending.order, Order) or pending.answers or choice is None:
            return None
        battle = game.table.battle(base)
        given = ((choice.id, order.option),)
        prospect = desk.combat.prospect(battle, pending.order, given)
        return None if prospect is None else desk.combat.balance(prospect, side)

    def _by_position(self, game: Game, order: Order, desk: Desk) -> float:
        after = game.clone()
        after.apply(order)
        survey = desk.marches.survey(after.battle)
        return sum(survey.place(piece, piece.at) + desk.stake.material(piece) for piece, _power in survey.own)
