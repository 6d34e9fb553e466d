"""Tuning: repeatable, and recorded with how it was done."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from grognard.ai import tune as tuning
from grognard.ai.levels import levels
from grognard.ai.tune import TUNED, Generation, Setting, moved, record, tune
from grognard.ai.weights import Weights, weights


def test_no_step_leaves_the_weights_as_they_are() -> None:
    plain = weights("plain")
    assert moved(plain, [0.0] * len(TUNED)) == plain


def test_tuning_goes_where_the_games_are_won(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = weights("plain")
    # Games that are won by caution alone.
    monkeypatch.setattr(tuning, "mean_lead", lambda one, *_rest: one.caution)
    heard: list[Generation] = []
    found = tune(plain, Setting(generations=6, population=8), heard.append)
    assert found.caution > plain.caution
    assert found == tune(plain, Setting(generations=6, population=8))
    assert [one.number for one in heard] == [1, 2, 3, 4, 5, 6]


def test_the_record_holds_the_weights_and_how_they_were_obtained() -> None:
    plain = weights("plain")
    text = record(plain, "plain", Setting(), [Generation(1, 0.5, 0.1, plain)])
    data = tomllib.loads(text)
    assert msgspec.convert(data["weights"], Weights) == plain
    assert data["provenance"]["games"] == 2 * 4 * 8


def test_every_level_has_its_weights() -> None:
    assert [weights(level.weights) for level in levels().values()]
