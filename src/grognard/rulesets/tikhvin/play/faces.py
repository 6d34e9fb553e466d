"""1.4 to 1.6. What shows on the counters, for drawing them."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.face import CounterFace, CounterKey, Counters
from grognard.core.game.state import OFF, Piece, State
from grognard.core.packaged import under
from grognard.rulesets.tikhvin.labels import LABELS
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.play.set_up import pieces
from grognard.rulesets.tikhvin.scenario_rows import Headquarters, Support, Unit

#: markers that everybody needs to see; the others are book-keeping of a phase
_SHOWN = ("out-of-supply", "acted", "used", "idle", "moved", "fought")
#: 1.4  how big a unit is, as short as the counter needs it
_GRADES = {
    "division": ("XX", LABELS["counter.grades-division"]),
    "brigade": ("X", LABELS["counter.grades-brigade"]),
    "regiment": ("III", LABELS["counter.grades-regiment"]),
    "battalion": ("II", LABELS["counter.grades-battalion"]),
    "static": ("S", LABELS["counter.grades-static"]),
}


def counters(scenario: TikhvinScenario, state: State | None = None) -> Counters:
    """The counters on the map in a state, or as the scenario begins."""
    placed = tuple(pieces(scenario)) if state is None else state.pieces
    return Counters(tuple(_faces(scenario, placed)), _key(scenario), 1 if state is None else state.turn)


def _faces(scenario: TikhvinScenario, placed: tuple[Piece, ...]) -> Iterator[CounterFace]:
    rows = {row.id: row for row in scenario.own.rows}
    for piece in placed:
        if piece.at == OFF:
            continue
        row = rows[piece.id]
        match row:
            case Unit():
                yield _unit(row, piece)
            case Support():
                yield _artillery(row, piece)
            case Headquarters():
                yield _headquarters(row, piece)


def _markers(piece: Piece) -> tuple[tuple[str, str], ...]:
    """1.10  Supply, and who has acted; weather, initiative, points and turn are on the tracks."""
    return tuple((name, str(value)) for name, value in piece.markers if name in _SHOWN)


def _division(piece: Piece) -> str:
    """The colour of a counter is that of its headquarters."""
    return str(piece.marker("hq") or "")


def _unit(row: Unit, piece: Piece) -> CounterFace:
    return CounterFace(
        id=row.id,
        name=row.name,
        side=row.side,
        symbol=row.kind,
        grade=_GRADES[row.size][0],
        strength=piece.strength,
        quality=str(row.efficiency),
        division=_division(piece),
        at=piece.at,
        depth=piece.depth,
        markers=_markers(piece),
    )


def _artillery(row: Support, piece: Piece) -> CounterFace:
    return CounterFace(
        id=row.id,
        name=row.name,
        side=row.side,
        symbol="field-artillery",
        strength=row.value,
        division=_division(piece),
        at=piece.at,
        depth=piece.depth,
        markers=_markers(piece),
    )


def _headquarters(row: Headquarters, piece: Piece) -> CounterFace:
    # 1.6  Radius and capacity.
    return CounterFace(
        id=row.id,
        name=f"{row.command}: {row.name}",
        side=row.side,
        symbol="commander",
        figures=(row.radius, row.capacity),
        division=row.id,
        at=piece.at,
        depth=piece.depth,
        markers=_markers(piece),
    )


def _key(scenario: TikhvinScenario) -> CounterKey:
    return CounterKey(
        quality=LABELS["counter.key-quality"],
        figures=LABELS["counter.key-figures"],
        markers=under(LABELS, "counter.markers", "out-of-supply", "idle"),
        grades=dict(_GRADES.values()),
        divisions={row.id: row.command for row in scenario.own.headquarters},
    )
