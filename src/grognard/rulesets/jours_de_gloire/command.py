"""4. Command: the engagement test."""

from __future__ import annotations

from grognard.core.events import Found
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, call, roll_at_most
from grognard.core.rules import Rules
from grognard.dice import ZERO_D10
from grognard.rulesets.jours_de_gloire.cases import Engagement


def engagement(rules: Rules, case: Engagement) -> Flow[Resolution]:
    """4.2, 4.4  Whether a unit may close with the enemy."""
    # 8.3, 8.4  Disorder forbids shock and charge, rout everything.
    if case.state == "routed":
        raise rules.forbid("refuse-routed-acts", "8.4", "remedy-rally-first", unit=case.id)
    if case.state == "disordered" and case.intent != "enter-zoc":
        raise rules.forbid("refuse-attack-in-disorder", "8.3", "remedy-rally-first", unit=case.id)
    # 4.2  With orders and inside the radius it does as it likes.
    if case.orders == "received" and case.in_radius:
        return Resolution((Found(case.id, rules.cite("4.2"), "ET", what="test", value="not needed"),))
    # 4.3, 4.4  Else the die less the commander's bonus against the rating.
    passed = yield from call(engages, case.id, rating(rules, case), case.bonus)
    value = "passed" if passed else "failed"
    return Resolution((Found(case.id, rules.cite("4.4"), "ET", what="test", value=value),))


def rating(rules: Rules, case: Engagement) -> int:
    """1.9  Engagement on the side of the counter that shows."""
    if case.state == "good-order":
        return case.engagement
    if case.back_engagement is not None:
        return case.back_engagement
    return case.engagement + rules.number("disorder.engagement")


def engages(rules: Rules, unit: str, needed: int, bonus: int) -> Flow[bool]:
    key = "ask-engagement-bonus" if bonus else "ask-engagement"
    ask = message(key, unit=unit, engagement=needed, bonus=bonus)
    return (yield from roll_at_most(ZERO_D10, needed + bonus, rules.cite("4.4"), ask))
