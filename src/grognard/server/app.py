"""The application: routes, guards, and what runs beside them."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import Depends, FastAPI

from grognard import __version__, rulesets
from grognard.core.priming import prime
from grognard.server.access import admitted
from grognard.server.account_mail import AccountMail
from grognard.server.accounts import Accounts
from grognard.server.compression import Compression
from grognard.server.computer import Computers
from grognard.server.correspondence.notices import Notices
from grognard.server.correspondence.webhook import Webhooks
from grognard.server.door import check_doors
from grognard.server.garbage_collection import collecting
from grognard.server.guard import Budget, Guard
from grognard.server.keeping import Keeping
from grognard.server.limits import Limits
from grognard.server.listing import Listing
from grognard.server.mail import Mail
from grognard.server.matches import Matches
from grognard.server.pages import Pages
from grognard.server.passwords import Passwords
from grognard.server.problem_answers import answer_with_problems
from grognard.server.records import now
from grognard.server.routes import (
    advice,
    agreeing,
    analysis,
    chatting,
    editing,
    entrance,
    fixing,
    group,
    health,
    joint_acts,
    layers,
    library,
    looking_back,
    me,
    mine,
    odds,
    opening,
    pictures,
    placing,
    plans,
    play,
    puzzles,
    rematching,
    rosters,
    seat_records,
    seating,
    staff,
    telling,
    timing,
    verifying,
)
from grognard.server.settings import Settings
from grognard.server.shapes import ProblemShape
from grognard.server.storage import Store
from grognard.server.strict import StrictBodies
from grognard.server.thinking_process import ThinkingProcess
from grognard.server.watching import Watch
from grognard.server.worker_pool import WorkerPool

ROUTERS = (
    *(
        health,
        library,
        puzzles,
        editing,
        verifying,
        rosters,
        pictures,
        placing,
        opening,
        play,
        joint_acts,
        group,
        odds,
        advice,
        staff,
        plans,
        layers,
        agreeing,
        fixing,
        telling,
        looking_back,
        analysis,
    ),
    *(chatting, seat_records, timing, seating, rematching),
    *(entrance, me, mine),
)


class _Described(FastAPI):
    """Every route's schema points at the shape of problems, which no route answers with by itself."""

    def openapi(self) -> dict[str, Any]:
        schema = super().openapi()
        schemas = schema.setdefault("components", {}).setdefault("schemas", {})
        if ProblemShape.__name__ not in schemas:
            shape = ProblemShape.model_json_schema(ref_template="#/components/schemas/{model}")
            schemas |= shape.pop("$defs", {})
            schemas[ProblemShape.__name__] = shape
        return schema


def create_app(settings: Settings | None = None, *, now: Callable[[], int] = now) -> FastAPI:
    """A server on one database; nothing is opened before it starts. `now` is its watch, in milliseconds."""
    settings = settings or Settings()
    app = _Described(
        title="Grognard",
        version=__version__,
        summary="Charts, rulings, exact odds and whole games of published wargames.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_running,
    )
    app.state.settings = settings
    app.state.now = now
    app.state.openings = Budget(settings.games_an_hour, settings.games_an_hour / 3600)
    app.state.talk = Budget(settings.lines, settings.lines_rate)
    #: trial notices and letters to new addresses, of each seat
    app.state.trials = Budget(5, 1 / 60)
    for module in ROUTERS:
        app.include_router(module.router, dependencies=[Depends(admitted)])
    check_doors(app)
    app.mount("/", Pages(), name="pages")
    answer_with_problems(app)
    app.add_middleware(StrictBodies, settings=settings)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Compression)
    return app


#: seconds until whoever computes lets a request have its turn; Python itself would wait ten times as long
_TURN = 0.0005


@cache
def learn_everything() -> int:
    """Before there is a second thread; once for all servers of a program.

    What is learnt stays for good, so no sweep need go through it again.
    """
    learnt = prime(rulesets)
    gc.collect()
    gc.freeze()
    return learnt


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[None]:
    sys.setswitchinterval(_TURN)
    learn_everything()
    settings: Settings = app.state.settings
    worker_pool = app.state.worker_pool = WorkerPool(settings.benches, budget=settings.reckoning)
    study = app.state.study = ThinkingProcess(settings.study)
    store = Store(settings.db, app.state.now)
    await store.open()
    matches = app.state.matches = Matches(
        store,
        most=settings.open_games,
        notice_after=settings.notice_after,
        now=app.state.now,
    )
    mail = app.state.mail = Mail(settings)
    webhooks = Webhooks(neighbours=settings.neighbours)
    notices = app.state.notices = Notices(
        matches, mail, webhooks, every=settings.notice_every, address=settings.address
    )
    accounts = app.state.accounts = Accounts(store.database)
    limits = app.state.limits = Limits(settings)
    passwords = app.state.passwords = Passwords()
    app.state.account_mail = AccountMail(accounts, mail, limits, settings)
    app.state.listing = Listing(store.engine)
    computers = app.state.computers = Computers(
        matches, level=settings.computer, pause=settings.pause, thinkers=settings.thinkers
    )
    matches.on_change = computers.look
    keeping = app.state.keeping = Keeping(store.database, matches.outages, app.state.now, settings.pulse)
    await keeping.begin()
    beside = [
        asyncio.create_task(keeping.run()),
        asyncio.create_task(notices.run()),
    ]
    watch = Watch(matches, settings.watch)
    watching = asyncio.create_task(watch.run())
    try:
        with collecting(settings.sweep):
            yield
    finally:
        watch.stop()
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, watching, return_exceptions=True)
        await computers.stop()
        await mail.close()
        passwords.close()
        await keeping.end()
        await store.close()
        worker_pool.close()
        study.close()
