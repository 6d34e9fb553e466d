"""What can be seen of an event: smoke of a shot, the shock of a fight, losses, the dust of those who run."""

from __future__ import annotations

from typing import Literal, Protocol, runtime_checkable

import msgspec

from grognard.core import events as ev

Effect = Literal["shot", "clash", "loss", "gone", "rout"]


class Signs(msgspec.Struct, frozen=True, kw_only=True):
    """By what a system's events show that somebody fired, fought or ran."""

    #: markers that are laid on whoever fires, or fights hand to hand
    shots: tuple[str, ...] = ()
    clashes: tuple[str, ...] = ()
    #: states of those who run
    routs: tuple[str, ...] = ()


@runtime_checkable
class Visible(Protocol):
    """A system whose shots and fights can be seen."""

    @property
    def signs(self) -> Signs: ...


def effect_of(event: ev.Event, signs: Signs) -> Effect | None:
    """What an event looks like; most look like nothing."""
    match event:
        case ev.LostStrength():
            return "loss"
        case ev.Eliminated():
            return "gone"
        case ev.MarkerSet(marker=marker) if marker in signs.shots:
            return "shot"
        case ev.MarkerSet(marker=marker) if marker in signs.clashes:
            return "clash"
        case ev.StateChanged(state=state) if state in signs.routs:
            return "rout"
    return None
