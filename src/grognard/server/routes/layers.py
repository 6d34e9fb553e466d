"""Layers over the map: zones, command, sight, threat, or whatever a system offers, as a seat may see it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Response
from starlette.background import BackgroundTask

from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.layers import About, Layer, Layers, Overlay, Shade, Subject
from grognard.core.game.state import OFF
from grognard.plane import INCH
from grognard.server import game_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.problems import Problem
from grognard.server.routes.opening import GameId
from grognard.server.sight import Sight
from grognard.server.workshop import AtBench

router = APIRouter()


@router.get("/api/games/{game}/layers", responses=told(game_shapes.LayerCards, 401))
async def layers(game: GameId, here: Here, bench: AtBench, lang: shapes.Lang = "en") -> Response:  # noqa: ARG001
    """The layers that this game can draw, and what each has to be asked about."""
    listed = answer({"layers": await asyncio.to_thread(_cards, here, lang)})
    listed.background = BackgroundTask(_prepared, bench, here)
    return listed


#: battles of this process whose layers have been drawn once
_known: set[str] = set()


async def _prepared(bench: AtBench, here: Visit) -> None:
    """Draw every layer of a battle once before anybody wants it: what its map costs is worked out then."""
    battle = here.match.game.scenario.hash
    if battle in _known:
        return
    _known.add(battle)
    with suppress(Problem):
        await bench.do(_draw_all, here)


def _draw_all(here: Visit) -> None:
    sight = Sight(here.match, here.seat)
    system, battle = sight.game.table.system, sight.game.table.battle(sight.state)
    if isinstance(system, Layers):
        for layer in system.layers:
            for side in sight.words.sides if "side" in layer.about else ():
                system.layer(battle, layer.id, Subject(side, "", OFF))


def _cards(here: Visit, language: str) -> list[dict[str, Any]]:
    sight = Sight(here.match, here.seat, language)
    return [_card(sight, one) for one in _offered(sight.game)]


def _card(sight: Sight, layer: Layer) -> dict[str, Any]:
    say = sight.words.message
    return {
        "id": layer.id,
        "title": say(layer.title),
        "about": list(layer.about),
        "key": layer.key,
        "hovers": layer.hovers,
        "tones": [{"id": tone.id, "title": say(tone.title), "look": tone.look} for tone in layer.tones],
    }


def _offered(game: Game) -> tuple[Layer, ...]:
    system = game.table.system
    return system.layers if isinstance(system, Layers) else ()


@router.get("/api/games/{game}/layers/{layer}", responses=told(game_shapes.LayerDrawing, 401, 503))
async def layer(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    layer: shapes.Id,
    side: shapes.Id = "",
    unit: shapes.Id = "",
    hex: shapes.Id = "",
    lang: shapes.Lang = "en",
) -> Response:
    """One layer about a side, a unit or a place: hexes or ground by tone, by whom, by which rule."""
    given: dict[About, str] = {"side": side, "unit": unit, "hex": hex}
    return answer(await bench.do(_layer, here, layer, given, lang))


def _layer(here: Visit, id: str, given: dict[About, str], language: str) -> dict[str, Any]:
    sight = Sight(here.match, here.seat, language)
    found = next((one for one in _offered(sight.game) if one.id == id), None)
    if found is None:
        known = ", ".join(one.id for one in _offered(sight.game)) or "none in this game"
        raise Problem(404, "There is no such layer", f"one of: {known}")
    subject = _subject(sight, found, given)
    system = sight.game.table.system
    assert isinstance(system, Layers)
    # Drawn from what the seat may see, so that a layer gives away nothing that the map does not show.
    battle = sight.game.table.battle(sight.state)
    return _drawing(sight, id, system.layer(battle, id, subject))


def _subject(sight: Sight, layer: Layer, given: dict[About, str]) -> Subject:
    """What a layer is asked about, if that exists and the layer can be asked about it."""
    if not any(given[about] for about in layer.about):
        raise BadCase([Fault(layer.id, f"expected one of: {', '.join(layer.about)}")])
    places = sight.game.scenario.places
    faults = []
    if given["side"] and given["side"] not in sight.words.sides:
        faults.append(Fault("side", f"there is no side {given['side']!r}", tuple(sight.words.sides)))
    if given["unit"] and given["unit"] not in sight.words.counters:
        faults.append(Fault("unit", f"there is no counter {given['unit']!r}"))
    cell = OFF
    if given["hex"]:
        try:
            cell = places.cell_of(given["hex"])
        except ValueError as wrong:
            faults.append(Fault("hex", str(wrong)))
    if faults:
        raise BadCase(faults)
    return Subject(given["side"], given["unit"], cell)


def _drawing(sight: Sight, id: str, overlay: Overlay) -> dict[str, Any]:
    return {
        "layer": id,
        "origin": _label(sight, overlay.origin),
        "note": None if overlay.note is None else sight.words.message(overlay.note),
        "rule": overlay.rule,
        "hexes": [_shaded(sight, shade) for shade in overlay.shades],
    }


def _shaded(sight: Sight, shade: Shade) -> dict[str, Any]:
    return {
        "hex": _label(sight, shade.cell),
        "tone": shade.tone,
        "strength": shade.strength,
        "units": list(shade.units),
        "by": _label(sight, shade.by),
        "reason": None if shade.reason is None else sight.words.message(shade.reason),
        "rule": shade.rule,
        "outlines": [[[point.x / INCH, point.y / INCH] for point in ring] for ring in shade.rings],
    }


def _label(sight: Sight, cell: int) -> str | None:
    return None if cell == OFF else sight.game.scenario.places.label(cell)
