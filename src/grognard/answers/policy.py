"""Decisions settled beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.answers.errors import Stop
from grognard.core.drivers.explain import Words
from grognard.core.procedure import Choose


def wrong_option(choice: Choose, option: str) -> str:
    return f"decision {choice.id}: got {option!r} (one of: {', '.join(choice.options)}) [{choice.rule}]"


def check_policy(words: Words, policy: Mapping[str, str], open_here: Iterable[Choose] = ()) -> None:
    """A decision nobody ever takes, or a counter that is not there, is a slip of the pen."""
    for entry in policy:
        id, _at, unit = entry.partition("@")
        if not words.decision(id):
            listed = ", ".join(choice.id for choice in open_here)
            key = "unknown-decision-open" if listed else "unknown-decision"
            raise Stop(words.say(key, id=entry, ruleset=words.rules.id, open=listed))
        if unit and unit not in words.units:
            raise Stop(
                words.say("unknown-counter", id=entry, unit=unit, units=", ".join(sorted(words.units)))
            )
