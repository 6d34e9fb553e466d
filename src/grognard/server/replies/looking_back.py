"""Earlier positions, how a roll was read, and what became of it all."""

from __future__ import annotations

from typing import Any

from grognard.answers.report import report_data
from grognard.core.drivers.explain import trace
from grognard.core.game.save import written
from grognard.core.game.story import Story
from grognard.core.game.undo import BROKEN
from grognard.lab.swings import swings
from grognard.server.fair import save_of
from grognard.server.post_game import luck_data, read_strokes
from grognard.server.problems import Problem
from grognard.server.replies.pictures import drawn
from grognard.server.seats import Visit
from grognard.server.side_view import (
    SideView,
    army_data,
    declarations_data,
    over_data,
    phase_data,
    standing_victory,
)


def position_data(here: Visit, entry: int | None, language: str) -> dict[str, Any]:
    number = _known(here, entry)
    return shown(SideView(here.match, here.seat, language, number), number)


def shown(sight: SideView, number: int) -> dict[str, Any]:
    """A position as a board draws it."""
    return {
        "entry": number,
        "turn": sight.state.turn,
        "time": sight.game.scenario.clock.at(sight.state.turn),
        "phase": phase_data(sight),
        "sides": [army_data(sight, side) for side in sight.words.sides],
        "counters": drawn(sight),
        "victory": standing_victory(sight),
        "declarations": declarations_data(sight),
    }


def ruling_data(here: Visit, entry: int | None, language: str) -> dict[str, Any]:
    number = _known(here, entry)
    sight = SideView(here.match, here.seat, language, number)
    if not sight.is_whole and not sight.keeps_secrets:
        raise Problem(403, "The ruling would show what is hidden from you")
    try:
        steps = sight.steps(number)
    except BROKEN:
        raise Problem(409, "That was ruled under other rules than today's") from None
    return {"entry": number, "trace": trace(steps, sight.words)}


def measured_save(here: Visit) -> str:
    """The game for whoever measures it: without what its dice came from, which is nothing to him."""
    sight = SideView(here.match, here.seat)
    return written(save_of(sight.record, sight.game, over=False))


def report_of(
    here: Visit, language: str, told: list[dict[str, Any]] | None = None, measuring: bool = False
) -> dict[str, Any]:
    sight = SideView(here.match, here.seat, language)
    over = over_data(sight)
    if sight.keeps_secrets or (not sight.is_whole and over is None):
        raise Problem(403, "The report would show what is hidden from you")
    past = sight.past()
    strokes = None if told is None else read_strokes(told)
    measure = None if strokes is None else lambda _game, _past: swings(strokes)
    data = report_data(sight.game, past, sight.words, measure)
    sides = tuple(sight.words.sides)
    data["fortunes"] = None if strokes is None else luck_data(strokes, Story(past, sight.words), sides)
    data["measuring"] = measuring
    if over is not None:
        data["result"] = {name: over[name] for name in ("winner", "how", "text", "why")}
    return data


def _known(here: Visit, entry: int | None) -> int:
    last = here.match.sequence
    if entry is not None and entry > last:
        raise Problem(404, "There is no such entry", f"the game has {last} entries")
    return last if entry is None else entry
