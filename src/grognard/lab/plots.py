"""The pictures of a report, as SVG that needs nothing from anywhere else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from grognard.core.scenario import Scenario
from grognard.lab.front import COLOURS
from grognard.lab.outcome import Outcome
from grognard.lab.report_map import report_map
from grognard.lab.study import Study
from grognard.lab.summary import total_loss
from grognard.render.battlefield import battlefield_svg

_WIDTH, _HEIGHT = 360, 220


class Plots:
    """Every plot of a study. Made with Altair, drawn without a browser."""

    def __init__(self, study: Study, scenario: Scenario[Any], outcomes: Sequence[Outcome]) -> None:
        self.study, self.scenario, self.outcomes = study, scenario, outcomes
        self.names = {side.id: side.name.say("en") for side in scenario.sides}

    def all(self) -> list[tuple[str, str, str]]:
        """Title, what it shows, and the picture."""
        return [
            (
                "Who wins",
                "Share of games won by each side and by each player, with 95% intervals.",
                self.wins(),
            ),
            ("Victory points", "Margin of the first side over the second, game by game.", self.margins()),
            ("Strength", "On the map, turn by turn: the mean and the middle half of games.", self.strength()),
            ("Losses by turn", "Mean strength lost in each turn.", self.losses()),
            ("Losses by formation", "Mean strength lost by each formation in a game.", self.formations()),
            ("Length", "The turn in which games ended.", self.lengths()),
            ("Luck", "Luck of the first side against its margin at the end, game by game.", self.luck()),
        ]

    def wins(self) -> str:
        from grognard.lab.figures import paired_score, side_score, whole_pairs

        one, other = self.study.players
        rows = [{"who": self.names[s], **_interval(side_score(self.outcomes, s))} for s in self.study.sides]
        if one != other:
            pairs = whole_pairs(self.outcomes)
            rows += [
                {"who": name, **_interval(paired_score(pairs, name, rest))}
                for name, rest in ((one, other), (other, one))
            ]
        spec = {
            "layer": [
                {"mark": {"type": "bar", "size": 22, "color": "#9db8c9"}, "encoding": {"x": _share("mean")}},
                {
                    "mark": {"type": "rule", "strokeWidth": 2},
                    "encoding": {"x": _share("low"), "x2": {"field": "high"}},
                },
            ],
            "encoding": {"y": {"field": "who", "type": "nominal", "sort": None, "title": None}},
        }
        return self._drawn(rows, spec, height=34 * len(rows))

    def margins(self) -> str:
        first, second = self.study.sides
        rows = [{"margin": one.score.get(first, 0) - one.score.get(second, 0)} for one in self.outcomes]
        return self._histogram(rows, "margin", f"{self.names[first]} less {self.names[second]}")

    def lengths(self) -> str:
        encoding = {
            "x": {"field": "turn", "type": "ordinal", "title": "Turn", "axis": {"labelAngle": 0}},
            "y": {"aggregate": "count", "type": "quantitative", "title": "Games"},
        }
        mark = {"type": "bar", "color": COLOURS[0], "width": {"band": 0.6}}
        return self._drawn(
            [{"turn": one.turns} for one in self.outcomes], {"mark": mark, "encoding": encoding}
        )

    def _histogram(self, rows: list[dict[str, Any]], field: str, title: str) -> str:
        bins = {"maxbins": 24}
        return self._drawn(
            rows,
            {
                "mark": {"type": "bar", "color": COLOURS[0]},
                "encoding": {
                    "x": {"field": field, "bin": bins, "type": "quantitative", "title": title},
                    "y": {"aggregate": "count", "type": "quantitative", "title": "Games"},
                },
            },
        )

    def strength(self) -> str:
        rows = [
            {"turn": turn, "side": self.names[side], "strength": points}
            for one in self.outcomes
            for side, by_turn in one.strength.items()
            for turn, points in enumerate(by_turn)
        ]
        x = {"field": "turn", "type": "quantitative", "title": "Turn", "axis": {"tickMinStep": 1}}
        y = {"field": "strength", "type": "quantitative", "title": "Strength"}
        return self._drawn(
            rows,
            {
                "encoding": {
                    "x": x,
                    "color": self._colour(),
                    "strokeDash": {"field": "side", "legend": None},
                },
                "layer": [
                    {
                        "mark": {"type": "errorband", "extent": "iqr", "opacity": 0.25},
                        "encoding": {"y": y},
                    },
                    {
                        "mark": {"type": "line", "strokeWidth": 2},
                        "encoding": {"y": {**y, "aggregate": "mean"}},
                    },
                ],
            },
        )

    def losses(self) -> str:
        rows: list[dict[str, Any]] = []
        for side in self.study.sides:
            total: Counter[int] = Counter()
            for one in self.outcomes:
                for by_turn in one.losses.get(side, {}).values():
                    for turn, lost in enumerate(by_turn, 1):
                        total[turn] += lost
            last = max((one.turns for one in self.outcomes), default=0)
            rows += [
                {"turn": turn, "side": self.names[side], "lost": total[turn] / len(self.outcomes)}
                for turn in range(1, last + 1)
            ]
        encoding = {
            "x": {"field": "turn", "type": "ordinal", "title": "Turn", "axis": {"labelAngle": 0}},
            "xOffset": {"field": "side"},
            "y": {"field": "lost", "type": "quantitative", "title": "Strength lost"},
            "color": self._colour(),
        }
        return self._drawn(rows, {"mark": "bar", "encoding": encoding})

    def formations(self) -> str:
        total: Counter[tuple[str, str]] = Counter()
        for one in self.outcomes:
            for side, groups in one.losses.items():
                for formation, by_turn in groups.items():
                    total[side, formation] += sum(by_turn)
        rows = [
            {"formation": formation, "side": self.names[side], "lost": lost / len(self.outcomes)}
            for (side, formation), lost in sorted(total.items())
        ]
        encoding = {
            "y": {"field": "formation", "type": "nominal", "sort": "-x", "title": None},
            "x": {"field": "lost", "type": "quantitative", "title": "Strength lost"},
            "color": self._colour(),
        }
        return self._drawn(rows, {"mark": "bar", "encoding": encoding}, height=max(60, 22 * len(rows)))

    def luck(self) -> str:
        first, second = self.study.sides
        rows = [
            {
                "luck": one.luck.get(first, 0.0),
                "margin": one.score.get(first, 0) - one.score.get(second, 0),
                "won": self.names.get(one.winner, "nobody"),
            }
            for one in self.outcomes
        ]
        encoding = {
            "x": {"field": "luck", "type": "quantitative", "title": f"Luck of {self.names[first]}"},
            "y": {"field": "margin", "type": "quantitative", "title": "Victory points, margin"},
            "shape": {"field": "won", "title": "Won by"},
            "color": {"field": "won", "title": "Won by"},
        }
        return self._drawn(rows, {"mark": {"type": "point", "filled": True}, "encoding": encoding})

    def casualties(self, men: int) -> list[dict[str, Any]]:
        """Each side's losses in men, in the mean and in the middle nine tenths of games, beside history."""
        rows = []
        for toll in self.scenario.history:
            lost = sorted(total_loss(one, toll.side) * men for one in self.outcomes)
            rows.append(
                {
                    "side": self.names[toll.side],
                    "mean": sum(lost) / len(lost),
                    "low": lost[len(lost) // 20],
                    "high": lost[-1 - len(lost) // 20],
                    "history": toll.men,
                    "note": toll.note.say("en") if toll.note else "",
                }
            )
        return rows

    def deaths(self) -> str:
        """The map, with a disc where counters were lost: the larger, the more often."""
        drawing = report_map(self.scenario)
        fallen = Counter(
            (one.hex, one.side) for outcome in self.outcomes for one in outcome.deaths if one.hex
        )
        most = max(fallen.values(), default=1)
        discs = []
        for (label, side), count in sorted(fallen.items()):
            x, y = drawing.large(label)
            place = self.study.sides.index(side)
            radius = 6 + 30 * (count / most) ** 0.5
            discs.append(
                f'<circle cx="{x + (place - 0.5) * 12:.1f}" cy="{y:.1f}" r="{radius:.1f}" '
                f'fill="{COLOURS[place]}" fill-opacity="0.55" stroke="#fff" stroke-width="2">'
                f"<title>{label}: {count}</title></circle>"
            )
        drawn = battlefield_svg(self.scenario)
        drawn = re.sub(r' width="[^"]*mm" height="[^"]*mm"', ' width="100%"', drawn, count=1)
        return drawn.replace("</svg>", "".join(discs) + "</svg>")

    def _colour(self) -> dict[str, Any]:
        domain = [self.names[side] for side in self.study.sides]
        return {"field": "side", "title": None, "scale": {"domain": domain, "range": list(COLOURS)}}

    def _drawn(self, rows: list[dict[str, Any]], spec: dict[str, Any], height: int = _HEIGHT) -> str:
        import vl_convert

        whole = {
            "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
            "data": {"values": rows},
            "width": _WIDTH,
            "height": height,
            "config": {"font": "Georgia, serif", "background": None, "view": {"stroke": None}},
            **spec,
        }
        return str(vl_convert.vegalite_to_svg(whole))


def _interval(found: Any) -> dict[str, float]:
    return {"mean": found.mean, "low": found.low, "high": found.high}


def _share(field: str) -> dict[str, Any]:
    return {
        "field": field,
        "type": "quantitative",
        "title": None,
        "scale": {"domain": [0, 1]},
        "axis": {"format": "%"},
    }
