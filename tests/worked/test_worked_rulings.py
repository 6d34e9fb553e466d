"""Rulings worked by hand from the sheets, dice and all, before the procedures were written."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grognard import RULESETS, IllegalOrder, rule, ruleset
from grognard.core.drivers import Played
from grognard.core.drivers.replay import log_of, replay
from grognard.core.procedure import Choose
from grognard.dice import TypedDice

FOLDER = Path(__file__).parent


def system_of(file: Path) -> str:
    return next(id for id in sorted(RULESETS, key=len, reverse=True) if file.stem.startswith(id))


def worked() -> list[Any]:
    found = []
    for file in sorted(FOLDER.glob("*.toml")):
        if not any(file.stem.startswith(id) for id in RULESETS):
            continue
        for ruling in tomllib.loads(file.read_text(encoding="utf-8"))["ruling"]:
            found.append(pytest.param(system_of(file), ruling, id=f"{file.stem}: {ruling['title']}"))
    return found


def play_it(system: str, ruling: dict[str, Any]) -> tuple[Played, TypedDice]:
    rules = ruleset(system)
    case = rules.build_case(ruling["procedure"], ruling["case"])
    dice = TypedDice(ruling.get("dice", ()))
    return rule(rules, ruling["procedure"], case, dice, ruling.get("policy", {})), dice


@pytest.mark.parametrize(("system", "ruling"), worked())
def test_the_procedure_rules_as_worked_by_hand(system: str, ruling: dict[str, Any]) -> None:
    if "refused" in ruling:
        with pytest.raises(IllegalOrder) as refused:
            play_it(system, ruling)
        assert refused.value.rule == f"{system} {ruling['refused']}"
        return
    played, dice = play_it(system, ruling)
    assert dice.left == (), "dice were given that no rule asked for"
    readings = [
        [step.chart.id, step.column, step.total, step.code] for step in played.steps if step.chart is not None
    ]
    if "readings" in ruling:
        assert readings == ruling["readings"]
    assert played.outcome.to_data() == ruling["outcome"]
    tallied = {
        f"{step.request.tally.chart.id}:{entry.id}"
        for step in played.steps
        for entry in step.entries
        if not isinstance(step.request, Choose) and step.request.tally is not None
    }
    assert set(ruling.get("modifiers", ())) <= tallied


@pytest.mark.parametrize(("system", "ruling"), worked())
def test_a_worked_ruling_replays_identically_and_cites_paragraphs_that_exist(
    system: str, ruling: dict[str, Any]
) -> None:
    rules = ruleset(system)
    book = rules.rulebook()
    for number in ruling["rules"]:
        assert f"\n{number} [" in book, f"{system} has no paragraph {number}"
    if "refused" in ruling:
        return
    played, _dice = play_it(system, ruling)
    procedure = rules.procedure(ruling["procedure"])
    case = rules.build_case(ruling["procedure"], ruling["case"])
    assert replay(rules.rules, procedure.run, case, log_of(played)).events == played.events


@pytest.mark.parametrize("system", RULESETS)
def test_every_modifier_is_worked_at_least_once(system: str) -> None:
    counted: set[str] = set()
    for parameters in worked():
        name, ruling = parameters.values
        if name != system or "refused" in ruling:
            continue
        played, _dice = play_it(system, ruling)
        for step in played.steps:
            tally = getattr(step.request, "tally", None)
            if tally is not None:
                counted |= {f"{tally.chart.id}:{entry.id}" for entry in tally.entries}
    charts = ruleset(system).rules.charts.values()
    printed = {f"{c.id}:{m.id}" for c in charts for m in c.modifiers if m.value or m.factor is not None}
    assert printed - counted == set()


@pytest.mark.parametrize("system", RULESETS)
def test_there_are_at_least_twelve_worked_rulings(system: str) -> None:
    assert sum(parameters.values[0] == system for parameters in worked()) >= 12
