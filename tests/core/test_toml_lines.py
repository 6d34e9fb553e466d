from __future__ import annotations

from grognard.core.toml_lines import TomlLines

TEXT = '''\
id = "x"

[clock]
start = "12:30"   # [not] a header

[[way]]
id = "R1"
hexes = """
0101 0202
0303 0404
"""

[[way]]
id = "R2"
release = [
  { on = 4 },
  { on = 5 },
]

[hexsides]
"moderate-slope" = ["0101-N",
  "0202-SE"]
'''


def test_keys_and_headers_have_their_lines() -> None:
    lines = TomlLines(TEXT)
    assert lines.line("id") == 1
    assert lines.line("clock") == 3
    assert lines.line("clock.start") == 4
    assert lines.line("way.0.id") == 7
    assert lines.line("way.1.id") == 14
    assert lines.line("hexsides.moderate-slope") == 21


def test_an_entry_without_a_line_of_its_own_has_that_of_what_holds_it() -> None:
    lines = TomlLines(TEXT)
    assert lines.line("way.1.release.1.on") == 15
    assert lines.line("clock.minutes") == 3
    assert lines.line("title") is None


def test_a_value_in_a_list_is_found_on_its_own_line() -> None:
    lines = TomlLines(TEXT)
    assert lines.line("way.0.hexes", "0404") == 10
    assert lines.line("hexsides.moderate-slope", "0202-SE") == 22


def test_a_value_is_not_looked_for_beyond_its_entry() -> None:
    assert TomlLines(TEXT).line("way.0.hexes", "0202-SE") == 8
