"""The track of turns with who comes when, that of the weather, and one for points."""

from __future__ import annotations

from typing import Any

from grognard.core.game.briefing import arrivals
from grognard.paper.subject import Subject
from grognard.render.view import said

#: the chart that says what the sky does, where a system has one
_WEATHER = "weather"
#: names told in a box of the track; of more only how many they are
_TOLD = 3


def track(subject: Subject) -> dict[str, Any]:
    scenario = subject.scenario
    coming: dict[int, list[dict[str, Any]]] = {}
    for one in arrivals(subject.members.values()):
        names = list(one.names[:_TOLD])
        rest = len(one.names) - len(names)
        coming.setdefault(one.turn, []).append(
            {"side": subject.words.sides[one.side], "place": one.place, "names": names, "rest": rest}
        )
    boxes = [
        {"turn": turn, "time": scenario.clock.at(turn), "coming": coming.get(turn, [])}
        for turn in range(1, scenario.turns + 1)
    ]
    return {"boxes": boxes, "now": subject.state.turn if subject.begun else 0, "weather": _weather(subject)}


def _weather(subject: Subject) -> list[dict[str, str]]:
    """Each kind of weather with what it does."""
    chart = subject.ruleset.rules.charts.get(_WEATHER)
    if chart is None:
        return []
    printed = dict.fromkeys(chart.at(row.id, column.id) for row in chart.rows for column in chart.columns)
    return [
        {
            "name": said(chart, code, subject.language),
            "effect": chart.codes[code].say(subject.language) if code in chart.codes else "",
        }
        for code in printed
    ]
