"""A quick policy: whole turns of both sides in a fraction of a second, for whoever plays a position on.

It lists orders, scores places on the map and fights by exact odds like everybody else, but looks at no
position that might come about: what could be done from a place is judged by the strength that can come up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from grognard.ai.combat import Known
from grognard.ai.foresight import Foresight
from grognard.ai.marches import Care, Marches, is_stance, place_of
from grognard.ai.officer import Analysis, Officer
from grognard.ai.player import Stop, Weighed, listed
from grognard.ai.survey import Survey
from grognard.ai.weights import Weights
from grognard.core.game.battle import Battle
from grognard.core.game.game import Game
from grognard.core.game.node import Decision
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.messages import Message, message

#: how closely it looks: not at all
HASTE = Care(1, 1, False)
#: how much of its strength a piece is expected to do harm with where its side is twice as strong as the enemy
_BITE = 0.25
_GO = message("ai-order-given")
_FIGHT: Message = message("ai-odds")


class QuickMarches(Marches):
    """Weighs marches on the map alone."""

    def __init__(self, foresight: Foresight, care: Care) -> None:
        super().__init__(foresight, care)
        self._step: tuple[int, int] = (0, 0)
        self._kept: Survey | None = None

    def survey(self, battle: Battle) -> Survey:
        """One for each step of the sequence, as long as the enemy stays as he is."""
        step, kept = (battle.state.turn, battle.state.step), self._kept
        if kept is None or self._step != step or not kept.follow(battle):
            self._kept, self._step = kept, _ = self._surveyed(battle), step
        return kept

    def forget(self) -> None:
        self._kept = None

    def weigh(
        self,
        battle: Battle,
        orders: Iterable[Order],
        unit: str,
        care: Care | None = None,  # noqa: ARG002 - it looks no closer for anybody
        may: Callable[[Order], bool] = lambda _order: True,
    ) -> list[Weighed]:
        """The best march of a piece with what it gains over staying; none where it had better stay."""
        piece = battle.piece(unit)
        if not piece.strength:
            return self._ride(battle, [order for order in orders if order.to], piece)[:1]
        survey, places = self.survey(battle), battle.scenario.places
        sites: dict[int, list[Order]] = {}
        for order in orders:
            if order.to or is_stance(order):
                sites.setdefault(places.site(place_of(battle, order)), []).append(order)
        worth = {
            site: survey.place(piece, cell) + self._bite(survey, piece, cell)
            for site, cell in ((site, place_of(battle, found[0])) for site, found in sites.items())
        }
        stay = self._stay(battle, survey, piece)
        for site in sorted(worth, key=lambda site: (-worth[site], site)):
            for order in self._ways(battle, survey, piece, sites[site]):
                if may(order):
                    front = self.stake.weights.front * self._front(survey, battle, order)
                    gain = worth[site] + front + self.stake.drill(battle, order) - stay
                    return [Weighed(order, gain, _GO)]
        return []

    def _stay(self, battle: Battle, survey: Survey, piece: Piece) -> float:
        if piece.at < 0:
            return 0.0
        front = survey.all_round(piece.at) if piece.facing < 0 else survey.fronting(piece.at, piece.facing)
        worth = survey.place(piece, piece.at) + self.stake.weights.front * front
        return worth + self.command.spends(battle, survey, piece) + self._bite(survey, piece, piece.at)

    def _bite(self, survey: Survey, piece: Piece, cell: int) -> float:
        """What could be done from a place: much where friends can come up in strength, little else."""
        strike = self.foresight.phases.strike(survey.battle.state, piece) + survey.places.breadth
        if survey.nearest_enemy(cell) > strike:
            return 0.0
        theirs, power = survey.threat[cell], piece.strength * self.stake.fitness(piece.state)
        ours = survey.support[cell] + power
        eager = max(-1.0, min(1.0, ours / (theirs + 1.0) - 1.0))
        return self.stake.weights.opportunity * _BITE * power * eager


class QuickAnalysis(Analysis):
    """What a quick officer has at hand."""

    def __init__(self, game: Game, side: str, weights: Weights, care: Care, known: Known) -> None:
        super().__init__(game, side, weights, care, known)
        self.marches = QuickMarches(self.foresight, care)


class Quick(Officer):
    """An officer in haste."""

    analyst = QuickAnalysis

    def __init__(
        self, name: str, weights: Weights, seed: int | str = 0, *, known: Known | None = None
    ) -> None:
        calm = msgspec.structs.replace(weights, strain=0.0)
        super().__init__(name, calm, HASTE, seed, glance=HASTE, known=known)
        self._agenda: tuple[tuple[int, int, str], list[Weighed]] = ((0, 0, ""), [])

    def forget(self) -> None:
        super().forget()
        self._agenda = ((0, 0, ""), [])
        for analysis in self._analyses.values():
            assert isinstance(analysis.marches, QuickMarches)
            analysis.marches.forget()

    def _fight(
        self,
        game: Game,
        node: Decision,
        analysis: Analysis,
        stop: Stop,  # noqa: ARG002 - never long
    ) -> list[Weighed]:
        """The combats that bring most; those that have nothing to do with each other are weighed once."""
        moment = (game.state.turn, game.state.step, node.side)
        if self._agenda[0] == moment:
            waiting = self._agenda[1]
            while waiting:
                one = waiting.pop(0)
                if game.refusal(one.order) is None:
                    return [one]
        orders = listed(game)
        if len(orders) == 1:
            return [Weighed(orders[0], 0.0, _FIGHT)]
        found = self._combats(game, node, analysis, orders)
        if not found:
            return []
        first, used, aimed = found[0], set[str](), set[str]()
        apart = []
        for one in found:
            order = one.order
            if order.target and order.target not in aimed and used.isdisjoint(order.units):
                apart.append(one)
                used.update(order.units)
                aimed.add(order.target)
        self._agenda = (moment, apart[1:] if apart[:1] == [first] else [])
        return [first]

    def _combats(self, game: Game, node: Decision, analysis: Analysis, orders: list[Order]) -> list[Weighed]:
        battle, found = game.battle, []
        for order in self.minded(orders):
            fights = bool(order.target) or not order.to
            gain = analysis.combat.gain(battle, order, node.side) if fights else None
            if gain is not None:
                found.append(Weighed(order, gain, _FIGHT))
        found += self._advised(game, self.minded(orders))
        found += analysis.marches.arrivals(battle, orders)
        found = [one for one in found if one.worth > 0.02]
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        return found

    def _by_position(self, *_asked: object) -> float:
        """Not asked: where no odds tell, the first that is offered is done."""
        return 0.0

    def _gains(
        self,
        game: Game,
        node: Decision,
        analysis: Analysis,
        stop: Stop,  # noqa: ARG002 - never long
    ) -> dict[tuple[str, str], float]:
        gains: dict[tuple[str, str], float] = {}
        steps = analysis.phases.this_turn(game.state, "march", node.side)
        if not steps:
            return gains
        rules = game.table.system.phases[analysis.phases.steps[steps[0]].phase.id]
        last = {order.unit: order for order in listed(game) if order.by and self.minds(order.unit)}
        for told, orders in _given(game, list(last.values())):
            battle = analysis.foresight.at(told.state, steps[0])
            for order in orders:
                marches = list(rules.orders(battle, order.unit))
                gains[order.unit, order.option] = self._best(analysis, battle, marches, order.unit)
        return gains


def _given(game: Game, orders: list[Order]) -> Iterator[tuple[Game, list[Order]]]:
    """Games in which the orders have been given, as many in each as can be given one after another."""
    told, given = game.clone(), list[Order]()
    for order in orders:
        asks = not isinstance(told.node, Decision) or told.node.choice is not None
        if given and (asks or told.refusal(order) is not None):
            yield told, given
            told, given = game.clone(), []
        told.apply(order)
        given.append(order)
    if given:
        yield told, given
