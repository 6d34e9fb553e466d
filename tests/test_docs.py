"""What the documentation shows is what happens."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GROGNARD = str(Path(sys.executable).parent / "grognard")


def shell_lines() -> list[str]:
    blocks = re.findall(r"```\n(.*?)```", README, flags=re.DOTALL)
    lines = [line.split("  #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line.split(" # ")[0].strip() for line in lines if line.startswith("grognard ")]


def test_the_readme_shows_commands() -> None:
    assert len(shell_lines()) >= 8


def test_the_first_screen_says_what_it_is_shows_it_and_how_to_try_it() -> None:
    first = "\n".join(README.splitlines()[:20])
    for needed in ("Published wargames", "docs/images/", "make play", "make test", "make site", "browser"):
        assert needed in first, needed
    assert 'width="' in first, "the picture leaves no room for anything else"


def test_every_command_of_the_readme_runs(tmp_path: Path) -> None:
    """In order, in one folder: the template written by one is read by the next."""
    for line in shell_lines():
        command = line.replace("grognard ", f"{GROGNARD} ", 1)
        if "resolve" in line or "odds" in line:
            command += " --policy attacker.advance=yes --policy attacker.advance-hex=first"
        done = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, text=True, input="")
        assert done.returncode == 0, f"{line}\n{done.stderr}"


def test_the_python_samples_run() -> None:
    samples = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len(samples) == 2
    for sample in samples:
        done = subprocess.run([sys.executable, "-c", sample], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")), ids=lambda p: p.name
)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_decision_has_a_number_of_its_own_and_stands_in_their_index() -> None:
    folder = ROOT / "docs" / "adr"
    index = (folder / "README.md").read_text(encoding="utf-8")
    pages = sorted(folder.glob("0*.md"))
    assert len({page.name[:4] for page in pages}) == len(pages), "two decisions have one number"
    for page in pages:
        assert page.read_text(encoding="utf-8").startswith(f"# {int(page.name[:4])}. "), page.name
        assert f"[{int(page.name[:4])}]({page.name})" in index, f"add {page.name} to docs/adr/README.md"
