"""The shape of the house: imports point one way, rules touch nothing but what they are given."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import grognard

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "grognard"
#: below rulesets nothing may know of chance, time or files
FORBIDDEN = {
    "random",
    "time",
    "datetime",
    "secrets",
    "os",
    "socket",
    "pathlib",
    "uuid",
    "threading",
    "subprocess",
}


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def test_imports_point_up_the_picture_only() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("file", modules(SOURCE / "rulesets"), ids=lambda file: str(file.relative_to(SOURCE)))
def test_rules_know_no_chance_clock_or_files(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        assert not FORBIDDEN & {name.split(".")[0] for name in names}, f"{file}: {names}"


@pytest.mark.parametrize("layer", ["ai", "core", "dice", "answers", "render", "lint", "server", "cli"])
def test_only_the_registry_names_a_ruleset(layer: str) -> None:
    for file in modules(SOURCE / layer):
        text = file.read_text(encoding="utf-8")
        docs = [
            ast.get_docstring(node) or ""
            for node in ast.walk(ast.parse(text))
            if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef))
        ]
        for doc in docs:
            text = text.replace(doc, "")
        for name in grognard.RULESETS:
            assert f'"{name}"' not in text, f"{file.relative_to(ROOT)} names {name}"


def test_procedures_are_driven_in_one_place() -> None:
    """Whatever else sends answers into a flow is a loop of its own, and says again what seals are."""
    sends = [
        str(file.relative_to(SOURCE))
        for file in modules(SOURCE)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "send" and SOURCE / "server" not in file.parents
    ]
    assert set(sends) == {"core/drivers/loop.py"}


#: how odds are kept, which only they themselves need to know
INSIDE_ODDS = {"abreast", "chains", "fates", "histories", "joining", "proportions", "sheaf", "sums", "worth"}
INNER_NAMES = {"apart", "folded", "leaves", "seen_by", "sheaves", "stems", "trunk"}


def test_odds_are_asked_and_not_looked_into() -> None:
    for file in modules(SOURCE):
        if SOURCE / "core" / "drivers" in file.parents:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in INNER_NAMES, f"{file}:{node.lineno} looks into odds"
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("grognard.core.drivers"):
                taken = {node.module.rpartition(".")[2]} if node.module else set()
                assert not taken & INSIDE_ODDS, f"{file}:{node.lineno} knows how odds are kept"
                assert "Leaf" not in {name.name for name in node.names}, f"{file}:{node.lineno}"


def test_the_package_exports_a_short_list() -> None:
    errors = ["BadCase", "BadData", "GrognardError", "IllegalOrder"]
    jobs = ["RULESETS", "load_game", "new_game", "odds", "rule", "ruleset"]
    assert sorted(grognard.__all__) == sorted([*errors, *jobs])
    for name in grognard.__all__:
        assert hasattr(grognard, name)


def test_the_project_speaks_of_itself_alone() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    words = ("/" + "work/", "shared" + "/", "pypi" + ".org", "npmjs" + ".org")
    for name in listed:
        file = ROOT / name
        if file.suffix in {".png", ".pdf", ".svg"} or not file.is_file():
            continue
        text = file.read_text(encoding="utf-8", errors="ignore")
        assert not [word for word in words if word in text], name
