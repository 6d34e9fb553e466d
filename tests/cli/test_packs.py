"""`grognard new`, `pack`, `install` and `packs`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused

from grognard.packs import known_packs
from grognard.packs.archive import written
from grognard.packs.manifest import release


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine without packs, and a folder to work in."""
    monkeypatch.setenv("GROGNARD_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    known_packs.cache_clear()
    yield tmp_path / "home" / "packs"
    known_packs.cache_clear()


def listed(run: Run) -> list[dict[str, object]]:
    known_packs.cache_clear()
    found: list[dict[str, object]] = json.loads(run("packs", "--json").stdout)["packs"]
    return found


def tree(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def elsewhere(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in a process that has just looked which packs there are."""
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, env={**os.environ}, capture_output=True, text=True, check=False)


def test_a_battle_is_begun_packed_installed_played_and_removed(run: Run, home: Path) -> None:
    begun = run("new", "battle", "my-fight", "--system", "barrosa", "--json")
    assert "scenario.toml" in json.loads(begun.stdout)["files"]
    tested = elsewhere("pytest", "-q", "-p", "no:cacheprovider", "my-fight")
    assert "1 failed, 2 passed" in tested.stdout
    packed = json.loads(run("pack", "my-fight", "--json").stdout)
    assert packed["file"] == "my-fight-1.grognard"
    installed = run("install", packed["file"])
    assert installed.stdout == "My fight 1 is installed.\n"
    assert [(pack["pack"], pack["kind"], pack["fault"]) for pack in listed(run)] == [
        ("my-fight", "data", None)
    ]
    game = elsewhere("grognard.cli", "game", "new", "my-fight", "a.game")
    assert game.returncode == 0, game.stderr
    assert run("install", packed["file"]).stdout.endswith("in place of version 1.\n")
    known_packs.cache_clear()
    assert run("packs", "remove", "my-fight").stdout == "my-fight is removed.\n"
    assert listed(run) == []
    assert [path.name for path in home.iterdir()] == ["agreed.json"]


def test_a_ruleset_is_code_and_asks_first(run: Run, home: Path) -> None:
    assert run("new", "ruleset", "my-rules").exit_code == 0
    (file,) = [json.loads(run("pack", "my-rules", "--json").stdout)["file"]]
    before = tree(home)
    result = run("install", file)
    assert result.exit_code == 2
    assert "Python code that will run on this machine" in result.stderr
    assert "--yes" in result.stderr
    assert tree(home) == before
    assert run("install", file, "--yes").exit_code == 0
    linted = elsewhere("grognard.cli", "lint", "my-rules", "--json")
    assert json.loads(linted.stdout) == {"ruleset": "my-rules", "findings": []}
    # Code that has changed since is not what somebody has agreed to, nor is a folder that was dropped there.
    with (home / "my-rules" / "my_rules" / "combat.py").open("a") as code:
        code.write("\nprint('hello')\n")
    assert "nobody has agreed" in str(listed(run)[0]["fault"])
    gone = elsewhere("grognard.cli", "charts", "my-rules")
    assert gone.returncode == 2
    assert "hello" not in gone.stdout


def changed(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_whatever_is_wrong_with_a_pack_it_is_refused_in_one_line_and_nothing_changes(
    run: Run, home: Path, tmp_path: Path
) -> None:
    run("new", "battle", "good")
    good = Path("good")
    (good / "pack.toml").write_text(f'id = "good"\ntitle = "Good"\nversion = "1"\ngrognard = "{release()}"\n')
    run("pack", "good")
    assert run("install", "good-1.grognard").exit_code == 0
    before = tree(home)
    file = tmp_path / "bad.grognard"

    def bad(*said: str) -> None:
        result = run("install", str(file), "--yes")
        assert result.exit_code == 2, result.stdout
        assert len(result.stderr.splitlines()) == 1
        assert all(one in result.stderr for one in said), result.stderr
        assert tree(home) == before
        assert not [path for path in tmp_path.iterdir() if path.name == "evil"]

    refused(run("install", "none.grognard"), "none.grognard: cannot be read: No such file or directory")
    file.write_bytes(b"no zip at all")
    bad("is no pack file")
    with zipfile.ZipFile(file, "w") as made:
        made.writestr("../../evil", b"")
    bad("is no name for a file inside a pack")
    with zipfile.ZipFile(file, "w") as made:
        made.writestr("readme.md", b"")
    bad("pack.toml", "missing")
    for old, new, said in (
        (f'grognard = "{release()}"', 'grognard = "99.1"', "is for Grognard 99.1"),
        ('version = "1"', 'version = "new"', "version: expected numbers"),
        ('id = "good"', 'id = "../evil"', "id: expected small letters"),
        ('title = "Good"\n', "", "title"),
        ('title = "Good"', 'title = "Good"\nruleset = "evil"\nmodule = "evil"', "no package evil"),
        ('title = "Good"', 'title = "Good"\nsecret = 1', "secret"),
    ):
        kept = (good / "pack.toml").read_text(encoding="utf-8")
        changed(good, "pack.toml", old, new)
        file.write_bytes(written(good))
        bad(said)
        (good / "pack.toml").write_text(kept, encoding="utf-8")
    (good / "scenario.toml").rename("aside.toml")
    file.write_bytes(written(good))
    bad("neither a ruleset nor a battle")
    Path("aside.toml").rename(good / "scenario.toml")
    (good / "run.py").write_text("open('evil', 'w')")
    file.write_bytes(written(good))
    bad("there is Python in the pack")
    (good / "run.py").unlink()
    changed(good, "scenario.toml", "turns = ", "turns = 0 # ")
    file.write_bytes(written(good))
    bad("turns: expected a whole number from 1 to 200, got 0")
    refused(run("packs", "remove", "bad"), "pack: no pack 'bad' is installed (one of: good)")


def test_a_ruleset_that_cannot_run_is_refused(run: Run, home: Path) -> None:
    run("new", "ruleset", "broken")
    changed(Path("broken"), "broken/combat.py", "import msgspec\n", "import msgspec\n\n1 / 0\n")
    Path("bad.grognard").write_bytes(written(Path("broken")))
    result = run("install", "bad.grognard", "--yes")
    assert result.stderr == "broken: broken: its code cannot be run: ZeroDivisionError: division by zero\n"
    assert result.exit_code == 2
    assert not list(home.glob("*"))
    result = run("pack", "broken")
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("battle", "Bad Name", "--system", "barrosa"), "name: expected small letters, digits and hyphens"),
        (("battle", "alea-training", "--system", "barrosa"), "name: there is a 'alea-training' already"),
        (("battle", "mine", "--system", "chess"), "ruleset: there is no ruleset 'chess'"),
        (("ruleset", "tikhvin"), "name: there is a 'tikhvin' already"),
        (("ruleset", "no/such/place"), "no/such/place: cannot be made: No such file or directory"),
    ],
)
def test_what_cannot_be_begun_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    result = run("new", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(said)
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("system", ["barrosa", "bailen", "jours-de-gloire", "liberators", "tikhvin"])
def test_a_battle_of_every_system_lints_clean_to_begin_with(run: Run, system: str) -> None:
    assert run("new", "battle", "mine", "--system", system).exit_code == 0
    found = json.loads(run("lint", "mine", "--json").stdout)["findings"]
    assert [one["what"] for one in found if not one["known"]] == []
