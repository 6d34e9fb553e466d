"""The figures of a forecast: outcomes with chances, success, expected losses, what modifiers are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from grognard.answers.errors import Stop
from grognard.answers.policy import check_policy, wrong_option
from grognard.answers.situation import Situation, refusal
from grognard.answers.totals import Totals, lost_by_side, totals
from grognard.core.drivers.explain import Words
from grognard.core.drivers.forecast import Forecast, TooManyBranches, forecast
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.sensitivity import Worth, expected_losses, sensitivity
from grognard.core.drivers.solver import BadPolicy
from grognard.core.errors import IllegalOrder
from grognard.core.events import LeaderHit
from grognard.core.outcome import Outcome
from grognard.core.procedure import Choose
from grognard.dice import Distribution

#: With more counters than this, or more combinations, totals and marginals are shown unless every
#: combination is asked for.
MOST_JOINT = 3
MOST_COMBINATIONS = 1_000
#: With more branches than this, a terminal shows only what each comes to.
MOST_BRANCHES = 6
#: More combinations than this help nobody and take too long.
MOST_ROWS = 2_000_000


class Line(msgspec.Struct, frozen=True):
    """One outcome and its chance."""

    outcome: dict[str, Any]
    label: str
    chance: Fraction


class Figures(msgspec.Struct, frozen=True):
    """The odds under one way of deciding what is open."""

    policy: dict[str, str]
    lines: tuple[Line, ...]
    success: Fraction
    expected: dict[str, Fraction]
    #: counter -> its own outcomes, where the lines are totals by side
    marginals: dict[str, tuple[Line, ...]]
    worth: tuple[Worth, ...]


class Sheet(msgspec.Struct, frozen=True):
    """All figures of one situation: one branch for each way to settle the open decisions."""

    situation: Situation
    choices: tuple[Choose, ...]
    branches: tuple[Figures, ...]
    totals: bool
    weighed: bool
    #: so many branches that only success and losses were computed for each
    brief: bool
    #: so many totals that only losses were added up
    only_losses: bool = False


def figure(
    situation: Situation,
    policy: Mapping[str, str],
    *,
    joint: bool | None = None,
    weigh: bool = False,
    most_branches: int | None = None,
) -> Sheet:
    """The figures of a situation. `joint` lists every combination (True) or totals by side (False).

    With more than `most_branches`, no branch lists its outcomes.
    """
    found = forecast_of(situation, policy)
    brief = most_branches is not None and len(found.branches) > most_branches
    if joint is None:
        joint = all(few_enough(situation, branch.odds) for branch in found.branches)
    success = situation.procedure.success
    listed = [lines_of(situation, branch.odds, joint=joint) for branch in found.branches] if not brief else []
    branches = tuple(
        Figures(
            dict(branch.policy),
            listed[number][0] if listed else (),
            branch.odds.chance(success.holds, success.of_any, success.of_every),
            expected_losses(branch.odds),
            {} if joint or brief else marginals_of(situation, branch.odds),
            _worth(situation, {**policy, **dict(branch.policy)}) if weigh and not brief else (),
        )
        for number, branch in enumerate(found.branches)
    )
    only_losses = any(only for _lines, only in listed)
    return Sheet(situation, found.choices, branches, not joint, weigh, brief, only_losses)


def few_enough(situation: Situation, odds: Odds) -> bool:
    """Whether a reader wants every combination of a ruling, rather than totals."""
    few = odds.ways <= MOST_COMBINATIONS and odds.size <= MOST_COMBINATIONS
    return few and len(counters(situation, odds)) <= MOST_JOINT


def counters(situation: Situation, odds: Odds) -> tuple[str, ...]:
    """The counters of the case that something can happen to; leaders who may only be hit do not count."""
    struck = odds.units(lambda event: not isinstance(event, LeaderHit))
    return tuple(unit for unit in struck if unit in situation.words.units)


def forecast_of(situation: Situation, policy: Mapping[str, str]) -> Forecast:
    """The odds of every way to settle what a policy leaves open; one clear line where there are none."""
    rules = situation.ruleset.rules
    try:
        found = forecast(rules, situation.run, situation.case, policy)
    except IllegalOrder as refused:
        raise refusal(situation.words, refused) from None
    except BadPolicy as bad:
        raise Stop(wrong_option(bad.choice, bad.option)) from None
    except TooManyBranches as many:
        listed = ", ".join(f"{choice.id} ({' or '.join(choice.options)})" for choice in many.choices)
        raise Stop(f"too many decisions are open; settle some of them: {listed}") from None
    check_policy(situation.words, policy, found.choices)
    return found


def _worth(situation: Situation, policy: Mapping[str, str]) -> tuple[Worth, ...]:
    procedure = situation.procedure
    return sensitivity(
        situation.ruleset.rules,
        procedure.run,
        situation.case,
        procedure.success.holds,
        policy,
        procedure.success.of_any,
        procedure.success.of_every,
    )


def lines_of(situation: Situation, odds: Odds, *, joint: bool) -> tuple[tuple[Line, ...], bool]:
    """Every combination, or totals by side; and whether only losses could be added up."""
    words = situation.words
    if not joint:
        roles = situation.procedure.roles(situation.case)
        every = totals(odds, roles)
        spread = lost_by_side(odds, roles) if every is None else every
        return _sorted(spread, Totals.to_data, lambda total: total.label(words)), every is None
    if odds.ways > MOST_ROWS or odds.size > MOST_ROWS:
        raise Stop(words.say("joint-too-long", most=MOST_ROWS))
    return _sorted(odds.outcomes, Outcome.to_data, words.label), False


def marginals_of(situation: Situation, odds: Odds) -> dict[str, tuple[Line, ...]]:
    words = situation.words
    units = [unit for unit in odds.units() if unit in words.units]
    return {
        unit: _sorted(spread, Outcome.to_data, lambda outcome: _alone(words, outcome))
        for unit, spread in odds.marginals(units).items()
    }


def _alone(words: Words, outcome: Outcome) -> str:
    """A single counter's outcome without its name in front."""
    _unit, colon, said = words.label(outcome).partition(words.colon)
    return said if colon else words.label(outcome)


