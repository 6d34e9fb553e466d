"""Whatever texts and edits of a battle somebody sends, the editor answers, or refuses in words."""

from __future__ import annotations

import copy
import json
import random
import time
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.conftest import SOAKING
from tests.fuzz.mutation import Mutator
from tests.promises import record
from tests.server.test_fuzz_library import Spoiler

from grognard.editor.document import checked, of_folder
from grognard.editor.telling import told
from grognard.editor.toml_text import value_text
from grognard.scenarios import scenarios
from grognard.server.problems import problem_of
from grognard.server.replies import editing
from grognard.server.replies.opening import one_of_ours
from grognard.server.strict import Doubtful, read_strictly

BATTLES = ("alea-training", "jdg-crossroads", "tikhvin-training", "chacabuco-farm")
#: beside a few others, those that found a fault once
SEEDS = range(1_000) if SOAKING else (*range(8), 48, 60, 78, 156, 175, 250)
#: of processor time, for the largest battle too
SECONDS = 2.0
SHEET, CHANGES = "scenario.toml", "changes.toml"
RULES = """
[[cell]]
chart = "melee"
row = "4"
column = "1/1"
code = "DR2"

[[fact]]
path = "melee.cavalry-retreat"
value = 3
"""

EDITS: list[dict[str, Any]] = [
    {"do": "paint", "hexes": ["0303", "0405"], "ground": "C", "level": 1, "how": "line", "mirror": "turn"},
    {"do": "paint", "hexes": ["0101"], "ground": "woods", "how": "fill"},
    {"do": "copy", "hexes": ["0202", "0303"], "to": "0604", "mirror": ""},
    {"do": "sides", "feature": "river", "pairs": [["0303", "0304"]], "on": True},
    {"do": "sides", "feature": "stream", "pairs": [["0101", "0102"]], "on": False, "mirror": "turn"},
    {"do": "way", "id": "", "kind": "road", "hexes": ["0101", "0801", "0106"], "name": "Road"},
    {"do": "way", "id": "R1", "kind": "path", "hexes": []},
    {"do": "place", "hex": "0304", "name": "Mill"},
    {"do": "entry", "path": "title.en", "value": "A battle"},
    {"do": "entry", "path": "turns", "value": 9},
    {"do": "entry", "path": "legend.C.terrain", "value": None},
    {"do": "add", "section": "victory", "values": {"hex": "0304", "points": 3}},
    {"do": "remove", "section": "way", "place": 0},
    {"do": "mend", "file": "units.csv", "line": 2, "old": "infantry", "new": "cavalry"},
    {"do": "clear", "columns": 12, "rows": 9, "armies": True},
    {"do": "clear", "columns": 70, "rows": 48},
    {"do": "put", "table": "units", "id": "A01", "values": {"strength": "7"}},
    {"do": "put", "table": "troops", "id": "NEW", "values": {"stands": "7"}},
    {"do": "drop", "table": "units", "id": "A01"},
    {"do": "march", "ids": ["A01", "A02"], "by": "0102"},
    {"do": "area", "place": -1, "ground": "hill", "points": [[1, 1], [9, 1], [9, 9]]},
    {"do": "strip", "place": 0, "ground": "road", "points": [[1, 1], [9, 9]], "width": 2},
    {"do": "station", "table": "troops", "id": "P01", "x": 20, "y": 30, "facing": 90},
    {"do": "cell", "chart": "melee", "row": "4", "column": "1/1", "code": "DR2"},
    {"do": "fact", "path": "melee.cavalry-retreat", "value": 3},
]


@cache
def battle(id: str) -> dict[str, str]:
    return of_folder(scenarios()[id]).files


def spoilt_sheet(dice: random.Random, text: str) -> str:
    """A sheet that is TOML still, and says something else in some place, perhaps of another kind."""
    data = tomllib.loads(text)
    changed = Spoiler(dice, [data]).spoilt(data)
    with_types = {name: value for name, value in changed.items() if value is not None}
    return "".join(f"{name} = {value_text(value)}\n" for name, value in with_types.items())


def spoilt(dice: random.Random, files: dict[str, str]) -> dict[str, str]:
    files = dict(files)
    for _ in range(dice.choice((1, 1, 2))):
        name = dice.choice((SHEET, SHEET, *files))
        if name == SHEET and dice.random() < 0.7:
            try:
                files[name] = spoilt_sheet(dice, files[SHEET])
                continue
            except tomllib.TOMLDecodeError:
                pass
        files[name] = Mutator(dice, [files[name]]).changed(files[name])
    return files


def texts(dice: random.Random) -> dict[str, str]:
    files = battle(dice.choice(BATTLES))
    if dice.random() < 0.2:
        files = {**files, CHANGES: RULES}
    return spoilt(dice, files) if dice.random() < 0.9 else files


