"""The companion at a table of real miniatures: a roster goes in, the roster after it comes out."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Response

from grognard.answers.roster_sheet import roster_data
from grognard.answers.roster_table import looked_at, turned
from grognard.server import library_shapes, roster_shapes, shapes
from grognard.server.answer import answer, told
from grognard.server.replies.rosters import army_shown, keeping
from grognard.server.rostering import odds_at_table, ruled_at_table
from grognard.server.worker_pool import AtBench

router = APIRouter()
_HOUR = "public, max-age=3600"
_PATH = "/api/rulesets/{ruleset}/roster"


@router.get(_PATH, responses=told(roster_shapes.RosterSheet))
def sheet(ruleset: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """What a roster of this ruleset holds, and what can happen to it."""
    return answer(roster_data(keeping(ruleset), lang), cache=_HOUR)


@router.get(_PATH + "/armies/{army}", responses=told(roster_shapes.RosterShown))
def army(ruleset: shapes.Id, army: shapes.Id, lang: shapes.Lang = "en") -> Response:
    """An order of battle to begin with."""
    return answer(army_shown(ruleset, army, lang), cache=_HOUR)


@router.post(_PATH + "/look", responses=told(roster_shapes.RosterShown))
def look(ruleset: shapes.Id, body: roster_shapes.RosterGiven, lang: shapes.Lang = "en") -> Response:
    """How everybody on a roster stands; what is wrong with one that cannot be."""
    return answer(looked_at(keeping(ruleset), body.roster, lang))


@router.post(_PATH + "/turn", responses=told(roster_shapes.RosterTurn))
def turn(ruleset: shapes.Id, body: roster_shapes.RosterGiven, lang: shapes.Lang = "en") -> Response:
    """The next player's turn."""
    return answer(turned(keeping(ruleset), body.roster, lang))


@router.post(_PATH + "/odds", responses=told(library_shapes.OddsAnswer, 503))
async def odds(
    ruleset: shapes.Id,
    bench: AtBench,
    body: roster_shapes.Happening,
    lang: shapes.Lang = "en",
    detail: shapes.Detail = "full",
) -> Response:
    """The exact odds of what is about to happen."""
    keeping(ruleset)
    return answer(await bench.reckon(odds_at_table, ruleset, body.roster, _happening(body), lang, detail))


@router.post(_PATH + "/rule", responses=told(roster_shapes.RosterRuling, 503))
async def rule(
    ruleset: shapes.Id, bench: AtBench, body: roster_shapes.Rule, lang: shapes.Lang = "en"
) -> Response:
    """Rule it as far as its dice and decisions are given, and change the roster when it is ruled."""
    keeping(ruleset)
    seed = secrets.token_hex(16) if body.roll else ""
    return answer(await bench.reckon(ruled_at_table, ruleset, body.roster, _happening(body), lang, seed))


def _happening(body: roster_shapes.Happening) -> dict[str, Any]:
    return body.model_dump(exclude={"roster", "roll"})
