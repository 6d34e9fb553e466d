"""Looking things up, without a game: scenarios, charts, odds and rulings."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from grognard.answers.library import procedure_data
from grognard.answers.rulebook import rulebook_data
from grognard.server import library_shapes, past_shapes, request_shapes, shapes, victory_shapes
from grognard.server.answer import answer, told
from grognard.server.case_answers import odds_of, ruled
from grognard.server.replies.library import (
    briefing_of,
    charts_data,
    computers_data,
    found_ruleset,
    lesson_of,
    one_chart,
    rulesets_data,
    with_procedure,
)
from grognard.server.scenario_cards import scenario_cards
from grognard.server.settings import Settings
from grognard.server.worker_pool import AtBench

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
    return answer(computers_data(settings.computer, lang), cache=_HOUR)


@router.get("/api/scenarios/{scenario}/lesson", responses=told(past_shapes.Lesson))
def lesson(scenario: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The lesson of a battle, step by step."""
    return answer(lesson_of(scenario, lang), cache=_HOUR)


@router.get("/api/scenarios/{scenario}/briefing", responses=told(victory_shapes.Briefing))
def briefing(scenario: shapes.Id, options: shapes.Text = "", lang: shapes.Lang = "en") -> Response:
    """What a battle is about: armies, victory, length, who comes when; with options, a comma between them."""
    return answer(briefing_of(scenario, options, lang), cache=_HOUR)


@router.get("/api/rulesets", responses=told(library_shapes.Rulesets))
def rulesets(lang: shapes.Lang = "en") -> Response:
    """The rulesets with their charts and procedures."""
    return answer(rulesets_data(lang), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/charts", responses=told(library_shapes.Charts))
def charts(ruleset: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """Every chart of a ruleset."""
    return answer(charts_data(ruleset, lang), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/charts/{chart}", responses=told(library_shapes.Chart))
def chart(ruleset: shapes.Id, chart: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """One chart."""
    return answer(one_chart(ruleset, chart, lang), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/rulebook", responses=told(past_shapes.Rulebook))
def rulebook(ruleset: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The rulebook, paragraph by paragraph; in English where it has not been put into the language."""
    return answer(rulebook_data(found_ruleset(ruleset), lang), cache=_HOUR)


@router.get("/api/rulesets/{ruleset}/procedures/{procedure}", responses=told(library_shapes.ProcedureForm))
def procedure(ruleset: shapes.Id, procedure: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """The fields of a case, for a form, and an example to begin with."""
    return answer(procedure_data(with_procedure(ruleset, procedure), procedure, lang), cache=_HOUR)


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
    with_procedure(ruleset, procedure)
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
    with_procedure(ruleset, procedure)
    given = (ruleset, procedure, body.case, body.dice, body.policy, lang)
    return answer(await bench.reckon(ruled, *given))
