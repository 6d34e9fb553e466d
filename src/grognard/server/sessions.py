"""Signing in and out of a browser: the cookie, and what an answer says of whoever is signed in."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from grognard.server.access import SESSION
from grognard.server.accounts import IDLE, Account, Accounts
from grognard.server.answer import answer
from grognard.server.letters import Letters
from grognard.server.limits import Limits
from grognard.server.settings import Settings

_PATH = "/api"


async def signed_in_answer(request: Request, account: Account, status: int = 200) -> Response:
    """Begin a session, in place of the one that this browser had."""
    accounts: Accounts = request.app.state.accounts
    limits: Limits = request.app.state.limits
    limits.let_in(request, account.name, account.mail)
    before = request.cookies.get(SESSION)
    if before:
        await accounts.sign_out(before)
    response = answer(me_data(request, account), status)
    set_session(request, response, await accounts.sign_in(account.id))
    return response


def me_data(request: Request, account: Account | None) -> dict[str, Any]:
    letters: Letters = request.app.state.letters
    who = None
    if account is not None:
        who = {"name": account.name, "mail": account.mail, "created": account.created}
    return {"account": who, "mail": letters.can_be_sent}


def set_session(request: Request, response: Response, token: str, seconds: int = IDLE // 1000) -> None:
    settings: Settings = request.app.state.settings
    response.set_cookie(
        SESSION,
        token,
        max_age=seconds,
        path=_PATH,
        httponly=True,
        samesite="strict",
        secure=settings.secure or request.url.scheme == "https",
    )


def end_session(response: Response) -> None:
    response.delete_cookie(SESSION, path=_PATH, httponly=True, samesite="strict")
