"""Short ways to stand a battle of any system at some moment, and to drive its phases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec
import pytest

from grognard import IllegalOrder
from grognard.core.events import Event
from grognard.core.game.battle import Battle, Script
from grognard.core.game.game import Table
from grognard.core.game.order import Order, parse
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import PhaseRules
from grognard.core.messages import Label, Message
from grognard.core.procedure import Choose, Consult, Question, Read, Roll
from grognard.games import system_of
from grognard.scenarios import load

replace = msgspec.structs.replace

#: what is different about a piece: `{"at": "0616", "markers": {"order": "attack"}}`
Changes: TypeAlias = Mapping[str, object]
Tracks: TypeAlias = Mapping[str, int | str]


@cache
def table(scenario: str, options: tuple[str, ...] = ()) -> Table:
    """A scenario with its system, set up."""
    read = load(scenario, options)
    system = system_of(read.ruleset)
    return Table(system, read, system.set_up(read), "staged")


def stage(
    scenario: str,
    phase: str,
    side: str,
    *,
    turn: int = 1,
    only: str = "",
    tracks: Tracks | None = None,
    options: tuple[str, ...] = (),
    pieces: Mapping[str, Changes] | None = None,
    **changed: Changes,
) -> Battle:
    """A battle at a step. Names of pieces say what is changed about them: `A05={"at": "0616"}`, or `pieces`
    where the names are not known beforehand.

    With `only` nobody else is on the map.
    """
    found = table(scenario, options)
    changed = {**(pieces or {}), **changed}
    stood = [_piece(found, piece, changed.pop(piece.id, {}), only.split()) for piece in found.start.pieces]
    assert not changed, f"no such pieces: {changed}"
    steps = found.sequence.steps
    step = next(n for n, one in enumerate(steps) if one.phase.id == phase and one.active == side)
    state = replace(found.start, pieces=tuple(stood), turn=turn, step=step)
    return found.battle(replace(state, tracks={**state.tracks, **(tracks or {})}))


def _piece(found: Table, piece: Piece, changes: Changes, only: list[str]) -> Piece:
    places = found.scenario.places
    if only and piece.id not in only:
        piece = replace(piece, at=OFF, fate="absent")
    match changes.get("at"):
        case str(label):
            changes = {**changes, "at": places.cell_of(label), "fate": ""}
    match changes.get("facing"):
        case str(direction):
            changes = {**changes, "facing": places.direction(direction)}
    match changes.get("markers"):
        case Mapping() as markers:
            changes = {**changes, "markers": tuple(sorted(markers.items()))}
    return replace(piece, **changes)


def drive(script: Script[Any], *answers: int | str) -> list[str]:
    """Run a script with these dice and choices, all of which must be used; the keys of what it asked."""
    asked: list[str] = []
    left = list(answers)
    try:
        question = next(script)
        while True:
            asked.append(question.id if isinstance(question, Choose) else question.ask.key)
            assert left, f"asked {asked[-1]}, and no answer is left"
            question = script.send(_read(question, left.pop(0)))
    except StopIteration:
        pass
    assert not left, f"never asked for {left}"
    return asked


def _read(question: Any, given: int | str) -> Any:
    """A die rolled on a chart is answered with what the chart says."""
    if isinstance(given, int) and hasattr(question, "column") and hasattr(question, "chart"):
        return question.chart.read(question.column, given + question.tally.total)
    return given


def rules_of(battle: Battle) -> PhaseRules:
    return system_of(battle.scenario.ruleset).phases[battle.step.phase.id]


def listed(battle: Battle, unit: str = "") -> list[str]:
    """The orders that a phase lists, as text; each must pass its own check."""
    found = list(rules_of(battle).orders(battle, unit))
    for order in found:
        rules_of(battle).check(battle, order)
    return [str(order) for order in found]


def do(battle: Battle, text: str, *answers: int | str) -> list[str]:
    """Check an order and carry it out."""
    order = parse(text)
    assert isinstance(order, Order)
    rules_of(battle).check(battle, order)
    return drive(rules_of(battle).carry_out(battle, order), *answers)


def order(text: str) -> Order:
    """An order as it is written."""
    given = parse(text)
    assert isinstance(given, Order)
    return given


def words_of(told: Question | Read | Message | Label) -> Message:
    """The message of a roll or of a line, which must have one."""
    message = told.ask if isinstance(told, Roll | Consult | Read) else told
    assert isinstance(message, Message)
    return message


def figure(told: Message, name: str) -> int:
    """A number that a message tells."""
    found = dict(told.args)[name]
    assert isinstance(found, int)
    return found


def refused(battle: Battle, text: str) -> tuple[str, str]:
    """The message key and the paragraph of a refusal."""
    order = parse(text)
    assert isinstance(order, Order)
    with pytest.raises(IllegalOrder) as raised:
        rules_of(battle).check(battle, order)
    return raised.value.reason.key, raised.value.rule.split()[1]


def happened(battle: Battle, kind: type[Event]) -> Iterator[Any]:
    return (event for event in battle.events if isinstance(event, kind))


def hex_of(battle: Battle, unit: str) -> str:
    at = battle.piece(unit).at
    return "" if at == OFF else battle.scenario.places.label(at)
