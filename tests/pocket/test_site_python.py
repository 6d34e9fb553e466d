"""The Python of the site brings along whatever it imports: nothing can be installed in a browser."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from tools import site_modules, site_python
from tools.site_modules import imported_at_once, modules, reached


@pytest.fixture(scope="module")
def files() -> dict[str, Path]:
    """Every module that the site may bring along, beside Python's library and what is compiled for it."""
    words = {name: file for name, file in site_python.words().items() if file.suffix == ".py"}
    package = {
        file.relative_to(site_python.PACKAGE.parent).as_posix(): file
        for file in site_python.package()
        if file.suffix == ".py"
    }
    return {site_modules.name_of(Path(name)): file for name, file in {**words, **package}.items()}


def test_whatever_is_imported_by_what_is_there_is_there_too(files: dict[str, Path]) -> None:
    there = reached(files, site_python.roots())
    assert {"fluent.runtime", "babel.core", "segno", "grognard.pocket.door", "grognard.ai"} <= there
    for name in there:
        for wanted in imported_at_once(ast.parse(files[name].read_bytes()).body):
            top = wanted.partition(".")[0]
            is_ours = wanted in there or top == "msgspec"
            is_known = top in sys.stdlib_module_names and not site_modules.is_within(
                wanted, site_modules.NEVER
            )
            assert is_ours or is_known, f"{name} imports {wanted}"


def test_what_only_a_server_needs_is_not_brought_along(files: dict[str, Path]) -> None:
    there = reached(files, site_python.roots())
    for needless in ("grognard.server.app", "grognard.cli", "grognard.paper", "grognard.server.routes"):
        assert not any(name.startswith(needless) for name in there), needless


def test_modules_are_reached_by_every_way_of_importing(tmp_path: Path) -> None:
    texts = {
        "one.py": "import two.three",
        "two/__init__.py": "",
        "two/three.py": "from . import four\nfrom .five import something",
        "two/four.py": "def later():\n    from six import seven",
        "two/five.py": "if TYPE_CHECKING:\n    import eight\nelse:\n    import nine",
        "six/__init__.py": "",
        "six/seven.py": "",
        "eight.py": "",
        "nine.py": "",
        "ten.py": "",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    found = modules(tmp_path)
    assert reached(found, ["one"]) == set(found) - {"eight", "ten"}
