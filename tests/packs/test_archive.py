"""A pack file holds files of its own and nothing else, and no more than it may."""

from __future__ import annotations

import io
import stat
import tracemalloc
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest

from grognard.core.errors import BadData
from grognard.packs import archive
from grognard.packs.archive import contents, unpack, written


def zipped(*entries: tuple[str | zipfile.ZipInfo, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in entries:
            made.writestr(name, content)
    return buffer.getvalue()


def test_the_same_folder_gives_the_same_bytes_and_comes_out_as_it_went_in(tmp_path: Path) -> None:
    folder, out = tmp_path / "in", tmp_path / "out"
    (folder / "a" / "__pycache__").mkdir(parents=True)
    (folder / "pack.toml").write_text("x = 1")
    (folder / "a" / "map.csv").write_text("1,2")
    (folder / "a" / "__pycache__" / "rot.pyc").write_text("no")
    (folder / "test_mine.py").write_text("no")
    (folder / ".hidden").write_text("no")
    assert written(folder) == written(folder)
    found = contents(written(folder))
    assert found == {"pack.toml": b"x = 1", "a/map.csv": b"1,2"}
    out.mkdir()
    unpack(found, out)
    assert written(out) == written(folder)


@pytest.mark.parametrize(
    "name",
    [
        "../evil.toml", "a/../../evil", "/etc/evil", "a\\..\\evil", "C:evil", "a//b/./c", "nul\x01", "con. ",
        "con.toml", "a/NUL", "com1.units.csv",
        "a/" * 12 + "deep", "n" * 200,
    ],
)  # fmt: skip
def test_a_name_that_leads_out_or_cannot_be_written_is_refused(name: str) -> None:
    with pytest.raises(BadData, match="is no name for a file inside a pack") as refused:
        contents(zipped(("fine.toml", b""), (name, b"x")))
    assert "\n" not in str(refused.value)


def test_a_name_that_is_empty_or_inside_a_file_is_refused() -> None:
    with pytest.raises(BadData, match="is no name for a file"):
        contents(zipped((zipfile.ZipInfo(""), b"x")))
    with pytest.raises(BadData, match="lies inside a file"):
        contents(zipped(("hills", b"x"), ("Hills/pack.toml", b"x")))


def test_a_link_and_a_file_that_is_there_twice_are_refused() -> None:
    link = zipfile.ZipInfo("link.toml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with pytest.raises(BadData, match="is a link"):
        contents(zipped((link, b"/etc/passwd")))
    with pytest.raises(BadData, match="twice"):
        contents(zipped(("Map.csv", b"1"), ("map.csv", b"2")))


def test_a_bomb_is_left_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where its header says that it is small."""
    bomb = zipped(("bomb.csv", b"0" * 50_000_000))
    assert len(bomb) < 100_000
    lie = (50_000_000).to_bytes(4, "little")
    for data in (bomb, bomb.replace(lie, (10).to_bytes(4, "little"))):
        with pytest.raises(BadData, match=r"bomb\.csv: expected at most|is no pack file"):
            contents(data)
    with pytest.raises(BadData, match="expected at most 500 files, got 501"):
        contents(zipped(*((f"f{number}", b"") for number in range(501))))
    parts = zipped(*((f"f{number}.csv", b"0" * 900_000) for number in range(40)))
    with pytest.raises(BadData, match="in all"):
        contents(parts)
    monkeypatch.setattr(archive, "LARGEST_FILE", 10)
    with pytest.raises(BadData, match="expected at most 10 bytes"):
        contents(parts)


@pytest.mark.parametrize("kind", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_what_python_would_unpack_to_its_end_is_not_unpacked_at_all(kind: int) -> None:
    """494 bytes of the one made a gigabyte; a fault in the other was told in no words of ours."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", kind) as made:
        made.writestr("scenario.toml", b"0" * 30_000_000)
    tracemalloc.start()
    try:
        with pytest.raises(BadData, match="packed in a way that is not read"):
            contents(buffer.getvalue())
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", ["mill/rules.so", "mill/__pycache__/rules.cpython-311.PYC"])
def test_code_that_nobody_could_read_is_refused(name: str) -> None:
    """Python would run it in place of the source that somebody agreed to."""
    with pytest.raises(BadData, match="is compiled"):
        contents(zipped((name, b"x")))


@pytest.mark.parametrize("data", [b"", b"no zip", b"PK\x03\x04" + b"\0" * 40])
def test_what_is_no_pack_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(BadData, match="is no pack file") as refused:
        contents(data)
    assert "\n" not in str(refused.value)


def test_a_damaged_pack_is_refused_whatever_byte_was_lost(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("title = 'a'\n" * 50)
    data = written(tmp_path)
    whole = contents(data)
    for place in range(len(data)):
        broken = data[:place] + bytes([data[place] ^ 0xFF]) + data[place + 1 :]
        # What no checksum covers, such as the time of a file, changes nothing in it.
        with suppress(BadData):
            assert list(contents(broken).values()) == list(whole.values())
