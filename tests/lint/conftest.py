"""A small sound ruleset in a folder, in which each test plants one defect."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grognard.core.messages import Label
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.core.ruleset import Procedure, Ruleset, Success
from grognard.lint import Finding, lint

FIRE = """\
dice = "1d6"
row_heading = { en = "Die", fr = "Dé", es = "Dado" }
column_heading = { en = "Points", fr = "Points", es = "Puntos" }
columns = ["1", "2", "3"]
rows = [
  { label = "1 or -", max = 1, cells = ["-", "-", "-"] },
  { label = "2", is = 2, cells = ["-", "-", "M"] },
  { label = "3 to 4", min = 3, max = 4, cells = ["-", "M", "1M[a]"] },
  { label = "5", is = 5, cells = ["M", "M", "2 DR"] },
  { label = "6 or +", min = 6, cells = ["M", "1M[a]", "2 DR"] },
]
notes = [{ en = "[a] Both.", fr = "[a] Les deux.", es = "[a] Ambos." }]

[title]
en = "Fire"
fr = "Tir"
es = "Fuego"

[provenance]
work = "A sheet"
section = "Fire"
entered = "by hand"

[[modifiers]]
id = "target.square"
label = { en = "Square", fr = "Carré", es = "Cuadro" }
value = 2
rule = "1.2"

[[modifiers]]
id = "target.woods"
label = { en = "Woods", fr = "Bois", es = "Bosque" }
value = -1
rule = "1.2"

[codes]
"-" = { en = "no effect", fr = "sans effet", es = "sin efecto" }
M = { en = "morale test", fr = "test de moral", es = "chequeo" }
DR = { en = "retreats", fr = "recule", es = "retrocede" }

[rises]
worth = { "-" = 0, M = 1, "1M[a]" = 2, "2 DR" = 3 }
columns = true
rows = true
"""

RANGES = """\
dice = "1d6"
row_heading = { en = "Row", fr = "Ligne", es = "Fila" }
columns = ["guard", "militia", "effect"]
rows = [
  { label = "a", ranges = { guard = { min = 5 }, militia = { min = 4 } }, cells = ["5 +", "4 +", "stays"] },
  { label = "b", ranges = { guard = [3, 4], militia = {} }, cells = ["3,4", "", "wavers"] },
  { label = "c", ranges = { guard = { max = 2 }, militia = { max = 3 } }, cells = ["2 -", "3 -", "runs"] },
]

[title]
en = "Nerve"
fr = "Nerfs"
es = "Nervios"

[provenance]
work = "A sheet"
section = "Nerve"
entered = "by hand"

[codes]
stays = { en = "stays", fr = "reste", es = "queda" }
wavers = { en = "wavers", fr = "hésite", es = "vacila" }
runs = { en = "runs", fr = "fuit", es = "huye" }
"""

STRENGTH = """\
columns = ["weak", "middling", "strong"]
rows = [{ label = "DM", cells = ["-1", "0", "+2"] }]

[title]
en = "Strength"
fr = "Force"
es = "Fuerza"

[provenance]
work = "A sheet"
section = "Strength"
entered = "by hand"

[rises]
numbers = true
columns = true
"""

RULINGS = """\
[[ruling]]
id = "one-m"
chart = "fire"
problem = "A smudge."
reading = "1M"
evidence = "Its neighbours."
test = "tests/test_fire.py::test_the_smudge_is_read"
rule = "1.3"
"""

FACTS = """\
[fire]
range = 2
most = "3/2"

[fire.band]
near = 1
far = 2

[terrain]
woods = "target.woods"
"""

RULEBOOK = """\
# The rulebook

## 1. Fire

1.1 [sheet] One die.
1.2 [sheet] Modifiers.
1.3 [ruling] The smudge.
"""

TEXT = """\
ask-fire = fire
refuse-range = too far
remedy-range = go nearer
choice-target-square = Form square?
option-target-square-yes = form square
option-target-square-no = stand
"""

SOURCE = '''\
"""1. Fire."""


def fire(rules, case):
    """1.1  One shot."""
    tally = rules.tally("fire")
    # 1.2  Modifiers.
    tally.add(f"target.{case.formation}")
    if case.distance > rules.number("fire.range") * rules.fraction("fire.most"):
        raise rules.forbid("refuse-range", "1.1", "remedy-range")
    band = rules.number(f"fire.band.{case.band}")
    tally.add(rules.fact("terrain.woods"), times=band)
    # 1.2, 1.3  The die.
    answer = yield from choose("target.square", "target", ("yes", "no"), rules.cite("1.2"))
    return consult(rules.chart("fire"), answer, tally, rules.cite("1.1"), message("ask-fire"))
'''

TESTS = """\
def test_the_smudge_is_read() -> None:
    pass
"""

FILES = {
    "src/planted/tables/fire.toml": FIRE,
    "src/planted/tables/nerve.toml": RANGES,
    "src/planted/tables/strength.toml": STRENGTH,
    "src/planted/rulings.toml": RULINGS,
    "src/planted/facts.toml": FACTS,
    "src/planted/rulebook.md": RULEBOOK,
    "src/planted/fire.py": SOURCE,
    "src/planted/text/en.ftl": TEXT,
    "src/planted/text/fr.ftl": TEXT,
    "src/planted/text/es.ftl": TEXT,
    "tests/test_fire.py": TESTS,
}


def nothing_happens(_rules: Rules, _case: object) -> Flow[Resolution]:
    yield from ()
    return Resolution()


class Planted:
    """The sound ruleset in a folder of its own; `change` plants a defect, `findings` are what lint says."""

    def __init__(self, home: Path) -> None:
        self.home = home
        for name, text in FILES.items():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_text(text, encoding="utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        path = self.home / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def ruleset(self, rule: str = "1") -> Ruleset:
        procedure = Procedure(
            id="fire",
            title=Label("Fire", "Fire", "Fire"),
            run=nothing_happens,
            case=msgspec.Struct,
            success=Success(Label("a hit"), lambda _outcome: True),
            rule=rule,
        )
        ruleset = Ruleset(
            id="planted",
            title=Label("Planted", "Planted", "Planted"),
            package="planted",
            charts=("fire", "nerve", "strength"),
            procedures=(procedure,),
            sides=("red", "blue"),
            rules_version="1",
        )
        ruleset.__dict__["folder"] = self.home / "src" / "planted"
        return ruleset

    def findings(self, rule: str = "1") -> list[Finding]:
        return lint(self.ruleset(rule))


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    return Planted(tmp_path)
