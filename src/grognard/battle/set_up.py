"""The units on their start hexes, what shows on the counters, and the armies at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.battle.armies import ArmyScenario
from grognard.battle.position import STATES, position
from grognard.core.game.battle import Battle
from grognard.core.game.briefing import Member
from grognard.core.game.face import CounterFace, CounterKey, Counters
from grognard.core.game.idle import WAITING
from grognard.core.game.offers import Settable
from grognard.core.game.state import OFF, Piece, State, Written
from grognard.core.messages import Label, Message, message

_FATES = ("eliminated", WAITING)
_YES = (1,)


def pieces(scenario: ArmyScenario) -> Iterator[Piece]:
    """Every unit as the scenario has it; those that come later wait."""
    heights: dict[int, int] = {}
    for row in scenario.own.units:
        here = row.turn == 1
        cell = scenario.board.grid.cell_of(row.start) if here else OFF
        depth = heights.get(cell, 0)
        heights[cell] = depth + 1
        yield Piece(
            id=row.id,
            at=cell,
            strength=row.strength,
            depth=depth if here else 0,
            fate="" if here else WAITING,
        )


def opening(scenario: ArmyScenario) -> State:
    """The position before the first turn; 6.2  with the ground that is held."""
    tracks: dict[str, Written] = {}
    for item in scenario.own.objectives:
        there = (row.side for row in scenario.own.units if row.turn == 1 and row.start == item.hex)
        held = next(there, item.held)
        if held:
            tracks[f"held.{item.hex}"] = held
    return State(tuple(pieces(scenario)), tracks=tracks)


def may_set(battle: Battle, unit: str) -> Settable:
    """What players may put right about a unit when they agree that the board is wrong."""
    markers: Mapping[str, tuple[Written, ...]] = {"moved": _YES, "fired": _YES, "fought": _YES}
    most = position(battle).card(unit).strength
    return Settable(strength=(1, most), faces=False, states=STATES, fates=_FATES, markers=markers)


def members(scenario: ArmyScenario) -> tuple[Member, ...]:
    """Every unit of both armies."""
    return tuple(
        Member(
            id=row.id,
            name=row.name,
            side=row.side,
            role="troops",
            group=row.side,
            strength=row.strength,
            turn=row.turn,
            place=row.start,
        )
        for row in scenario.own.units
    )


def groups(scenario: ArmyScenario) -> Mapping[str, str]:
    """One formation a side."""
    return {player.id: player.name.en for player in scenario.sides}


def opens(scenario: ArmyScenario) -> Message:
    """2.1  The first player of the scenario."""
    return message("opens-every-turn", side=scenario.sides[0].id)


def counters(scenario: ArmyScenario, state: State | None = None) -> Counters:
    """The counters on the map in a state, or as the scenario begins."""
    placed = tuple(pieces(scenario)) if state is None else state.pieces
    return Counters(tuple(_faces(scenario, placed)), KEY, 1 if state is None else state.turn)


def _faces(scenario: ArmyScenario, placed: tuple[Piece, ...]) -> Iterator[CounterFace]:
    rows = {row.id: row for row in scenario.own.units}
    for piece in placed:
        row = rows[piece.id]
        if piece.at != OFF:
            yield CounterFace(
                id=row.id,
                name=row.name,
                side=row.side,
                symbol=row.kind,
                strength=piece.strength,
                quality=str(row.morale),
                state=piece.state,
                at=piece.at,
                depth=piece.depth,
                markers=tuple((name, str(value)) for name, value in piece.markers),
            )


KEY = CounterKey(
    quality=Label(
        "Morale, the higher the better", "Moral, plus il est haut mieux c'est", "Moral, cuanto más alta mejor"
    ),
    figures=Label(""),
    states={"disordered": Label("Disordered", "En désordre", "En desorden")},
)
