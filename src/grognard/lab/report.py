"""The report of a study: one HTML page with its tables and pictures, and nothing to fetch."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from grognard.core.errors import BadCase, Fault
from grognard.lab.front import Front
from grognard.lab.outcome import Outcome
from grognard.lab.plots import Plots
from grognard.lab.study import Study
from grognard.lab.summary import summary
from grognard.lab.variants import variant


def report_html(study: Study, outcomes: Sequence[Outcome], command: str) -> str:
    """A whole page. Pictures need the lab extra."""
    try:
        import vl_convert  # noqa: F401 - asked for early, so that nothing is half done
    except ImportError:
        raise BadCase([Fault("out", "the report needs the lab extra: pip install 'grognard[lab]'")]) from None
    import jinja2

    data = summary(study, outcomes)
    _system, scenario = variant(study.scenario, study.options, study.changes)
    plots, front = Plots(study, scenario, outcomes), Front(scenario, study.sides, outcomes)
    templates = jinja2.Environment(
        loader=jinja2.PackageLoader("grognard.lab"), autoescape=True, undefined=jinja2.StrictUndefined
    )
    templates.filters |= {"share": share, "figure": figure}
    return templates.get_template("report.html.j2").render(
        **data,
        headline=headline(data),
        casualties=plots.casualties(data["men"]) if data["men"] else [],
        plots=plots.all(),
        falls=front.falls(),
        front=front.maps(),
        deaths=plots.deaths(),
        command=command,
        rules_hash=study.rules_hash[:12],
        scenario_hash=study.scenario_hash[:12],
    )


def headline(data: dict[str, Any]) -> str:
    """The one sentence that somebody in a hurry reads."""
    players, score = data["players"], data["score"]
    first, second = data["sides"]
    sides = f"{first['name']} win {share(first['wins'])} of games, {second['name']} {share(second['wins'])}."
    if players["A"] == players["B"]:
        return sides
    return f"{players['A']} scores {share(score)} against {players['B']}. {sides}"


def share(found: dict[str, Any]) -> str:
    """A share with its interval: 62% (55 to 68)."""
    if not found["count"]:
        return "unknown"
    return f"{found['mean']:.0%} ({100 * found['low']:.0f} to {100 * found['high']:.0f})"


def figure(found: dict[str, Any]) -> str:
    """A mean with its margin."""
    if not math.isfinite(found["margin"]):
        return f"{found['mean']:.1f}"
    return f"{found['mean']:.1f} ± {found['margin']:.1f}"
