"""Whoever is signed in: what is known of him, and changing it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from grognard.server import account_shapes, shapes
from grognard.server.access import SESSION, Me, signed_in
from grognard.server.account_mail import AccountMail
from grognard.server.accounts import Account, Accounts, NameTaken, Session
from grognard.server.answer import answer, told
from grognard.server.keeping import Keeping
from grognard.server.limits import Limits
from grognard.server.matches import Matches
from grognard.server.names import mail_of, name_of, password_of
from grognard.server.passwords import Passwords
from grognard.server.problems import Problem
from grognard.server.routes.entrance import name_taken, spelt
from grognard.server.sessions import end_session, me_data, set_session, signed_in_answer

router = APIRouter()


@router.get("/api/me", responses=told(account_shapes.MeShape))
async def me(request: Request) -> Response:
    """Who is signed in here, if anybody. Asking renews the session."""
    accounts: Accounts = request.app.state.accounts
    session = await signed_in(request)
    response = answer(me_data(request, None if session is None else session.account))
    if session is not None and session.is_due:
        set_session(request, response, request.cookies[SESSION], await accounts.renew(session))
    return response


@router.post("/api/me/name", responses=told(account_shapes.MeShape, 401, 409))
async def rename(request: Request, who: Me, body: account_shapes.Rename) -> Response:
    accounts: Accounts = request.app.state.accounts
    try:
        await accounts.rename(who.account.id, name_of(body.name))
    except NameTaken:
        raise name_taken() from None
    await _reseat(request, who.account)
    return await _me(request, who.account)


@router.post("/api/me/mail", responses=told(account_shapes.MeShape, 401, 409))
async def change_mail(
    request: Request, who: Me, body: account_shapes.NewMail, lang: shapes.Lang = "en"
) -> Response:
    """Take one's address away, or have a letter sent to a new one; it counts when that is answered."""
    accounts: Accounts = request.app.state.accounts
    account_mail: AccountMail = request.app.state.account_mail
    limits: Limits = request.app.state.limits
    keeping: Keeping = request.app.state.keeping
    if body.mail is not None and not account_mail.can_be_sent:
        raise Problem(409, "This server sends no mail", code="no-mail")
    mail = None if body.mail is None else mail_of(body.mail)
    await _check_password(request, who, body.password)
    if mail is None:
        await accounts.set_mail(who.account.id, None)
    else:
        await keeping.assure()
        limits.letter(request)
        account_mail.confirm(who.account.id, mail, lang)
    return await _me(request, who.account)


@router.post("/api/me/password", responses=told(account_shapes.MeShape, 401))
async def change_password(request: Request, who: Me, body: account_shapes.NewPassword) -> Response:
    """Every other session ends, and this one begins anew."""
    accounts: Accounts = request.app.state.accounts
    passwords: Passwords = request.app.state.passwords
    fresh = password_of(body.fresh, who.account.name)
    await _check_password(request, who, body.password)
    await accounts.set_password(who.account.id, await passwords.hashed(fresh))
    await accounts.sign_out_everywhere(who.account.id)
    await _reseat(request, who.account)
    return await signed_in_answer(request, who.account)


@router.post("/api/me/sessions/end", responses=told(account_shapes.MeShape, 401))
async def sign_out_everywhere(request: Request, who: Me, body: account_shapes.Nothing) -> Response:  # noqa: ARG001
    """Sign out of every browser, this one too."""
    accounts: Accounts = request.app.state.accounts
    await accounts.sign_out_everywhere(who.account.id)
    await _reseat(request, who.account)
    return _gone(request)


@router.post("/api/me/delete", responses=told(account_shapes.MeShape, 401))
async def delete(request: Request, who: Me, body: account_shapes.WithPassword) -> Response:
    """Delete one's account. Games go on: a seat can still be played from the browser where it was taken."""
    accounts: Accounts = request.app.state.accounts
    matches: Matches = request.app.state.matches
    await _check_password(request, who, body.password)
    games = await accounts.games_of(who.account.id)
    await accounts.remove(who.account.id)
    await matches.recall(games)
    return _gone(request)


async def _check_password(request: Request, who: Session, given: str) -> None:
    limits: Limits = request.app.state.limits
    passwords: Passwords = request.app.state.passwords
    limits.attempt_where_known(who.account.id)
    if not await passwords.is_right(spelt(given), who.account.password):
        raise Problem(403, "The password is not right", code="wrong-password")


async def _reseat(request: Request, account: Account) -> None:
    accounts: Accounts = request.app.state.accounts
    matches: Matches = request.app.state.matches
    await matches.recall(await accounts.games_of(account.id))


async def _me(request: Request, account: Account) -> Response:
    accounts: Accounts = request.app.state.accounts
    return answer(me_data(request, await accounts.by_id(account.id)))


def _gone(request: Request) -> Response:
    response = answer(me_data(request, None))
    end_session(response)
    return response
