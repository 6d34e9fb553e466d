"""A case that is complete, and the words to speak about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from grognard.answers.errors import Stop
from grognard.core.drivers.explain import Words, events_data, trace, words_for
from grognard.core.drivers.midway import midway
from grognard.core.drivers.play import Played
from grognard.core.drivers.replay import log_of
from grognard.core.errors import IllegalOrder
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.core.ruleset import Procedure, Ruleset


class Situation(msgspec.Struct, frozen=True):
    """A case that is complete, where it came from, and the words to speak about it."""

    ruleset: Ruleset
    procedure: Procedure
    case: Any
    source: str
    words: Words
    #: no case was given, so the example stands in
    example: bool = False
    #: what has been thrown and decided in it already
    answers: tuple[int | str, ...] = ()

    @property
    def title(self) -> str:
        language = self.words.language
        return f"{self.ruleset.title.say(language)}: {self.procedure.title.say(language)}"

    @property
    def run(self) -> Callable[[Rules, Any], Flow[Resolution]]:
        """The procedure, from where the answers so far have led it."""
        return midway(self.procedure.run, self.answers) if self.answers else self.procedure.run

    @property
    def cite(self) -> str:
        return self.ruleset.rules.cite(self.procedure.rule)


def situation(
    ruleset: Ruleset,
    procedure: Procedure,
    data: dict[str, Any],
    language: str,
    source: str = "",
    *,
    example: bool = False,
) -> Situation:
    """The situation that raw case data describe, or BadCase."""
    case = ruleset.build_case(procedure.id, data)
    words = words_for(ruleset, procedure.id, case, language)
    return Situation(ruleset, procedure, case, source, words, example)


def refusal(words: Words, refused: IllegalOrder) -> Stop:
    """What the rules forbid, in one line: the reason, the paragraph, and what would be allowed."""
    reason = words.message(refused.reason)
    if refused.remedy is None:
        return Stop(words.say("refused", reason=reason, rule=refused.rule))
    remedy = words.message(refused.remedy)
    return Stop(words.say("refused-try", reason=reason, rule=refused.rule, remedy=remedy))


def ruling_data(situation: Situation, played: Played, seed: int | None) -> dict[str, Any]:
    """What `resolve --json` prints; `log` and `seed` repeat it."""
    return {
        "result": played.outcome.to_data(),
        "events": events_data(played.events),
        "trace": trace(played.steps, situation.words),
        "seed": seed,
        "log": [msgspec.to_builtins(entry) for entry in log_of(played)],
        "told": _told(situation, played),
    }


def _told(situation: Situation, played: Played) -> str:
    """What came of it, in one sentence."""
    words = situation.words
    done = "; ".join(words.event(event) for event in played.events) or words.say("told-nothing")
    return f"{done[0].upper()}{done[1:]}."
