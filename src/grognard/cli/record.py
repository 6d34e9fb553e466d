"""Replaying what `resolve --json` recorded."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from grognard.answers.errors import Stop
from grognard.answers.situation import Situation, refusal
from grognard.core.bounds import LARGEST, bounded
from grognard.core.chart import OffTheChart
from grognard.core.drivers.play import Played, Step
from grognard.core.drivers.replay import Diverged, Logged, replay
from grognard.core.errors import IllegalOrder
from grognard.core.procedure import Choose, Read, Roll


class Record(msgspec.Struct, frozen=True):
    """The part of a recorded ruling that repeats it."""

    log: tuple[Logged, ...]
    seed: int | None = None


def replayed(situation: Situation, file: Path) -> tuple[Played, int | None]:
    """The recorded ruling again, and the seed it was rolled with."""
    record = read_record(file)
    try:
        played = replay(situation.ruleset.rules, situation.procedure.run, situation.case, record.log)
    except IllegalOrder as refused:
        raise refusal(situation.words, refused) from None
    except Diverged as different:
        raise Stop(f"{file}: {different}") from None
    except (ValueError, OffTheChart) as wrong:
        raise Stop(f"{file}: the record does not fit the rules: {wrong}") from None
    for place, step in enumerate(played.steps, 1):
        if not possible(step):
            raise Stop(f"{file}: answer {place}: no such dice can show {step.given}")
    return played, record.seed


def read_record(file: Path) -> Record:
    try:
        held = bounded(file, LARGEST)
        if len(held) > LARGEST:
            raise Stop(f"{file}: not a ruling recorded by `resolve --json`: expected at most {LARGEST} bytes")
        return msgspec.convert(json.loads(held.decode("utf-8")), Record)
    except OSError as wrong:
        raise Stop(f"{file}: cannot be read: {wrong.strerror or wrong}") from None
    except RecursionError:
        raise Stop(f"{file}: not a ruling recorded by `resolve --json`: nested too deeply") from None
    except ValueError as wrong:
        raise Stop(f"{file}: not a ruling recorded by `resolve --json`: {wrong}") from None


def possible(step: Step) -> bool:
    """Whether the recorded faces are faces of the dice that were asked for."""
    if isinstance(step.request, (Choose, Read)):
        return True
    dice = step.request.dice if isinstance(step.request, Roll) else step.request.chart.dice
    faces = tuple(step.given)
    return dice is not None and len(faces) == dice.count and all(face in dice.faces for face in faces)
