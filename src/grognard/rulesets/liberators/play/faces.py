"""1.3 to 1.10. What shows of the pieces, for whoever draws them: each with its footprint on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from grognard.core.game.face import CounterFace, CounterKey, Counters
from grognard.core.game.state import OFF, Piece, State
from grognard.core.packaged import under
from grognard.core.rules import Rules
from grognard.plane import unpacked
from grognard.rulesets.liberators.labels import LABELS
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.pieces import Formation
from grognard.rulesets.liberators.play.formations import footprint
from grognard.rulesets.liberators.play.set_up import pieces
from grognard.rulesets.liberators.scenario_rows import BodyRow, GunRow, LeaderRow

#: markers that everybody needs to see; the others are book-keeping of a phase
_SHOWN = (
    "silenced",
    "damaged",
    "low on ammo",
    "charging",
    "cold-steel",
    "countering",
    "attached",
    "provisional",
    "fired",
)
_QUALITY = {"guard": "G", "elite": "E", "regular": "R", "militia": "M", "peasant": "P"}
_QUALITIES = under(LABELS, "counter.qualities", "guard", "elite", "regular", "militia", "peasant")
_FORMATIONS = under(LABELS, "counter.formations", *get_args(Formation), "limbered", "unlimbered")
_STATES = under(LABELS, "counter.states", "good-order", "disordered", "broken")


def counters(scenario: LiberatorsScenario, state: State | None = None) -> Counters:
    """The pieces on the table in a state, or as the scenario begins."""
    from grognard.rulesets import ruleset

    placed = tuple(pieces(scenario)) if state is None else state.pieces
    faces = tuple(_faces(ruleset(scenario.ruleset).rules, scenario, placed))
    return Counters(faces, _key(scenario), 1 if state is None else state.turn)


def _faces(rules: Rules, scenario: LiberatorsScenario, placed: tuple[Piece, ...]) -> Iterator[CounterFace]:
    rows = {row.id: row for row in scenario.own.rows}
    for piece in placed:
        if piece.at != OFF:
            row = rows[piece.id]
            yield _leader(row, piece) if isinstance(row, LeaderRow) else _body(rules, scenario, row, piece)


def _markers(piece: Piece) -> tuple[tuple[str, str], ...]:
    return tuple((name, str(value)) for name, value in piece.markers if name in _SHOWN)


def _body(rules: Rules, scenario: LiberatorsScenario, row: BodyRow, piece: Piece) -> CounterFace:
    table = scenario.tabletop
    body = footprint(rules, table, row, piece.at, piece.facing, piece.formation, piece.strength)
    return CounterFace(
        id=row.id,
        name=row.name,
        side=row.side,
        symbol="artillery" if isinstance(row, GunRow) else row.arm,
        strength=piece.strength,
        quality=_QUALITY[row.quality],
        state=piece.state,
        formation=piece.formation,
        division=row.leader or "",
        at=piece.at,
        facing=piece.facing,
        markers=_markers(piece),
        outline=tuple((corner.x, corner.y) for corner in body.corners),
    )


def _leader(row: LeaderRow, piece: Piece) -> CounterFace:
    point = unpacked(piece.at)
    return CounterFace(
        id=row.id,
        name=row.name,
        side=row.side,
        symbol="commander",
        formation=piece.formation,
        division=row.id,
        at=piece.at,
        markers=_markers(piece),
        outline=((point.x, point.y),),
    )


def _key(scenario: LiberatorsScenario) -> CounterKey:
    return CounterKey(
        quality=LABELS["counter.key-quality"],
        figures=LABELS["counter.key-figures"],
        letters={_QUALITY[quality]: label for quality, label in _QUALITIES.items()},
        formations=_FORMATIONS,
        states=_STATES,
        markers=under(
            LABELS,
            "counter.markers",
            "silenced",
            "damaged",
            "low on ammo",
            "charging",
            "countering",
            "cold-steel",
        ),
        divisions={row.id: row.name for row in scenario.own.leaders},
    )
