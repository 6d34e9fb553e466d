"""How often somebody may sign in, sign up, or have letters sent: by visitor, and by whom it concerns."""

from __future__ import annotations

from starlette.requests import Request

from grognard.server.guard import Budget, visitor
from grognard.server.names import key_of
from grognard.server.problems import Problem
from grognard.server.settings import Settings

_HOUR, _TEN_MINUTES = 3600, 600
#: how many strangers may use up their attempts on one name before others must wait
_STRANGERS = 5


class Limits:
    def __init__(self, settings: Settings) -> None:
        def budget(many: int, seconds: int) -> Budget:
            return Budget(many, many / seconds)

        self._attempts = budget(settings.attempts, _TEN_MINUTES)
        self._attempts_on = budget(_STRANGERS * settings.attempts, _TEN_MINUTES)
        self._attempts_known = budget(settings.attempts, _TEN_MINUTES)
        self._accounts = budget(settings.accounts_an_hour, _HOUR)
        self._letters = budget(settings.letters_an_hour, _HOUR)
        self._letters_to = budget(max(1, settings.letters_an_hour // 3), _HOUR)

    def attempt(self, request: Request, on: str) -> None:
        """A password is tried on an account, or on a name that may be none, by whoever is not known there."""
        # Strangers who try a name share what is left for it.
        if not (self._attempts.spend(visitor(request.scope)) and self._attempts_on.spend(key_of(on))):
            raise _too_many(60)

    def attempt_where_known(self, account: str) -> None:
        """The same in a browser of the owner's: strangers cost him nothing, at his own address neither."""
        if not self._attempts_known.spend(account):
            raise _too_many(60)

    def sign_up(self, request: Request) -> None:
        if not self._accounts.spend(visitor(request.scope)):
            raise _too_many(600)

    def letter(self, request: Request) -> None:
        if not self._letters.spend(visitor(request.scope)):
            raise _too_many(600)

    def letter_to(self, mail: str) -> bool:
        """Whether one more may go to this address. Nobody is told, or he would learn who else asked."""
        return self._letters_to.spend(key_of(mail))


def _too_many(seconds: int) -> Problem:
    headers = {"Retry-After": str(seconds)}
    return Problem(429, "Too many attempts", "wait a while and try again", headers=headers, code="busy")
