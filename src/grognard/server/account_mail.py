"""The letters about accounts: their words, and the links with a secret in them.

The secret stands behind the # of its link, so that it reaches no server and no log before it is used.
"""

from __future__ import annotations

from importlib.resources import files

from grognard.core.messages import Catalogue, message
from grognard.server.accounts import Accounts
from grognard.server.limits import Limits
from grognard.server.mail import Mail
from grognard.server.settings import Settings

WORDS = Catalogue([files("grognard.server") / "text"])


class AccountMail:
    def __init__(self, accounts: Accounts, mail: Mail, limits: Limits, settings: Settings) -> None:
        self.accounts, self.mail, self.limits = accounts, mail, limits
        self.address = settings.address

    @property
    def can_be_sent(self) -> bool:
        return self.mail.is_on

    def offer_reset(self, mail: str, language: str) -> None:
        """Send a link for a new password, if anybody has this address; whoever asks does not learn it."""
        self.mail.later(self._offer_reset(mail, language))

    def confirm(self, account: str, mail: str, language: str) -> None:
        """Ask whoever reads mail at this address whether an account may have it."""
        self.mail.later(self._confirm(account, mail, language))

    async def _offer_reset(self, mail: str, language: str) -> None:
        account = await self.accounts.by_mail(mail)
        if account is None or account.mail is None or not self.limits.letter_to(mail):
            return
        token = await self.accounts.write_letter(account.id, "reset", account.mail)
        await self._send(account.mail, "reset", language, name=account.name, link=self._link("reset", token))

    async def _confirm(self, account: str, mail: str, language: str) -> None:
        if not self.limits.letter_to(mail):
            return
        owner = await self.accounts.by_mail(mail)
        if owner is not None and owner.id != account and owner.mail is not None:
            # Only the owner of the address learns that it has an account already.
            await self._send(owner.mail, "known", language, name=owner.name, link=f"{self.address}/#/account")
            return
        token = await self.accounts.write_letter(account, "confirm", mail)
        # No name in it: anybody could have strangers sent whatever he calls himself.
        await self._send(mail, "confirm", language, link=self._link("confirm", token))

    def _link(self, page: str, token: str) -> str:
        return f"{self.address}/#/{page}/{token}"

    async def _send(self, to: str, kind: str, language: str, **args: str) -> None:
        subject = WORDS.say(message(f"letter-{kind}-subject"), language)
        await self.mail.send(to, subject, WORDS.say(message(f"letter-{kind}", **args), language))
