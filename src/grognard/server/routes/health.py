"""For whoever keeps the server running."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from grognard.server import shapes
from grognard.server.answer import answer, told
from grognard.server.correspondence.notices import Notices
from grognard.server.keeping import Keeping
from grognard.server.matches import Matches

router = APIRouter()


@router.get("/health", responses=told(shapes.Health))
async def health(request: Request) -> Response:
    """Whether the database answers and takes what is written."""
    keeping: Keeping = request.app.state.keeping
    matches: Matches = request.app.state.matches
    await matches.store.ping()
    well = await keeping.is_well()
    status = "ok" if well else "cannot write"
    return answer({"status": status, "damaged": len(matches.damaged)}, 200 if well else 503)


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """Figures in the text format of Prometheus."""
    matches: Matches = request.app.state.matches
    figures = {
        "grognard_games": ("gauge", "Games in the database", await matches.store.count()),
        "grognard_open_games": ("gauge", "Games in memory", len(matches)),
        "grognard_live_connections": ("gauge", "Live connections", matches.listeners),
        "grognard_entries_total": ("counter", "Entries accepted since the start", matches.accepted),
    }
    notices: Notices = request.app.state.notices
    for how, about in (("sent", "Notices delivered"), ("failed", "Notices given up")):
        total = sum(count for (_channel, end), count in notices.counts.items() if end == how)
        figures[f"grognard_notices_{how}_total"] = ("counter", f"{about} since the start", total)
    lines = [
        f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, (kind, about, value) in figures.items()
    ]
    return Response("".join(lines), 200, {"Cache-Control": "no-store"}, "text/plain; version=0.0.4")
