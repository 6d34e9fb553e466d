"""Putting units on a table: where one may go, and what a proposed place would mean."""

from __future__ import annotations

from typing import Any

from grognard.core.drivers.explain import FORMATION, OPTION, VERB
from grognard.core.errors import BadCase, Fault
from grognard.core.game.marching import Bearing, March, Marches, Sighting
from grognard.core.game.node import Decision
from grognard.core.game.order import Order, parse
from grognard.plane import INCH, Point, heading_text
from grognard.plane.region import around, region
from grognard.server.placing import Kind, Samples, check_proposal, kind_of, settled
from grognard.server.problems import Problem
from grognard.server.replies.play import deciding
from grognard.server.seats import Visit
from grognard.server.side_view import SideView

_samples = Samples()


def reach_data(here: Visit, unit: str, language: str) -> dict[str, Any]:
    sight, system = _on_table(here, language)
    if unit not in sight.words.counters:
        raise BadCase([Fault("unit", f"there is no counter {unit!r}")])
    kinds: dict[Kind, list[Order]] = {}
    for order in _samples.of(_key(here), sight.game, unit):
        kinds.setdefault(kind_of(order), []).append(order)
    regions = [_region(sight, system, orders) for orders in kinds.values()]
    return {"sequence": len(sight.game.journal), "regions": regions}


def _region(sight: SideView, system: Marches, orders: list[Order]) -> dict[str, Any]:
    first = orders[0]
    marches = [found for order in orders if (found := system.march(sight.game.battle, order)) is not None]
    wide = any(len(march.outline) > 2 for march in marches)
    fronts, table = [march.at for march in marches], sight.game.scenario.tabletop.size
    rings = region([march.outline for march in marches], fronts, table) if wide else around(fronts, table)
    return {
        "verb": first.verb,
        "label": sight.words.word(first.verb, VERB),
        "title": " ".join(
            sight.words.word(one, kind)
            for one, kind in zip(kind_of(first), (VERB, FORMATION, OPTION), strict=True)
            if one
        ),
        "formation": first.formation or None,
        "option": first.option or None,
        "goes": any(order.to for order in orders),
        "turns": any(order.facing for order in orders),
        "rings": [_spots(ring) for ring in rings],
        "places": [
            {"at": _spot(march.at), "facing": heading_text(march.heading), "share": _rounded(march.share)}
            for march in marches
        ],
    }


def placement_data(here: Visit, given: str, free: bool, language: str) -> dict[str, Any]:
    sight, system = _on_table(here, language)
    order = _proposed(sight, given)
    refused = sight.game.refusal(order)
    sample = _samples.of(_key(here), sight.game, order.unit)
    found = order if refused is None else settled(sight.game, order, sample, free=free)
    march = None if found is None else system.march(sight.game.battle, found)
    seen = () if found is None else system.sightings(sight.game.battle, found)
    return {
        "accepted": refused is None,
        "reason": None if refused is None else sight.words.message(refused.reason),
        "rule": None if refused is None else refused.rule,
        "order": None if found is None else str(found),
        **_march(march),
        "sees": [_seen(one) for one in seen],
        "ranges": [] if found is None else [_bearing(one) for one in system.ranges(sight.game.battle, found)],
        "aimed": [] if found is None else [_bearing(one) for one in system.aimed(sight.game.battle, found)],
    }


def _march(march: March | None) -> dict[str, Any]:
    if march is None:
        nothing = dict.fromkeys(("at", "facing", "inches", "share"))
        return {**nothing, "outline": [], "track": []}
    return {
        "at": _spot(march.at),
        "facing": heading_text(march.heading),
        "outline": _spots(march.outline),
        "track": _spots(march.track),
        "inches": None if march.length is None else march.length / INCH,
        "share": _rounded(march.share),
    }


def _bearing(one: Bearing) -> dict[str, Any]:
    return {
        "unit": one.unit,
        "inches": one.distance / INCH,
        "rings": [_spots(ring) for ring in one.rings],
    }


def _seen(one: Sighting) -> dict[str, Any]:
    return {"unit": one.unit, "inches": one.distance / INCH, "fires": one.shot is not None}


def shot_from(here: Visit, given: str, target: str, language: str) -> tuple[str, Any] | None:
    sight, system = _on_table(here, language)
    order = _proposed(sight, given)
    if sight.game.refusal(order) is not None:
        raise BadCase([Fault("order", "expected a place that the rules accept")])
    found = system.sightings(sight.game.battle, order)
    return next((one.shot for one in found if one.unit == target), None)


def _on_table(here: Visit, language: str) -> tuple[SideView, Marches]:
    """The game as whoever has to decide sees it, if it is one in which units are put on a table now."""
    sight = deciding(here, language)
    system, node = sight.game.table.system, sight.game.node
    if not isinstance(system, Marches):
        raise Problem(409, "This game is not played on a table in inches")
    if not isinstance(node, Decision) or node.choice is not None:
        raise Problem(409, "There is nothing to be moved now")
    return sight, system


def _proposed(sight: SideView, given: str) -> Order:
    order = parse(given)
    if not isinstance(order, Order):
        raise BadCase([Fault("order", "expected an order that puts a unit somewhere")])
    check_proposal(sight.game, order)
    return order


def _key(here: Visit) -> str:
    return f"{here.match.record.id} {here.match.sequence}"


def _spot(point: Point) -> tuple[float, float]:
    return point.x / INCH, point.y / INCH


def _spots(points: tuple[Point, ...]) -> list[tuple[float, float]]:
    return [_spot(point) for point in points]


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 3)
