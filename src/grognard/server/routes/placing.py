"""Putting units on a table: where one may go, what a proposed place would mean, and the odds from there."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from fastapi import Response

from grognard.answers.ahead import Ahead
from grognard.core.drivers.explain import FORMATION, OPTION, VERB
from grognard.core.errors import BadCase, Fault
from grognard.core.game.marching import March, Marches, Sighting
from grognard.core.game.node import Decision
from grognard.core.game.order import Order, parse
from grognard.plane import INCH, Point, heading_text
from grognard.plane.region import around, region
from grognard.server import library_shapes, shapes, table_shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.placing import Kind, Samples, check_proposal, kind_of, settled
from grognard.server.problems import Problem
from grognard.server.reckoning import odds_in_game
from grognard.server.routes.odds import asked_for
from grognard.server.routes.opening import GameId
from grognard.server.routes.play import deciding
from grognard.server.sight import Sight
from grognard.server.workshop import AtBench

router = game_router()
_samples = Samples()


@router.get("/api/games/{game}/reach", responses=told(table_shapes.Reach, 401, 409, 503))
async def reach(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    unit: shapes.Id,
    lang: shapes.Lang = "en",
) -> Response:
    """Where a unit on a table may be put, by kind of order: the ground, and a sample of places with costs."""
    return answer(await bench.do(_reach, here, unit, lang))


def _reach(here: Visit, unit: str, language: str) -> dict[str, Any]:
    sight, system = _on_table(here, language)
    if unit not in sight.words.counters:
        raise BadCase([Fault("unit", f"there is no counter {unit!r}")])
    kinds: dict[Kind, list[Order]] = {}
    for order in _samples.of(_key(here), sight.game, unit):
        kinds.setdefault(kind_of(order), []).append(order)
    regions = [_region(sight, system, orders) for orders in kinds.values()]
    return {"sequence": len(sight.game.journal), "regions": regions}


def _region(sight: Sight, system: Marches, orders: list[Order]) -> dict[str, Any]:
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


@router.get("/api/games/{game}/placement", responses=told(table_shapes.Placement, 401, 409))
async def placement(
    game: GameId,  # noqa: ARG001
    here: Here,
    order: shapes.Text,
    free: Literal["yes", "no"] = "no",
    lang: shapes.Lang = "en",
) -> Response:
    """What the rules say to a proposed place, or accept nearest to it; `free` leaves the facing open."""
    return answer(await asyncio.to_thread(_placement, here, order, free == "yes", lang))


def _placement(here: Visit, given: str, free: bool, language: str) -> dict[str, Any]:
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


def _seen(one: Sighting) -> dict[str, Any]:
    return {"unit": one.unit, "inches": one.distance / INCH, "fires": one.shot is not None}


@router.get("/api/games/{game}/placement/odds", responses=told(library_shapes.OddsAnswer, 401, 409, 503))
async def placement_odds(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    order: shapes.Text,
    target: shapes.Id,
    lang: shapes.Lang = "en",
    detail: shapes.Detail = "full",
) -> Response:
    """The exact odds of a shot at a target from where a legal order would put a unit; null without one."""
    shot = await bench.do(_shot, here, order, target, lang)
    if shot is None:
        return answer({"odds": None})
    return answer(await bench.reckon(odds_in_game, *asked_for(here, (Ahead(*shot),), lang, detail)))


def _shot(here: Visit, given: str, target: str, language: str) -> tuple[str, Any] | None:
    sight, system = _on_table(here, language)
    order = _proposed(sight, given)
    if sight.game.refusal(order) is not None:
        raise BadCase([Fault("order", "expected a place that the rules accept")])
    found = system.sightings(sight.game.battle, order)
    return next((one.shot for one in found if one.unit == target), None)


def _on_table(here: Visit, language: str) -> tuple[Sight, Marches]:
    """The game as whoever has to decide sees it, if it is one in which units are put on a table now."""
    sight = deciding(here, language)
    system, node = sight.game.table.system, sight.game.node
    if not isinstance(system, Marches):
        raise Problem(409, "This game is not played on a table in inches")
    if not isinstance(node, Decision) or node.choice is not None:
        raise Problem(409, "There is nothing to be moved now")
    return sight, system


def _proposed(sight: Sight, given: str) -> Order:
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
