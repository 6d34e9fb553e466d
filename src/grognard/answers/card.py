"""The odds of a ruling on one card: a sentence, a bar over the few ends that matter, the best and the worst.

Decisions that nobody has taken yet are branched on; ways to settle them that come to the same on the card are
one way of it. What the whole outcome of each way is, and what modifiers are worth, is asked for apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from grognard.answers.figures import forecast_of
from grognard.answers.situation import Situation
from grognard.answers.ways import Policy, Way, ways
from grognard.core.drivers.classes import class_chances, class_spread
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.sensitivity import expected_losses
from grognard.core.drivers.turn import Losses, losses_by_role
from grognard.core.messages import Label
from grognard.core.outcome import Outcome
from grognard.core.procedure import Choose
from grognard.core.ruleset import OutcomeClass, Procedure, Tone
from grognard.dice import Distribution

#: a ruling with more rows than this is not multiplied out for a card
_MOST_ROWS = 20_000
#: outcomes that are few enough to be a class each
_FEW = 5


#: whoever suffers what a ruling is about
SUFFERS = ("defender", "target")

#: class, losses by role, chance
End = tuple[int, Losses | None, Fraction]


class Reckoned(msgspec.Struct, frozen=True):
    """The odds of one way to settle what is open."""

    #: how everything was decided, the question before the ruling too
    policy: Policy
    situation: Situation
    odds: Odds
    success: Fraction
    chances: tuple[Fraction, ...]
    #: role -> strength lost on average
    losses: dict[str, Fraction]
    #: class and losses of the best and of the worst end, with its chance; without losses where too much is
    #: possible to list
    ends: tuple[End, End]
    #: equal for policies that cannot be told apart on a card
    kind: Hashable


class Card(msgspec.Struct, frozen=True):
    """All ways of a ruling, and the words for them."""

    situation: Situation
    choices: tuple[Choose, ...]
    #: option -> what it is called, for questions that are put before the ruling begins
    labels: dict[str, dict[str, str]]
    classes: tuple[OutcomeClass, ...]
    #: roles that can lose strength, whoever acts first
    roles: tuple[str, ...]
    branches: tuple[Reckoned, ...]
    ways: tuple[Way, ...]


class Settled(msgspec.Struct, frozen=True):
    """A ruling as it will be once a question before it is answered so."""

    situation: Situation
    reply: Policy = ()


def card_of(
    settled: Sequence[Settled],
    policy: Mapping[str, str],
    asked: tuple[Choose, Mapping[str, str]] | None = None,
) -> Card:
    """The card of a ruling: one situation, or one for each answer to a question that is `asked` before."""
    first = settled[0].situation
    found = [(one, forecast_of(one.situation, policy)) for one in settled]
    every = [branch.odds for _one, forecast in found for branch in forecast.branches]
    roles = _all_roles([one.situation for one in settled])
    classes = _classes(first, roles, every)
    losers = _losers(roles, every)
    reckoned = tuple(
        _reckoned(one.situation, (*one.reply, *branch.policy), branch.odds, classes, roles, losers)
        for one, forecast in found
        for branch in forecast.branches
    )
    choices = {choice.id: choice for _one, forecast in found for choice in forecast.choices}
    labels: dict[str, dict[str, str]] = {}
    if asked is not None:
        choices = {asked[0].id: asked[0], **choices}
        labels = {asked[0].id: dict(asked[1])}
    merged = ways([one.policy for one in reckoned], [one.kind for one in reckoned])
    return Card(first, tuple(choices.values()), labels, classes, losers, reckoned, merged)


def _all_roles(situations: Iterable[Situation]) -> dict[str, str]:
    return {unit: role for one in situations for unit, role in one.procedure.roles(one.case).items()}


def _losers(roles: Mapping[str, str], every: Iterable[Odds]) -> tuple[str, ...]:
    """Whoever can lose strength: roles in their order, then counters that have none."""
    struck = {roles.get(unit, unit) for odds in every for unit in odds.units()}
    known = dict.fromkeys(roles.values())
    return (*(role for role in known if role in struck), *sorted(struck - known.keys()))


def _reckoned(
    situation: Situation,
    policy: Policy,
    odds: Odds,
    classes: tuple[OutcomeClass, ...],
    roles: Mapping[str, str],
    losers: tuple[str, ...],
) -> Reckoned:
    success = situation.procedure.success
    chance = odds.chance(success.holds, success.of_any, success.of_every)
    lost: dict[str, Fraction] = dict.fromkeys(losers, Fraction())
    for unit, points in expected_losses(odds).items():
        lost[roles.get(unit, unit)] += points
    kind: Hashable
    best: End
    worst: End
    if _is_small(odds):
        spread = class_spread(odds, classes, roles, losers)
        chances = [Fraction() for _ in classes]
        for (place, _lost), weight in spread.weights.items():
            chances[place] += Fraction(weight, spread.total)
        kind = chance, spread.total, frozenset(spread.weights.items())
        listed = sorted(spread.weights, key=lambda end: (end[0], *_dearness(end[1], losers)))
        best, worst = (_end(spread, end) for end in (listed[0], listed[-1]))
    else:
        chances = class_chances(odds, classes, of_any=success.of_any)
        told = losses_by_role(odds, roles, losers).reduced()
        kind = chance, tuple(chances), told.total, frozenset(told.weights.items())
        possible = [place for place, one in enumerate(chances) if one]
        best, worst = ((place, None, chances[place]) for place in (possible[0], possible[-1]))
    return Reckoned(policy, situation, odds, chance, tuple(chances), lost, (best, worst), kind)


def _end(spread: Distribution[tuple[int, Losses]], end: tuple[int, Losses]) -> End:
    return (*end, Fraction(spread.weights[end], spread.total))


def _is_small(odds: Odds) -> bool:
    return odds.ways <= _MOST_ROWS and odds.size <= _MOST_ROWS


def _dearness(lost: Losses, losers: tuple[str, ...]) -> list[int]:
    """Within a class: the less is lost by whoever acts, then the more by whoever suffers it, the better."""
    told = dict(zip(losers, lost, strict=True))
    own = [points for role, points in told.items() if role not in SUFFERS]
    return [*own, *(-points for role, points in told.items() if role in SUFFERS)]


def _classes(
    situation: Situation, roles: Mapping[str, str], every: Sequence[Odds]
) -> tuple[OutcomeClass, ...]:
    """Those that the ruleset names; else the outcomes, where they are few; else success and the rest."""
    procedure, words = situation.procedure, situation.words
    if procedure.classes is not None:
        return procedure.classes(roles)
    success = procedure.success
    if all(odds.ways <= _FEW and _is_small(odds) for odds in every):
        seen = dict.fromkeys(outcome for odds in every for outcome in odds.outcomes)
        if len(seen) <= _FEW:
            ordered = sorted(seen, key=lambda outcome: not success.holds(outcome))
            return tuple(_own_class(n, one, procedure, words.label(one)) for n, one in enumerate(ordered))
    rest = {
        language: words.rules.catalogue.say("odds-otherwise", language) for language in ("en", "fr", "es")
    }
    return (
        OutcomeClass("success", success.label, "good", success.holds),
        OutcomeClass("otherwise", Label(**rest), "bad"),
    )


def _own_class(place: int, outcome: Outcome, procedure: Procedure, label: str) -> OutcomeClass:
    tone: Tone = "good" if procedure.success.holds(outcome) else "bad"
    # Said in the reader's language already.
    return OutcomeClass(f"outcome-{place}", Label(label, label, label), tone, lambda other: other == outcome)
