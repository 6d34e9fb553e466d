"""The map and its counters, drawn so that the client draws nothing itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from grognard.core.board import Board
from grognard.core.game import Decision
from grognard.core.game.face import CounterFace
from grognard.core.game.meanings import printed
from grognard.core.game.state import ALL_ROUND, OFF, State
from grognard.core.names import in_language
from grognard.core.scenario import Scenario
from grognard.render.battlefield import battlefield_key_svg, battlefield_svg
from grognard.render.board.counters import counter, said
from grognard.render.board.dress import Dress, dress_of
from grognard.render.board.theme import default_theme
from grognard.render.quick_response import drawing
from grognard.rulesets import ruleset
from grognard.scenarios import load, scenarios
from grognard.server.problems import Problem
from grognard.server.side_view import SideView


def check_known(scenario: str) -> None:
    if scenario not in scenarios():
        raise Problem(404, "There is no such scenario", f"one of: {', '.join(scenarios())}")


@lru_cache(maxsize=64)
def map_drawing(scenario: str, language: str) -> bytes:
    return battlefield_svg(load(scenario), None, language).encode()


@lru_cache(maxsize=64)
def key_drawing(scenario: str, language: str) -> bytes:
    read = in_language(load(scenario), language)
    shape = ruleset(read.ruleset).scenario_shape
    counters = shape.counters(read, None) if shape is not None and shape.counters is not None else None
    return battlefield_key_svg(read, counters, language).encode()


def squared(text: str) -> dict[str, Any]:
    width, path = drawing(text)
    return {"width": width, "path": path}


def drawn(sight: SideView) -> dict[str, Any]:
    """The counters of a position as a seat may see it."""
    scenario = in_language(sight.game.scenario, sight.words.language)
    shape = ruleset(scenario.ruleset).scenario_shape
    if shape is None or shape.counters is None:
        return {}
    waiting = _waiting(sight)
    laid = shape.counters(scenario, _laid_out(sight.state, waiting))
    faces = laid.faces
    # Colours go by the whole army, or a division would change its own when another one dies out.
    army = shape.counters(scenario, None).faces
    dress = dress_of(scenario, (*army, *faces), default_theme())
    places = scenario.places
    return {
        face.id: {
            "svg": counter(face, dress),
            "hex": None if face.id in waiting else places.label(face.at),
            "facing": None if face.facing == ALL_ROUND else places.compass(face.facing),
            "depth": face.depth,
            "title": said(face, dress.theme, sight.words.word),
            "printed": [msgspec.to_builtins(one) for one in printed(sight.words, face, laid.key)],
            **_on_table(scenario, face, dress),
        }
        for face in faces
    }


def _waiting(sight: SideView) -> frozenset[str]:
    """Those beside the map who can be told something, for whoever may know of it."""
    node = sight.game.node
    if not isinstance(node, Decision) or not sight.knows_decision(node):
        return frozenset()
    off = {piece.id for piece in sight.state.pieces if piece.at == OFF}
    return frozenset(off.intersection(node.subjects))


def _laid_out(state: State, waiting: frozenset[str]) -> State:
    """A position to draw counters from: only those that lie somewhere have a face."""
    if not waiting:
        return state
    pieces = [replace(piece, at=0) if piece.id in waiting else piece for piece in state.pieces]
    return replace(state, pieces=tuple(pieces))


def _on_table(scenario: Scenario[Any], face: CounterFace, dress: Dress) -> dict[str, Any]:
    """How a counter lies on a table; on hexes it lies on its hex."""
    if isinstance(scenario.battlefield, Board):
        return {"body": None, "badge": None, "outline": []}
    from grognard.render.table import badge, body, local_outline

    return {"body": body(face, dress), "badge": badge(face, dress), "outline": local_outline(face)}
