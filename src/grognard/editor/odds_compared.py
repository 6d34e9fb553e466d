"""The exact odds of a system's sample cases, by its printed charts and by the changed ones."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.answers.card import Card, Settled, card_of
from grognard.answers.errors import Stop
from grognard.answers.situation import situation
from grognard.core.chart import Chart, OffTheChart
from grognard.core.errors import BadData, GrognardError
from grognard.core.ruleset import Ruleset
from grognard.editor.document import Document
from grognard.editor.rules_told import changed_of
from grognard.render.view import said

Data = dict[str, Any]


def procedures_told(document: Document, language: str) -> list[Data]:
    """What can be compared: the procedures of the system."""
    return [{"id": one.id, "title": one.title.say(language)} for one in document.rules.procedures.values()]


def compared(document: Document, procedure: str, language: str) -> Data:
    """The ends of one procedure's sample, before and after; open decisions go by their first options."""
    printed, changed = document.rules, changed_of(document)
    title = printed.procedure(procedure).title.say(language)
    before = _ends(printed, procedure, language)
    try:
        after = _ends(changed, procedure, language)
    except (GrognardError, Stop) as wrong:
        return {
            "id": procedure,
            "title": title,
            "trouble": str(wrong).splitlines()[0],
            "ends": [],
            "losses": [],
        }
    except (LookupError, ValueError, TypeError, ArithmeticError) as wrong:
        # A code that the chart knows may mean nothing to the procedure in that place.
        trouble = f"{type(wrong).__name__}: {wrong}"
        return {"id": procedure, "title": title, "trouble": trouble, "ends": [], "losses": []}
    ends = {**after[0], **before[0]}
    roles = {**after[1], **before[1]}
    return {
        "id": procedure,
        "title": title,
        "trouble": "",
        "ends": [
            {
                "title": label,
                "tone": tone,
                "before": _of(before[0], id),
                "after": _of(after[0], id),
            }
            for id, (label, tone, _chance) in ends.items()
        ],
        "losses": [
            {"title": name, "before": float(before[1].get(name, 0)), "after": float(after[1].get(name, 0))}
            for name in roles
        ],
    }


def columns_compared(document: Document, language: str) -> list[Data]:
    """Of each changed column of a chart that is rolled on: the chance of each result, before and after."""
    printed = document.rules.rules
    try:
        changed = changed_of(document).rules
    except BadData:
        # What is wrong with the changes is told beside them.
        return []
    found = []
    for id, chart in changed.charts.items():
        base = printed.charts[id]
        if chart is base or chart.dice is None:
            continue
        for column in chart.columns:
            before, after = _spread(base, column.id), _spread(chart, column.id)
            if before != after:
                found.append(
                    {
                        "chart": id,
                        "title": chart.title.say(language),
                        "column": column.name.say(language),
                        "ends": [
                            {
                                "title": said(chart, code, language) or "–",
                                "tone": "even",
                                "before": _share(before.get(code, Fraction())),
                                "after": _share(after.get(code, Fraction())),
                            }
                            for code in dict.fromkeys((*before, *after))
                        ],
                    }
                )
    return found


def _spread(chart: Chart, column: str) -> dict[str, Fraction]:
    assert chart.dice is not None
    try:
        return {code: Fraction(weight, chart.dice.ways) for code, weight in chart.spread(column, 0)}
    except OffTheChart:
        return {}


def _ends(
    ruleset: Ruleset, procedure: str, language: str
) -> tuple[dict[str, tuple[str, str, Fraction]], dict[str, Fraction]]:
    found = situation(ruleset, ruleset.procedure(procedure), ruleset.example(procedure), language)
    card: Card = card_of([Settled(found)], {})
    first = card.branches[0]
    ends = {
        one.id: (one.label.say(language), str(one.tone), chance)
        for one, chance in zip(card.classes, first.chances, strict=True)
    }
    return ends, {found.words.word(role): loss for role, loss in first.losses.items()}


def _of(ends: dict[str, tuple[str, str, Fraction]], id: str) -> Data:
    return _share(ends[id][2] if id in ends else Fraction())


def _share(chance: Fraction) -> Data:
    return {"probability": str(chance), "p": float(chance)}
