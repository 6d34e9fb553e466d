"""What games between computers say of a battle: whether it is even, or how far off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core.messages import Label
from grognard.core.packaged import packaged
from grognard.core.scenario import Player
from grognard.lab.figures import Estimate, wilson
from grognard.lab.outcome import Outcome

#: an even battle: the first side wins between these shares of the games
LOW, HIGH = 0.45, 0.55


class Trial(msgspec.Struct, frozen=True):
    """What the games between computers say; a draw is half a win."""

    side: str
    name: Label
    games: int
    share: Estimate

    @property
    def is_even(self) -> bool:
        """Whether the games speak for an even battle: their margin reaches into the even shares."""
        return self.share.low <= HIGH and self.share.high >= LOW

    @property
    def off(self) -> float:
        """How far the share is from an even one; 0 where it is one."""
        return max(0.0, LOW - self.share.mean, self.share.mean - HIGH)

    def to_data(self) -> dict[str, Any]:
        share = {"share": self.share.mean, "low": self.share.low, "high": self.share.high}
        return {"side": self.side, "games": self.games, **share, "even": self.is_even, "off": self.off}


def trial_of(first: Player, played: Sequence[Outcome]) -> Trial:
    """Of games that have been played, by how its first side fared."""
    won = sum(1.0 if one.winner == first.id else 0.5 if not one.winner else 0.0 for one in played)
    return Trial(first.id, first.name, len(played), wilson(won, len(played)))


def verdict(trial: Trial, language: str) -> str:
    """What the games say, in a sentence."""
    words = packaged("grognard.generate", "words.toml", dict[str, tuple[Label, ...]])
    key = "even" if trial.is_even else "uneven"
    return (
        words[key][0]
        .say(language)
        .format(
            side=trial.name.say(language),
            games=trial.games,
            share=round(100 * trial.share.mean),
            low=round(100 * trial.share.low),
            high=round(100 * trial.share.high),
            off=round(100 * trial.off),
        )
    )
