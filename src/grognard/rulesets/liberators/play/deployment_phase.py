"""13.2. Before the first turn each side may shift its units within its zone, each once."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_one_of
from grognard.core.game.sequence import Step
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import refuse
from grognard.core.messages import message
from grognard.plane import INCH, Footprint, Point, block, heading_text, point_text
from grognard.rulesets.liberators.movement import formation_faults
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.repertoire import FORMATION_CHANGES
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.standing import (
    check_only,
    heading_of,
    mark,
    point_of,
    put,
    unmark,
)
from grognard.rulesets.liberators.play.zones import in_zone

RULE, PLACED = "13.2", "placed"
#: inches between the places that are listed
_LATTICE = 4


class DeploymentPhase(PhaseRules):
    """13.2  Deployment."""

    verbs = ("deploy", "done")

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return step.active in roster(battle.scenario).zones

    def asks(self, battle: Battle) -> Ask | None:
        subjects = unplaced(battle)
        return Ask(message("prompt-deployment"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for id in unplaced(battle):
            if unit in ("", id):
                piece = battle.piece(id)
                for point in lattice(battle):
                    if packed_differs(piece.at, battle, point) and fits(battle, id, point, piece.facing):
                        yield Order("deploy", (id,), point_text(point), heading_text(piece.facing))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_only(battle, order, RULE, "to", "facing", "formation")
        check_one_of(battle, order, unplaced(battle), RULE)
        formations = (battle.piece(order.unit).formation, *FORMATION_CHANGES[field(battle).kind(order.unit)])
        refuse(formation_faults(battle.rules, order.unit, order.formation or formations[0], formations))
        body = body_of(battle, order)
        Mover(field(battle), order.unit).check_room(body)
        Mover(field(battle), order.unit).check_ground(body.inner)
        if not in_zone(battle.scenario, battle.step.active, body):
            raise battle.rules.forbid("refuse-zone", RULE, unit=order.unit)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit in unplaced(battle):
            return battle.rules.forbid("idle-no-other-place", RULE)
        placed = battle.piece(unit).marker(PLACED) is not None
        return battle.rules.forbid("idle-placed" if placed else "idle-fixed", RULE)

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        from grognard.core.events import FormationChanged

        if order.formation and order.formation != battle.piece(order.unit).formation:
            rule = battle.rules.cite(RULE)
            battle.emit(FormationChanged(order.unit, rule, "deploy", formation=order.formation))
        heading = heading_of(battle, order, order.unit, RULE)
        put(battle, order.unit, point_of(battle, order, RULE), heading, how="deploy", rule=RULE)
        mark(battle, order.unit, PLACED, 1, RULE)

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        for piece in battle.state.pieces:
            unmark(battle, piece.id, PLACED, rule=RULE)


def unplaced(battle: Battle) -> tuple[str, ...]:
    """The units that may still be put elsewhere: nobody's where the battle has no zones."""
    here = field(battle)
    if battle.step.active not in here.roster.zones:
        return ()
    return tuple(id for id in here.of(battle.step.active) if here.bodies[id].marker(PLACED) is None)


def lattice(battle: Battle) -> Iterator[Point]:
    table = battle.scenario.tabletop
    for y in range(1, table.depth // INCH, _LATTICE):
        for x in range(1, table.width // INCH, _LATTICE):
            yield Point(x * INCH, y * INCH)


def packed_differs(at: int, battle: Battle, point: Point) -> bool:
    return battle.scenario.places.label(at) != point_text(point)


def body_of(battle: Battle, order: Order) -> Footprint:
    point, heading = point_of(battle, order, RULE), heading_of(battle, order, order.unit, RULE)
    mover = Mover(field(battle), order.unit, order.formation)
    return block(point, heading, mover.body.width, mover.body.depth)


def fits(battle: Battle, id: str, point: Point, heading: int) -> bool:
    from grognard.rulesets.liberators.play.standing import has_room

    here = field(battle)
    print = here.print(id)
    body = block(point, heading, print.width, print.depth)
    return in_zone(battle.scenario, battle.step.active, body) and has_room(here, id, body)
