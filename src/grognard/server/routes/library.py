"""Looking things up, without a game: scenarios, charts, odds and rulings."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Response

from grognard.answers.figures import figure, sheet_data
from grognard.answers.foreseen import modifiers_of
from grognard.answers.library import procedure_data, scenario_data
from grognard.answers.rulebook import rulebook_data
from grognard.answers.situation import Situation, refusal, ruling_data, situation
from grognard.core.errors import IllegalOrder
from grognard.core.ruleset import Ruleset
from grognard.core.scenario_files import read_title
from grognard.core.tutorial import FILE as LESSON_FILE
from grognard.dice import SeededDice
from grognard.dice.sources import TypedDice
from grognard.games import playable
from grognard.render import chart_data
from grognard.rulesets import RULESETS
from grognard.rulesets import ruleset as known_ruleset
from grognard.rulings import rule
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios as known_scenarios
from grognard.server import past_shapes, shapes
from grognard.server.answer import answer, told
from grognard.server.lessons import lesson_data
from grognard.server.problems import Problem

router = APIRouter()

#: how long a browser may keep what changes only with a new version
_HOUR = "public, max-age=3600"


@router.get("/api/scenarios", responses=told(shapes.Scenarios))
def scenarios(lang: shapes.Lang = "en") -> Response:
    """The battles there are."""
    ready = playable()
    cards = []
    for folder in known_scenarios().values():
        card = scenario_data(read_title(folder), lang)
        lesson = (folder / LESSON_FILE).is_file()
        cards.append({**card, "playable": card["ruleset"] in ready, "lesson": lesson})
    return answer({"scenarios": cards}, cache=_HOUR)


@router.get("/api/scenarios/{scenario}/lesson", responses=told(past_shapes.Lesson))
def lesson(scenario: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The lesson of a battle, step by step."""
    known = known_scenarios()
    tutorial = load_scenario(scenario).tutorial if scenario in known else None
    if tutorial is None:
        taught = [id for id, folder in known.items() if (folder / LESSON_FILE).is_file()]
        raise Problem(404, "There is no such lesson", f"one of: {', '.join(taught)}")
    return answer(lesson_data(scenario, tutorial, lang), cache=_HOUR)


@router.get("/api/rulesets", responses=told(shapes.Rulesets))
def rulesets(lang: shapes.Lang = "en") -> Response:
    """The rulesets with their charts and procedures."""
    return answer({"rulesets": [_card(known_ruleset(id), lang) for id in RULESETS]}, cache=_HOUR)


def _card(rules: Ruleset, language: str) -> dict[str, Any]:
    charts = rules.rules.charts.values()
    procedures = rules.procedures.values()
    return {
        "id": rules.id,
        "title": rules.title.say(language),
        "sides": list(rules.sides),
        "charts": [{"id": chart.id, "title": chart.title.say(language)} for chart in charts],
        "procedures": [{"id": one.id, "title": one.title.say(language)} for one in procedures],
    }


@router.get("/api/rulesets/{ruleset}/charts", responses=told(shapes.Charts))
def charts(ruleset: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """Every chart of a ruleset."""
    rules = _found(ruleset)
    listed = [chart_data(rules.rules, chart, lang) for chart in rules.rules.charts.values()]
    return answer({"ruleset": rules.id, "title": rules.title.say(lang), "charts": listed}, cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/charts/{chart}", responses=told(shapes.Chart))
def chart(ruleset: shapes.Id, chart: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """One chart."""
    rules = _found(ruleset).rules
    if chart not in rules.charts:
        raise Problem(404, "There is no such chart", f"one of: {', '.join(rules.charts)}")
    return answer(chart_data(rules, rules.chart(chart), lang), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/rulebook", responses=told(past_shapes.Rulebook))
def rulebook(ruleset: shapes.Id) -> Response:
    """The rulebook, paragraph by paragraph."""
    return answer(rulebook_data(_found(ruleset)), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/procedures/{procedure}", responses=told(shapes.ProcedureForm))
def procedure(ruleset: shapes.Id, procedure: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The fields of a case, for a form, and an example to begin with."""
    return answer(procedure_data(_with(ruleset, procedure), procedure, lang), cache=_HOUR)


@router.post("/api/rulesets/{ruleset}/procedures/{procedure}/odds", responses=told(shapes.OddsAnswer))
def odds(ruleset: shapes.Id, procedure: shapes.Id, body: shapes.Odds, lang: shapes.Lang = "en") -> Response:
    """The exact odds of a case; decisions that the policy leaves open are branched on."""
    case = _situation(ruleset, procedure, body.case, lang)
    sheet = figure(case, body.policy, weigh=body.sensitivity)
    return answer({"title": case.title, "modifiers": modifiers_of(case), **sheet_data(sheet)})


@router.post("/api/rulesets/{ruleset}/procedures/{procedure}/resolve", responses=told(shapes.Ruling))
def resolve(
    ruleset: shapes.Id, procedure: shapes.Id, body: shapes.Resolve, lang: shapes.Lang = "en"
) -> Response:
    """Rule a case, with one's own dice or the server's."""
    case = _situation(ruleset, procedure, body.case, lang)
    seed = secrets.randbelow(10**6)
    dice = SeededDice(seed) if body.dice is None else TypedDice(body.dice)
    try:
        played = rule(case.ruleset, procedure, case.case, dice, body.policy)
    except IllegalOrder as refused:
        raise refusal(case.words, refused) from None
    if isinstance(dice, TypedDice) and dice.left:
        raise Problem(422, "That cannot be ruled", f"nothing asks for the last {len(dice.left)} dice")
    return answer(ruling_data(case, played, seed if body.dice is None else None))


def _found(ruleset: str) -> Ruleset:
    if ruleset not in RULESETS:
        raise Problem(404, "There is no such ruleset", f"one of: {', '.join(RULESETS)}")
    return known_ruleset(ruleset)


def _with(ruleset: str, procedure: str) -> Ruleset:
    rules = _found(ruleset)
    if procedure not in rules.procedures:
        raise Problem(404, "There is no such procedure", f"one of: {', '.join(rules.procedures)}")
    return rules


def _situation(ruleset: str, procedure: str, case: dict[str, Any] | None, language: str) -> Situation:
    rules = _with(ruleset, procedure)
    data = rules.example(procedure) if case is None else case
    return situation(rules, rules.procedure(procedure), data, language)
