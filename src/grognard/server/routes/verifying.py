"""Checking a file that somebody brings along: nothing is kept, and no game is opened."""

from __future__ import annotations

from fastapi import APIRouter, Response

from grognard.server import verify_shapes
from grognard.server.answer import answer, told
from grognard.server.verifying import checked
from grognard.server.worker_pool import REPLAY, AtBench

router = APIRouter()


@router.post("/api/verify", responses=told(verify_shapes.Verified))
async def verify(bench: AtBench, body: verify_shapes.Verify) -> Response:
    """Every roll of a saved game: what the file claims, and what comes out."""
    return answer(await bench.elsewhere(checked, body.save, body.proof, body.commitment, seconds=REPLAY))
