"""Folders to begin with: a battle copied from the smallest of its system, a ruleset from the example."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from grognard.core.errors import BadCase, BadData, Fault
from grognard.core.messages import LANGUAGES
from grognard.core.scenario_files import read_title
from grognard.core.toml_text import toml_data

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST = 40
#: what belongs to the battle that is copied, and not to the new one
_ITS_OWN = ("tutorial.toml", "card.toml")
_SUMMARY = "Say here in two lines what is fought for."
#: the id of the example and of its battle
_EXAMPLE, _EXAMPLE_BATTLE = "outposts", "mill-at-dawn"


def new_battle(folder: Path, system: str, known: Mapping[str, Traversable]) -> tuple[str, ...]:
    """Make a battle's folder; what to do next with it."""
    id = _fresh(folder, known)
    own = {name: home for name, home in known.items() if read_title(home).get("ruleset") == system}
    if not own:
        raise BadCase([Fault("--system", f"{system} has no battle to begin with")])
    model = min(own.values(), key=lambda home: (_weight(home), home.name))

    def fill(made: Path) -> None:
        for file in model.iterdir():
            if file.name.endswith((".toml", ".csv")) and file.name not in _ITS_OWN:
                (made / file.name).write_bytes(file.read_bytes())
        sheet = made / "scenario.toml"
        sheet.write_text(_renamed(sheet.read_text(encoding="utf-8"), id), encoding="utf-8")
        _test(made, "battle", id)

    _make(folder, fill)
    return f"grognard lint {folder}", f"grognard play {folder}", f"pytest {folder}"


def _weight(home: Traversable) -> int:
    return sum(len(file.read_bytes()) for file in home.iterdir() if file.name.endswith(".csv"))


def _renamed(text: str, id: str) -> str:
    """A scenario sheet with another id and title, and a summary still to be written."""
    data = toml_data("scenario.toml", text)
    text = text.replace(f'id = "{data["id"]}"', f'id = "{id}"', 1)
    for name, said in (("title", _titled(id)), ("summary", _SUMMARY)):
        for language in LANGUAGES:
            text = text.replace(f'"{data[name][language]}"', f'"{said}"', 1)
    return text


def _titled(id: str) -> str:
    return id.replace("-", " ").capitalize()


def new_ruleset(folder: Path, known: Iterable[str]) -> tuple[str, ...]:
    """Make the folder of a ruleset; what to do next with it."""
    id = _fresh(folder, known)
    module, title, battle = id.replace("-", "_"), _titled(id), f"{id}-first"

    def fill(made: Path) -> None:
        model = example_folder()
        for file in sorted(model.rglob("*")):
            if file.suffix not in (".py", ".toml", ".csv", ".md"):
                continue
            place = file.relative_to(model).as_posix()
            place = place.replace(_EXAMPLE_BATTLE, battle).replace(_EXAMPLE, module)
            text = file.read_text(encoding="utf-8")
            text = text.replace(f'module = "{_EXAMPLE}"', f'module = "{module}"')
            text = text.replace(_EXAMPLE_BATTLE, battle).replace(_EXAMPLE, id)
            text = text.replace('"Outposts", "Avant-postes", "Avanzadas"', f'"{title}"')
            (made / place).parent.mkdir(parents=True, exist_ok=True)
            (made / place).write_text(text.replace("Outposts", title), encoding="utf-8")
        _test(made, "ruleset", id, battle)

    _make(folder, fill)
    named = f"GROGNARD_PACKS={folder}"
    return f"{named} grognard lint {id}", f"{named} grognard play {battle}", f"{named} pytest {folder}"


def example_folder() -> Path:
    """The example ruleset: in the wheel beside this file, in a checkout among the examples."""
    shipped = Path(str(files("grognard.packs"))) / "example"
    return shipped if shipped.is_dir() else Path(str(files("grognard"))).parents[1] / "examples" / "ruleset"


def _fresh(folder: Path, known: Iterable[str]) -> str:
    """The id that a folder's name gives; refused where it is none, or is taken."""
    id = folder.name
    if not _ID.fullmatch(id) or len(id) > _LONGEST:
        raise BadCase([Fault("name", f"expected small letters, digits and hyphens, got {id!r}")])
    if id in known:
        raise BadCase([Fault("name", f"there is a {id!r} already")])
    if folder.exists():
        raise BadCase([Fault("name", f"there is a folder {str(folder)!r} already")])
    return id


def _make(folder: Path, fill: Callable[[Path], None]) -> None:
    """Make a folder whole or not at all."""
    try:
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-") as passing:
            made = Path(passing) / folder.name
            made.mkdir()
            fill(made)
            shutil.move(made, folder)
    except OSError as wrong:
        raise BadData(str(folder), f"cannot be made: {wrong.strerror}") from None


def _test(made: Path, kind: str, id: str, battle: str = "") -> None:
    text = (files("grognard.packs") / "beginnings" / f"{kind}.py.txt").read_text(encoding="utf-8")
    text = text.replace("RULESET_ID", id).replace("BATTLE_ID", battle).replace("SUMMARY", _SUMMARY)
    (made / f"test_{id.replace('-', '_')}.py").write_text(text, encoding="utf-8")
