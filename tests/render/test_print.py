"""The play aid on paper, by a real browser: one or two A4 pages, nothing cut off, no type too small."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import escape, unescape
from pathlib import Path

import pytest
from pypdf import PdfReader

from grognard.core.messages import LANGUAGES
from grognard.render.play_aid import play_aid_html
from grognard.rulesets import RULESETS, ruleset

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: points, either way up
A4 = (595, 842)
SMALLEST_TYPE = 6.5

#: measures each page in its frame: how far tables reach out of their cards, and the smallest type
MEASURE = """
<script>
window.onload = async () => {
  const found = [];
  for (const frame of document.querySelectorAll("iframe")) {
    const page = frame.contentDocument;
    await page.fonts.ready;
    const tables = [...page.querySelectorAll("table")];
    const texts = [...page.querySelectorAll("body *")].filter(
      (e) => e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
    found.push({
      page: frame.title,
      over: Math.max(...tables.map((t) => t.getBoundingClientRect().right
        - t.closest(".lead").getBoundingClientRect().right)),
      type: Math.min(...texts.map((e) => parseFloat(getComputedStyle(e).fontSize))) * 0.75,
    });
  }
  document.body.textContent = JSON.stringify(found);
};
</script>
"""


def browser(profile: Path, *args: str) -> str:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program is not None, f"no browser to print with: expected one of {', '.join(BROWSERS)}"
    command = [program, *FLAGS, f"--user-data-dir={profile}", *args]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RULESETS)
def test_a_system_prints_on_one_or_two_pages_of_a4(id: str, language: str, tmp_path: Path) -> None:
    system = ruleset(id)
    (tmp_path / "aid.html").write_text(play_aid_html(system, None, language), encoding="utf-8")
    printed = tmp_path / "aid.pdf"
    browser(tmp_path, "--no-pdf-header-footer", f"--print-to-pdf={printed}", f"file://{tmp_path}/aid.html")
    pages = PdfReader(printed).pages
    assert 1 <= len(pages) <= 2
    for page in pages:
        sides = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert sides == pytest.approx(A4, abs=1)
        text = page.extract_text()
        assert system.title.say(language) in text
        assert "Grognard" in text
        assert system.hash[:12] in text


def test_no_table_reaches_out_of_its_card_and_no_type_is_too_small(tmp_path: Path) -> None:
    frames = []
    for id in RULESETS:
        for language in LANGUAGES:
            text = play_aid_html(ruleset(id), None, language)
            width = "281mm" if "A4 landscape" in text else "194mm"
            shown = escape(text.replace("@media print", "@media screen"))
            frames.append(f'<iframe title="{id} {language}" style="width:{width}" srcdoc="{shown}"></iframe>')
    (tmp_path / "all.html").write_text(f"<body>{''.join(frames)}{MEASURE}</body>", encoding="utf-8")
    dumped = browser(
        tmp_path,
        "--window-size=1400,1000",
        "--virtual-time-budget=20000",
        "--dump-dom",
        f"file://{tmp_path}/all.html",
    )
    match = re.search(r"<body>(\[.*\])</body>", dumped, flags=re.DOTALL)
    assert match is not None
    measured = json.loads(unescape(match[1]))
    assert len(measured) == len(RULESETS) * len(LANGUAGES)
    assert [m["page"] for m in measured if m["over"] > 1] == []
    assert [m["page"] for m in measured if m["type"] < SMALLEST_TYPE - 0.01] == []
