"""Where to go: all places in reach are scored on the map, the best ones by what can be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

import msgspec

from grognard.ai.command import Command
from grognard.ai.foresight import Foresight
from grognard.ai.player import Weighed
from grognard.ai.survey import Survey
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece, State
from grognard.core.messages import Message, message

#: what it is worth to be on the map at all
_PRESENT = 1.0


class Care(msgspec.Struct, frozen=True):
    """How closely an officer looks before he sends somebody somewhere."""

    #: places looked at closely for each piece
    places: int
    #: ways to stand in each of them
    ways: int
    #: whether he asks what the enemy could do there
    wary: bool
    #: steps within which he has guns stand ready for an enemy
    soon: int = 99
    #: whether what several enemies do to one together counts once, and their attacks among marches count too
    once: bool = False


class Marches:
    """Weighs the marches of one piece at a time."""

    def __init__(self, foresight: Foresight, care: Care) -> None:
        self.foresight, self.care = foresight, care
        self.side = foresight.side
        self.stake = foresight.combat.stake
        self.command = Command(foresight.table.system)
        self._exposures: dict[tuple[int, str], float] = {}

    def survey(self, battle: Battle) -> Survey:
        return battle.known(("ai-survey", self.side, id(self.stake)), lambda: self._surveyed(battle))

    def _surveyed(self, battle: Battle) -> Survey:
        phases, state = self.foresight.phases, battle.state
        others = [side for side in phases.sides if side != self.side]
        ours = phases.marches_left(state, self.side)
        theirs = any(phases.marches_left(state, side) for side in others)
        return Survey(battle, self.stake, self.side, again=ours, answered=theirs)

    def weigh(
        self,
        battle: Battle,
        orders: Iterable[Order],
        unit: str,
        care: Care | None = None,
        may: Callable[[Order], bool] = lambda _order: True,
    ) -> list[Weighed]:
        """The promising marches of a piece with what they gain over staying, the best first.

        `may` says which of the orders are legal, where that is not known: it is asked of few.
        """
        piece, care = battle.piece(unit), care or self.care
        if not piece.strength:
            return self._ride(battle, [order for order in orders if order.to], piece)
        survey, places = self.survey(battle), battle.scenario.places
        sites: dict[int, list[Order]] = {}
        worth: dict[int, float] = {}
        bound: dict[str, list[Order]] = {}
        for order in orders:
            if order.to and order.target:
                bound.setdefault(order.target, []).append(order)
            elif order.to or is_stance(order):
                cell = place_of(battle, order)
                site, here = places.site(cell), survey.place(piece, cell)
                sites.setdefault(site, []).append(order)
                worth[site] = max(here, worth.get(site, here))
        stay = self._stay(battle, survey, piece)
        found, looked, own = [], 0, places.site(piece.at)
        for site in sorted(worth, key=lambda site: (-worth[site], site)):
            if looked >= care.places and site != own:
                continue
            ways = filter(may, self._ways(battle, survey, piece, sites[site]))
            closely = [
                self._closely(battle, survey, piece, order, place_of(battle, order), stay)
                for order in islice(ways, care.ways)
            ]
            found += closely
            looked += bool(closely)
        for rides in bound.values():
            found += self._bound(battle, survey, piece, rides, stay)
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        return found

    def arrivals(self, battle: Battle, orders: Iterable[Order]) -> list[Weighed]:
        """Pieces that may come onto the map: all do, the best standing first."""
        coming = [order for order in orders if order.to and order.units and battle.piece(order.unit).at < 0]
        if not coming:
            return []
        survey, front = self.survey(battle), self.stake.weights.front
        worth = {
            order: survey.place(battle.piece(order.unit), place_of(battle, order))
            + front * self._front(survey, battle, order)
            for order in coming
        }
        best = max(worth.values(), default=0.0)
        return [Weighed(order, _PRESENT + worth[order] - best, message("ai-arrives")) for order in coming]

    def _bound(
        self, battle: Battle, survey: Survey, piece: Piece, orders: list[Order], stay: float
    ) -> Iterator[Weighed]:
        """The march at one target that stands best: whoever makes it has to fight, so the odds decide."""
        cell_of = battle.scenario.places.cell_of
        order = max(orders, key=lambda one: (survey.place(piece, cell_of(one.to)), str(one)))
        gain = self.foresight.combat.gain(battle, order, self.side)
        if gain is not None:
            worth = survey.place(piece, cell_of(order.to)) + gain - stay
            yield Weighed(order, worth, message("ai-can-act", hex=order.target))

    def _ways(self, battle: Battle, survey: Survey, piece: Piece, orders: list[Order]) -> list[Order]:
        """The best ways to stand in a place: the best facing of each formation, the others after them."""
        stake, weight = self.stake, self.stake.weights.front
        front = {
            order: self._front(survey, battle, order) + stake.drill(battle, order) / weight
            for order in orders
        }
        # Nobody changes formation for nothing.
        scored = sorted(
            orders, key=lambda order: (-front[order], order.formation != piece.formation, str(order))
        )
        first: dict[str, Order] = {}
        for order in scored:
            first.setdefault(order.formation, order)
        firsts = list(first.values())
        return firsts + [order for order in scored if order not in firsts]

    def _front(self, survey: Survey, battle: Battle, order: Order) -> float:
        cell, piece = place_of(battle, order), battle.piece(order.unit)
        if order.facing:
            return survey.fronting(cell, battle.scenario.places.direction(order.facing))
        if order.to or piece.facing < 0:
            return survey.all_round(cell)
        return survey.fronting(cell, piece.facing)

    def _stay(self, battle: Battle, survey: Survey, piece: Piece) -> float:
        if piece.at < 0:
            return 0.0
        all_round = piece.facing < 0
        front = survey.all_round(piece.at) if all_round else survey.fronting(piece.at, piece.facing)
        worth = survey.place(piece, piece.at) + self.stake.weights.front * front
        worth += self.command.spends(battle, survey, piece)
        return worth + self._exact(battle.state, piece.id, piece.at)[0]

    def _closely(
        self, battle: Battle, survey: Survey, piece: Piece, order: Order, cell: int, stay: float
    ) -> Weighed:
        weights = self.stake.weights
        worth = survey.place(piece, cell) + weights.front * self._front(survey, battle, order)
        worth += self.stake.drill(battle, order)
        exact, doing = self._exact(placed(battle, order), piece.id, cell)
        reason = self._reason(survey, piece, cell, doing)
        return Weighed(order, worth + exact - stay, reason)

    def _exact(self, state: State, unit: str, cell: int) -> tuple[float, Order | None]:
        """What could be done from a place less what could be suffered there."""
        foresight, weights = self.foresight, self.stake.weights
        piece = state.pieces[foresight.table.reducer.roll[unit]]
        gain, how = 0.0, None
        strikes_far = foresight.phases.strike(state, piece) > 1
        if foresight.can_strike(state, unit, cell):
            ours = foresight.phases.this_turn(state, "combat", self.side)
            if strikes_far:
                # Guns are laid for the next turn where they fire before they move.
                ours = [*ours, *foresight.phases.gone_by(state, "combat", self.side)]
            gain, how = foresight.opportunity(state, unit, ours)
        worth = weights.opportunity * gain
        if strikes_far and foresight.enemy_within(state, cell, self.care.soon):
            worth += weights.far * piece.strength
        if self.care.wary:
            worth -= weights.exposure * self._exposure(state, unit, cell)
        return worth, how

    def _exposure(self, state: State, unit: str, cell: int) -> float:
        """Asked again and again for the same standing while orders are given; who stands where decides it."""
        standing = hash(tuple([(p.at, p.facing, p.formation, p.strength) for p in state.pieces]))
        key = (standing, unit)
        found = self._exposures.get(key)
        if found is None:
            near = self.foresight.strikers(state, cell)
            found = 0.0
            if near:
                theirs = self.foresight.phases.coming(state, "combat", self.stake.side(near[0]))
                if self.care.once:
                    found = self.foresight.menace(state, unit, self.stake.side(near[0]))
                else:
                    found = self.foresight.exposure(state, unit, cell, near, theirs)
            self._exposures[key] = found
        return found

    def _reason(self, survey: Survey, piece: Piece, cell: int, doing: Order | None) -> Message:
        places = survey.places
        for goal in survey.goals:
            if survey.from_goal(cell, goal) == 0:
                return message("ai-keeps-goal" if goal.held else "ai-takes-goal", hex=places.label(goal.cell))
        if doing is not None:
            return message("ai-can-act", hex=doing.target)
        if self.stake.fitness(piece.state) < 1.0:
            return message("ai-out-of-reach")
        open_goals = [goal.cell for goal in survey.goals if not goal.held]
        nearer = [g for g in open_goals if places.distance(cell, g) < places.distance(piece.at, g)]
        if nearer:
            return message("ai-towards-goal", hex=places.label(nearer[0]))
        closer = survey.nearest_enemy(cell) < survey.nearest_enemy(piece.at)
        return message("ai-closes" if closer else "ai-better-ground")

    def _ride(self, battle: Battle, orders: list[Order], piece: Piece) -> list[Weighed]:
        """Leaders go where most of their own stand round them, among friends."""
        survey, places = self.survey(battle), battle.scenario.places
        cells = {places.cell_of(order.to) for order in orders}
        worth = {cell: self._company(survey, piece, cell) for cell in cells}
        stay = self._company(survey, piece, piece.at) if piece.at >= 0 else 0.0
        stay += self.command.freed(battle, piece.id)
        found = [
            Weighed(order, worth[places.cell_of(order.to)] - stay - 0.05, message("ai-leads"))
            for order in orders
        ]
        found.sort(key=lambda one: (-one.worth, str(one.order)))
        return found

    def _company(self, survey: Survey, leader: Piece, cell: int) -> float:
        distance = survey.places.distance
        friends = sum(power / (2.0 + distance(cell, piece.at)) for piece, power in survey.own)
        near = survey.places.breadth
        among = any(distance(piece.at, cell) <= near for piece, _power in survey.own)
        danger = 0.0 if among else 2.0 * max(0.0, 4.0 - survey.nearest_enemy(cell))
        danger += self.stake.hazard(survey.battle, leader.id, cell)
        others = sum(1.0 for other in survey.leaders if distance(other, cell) <= 2)
        together = self.stake.cohesion(survey.battle, leader.id, cell)
        return 0.1 * friends - danger - 0.1 * others + (0.05 if among else 0.0) + together


def is_stance(order: Order) -> bool:
    """Whether an order only changes how a piece stands where it is."""
    return bool(order.facing or order.formation) and not order.to and not order.target


def place_of(battle: Battle, order: Order) -> int:
    """Where an order leaves its piece."""
    return battle.scenario.places.cell_of(order.to) if order.to else battle.piece(order.unit).at


def placed(battle: Battle, order: Order) -> State:
    """The position with the pieces of a march where it leads; what it sets off on the way is left out."""
    cell, stays = place_of(battle, order), not order.to
    facing = battle.scenario.places.direction(order.facing) if order.facing else -1
    pieces = list(battle.state.pieces)
    for unit in order.units:
        index = battle.reducer.roll[unit]
        piece = pieces[index]
        pieces[index] = msgspec.structs.replace(
            piece,
            at=cell,
            facing=piece.facing if stays and not order.facing else facing,
            formation=order.formation or piece.formation,
        )
    return msgspec.structs.replace(battle.state, pieces=tuple(pieces))
