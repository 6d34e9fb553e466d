"""3.2, 4.17. Whatever might be legal for a unit or a leader, for whoever draws one of it by lot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import overload

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.plane import heading_text, point_text
from grognard.rulesets.liberators.play import charges, exits, gun_drill, leaders_phase, troop_drill
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.maneuver_phase import is_on_table
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.repertoire import repertoire
from grognard.rulesets.liberators.play.sampling import Sample

Sketch = Callable[[int], Order | None]


class Candidates(Sequence[Order | None]):
    """Orders, some of them made only when they are looked at."""

    def __init__(self, orders: list[Order], count: int, sketch: Sketch) -> None:
        self._orders, self._count, self._sketch = orders, count, sketch

    def __len__(self) -> int:
        return len(self._orders) + self._count

    @overload
    def __getitem__(self, at: int) -> Order | None: ...

    @overload
    def __getitem__(self, at: slice) -> list[Order | None]: ...

    def __getitem__(self, at: int | slice) -> Order | list[Order | None] | None:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        known = len(self._orders)
        if not 0 <= at < len(self):
            raise IndexError(at)
        return self._orders[at] if at < known else self._sketch(at - known)


def candidates(battle: Battle, id: str) -> Candidates | None:
    """Of a unit in hand, or of a leader who may ride; None for everybody else."""
    here, phase = field(battle), battle.step.phase.id
    if id in here.leaders and phase in ("leaders", "regrouping"):
        return _rides(battle, id)
    if id in here.bodies and phase == "maneuver" and here.bodies[id].marker("may") is not None:
        return _maneuvers(battle, id)
    return None


def _maneuvers(battle: Battle, id: str) -> Candidates:
    """4.12  Moves, what else its list opens, charges, and to hold."""
    here = field(battle)
    may, mover = repertoire(here.bodies[id]), Mover.of(here, id)
    assert may is not None
    drill = gun_drill if here.is_guns(id) else troop_drill
    sample = Sample(mover, may.move) if drill.drives(mover, may) and not here.in_contact(id) else None

    def move(number: int) -> Order | None:
        place = None if sample is None else sample.at(number)
        return None if place is None else Order("move", (id,), point_text(place[0]), heading_text(place[1]))

    said = (order for order in drill.sketches(mover, may) if is_on_table(battle, order))
    others = [*charges.sketches(battle, id, may), *said, *exits.sketches(battle, id, may)]
    return Candidates([*others, Order("hold", (id,))], 0 if sample is None else len(sample), move)


def _rides(battle: Battle, leader: str) -> Candidates:
    """4.17  To friends, and over the table."""
    here = field(battle)
    points = list(leaders_phase.lattice(here, leader))
    friends = [Order("attach", (leader,), target=id) for id in here.of(here.side(leader))]
    ways = [Order("leave", (leader,))] if leaders_phase.can_ride_round(battle, leader) else []

    def ride(number: int) -> Order:
        return Order("lead", (leader,), point_text(points[number]))

    return Candidates([*friends, *ways], len(points), ride)
