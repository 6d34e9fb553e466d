"""The client itself: built from today's sources, its types those of the server, its own tests green."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tools import build_web

ROOT = Path(__file__).parents[2]


def test_what_is_served_is_built_from_todays_sources() -> None:
    assert build_web.is_fresh(), "run tools/build_web.py"


def test_types_agree_with_the_servers_schema_and_the_clients_own_tests_hold() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "tools" / "build_web.py", "--check"],
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_lock_file_names_no_host_to_fetch_from() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()


def test_the_page_asks_for_nothing_from_elsewhere() -> None:
    for file in build_web.STATIC.rglob("*"):
        if file.suffix in (".html", ".css"):
            assert re.findall(r"(?:src|href)=\"https?:|url\([\"']?https?:", file.read_text()) == [], file.name


def test_no_component_is_longer_than_three_hundred_lines() -> None:
    sources = [file for file in (build_web.WEB / "src").rglob("*") if file.suffix in (".svelte", ".ts")]
    long = {file.name: lines for file in sources if (lines := len(file.read_text().splitlines())) > 300}
    assert long == {}
