"""A game as it is told: its state, orders, log, layers, counters and dice."""

from __future__ import annotations

from typing import Any, Literal

from grognard.server.shapes import Choice, Shape, Side


class Opened(Shape):
    game: str
    #: side -> token by which somebody else takes it
    links: dict[str, str]
    #: token for whoever looks on
    spectator: str
    #: what the server's dice are bound to
    commitment: str
    you: list[str]


class Joined(Shape):
    game: str
    you: list[str]


class NodeChoice(Shape):
    id: str
    unit: str | None
    options: list[Choice]
    #: whether the odds of each answer can be asked for
    weighed: bool


class Node(Shape):
    kind: Literal["decision", "chance", "over"]
    side: str | None
    prompt: str
    rule: str | None
    phase: str | None
    subjects: list[str]
    choice: NodeChoice | None
    dice: str | None
    count: int | None
    faces: list[int] | None
    winner: str | None
    #: whether whoever asks may answer it
    yours: bool
    #: whether the phase may be ended now, or something has to be done first
    may_end: bool


class Unit(Shape):
    id: str
    name: str
    hex: str | None
    facing: str | None
    depth: int
    strength: int
    formation: str | None
    state: str
    fate: str | None
    markers: dict[str, str | int]


class Army(Side):
    units: list[Unit]


class Phase(Shape):
    id: str
    title: str
    rule: str
    active: str | None


class ScoreLine(Shape):
    name: str
    points: int


class Score(Shape):
    total: int
    lines: list[ScoreLine]


class Over(Shape):
    winner: str | None
    how: str
    #: the side that ended it, where no rule did
    by: str | None
    text: str


class DisplayLine(Shape):
    text: str
    facts: list[str]
    standing: Literal["acting", "ready", "done", "plain"]
    side: str | None
    #: counters on the map that it is about
    units: list[str]


class DisplayCard(Shape):
    """Something beside the map: a cup, a box, the weather."""

    id: str
    title: str
    rule: str
    brief: str | None
    lines: list[DisplayLine]


class LessonStanding(Shape):
    #: orders that the learner has given as the lesson wants them
    done: int
    #: the order that it waits for; null while it acts itself, and at its end
    wanted: str | None
    over: bool


class GameState(Shape):
    game: str
    sequence: int
    hash: str
    at: int
    scenario: str
    ruleset: str
    title: str
    options: list[str]
    dice: Literal["server", "typed", "lesson"]
    commitment: str
    created: int
    you: list[str]
    #: sides that whoever asks has left
    left: list[str]
    seats: dict[str, Literal["me", "person", "computer", "open", "left"]]
    #: what whoever sits there is called, where he has an account
    names: dict[str, str | None]
    turn: int
    turns: int
    time: str
    phase: Phase
    node: Node
    sides: list[Army]
    tracks: dict[str, str | int]
    score: dict[str, Score] | None
    displays: list[DisplayCard]
    words: dict[str, str]
    over: Over | None
    lesson: LessonStanding | None
    proposals: list[ProposalShape]
    clock: ClockFace | None
    #: the number of the last line of the chat
    lines: int
    #: what others did and said since this seat last looked
    unread: UnreadShape | None
    #: the game that came after this one
    rematch: str | None


class ClockFace(Shape):
    """Days for each decision, and when those of whoever has to decide are over."""

    days: int
    deadline: int | None
    side: str | None


class UnreadShape(Shape):
    entries: int
    lines: int
    #: the last entry that was looked at
    after: int


class ProposalShape(Shape):
    """What one side would like to settle: in notation and in words, where the kind does not say it all."""

    kind: Literal["undo", "draw", "fix", "computer", "rematch"]
    by: str
    given: str
    lines: list[str]


class OrderShape(Shape):
    text: str
    verb: str
    label: str
    units: list[str]
    to: str | None
    facing: str | None
    formation: str | None
    path: list[str]
    target: str | None
    option: str | None
    by: str | None
    #: movement points, where the rules count them
    cost: int | None


