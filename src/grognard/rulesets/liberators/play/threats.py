"""5.1, 6.3. What a side could come up to and fire at, and who could come to a point or fire at it.

An upper bound: everybody has a full move over open ground, whatever lies in his way, and fires from where he
stands as far as he bears.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Shade, Subject
from grognard.core.game.order import Order
from grognard.core.game.state import OFF
from grognard.core.game.threat_map import Danger, Ruling, standing
from grognard.core.messages import message
from grognard.plane import INCH, unpacked
from grognard.plane.convex import grown
from grognard.plane.region import outlines
from grognard.rulesets.liberators import cases
from grognard.rulesets.liberators.play.charges import check
from grognard.rulesets.liberators.play.command import inches
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.outlook import marked, sees_point
from grognard.rulesets.liberators.play.pace import FULL, rate, rate_row
from grognard.rulesets.liberators.play.preview import ruling_of
from grognard.rulesets.liberators.play.shooting import arc_of, bears_on_point, is_armed, is_target, shot_case

MOVE, FIRE, CHARGE = "5.1", "6.3", "7.2"
#: what a check leaves on a unit
_CHECKED = ("may", "quick")


def move_of(here: Field, id: str) -> float:
    """5.1  Thousandths of a full move over open ground; none for guns in action and for garrisons."""
    if here.bodies[id].formation in ("unlimbered", "garrison"):
        return 0.0
    return rate(here.rules, rate_row(here, id, here.bodies[id].formation), "open", FULL)


def of_side(battle: Battle, side: str) -> Overlay:
    """Where a side could be after its next move, and what it bears on now."""
    here = field(battle)
    own = here.of(side)
    parts = [grown(part, move_of(here, id)) for id in own for part in here.print(id).polygon.parts]
    reach = outlines(parts, here.table.size)
    shades = [Shade(-1, "reach", len(own), rule=here.rules.cite(MOVE), rings=reach)] if own else []
    for id in own:
        if is_armed(here, id):
            rings = outlines(arc_of(here, id), here.table.size)
            at, rule = here.bodies[id].at, here.rules.cite(FIRE)
            shades.append(Shade(at, "shoot", 1, (id,), rule=rule, rings=rings))
    return Overlay(tuple(shades), note=message("layer-threat-bound"), rule=here.rules.cite(MOVE))


def dangers(battle: Battle, subject: Subject) -> tuple[Danger, ...]:
    """Who of the enemy can fire at a unit from where he stands, or charge it with a full move.

    Of a point without a unit: who could come there, or fire at it.
    """
    here = field(battle)
    if subject.unit in here.bodies:
        return tuple(_upon(battle, subject.unit))
    bodies = list(here.bodies) if subject.cell != OFF else []
    shades = to_point(battle, subject.cell, bodies).shades if bodies else ()
    return tuple(
        Danger(_at(here, shade.cell), shade.tone, shade.reason, shade.rule)
        for shade in shades
        if shade.reason
    )


def _at(here: Field, cell: int) -> str:
    return next(id for id, body in here.bodies.items() if body.at == cell)


def _upon(battle: Battle, target: str) -> Iterator[Danger]:
    here = field(battle)
    for id in sorted(here.enemies(target), key=lambda id: (here.gap(id, target), id)):
        told: dict[str, str | int] = {"unit": id, "target": target, "inches": inches(here.gap(id, target))}
        if is_armed(here, id) and is_target(battle, id, target):
            shot = shot_case(battle, (id,), target)
            kind = "musketry" if isinstance(shot, cases.Musketry) else "cannonade"
            why, rule = message("danger-shoot-why", **told), here.rules.cite(FIRE)
            yield Danger(id, "shoot", why, rule, (kind, shot))
        charge = _charge(battle, id, target)
        if charge is not None:
            why = message("danger-charge-why", **told)
            yield Danger(id, "reach", why, here.rules.cite(CHARGE), charge)


def _charge(battle: Battle, id: str, target: str) -> Ruling | None:
    """7.1, 7.2  A charge after a check that lets the unit go at full pace, met by standing; None where it may
    not be made."""
    here = field(battle)
    if here.is_guns(id) or here.gap(id, target) > move_of(here, id):
        return None
    piece = here.bodies[id]
    markers = tuple(one for one in piece.markers if one[0] not in _CHECKED)
    ahead = standing(battle, piece, markers=(*markers, ("may", "full-move")))
    order = Order("charge", (id,), target=target)
    try:
        check(ahead, order)
    except IllegalOrder:
        return None
    return ruling_of(ahead, order)


def to_point(battle: Battle, cell: int, bodies: list[str]) -> Overlay:
    """Who of some bodies could come to a point, and who could fire at it from where he stands."""
    here, point = field(battle), unpacked(cell)
    shades = []
    for id in bodies:
        at = here.bodies[id].at
        away = here.print(id).polygon.distance_to(*point)
        if not away:
            continue
        told: dict[str, str | int] = {"unit": id, "inches": -(-round(away) // INCH)}
        if away <= move_of(here, id):
            why, rule = message("layer-here-reach-why", **told), here.rules.cite(MOVE)
            shades.append(Shade(at, "reach", 1, (), reason=why, rule=rule, rings=marked(here, id)))
        if is_armed(here, id) and bears_on_point(here, id, point) and sees_point(here, id, point):
            why, rule = message("layer-here-shoot-why", **told), here.rules.cite(FIRE)
            shades.append(Shade(at, "shoot", 1, (), reason=why, rule=rule, rings=marked(here, id)))
    return Overlay(tuple(shades), cell, message("layer-here-bound"), here.rules.cite(MOVE))
