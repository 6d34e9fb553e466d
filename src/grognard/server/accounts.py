"""Accounts in the database: who there is, who is signed in, and which secrets letters carry.

Secrets are 256 bits and stored as hashes; whoever reads the database can sign in as nobody.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from grognard.server.database import Database
from grognard.server.names import key_of
from grognard.server.records import now
from grognard.server.seats import hashed, new_token
from grognard.server.storage import belonging
from grognard.server.tables import accounts, letters, players, seats, sessions

_SECOND = 1000
_DAY = 24 * 3600 * _SECOND
#: a session ends so long after it was last seen
IDLE = 60 * _DAY
#: and is renewed when so much of that is gone
_RENEWAL = _DAY
#: and ends for good after a year
_LONGEST = 365 * _DAY
#: an older one ends when somebody signs in on one device more
_MOST_SESSIONS = 20
LETTER_LIFE = {"reset": 3600 * _SECOND, "confirm": 3 * _DAY}


class NameTaken(Exception):
    pass


class MailTaken(Exception):
    pass


class Account(msgspec.Struct, frozen=True):
    id: str
    name: str
    mail: str | None
    password: str
    created: int


class Session(msgspec.Struct, frozen=True):
    """Somebody who is signed in; `token` is the hash of the secret in his cookie."""

    token: str
    account: Account
    created: int
    expires: int

    @property
    def is_due(self) -> bool:
        """Whether it is time to renew it."""
        return self.expires < min(now() + IDLE - _RENEWAL, self.created + _LONGEST)


class Accounts:
    def __init__(self, database: Database) -> None:
        self.database, self.engine = database, database.engine

    # People

    async def create(self, name: str, password: str) -> Account:
        """NameTaken if somebody is called so."""
        account = Account(secrets.token_urlsafe(16), name, None, password, now())
        row = {**msgspec.structs.asdict(account), "name_key": key_of(name), "mail_key": None}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(accounts), row)
        except IntegrityError:
            raise NameTaken from None
        return account

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(accounts))).scalar_one())

    async def by_name_or_mail(self, given: str) -> Account | None:
        key = key_of(given)
        return await self._one(or_(accounts.c.name_key == key, accounts.c.mail_key == key))

    async def by_mail(self, mail: str) -> Account | None:
        return await self._one(accounts.c.mail_key == key_of(mail))

    async def by_id(self, id: str) -> Account | None:
        return await self._one(accounts.c.id == id)

    async def rename(self, account: str, name: str) -> None:
        try:
            await self._change(account, name=name, name_key=key_of(name))
        except IntegrityError:
            raise NameTaken from None

    async def set_mail(self, account: str, mail: str | None) -> None:
        try:
            await self._change(account, mail=mail, mail_key=None if mail is None else key_of(mail))
        except IntegrityError:
            raise MailTaken from None

    async def set_password(self, account: str, password: str) -> None:
        await self._change(account, password=password)

    async def remove(self, account: str) -> None:
        """Sessions and letters go with it. Its seats are left; whoever has their token may come back."""
        mine = players.c.account == account
        held = select(players.c.game).where(
            mine, players.c.game == seats.c.game, players.c.side == seats.c.side
        )
        async with self.engine.begin() as connection:
            await connection.execute(update(seats).where(held.exists(), seats.c.gone == 0).values(gone=now()))
            await connection.execute(delete(players).where(mine))
            await connection.execute(delete(accounts).where(accounts.c.id == account))

    async def _change(self, account: str, **values: str | None) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(values))

    async def _one(self, condition: Any) -> Account | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(accounts).where(condition))).first()
        return None if row is None else _account(row)

    # Sessions

    async def sign_in(self, account: str) -> str:
        """A new session; the secret for its cookie is told here and nowhere else."""
        token, at = new_token(), now()
        # Out of the table, for the account may be gone by now.
        row = select(literal(hashed(token)), accounts.c.id, literal(at), literal(at + IDLE))
        begin = insert(sessions).from_select(
            ["token", "account", "created", "expires"], row.where(accounts.c.id == account)
        )
        mine = select(sessions.c.token).where(sessions.c.account == account)
        oldest = mine.order_by(sessions.c.created.desc()).offset(_MOST_SESSIONS - 1).limit(1000)
        async with self.engine.begin() as connection:
            extra = (await connection.execute(oldest)).scalars().all()
            stale = or_(sessions.c.expires <= at, sessions.c.token.in_(extra))
            await connection.execute(delete(sessions).where(sessions.c.account == account, stale))
            await connection.execute(begin)
        return token

    async def session(self, token: str | None) -> Session | None:
        """Who has this secret in his cookie."""
        if not token:
            return None
        wanted = select(sessions.c.token, sessions.c.created.label("since"), sessions.c.expires, accounts)
        wanted = wanted.join(accounts, accounts.c.id == sessions.c.account)
        wanted = wanted.where(sessions.c.token == hashed(token), sessions.c.expires > now())
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Session(row.token, _account(row), row.since, row.expires)

    async def renew(self, session: Session) -> int:
        """Let a session go on; how many seconds it may now be idle."""
        expires = min(now() + IDLE, session.created + _LONGEST)
        change = update(sessions).where(sessions.c.token == session.token).values(expires=expires)
        async with self.engine.begin() as connection:
            await connection.execute(change)
        return (expires - now()) // _SECOND

    async def sign_out(self, token: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))

    async def sign_out_everywhere(self, account: str) -> None:
        """Letters that were sent before lose their power too."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.account == account))
            await connection.execute(delete(letters).where(letters.c.account == account))

    # Letters

    async def write_letter(self, account: str, kind: str, mail: str) -> str:
        """A secret for a link; the one of the letter before is worth nothing from now on."""
        token, at = new_token(), now()
        row = {"token": hashed(token), "account": account, "kind": kind, "mail": mail}
        old = delete(letters).where(
            or_(letters.c.expires <= at, (letters.c.account == account) & (letters.c.kind == kind))
        )
        async with self.engine.begin() as connection:
            await connection.execute(old)
            await connection.execute(insert(letters), {**row, "expires": at + LETTER_LIFE[kind]})
        return token

    async def open_letter(self, token: str, kind: str) -> tuple[str, str] | None:
        """The account and the address that a secret was sent for; it is good once."""
        mine = (letters.c.token == hashed(token)) & (letters.c.kind == kind)
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(letters).where(mine, letters.c.expires > now()))).first()
            # Of two who come at once the one whose delete counts has it.
            used = (await connection.execute(delete(letters).where(mine))).rowcount
        return (row.account, row.mail) if row is not None and used else None

    # Seats

    async def games_of(self, account: str) -> Sequence[str]:
        wanted = select(players.c.game).where(players.c.account == account).distinct()
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalars().all()

    async def keep(self, account: str, game: str, token: str) -> bool:
        """Make the seats that a token is for belong to an account; False if none is free to."""
        held = select(seats.c.side).where(seats.c.game == game, seats.c.token == hashed(token))
        taken = select(players.c.side).where(players.c.game == game)
        try:
            async with self.engine.begin() as connection:
                sides = (await connection.execute(held.where(seats.c.side.not_in(taken)))).scalars().all()
                for side in sides:
                    await connection.execute(belonging(game, side, account))
        except IntegrityError:
            return False
        return bool(sides)


def _account(row: Row[Any]) -> Account:
    return Account(row.id, row.name, row.mail, row.password, row.created)
