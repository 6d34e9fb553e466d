"""The pictures of the start page: a piece of each battle's map with its counters, drawn ahead of time.

Run by `make docs`. Beside them lies the digest of the drawing that each was made from, and of how it is cut
out, so that a test can say which are old.
"""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

from playwright.sync_api import FloatRect, Page, sync_playwright

from grognard.render.battlefield import battlefield_svg
from grognard.rulesets import ruleset
from grognard.scenarios import load, scenarios
from tools.browser import find

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public" / "maps"
MADE_FROM = FOLDER / "made-from.json"
#: pixels: twice what a card shows, for fine screens
WIDTH, HEIGHT = 680, 300
#: the share of a map's width that is shown
SHARE = 0.4

#: Where most counters stand, cut out and handed over as a small file.
_CUT = """async ([svg, width, height, share]) => {
  document.body.innerHTML = svg;
  document.body.style.margin = "0";
  // One picture serves every language: names stand on the map itself.
  document.querySelectorAll(".place, .fine").forEach((name) => name.remove());
  const map = document.querySelector("svg");
  const whole = Math.round(width / share);
  map.setAttribute("width", whole);
  map.removeAttribute("height");
  await document.fonts.ready;
  const standing = [...document.querySelectorAll("#counters > *, #bodies > *")];
  const boxes = standing.map((one) => one.getBoundingClientRect());
  const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  const size = map.getBoundingClientRect();
  const at = (centre, view, full) => Math.max(0, Math.min(full - view, centre - view / 2));
  return [
    at(middle(boxes.map((one) => one.x + one.width / 2)), width, size.width),
    at(middle(boxes.map((one) => one.y + one.height / 2)), height, size.height),
  ];
}"""
_AS_WEBP = """async ([png, width, height]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.72).split(",")[1];
}"""


def drawing(id: str) -> str:
    """A battle as it begins."""
    scenario = load(id)
    shape = ruleset(scenario.ruleset).scenario_shape
    assert shape is not None
    assert shape.counters is not None
    return battlefield_svg(scenario, shape.counters(scenario, None), "en")


def digest(svg: str) -> str:
    return hashlib.sha256((svg + _CUT).encode()).hexdigest()[:16]


def old() -> list[str]:
    """The battles whose pictures are missing or were made from another drawing."""
    made = json.loads(MADE_FROM.read_text()) if MADE_FROM.is_file() else {}
    return [id for id in scenarios() if made.get(id) != digest(drawing(id))]


def picture(page: Page, svg: str) -> bytes:
    x, y = page.evaluate(_CUT, [svg, WIDTH, HEIGHT, SHARE])
    clip = FloatRect(x=x, y=y, width=WIDTH, height=HEIGHT)
    png = page.screenshot(clip=clip, full_page=True)
    return base64.b64decode(page.evaluate(_AS_WEBP, [base64.b64encode(png).decode(), WIDTH, HEIGHT]))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = old()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1800, "height": 1400})
        for id in wanted:
            (FOLDER / f"{id}.webp").write_bytes(picture(page, drawing(id)))
        browser.close()
    known = scenarios()
    MADE_FROM.write_text(json.dumps({id: digest(drawing(id)) for id in known}, indent=1) + "\n")


if __name__ == "__main__":
    main()
