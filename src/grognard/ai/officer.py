"""A player who weighs one decision at a time: marches by the map, combats by exact odds."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import msgspec

from grognard.ai.combat import Combat, Known
from grognard.ai.foresight import Foresight
from grognard.ai.marches import Care, Marches, place_of
from grognard.ai.phases import Phases
from grognard.ai.player import Stop, Thought, Weighed, decision, listed, never
from grognard.ai.position import lead
from grognard.ai.stake import Stake
from grognard.ai.survey import Survey
from grognard.ai.weights import Weights
from grognard.core.game.battle import Battle
from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.offers import Leaves, Proposes, WeighsOrders
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


class Analysis:
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

    #: what he has at hand for a side
    analyst = Analysis

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
        self._analyses: dict[tuple[str, Weights], Analysis] = {}
        #: the units that he cares for; all where nothing is said
        self.near: frozenset[str] | None = None

    def forget(self) -> None:
        """Think of nothing that was settled in a phase."""
        for analysis in self._analyses.values():
            analysis.settled = (NOBODY, set())
            analysis.commands = ((0, 0), {})

    def choose(self, game: Game, stop: Stop = never) -> Order:
        return self.think(game, stop).order

    def think(self, game: Game, stop: Stop = never) -> Thought:
        side = decision(game).side
        # All that is known to a side: a game that looks like this one to it, with other dice.
        return self.ponder(game.guess(side, 0), stop)

    def analysis(self, game: Game, side: str) -> Analysis:
        weights = self.weights
        if self._pressing is not None and lead(game, side) < 0:
            weights = self._pressing
        return self.analysed(game, side, weights)

    def analysed(self, game: Game, side: str, weights: Weights) -> Analysis:
        """What he has at hand for a side while he takes things to be worth so much."""
        analysis = self._analyses.get((side, weights))
        if analysis is None or analysis.battle != battle_of(game):
            analysis = self.analyst(game, side, weights, self.care, self._known)
            self._analyses[side, weights] = analysis
        return analysis

    def minds(self, unit: str) -> bool:
        """Whether he cares for what a unit does."""
        return self.near is None or unit in self.near

    def minded(self, orders: list[Order]) -> list[Order]:
        """The orders that he cares for: those of nobody in particular, too."""
        return [one for one in orders if not one.units or any(map(self.minds, one.units))]

    def leave(self, game: Game, units: Iterable[str]) -> None:
        """Let units stay where they are for the rest of a phase."""
        self.analysis(game, decision(game).side).settled[1].update(units)

    def ponder(self, game: Game, stop: Stop) -> Thought:
        return self.settle(game, self.weigh(game, stop))

    def weigh(self, game: Game, stop: Stop) -> list[Weighed]:
        """What may be done as far as it is worth it, the best first; at least one order."""
        node = decision(game)
        analysis = self.analysis(game, node.side)
        if node.choice is not None:
            weighed = self._reply(game, node, analysis)
        else:
            kind = analysis.phases.kind(node.phase)
            by_kind = {
                "march": self._march,
                "command": self._command,
                "combat": self._fight,
                "other": self._fight,
            }
            weighed = by_kind[kind](game, node, analysis, stop)
        return weighed or [Weighed(self.rest(game), 0.0, NOTHING_BETTER)]

    def settle(self, game: Game, weighed: list[Weighed]) -> Thought:
        """The order that is given of those that were weighed: the best, but for lapses and slips."""
        if self._lapses and random.Random(f"{self.seed} {len(game.journal)}").random() < self._lapses:
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

    def _march(self, game: Game, node: Decision, analysis: Analysis, stop: Stop) -> list[Weighed]:
        """Piece by piece, the nearest to the enemy first; whoever stays is not asked again."""
        state = game.state
        at = (state.turn, state.step, node.prompt.key)
        if analysis.settled[0] != at:
            analysis.settled = (at, set())
        settled = analysis.settled[1]
        survey = analysis.marches.survey(game.battle)
        waiting = [unit for unit in node.subjects if unit not in settled and self.minds(unit)]
        waiting.sort(key=lambda unit: (survey.nearest_enemy(max(0, game.battle.piece(unit).at)), unit))
        if node.phase in analysis.phases.stormy:
            pieces = map(game.battle.piece, waiting)
            near = [p.id for p in pieces if p.strength and survey.nearest_enemy(p.at) <= _CHARGE]
            storm = self._storm(game, analysis, near)
            if storm:
                return storm
        for unit in waiting:
            if stop():
                break
            settled.add(unit)
            weighed = self._weighed(game, analysis, unit)
            if weighed and weighed[0].worth > _TRIFLE:
                to = weighed[0].order.to
                if to and survey.is_way_out(game.scenario.places.cell_of(to)):
                    # Whoever has come there may leave, and has to be asked again.
                    settled.discard(unit)
                return weighed
        return []

    def _weighed(self, game: Game, analysis: Analysis, unit: str) -> list[Weighed]:
        """What a piece may do in a march, the best first."""
        system = game.table.system
        offered = system.proposals(game.battle, unit) if isinstance(system, Proposes) else None
        orders = listed(game, unit) if offered is None else list(offered)

        def may(order: Order) -> bool:
            return offered is None or game.refusal(order) is None

        leaves = system if isinstance(system, Leaves) else None
        spoken = [
            order
            for order in orders
            if not order.to or (leaves is not None and leaves.leads_out(game.battle, order))
        ]
        advised = [one for one in self._advised(game, spoken) if may(one.order)]
        known = {one.order for one in advised}
        others = [order for order in orders if order not in known]
        weighed = analysis.marches.weigh(game.battle, others, unit, may=may) + advised
        weighed.sort(key=lambda one: (-one.worth, str(one.order)))
        return weighed

    def _storm(self, game: Game, analysis: Analysis, units: list[str]) -> list[Weighed]:
        """Attacks among the marches, which come before them: the best of all, where one is worth it."""
        found = []
        for unit in units:
            for order in self._attacks(game, unit):
                gain = analysis.combat.gain(game.battle, order, analysis.foresight.side)
                if gain is not None:
                    found.append(Weighed(order, gain, message("ai-odds")))
        if not found:
            return []
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        if found[0].worth <= _WORTHWHILE:
            found = self._supported(game, analysis, found)
        while found and found[0].worth > _WORTHWHILE:
            met = self._met(game, analysis, found[0])
            if met.worth > _WORTHWHILE:
                return [met, *found[1:]]
            found.pop(0)
        return []

    def _supported(self, game: Game, analysis: Analysis, alone: list[Weighed]) -> list[Weighed]:
        """First attacks that are worth it only where somebody follows at the same target, the best first."""
        found = []
        for target in dict.fromkeys(one.order.target for one in alone):
            first, *others = [one.order for one in alone if one.order.target == target]
            if all(order.units == first.units for order in others):
                continue
            after = game.clone()
            after.apply(first)
            while isinstance(after.node, Decision) and after.node.choice is not None:
                after.apply(listed(after)[0])
            followers = [one for one in others if one.units != first.units and after.refusal(one) is None]
            gains = [analysis.combat.gain(after.battle, one, analysis.foresight.side) for one in followers]
            best = max((gain for gain in gains if gain is not None), default=0.0)
            found.append(Weighed(first, best, message("ai-together", hex=target)))
        return sorted(found, key=lambda one: (-one.worth, str(one.order)))

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

    def _met(self, game: Game, analysis: Analysis, storm: Weighed) -> Weighed:
        """An attack with what the enemy does to it before it comes to blows."""
        after = game.clone()
        after.apply(storm.order)
        while isinstance(after.node, Decision) and after.node.choice is not None:
            after.apply(listed(after)[0])
        state, unit = after.state, storm.order.unit
        if state.turn != game.state.turn or state.pieces[game.table.reducer.roll[unit]].at < 0:
            return storm
        others = [side for side in analysis.phases.sides if side != analysis.foresight.side]
        steps = [n for side in others for n in analysis.phases.this_turn(state, "combat", side)]
        cost = _BRACED * analysis.foresight.answer(state, unit, steps)
        return msgspec.structs.replace(storm, worth=storm.worth - cost)

    # Commands

    def _command(self, game: Game, node: Decision, analysis: Analysis, stop: Stop) -> list[Weighed]:
        """Orders for those who gain most by them."""
        state = game.state
        at = (state.turn, state.step)
        if analysis.commands[0] != at:
            analysis.commands = (at, self._gains(game, node, analysis, stop))
        gains = analysis.commands[1]
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

    def _gains(
        self, game: Game, node: Decision, analysis: Analysis, stop: Stop
    ) -> dict[tuple[str, str], float]:
        """What each order would let a piece do in the next march, over what it can do without."""
        gains: dict[tuple[str, str], float] = {}
        steps = analysis.phases.this_turn(game.state, "march", node.side)
        if not steps:
            return gains
        plain = analysis.foresight.at(game.state, steps[0])
        rules = game.table.system.phases[analysis.phases.steps[steps[0]].phase.id]
        for unit in filter(self.minds, node.subjects):
            if stop():
                break
            without = self._best(analysis, plain, list(rules.orders(plain, unit)), unit)
            options = {order.option: order for order in listed(game, unit)}
            for option, order in options.items():
                told = game.clone()
                told.apply(order)
                battle = analysis.foresight.at(told.state, steps[0])
                gain = self._best(analysis, battle, list(rules.orders(battle, unit)), unit) - without
                gains[unit, option] = gain
        return gains

    def _best(self, analysis: Analysis, battle: Battle, orders: list[Order], unit: str) -> float:
        weighed = analysis.marches.weigh(battle, orders, unit, self._glance)
        return max(0.0, weighed[0].worth) if weighed else 0.0

    # Combats

    def _fight(self, game: Game, node: Decision, analysis: Analysis, stop: Stop) -> list[Weighed]:
        """Combats that bring more than they cost; a combat of several hexes is weighed as a whole."""
        battle = game.battle
        found = []
        orders = self.minded(listed(game))
        declared = analysis.foresight.declared(game.state)
        for order in orders:
            if stop():
                break
            gain = analysis.combat.gain(battle, order, node.side)
            if gain is not None:
                # Whoever joins a combat gains what he adds to it.
                gain -= declared.get(order.target, 0.0) + self._forgone(game, analysis, order)
                found.append(Weighed(order, gain, message("ai-odds")))
        found += self._combined(game, node.side, analysis, found)
        found += self._advised(game, orders)
        found += analysis.marches.arrivals(battle, orders)
        if DONE in orders:
            found.append(Weighed(DONE, _TRIFLE, NOTHING_BETTER))
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        return found

    def _advised(self, game: Game, orders: list[Order]) -> list[Weighed]:
        """Orders that neither fight nor move, as far as their system says what they are worth."""
        system = game.table.system
        if not isinstance(system, WeighsOrders):
            return []
        analysis = self.analysis(game, decision(game).side)
        survey = analysis.marches.survey(game.battle)
        weighed = [(order, self._told(system, analysis, survey, game.battle, order)) for order in orders]
        return [
            Weighed(order, worth, self._why(game, order)) for order, worth in weighed if worth is not None
        ]

    @staticmethod
    def _told(
        system: WeighsOrders, analysis: Analysis, survey: Survey, battle: Battle, order: Order
    ) -> float | None:
        known = analysis.marches.command.worth(battle, survey, order)
        return system.order_worth(battle, order) if known is None else known

    def _why(self, game: Game, order: Order) -> Message:
        """What an order is good for that is worth what its system says."""
        if not order.units:
            return message("ai-free")
        survey = self.analysis(game, decision(game).side).marches.survey(game.battle)
        # Orders may also be for a whole formation, which stands nowhere.
        if order.unit in game.table.reducer.roll and survey.is_way_out(place_of(game.battle, order)):
            return message("ai-leaves")
        return message("ai-order", unit=order.unit)

    def _forgone(self, game: Game, analysis: Analysis, order: Order) -> float:
        """What the pieces of an order could do later in the turn instead, each combat of several once."""
        state = game.state
        later = [
            n for n in analysis.phases.this_turn(state, "combat", analysis.foresight.side) if n > state.step
        ]
        if not later:
            return 0.0
        return analysis.foresight.together(state, order.units, later)

    def _combined(self, game: Game, side: str, analysis: Analysis, alone: list[Weighed]) -> list[Weighed]:
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
            best = analysis.combat.gain(game.battle, first, side) or 0.0
            given_up = best - weighed[0].worth
            together.apply(first)
            while isinstance(together.node, Decision) and together.node.choice is None:
                more = []
                for order in listed(together):
                    if order.target == first.target and order.verb == first.verb:
                        gain = analysis.combat.gain(together.battle, order, side)
                        if gain is not None:
                            more.append((gain, str(order), order))
                if not more:
                    break
                gain, _text, order = max(more, key=lambda one: (one[0], one[1]))
                if gain <= best:
                    break
                best = gain
                given_up += self._forgone(together, analysis, order)
                together.apply(order)
            if best - given_up > weighed[0].worth:
                found.append(Weighed(first, best - given_up, message("ai-together", hex=first.target)))
        return found

    # Replies

    def _reply(self, game: Game, node: Decision, analysis: Analysis) -> list[Weighed]:
        """The option with the best odds, where a ruling is under way; else the best position after it."""
        found = []
        for order in listed(game):
            found.append(Weighed(order, self._after(game, order, analysis, node.side), message("ai-reply")))
        found.sort(key=lambda one: -one.worth)
        return found

    def _after(self, game: Game, order: Order, analysis: Analysis, side: str) -> float:
        advised = self._advised(game, [order])
        if advised:
            return advised[0].worth
        odds = self._by_odds(game, order, analysis, side)
        return odds if odds is not None else self._by_position(game, order, analysis)

    def _by_odds(self, game: Game, order: Order, analysis: Analysis, side: str) -> float | None:
        base, pending = game.standing
        choice = decision(game).choice
        if pending is None or not isinstance(pending.order, Order) or pending.answers or choice is None:
            return None
        battle = game.table.battle(base)
        given = ((choice.id, order.option),)
        prospect = analysis.combat.prospect(battle, pending.order, given)
        return None if prospect is None else analysis.combat.balance(prospect, side)

    def _by_position(self, game: Game, order: Order, analysis: Analysis) -> float:
        after = game.clone()
        after.apply(order)
        survey = analysis.marches.survey(after.battle)
        return sum(
            survey.place(piece, piece.at) + analysis.stake.material(piece) for piece, _power in survey.own
        )
