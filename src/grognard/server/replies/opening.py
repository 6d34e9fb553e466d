"""Who sits where at a new game, and what a save must be to be carried on."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from grognard.ai import player
from grognard.core.brought import bring, marked
from grognard.core.errors import BadCase, BadData
from grognard.core.errors import Fault as CaseFault
from grognard.core.game.node import Decision
from grognard.core.game.save import Saved, check_untouched, read_saved
from grognard.core.scenario import Scenario
from grognard.games import load, system_of, verify
from grognard.scenarios import load as load_scenario
from grognard.scenarios import scenarios
from grognard.server.match import set_up
from grognard.server.problems import Problem
from grognard.server.records import Sitting
from grognard.server.seats import SPECTATOR, hashed, new_token

#: the longest game that can be brought along
_LONGEST = 5000
#: twice the largest battle that ships: whoever lists orders works for each of them
_MOST_PIECES = 160
#: decisions that are listed before a battle of somebody's own is played
_LISTED = 3


class Places(msgspec.Struct, frozen=True):
    """Who sits where at a new game, and the tokens that are told once and never kept."""

    seats: tuple[Sitting, ...]
    links: dict[str, str]
    spectator: str
    mine: tuple[str, ...]
    token: str


def laid(
    seats: Mapping[str, str], sides: tuple[str, ...], secret: str | None = None, account: str = ""
) -> Places:
    """Seats for every side as whoever opens the game wants them."""
    if set(seats) != set(sides):
        raise BadCase([CaseFault("seats", "expected each side of the scenario once", sides)])
    token, gallery = new_token(), new_token()
    links = {side: new_token() for side in sides if seats[side] == "open"}
    mine = tuple(side for side in sides if seats[side] == "me")
    computers = _computers(seats)
    sitting = [
        Sitting(
            side=side,
            kind="computer" if side in computers else "person",
            player=computers.get(side, ""),
            invitation=hashed(links[side]) if side in links else "",
            token=hashed(token) if side in mine else "",
            secret=secret or "" if mine and side == mine[0] else "",
            account=account if side in mine else "",
        )
        for side in sides
    ]
    sitting.append(Sitting(side=SPECTATOR, invitation=hashed(gallery)))
    return Places(tuple(sitting), links, gallery, mine, token)


def _computers(seats: Mapping[str, str]) -> dict[str, str]:
    """Side -> which of the computers sits there, by the name that seats give it after a colon."""
    named = {side: who.partition(":")[2] for side, who in seats.items() if who.startswith("computer")}
    for name in filter(None, named.values()):
        player(name)
    return named


def check_lesson(scenario: Scenario[Any], seats: Mapping[str, str]) -> None:
    """Whoever learns plays one side; the lesson plays the other."""
    tutorial = scenario.tutorial
    if tutorial is None:
        raise BadCase([CaseFault("dice", f"{scenario.id} has no lesson")])
    wanted = {side.id: "me" if side.id == tutorial.side else "computer" for side in scenario.sides}
    if dict(seats) != wanted:
        named = ", ".join(f"{side} {who}" for side, who in wanted.items())
        raise BadCase([CaseFault("seats", f"expected for this lesson: {named}")])


def check_alone(seats: Mapping[str, str], *, practice: bool) -> None:
    """A game for practice is nobody else's: dice that are taken back would cheat him."""
    if practice and "open" in seats.values():
        raise BadCase([CaseFault("practice", "expected no other person in a game for practice")])


def one_of_ours(battle: Mapping[str, str]) -> str:
    """The id of a battle of somebody's own that is to be played, and is sound."""
    try:
        id = bring(marked(battle))
        _check_size(id)
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong)) from None
    return id


def tried_out(battle: Mapping[str, str]) -> None:
    """Begin such a battle and list what can be ordered first, to see that others can be served beside it."""
    _table, game = set_up(one_of_ours(battle), (), "")
    for _ in range(_LISTED):
        if isinstance(game.node, Decision):
            game.apply(list(game.orders())[-1])


def _check_size(id: str) -> None:
    scenario = load_scenario(id)
    pieces = len(system_of(scenario.ruleset).set_up(scenario).pieces)
    if pieces > _MOST_PIECES:
        raise BadData("battle", f"expected at most {_MOST_PIECES} pieces, got {pieces}")


def new_id() -> str:
    return secrets.token_urlsafe(16)


def checked(text: str) -> Saved:
    """A save that can be carried on here; where it cannot, what is the matter with it."""
    with _refusing("no-save"):
        saved = read_saved(text)
    with _refusing("foreign"):
        if saved.battle:
            _check_size(bring(saved.battle))
        if saved.folder or saved.scenario not in scenarios():
            raise BadData("save", f"the server has no scenario {saved.scenario!r}")
        if len(saved.entries) > _LONGEST:
            raise BadData("save", f"expected at most {_LONGEST} entries")
    with _refusing("changed"):
        check_untouched(saved, text)
    with _refusing("rules"):
        load(text)
    with _refusing("changed"):
        difference = verify(text).difference
        if difference is not None:
            raise BadData("save", str(difference))
    return saved


@contextmanager
def _refusing(code: str) -> Iterator[None]:
    try:
        yield
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong), code=code) from None
