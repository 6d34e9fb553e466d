"""Way-points of a unit over several turns, and the next order on the way to them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.group import Given, Left, Trial
from grognard.core.game.marching_ends import clear, ends_of
from grognard.core.game.offers import Ways
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.core.messages import message

#: steps from a way-point on a table within which a unit has come to it
_NEAR = 0.3
#: hexes beyond the last way-point in reach that are tried
_BEYOND = 12


class Plan(msgspec.Struct, frozen=True):
    """Where a unit shall go in the end, and by which places."""

    unit: str
    points: tuple[str, ...]
    #: by entry of the journal how many of the points were passed by it
    passed: dict[str, int] = {}


class Step(msgspec.Struct, frozen=True):
    """The next order of a plan, and how many of the points before the unit it passes."""

    plan: Plan
    order: Given
    passes: int


class Prospects(msgspec.Struct, frozen=True):
    """What plans come to now: orders that can be given one after another, and why others cannot."""

    steps: tuple[Step, ...]
    left: tuple[Left, ...]


def before(game: Game, plan: Plan, standing: Collection[int]) -> tuple[str, ...]:
    """The points that a unit has still before it; those passed by orders that were taken back count again."""
    gone = sum(count for entry, count in plan.passed.items() if int(entry) in standing)
    points = plan.points[gone:]
    places, at = game.scenario.places, game.battle.piece(plan.unit).at
    while points and at != OFF and places.distance(at, places.cell_of(points[0])) <= _NEAR:
        points = points[1:]
    return points


def prospects(game: Game, plans: Sequence[tuple[Plan, tuple[str, ...]]]) -> Prospects:
    """The next orders of plans, each with the points before its unit, for whoever decides now."""
    trial = Trial(game)
    steps = []
    for plan, points in plans:
        if trial.stops:
            trial.leave(plan.unit, message(f"group-left-{trial.stops}"))
            continue
        try:
            order, passes = next_order(trial.game, plan.unit, points)
        except IllegalOrder as refused:
            trial.leave(plan.unit, refused.reason, refused.rule)
            continue
        reason = trial.give(order, through_dice=False)
        if reason is not None:
            trial.leave(plan.unit, reason)
        else:
            steps.append(Step(plan, trial.given[-1], passes))
    return Prospects(tuple(steps), tuple(trial.left.values()))


def next_order(game: Game, unit: str, points: Sequence[str]) -> tuple[Order, int]:
    """The order that leads a unit farthest on its way, and how many points it passes; or IllegalOrder."""
    ends = ends_of(game, unit)
    if not ends.verb:
        raise IllegalOrder(message("plan-waits"), "")
    system = game.table.system
    if isinstance(system, Ways):
        found = _through(game, system, unit, points)
        if found is not None:
            return found
    order = ends.nearest(game.scenario.places.cell_of(points[0]))
    if order is None:
        raise IllegalOrder(message("group-left-contact" if ends.held_up else "group-left-still"), "")
    reached = game.scenario.places.distance(
        game.scenario.places.cell_of(order.to), game.scenario.places.cell_of(points[0])
    )
    return order, int(reached <= _NEAR)


def _through(game: Game, system: Ways, unit: str, points: Sequence[str]) -> tuple[Order, int] | None:
    """By as many of the points as can be reached now, and on towards the next one; None where none can."""
    best: tuple[Order, int] | None = None
    for count in range(1, len(points) + 1):
        order = _plainest(game, system, unit, points[:count])
        if order is None:
            break
        best = order, count
    if best is None or best[1] == len(points):
        return best
    passed, goal = points[: best[1]], game.scenario.places.cell_of(points[best[1]])
    places = game.scenario.places
    near = {one.to for one in game.orders(unit) if isinstance(one, Order) and one.to and not one.target}
    for place in sorted(near, key=lambda one: (places.distance(places.cell_of(one), goal), one))[:_BEYOND]:
        if place == passed[-1]:
            break
        order = _plainest(game, system, unit, (*passed, place))
        if order is not None:
            return order, best[1]
    return best


def _plainest(game: Game, system: Ways, unit: str, hexes: Sequence[str]) -> Order | None:
    """The order by some hexes that keeps formation and facing, and does not lead into contact."""
    try:
        orders = [one for one in system.orders_through(game.battle, unit, hexes) if one.units == (unit,)]
    except IllegalOrder:
        return None
    piece, places = game.battle.piece(unit), game.scenario.places
    facing = places.compass(piece.facing) if piece.facing >= 0 else ""
    orders.sort(key=lambda one: (one.formation not in ("", piece.formation), one.facing not in ("", facing)))
    return next((one for one in orders if clear(game, one)), None)
