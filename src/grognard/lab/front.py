"""The front of all games, turn by turn, and when ground changed hands, beside history."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import Any

from grognard.core.scenario import Scenario
from grognard.lab.outcome import Outcome
from grognard.lab.report_map import report_map

#: safe for the colour-blind: the first side's, the second's
COLOURS = ("#0072b2", "#d55e00")
#: maps beside one another, and how wide each is on paper
_COLUMNS, _WIDTH = 4, 250.0
#: more turns than this are thinned out: the first and the last are always shown
_MOST = 16


class Front:
    """Everything about ground in the games of a study."""

    def __init__(self, scenario: Scenario[Any], sides: Sequence[str], outcomes: Sequence[Outcome]) -> None:
        self.scenario, self.sides, self.outcomes = scenario, tuple(sides), outcomes
        self._places = report_map(scenario)
        self.names = {side.id: side.name.say("en") for side in scenario.sides}

    def turns(self) -> list[int]:
        """The turns whose ends are shown; 0 is the start."""
        last = max((len(one.stood.get(self.sides[0], ())) for one in self.outcomes), default=0) - 1
        if last < _MOST:
            return list(range(last + 1))
        return sorted({round(step * last / (_MOST - 1)) for step in range(_MOST)})

    def maps(self) -> str:
        """A small map for each turn: the darker a hex, the more games had a side in it then."""
        turns = self.turns()
        if not turns:
            return ""
        left, top, right, bottom = self._places.box
        scale = _WIDTH / (right - left)
        high = (bottom - top) * scale + 26
        rows = -(-len(turns) // _COLUMNS)
        drawn = [
            f'<g transform="translate({place % _COLUMNS * (_WIDTH + 12):.0f} '
            f'{place // _COLUMNS * high:.0f})">'
            f'<text x="2" y="14" font-size="13">{self._when(turn)}</text>'
            f'<g transform="translate(0 20) scale({scale:.4f}) translate({-left:.2f} {-top:.2f})">'
            f"{''.join(self._map(turn))}</g></g>"
            for place, turn in enumerate(turns)
        ]
        wide = min(len(turns), _COLUMNS) * (_WIDTH + 12)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {rows * high:.0f}" '
            f'width="100%" font-family="Georgia, serif">{"".join(drawn)}</svg>'
        )

    def _when(self, turn: int) -> str:
        return "At the start" if turn == 0 else f"Turn {turn}"

    def _map(self, turn: int) -> Iterator[str]:
        left, top, right, bottom = self._places.box
        disc = self._places.disc
        yield (
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" height="{bottom - top:.1f}" '
            f'fill="#f4efe0" stroke="#b9a97c" stroke-width="{disc / 8:.2f}"/>'
        )
        for place, (label, share) in self._shares(turn):
            x, y = self._places.small(label)
            yield (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{disc:.1f}" fill="{COLOURS[place]}" '
                f'fill-opacity="{0.12 + 0.88 * share:.2f}"><title>{label}: {self.names[self.sides[place]]} '
                f"{share:.0%}</title></circle>"
            )
        arm, ink = disc / 2, f'stroke="#222" stroke-width="{disc / 5:.1f}"'
        for label in sorted(self._worth):
            name = self._places.name(label)
            if name is not None:
                x, y = self._places.small(label)
                yield (
                    f'<path d="M{x - arm:.1f} {y:.1f}h{2 * arm:.1f}m{-arm:.1f} {-arm:.1f}v{2 * arm:.1f}" '
                    f"{ink}><title>{escape(name.say('en'))}</title></path>"
                )

    @property
    def _worth(self) -> set[str]:
        """Places worth points from the first to the last: goals that move with the armies are no places."""
        hexes = {hex for one in self.outcomes for hex in one.held}
        return {hex for hex in hexes if all(len(one.held.get(hex, ())) > one.turns for one in self.outcomes)}

    def _shares(self, turn: int) -> Iterator[tuple[int, tuple[str, float]]]:
        """Which side was in which hex, in how large a part of the games that came so far."""
        for place, side in enumerate(self.sides):
            books = [one.stood[side] for one in self.outcomes if len(one.stood.get(side, ())) > turn]
            count = Counter(hex for book in books for hex in book[turn])
            for hex, times in sorted(count.items()):
                yield place, (hex, times / len(books))

    def falls(self) -> list[dict[str, Any]]:
        """For each place worth points, and each side that did not have it at the start: how often and when
        it was taken, and when it was in truth."""
        rows = [self._fall(hex, side) for hex in sorted(self._worth) for side in self.sides]
        return [row for row in rows if row is not None]

    def _fall(self, hex: str, side: str) -> dict[str, Any] | None:
        books = [one.held[hex] for one in self.outcomes if hex in one.held]
        true = next((fall for fall in self.scenario.falls if (fall.hex, fall.side) == (hex, side)), None)
        again = [_retaken(book, side) for book in books]
        if true is None and all(when is None for when in again):
            return None
        when = sorted(turn for turn in again if turn is not None)
        return {
            "place": self._name(hex),
            "side": self.names[side],
            "share": len(when) / len(books),
            "early": when[len(when) // 20] if when else None,
            "middle": when[len(when) // 2] if when else None,
            "late": when[-1 - len(when) // 20] if when else None,
            "history": true.turn if true is not None else None,
            "note": true.note.say("en") if true is not None and true.note is not None else "",
        }

    def _name(self, hex: str) -> str:
        name = self._places.name(hex)
        return f"{name.say('en')} ({hex})" if name is not None else hex


def _retaken(book: Sequence[str], side: str) -> int | None:
    """The first turn at whose end a side has what it had not a turn before."""
    for turn, (before, now) in enumerate(pairwise(book), 1):
        if now == side and before != side:
            return turn
    return None
