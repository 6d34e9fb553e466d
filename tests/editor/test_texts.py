"""Maps and tables are changed where they stand: every other byte stays what it was."""

from __future__ import annotations

import pytest

from grognard.core.errors import BadCase
from grognard.editor.map_text import Cell, cells_of, painted, plain_map, size_of
from grognard.editor.sheet_text import heads_of, rows_of, with_row, without_row

MAP = "row,01,02,03\r\n01,C0, C1,W2\r\n\r\n02,C0,??,C0"
TABLE = 'id,name,start\nA1,"Smith, his men",0101\n\nA2, plain ,-\n'


def test_only_the_cells_that_are_meant_are_painted() -> None:
    assert painted(MAP, {"0201": Cell("W")}) == MAP.replace("C1", "W1")
    assert painted(MAP, {"0301": Cell(level=0), "0102": Cell("V", 3)}) == (
        "row,01,02,03\r\n01,C0, C1,W0\r\n\r\n02,V3,??,C0"
    )
    assert painted(MAP, {}) == MAP


def test_a_cell_that_cannot_be_read_is_mended_by_painting_it() -> None:
    assert "0202" not in cells_of(MAP)
    assert cells_of(painted(MAP, {"0202": Cell("C")}))["0202"] == ("C", 0)


def test_a_hex_beyond_the_map_is_refused() -> None:
    with pytest.raises(BadCase, match="0401"):
        painted(MAP, {"0401": Cell("C")})


def test_a_plain_map_has_its_size() -> None:
    text = plain_map(12, 9, "C0")
    assert size_of(text) == (12, 9)
    assert set(cells_of(text).values()) == {("C", 0)}
    assert size_of(MAP) == (3, 2)


def test_a_row_is_changed_where_it_stands() -> None:
    assert with_row(TABLE, "A2", {"start": "0203"}) == TABLE.replace("plain ,-", "plain ,0203")
    assert with_row(TABLE, "A1", {"name": "Smith, his men"}) == TABLE
    assert with_row(TABLE, "A1", {"name": 'a "b", c'}) == TABLE.replace('"Smith, his men"', '"a ""b"", c"')


def test_a_row_is_added_at_the_end_and_taken_away() -> None:
    more = with_row(TABLE, "A3", {"name": "New"})
    assert more == TABLE + "A3,New,-\n"
    assert without_row(more, "A3") == TABLE
    assert with_row("id,name\nA1,x", "A2", {"name": "y"}) == "id,name\nA1,x\nA2,y\n"
    assert rows_of(more)[-1] == {"id": "A3", "name": "New", "start": "-"}
    assert heads_of(TABLE) == ["id", "name", "start"]


def test_columns_and_rows_that_there_are_not_are_refused() -> None:
    with pytest.raises(BadCase, match="colour"):
        with_row(TABLE, "A1", {"colour": "red"})
    with pytest.raises(BadCase, match="A9"):
        without_row(TABLE, "A9")
