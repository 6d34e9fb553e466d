"""Looking things up, without a game: computers, battles, rulesets and their charts."""

from __future__ import annotations

from typing import Any

from grognard.ai.levels import STYLES
from grognard.ai.titles import level_about, level_title, offered, style_title
from grognard.answers.briefing import briefing_data
from grognard.core.changed_ruleset import CHANGED
from grognard.core.game.telling import Telling
from grognard.core.ruleset import Ruleset
from grognard.core.tutorial import FILE as LESSON_FILE
from grognard.games import new_game
from grognard.render.data import chart_data
from grognard.rulesets import RULESETS
from grognard.rulesets import ruleset as known_ruleset
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios as known_scenarios
from grognard.server.lessons import lesson_data
from grognard.server.problems import Problem


def computers_data(usual: str, language: str) -> dict[str, Any]:
    """The computers one can play against, the weakest first, and their styles."""
    levels = [
        {"id": id, "title": level_title(id, language), "about": level_about(id, language)} for id in offered()
    ]
    styles = [{"id": id, "title": style_title(id, language), "about": ""} for id in STYLES]
    return {"levels": levels, "styles": styles, "usual": usual}


def lesson_of(scenario: str, language: str) -> dict[str, Any]:
    """The lesson of a battle, step by step."""
    known = known_scenarios()
    tutorial = load_scenario(scenario).tutorial if scenario in known else None
    if tutorial is None:
        taught = [id for id, folder in known.items() if (folder / LESSON_FILE).is_file()]
        raise Problem(404, "There is no such lesson", f"one of: {', '.join(taught)}")
    return lesson_data(scenario, tutorial, language)


def briefing_of(scenario: str, options: str, language: str) -> dict[str, Any]:
    """What a battle is about; with options, a comma between them."""
    if scenario not in known_scenarios():
        raise Problem(404, "There is no such scenario", f"one of: {', '.join(known_scenarios())}")
    game = new_game(scenario, options=filter(None, options.split(",")))
    return briefing_data(game, Telling(game, language))


def rulesets_data(language: str) -> dict[str, Any]:
    """The rulesets with their charts and procedures."""
    return {"rulesets": [_card(known_ruleset(id), language) for id in RULESETS]}


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


def charts_data(ruleset: str, language: str) -> dict[str, Any]:
    """Every chart of a ruleset."""
    rules = found_ruleset(ruleset)
    listed = [chart_data(rules.rules, chart, language) for chart in rules.rules.charts.values()]
    return {"ruleset": rules.id, "title": rules.title.say(language), "charts": listed}


def one_chart(ruleset: str, chart: str, language: str) -> dict[str, Any]:
    rules = found_ruleset(ruleset).rules
    if chart not in rules.charts:
        raise Problem(404, "There is no such chart", f"one of: {', '.join(rules.charts)}")
    return chart_data(rules, rules.chart(chart), language)


def found_ruleset(ruleset: str) -> Ruleset:
    if ruleset not in RULESETS and ruleset not in CHANGED:
        raise Problem(404, "There is no such ruleset", f"one of: {', '.join(RULESETS)}")
    return known_ruleset(ruleset)


def with_procedure(ruleset: str, procedure: str) -> Ruleset:
    rules = found_ruleset(ruleset)
    if procedure not in rules.procedures:
        raise Problem(404, "There is no such procedure", f"one of: {', '.join(rules.procedures)}")
    return rules
