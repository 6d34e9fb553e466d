"""Looking things up, without a game: scenarios, charts, odds and rulings."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from grognard.ai.levels import STYLES
from grognard.ai.titles import level_about, level_title, offered, style_title
from grognard.answers.briefing import briefing_data
from grognard.answers.library import procedure_data
from grognard.answers.rulebook import rulebook_data
from grognard.core.game.telling import Telling
from grognard.core.ruleset import Ruleset
from grognard.core.tutorial import FILE as LESSON_FILE
from grognard.games import new_game
from grognard.render import chart_data
from grognard.rulesets import RULESETS
from grognard.rulesets import ruleset as known_ruleset
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios as known_scenarios
from grognard.server import library_shapes, past_shapes, request_shapes, shapes, victory_shapes
from grognard.server.answer import answer, told
from grognard.server.lessons import lesson_data
from grognard.server.problems import Problem
from grognard.server.reckoning import odds_of, ruled
from grognard.server.scenario_cards import scenario_cards
from grognard.server.settings import Settings
from grognard.server.workshop import AtBench

router = APIRouter()

#: how long a browser may keep what changes only with a new version
_HOUR = "public, max-age=3600"


@router.get("/api/scenarios", responses=told(library_shapes.Scenarios))
def scenarios(lang: shapes.Lang = "en") -> Response:
    """The battles there are."""
    return answer({"scenarios": scenario_cards(lang)}, cache=_HOUR)


@router.get("/api/computers", responses=told(library_shapes.Computers))
def computers(request: Request, lang: shapes.Lang = "en") -> Response:
    """The computers one can play against, the weakest first, and their styles."""
    settings: Settings = request.app.state.settings
    levels = [{"id": id, "title": level_title(id, lang), "about": level_about(id, lang)} for id in offered()]
    styles = [{"id": id, "title": style_title(id, lang), "about": ""} for id in STYLES]
    return answer({"levels": levels, "styles": styles, "usual": settings.computer}, cache=_HOUR)


@router.get("/api/scenarios/{scenario}/lesson", responses=told(past_shapes.Lesson))
def lesson(scenario: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The lesson of a battle, step by step."""
    known = known_scenarios()
    tutorial = load_scenario(scenario).tutorial if scenario in known else None
    if tutorial is None:
        taught = [id for id, folder in known.items() if (folder / LESSON_FILE).is_file()]
        raise Problem(404, "There is no such lesson", f"one of: {', '.join(taught)}")
    return answer(lesson_data(scenario, tutorial, lang), cache=_HOUR)


@router.get("/api/scenarios/{scenario}/briefing", responses=told(victory_shapes.Briefing))
def briefing(scenario: shapes.Id, options: shapes.Text = "", lang: shapes.Lang = "en") -> Response:
    """What a battle is about: armies, victory, length, who comes when; with options, a comma between them."""
    if scenario not in known_scenarios():
        raise Problem(404, "There is no such scenario", f"one of: {', '.join(known_scenarios())}")
    game = new_game(scenario, options=filter(None, options.split(",")))
    return answer(briefing_data(game, Telling(game, lang)), cache=_HOUR)


@router.get("/api/rulesets", responses=told(library_shapes.Rulesets))
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
        "roster": rules.roster is not None,
    }


@router.get("/api/rulesets/{ruleset}/charts", responses=told(library_shapes.Charts))
def charts(ruleset: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """Every chart of a ruleset."""
    rules = _found(ruleset)
    listed = [chart_data(rules.rules, chart, lang) for chart in rules.rules.charts.values()]
    return answer({"ruleset": rules.id, "title": rules.title.say(lang), "charts": listed}, cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/charts/{chart}", responses=told(library_shapes.Chart))
def chart(ruleset: shapes.Id, chart: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """One chart."""
    rules = _found(ruleset).rules
    if chart not in rules.charts:
        raise Problem(404, "There is no such chart", f"one of: {', '.join(rules.charts)}")
    return answer(chart_data(rules, rules.chart(chart), lang), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/rulebook", responses=told(past_shapes.Rulebook))
def rulebook(ruleset: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The rulebook, paragraph by paragraph; in English where it has not been put into the language."""
    return answer(rulebook_data(_found(ruleset), lang), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/procedures/{procedure}", responses=told(library_shapes.ProcedureForm))
def procedure(ruleset: shapes.Id, procedure: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The fields of a case, for a form, and an example to begin with."""
    return answer(procedure_data(_with(ruleset, procedure), procedure, lang), cache=_HOUR)


@router.post(
    "/api/rulesets/{ruleset}/procedures/{procedure}/odds", responses=told(library_shapes.OddsAnswer, 503)
)
async def odds(
    ruleset: shapes.Id,
    procedure: shapes.Id,
    bench: AtBench,
    body: request_shapes.Odds,
    lang: shapes.Lang = "en",
    detail: shapes.Detail = "full",
) -> Response:
    """The exact odds of a case; decisions that the policy leaves open are branched on."""
    _with(ruleset, procedure)
    given = (ruleset, procedure, body.case, body.policy, body.sensitivity, lang, detail)
    return answer(await bench.reckon(odds_of, *given))


@router.post(
    "/api/rulesets/{ruleset}/procedures/{procedure}/resolve", responses=told(library_shapes.Ruling, 503)
)
async def resolve(
    ruleset: shapes.Id,
    procedure: shapes.Id,
    bench: AtBench,
    body: request_shapes.Resolve,
    lang: shapes.Lang = "en",
) -> Response:
    """Rule a case, with one's own dice or the server's."""
    _with(ruleset, procedure)
    given = (ruleset, procedure, body.case, body.dice, body.policy, lang)
    return answer(await bench.reckon(ruled, *given))


def _found(ruleset: str) -> Ruleset:
    if ruleset not in RULESETS:
        raise Problem(404, "There is no such ruleset", f"one of: {', '.join(RULESETS)}")
    return known_ruleset(ruleset)


def _with(ruleset: str, procedure: str) -> Ruleset:
    rules = _found(ruleset)
    if procedure not in rules.procedures:
        raise Problem(404, "There is no such procedure", f"one of: {', '.join(rules.procedures)}")
    return rules
