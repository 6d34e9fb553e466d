"""Layers over the map: zones, command, sight, threat, or whatever a system offers, as a seat may see it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import Response
from starlette.background import BackgroundTask

from grognard.answers.card_words import Onlooker
from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.layers import About, Layer, Layers, Overlay, Shade, Subject
from grognard.core.game.state import OFF
from grognard.core.game.threat_map import Danger, Threatens
from grognard.plane import INCH
from grognard.server import game_shapes, shapes
from grognard.server.access import Here, Visit
from grognard.server.answer import answer, told
from grognard.server.door import game_router
from grognard.server.problems import Problem
from grognard.server.reckoning import cards_of
from grognard.server.routes.opening import GameId
from grognard.server.sight import Sight
from grognard.server.workshop import AtBench

router = game_router()


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
    battle = here.match.record.terms.scenario_hash
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
        "weighed": layer.weighed,
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


#: more threats than this to one place are told by their number
_MOST_THREATS = 6


@router.get("/api/games/{game}/threats", responses=told(game_shapes.Threats, 401, 503))
async def threats(
    game: GameId,  # noqa: ARG001
    here: Here,
    bench: AtBench,
    unit: shapes.Id = "",
    hex: shapes.Id = "",
    lang: shapes.Lang = "en",
) -> Response:
    """Who of the enemy can do something to a unit or a place in his next turn, and with what exact odds."""
    found, more, onlooker = await bench.do(_dangers, here, unit, hex, lang)
    ruleset = here.match.record.terms.ruleset
    cards = await bench.reckon(cards_of, ruleset, tuple(one.ruling for one in found), lang, onlooker)
    say = Sight(here.match, here.seat, lang).words.message
    listed = [
        {"unit": one.unit, "text": say(one.reason), "rule": one.rule, **card}
        for one, card in zip(found, cards, strict=True)
    ]
    return answer({"threats": listed, "more": more})


def _dangers(here: Visit, unit: str, hex: str, language: str) -> tuple[list[Danger], int, Onlooker]:
    sight = Sight(here.match, here.seat, language)
    game, system = sight.game, sight.game.table.system
    subject = _read_subject(sight, {"side": "", "unit": unit, "hex": hex})
    if subject.unit and subject.unit not in game.table.reducer.roll:
        raise BadCase([Fault("unit", f"{subject.unit!r} lies on no map")])
    threatened = _side_at(sight, subject)
    about = Subject(threatened, subject.unit, subject.cell)
    # From what the seat may see, as layers are.
    battle = game.table.battle(sight.state)
    found = list(system.dangers(battle, about)) if isinstance(system, Threatens) else []
    own = sight.seat.sides
    side = threatened if threatened in own or not own else own[0]
    sides = {piece.id: game.side_of(piece.id) for piece in sight.state.pieces}
    sides |= {player.id: player.id for player in game.scenario.sides}
    return found[:_MOST_THREATS], max(0, len(found) - _MOST_THREATS), Onlooker(side, sides)


def _side_at(sight: Sight, subject: Subject) -> str:
    if subject.unit:
        return sight.game.side_of(subject.unit)
    there = [piece.id for piece in sight.state.pieces if piece.at == subject.cell != OFF]
    return sight.game.side_of(there[0]) if there else ""


def _subject(sight: Sight, layer: Layer, given: dict[About, str]) -> Subject:
    """What a layer is asked about, if that exists and the layer can be asked about it."""
    if not any(given[about] for about in layer.about):
        raise BadCase([Fault(layer.id, f"expected one of: {', '.join(layer.about)}")])
    return _read_subject(sight, given)


def _read_subject(sight: Sight, given: dict[About, str]) -> Subject:
    """A side, a unit or a place, if there is one of that name."""
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
