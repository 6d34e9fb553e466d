"""What looking back answers with, for the schema: earlier positions, rulings, the report, the rulebook."""

from __future__ import annotations

from grognard.server.game_shapes import Army, Counter, DeclaredShape, Phase, Score
from grognard.server.library_shapes import Modifier
from grognard.server.shapes import Shape
from grognard.server.victory_shapes import VictoryShape


class Position(Shape):
    """The map after an entry."""

    entry: int
    turn: int
    time: str
    phase: Phase
    sides: list[Army]
    counters: dict[str, Counter]
    #: who held what then
    victory: VictoryShape | None
    #: what stood declared
    declarations: list[DeclaredShape]


class TraceStep(Shape):
    ask: str
    rule: str
    chart: str | None
    column: str | None
    row: str | None
    tally: list[Modifier]
    die: int | None
    answer: int | str
    #: how a test against a number went, in words
    verdict: str | None = None


class EntryRuling(Shape):
    """How the dice or the answer of an entry were read."""

    entry: int
    trace: list[TraceStep]


class Losses(Shape):
    #: strength points: at first, lost, gone without being lost; men where the rules say what a point is
    start: int
    lost: int
    gone: int
    men: int | None


class FormationLosses(Losses):
    name: str


class SideLosses(Losses):
    id: str
    name: str
    formations: list[FormationLosses]


class TurnStrength(Shape):
    turn: int
    time: str | None
    sides: dict[str, int]


class ToldLine(Shape):
    text: str
    rule: str


class TurningPoint(Shape):
    entry: int
    turn: int
    given: str
    #: the order in words
    told: str
    by: str
    favours: str
    size: float
    lines: list[ToldLine]


class LostUnit(Shape):
    unit: str
    name: str
    side: str
    hex: str | None
    turn: int
    entry: int
    fate: str


class ReportResult(Shape):
    winner: str | None
    how: str
    text: str | None
    #: one sentence with the figures that decided it
    why: str


class RollLuck(Shape):
    #: the entry with the last die of the ruling, and the points it brought each side beyond its odds
    entry: int
    luck: dict[str, float]


class OrderSwing(Shape):
    """What an order and its dice brought each side, in points of victory."""

    entry: int
    turn: int
    by: str
    given: str
    #: the order in words
    told: str
    #: beyond the odds; by the odds and on the ground
    luck: dict[str, float]
    skill: dict[str, float]
    rolls: list[RollLuck]


class SideFortune(Shape):
    luck: float
    skill: float


class Fortunes(Shape):
    sides: dict[str, SideFortune]
    orders: list[OrderSwing]


class Report(Shape):
    scenario: str
    title: str
    turn: int
    turns: int
    entries: int
    #: whether dice may be taken back, and how many throws were
    practice: bool
    dice_taken_back: int
    result: ReportResult | None
    score: dict[str, Score] | None
    men: int | None
    sides: list[SideLosses]
    strength: list[TurnStrength]
    turning_points: list[TurningPoint]
    lost: list[LostUnit]
    #: at the end: what dice and orders did; null while that is being worked out, or where it cannot be
    fortunes: Fortunes | None
    #: whether it pays to ask again
    measuring: bool


class Paragraph(Shape):
    number: str
    text: str
    sources: list[str]


class Chapter(Shape):
    number: str
    title: str
    paragraphs: list[Paragraph]


class Rulebook(Shape):
    ruleset: str
    title: str
    #: the language it is written in
    language: str
    chapters: list[Chapter]


class LessonTask(Shape):
    hint: str
    #: the order that is wanted, in notation; or what is to be brought into sight
    do: str | None
    see: str | None


class LessonStep(Shape):
    """One step of a lesson as the page shows it; what the lesson does itself stays with the server."""

    id: str
    title: str
    text: str
    #: unit:, hex:, panel: or button: and a name
    point: list[str]
    tasks: list[LessonTask]


class Lesson(Shape):
    scenario: str
    title: str
    side: str
    minutes: int
    steps: list[LessonStep]
