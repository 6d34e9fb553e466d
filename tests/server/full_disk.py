"""How every route that writes is called so that it would write, for tests of disks that are full."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

from starlette.testclient import TestClient
from tests.server.attacks import until
from tests.server.conftest import Browser
from tests.server.mailbox import Box

from grognard.editor.document import of_folder
from grognard.scenarios import scenarios

#: who asks, where, and what for
Call = tuple[Browser, str, dict[str, Any]]
GAME = "/api/games/{game}"
_numbers = itertools.count(1)
PASSWORD = "correct horse"


class Table:
    """A game of two people, the first of them signed in, at a server whose clock can be set."""

    def __init__(self, client: TestClient, box: Box, clock: list[int]) -> None:
        self.client, self.box, self.clock = client, box, clock
        self.host, self.guest = Browser(client), Browser(client)
        self.number = next(_numbers)

    def signed_in(self, mail: str = "") -> Browser:
        self.host.sign_up(f"Player {self.number}", **({"mail": mail} if mail else {}))
        return self.host

    @property
    def address(self) -> str:
        return f"player{self.number}@example.org"

    def secret(self, page: str) -> str:
        """What stands in the letter to the host that leads to a page."""
        pattern = rf"/#/{page}/([A-Za-z0-9_-]{{43}})"

        def found() -> list[str]:
            mine = [letter for letter in list(self.box.letters) if letter["To"] == self.address]
            return [secret for one in mine for secret in re.findall(pattern, one.get_content())]

        assert until(lambda: bool(found()))
        return found()[0]

    def key(self) -> str:
        return f"a-key-of-more-than-20-{next(_numbers):08}"

    def open(self, **more: Any) -> str:
        """The path of a new game; its second seat waits for the guest."""
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "open"}, **more}
        self.opened = self.host.post("/api/games", body, 201)
        return GAME.format(game=self.opened["game"])

    def joined(self, **more: Any) -> str:
        path = self.open(**more)
        self.guest.post(f"{path}/join", {"token": self.opened["links"]["allied"]})
        return path

    def alone(self) -> str:
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}
        return GAME.format(game=self.host.post("/api/games", body, 201)["game"])

    def order(self, path: str) -> dict[str, Any]:
        return {"given": "done", "sequence": self.host.get(path)["sequence"], "key": self.key()}


def _plan(table: Table) -> tuple[str, dict[str, Any]]:
    """A game in which units may march, and a plan for one of them."""
    path = table.alone()
    while not (
        found := table.host.post(f"{path}/group", {"want": "march", "goal": "0808", "units": []})["orders"]
    ):
        table.host.post(f"{path}/orders", table.order(path))
    return path, {"unit": found[0]["order"]["units"][0], "points": ["0808", "0101"]}


def _undo(table: Table) -> Call:
    path = table.joined()
    table.host.post(f"{path}/orders", table.order(path))
    return table.host, f"{path}/undo", {"key": table.key()}


def _agreed_undo(table: Table) -> Call:
    path = table.joined()
    players = {"french": table.host, "allied": table.guest}
    while True:
        mover = table.host.get(path)["node"]["side"]
        players[mover].post(f"{path}/orders", table.order(path))
        if mover == "allied":
            break
    table.host.post(f"{path}/undo", {"key": table.key()})
    return table.guest, f"{path}/undo", {"consent": True, "key": table.key()}


def _carry_out(table: Table) -> Call:
    path, plan = _plan(table)
    table.host.post(f"{path}/plans", plan)
    sequence = table.host.get(path)["sequence"]
    return table.host, f"{path}/plans/carry-out", {"sequence": sequence, "key": table.key()}


def _late(table: Table, act: str) -> Call:
    path = table.joined(days=1)
    table.clock[0] += 3 * 24 * 3600 * 1000
    return table.guest, f"{path}/{act}", {}


def _left(table: Table, act: str, body: dict[str, Any]) -> Call:
    path = table.joined()
    table.guest.post(f"{path}/leave", {})
    return (table.guest if act == "rejoin" else table.host), f"{path}/{act}", body


def _imported(table: Table) -> Call:
    from grognard import new_game

    save = new_game("alea-training", seed=1).save()
    return table.host, "/api/games/import", {"save": save, "seats": {"french": "me", "allied": "me"}}


def _declined(table: Table) -> Call:
    path = table.joined()
    table.host.post(f"{path}/draw", {})
    return table.guest, f"{path}/decline", {"kind": "draw"}


def _accepted(table: Table) -> Call:
    path = table.joined()
    table.host.post(f"{path}/draw", {})
    return table.guest, f"{path}/draw", {}


def _kept(table: Table) -> Call:
    path = table.open()
    return table.signed_in(), f"{path}/keep", {}


def _rematch(table: Table) -> Call:
    path = table.alone()
    table.host.post(f"{path}/resign", {"side": "french"})
    return table.host, f"{path}/rematch", {}


def _confirmed(table: Table, act: str) -> Call:
    browser = table.signed_in(table.address)
    token = table.secret("confirm")
    if act == "confirm":
        return browser, "/api/confirm", {"token": token}
    browser.post("/api/confirm", {"token": token})
    if act == "ask":
        return browser, "/api/reset", {"mail": table.address}
    browser.post("/api/reset", {"mail": table.address}, 202)
    return browser, "/api/reset/use", {"token": table.secret("reset"), "password": "another horse"}


def _notices(table: Table) -> Call:
    return table.host, f"{table.joined()}/notices", {"webhook": "https://example.org/hook"}


def at_game(act: str, body: dict[str, Any]) -> Callable[[Table], Call]:
    return lambda table: (table.host, f"{table.joined()}/{act}", body)


def _me(act: str, **body: Any) -> Callable[[Table], Call]:
    return lambda table: (table.signed_in(), f"/api/me/{act}", body)


def _new_order(table: Table) -> Call:
    path = table.joined()
    return table.host, f"{path}/orders", table.order(path)


def _all_orders(table: Table) -> Call:
    path = table.joined()
    return table.host, f"{path}/group/give", {"given": ["done"], "sequence": 1, "key": table.key()}


def _join(table: Table) -> Call:
    path = table.open()
    return (
        table.guest,
        f"{path}/join",
        {"token": table.opened["links"]["allied"], "secret": "mine", "key": table.key()},
    )


def _plans(table: Table) -> Call:
    path, plan = _plan(table)
    return table.host, f"{path}/plans", plan


def _session(table: Table) -> Call:
    table.signed_in()
    return Browser(table.client), "/api/session", {"name": f"Player {table.number}", "password": PASSWORD}


NEW = {"scenario": "alea-training", "seats": {"french": "me", "allied": "open"}}
OWN = {"seats": NEW["seats"], "battle": of_folder(scenarios()["alea-training"]).files}

#: everything that writes, by its route; the same route twice where it writes different things
WRITES: list[tuple[str, Callable[[Table], Call]]] = [
    ("/api/games", lambda table: (table.host, "/api/games", NEW)),
    ("/api/editor/play", lambda table: (table.host, "/api/editor/play", OWN)),
    ("/api/games/import", _imported),
    (
        "/api/accounts",
        lambda table: (table.host, "/api/accounts", {"name": f"New {table.number}", "password": PASSWORD}),
    ),
    ("/api/session", _session),
    ("/api/session/end", lambda table: (table.signed_in(), "/api/session/end", {})),
    ("/api/confirm", lambda table: _confirmed(table, "confirm")),
    ("/api/reset", lambda table: _confirmed(table, "ask")),
    ("/api/reset/use", lambda table: _confirmed(table, "reset")),
    ("/api/me/name", _me("name", name="Somebody else")),
    ("/api/me/password", _me("password", password=PASSWORD, fresh="another horse")),
    ("/api/me/mail", _me("mail", password=PASSWORD, mail="new@example.org")),
    ("/api/me/sessions/end", _me("sessions/end")),
    ("/api/me/delete", _me("delete", password=PASSWORD)),
    (f"{GAME}/join", _join),
    (f"{GAME}/keep", _kept),
    (f"{GAME}/orders", _new_order),
    (f"{GAME}/group/give", _all_orders),
    (f"{GAME}/plans", _plans),
    (f"{GAME}/plans/carry-out", _carry_out),
    (f"{GAME}/undo", _undo),
    (f"{GAME}/undo", _agreed_undo),
    (f"{GAME}/draw", at_game("draw", {})),
    (f"{GAME}/draw", _accepted),
    (f"{GAME}/resign", at_game("resign", {})),
    (f"{GAME}/decline", _declined),
    (f"{GAME}/fix", at_game("fix", {"unit": "F05", "set": {"strength": 1}})),
    (
        f"{GAME}/fix",
        lambda table: (table.host, f"{table.alone()}/fix", {"unit": "F05", "set": {"strength": 1}}),
    ),
    (f"{GAME}/chat", at_game("chat", {"text": "Good luck.", "key": "said-00000001"})),
    (f"{GAME}/notes", at_game("notes", {"text": "Beware of the wood."})),
    (f"{GAME}/seen", at_game("seen", {"entries": 1, "lines": 0})),
    (f"{GAME}/notices", _notices),
    (f"{GAME}/claim", lambda table: _late(table, "claim")),
    (f"{GAME}/grant", lambda table: _late(table, "grant")),
    (f"{GAME}/leave", at_game("leave", {})),
    (f"{GAME}/rejoin", lambda table: _left(table, "rejoin", {})),
    (f"{GAME}/renew", lambda table: _left(table, "renew", {"side": "allied"})),
    (f"{GAME}/computer", lambda table: _left(table, "computer", {"side": "allied"})),
    (f"{GAME}/rematch", _rematch),
]

#: what is posted and writes nothing, or writes in its own time after it was answered
ANSWERED_ANYHOW = {
    "/api/verify",
    "/api/quick-response",
    "/api/puzzles/{puzzle}/answer",
    "/api/editor/open",
    "/api/editor/seed",
    "/api/editor/edit",
    "/api/editor/pack",
    "/api/editor/trial",
    "/api/editor/odds",
    "/api/editor/rules",
    "/api/editor/sum",
    f"{GAME}/whatif",
    "/api/rulesets/{ruleset}/procedures/{procedure}/odds",
    "/api/rulesets/{ruleset}/procedures/{procedure}/resolve",
    "/api/rulesets/{ruleset}/roster/look",
    "/api/rulesets/{ruleset}/roster/turn",
    "/api/rulesets/{ruleset}/roster/odds",
    "/api/rulesets/{ruleset}/roster/rule",
    f"{GAME}/check",
    f"{GAME}/whatif",
    # It tells a token that there is already.
    f"{GAME}/link",
    f"{GAME}/group",
    f"{GAME}/notices/test",
    # Its token comes by a letter of a notice: a row of the table `notices`, as `/notices` writes it.
    f"{GAME}/notices/mail",
}
