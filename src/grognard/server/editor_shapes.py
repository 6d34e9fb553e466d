"""What is asked and answered about a battle in the making."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from grognard.core.brought import MOST_BYTES, MOST_FILES
from grognard.packs.archive import LARGEST_FILE
from grognard.server.shapes import Id, Shape

#: the texts of a battle by the names of their files
Files = Annotated[
    dict[Annotated[str, Field(max_length=100)], Annotated[str, Field(max_length=MOST_BYTES)]],
    Field(max_length=MOST_FILES),
]


class OpenBattle(Shape):
    """One of these: a battle's id, a file in base 64, or its texts."""

    scenario: Id = ""
    archive: Annotated[str, Field(max_length=LARGEST_FILE * 4 // 3)] = ""
    files: Files = {}


class BattleOfSeed(Shape):
    """The same seed gives the same battle; `attempt` is another one of it."""

    system: Id
    size: Literal["small", "medium", "large"] = "small"
    #: of three bytes, as many as the command line draws
    seed: Annotated[int, Field(ge=0, lt=2**24)]
    attempt: Annotated[int, Field(ge=0, le=9)] = 0


class EditBattle(Shape):
    files: Files
    edits: list[dict[str, Any]] = Field(default=[], max_length=1000)


class BattleTexts(Shape):
    files: Files


class GroundChoice(Shape):
    #: its letter on the map; empty where it stands nowhere yet
    code: str
    terrain: str
    name: str


class FeatureChoice(Shape):
    id: str
    name: str
    sides: list[str]


class WayChoice(Shape):
    id: str
    name: str


class WayLaid(Shape):
    id: str
    kind: str
    name: str


class PlaceNamed(Shape):
    hex: str
    name: str


class TableInches(Shape):
    width: int
    depth: int


class PieceLaid(Shape):
    """An area or a strip, by its place in the list."""

    section: Literal["area", "strip"]
    place: int
    id: str
    name: str
    #: a letter of the legend
    ground: str


class FormFieldShape(Shape):
    name: str
    about: str
    #: number, flag, text, name, words, parts or entries
    kind: str
    choices: list[str]
    #: what the choices are called
    labels: list[str]
    required: bool
    #: what it says unless somebody says otherwise
    usual: str
    low: int | None
    fields: list[FormFieldShape]


class TableShape(Shape):
    id: str
    name: str
    columns: list[FormFieldShape]
    rows: list[dict[str, str]]
    #: the column of the hex where somebody starts or arrives; empty where the table has none
    place: str


class EntryShape(Shape):
    path: str
    #: what it is called; its path where nobody has said
    name: str
    value: str


class KindShape(Shape):
    section: str
    kind: str
    name: str
    #: what the list is called
    heading: str
    about: str
    #: the paragraph of the rulebook, where there is one
    rule: str
    fields: list[FormFieldShape]
    #: what one begins with
    values: dict[str, Any]


class MendShape(Shape):
    words: str
    edit: dict[str, Any]


class FindingShape(Shape):
    kind: str
    file: str
    line: int | None
    what: str
    hexes: list[str]
    row: str
    known: str
    mend: list[MendShape]


class EditedBattle(Shape):
    files: dict[str, str]
    title: str
    ruleset: str
    system: str
    columns: int
    rows: int
    #: the map as a drawing; empty where it cannot be read
    picture: str
    cells: dict[str, str]
    grounds: list[GroundChoice]
    features: list[FeatureChoice]
    kinds: list[WayChoice]
    laid: list[WayLaid]
    places: list[PlaceNamed]
    #: of a battle on a table in inches; null on hexes
    table: TableInches | None
    pieces: list[PieceLaid]
    tables: list[TableShape]
    entries: list[EntryShape]
    sides: list[WayChoice]
    offers: list[KindShape]
    findings: list[FindingShape]


class PackedBattle(Shape):
    name: str
    archive: str


class TryBattle(Shape):
    files: Files
    #: which game: the same number is the same game
    number: Annotated[int, Field(ge=0, le=10_000)]
    #: by the printed charts, whatever the battle changes in them
    printed: bool = False


class TriedSide(Shape):
    id: str
    name: str
    #: strength
    lost: int


class TriedBattle(Shape):
    #: the id of a side; empty for nobody
    winner: str
    turns: int
    sides: list[TriedSide]
    #: all that sums of games need of it
    outcome: str


#: what games came to, as they were told
Outcomes = Annotated[list[Annotated[str, Field(max_length=200_000)]], Field(max_length=200)]


class SumTrials(Shape):
    files: Files
    outcomes: Outcomes
    #: the same games by the printed charts, where they were played
    printed: Outcomes = []


class EstimateShape(Shape):
    mean: float
    #: half the width in which the true one lies, nineteen times in twenty; null after a single game
    margin: float | None


class TriedSideTogether(Shape):
    id: str
    name: str
    wins: EstimateShape
    lost: EstimateShape


class Grave(Shape):
    hex: str
    count: int


class EvenLevel(Shape):
    #: the name of the first side
    side: str
    #: points that it must be ahead for both to win as often
    level: int
    low: int
    high: int
    share: EstimateShape


class ChartEffect(Shape):
    what: Literal["wins", "points", "lost", "turns"]
    side: str
    printed: EstimateShape
    changed: EstimateShape
    difference: EstimateShape
    #: that it cannot well be chance
    sure: bool


class EvenVerdict(Shape):
    #: a sentence
    said: str
    even: bool
    #: how far the first side's share of wins is from an even one; 0 where it is one
    off: float


class TriedTogether(Shape):
    games: int
    sides: list[TriedSideTogether]
    turns: EstimateShape
    graves: list[Grave]
    #: null where a battle counts no points
    even: EvenLevel | None
    effects: list[ChartEffect]
    #: games that would tell the effect on wins to within 3 in 100; 0 where that cannot be said
    needed: int
    verdict: EvenVerdict


class CellToChange(Shape):
    code: str
    printed: str


class RowToChange(Shape):
    id: str
    name: str
    cells: list[CellToChange]


class ModifierToChange(Shape):
    id: str
    name: str
    value: int
    printed: int


class ChartToChange(Shape):
    id: str
    title: str
    dice: str
    columns: list[WayChoice]
    rows: list[RowToChange]
    modifiers: list[ModifierToChange]
    codes: list[str]


class FactToChange(Shape):
    path: str
    about: str
    kind: Literal["number", "share", "flag"]
    value: str
    printed: str


class ShareShape(Shape):
    #: an exact fraction
    probability: str
    p: float


class EndCompared(Shape):
    title: str
    tone: str
    before: ShareShape
    after: ShareShape


class ColumnCompared(Shape):
    chart: str
    title: str
    column: str
    ends: list[EndCompared]


class ProcedureChoice(Shape):
    id: str
    title: str


class RulesToChange(Shape):
    id: str
    hash: str
    title: str
    #: what its maker calls it
    called: str
    trouble: str
    changed: list[str]
    charts: list[ChartToChange]
    facts: list[FactToChange]
    findings: list[str]
    procedures: list[ProcedureChoice]
    columns: list[ColumnCompared]


class CompareOdds(Shape):
    files: Files
    procedure: Id


class LossCompared(Shape):
    title: str
    before: float
    after: float


class OddsCompared(Shape):
    id: str
    title: str
    #: why the changed charts cannot rule it
    trouble: str
    ends: list[EndCompared]
    losses: list[LossCompared]