def opened(dice: random.Random) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    return editing.opened, ("", "", texts(dice), dice.choice(("en", "fr")))


def changed(dice: random.Random) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    edits = [copy.deepcopy(dice.choice(EDITS)) for _ in range(dice.choice((1, 1, 3)))]
    spoiler = Spoiler(dice, EDITS)
    edits = [spoiler.spoilt(one) if dice.random() < 0.4 else one for one in edits]
    files = texts(dice) if dice.random() < 0.6 else battle(dice.choice(BATTLES))
    return editing.changed, (files, edits, "en")


def rules_changed(dice: random.Random) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    files = {**battle(dice.choice(BATTLES)), CHANGES: Mutator(dice, [RULES]).changed(RULES)}
    if dice.random() < 0.5:
        return editing.rules_of, (files, "en")
    return editing.odds_of, (files, dice.choice(("melee", "fire", "charge", "combat")), "en")


def begun(dice: random.Random) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    return one_of_ours, (texts(dice),)


KINDS = (opened, changed, rules_changed, begun)


def wrong_with(work: Callable[..., Any], given: tuple[Any, ...]) -> str:
    started = time.process_time()
    try:
        # As the server would take it from a page.
        read_strictly(json.dumps(given).encode())
    except Doubtful:
        return ""
    try:
        work(*given)
    except Exception as refused:
        found = problem_of(refused)
        if found.status >= 500:
            return f"{type(refused).__name__}: {refused}"
        if not isinstance(found.data("en").get("detail") or found.data("en")["title"], str):
            return "says nothing"
    spent = time.process_time() - started
    return f"took {spent:.1f} s" if spent > SECONDS else ""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_no_text_and_no_edit_makes_the_editor_fail(kind: Callable[..., Any]) -> None:
    failed: dict[str, str] = {}
    for seed in SEEDS:
        work, given = kind(random.Random(f"{kind.__name__} {seed}"))
        wrong = wrong_with(work, given)
        if wrong:
            failed.setdefault(wrong, f"seed {seed}")
    record("Abuse", f"battles in the making: {kind.__name__}", len(SEEDS), len(failed))
    assert not failed, "\n".join(f"{where}: {wrong}" for wrong, where in list(failed.items())[:20])


def test_a_map_is_no_larger_than_its_letters() -> None:
    """A row called 99999999 made a map of a hundred million rows, and the server was out of memory."""
    files = battle("alea-training")
    heads, first, *more = files["map.csv"].splitlines()
    for name in ("99999999", "999", "-1", "", "٩٩"):
        named = "\n".join([heads, name + first[2:], *more])
        for work, given in (
            (editing.opened, ("", "", {**files, "map.csv": named}, "en")),
            (editing.changed, ({**files, "map.csv": named}, EDITS[:1], "en")),
        ):
            assert not wrong_with(work, given), name


def test_a_straight_road_along_the_rim_of_a_map_is_laid() -> None:
    files = battle("alea-training")
    way = """\n[[way]]\nid = "R9"\nkind = "road"\nname = "R"\nthrough = ["0101", "0701", "1101"]\n"""
    assert not wrong_with(one_of_ours, ({**files, SHEET: files[SHEET] + way},))
    road = {"do": "way", "id": "", "kind": "road", "hexes": ["0101", "0701", "1101"]}
    assert "0701" in editing.changed(files, [road], "en")["files"][SHEET]


def test_a_map_that_is_full_of_names_and_roads_is_drawn_or_refused_in_time() -> None:
    """Each name was held against all others: 1,600 took eight seconds, on the map for all too."""
    files = battle("alea-training")
    hexes = [f"{column:02}{row:02}" for row in range(1, 100) for column in range(1, 100)]
    numbers = [f"{number:02}" for number in range(1, 100)]
    rows = [",".join(["row", *numbers]), *(",".join([number, *["C0"] * 99]) for number in numbers)]
    large = {**files, "map.csv": "\n".join(rows) + "\n"}
    names = "".join(f'[[place]]\nhex = "{hex}"\nname = "N{hex}"\n' for hex in hexes[:1600])
    stops = " ".join(["0101", "9999"] * 500)
    ways = "".join(
        f'[[way]]\nid = "R{n}"\nkind = "road"\nname = "R"\nthrough = "{stops}"\n' for n in range(10, 14)
    )
    for more in (names, ways):
        document = checked({**large, SHEET: f"{files[SHEET]}\n{more}"})
        begun = time.process_time()
        found = told(document, "en")
        assert time.process_time() - begun < 5
        assert found["picture"]
    assert any("3000 hexes in all ways" in one["what"] for one in found["findings"])
