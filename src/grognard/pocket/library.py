"""Looking things up without a server, and the table companion."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from grognard.answers.library import procedure_data
from grognard.answers.roster_sheet import roster_data
from grognard.answers.roster_table import looked_at, turned
from grognard.answers.rulebook import rulebook_data
from grognard.pocket.games import Games
from grognard.server.case_answers import Detail, odds_in_game, odds_of, ruled
from grognard.server.replies import library, pictures, rosters
from grognard.server.replies import puzzles as replies
from grognard.server.rostering import odds_at_table, ruled_at_table
from grognard.server.scenario_cards import scenario_cards
from grognard.server.verifying import checked

Data = dict[str, Any]
Lang = Literal["en", "fr", "es"]


def scenarios(lang: Lang = "en") -> Data:
    return {"scenarios": scenario_cards(lang)}


def computers(games: Games, lang: Lang = "en") -> Data:
    return library.computers_data(games.usual, lang)


def lesson(scenario: str, lang: Lang = "en") -> Data:
    return library.lesson_of(scenario, lang)


def briefing(scenario: str, options: str = "", lang: Lang = "en") -> Data:
    return library.briefing_of(scenario, options, lang)


def map_svg(scenario: str, lang: Lang = "en") -> bytes:
    pictures.check_known(scenario)
    return pictures.map_drawing(scenario, lang)


def key_svg(scenario: str, lang: Lang = "en") -> bytes:
    pictures.check_known(scenario)
    return pictures.key_drawing(scenario, lang)


def rulesets(lang: Lang = "en") -> Data:
    return library.rulesets_data(lang)


def charts(ruleset: str, lang: Lang = "en") -> Data:
    return library.charts_data(ruleset, lang)


def chart(ruleset: str, chart: str, lang: Lang = "en") -> Data:
    return library.one_chart(ruleset, chart, lang)


def rulebook(ruleset: str, lang: Lang = "en") -> Data:
    return rulebook_data(library.found_ruleset(ruleset), lang)


def procedure(ruleset: str, procedure: str, lang: Lang = "en") -> Data:
    return procedure_data(library.with_procedure(ruleset, procedure), procedure, lang)


def odds(
    ruleset: str,
    procedure: str,
    case: Data | None = None,
    policy: dict[str, str] | None = None,
    sensitivity: bool = False,
    lang: Lang = "en",
    detail: Detail = "full",
) -> Data:
    library.with_procedure(ruleset, procedure)
    return odds_of(ruleset, procedure, case, policy or {}, sensitivity, lang, detail)


def resolve(
    ruleset: str,
    procedure: str,
    case: Data | None = None,
    policy: dict[str, str] | None = None,
    dice: list[int] | None = None,
    lang: Lang = "en",
) -> Data:
    library.with_procedure(ruleset, procedure)
    return ruled(ruleset, procedure, case, dice, policy or {}, lang)


def quick_response(text: str) -> Data:
    return pictures.squared(text)


def verify(save: str, proof: str = "", commitment: str = "") -> Data:
    return checked(save, proof, commitment)


# Puzzles


def puzzles(lang: Lang = "en") -> Data:
    return replies.listed(lang)


def daily(date: str) -> Data:
    return replies.of_day(date)


def puzzle(puzzle: str, lang: Lang = "en") -> Data:
    return replies.puzzle_data(puzzle, lang)


def puzzle_odds(puzzle: str, order: str, lang: Lang = "en", detail: Detail = "full") -> Data:
    given = replies.weighed(puzzle, order, lang, detail)
    return {"odds": None} if given is None else odds_in_game(*given)


def puzzle_answer(puzzle: str, order: str = "", lang: Lang = "en") -> Data:
    return replies.answered(puzzle, order, lang)


# The companion


def sheet(ruleset: str, lang: Lang = "en") -> Data:
    return roster_data(rosters.keeping(ruleset), lang)


def army(ruleset: str, army: str, lang: Lang = "en") -> Data:
    return rosters.army_shown(ruleset, army, lang)


def look(ruleset: str, roster: Data, lang: Lang = "en") -> Data:
    return looked_at(rosters.keeping(ruleset), roster, lang)


def turn(ruleset: str, roster: Data, lang: Lang = "en") -> Data:
    return turned(rosters.keeping(ruleset), roster, lang)


def _happening(
    action: str,
    side: str,
    parts: dict[str, list[str]],
    answers: Data | None,
    whole: Data | None,
    given: list[Any] | None,
    taken: dict[str, str] | None,
) -> Data:
    told = {"answers": answers, "whole": whole, "given": given, "taken": taken}
    said = {name: value for name, value in told.items() if value is not None}
    return {"action": action, "side": side, "parts": parts, **said}


def table_odds(
    ruleset: str,
    roster: Data,
    action: str,
    side: str,
    parts: dict[str, list[str]],
    answers: Data | None = None,
    whole: Data | None = None,
    given: list[Any] | None = None,
    taken: dict[str, str] | None = None,
    lang: Lang = "en",
    detail: Detail = "full",
) -> Data:
    rosters.keeping(ruleset)
    happening = _happening(action, side, parts, answers, whole, given, taken)
    return odds_at_table(ruleset, roster, happening, lang, detail)


def table_rule(
    ruleset: str,
    roster: Data,
    action: str,
    side: str,
    parts: dict[str, list[str]],
    answers: Data | None = None,
    whole: Data | None = None,
    given: list[Any] | None = None,
    taken: dict[str, str] | None = None,
    roll: bool = False,
    lang: Lang = "en",
) -> Data:
    rosters.keeping(ruleset)
    happening = _happening(action, side, parts, answers, whole, given, taken)
    return ruled_at_table(ruleset, roster, happening, lang, secrets.token_hex(16) if roll else "")
