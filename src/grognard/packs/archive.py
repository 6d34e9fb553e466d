"""A pack as one file: the same folder gives the same bytes; all of it is checked before any is written."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from grognard.core.bounds import LARGEST
from grognard.core.brought import check_size
from grognard.core.errors import BadData
from grognard.core.scenario_notes import SHEET

SUFFIX = ".grognard"
#: bytes of the file, bytes of all that is in it, files in it, folders inside folders
LARGEST_FILE, LARGEST_WHOLE, MOST_FILES, DEEPEST = 8_000_000, 20_000_000, 500, 8
_NAME = re.compile(r"[\w][\w .()+-]{0,99}", re.ASCII)
_LINK, _KIND = 0o120000, 0o170000
#: how files are packed. Python unpacks others as far as they go, however little of it is asked for
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
#: what runs without its source being read
COMPILED = (".pyc", ".pyo", ".so", ".pyd", ".dll", ".dylib")
#: names that Windows keeps for devices, whatever ending they have
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_EPOCH = (1980, 1, 1, 0, 0, 0)
#: what lies in a folder without belonging to it
_LEFT_OUT = ("__pycache__",)


def files_of(folder: Path) -> Iterator[Path]:
    """The files of a pack's folder in their order, without what tools leave there."""
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        apart = path.name.startswith((".", "test_")) or path.name in _LEFT_OUT
        if apart or path.suffix in (".pyc", SUFFIX):
            continue
        if path.is_symlink():
            raise BadData(path.name, "is a link: a pack holds only files of its own")
        if path.is_dir():
            yield from files_of(path)
        else:
            yield path


def written(folder: Path) -> bytes:
    """A folder as a pack file."""
    return zipped({path.relative_to(folder).as_posix(): path.read_bytes() for path in files_of(folder)})


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Files by name as a pack file."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            _check_name(name)
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, content)
    data = buffer.getvalue()
    contents(data)
    return data


def battle_in(data: bytes) -> dict[str, str]:
    """The texts of the battle in a file, wherever in it they lie: nothing of it is run or written."""
    files = {PurePosixPath(name): content for name, content in contents(data).items()}
    homes = [path.parent for path in files if path.name == SHEET]
    if not homes:
        raise BadData(SHEET, "there is no battle in this file")
    home = min(homes, key=lambda one: (len(one.parts), str(one)))
    own = {path.name: content for path, content in files.items() if path.parent == home}
    return texts_of({name: one for name, one in own.items() if name.endswith((".toml", ".csv"))})


def texts_of(files: Mapping[str, bytes]) -> dict[str, str]:
    """A battle's files as texts, within bounds."""
    texts = {}
    for name, content in files.items():
        try:
            texts[name] = content.decode("utf-8")
        except UnicodeDecodeError:
            raise BadData(name, "expected a text in UTF-8") from None
    check_size(texts)
    return texts


def contents(data: bytes) -> dict[str, bytes]:
    """The files of a pack by name, all of it read and checked before anybody writes one of them."""
    if len(data) > LARGEST_FILE:
        raise BadData("pack", f"expected at most {LARGEST_FILE} bytes")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _read(archive)
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, EOFError, OSError) as wrong:
        raise BadData("pack", f"is no pack file: {wrong}") from None
    except (RuntimeError, ValueError, zlib.error) as wrong:
        raise BadData("pack", f"is damaged: {wrong}") from None


def _read(archive: zipfile.ZipFile) -> dict[str, bytes]:
    entries = archive.infolist()
    if len(entries) > MOST_FILES:
        raise BadData("pack", f"expected at most {MOST_FILES} files, got {len(entries)}")
    found: dict[str, bytes] = {}
    seen: set[str] = set()
    left = LARGEST_WHOLE
    for entry in entries:
        name = entry.filename
        if name.endswith("/"):
            _check_name(name.rstrip("/"))
            continue
        _check_name(name)
        if (entry.external_attr >> 16) & _KIND == _LINK:
            raise BadData(name, "is a link: a pack holds only files of its own")
        if entry.compress_type not in _PACKED:
            raise BadData(name, "is packed in a way that is not read: expected deflated files")
        if name.lower().endswith(COMPILED):
            raise BadData(name, "is compiled: a pack holds its code as it was written")
        if name.lower() in seen:
            raise BadData(name, "is in the pack twice")
        seen.add(name.lower())
        # What the header claims counts for nothing: only so much is unpacked.
        most = min(left, LARGEST)
        with archive.open(entry) as stream:
            content = stream.read(most + 1)
        if len(content) > most:
            raise BadData(name, f"expected at most {LARGEST} bytes a file and {LARGEST_WHOLE} in all")
        left -= len(content)
        found[name] = content
    _check_folders(found)
    return found


def _check_folders(names: Iterable[str]) -> None:
    """Refuse a file that stands where another one needs a folder, on disks without capitals too."""
    files = {name.lower() for name in names}
    for name in names:
        for above in PurePosixPath(name.lower()).parents:
            if str(above) in files:
                raise BadData(name, "lies inside a file")


def _check_name(name: str) -> None:
    """Refuse a name that leads out of the pack, or that some system cannot write."""
    path = PurePosixPath(name)
    parts = path.parts
    sound = bool(parts) and not path.is_absolute() and len(parts) <= DEEPEST and name == path.as_posix()
    if not sound or not all(map(_is_name, parts)):
        raise BadData("pack", f"{name[:60]!r} is no name for a file inside a pack")


def _is_name(part: str) -> bool:
    return bool(_NAME.fullmatch(part)) and part.rstrip(". ") == part and not _DEVICES.fullmatch(part)


def unpack(files: dict[str, bytes], folder: Path) -> None:
    """Write the files of a pack into an empty folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
