"""Layers over the map and threats, as a seat may see them."""

from __future__ import annotations

from typing import Any

from grognard.answers.card_words import Onlooker
from grognard.core.errors import BadCase, Fault
from grognard.core.game.game import Game
from grognard.core.game.layers import About, Layer, Layers, Overlay, Shade, Subject
from grognard.core.game.state import OFF
from grognard.core.game.threat_map import Danger, Threatens
from grognard.plane import INCH
from grognard.server.problems import Problem
from grognard.server.seats import Visit
from grognard.server.side_view import SideView


def draw_all(here: Visit) -> None:
    sight = SideView(here.match, here.seat)
    system, battle = sight.game.table.system, sight.game.table.battle(sight.state)
    if isinstance(system, Layers):
        for layer in system.layers:
            for side in sight.words.sides if "side" in layer.about else ():
                system.layer(battle, layer.id, Subject(side, "", OFF))


def layer_cards(here: Visit, language: str) -> list[dict[str, Any]]:
    sight = SideView(here.match, here.seat, language)
    return [_card(sight, one) for one in _offered(sight.game)]


def _card(sight: SideView, layer: Layer) -> dict[str, Any]:
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


def layer_data(here: Visit, id: str, given: dict[About, str], language: str) -> dict[str, Any]:
    sight = SideView(here.match, here.seat, language)
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


def dangers(here: Visit, unit: str, hex: str, language: str) -> tuple[list[Danger], int, Onlooker]:
    sight = SideView(here.match, here.seat, language)
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
    return found[:_MOST_THREATS], max(0, len(found) - _MOST_THREATS), Onlooker(side, sides, decides=False)


def _side_at(sight: SideView, subject: Subject) -> str:
    if subject.unit:
        return sight.game.side_of(subject.unit)
    there = [piece.id for piece in sight.state.pieces if piece.at == subject.cell != OFF]
    return sight.game.side_of(there[0]) if there else ""


def _subject(sight: SideView, layer: Layer, given: dict[About, str]) -> Subject:
    """What a layer is asked about, if that exists and the layer can be asked about it."""
    if not any(given[about] for about in layer.about):
        raise BadCase([Fault(layer.id, f"expected one of: {', '.join(layer.about)}")])
    return _read_subject(sight, given)


def _read_subject(sight: SideView, given: dict[About, str]) -> Subject:
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


def _drawing(sight: SideView, id: str, overlay: Overlay) -> dict[str, Any]:
    return {
        "layer": id,
        "origin": _label(sight, overlay.origin),
        "note": None if overlay.note is None else sight.words.message(overlay.note),
        "rule": overlay.rule,
        "hexes": [_shaded(sight, shade) for shade in overlay.shades],
    }


def _shaded(sight: SideView, shade: Shade) -> dict[str, Any]:
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


def _label(sight: SideView, cell: int) -> str | None:
    return None if cell == OFF else sight.game.scenario.places.label(cell)


def threats_data(
    here: Visit, found: list[Danger], more: int, cards: list[dict[str, Any]], language: str
) -> dict[str, Any]:
    """Threats in words, each with the card of its odds."""
    say = SideView(here.match, here.seat, language).words.message
    listed = [
        {"unit": one.unit, "text": say(one.reason), "rule": one.rule, **card}
        for one, card in zip(found, cards, strict=True)
    ]
    return {"threats": listed, "more": more}
