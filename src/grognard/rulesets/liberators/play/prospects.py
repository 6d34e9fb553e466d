"""5, 6.3. A move before it is made: where it ends, what it takes of the move, whom it brings in view."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.marching import Bearing, March, Sighting
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.plane import Route, distance, unpacked
from grognard.plane.region import outlines
from grognard.rulesets.liberators import cases
from grognard.rulesets.liberators.play import troop_drill
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.ground import BLOCKED
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import FULL, HALF, share
from grognard.rulesets.liberators.play.phases import PHASES
from grognard.rulesets.liberators.play.repertoire import repertoire
from grognard.rulesets.liberators.play.shooting import (
    arc_of,
    bands_of,
    has_arms,
    is_armed,
    is_target,
    shot_case,
    targets,
)
from grognard.rulesets.liberators.play.standing import heading_of, point_of

#: orders that roll nothing and leave a unit in another place, another formation or another facing
_STILL = ("deploy", "lead", "limber", "unlimber", "pivot", "prolong", *troop_drill.VERBS)
#: those among them whose way counts against a move
_PACED = ("move", "form", "face", "pass", "flank", "scale", "limber", "unlimber")


def march(battle: Battle, order: Order) -> March | None:
    """Where an order leaves its unit, and by which way."""
    if order.verb not in _STILL or not (order.to or order.facing or order.formation):
        return None
    there, start = after(battle, order), unpacked(battle.piece(order.unit).at)
    piece = there.piece(order.unit)
    if piece.at == OFF:
        return None
    point = unpacked(piece.at)
    bodies = field(there).bodies
    outline = field(there).print(order.unit).corners if order.unit in bodies else (point,)
    heading = max(0, piece.facing)
    if order.verb in _PACED and order.to:
        route, formation, pace = paced(battle, order)
        row = Mover.of(field(battle), order.unit, formation).row
        track = tuple(front for front, _heading in route.stages)
        return March(outline, point, heading, track, route.length, share(field(battle), route, row, pace))
    if order.verb == "deploy" or not order.to:
        return March(outline, point, heading)
    return March(outline, point, heading, (start, point), distance(start, point))


def after(battle: Battle, order: Order) -> Battle:
    """The battle as it would be if an order that rolls nothing were carried out."""
    there = Battle(battle.rules, battle.scenario, battle.sequence, battle.reducer, battle.state)
    next(PHASES[battle.step.phase.id].carry_out(there, order), None)
    return there


def paced(battle: Battle, order: Order) -> tuple[Route, str, str]:
    """The route of an order, the formation it is marched in, and the pace."""
    here, id = field(battle), order.unit
    if order.verb in ("flank", "scale"):
        return troop_drill.route_of(battle, order), "", HALF
    point, heading = point_of(battle, order, "5.2"), heading_of(battle, order, id, "5.2")
    formation, pace = "", HALF
    may = repertoire(here.bodies[id])
    assert may is not None
    if order.verb == "move":
        pace = may.move
    elif order.verb in ("limber", "unlimber"):
        formation, pace = "limbered", may.pace or FULL
    elif order.verb == "form" and not Mover.of(here, id).may(point, heading, HALF):
        formation = order.formation
    return Mover.of(here, id, formation, passing=order.verb == "pass").route(point, heading), formation, pace


def sightings(battle: Battle, order: Order) -> list[Sighting]:
    """2.7, 6.3  Whom a unit sees after an order, and the shot at each whom it could fire at."""
    if order.verb not in _STILL:
        return []
    there = after(battle, order)
    here, id = field(there), order.unit
    if id not in here.bodies:
        return []
    seen = [foe for foe in here.enemies(id) if here.sight(id, foe) != BLOCKED]
    aimed = targets(there, id)
    found = [
        Sighting(foe, here.gap(id, foe), _shot(there, id, foe) if foe in aimed else None) for foe in seen
    ]
    return sorted(found, key=lambda one: (one.distance, one.unit))


def ranges(battle: Battle, order: Order) -> list[Bearing]:
    """6.3, 6.4  The ground that a unit would bear on after an order, as soon as it may fire again."""
    there = _field_after(battle, order)
    if there is None or not has_arms(there, order.unit):
        return []
    id, size = order.unit, there.table.size
    return [Bearing(id, band, outlines(arc_of(there, id, band), size)) for band in bands_of(there, id)]


def aimed(battle: Battle, order: Order) -> list[Bearing]:
    """6.3  Enemies who could fire at it from where they stand."""
    there = _field_after(battle, order)
    if there is None:
        return []
    id, size = order.unit, there.table.size
    foes = [foe for foe in there.enemies(id) if is_armed(there, foe) and is_target(there.battle, foe, id)]
    found = [Bearing(foe, there.gap(id, foe), outlines(arc_of(there, foe), size)) for foe in foes]
    return sorted(found, key=lambda one: (one.distance, one.unit))


def _field_after(battle: Battle, order: Order) -> Field | None:
    """The table after an order that leaves a body on it and rolls nothing."""
    if order.verb not in _STILL:
        return None
    there = field(after(battle, order))
    return there if order.unit in there.bodies else None


def _shot(there: Battle, id: str, foe: str) -> tuple[str, cases.Musketry | cases.Cannonade]:
    case = shot_case(there, (id,), foe)
    return ("musketry" if isinstance(case, cases.Musketry) else "cannonade"), case