class Stride(Shape):
    """A hex entered on a way, and the movement points spent on being there, where they are counted."""

    hex: str
    cost: int | None


class Orders(Shape):
    sequence: int
    orders: list[OrderShape]
    #: of one unit: by hex it may be sent to, or at, the cheapest way there
    ways: dict[str, list[Stride]]


class WayOrders(Shape):
    """Orders by way-points, each with its path, and the cheapest way among them."""

    orders: list[OrderShape]
    way: list[Stride]


class RecruitShape(Shape):
    id: str
    name: str
    role: str | None
    note: str | None


class Refused(Shape):
    reason: str
    rule: str
    suggestion: str | None


class MusterShape(Shape):
    """Who may take part in an act of several, and whether those who are named now may do it."""

    recruits: list[RecruitShape]
    #: what may be chosen besides; empty where nothing is
    options: list[Choice]
    refusal: Refused | None
    #: how the two sides compare, line by line
    compared: list[str]


class LayerTone(Shape):
    id: str
    title: str
    look: Literal["stripes", "dots", "tint", "cross", "ring"]


class LayerCard(Shape):
    id: str
    title: str
    #: any one of these is enough to ask with
    about: list[Literal["side", "unit", "hex"]]
    #: the key that turns it on and off
    key: str
    #: whether it shows for a moment around whatever unit is pointed at
    hovers: bool
    tones: list[LayerTone]


class LayerCards(Shape):
    layers: list[LayerCard]


class ShadedHex(Shape):
    #: a hex, or the middle of what is meant on a table
    hex: str | None
    tone: str
    #: how many do it, or how much
    strength: int
    units: list[str]
    #: the hex that bars it
    by: str | None
    reason: str | None
    rule: str
    #: on a table: the ground that is meant, in inches from the south-western corner
    outlines: list[list[tuple[float, float]]]


class LayerDrawing(Shape):
    layer: str
    #: the hex that lines are drawn from
    origin: str | None
    #: what there is to say where nothing can be drawn
    note: str | None
    rule: str
    hexes: list[ShadedHex]


class Checked(Shape):
    legal: bool
    reason: str | None = None
    rule: str | None = None
    suggestion: str | None = None


class LogLine(Shape):
    text: str
    rule: str


class LogEntry(Shape):
    seq: int
    at: int
    by: str
    given: str
    kind: Literal["opening", "order", "throw", "undo", "rules", "end", "fix"]
    purpose: str
    #: a throw that a lesson has fixed
    fixed: bool
    events: list[dict[str, Any]]
    lines: list[LogLine]
    hash: str


class Log(Shape):
    entries: list[LogEntry]


class Accepted(Shape):
    sequence: int
    events: list[dict[str, Any]]
    entry: LogEntry


class UndoAnswer(Shape):
    """Done, or waiting for the opponent."""

    done: bool
    sequence: int
    waiting: str | None


class Counter(Shape):
    svg: str
    hex: str
    facing: str | None
    depth: int
    title: str
    #: on a table: how it lies there, drawn about the middle of its front with its heading upwards
    body: str | None
    #: what is written on it, upright about its middle
    badge: str | None
    #: its corners in the same frame, in inches to the right and ahead
    outline: list[tuple[float, float]]


class CounterDrawings(Shape):
    counters: dict[str, Counter]


class Contribution(Shape):
    side: str
    secret: str
    since: int


class Roll(Shape):
    sequence: int
    purpose: str
    count: int
    low: int
    high: int
    faces: list[int]


class DiceProof(Shape):
    grognard: Literal["dice"]
    game: str
    scenario: str
    mode: Literal["server", "typed", "lesson"]
    commitment: str
    since: int
    #: shown when the game is over
    secret: str | None
    contributions: list[Contribution]
    rolls: list[Roll]
    #: of the last entry, so that the proof belongs to one game and no other
    hash: str


GameState.model_rebuild()
