"""The door of a page without a server: a question by its method and path, answered as a server would."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from grognard.core.messages import LANGUAGES
from grognard.pocket import analysis, editing, library, notes, opening, play
from grognard.pocket.games import Games
from grognard.pocket.reading import read, wants
from grognard.server.problems import KNOWN, Problem, problem_of

log = logging.getLogger("grognard.pocket")

_RULESET, _SCENARIO, _GAME = "/rulesets/{ruleset}", "/scenarios/{scenario}", "/games/{game}"

#: what is answered here, by the same methods and paths as at a server; everything else needs one
ROUTES: dict[tuple[str, str], Callable[..., Any]] = {
    ("GET", "/scenarios"): library.scenarios,
    ("GET", "/computers"): library.computers,
    ("GET", f"{_SCENARIO}/lesson"): library.lesson,
    ("GET", f"{_SCENARIO}/briefing"): library.briefing,
    ("GET", f"{_SCENARIO}/map.svg"): library.map_svg,
    ("GET", f"{_SCENARIO}/key.svg"): library.key_svg,
    ("GET", "/rulesets"): library.rulesets,
    ("GET", f"{_RULESET}/charts"): library.charts,
    ("GET", f"{_RULESET}/charts/{{chart}}"): library.chart,
    ("GET", f"{_RULESET}/rulebook"): library.rulebook,
    ("GET", f"{_RULESET}/procedures/{{procedure}}"): library.procedure,
    ("POST", f"{_RULESET}/procedures/{{procedure}}/odds"): library.odds,
    ("POST", f"{_RULESET}/procedures/{{procedure}}/resolve"): library.resolve,
    ("GET", f"{_RULESET}/roster"): library.sheet,
    ("GET", f"{_RULESET}/roster/armies/{{army}}"): library.army,
    ("POST", f"{_RULESET}/roster/look"): library.look,
    ("POST", f"{_RULESET}/roster/turn"): library.turn,
    ("POST", f"{_RULESET}/roster/odds"): library.table_odds,
    ("POST", f"{_RULESET}/roster/rule"): library.table_rule,
    ("GET", "/puzzles"): library.puzzles,
    ("GET", "/puzzles/daily"): library.daily,
    ("GET", "/puzzles/{puzzle}"): library.puzzle,
    ("GET", "/puzzles/{puzzle}/odds"): library.puzzle_odds,
    ("POST", "/puzzles/{puzzle}/answer"): library.puzzle_answer,
    ("POST", "/verify"): library.verify,
    ("POST", "/editor/open"): editing.opened,
    ("POST", "/editor/seed"): editing.made,
    ("POST", "/editor/edit"): editing.changed,
    ("POST", "/editor/pack"): editing.packed,
    ("POST", "/editor/trial"): editing.tried,
    ("POST", "/editor/sum"): editing.summed,
    ("POST", "/editor/rules"): editing.rules_of,
    ("POST", "/editor/odds"): editing.odds_of,
    ("POST", "/editor/play"): opening.open_own_game,
    ("POST", "/quick-response"): library.quick_response,
    ("GET", "/me"): opening.me,
    ("GET", "/me/games"): opening.my_games,
    ("POST", "/games"): opening.open_game,
    ("POST", "/games/import"): opening.bring,
    ("GET", f"{_GAME}/glance"): opening.glance,
    ("GET", f"{_GAME}/export"): opening.export,
    ("POST", f"{_GAME}/leave"): opening.leave,
    ("GET", f"{_GAME}/dice"): opening.dice,
    ("GET", _GAME): play.state,
    ("GET", f"{_GAME}/log"): play.log,
    ("GET", f"{_GAME}/counters"): play.counters,
    ("GET", f"{_GAME}/position"): play.position,
    ("GET", f"{_GAME}/ruling"): play.ruling,
    ("GET", f"{_GAME}/report"): play.report,
    ("GET", f"{_GAME}/course"): analysis.course,
    ("GET", f"{_GAME}/better"): analysis.better,
    ("GET", f"{_GAME}/branch"): analysis.branch,
    ("POST", f"{_GAME}/whatif"): analysis.what_if,
    ("GET", f"{_GAME}/layers"): play.layer_cards,
    ("GET", f"{_GAME}/layers/{{layer}}"): play.layer,
    ("GET", f"{_GAME}/threats"): play.threats,
    ("GET", f"{_GAME}/orders"): play.orders,
    ("POST", f"{_GAME}/orders"): play.give,
    ("GET", f"{_GAME}/way"): play.way,
    ("GET", f"{_GAME}/reach"): play.reach,
    ("GET", f"{_GAME}/placement"): play.placement,
    ("GET", f"{_GAME}/placement/odds"): play.placement_odds,
    ("GET", f"{_GAME}/ending"): play.ending,
    ("GET", f"{_GAME}/undo"): play.undo_preview,
    ("POST", f"{_GAME}/undo"): play.undo,
    ("POST", f"{_GAME}/check"): play.check,
    ("GET", f"{_GAME}/odds"): play.odds,
    ("GET", f"{_GAME}/answers"): play.answers,
    ("GET", f"{_GAME}/muster"): play.muster,
    ("GET", f"{_GAME}/advice"): play.advice,
    ("GET", f"{_GAME}/staff"): play.propose,
    ("GET", f"{_GAME}/formations"): play.list_formations,
    ("GET", f"{_GAME}/group"): play.share,
    ("POST", f"{_GAME}/group"): play.wish,
    ("POST", f"{_GAME}/group/give"): play.give_all,
    ("POST", f"{_GAME}/draw"): play.draw,
    ("POST", f"{_GAME}/resign"): play.resign,
    ("GET", f"{_GAME}/fix"): play.fix_form,
    ("POST", f"{_GAME}/fix"): play.fix,
    ("GET", f"{_GAME}/plans"): notes.plans,
    ("POST", f"{_GAME}/plans"): notes.plan,
    ("POST", f"{_GAME}/plans/carry-out"): notes.carry_out,
    ("GET", f"{_GAME}/notes"): notes.notes,
    ("POST", f"{_GAME}/notes"): notes.write_notes,
    ("POST", f"{_GAME}/seen"): notes.looked,
    ("GET", f"{_GAME}/chat"): notes.chat,
}


class Answered(msgspec.Struct, frozen=True):
    """What a page gets: a status as over the network, and JSON or a drawing as text."""

    status: int
    text: str


@cache
def _paths() -> tuple[tuple[str, re.Pattern[str], Callable[..., Any]], ...]:
    named = re.compile(r"\\\{(\w+)\\\}")
    return tuple(
        (method, re.compile(named.sub(r"(?P<\1>[^/]+)", re.escape(path))), function)
        for (method, path), function in ROUTES.items()
    )


async def ask(
    games: Games, method: str, path: str, query: Mapping[str, Any], body: Mapping[str, Any]
) -> Answered:
    language = str(query.get("lang", LANGUAGES[0]))
    try:
        function, named = _found(method, path)
        said = await _answer(games, function, {**query, **body, **named})
    except KNOWN as wrong:
        return _told(problem_of(wrong, language), language)
    except Exception as wrong:
        log.exception("%s %s", method, path)
        return _told(problem_of(wrong, language), language)
    return Answered(200, _text(said))


def _told(problem: Problem, language: str) -> Answered:
    return Answered(problem.status, msgspec.json.encode(problem.data(language)).decode())


def _found(method: str, path: str) -> tuple[Callable[..., Any], dict[str, str]]:
    for wanted, pattern, function in _paths():
        match = pattern.fullmatch(path) if wanted == method else None
        if match:
            return function, match.groupdict()
    raise Problem(404, "This needs a server", code="needs-server")


async def _answer(games: Games, function: Callable[..., Any], given: dict[str, Any]) -> Any:
    beside: dict[str, Any] = {"games": games} if wants(function, "games") else {}
    if wants(function, "here"):
        beside["here"] = await games.visit(given.pop("game"))
    if not wants(function, "lang"):
        given.pop("lang", None)
    said = function(**beside, **read(function, given))
    return await said if inspect.isawaitable(said) else said


def _text(said: Any) -> str:
    if isinstance(said, bytes):
        return said.decode()
    return said if isinstance(said, str) else msgspec.json.encode(said).decode()
