"""Signing in and out of a browser: the cookies, and what an answer says of whoever is signed in."""

from __future__ import annotations

import hmac
from typing import Any

from fastapi import Request, Response

from grognard.server.access import SESSION
from grognard.server.account_mail import AccountMail
from grognard.server.accounts import IDLE, Account, Accounts
from grognard.server.answer import answer
from grognard.server.settings import Settings

_PATH = "/api"
#: the cookie by which a browser is known where somebody has signed in, after he has signed out too
_KNOWN, _KNOWN_PATH, _YEAR = "known", "/api/session", 365 * 24 * 3600


async def signed_in_answer(request: Request, account: Account, status: int = 200) -> Response:
    """Begin a session, in place of the one that this browser had."""
    accounts: Accounts = request.app.state.accounts
    before = request.cookies.get(SESSION)
    if before:
        await accounts.sign_out(before)
    response = answer(me_data(request, account), status)
    set_session(request, response, await accounts.sign_in(account.id))
    # As it is kept now: its password may just have been changed.
    kept = await accounts.by_id(account.id)
    if kept is not None:
        _set(request, response, _KNOWN, _mark(kept), _KNOWN_PATH, _YEAR)
    return response


def is_known(request: Request, account: Account) -> bool:
    """Whether its owner has signed in with this browser, and has not changed his password elsewhere since."""
    return hmac.compare_digest(request.cookies.get(_KNOWN, "").encode(), _mark(account).encode())


def _mark(account: Account) -> str:
    """Nobody can make it up without the hash of the password, and nothing of that can be told from it."""
    return hmac.new(account.password.encode(), account.id.encode(), "sha256").hexdigest()


def me_data(request: Request, account: Account | None) -> dict[str, Any]:
    account_mail: AccountMail = request.app.state.account_mail
    who = None
    if account is not None:
        who = {"name": account.name, "mail": account.mail, "created": account.created}
    return {"account": who, "mail": account_mail.can_be_sent}


def set_session(request: Request, response: Response, token: str, seconds: int = IDLE // 1000) -> None:
    _set(request, response, SESSION, token, _PATH, seconds)


def _set(request: Request, response: Response, name: str, value: str, path: str, seconds: int) -> None:
    settings: Settings = request.app.state.settings
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        path=path,
        httponly=True,
        samesite="strict",
        secure=settings.secure or request.url.scheme == "https",
    )


def end_session(response: Response) -> None:
    response.delete_cookie(SESSION, path=_PATH, httponly=True, samesite="strict")
