"""What luck and skill did in a game that is over, as plain data: whoever computes it needs only the save."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.game.past import Past
from grognard.core.game.story import Story
from grognard.games import load
from grognard.lab.swings import Measured, Stroke

Data = dict[str, Any]


def strokes_of(save: str) -> list[Data]:
    """Every order that moved the balance of a saved game, in plain data."""
    game = load(save, "game")
    past = Past(game.table, game.journal.entries())
    return [msgspec.to_builtins(stroke) for stroke in Measured(game, past).strokes()]


def read_strokes(told: list[Data]) -> list[Stroke]:
    return msgspec.convert(told, list[Stroke])


def luck_data(strokes: list[Stroke], story: Story, sides: tuple[str, ...]) -> Data:
    """For the report: what each side owes to the dice and to its orders, and every order in turn."""
    return {
        "sides": {
            side: {
                "luck": _round(sum(one.luck[side] for one in strokes)),
                "skill": _round(sum(one.skill[side] for one in strokes)),
            }
            for side in sides
        },
        "orders": [_stroke_data(one, story) for one in strokes],
    }


def _stroke_data(stroke: Stroke, story: Story) -> Data:
    entry = story.past.entries[stroke.first - 1]
    luck, skill = stroke.luck, stroke.skill
    return {
        "entry": stroke.last,
        "turn": story.past.state(stroke.first - 1).turn,
        "by": entry.by,
        "given": entry.given,
        "told": story.told(stroke.first),
        "luck": {side: _round(points) for side, points in luck.items()},
        "skill": {side: _round(points) for side, points in skill.items()},
        "rolls": [
            {"entry": one.entry, "luck": {side: _round(points) for side, points in one.luck.items()}}
            for one in stroke.rulings
        ],
    }


def _round(points: float) -> float:
    return round(points, 2)
