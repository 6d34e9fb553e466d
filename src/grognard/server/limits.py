"""How often somebody may sign in, sign up, or have letters sent: by visitor, and by whom it concerns."""

from __future__ import annotations

from collections import OrderedDict

from starlette.requests import Request

from grognard.server.guard import Budget, visitor
from grognard.server.names import key_of
from grognard.server.problems import Problem
from grognard.server.settings import Settings

_HOUR, _TEN_MINUTES = 3600, 600
#: visitors who are remembered with the names under which they signed in
_MOST_KNOWN = 20_000


class Limits:
    def __init__(self, settings: Settings) -> None:
        def budget(many: int, seconds: int) -> Budget:
            return Budget(many, many / seconds)

        self._attempts = budget(settings.attempts, _TEN_MINUTES)
        self._attempts_on = budget(settings.attempts, _TEN_MINUTES)
        self._known = OrderedDict[tuple[str, str], None]()
        self._accounts = budget(settings.accounts_an_hour, _HOUR)
        self._letters = budget(settings.letters_an_hour, _HOUR)
        self._letters_to = budget(max(1, settings.letters_an_hour // 3), _HOUR)

    def attempt(self, request: Request, on: str) -> None:
        """A password is tried on an account, or on a name that may be none."""
        by, whom = visitor(request.scope), key_of(on)
        if not self._attempts.spend(by):
            raise _too_many(60)
        # Strangers who try the name share what is left; they cannot shut its owner out where he is known.
        if (by, whom) not in self._known and not self._attempts_on.spend(whom):
            raise _too_many(60)

    def let_in(self, request: Request, *names: str | None) -> None:
        """Remember where somebody has signed in from, under the names he may use."""
        for name in filter(None, names):
            known = visitor(request.scope), key_of(name)
            self._known.pop(known, None)
            self._known[known] = None
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

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
