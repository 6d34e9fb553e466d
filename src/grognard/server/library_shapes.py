"""Scenarios, rulesets, charts, odds and rulings, as they are told."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from grognard.server.shapes import Choice, Shape, Side


class ScenarioOption(Shape):
    id: str
    title: str


class ScenarioCard(Shape):
    id: str
    ruleset: str
    #: the ruleset's title
    system: str
    title: str
    summary: str
    turns: int
    clock: dict[str, Any]
    sides: list[Side]
    options: list[ScenarioOption]
    playable: bool
    #: whether it has a lesson
    lesson: bool
    #: minutes of play against the computer, difficulty from 1 to 3, what it teaches; where the battle says so
    minutes: int | None
    difficulty: int | None
    teaches: str | None
    #: counters of each side
    units: dict[str, int]
    #: fought on a table, not on hexes
    inches: bool


class Scenarios(Shape):
    scenarios: list[ScenarioCard]


class LevelCard(Shape):
    id: str
    title: str
    #: in a sentence how it plays; styles need none
    about: str


class Computers(Shape):
    #: the weakest first
    levels: list[LevelCard]
    styles: list[LevelCard]
    #: who plays where nobody else is named
    usual: str


class RulesetCard(Shape):
    id: str
    title: str
    sides: list[str]
    charts: list[ScenarioOption]
    procedures: list[ScenarioOption]
    #: whether a roster is kept under it
    roster: bool


class Rulesets(Shape):
    rulesets: list[RulesetCard]


class Charts(Shape):
    ruleset: str
    title: str
    charts: list[dict[str, Any]]


class Chart(BaseModel):
    """A chart as `charts --json` prints it."""

    ruleset: str
    chart: str
    title: str
    dice: str | None
    columns: list[str]
    rows: list[dict[str, Any]]
    modifiers: list[dict[str, Any]]
    notes: list[str]


class Outcome(Shape):
    outcome: dict[str, Any]
    label: str
    #: the exact fraction, and about how much that is
    probability: str
    p: float


class Success(Shape):
    label: str
    probability: str
    p: float


class Modifier(BaseModel):
    id: str
    label: str
    value: int | str
    rule: str


class Throw(Shape):
    """A throw that comes whatever the dice show, and what is added to it."""

    ask: str
    dice: str
    modifiers: list[Modifier]
    total: int


class OpenDecision(Shape):
    id: str
    who: str
    options: list[str]
    rule: str
    prompt: str
    #: option -> what it is called, where the reader is told
    labels: dict[str, str] = {}


class Figures(BaseModel):
    outcomes: list[Outcome]
    success: Success | None
    expected: dict[str, Any]


class Branch(Figures):
    """The odds under one way to settle what is open."""

    policy: dict[str, str]


class OddsClass(Shape):
    """One of the few ends that a player tells apart, and how it pleases whoever asks."""

    id: str
    label: str
    tone: Literal["best", "good", "even", "bad", "worst"]
    probability: str
    p: float


class OddsLoss(Shape):
    who: Literal["you", "they", "other"]
    text: str
    points: str
    mean: float


class OddsEnd(Shape):
    text: str
    probability: str
    p: float


class OddsWay(Shape):
    """The odds if open decisions go one of the ways in `when`; nothing there if none of them matters."""

    when: list[str]
    #: one of the policies that come to this
    policy: dict[str, str]
    headline: str
    success: Success
    classes: list[OddsClass]
    losses: list[OddsLoss]
    best: OddsEnd | None
    worst: OddsEnd | None


class OddsCard(Shape):
    headline: str
    ways: list[OddsWay]
    #: how many ways to decide there are before those that come to the same are told as one
    open: int


class OddsRest(Shape):
    count: int
    probability: str
    p: float


class OddsMarginal(Shape):
    unit: str
    outcomes: list[Outcome]


class TreeWay(Shape):
    when: list[str]
    outcomes: list[Outcome]
    rest: OddsRest | None
    marginals: list[OddsMarginal]


class OddsTree(Shape):
    #: whether outcomes are totals by side, and each counter is told by itself
    totals: bool
    ways: list[TreeWay]


class ModifierWorth(Shape):
    """In points of success, positive where it helps; two figures where a decision hangs on it."""

    chart: str
    id: str
    label: str
    value: int | str
    rule: str
    points: list[float]
    #: the paragraph that would forbid it without this modifier
    refused: str | None


class WorthWay(Shape):
    when: list[str]
    modifiers: list[ModifierWorth]


class OddsWorth(Shape):
    ways: list[WorthWay]


class OddsAnswer(BaseModel):
    """What `odds --json` prints, a card of it, or what the card opens to, as `detail` asks.

    For an order that sets no ruling off only `odds`, which is null.
    """

    odds: None = None
    #: in a game: the order or the answer as a sentence
    told: str = ""
    procedure: str | None = None
    title: str = ""
    rule: str | None = None
    throws: list[Throw] = []
    outcomes: list[Outcome] = []
    choices: list[OpenDecision] = []
    branches: list[Branch] = []
    success: Success | None = None
    expected: dict[str, Any] = {}
    card: OddsCard | None = None
    tree: OddsTree | None = None
    worth: OddsWorth | None = None


class Ruling(Shape):
    """What `resolve --json` prints."""

    result: dict[str, Any]
    events: list[dict[str, Any]]
    #: what came of it, in one sentence
    told: str
    trace: list[dict[str, Any]]
    seed: int | None
    log: list[dict[str, Any]]


class SaveFile(BaseModel):
    """A saved game, as `grognard game` reads it."""

    grognard: Literal["game"]
    format: int
    scenario: str


class CaseField(Shape):
    name: str
    about: str
    kind: Literal["number", "flag", "choice", "text", "numbers", "words", "table", "tables"]
    choices: list[Choice]
    low: int | None
    high: int | None
    least: int | None
    most: int | None
    required: bool
    default: Any
    #: by another field beside it and its value: the values that this one may still have
    narrowed: dict[str, dict[str, list[str]]]
    fields: list[CaseField]


class ProcedureForm(Shape):
    ruleset: str
    procedure: str
    title: str
    rule: str
    fields: list[CaseField]
    example: dict[str, Any]


class Square(Shape):
    """A square for a camera: its width in modules, and the path of what is dark."""

    width: int
    path: str
