"""What is to be played: one battle, two players, and a seed from which everything follows."""

from __future__ import annotations

import msgspec

from grognard.ai import names
from grognard.core.errors import BadCase, Fault


class Study(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same study always gives the same games, whatever machine plays them and in whatever order."""

    #: the id of a scenario, or the folder that holds one
    scenario: str
    #: the two computers, A and B
    players: tuple[str, str]
    #: first player of the battle first
    sides: tuple[str, str]
    options: tuple[str, ...] = ()
    seed: str = "0"
    #: inputs that either may play out for a decision, where not what its level says
    nodes: int | None = None
    #: hashes of what is played, so that a study is never carried on under other rules
    rules_hash: str = ""
    scenario_hash: str = ""
    #: what is different from the printed game, as text that `change` reads
    changes: tuple[str, ...] = ()

    def job(self, number: int) -> Job:
        """Game by game: two of a pair have the same dice seed and the players change sides."""
        pair, swapped = divmod(number, 2)
        ordered = self.players[::-1] if swapped else self.players
        return Job(self, number, f"{self.seed}/{pair}", dict(zip(self.sides, ordered, strict=True)))


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    study: Study
    #: counted from 0; 2n and 2n + 1 are a pair
    number: int
    seed: str
    #: side -> player
    players: dict[str, str]

    @property
    def first(self) -> str:
        """The side that player A has."""
        return self.study.sides[self.number % 2]


def check_players(players: tuple[str, ...]) -> None:
    for place, name in enumerate(players):
        if name not in names():
            raise BadCase([Fault(f"ai.{'AB'[place]}", f"there is no player {name!r}", names())])
