"""Signing up, in and out, and getting back in with a letter."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from grognard.server import account_shapes, shapes
from grognard.server.access import SESSION
from grognard.server.account_mail import AccountMail
from grognard.server.accounts import Accounts, MailTaken, NameTaken
from grognard.server.answer import answer, told
from grognard.server.keeping import Keeping
from grognard.server.limits import Limits
from grognard.server.matches import Matches
from grognard.server.names import LONGEST_PASSWORD, mail_of, name_of, password_of
from grognard.server.passwords import Passwords
from grognard.server.problems import Problem
from grognard.server.sessions import end_session, is_known, me_data, signed_in_answer

router = APIRouter()


@router.post("/api/accounts", status_code=201, responses=told(account_shapes.MeShape, 409, 503, status=201))
async def sign_up(request: Request, body: account_shapes.SignUp, lang: shapes.Lang = "en") -> Response:
    """A new account, signed in at once. An address counts when the letter sent to it has been answered."""
    state = request.app.state
    accounts: Accounts = state.accounts
    limits: Limits = state.limits
    account_mail: AccountMail = state.account_mail
    name = name_of(body.name)
    password = password_of(body.password, name)
    mail = None if body.mail is None else _address(account_mail, body.mail)
    limits.sign_up(request)
    if mail is not None:
        limits.letter(request)
    if await accounts.count() >= state.settings.accounts:
        raise Problem(503, "There is no room for more accounts", code="busy")
    passwords: Passwords = state.passwords
    try:
        account = await accounts.create(name, await passwords.hashed(password))
    except NameTaken:
        raise name_taken() from None
    if mail is not None:
        account_mail.confirm(account.id, mail, lang)
    return await signed_in_answer(request, account, 201)


@router.post("/api/session", responses=told(account_shapes.MeShape, 401))
async def sign_in(request: Request, body: account_shapes.SignIn) -> Response:
    """Sign in. A wrong password and an unknown name get the same answer, in about the same time."""
    state = request.app.state
    accounts: Accounts = state.accounts
    passwords: Passwords = state.passwords
    limits: Limits = state.limits
    account = await accounts.by_name_or_mail(body.name)
    if account is not None and is_known(request, account):
        limits.attempt_where_known(account.id)
    else:
        limits.attempt(request, body.name)
    given = spelt(body.password)
    if not await passwords.is_right(given, None if account is None else account.password) or account is None:
        raise Problem(401, "Name and password do not belong together", code="wrong-password")
    if passwords.is_outdated(account.password):
        await accounts.set_password(account.id, await passwords.hashed(given))
    return await signed_in_answer(request, account)


@router.post("/api/session/end", responses=told(account_shapes.MeShape))
async def sign_out(request: Request, body: account_shapes.Nothing) -> Response:  # noqa: ARG001
    """Sign out of this browser; whoever was not signed in is so afterwards as well."""
    accounts: Accounts = request.app.state.accounts
    matches: Matches = request.app.state.matches
    session = await accounts.session(request.cookies.get(SESSION))
    if session is not None:
        await accounts.sign_out(request.cookies[SESSION])
        await matches.recall(await accounts.games_of(session.account.id))
    response = answer(me_data(request, None))
    end_session(response)
    return response


@router.post("/api/reset", status_code=202, responses=told(account_shapes.Done, 409, status=202))
async def ask_reset(request: Request, body: account_shapes.AskReset, lang: shapes.Lang = "en") -> Response:
    """Have a link for a new password sent. The answer is the same whether or not anybody has the address."""
    account_mail: AccountMail = request.app.state.account_mail
    limits: Limits = request.app.state.limits
    keeping: Keeping = request.app.state.keeping
    mail = _address(account_mail, body.mail)
    await keeping.assure()
    limits.letter(request)
    account_mail.offer_reset(mail, lang)
    return answer({"done": True}, 202)


@router.post("/api/reset/use", responses=told(account_shapes.MeShape, 401))
async def use_reset(request: Request, body: account_shapes.UseReset) -> Response:
    """A new password by the secret of a letter. Every session ends, and a new one begins here."""
    state = request.app.state
    accounts: Accounts = state.accounts
    matches: Matches = state.matches
    limits: Limits = state.limits
    limits.attempt(request, body.token)
    password = password_of(body.password)
    hashed = await state.passwords.hashed(password)
    found = await accounts.open_letter(body.token, "reset")
    account = None if found is None else await accounts.by_id(found[0])
    if account is None:
        raise Problem(401, "This link is used up, or too old", code="used-link")
    await accounts.set_password(account.id, hashed)
    await accounts.sign_out_everywhere(account.id)
    await matches.recall(await accounts.games_of(account.id))
    return await signed_in_answer(request, account)


@router.post("/api/confirm", responses=told(account_shapes.Done, 401, 409))
async def confirm(request: Request, body: account_shapes.Confirm) -> Response:
    """Confirm an address by the secret of a letter."""
    accounts: Accounts = request.app.state.accounts
    limits: Limits = request.app.state.limits
    limits.attempt(request, body.token)
    found = await accounts.open_letter(body.token, "confirm")
    if found is None:
        raise Problem(401, "This link is used up, or too old", code="used-link")
    try:
        await accounts.set_mail(*found)
    except MailTaken:
        raise Problem(409, "This address belongs to another account", code="mail-taken") from None
    return answer({"done": True})


def _address(account_mail: AccountMail, given: str) -> str:
    if not account_mail.can_be_sent:
        raise Problem(409, "This server sends no mail", code="no-mail")
    return mail_of(given)


def name_taken() -> Problem:
    return Problem(409, "Somebody is called so already", code="name-taken")


def spelt(password: str) -> str:
    """A password that is tried. Whatever could be none is turned into another that is not the right one."""
    try:
        return password_of(password)
    except Problem:
        return password[:LONGEST_PASSWORD]