def _sorted(
    spread: Distribution[Any], data: Callable[[Any], dict[str, Any]], label: Callable[[Any], str]
) -> tuple[Line, ...]:
    # Whole numbers compare faster than fractions, and a long list is mostly comparing.
    found = sorted(
        [(-weight, label(value), number) for number, (value, weight) in enumerate(spread.weights.items())]
    )
    values = list(spread.weights)
    return tuple(
        Line(data(values[number]), said, Fraction(-weight, spread.total)) for weight, said, number in found
    )


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """What `odds --json` prints. Open decisions leave `outcomes` empty and fill `branches`."""
    settled = not sheet.choices
    data: dict[str, Any] = {"outcomes": [], "choices": [choice_data(sheet, c) for c in sheet.choices]}
    if settled:
        data |= figures_data(sheet, sheet.branches[0])
    else:
        branches = [{"policy": f.policy, **figures_data(sheet, f)} for f in sheet.branches]
        data |= {"branches": branches, "success": None, "expected": {}}
    return data


def choice_data(sheet: Sheet, choice: Choose) -> dict[str, Any]:
    words = sheet.situation.words
    return {
        "id": choice.id,
        "who": choice.who,
        "options": list(choice.options),
        "rule": choice.rule,
        "prompt": words.prompt(choice),
    }


def figures_data(sheet: Sheet, figures: Figures) -> dict[str, Any]:
    label = sheet.situation.procedure.success.label.say(sheet.situation.words.language)
    data: dict[str, Any] = {
        "outcomes": lines_data(figures.lines),
        "success": {"label": label, **chance_data(figures.success)},
        "expected": {
            unit: {"losses": str(points), "mean": float(points)} for unit, points in figures.expected.items()
        },
    }
    if sheet.totals:
        listed = figures.marginals.items()
        data["marginals"] = [{"unit": unit, "outcomes": lines_data(lines)} for unit, lines in listed]
    if sheet.weighed:
        data["sensitivity"] = [worth_data(sheet, worth) for worth in figures.worth]
    return data


def lines_data(lines: Iterable[Line]) -> list[dict[str, Any]]:
    return [{"outcome": line.outcome, "label": line.label, **chance_data(line.chance)} for line in lines]


def chance_data(chance: Fraction) -> dict[str, Any]:
    return {"probability": str(chance), "p": float(chance)}


def worth_data(sheet: Sheet, worth: Worth) -> dict[str, Any]:
    words = sheet.situation.words
    return {
        "chart": worth.chart,
        "id": worth.modifier.id,
        "label": worth.modifier.label.say(words.language),
        "value": worth.modifier.shown,
        "rule": words.rules.cite(worth.modifier.rule),
        "points": [float(points) for points in worth.points],
        "without": [str(chance) for chance in worth.without],
        "refused": worth.refused or None,
    }
