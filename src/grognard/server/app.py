"""The application: routes, guards, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import Depends, FastAPI

from grognard import __version__
from grognard.server.access import admitted
from grognard.server.computer import Computers
from grognard.server.guard import Budget, Guard
from grognard.server.mail import Mail
from grognard.server.matches import Matches
from grognard.server.pages import Pages
from grognard.server.problems import answer_with_problems
from grognard.server.routes import (
    agreeing,
    health,
    layers,
    library,
    looking_back,
    opening,
    pictures,
    play,
    telling,
)
from grognard.server.settings import Settings
from grognard.server.shapes import ProblemShape
from grognard.server.storage import Store
from grognard.server.strict import StrictBodies

ROUTERS = (health, library, pictures, opening, play, layers, agreeing, telling, looking_back)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server on one database; nothing is opened before it starts."""
    settings = settings or Settings()
    app = FastAPI(
        title="Grognard",
        version=__version__,
        summary="Charts, rulings, exact odds and whole games of published wargames.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_running,
    )
    app.state.settings = settings
    app.state.openings = Budget(settings.games_an_hour, settings.games_an_hour / 3600)
    for module in ROUTERS:
        app.include_router(module.router, dependencies=[Depends(admitted)])
    app.mount("/", Pages(), name="pages")
    answer_with_problems(app)
    app.add_middleware(StrictBodies, settings=settings)
    app.add_middleware(Guard, settings=settings)
    _name_the_problem(app)
    return app


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store(settings.db)
    await store.open()
    matches = app.state.matches = Matches(store, most=settings.open_games, watch=settings.watch)
    mail = app.state.mail = Mail(settings)
    computers = Computers(matches, pause=settings.pause)
    matches.on_change = computers.look
    watching = asyncio.create_task(matches.watch())
    try:
        yield
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await computers.stop()
        await mail.close()
        await store.close()


def _name_the_problem(app: FastAPI) -> None:
    """Every route's schema points at the shape of problems, which no route answers with by itself."""
    original = app.openapi

    def openapi() -> dict[str, object]:
        schema = original()
        schemas = schema.setdefault("components", {}).setdefault("schemas", {})
        if ProblemShape.__name__ not in schemas:
            shape = ProblemShape.model_json_schema(ref_template="#/components/schemas/{model}")
            schemas |= shape.pop("$defs", {})
            schemas[ProblemShape.__name__] = shape
        return schema

    app.openapi = openapi  # type: ignore[method-assign]
