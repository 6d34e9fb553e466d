from __future__ import annotations

from grognard.answers.errors import lines_of
from grognard.core.errors import BadData, BadFolder, Flaw


def test_a_folder_with_flaws_is_one_line_for_each() -> None:
    flaws = [Flaw("units.csv", "no such division", 4), Flaw("map.csv", "missing")]
    assert lines_of(BadFolder(flaws)) == ("units.csv:4: no such division", "map.csv: missing")


def test_a_bad_file_is_one_line() -> None:
    assert lines_of(BadData("rulings.toml", "not valid", 3)) == ("rulings.toml:3: not valid",)
