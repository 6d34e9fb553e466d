"""A game as it is told: its state, orders, log, layers, counters and dice."""

from __future__ import annotations

from typing import Any, Literal

from grognard.server.library_shapes import OddsCard
from grognard.server.shapes import Choice, Shape, Side
from grognard.server.victory_shapes import VictoryShape


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


class Answer(Choice):
    #: the counters that it names: one, or those of a formation
    units: list[str]


class NodeChoice(Shape):
    id: str
    unit: str | None
    options: list[Answer]
    #: whether the odds of each answer can be asked for
    weighed: bool
    #: the counters and the places that it is about
    units: list[str]
    places: list[str]


class ThreatCard(Shape):
    """Who threatens a place or a unit, by what act, and with what odds."""

    unit: str
    #: what it can do, in a sentence, and by which rule
    text: str
    rule: str
    #: how it would be ruled, where somebody stands there
    title: str
    card: OddsCard | None
    #: why the rules forbid it to this unit alone
    note: str


class Threats(Shape):
    threats: list[ThreatCard]
    #: how many more there are
    more: int


class AnswerLeads(Shape):
    """What an answer brings at once, line by line, and what the game waits for then."""

    value: str
    leads: list[str]
    then: str


class AnswersLead(Shape):
    answers: list[AnswerLeads]


class Reason(Shape):
    """Why something cannot be done, and by which rule."""

    reason: str
    rule: str


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
    #: what has to be done first, where whoever asks has to do it
    no_end: Reason | None
    #: whether nothing but ending it can be ordered
    idle: bool


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
    #: why it is off the map, or worse off than it was
    why: WhyShape | None


class WhyShape(Shape):
    text: str
    #: the order or the roll that did it
    because: str
    rule: str
    entry: int


class Army(Side):
    units: list[Unit]


class Phase(Shape):
    id: str
    title: str
    rule: str
    active: str | None
    #: its place in the turn, as the stages count
    number: int


class Stage(Shape):
    """A step of the turn."""

    number: int
    id: str
    title: str
    rule: str
    #: what is done in it, in two lines
    about: str | None
    #: whose player turn it falls in, and who decides in it
    active: str | None
    decides: str | None
    #: whether it will be played, as far as can be told now
    takes_place: bool
    #: whether it comes again within the turn
    repeats: bool


class GivenUp(Shape):
    text: str
    #: who could still be told something
    units: list[str]


class Ending(Shape):
    """What ending the phase now would give up; null where nothing."""

    given_up: GivenUp | None


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
    #: one sentence with the figures that decided it; empty where the rules say nothing of victory
    why: str


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


class DeclaredShape(Shape):
    """Units that have declared to go for something, or are doing so now."""

    kind: str
    label: str
    units: list[str]
    #: a hex, or a unit on a table
    target: str
    rule: str


class LessonStanding(Shape):
    #: orders that the learner has given as the lesson wants them
    done: int
    #: the order that it waits for; null while it acts itself, and at its end
    wanted: str | None
    over: bool


class WordsShape(Shape):
    """Words of the rules in the reader's language, by kind: the same letters may mean a facing and a code."""

    verb: dict[str, str]
    facing: dict[str, str]
    formation: dict[str, str]
    state: dict[str, str]
    fate: dict[str, str]
    marker: dict[str, str]
    option: dict[str, str]


class MeaningShape(Shape):
    """What a word or a letter means, and by which rule."""

    text: str
    rule: str


class MeaningsShape(Shape):
    """What words in the panel of a unit mean, by kind; only those that the rules explain."""

    unit: dict[str, MeaningShape]
    formation: dict[str, MeaningShape]
    state: dict[str, MeaningShape]
    fate: dict[str, MeaningShape]
    marker: dict[str, MeaningShape]


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
    #: whether dice may be taken back
    practice: bool
    commitment: str
    created: int
    you: list[str]
    #: sides that whoever asks has left
    left: list[str]
    seats: dict[str, Literal["me", "person", "computer", "open", "left"]]
    #: what whoever sits there is called, where he has an account or gave a name as a guest
    names: dict[str, str | None]
    #: sides of others into whose seats whoever asks may invite anew
    may_reseat: list[str]
    turn: int
    turns: int
    time: str
    phase: Phase
    #: every step of this turn, past and to come
    stages: list[Stage]
    node: Node
    sides: list[Army]
    tracks: dict[str, str | int]
    #: what others did since whoever looks last gave an order
    summary: SummaryShape | None
    victory: VictoryShape | None
    displays: list[DisplayCard]
    declarations: list[DeclaredShape]
    words: WordsShape
    meanings: MeaningsShape
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
    #: other games whose computers think before the one of this game may; None where it does not wait
    in_line: int | None


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
    #: of one unit of one's own that has none: why
    idle: Reason | None


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
    #: the suggestion in words
    suggestion_told: str | None


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
    #: whether who threatens a place can be asked for with the odds, while it is on
    weighed: bool
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
    suggestion_told: str | None = None


class LogLine(Shape):
    text: str
    rule: str
    kind: Literal["phase", "loss", "plain"]
    #: where it happened
    place: str | None
    units: list[str]
    #: what kind of news it is, where a reader must not miss it; a headline is shown large
    news: Literal["loss", "leader", "morale", "ground", "halt", "arrival", "end"] | None
    headline: bool


class SummaryShape(Shape):
    """What others did between two orders of a side."""

    side: str
    after: int
    last: int
    lines: list[str]


class LogEntry(Shape):
    seq: int
    at: int
    by: str
    given: str
    kind: Literal["opening", "order", "throw", "undo", "rules", "end", "fix"]
    #: who did what to whom: the order, the answer, or what dice were thrown for, in words
    told: str
    #: how dice were read: the sum, the column, what it says
    readings: list[str]
    #: how many sides each die of a throw has, where today's rules know its chart
    die: int | None
    #: a throw that a lesson has fixed
    fixed: bool
    events: list[dict[str, Any]]
    lines: list[LogLine]
    #: where an order leads, or at whom
    place: str | None
    #: an undo: all that came after this entry is taken back
    takes_back: int | None
    #: before an order: what others did since the one before it
    summary: SummaryShape | None
    hash: str


class Log(Shape):
    entries: list[LogEntry]


class Accepted(Shape):
    sequence: int
    events: list[dict[str, Any]]
    entry: LogEntry


class UndoPreview(Shape):
    """What an undo would take back."""

    #: the order in words; null where there is nothing to take back
    given: str | None
    #: throws and inputs of the other side that would go with it
    dice: int
    others: int
    #: what makes it more than a change of mind, where something does
    hindrance: str | None
    #: it cannot be done at all: dice fell, and the game is not for practice
    barred: bool


class UndoAnswer(Shape):
    """Done, or waiting for the opponent."""

    done: bool
    sequence: int
    waiting: str | None


class PrintedShape(Shape):
    said: str
    about: MeaningShape | None


class Counter(Shape):
    svg: str
    #: null for one that waits beside the map
    hex: str | None
    facing: str | None
    depth: int
    title: str
    #: its class, the letter for how good it is, its figures: in words, with what they mean
    printed: list[PrintedShape]
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
    #: over the players' words and the rolls; shown with the secret
    seal: str | None


GameState.model_rebuild()
