"""The editor: the page sends a battle's texts and what was done to them, and is told what came of it.

Texts that somebody has made up are read apart from the server, and so long and no longer.
"""

from __future__ import annotations

from fastapi import APIRouter, Response

from grognard.server import editor_shapes, shapes
from grognard.server.answer import answer, told
from grognard.server.replies import editing as replies
from grognard.server.worker_pool import AtBench

router = APIRouter()


@router.post("/api/editor/open", responses=told(editor_shapes.EditedBattle, 503))
async def opened(bench: AtBench, body: editor_shapes.OpenBattle, lang: shapes.Lang = "en") -> Response:
    """A battle to edit."""
    if body.scenario:
        return answer(await bench.reckon(replies.opened, body.scenario, "", {}, lang))
    return answer(await bench.elsewhere(replies.opened, "", body.archive, body.files, lang))


@router.post("/api/editor/seed", responses=told(editor_shapes.EditedBattle, 503))
async def made(bench: AtBench, body: editor_shapes.BattleOfSeed, lang: shapes.Lang = "en") -> Response:
    """A battle nobody has fought: ground, two armies of equal points, objectives and a story."""
    return answer(await bench.reckon(replies.made, body.system, body.size, body.seed, body.attempt, lang))


@router.post("/api/editor/edit", responses=told(editor_shapes.EditedBattle, 503))
async def changed(bench: AtBench, body: editor_shapes.EditBattle, lang: shapes.Lang = "en") -> Response:
    """A battle after some edits: its texts, its map, and what the linter says of it."""
    return answer(await bench.elsewhere(replies.changed, body.files, body.edits, lang))


@router.post("/api/editor/pack", responses=told(editor_shapes.PackedBattle, 503))
async def packed(bench: AtBench, body: editor_shapes.BattleTexts) -> Response:
    """The battle's folder as one file, in base 64."""
    return answer(await bench.elsewhere(replies.packed, body.files))


@router.post("/api/editor/trial", responses=told(editor_shapes.TriedBattle, 503))
async def tried(bench: AtBench, body: editor_shapes.TryBattle, lang: shapes.Lang = "en") -> Response:
    """One game between two computers: who wins it, and at what cost."""
    return answer(await bench.elsewhere(replies.tried, body.files, body.number, lang, body.printed))


@router.post("/api/editor/sum", responses=told(editor_shapes.TriedTogether, 503))
async def summed(bench: AtBench, body: editor_shapes.SumTrials, lang: shapes.Lang = "en") -> Response:
    """What such games say together: win rates, losses, the level that makes it even."""
    return answer(await bench.elsewhere(replies.summed, body.files, body.outcomes, body.printed, lang))


@router.post("/api/editor/rules", responses=told(editor_shapes.RulesToChange, 503))
async def rules_of(bench: AtBench, body: editor_shapes.BattleTexts, lang: shapes.Lang = "en") -> Response:
    """The charts and figures of a battle's system, what the battle changes in them, and what is odd."""
    return answer(await bench.elsewhere(replies.rules_of, body.files, lang))


@router.post("/api/editor/odds", responses=told(editor_shapes.OddsCompared, 503))
async def odds_of(bench: AtBench, body: editor_shapes.CompareOdds, lang: shapes.Lang = "en") -> Response:
    """The exact odds of a sample case, by the printed charts and by the changed ones."""
    return answer(await bench.elsewhere(replies.odds_of, body.files, body.procedure, lang))
