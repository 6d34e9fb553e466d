"""Odds solved once for everybody in a process."""

from __future__ import annotations

import pytest

from grognard.ai import oracles as shelf
from grognard.ai.oracles import Oracles
from grognard.rulesets import ruleset

PROCEDURES = ("combat", "recovery", "weather")


def test_what_was_forgotten_is_solved_again_to_the_same_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_MOST", 2)
    tikhvin = ruleset("tikhvin")
    asked = Oracles(tikhvin.rules)
    rulings = [(tikhvin.procedure(id), tikhvin.build_case(id, tikhvin.example(id))) for id in PROCEDURES]
    first = [asked.odds(*ruling)[0].joint for ruling in rulings]
    assert len(asked._known) == 1
    assert [asked.odds(*ruling)[0].joint for ruling in rulings] == first
