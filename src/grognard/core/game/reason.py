"""Why a battle ended as it did, in one sentence with its figures; what levels and conditions are called."""

from __future__ import annotations

from grognard.core.drivers.explain import slug
from grognard.core.game.game import Game
from grognard.core.game.state import Result
from grognard.core.game.telling import Telling
from grognard.core.game.victory import (
    Condition,
    Judges,
    Margin,
    Part,
    Victory,
    ladder,
    lead_of,
    totals,
)
from grognard.core.messages import Label, Message


class Reasons:
    """The words for what a game is won by, in one language."""

    def __init__(self, game: Game, words: Telling) -> None:
        self.game, self.words = game, words

    def level(self, how: str) -> str:
        """A result as the heading of a line: decisive victory, draw."""
        key = f"level-{slug(how)}"
        return self.words.say(key) if self.words.rules.catalogue.has(key) else self.words.word(how)

    def part(self, part: Part, *, figures: bool = True) -> str:
        """What a condition asks for, with how far it is."""
        said = self.words.plainly(part.text)
        if part.names:
            said = f"{said} ({', '.join(name.say(self.words.language) for name in part.names)})"
        if not figures or part.needs is None:
            return said
        return self.words.say("reason-figures", text=said, has=part.has or 0, needs=part.needs)

    def condition(self, condition: Condition, *, figures: bool = True) -> str:
        return self.words.semicolon.join(self.part(part, figures=figures) for part in condition.parts)

    def rung(self, margin: Margin) -> str:
        """A result with the lead it takes: draw from 4."""
        return self.words.say("reason-rung", level=self.level(margin.how), lead=margin.lead)

    def name(self, name: Label | Message | str) -> str:
        """What an objective or a line of the count is called."""
        if isinstance(name, Label):
            return name.say(self.words.language)
        return self.words.say(name) if isinstance(name, str) else self.words.plainly(name)

    # How a game ended

    def why(self) -> str:
        """One sentence; empty while the game goes on, and where its system says nothing of victory."""
        result, system = self.game.state.result, self.game.table.system
        if result is None or not isinstance(system, Judges):
            return ""
        victory = system.victory(self.game.battle)
        if not result.rule:
            return self._settled(result, victory)
        found = system.judge(self.game.battle)
        if (found.winner, found.how) != (result.winner, result.how):
            # Ended under other rules than today's: only the figures can be told.
            return self._by_lead(result, victory)
        if found.because:
            because = self.words.semicolon.join(self.condition(one) for one in found.because)
            return self._headed("reason-condition", result, because=because)
        said = self._by_lead(result, victory)
        return said if found.early is None else f"{said} {self.words.plainly(found.early)}"

    def _by_lead(self, result: Result, victory: Victory) -> str:
        points = self._points(victory)
        side = self._subject(result, victory, points)
        enemy = next(other for other in points if other != side)
        rungs = [rung for rung in ladder(victory.margins, side) if rung.lead > 0]
        return self._headed(
            "reason-lead",
            result,
            side=self.words.word(side),
            points=points[side],
            enemy=self.words.word(enemy),
            against=points[enemy],
            lead=lead_of(side, points),
            ladder=", ".join(self.rung(rung) for rung in rungs),
        )

    def _headed(self, key: str, result: Result, **args: str | int) -> str:
        level = self.level(result.how)
        if result.winner:
            level = self.words.say("reason-for", level=level, side=self.words.word(result.winner))
        return self.words.say(key, result=level[:1].upper() + level[1:], **args)

    def _subject(self, result: Result, victory: Victory, points: dict[str, int]) -> str:
        """Whose lead is told: who had to lead, if only one had to; else the winner, or whoever is ahead."""
        least = {side: min(one.lead for one in victory.margins if one.side == side) for side in points}
        burdened = [side for side, lead in least.items() if lead > 0]
        if len(burdened) == 1:
            return burdened[0]
        return result.winner or max(points, key=lambda side: points[side])

    def _points(self, victory: Victory) -> dict[str, int]:
        return totals(self.game.battle, victory.sources)

    def _settled(self, result: Result, victory: Victory) -> str:
        """Ended by players: when, and how the points stood."""
        points = self._points(victory)
        score = ", ".join(f"{self.words.word(side)} {count}" for side, count in points.items())
        key = f"reason-settled-{slug(result.how)}"
        by = result.by
        if result.how == "forfeit":
            by = next((side for side in points if side != result.winner), "")
        return self.words.say(
            key if self.words.rules.catalogue.has(key) else "reason-settled",
            side=self.words.word(by) if by else "",
            how=self.words.word(result.how),
            turn=self.game.state.turn,
            turns=self.game.scenario.turns,
            score=score,
        )
